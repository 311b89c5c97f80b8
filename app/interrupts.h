// SPDX-License-Identifier: GPL-3.0-or-later
// Signals that end the program. Catching them leaves no half-written file behind.
#pragma once

#include <functional>
#include <string>

namespace posiscope {

/// Makes a write beyond the file size limit (SIGXFSZ) fail with an error instead of ending the process.
void ignoreFileLimit();

/// Opens something for each of the three standard streams that is closed, so that no file of the program
/// takes its place. Reading or writing it fails.
void openStandardStreams();

/// A signal that ends the process removes this file first, or this folder, which is empty by then. Forgotten
/// ones are left.
void removeAtSignal(const std::string& path);
void forgetAtSignal(const std::string& path);

/// Makes SIGINT, SIGTERM and SIGHUP set interrupted() and nothing else. A second signal ends the process at
/// once, as any did before.
void catchInterrupts();
bool interrupted();
/// Ends the process by the signal that has been caught, if any: the parent process sees that signal.
void endIfInterrupted();

/// Calls `act` in the event loop with the number of the first of these signals.
void onInterrupt(std::function<void(int signal)> act);

}  // namespace posiscope
