// SPDX-License-Identifier: GPL-3.0-or-later
// The options of --help in groups by subject, and the examples of every command.
#pragma once

#include <QString>

namespace posiscope {

/// Puts the options of a command's help under headings, and its examples before them. `help` is as
/// QCommandLineParser writes it, after what the command does.
QString groupedHelp(const QString& command, const QString& help);

/// "Examples:" and a line for each; of the program itself for an empty name.
QString examplesOf(const QString& command);

}  // namespace posiscope
