// What can wait until a widget is on the screen.
#pragma once

#include <functional>

class QWidget;

namespace posiscope {

/// Calls `act` once, after `widget` and all inside it have been painted for the first time: for what nobody
/// can see or use sooner, so that the first picture need not wait for it.
void whenSeen(QWidget* widget, std::function<void()> act);

}  // namespace posiscope
