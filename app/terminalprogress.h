// SPDX-License-Identifier: GPL-3.0-or-later
// The progress of a command on a terminal.
#pragma once

#include <string>

#include "core/base/progress.h"

namespace posiscope {

/// Keeps progress off the terminal from now on: --quiet.
void beQuiet();

/// While it lives: after half a second of work a line on stderr says how far it is. Only where stderr is a
/// terminal. The line is gone at the end.
class TerminalProgress {
 public:
    /// `doing` is a word with what is worked on: "writing x.csv".
    explicit TerminalProgress(std::string doing);
    ~TerminalProgress();
    TerminalProgress(const TerminalProgress&) = delete;
    TerminalProgress& operator=(const TerminalProgress&) = delete;

    void show(double share);
    /// Where the share is not known.
    void show();

 private:
    void print(const std::string& much);

    std::string doing_;
    double begun_;
    double shown_ = 0;  // seconds after the beginning; 0 before anything has been shown
};

}  // namespace posiscope
