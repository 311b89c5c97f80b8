// SPDX-License-Identifier: GPL-3.0-or-later
// Characters on the screen that no font has.
#pragma once

#include <string>

#include "ui/window/commands.h"

namespace posiscope {

/// Says which characters of a lesson or a sentence no font has, once for each lesson and sentence.
class LetterWatch final : public QObject {
    Q_OBJECT

 public:
    explicit LetterWatch(Workbench& bench);

 private:
    void look();

    Workbench& bench_;
    StateStore& store_;
    int reading_ = 0;  ///< of the lesson that has been looked at
    std::string sentence_;
};

}  // namespace posiscope
