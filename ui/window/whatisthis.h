// SPDX-License-Identifier: GPL-3.0-or-later
// The explanations of a pane and of an encoding.
#pragma once

#include <QString>
#include <functional>

namespace posiscope {

struct Workbench;

/// Says what a pane shows: the numbers on screen, its marks with their samples, what to look for, the
/// formula, and the lesson that explains it, which `open` opens.
void showWhatIsThis(const Workbench& bench, int pane, const std::function<void(const QString& lesson)>& open);

/// Says what the encoding is that the form shows: its numbers now, what to look for, the formula, the paper
/// with its link, and the lesson that explains it, which `open` opens.
void showWhatEncodingThisIs(const Workbench& bench, const std::function<void(const QString& lesson)>& open);

}  // namespace posiscope
