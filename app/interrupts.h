// Signals that end the program, so that nothing half written stays behind.
#pragma once

#include <functional>

namespace posiscope {

/// A write beyond the limit of the process fails with a message, and does not end it.
void ignoreFileLimit();

/// From now on SIGINT, SIGTERM and SIGHUP do nothing but make interrupted() true. A second one ends the
/// process at once.
void catchInterrupts();
bool interrupted();
/// Ends the process by the signal that came, where one came: whoever waits for it sees the signal.
void endIfInterrupted();

/// Calls `act` in the event loop when one of these signals has come, with its number.
void onInterrupt(std::function<void(int signal)> act);

}  // namespace posiscope
