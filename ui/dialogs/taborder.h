// The tab order of widgets that are made late.
#pragma once

class QWidget;

namespace posiscope {

/// Moves the parts of the widget, in the order in which they were made, right behind `before` in the tab
/// order, and returns the last of them. Widgets that are made late would otherwise come after everything else
/// in the window.
QWidget* chainTabOrder(QWidget* widget, QWidget* before);

}  // namespace posiscope
