// What was asked for on the command line.
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/state/state.h"

class QCommandLineParser;

namespace posiscope {

/// The exit status of the process.
enum class Exit { ok = 0, failed = 1, usage = 2, different = 3, unrecognised = 4 };

/// An error together with what it means for the exit status.
struct CommandError {
    Text text;
    Exit exit = Exit::usage;
    std::vector<std::string> details = {};  ///< lines that follow the sentence
};

/// The options of `export` and `describe`: generated from the parameter tables, applied to the default state
/// or to a session.
struct CommandOptions {
    State state;
    std::vector<Text> notes;  ///< what a configuration was read as
    Values exports;           ///< dtype, size, scale, theme, title
    QString view;
    QString output;
    bool json = false;
    bool help = false;
};

/// Wrong usage.
CommandError usage(const char* sentence, std::vector<std::string> arguments = {});
/// What the parser did not understand, as a sentence like ours.
CommandError wrongWords(const QCommandLineParser& parser);

/// Parses the words after `posiscope export` or `posiscope describe`.
std::variant<CommandOptions, CommandError> parseOptions(const QString& command, const QStringList& words);

/// The file that the words after `posiscope export` name with -o; empty when they name none or make no sense.
QString outputOf(const QStringList& words);

/// The text for --help of the program, or of one command.
QString helpText(const QString& command);

}  // namespace posiscope
