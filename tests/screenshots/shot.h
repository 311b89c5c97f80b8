// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of the real window in a chosen state.
#pragma once

#include <QSize>
#include <QString>
#include <functional>
#include <vector>

#include "ui/store/statestore.h"

namespace posiscope {

class LessonPlayer;

struct Shot {
    QString name;
    QString theme;
    QSize size;
    Edit edit = [](State&) {};
    QString language = QStringLiteral("en");
    QString lesson = {};  ///< opened at `step`, before `edit`
    int step = 0;
    bool presenting = false;
    /// Goes on to the first such place of the lesson. Such a picture is taken only when it is named.
    std::function<bool(const LessonPlayer& player)> until = {};
};

/// Takes the pictures named on the command line, or all, into the folder that is its first argument. Returns
/// the exit status of the process.
int takeAll(const std::vector<Shot>& shots);

}  // namespace posiscope
