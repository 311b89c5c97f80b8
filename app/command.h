// SPDX-License-Identifier: GPL-3.0-or-later
// A command of the program as one value. Its help, man page and completions are made from it, and its words
// are parsed by it.
#pragma once

#include <QCommandLineParser>
#include <memory>
#include <variant>

#include "app/option.h"
#include "app/report.h"
#include "core/base/answerkeys.h"

namespace posiscope {

/// The words after a command.
struct Arguments {
    QStringList words;          ///< as they were typed
    QCommandLineParser parsed;  ///< the same ones by names of options
};

struct Command {
    QString name;       ///< empty: the window
    QString summary;    ///< what it does, in a line
    QStringList usage;  ///< "posiscope describe [FILE|FOLDER] [--json] [options]", one or more
    QStringList about;  ///< paragraphs
    /// Its own options under their headings, and those of parameters; commonOptions() come on top.
    std::vector<OptionGroup> (*options)();
    QStringList examples = {};  ///< whole commands; a test runs them
    /// The words that it takes beside options, where these are no files.
    QStringList (*operands)() = nullptr;
    /// Whether it draws pictures: it then needs a QApplication, but no display.
    bool (*draws)(const QCommandLineParser& given) = nullptr;
    /// The settings of the screen that it draws on, for Qt's platform "offscreen"; null: a usual one.
    QByteArray (*screen)() = nullptr;
    Exit (*run)(const Arguments& given) = nullptr;  ///< null for the window
    AnswerKeys (*answer)() = nullptr;               ///< the keys of its --json
};

/// The commands; windowCommand() is defined in windowoptions.cpp, the others in …command.cpp and
/// lessoncommands.cpp.
Command windowCommand();
Command exportCommand();
Command examplesCommand();
Command describeCommand();
Command compareCommand();
Command identifyCommand();
Command convertCommand();
Command handoutCommand();
Command lessonCommand();
Command slidesCommand();
Command listCommand();
Command completionCommand();
Command helpCommand();
Command versionCommand();

/// All commands, the window first.
const std::vector<Command>& commands();

/// The command of this name, in any case, or null.
const Command* findCommand(const QString& name);

/// --help, --lang and what else every command takes.
OptionGroup commonOptions();

/// --json, and --markdown, under the heading of the common options.
OptionGroup answerOptions(bool markdown);

/// The command's options, the common ones last. They share their heading with --json.
std::vector<OptionGroup> optionsOf(const Command& command);

/// The command that these words call, with the words after it.
struct Call {
    const Command* command;
    std::unique_ptr<Arguments> given;
};
std::variant<Call, CommandError> parseCall(const QStringList& words);

}  // namespace posiscope
