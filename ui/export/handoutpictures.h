// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of panes on paper.
#pragma once

#include <QImage>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/state/snapshot.h"
#include "ui/export/handouttext.h"

namespace posiscope {

/// Draws panes one below the other, each as wide as a column, with its title and the parameters in words.
class HandoutPictures {
 public:
    /// `keepGoing` is asked while drawing.
    HandoutPictures(HandoutText& text, KeepGoing keepGoing) : text_(text), keepGoing_(std::move(keepGoing)) {}

    /// What the panes show, where it is not what the last call has drawn already.
    Failure draw(const Snapshot& snapshot, const Paragraph& look);

 private:
    void writeTitle(const Snapshot& snapshot, const Pane& pane, int bar);

    HandoutText& text_;
    KeepGoing keepGoing_;
    std::vector<QImage> last_;
    QString parameters_;
};

}  // namespace posiscope
