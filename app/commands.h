// The commands that need no window.
#pragma once

#include <QStringList>

#include "app/commandline.h"

namespace posiscope {

/// Whether the words ask for a command (export, describe, list, handout, --help …) and not for the window.
bool isCommand(const QStringList& words);

/// Whether the command draws pictures, and so needs a QApplication (no display, though).
bool drawsPicture(const QStringList& words);

/// Runs the command and prints its answer; one line on stderr when it fails.
Exit runCommand(const QStringList& words);

/// "posiscope: error: …" on stderr.
void printError(const Text& text);

}  // namespace posiscope
