// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowoptions.h"

#include <QFileInfo>

#include "app/filekinds.h"
#include "app/lessoncommands.h"
#include "app/modelpresetoption.h"
#include "app/parameteroptions.h"
#include "app/sources.h"
#include "app/streams.h"
#include "app/sweepoption.h"
#include "core/config/modelconfig.h"
#include "core/identify/modelfolder.h"
#include "core/state/sweep.h"
#include "core/tables/coursetables.h"
#include "core/tables/tablename.h"
#include "ui/lessons/library.h"
#include "ui/view/standins.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// Reads standard input or a pipe, where the word names one.
std::optional<CommandError> takeStream(QString& word) {
    const auto local = localWord(word, true);
    if (!local) return CommandError{local.error().text, Exit::failed, {}};
    word = *local;
    return std::nullopt;
}

CommandError onlyOne(const QString& one, const QString& other) {
    return usage("the window shows only one of “%1” and “%2”: posiscope compare says how they differ",
                 {one.toStdString(), other.toStdString()});
}

/// The file that an option names.
std::optional<CommandError> takeFile(const QCommandLineParser& given, const char* option, QString& target) {
    const QStringList values = given.values(QLatin1String(option));
    if (values.isEmpty()) return std::nullopt;
    if (!target.isEmpty()) return onlyOne(target, values[0]);
    target = values[0];
    if (auto error = takeStream(target)) return error;
    const bool isTable = option == std::string_view("table");
    const QString path = isTable ? QString::fromStdString(splitTableName(target.toStdString()).path) : target;
    if ((isTable && (isCourseTable(path.toStdString()) || QFileInfo(path).isDir())) ||
        QFileInfo(path).isFile() || !configFileIn(path.toStdString()).empty())
        return std::nullopt;
    return usage("--%1 takes a file, and there is no file “%2”", {option, path.toStdString()});
}

/// A table, a configuration or --encoding that another one would replace.
std::optional<CommandError> checkSources(WindowOptions& options, const QCommandLineParser& given) {
    const QString encoding = given.value(QStringLiteral("encoding"));
    const bool own = !options.file.isEmpty() && !holdsSession(options.file) &&
                     !options.file.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    const bool isConfig =
        own && (holdsObject(options.file) || !configFileIn(options.file.toStdString()).empty());
    const bool isTable = own && !isConfig;
    if (isTable && !options.table.isEmpty()) return onlyOne(options.file, options.table);
    if (isConfig && !options.config.isEmpty()) return onlyOne(options.file, options.config);
    const QString config = isConfig ? options.file : options.config;
    if (auto error = severalSources(isTable || !options.table.isEmpty(), !config.isEmpty(), encoding))
        return error;
    if (config.isEmpty()) return withoutConfig(given);
    const auto choice = configChoice(given);
    if (const auto* error = std::get_if<CommandError>(&choice)) return *error;
    options.choice = std::get<ConfigChoice>(choice);
    const bool chosen = !options.choice.part.empty() || options.choice.layer;
    if (!chosen && encoding.isEmpty()) return std::nullopt;
    State state = defaultState();
    const auto read = openConfig(state, configFileOf(config.toStdString()), options.choice);
    if (read) return otherEncoding(state, encoding);
    // The window says what is wrong with a file; what is wrong with options is said before it opens.
    return chosen ? std::optional(CommandError{read.error().text, Exit::failed, {}}) : std::nullopt;
}

/// The first option of a parameter that is given, or --view; empty where there is none.
QString firstSetting(const QCommandLineParser& given) {
    for (const char* option : {"view", "sweep", "preset-model"})
        if (given.isSet(QLatin1String(option))) return QLatin1String("--") + QLatin1String(option);
    for (const Parameter* parameter : optionParameters(false))
        if (isGiven(given, *parameter)) return QString::fromStdString(parameter->option());
    return {};
}

/// What is wrong with values before a window opens. With a file limits are checked when it has been opened.
std::optional<CommandError> checkSettings(const WindowOptions& options, const QCommandLineParser& given) {
    const auto views = viewsNamed(given);
    if (const auto* error = std::get_if<CommandError>(&views)) return *error;
    if (std::get<QStringList>(views).size() > static_cast<qsizetype>(mostPanes))
        return usage(POSISCOPE_TR("core", "a window has at most %1 panes"), {std::to_string(mostPanes)});
    if (!options.hasSettings || options.opensFile()) return std::nullopt;
    State state = defaultState();
    return applySettings(given, state);
}

}  // namespace

