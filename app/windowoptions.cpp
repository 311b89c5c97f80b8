// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowoptions.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <algorithm>

#include "app/commands.h"
#include "app/filekinds.h"
#include "app/lessoncommands.h"
#include "app/parameteroptions.h"
#include "app/sources.h"
#include "app/streams.h"
#include "core/base/nearestword.h"
#include "core/config/modelconfig.h"
#include "core/tables/coursetables.h"
#include "core/tables/tablename.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// Whether words[n] is the option “--table FILE” or “--table=FILE”. `value` is then its value, or null
/// without one.
bool takeFile(const QStringList& words, qsizetype& n, const QString& option, QString& value) {
    if (words[n] != option && !words[n].startsWith(option + u'=')) return false;
    value = words[n] == option ? words.value(++n) : words[n].mid(option.size() + 1);
    return true;
}

CommandError unknown(const char* sentence, const QString& word, const std::vector<std::string>& words) {
    CommandError error = usage(sentence, {word.toStdString()});
    error.text = withNearest(std::move(error.text), word.toStdString(), words);
    return error;
}

std::vector<std::string> namesOfCommands() {
    std::vector<std::string> names;
    for (const QString& each : commandNames())
        names.push_back(each.toStdString());
    return names;
}

/// Reads standard input or a pipe, where the word names one.
std::optional<CommandError> takeStream(QString& word) {
    const auto local = localWord(word, true);
    if (!local) return CommandError{local.error().text, Exit::failed, {}};
    word = *local;
    return std::nullopt;
}

/// Reads the options of parameters, and --view. Limits of values are checked later, in a state.
std::optional<CommandError> readSettings(const QStringList& settings, QCommandLineParser& parser,
                                         QStringList& views) {
    parser.addOption({QStringLiteral("view"), {}, QStringLiteral("VIEW[,VIEW]")});
    addParameterOptions(parser, optionParameters(false));
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + settings)) return wrongWords(parser);
    if (auto error = repeatedOption(parser)) return error;
    views = parser.value(QStringLiteral("view")).split(u',', Qt::SkipEmptyParts);
    if (auto error = unknownView(views)) return error;
    if (views.size() > static_cast<qsizetype>(mostPanes))
        return usage(POSISCOPE_TR("core", "a window has at most %1 panes"), {std::to_string(mostPanes)});
    return std::nullopt;
}

std::vector<std::string> windowOptionNames() {
    std::vector<std::string> names{"--table", "--config", "--lesson",  "--present", "--watch",
                                   "--lang",  "--help",   "--version", "--view"};
    for (const Parameter* parameter : optionParameters(false))
        names.push_back(parameter->option());
    return names;
}

/// Takes the option words[n], where it sets a parameter or the views, and its value.
bool takeSetting(const QStringList& words, qsizetype& n, QStringList& settings) {
    const QString name = words[n].section(u'=', 0, 0);
    bool known = name == QLatin1String("--view");
    bool valued = known;
    for (const Parameter* parameter : optionParameters(false)) {
        const QString own = optionName(*parameter);
        if (name == QStringLiteral("--no-") + own) known = true;
        if (name != QStringLiteral("--") + own) continue;
        known = true;
        valued = parameter->kind() != ParameterKind::flag;
    }
    if (!known) return false;
    settings << words[n];
    if (valued && name == words[n] && n + 1 < words.size()) settings << words[++n];
    return true;
}

/// What is wrong before a window opens. With a file the values are checked when it has been opened.
std::optional<CommandError> checkSettings(const WindowOptions& options) {
    if (!options.lesson.isNull())
        return usage(POSISCOPE_TR("core", "%1 means nothing with --lesson: a lesson sets its own values"),
                     {options.settings.front().section(u'=', 0, 0).toStdString()});
    if (options.opensFile()) {
        QCommandLineParser parser;
        QStringList views;
        return readSettings(options.settings, parser, views);
    }
    State state = defaultState();
    return applySettings(options.settings, state);
}

CommandError onlyOne(const QString& one, const QString& other) {
    return usage(
        POSISCOPE_TR("core",
                     "the window shows only one of “%1” and “%2”: posiscope compare says how they differ"),
        {one.toStdString(), other.toStdString()});
}

