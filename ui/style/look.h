// Words and sizes that follow the language and the scale of the interface.
#pragma once

#include <QEvent>
#include <functional>

class QWidget;

namespace posiscope {

/// Calls `set` now, and again whenever the language or the scale of the interface changes, as long as the
/// owner lives. What was told first is called first. `set` gives the owner and its parts their words and
/// sizes.
void keepLook(QWidget* owner, std::function<void()> set);

/// The event that tells a widget of another scale.
QEvent::Type scaleChange();
/// Whether an event asks for other words or sizes.
bool changesLook(const QEvent& event);
/// Sends scaleChange() to the window and to all widgets inside.
void tellScale(QWidget* window);

}  // namespace posiscope
