// SPDX-License-Identifier: GPL-3.0-or-later
// The explanation of a pane.
#pragma once

#include <QString>
#include <functional>

namespace posiscope {

struct Workbench;

/// Says what a pane shows: the numbers on screen, its marks with their samples, what to look for, the
/// formula, and the lesson that explains it, which `open` opens.
void showWhatIsThis(const Workbench& bench, int pane, const std::function<void(const QString& lesson)>& open);

}  // namespace posiscope
