// SPDX-License-Identifier: GPL-3.0-or-later
// The parsed command line.
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/state/state.h"

class QCommandLineParser;

namespace posiscope {

/// The exit status of the process.
enum class Exit { ok = 0, failed = 1, usage = 2, different = 3, unrecognised = 4 };

/// An error and the exit status that follows from it.
struct CommandError {
    Text text;
    Exit exit = Exit::usage;
    std::vector<std::string> details = {};  ///< lines that follow the sentence
};

/// The options of `export` and `describe`. They are generated from the parameter tables and applied to the
/// default state or to a session.
struct CommandOptions {
    State state;
    std::vector<Text> notes;     ///< the notes on a configuration
    Text warning = {};           ///< what of the configuration is not understood
    std::vector<Text> warnings;  ///< tables that have changed since a picture was exported
    Values exports;              ///< dtype, size, scale, theme, title
    QStringList views;           ///< empty: all panes
    QString output;
    QString session;  ///< the file that the state's table comes from; empty where there is none
    bool json = false;
    bool help = false;
};

/// The error for wrong usage, with status Exit::usage.
CommandError usage(const char* sentence, const std::vector<std::string>& arguments = {});
/// Adds -h, --help.
void addHelpOption(QCommandLineParser& parser);
/// The parser's own error as one sentence, with the option that was probably meant.
CommandError wrongWords(const QCommandLineParser& parser);

/// An option with a value that is given twice: one of the values would be lost. Those of `several` may be.
std::optional<CommandError> repeatedOption(const QCommandLineParser& parser, const QStringList& several = {});
/// The error for the first of these names that no view has.
std::optional<CommandError> unknownView(const QStringList& views);

/// Parses the arguments after `posiscope export` or `posiscope describe`.
std::variant<CommandOptions, CommandError> parseOptions(const QString& command, const QStringList& words);

/// The file named by -o among the arguments of `posiscope export`; empty where there is none.
QString outputOf(const QStringList& words);

/// The text for --help of the program, or of one command.
QString helpText(const QString& command);

}  // namespace posiscope
