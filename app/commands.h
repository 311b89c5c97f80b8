// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that need no window.
#pragma once

#include <QStringList>

#include "app/commandline.h"

namespace posiscope {

/// The commands by their names.
const QStringList& commandNames();

/// Whether the arguments name a command (export, describe, list, handout, --help …) instead of the window.
bool isCommand(const QStringList& words);

/// Whether the command draws pictures. It then needs a QApplication, but no display.
bool drawsPicture(const QStringList& words);

/// Runs the command and prints its result; a failure is one line on stderr.
Exit runCommand(const QStringList& given);

/// Prints "posiscope: error: …" on stderr.
void printError(const Text& text);
/// Prints "posiscope: note: …" on stderr, unless the text is empty.
void printNote(const Text& text);
/// Prints the error and returns the exit status. Details stand on lines of their own.
Exit fail(const Text& text, Exit exit);
Exit fail(const CommandError& error);

}  // namespace posiscope
