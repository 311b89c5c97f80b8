// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of the real window in a chosen state.
#pragma once

#include <QSize>
#include <QString>
#include <vector>

#include "ui/store/statestore.h"

namespace posiscope {

struct Shot {
    QString name;
    QString theme;
    QSize size;
    Edit edit = [](State&) {};
    QString language = QStringLiteral("en");
    QString lesson = {};  ///< opened at `step`, before `edit`
    int step = 0;
    bool presenting = false;
    bool question = false;  ///< goes on to the lesson's first question, which is asked
};

/// Takes the pictures named on the command line, or all, into the folder that is its first argument. Returns
/// the exit status of the process.
int takeAll(const std::vector<Shot>& shots);

}  // namespace posiscope
