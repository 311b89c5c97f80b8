// SPDX-License-Identifier: GPL-3.0-or-later
// Texts and sizes that follow the language and the interface scale.
#pragma once

#include <QEvent>
#include <functional>

class QWidget;

namespace posiscope {

/// Calls `set` now, and again whenever the language or the interface scale changes, for as long as the owner
/// lives. The functions of an owner are called in the order of their registration. `set` assigns the texts
/// and sizes of the owner and its parts.
void keepLook(QWidget* owner, std::function<void()> set);

/// The event for a change of the interface scale.
QEvent::Type scaleChange();
/// Whether an event changes texts or sizes.
bool changesLook(const QEvent& event);
/// Sends scaleChange() to the window and to all widgets inside.
void tellScale(QWidget* window);

}  // namespace posiscope
