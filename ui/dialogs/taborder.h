// The tab order of what is made late.
#pragma once

class QWidget;

namespace posiscope {

/// Puts what stands in the widget, in the order in which it was put there, right behind `before` among what
/// Tab goes through, and returns the last of it: what is made late would otherwise come after everything else
/// in the window.
QWidget* tabThrough(QWidget* widget, QWidget* before);

}  // namespace posiscope