std::variant<WindowOptions, CommandError> parseWindow(const QCommandLineParser& given) {
    WindowOptions options;
    options.present = given.isSet(QStringLiteral("present"));
    options.watch = given.isSet(QStringLiteral("watch"));
    options.answers = given.value(QStringLiteral("answers"));
    if (given.isSet(QStringLiteral("answers")) && options.answers.isEmpty())
        return usage("--answers takes the file that answers are added to");
    const QString setting = firstSetting(given);
    options.hasSettings = !setting.isEmpty();
    const QStringList files = given.positionalArguments();
    if (files.size() > 1) return usage("unexpected argument “%1”", {files[1].toStdString()});
    if (!files.isEmpty()) {
        // FILE.npz:cos is a table.
        const bool named = !splitTableName(files[0].toStdString()).tensor.empty();
        QString& target = named ? options.table : options.file;
        target = files[0];
        if (auto error = takeStream(target)) return *error;
    }
    if (auto error = takeFile(given, "table", options.table)) return *error;
    if (auto error = takeFile(given, "config", options.config)) return *error;
    const bool lesson = given.isSet(QStringLiteral("lesson"));
    if (lesson && options.hasSettings)
        return usage("%1 means nothing with --lesson: a lesson sets its own values", {setting.toStdString()});
    if (auto error = checkSettings(options, given)) return *error;
    if (auto error = checkSources(options, given)) return *error;
    if (!lesson) return options;
    options.lesson = given.value(QStringLiteral("lesson"));
    if (options.lesson.isEmpty()) return usage("--lesson takes a name or a file: see posiscope list lessons");
    if (auto error = missingLesson(options.lesson)) return *error;
    return options;
}

std::optional<CommandError> applySettings(const QCommandLineParser& given, State& state) {
    CommandOptions options;
    const auto views = viewsNamed(given);
    if (const auto* error = std::get_if<CommandError>(&views)) return *error;
    options.state = state;
    if (auto error = applyModelPreset(given, options.state)) return error;
    if (auto error = applyParameters(given, optionParameters(false), options)) return error;
    if (std::get<QStringList>(views).isEmpty())
        bringViewsThatCan(options.state);
    else
        options.state.arrangement = {};
    for (const QString& view : std::get<QStringList>(views))
        options.state.arrangement.panes.push_back({view.toStdString(), {}});
    if (auto error = applySweep(given, options.state)) return error;
    if (given.isSet(QStringLiteral("sweep"))) showSweep(options.state, 0);
    state = std::move(options.state);
    return std::nullopt;
}

namespace {

std::vector<OptionGroup> windowOptions() {
    std::vector<Option> shown{viewOption(QStringLiteral("The views of the panes, up to four."))};
    for (Option& each : shownOptions())
        if (each.name() != QLatin1String("session")) {
            each.inShort = each.inShort && each.name() != QLatin1String("part");
            shown.push_back(std::move(each));
        }
    shown.push_back(sweepOption());
    std::vector<OptionGroup> groups{
        {QStringLiteral("What the window shows"), std::move(shown)},
        {QStringLiteral("The window"),
         {{.names = {QStringLiteral("lesson")},
           .value = QStringLiteral("NAME|FILE"),
           .meaning = QStringLiteral("Open a lesson (posiscope list lessons)."),
           .words = builtInLessons() + lectures()},
          {.names = {QStringLiteral("present")},
           .meaning = QStringLiteral("Open the window full screen, for a projector.")},
          {.names = {QStringLiteral("answers")},
           .value = QStringLiteral("FILE"),
           .meaning = QStringLiteral("Add every answer that is given in a lesson to this file (JSON)."),
           .inShort = false},
          {.names = {QStringLiteral("watch")},
           .meaning = QStringLiteral("Read a table again as soon as its file has changed, and say how much "
                                     "has."),
           .inShort = false},
          {.names = {QStringLiteral("v"), QStringLiteral("V"), QStringLiteral("version")},
           .meaning = QStringLiteral("Print the version."),
           .inShort = false}}}};  // there is a command of this name
    for (OptionGroup& group : parameterGroups(optionParameters(false)))
        groups.push_back(std::move(group));
    return groups;
}

}  // namespace

Command windowCommand() {
    return {
        .name = {},
        .summary = {},
        .usage = {QStringLiteral("posiscope [FILE] [options]"),
                  QStringLiteral("posiscope COMMAND [options]")},
        .about = {QStringLiteral(
                      "Posiscope, a microscope for positional encodings. Without a command the window "
                      "opens, with FILE: a session, an exported picture, a table, a configuration, or the "
                      "folder of "
                      "a model."),
                  QStringLiteral("FILE may be -, which is standard input or output, or a pipe. -- ends the "
                                 "options. posiscope help COMMAND and posiscope help ENCODING say more.")},
        .options = windowOptions,
        .examples = {QStringLiteral("posiscope export --view heatmap --d-model 64 --max-len 128 -o pe.png"),
                     QStringLiteral("posiscope identify model.safetensors:wpe.weight")}};
}

}  // namespace posiscope