/// A table, a configuration or --encoding that another one would replace.
std::optional<CommandError> checkSources(const WindowOptions& options) {
    const bool own = !options.file.isEmpty() && !holdsSession(options.file) &&
                     !options.file.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    const bool isConfig = own && holdsObject(options.file);
    const bool isTable = own && !isConfig;
    if (isTable && !options.table.isEmpty()) return onlyOne(options.file, options.table);
    if (isConfig && !options.config.isEmpty()) return onlyOne(options.file, options.config);
    QCommandLineParser parser;
    QStringList views;
    if (auto error = readSettings(options.settings, parser, views)) return error;
    const QString encoding = parser.value(QStringLiteral("encoding"));
    const QString config = isConfig ? options.file : options.config;
    if (auto error = severalSources(isTable || !options.table.isEmpty(), !config.isEmpty(), encoding))
        return error;
    if (config.isEmpty() || encoding.isEmpty()) return std::nullopt;
    State state = defaultState();
    return openConfig(state, config.toStdString()) ? otherEncoding(state, encoding) : std::nullopt;
}

}  // namespace

std::variant<WindowOptions, CommandError> parseWindow(const QStringList& words) {
    const QString lesson = QStringLiteral("--lesson");
    WindowOptions options;
    bool lessonWanted = false;
    bool fileGiven = false;
    bool optionsEnded = false;
    bool tableNamed = false;
    for (qsizetype n = 0; n < words.size(); ++n) {
        const QString& word = words[n];
        const bool isFile = optionsEnded || !word.startsWith(u'-') || word == QLatin1String("-");
        if (!optionsEnded && word == QLatin1String("--")) {
            optionsEnded = true;
        } else if (!optionsEnded && word == QLatin1String("--present")) {
            options.present = true;
        } else if (!optionsEnded && word == QLatin1String("--watch")) {
            options.watch = true;
        } else if (!isFile && (word == lesson || word.startsWith(lesson + u'='))) {
            if (lessonWanted) return usage(POSISCOPE_TR("core", "--lesson is given twice"));
            lessonWanted = true;
            options.lesson = word == lesson ? words.value(++n) : word.mid(lesson.size() + 1);
        } else if (QString value; !isFile && (takeFile(words, n, QStringLiteral("--table"), value) ||
                                              takeFile(words, n, QStringLiteral("--config"), value))) {
            const bool isTable = word.startsWith(QLatin1String("--table"));
            QString& target = isTable ? options.table : options.config;
            if (!target.isEmpty()) return onlyOne(target, value);
            if (auto error = takeStream(value)) return *error;
            const QString path =
                isTable ? QString::fromStdString(splitTableName(value.toStdString()).path) : value;
            const bool isCourse = isTable && isCourseTable(path.toStdString());
            if (!isCourse && !QFileInfo(path).isFile() && !(isTable && QFileInfo(path).isDir()))
                return usage(POSISCOPE_TR("core", "%1 takes a file, and there is no file “%2”"),
                             {isTable ? "--table" : "--config", path.toStdString()});
            target = value;
        } else if (!isFile && takeSetting(words, n, options.settings)) {
            continue;
        } else if (!isFile) {
            return unknown(POSISCOPE_TR("core", "unknown option “%1”: see posiscope --help"), word,
                           windowOptionNames());
        } else if (fileGiven) {
            return usage(POSISCOPE_TR("core", "unexpected argument “%1”"), {word.toStdString()});
        } else {
            fileGiven = true;
            // FILE.npz:cos is a table.
            tableNamed = options.table.isEmpty() && !splitTableName(word.toStdString()).tensor.empty();
            QString& target = tableNamed ? options.table : options.file;
            target = word;
            if (auto error = takeStream(target)) return *error;
        }
    }
    if (fileGiven && !tableNamed && !options.file.endsWith(QLatin1String(".posiscope")) &&
        !QFileInfo::exists(options.file))
        return unknown(POSISCOPE_TR("core", "“%1” is neither a command nor a file: see posiscope --help"),
                       options.file, namesOfCommands());
    if (!options.settings.isEmpty())
        if (auto error = checkSettings(options)) return *error;
    if (auto error = checkSources(options)) return *error;
    if (!lessonWanted) return options;
    if (options.lesson.isEmpty())
        return usage(POSISCOPE_TR("core", "--lesson takes a name or a file: see posiscope list lessons"));
    if (auto error = missingLesson(options.lesson)) return *error;
    return options;
}

std::optional<CommandError> applySettings(const QStringList& settings, State& state) {
    QCommandLineParser parser;
    CommandOptions options;
    if (auto error = readSettings(settings, parser, options.views)) return error;
    options.state = state;
    if (auto error = applyParameters(parser, optionParameters(false), options)) return error;
    if (!options.views.isEmpty()) options.state.arrangement = {};
    for (const QString& view : options.views)
        options.state.arrangement.panes.push_back({view.toStdString(), {}});
    state = std::move(options.state);
    return std::nullopt;
}

}  // namespace posiscope
