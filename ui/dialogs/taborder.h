// SPDX-License-Identifier: GPL-3.0-or-later
// The tab order of widgets that are made after the window.
#pragma once

class QWidget;

namespace posiscope {

/// Inserts the parts of the widget, in the order of their making, behind `before` in the tab order, and
/// returns the last of them. Without this call, late widgets would come after everything else in the window.
QWidget* chainTabOrder(QWidget* widget, QWidget* before);

/// The first part of the widget that Tab reaches; null for none.
QWidget* firstTabStop(const QWidget* widget);

}  // namespace posiscope
