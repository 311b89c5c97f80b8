// SPDX-License-Identifier: GPL-3.0-or-later
// Signals that end the program. Catching them leaves no half-written file behind.
#pragma once

#include <functional>

namespace posiscope {

/// Makes a write beyond the file size limit (SIGXFSZ) fail with an error instead of ending the process.
void ignoreFileLimit();

/// Makes SIGINT, SIGTERM and SIGHUP set interrupted() and nothing else. A second signal ends the process at
/// once.
void catchInterrupts();
bool interrupted();
/// Ends the process by the signal that has been caught, if any: the parent process sees that signal.
void endIfInterrupted();

/// Calls `act` in the event loop with the number of the first of these signals.
void onInterrupt(std::function<void(int signal)> act);

}  // namespace posiscope
