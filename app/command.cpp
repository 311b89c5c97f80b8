// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

#include "app/typedword.h"
#include "core/base/answerschema.h"
#include "core/base/nearestword.h"
#include "core/tables/coursetables.h"
#include "core/tables/tablename.h"
#include "ui/translation/language.h"

namespace posiscope {

namespace {

/// The index of the first word that is no option of every command.
qsizetype firstOwnWord(const QStringList& words) {
    const std::vector<Option> common = commonOptions().options;
    for (qsizetype n = 0; n < words.size(); ++n) {
        const QString name = words[n].section(u'=', 0, 0);
        const auto option = std::ranges::find_if(common, [&](const Option& each) {
            return name == QStringLiteral("--") + each.name() && each.name() != QLatin1String("help");
        });
        if (option == common.end()) return n;
        if (!option->value.isEmpty() && !words[n].contains(u'=')) ++n;
    }
    return words.size();
}

/// The words with "./" before the names of files that begin with a hyphen, which are no options, and with a
/// name for standard input before its tensors: "-:name" would be options, too.
QStringList withFileNames(QStringList words) {
    for (qsizetype n = 0; n < words.size() && words[n] != QLatin1String("--"); ++n) {
        if (words[n].startsWith(QLatin1String("-:"))) words[n].replace(0, 1, QLatin1String("/dev/stdin"));
        const bool noOption = !words[n].startsWith(u'-') || words[n] == QLatin1String("-");
        if (noOption || words[n].startsWith(QLatin1String("-o"))) continue;
        const QString path = QString::fromStdString(splitTableName(words[n].toStdString()).path);
        if (QFileInfo(path).isFile()) words[n].prepend(QLatin1String("./"));
    }
    return words;
}

QString knownWord(const QString& typed, const Option& option) {
    std::vector<std::string> words;
    for (const QString& word : option.words)
        words.push_back(word.toStdString());
    QStringList parts = option.list ? typed.split(u',') : QStringList{typed};
    for (QString& part : parts)
        if (const std::string known = typedWord(part.toStdString(), words); !known.empty())
            part = QString::fromStdString(known);
    return parts.join(u',');
}

/// The words with the values of options in their own spelling: --theme=Dark, --encoding rotary.
QStringList withKnownWords(QStringList typed, const std::vector<OptionGroup>& groups) {
    for (qsizetype n = 0; n < typed.size() && typed[n] != QLatin1String("--"); ++n) {
        const QString name = typed[n].section(u'=', 0, 0);
        for (const OptionGroup& group : groups)
            for (const Option& option : group.options) {
                if (option.words.isEmpty() || name != QStringLiteral("--") + option.name()) continue;
                if (typed[n].size() > name.size())
                    typed[n] = name + u'=' + knownWord(typed[n].mid(name.size() + 1), option);
                else if (n + 1 < typed.size())
                    typed[n + 1] = knownWord(typed[n + 1], option);
            }
    }
    return typed;
}

/// Names of commands in other programs.
constexpr std::pair<const char*, const char*> otherPrograms[] = {
    {"diff", "compare"}, {"check", "identify"}, {"info", "describe"},         {"inspect", "describe"},
    {"plot", "export"},  {"draw", "export"},    {"render", "export"},         {"resize", "convert"},
    {"man", "help"},     {"ls", "list"},        {"completions", "completion"}};

/// The error for a first word that is neither a command nor a file.
std::optional<CommandError> misspeltCommand(const QStringList& words, qsizetype at) {
    const bool ended = words[at] == QLatin1String("--");
    const QString word = words.value(ended ? at + 1 : at);
    const std::string text = word.toStdString();
    const TableName name = splitTableName(text);
    const bool option = !ended && word.startsWith(u'-');  // or “-”, which is standard input
    if (option || word.endsWith(QLatin1String(".posiscope")) || isCourseTable(name.path) ||
        QFileInfo::exists(QString::fromStdString(name.path)))
        return std::nullopt;
    std::vector<std::string> names;
    for (const Command& each : commands())
        names.push_back(each.name.toStdString());
    CommandError error = usage("“%1” is neither a command nor a file: see posiscope --help", {text});
    const auto other = std::ranges::find(otherPrograms, text, [](const auto& each) { return each.first; });
    error.text =
        withNearest(std::move(error.text), other != std::end(otherPrograms) ? other->second : text, names);
    return error;
}

/// The parser's own error as one sentence, with the option that was probably meant.
CommandError wrongWords(const Command& command, const Arguments& given) {
    const QStringList unknown = given.parsed.unknownOptionNames();
    if (unknown.isEmpty()) {
        QString reason = given.parsed.errorText();
        static const QRegularExpression end(QStringLiteral("\\.$")), quoted(QStringLiteral("'([^']*)'"));
        reason.remove(end).replace(quoted, QStringLiteral("“\\1”"));
        return usage("%1", {reason.left(1).toLower().toStdString() + reason.mid(1).toStdString()});
    }
    // "-json" is five short options to the parser.
    QString word =
        (unknown.front().size() > 1 ? QStringLiteral("--") : QStringLiteral("-")) + unknown.front();
    for (const QString& each : given.words)
        if (unknown.size() > 1 && each.startsWith(u'-') && !each.startsWith(QLatin1String("--"))) word = each;
    std::vector<std::string> known;
    for (const OptionGroup& group : optionsOf(command))
        for (const Option& option : group.options)
            known.push_back("--" + option.name().toStdString());
    const std::string name = command.name.isEmpty() ? "" : command.name.toStdString() + " ";
    CommandError error = usage("unknown option “%1”: see posiscope %2--help", {word.toStdString(), name});
    error.text = withNearest(std::move(error.text), word.toStdString(), known);
    return error;
}

/// The last of several values counts, but no file is passed over.
std::optional<CommandError> repeatedFile(const Command& command, const QCommandLineParser& given) {
    for (const OptionGroup& group : optionsOf(command))
        for (const Option& option : group.options)
            if (option.takesFile() && option.name() != QLatin1String("output") &&
                given.values(option.name()).size() > 1)
                return usage("%1 is given twice", {withDashes(option).toStdString()});
    return std::nullopt;
}

}  // namespace

const std::vector<Command>& commands() {
    static const std::vector<Command> all{
        windowCommand(),   exportCommand(),     examplesCommand(), describeCommand(), compareCommand(),
        identifyCommand(), convertCommand(),    handoutCommand(),  slidesCommand(),   lessonCommand(),
        listCommand(),     completionCommand(), helpCommand(),     versionCommand()};
    return all;
}

const Command* findCommand(const QString& name) {
    const auto found = std::ranges::find(commands(), name.toLower(), &Command::name);
    return found == commands().end() || name.isEmpty() ? nullptr : &*found;
}

OptionGroup commonOptions() {
    QStringList codes;
    for (const Language& each : languages())
        codes << QLatin1String(each.code);
    return {
        QStringLiteral("Answer and help"),
        {{.names = {QStringLiteral("h")}, .meaning = QStringLiteral("The options in short.")},
         {.names = {QStringLiteral("help")}, .meaning = QStringLiteral("All options.")},
         {.names = {QStringLiteral("lang")},
          .value = codes.join(u'|'),
          .meaning = QStringLiteral("The language of the window, of pictures and of lessons."),
          .words = codes},
         {.names = {QStringLiteral("memory")},
          .value = QStringLiteral("SIZE"),
          .meaning = QStringLiteral("Read a table that takes more than 256 MB of memory and 16 times the "
                                    "bytes of its file: 2G, 512M.")},
         {.names = {QStringLiteral("quiet")}, .meaning = QStringLiteral("Keep progress off the terminal.")}},
        true};
}

OptionGroup answerOptions(bool markdown) {
    OptionGroup group{commonOptions().heading,
                      {{.names = {QStringLiteral("json")},
                        .meaning = QStringLiteral("Print JSON, with \"schema\": %1 at its top; errors are "
                                                  "JSON, too.")
                                       .arg(answerSchema)}}};
    if (markdown)
        group.options.push_back({.names = {QStringLiteral("markdown")},
                                 .meaning = QStringLiteral("Print Markdown, for an issue.")});
    return group;
}

std::vector<OptionGroup> optionsOf(const Command& command) {
    std::vector<OptionGroup> groups = command.options();
    const OptionGroup common = commonOptions();
    if (groups.empty() || groups.back().heading != common.heading) groups.push_back({common.heading, {}});
    auto& last = groups.back().options;
    last.insert(last.end(), common.options.begin(), common.options.end());
    return groups;
}

std::variant<Call, CommandError> parseCall(const QStringList& words) {
    const qsizetype at = firstOwnWord(words);
    const Command* command = findCommand(words.value(at));
    auto given = std::make_unique<Arguments>();
    given->words = words;
    if (command != nullptr)
        given->words.removeAt(at);
    else
        command = &commands().front();
    const std::vector<OptionGroup> groups = optionsOf(*command);
    const QStringList typed = withKnownWords(withFileNames(given->words), groups);
    bool json = false;
    for (const OptionGroup& group : groups)
        for (const Option& option : group.options) {
            given->parsed.addOption({option.names, {}, option.value});
            if (!option.off.isEmpty()) given->parsed.addOption(QCommandLineOption(option.off));
            json = json || option.name() == QLatin1String("json");
        }
    if (json && typed.mid(0, typed.indexOf(QStringLiteral("--"))).contains(QStringLiteral("--json")))
        reportInJson();
    if (command == &commands().front() && at < words.size())
        if (auto error = misspeltCommand(words, at)) return *error;
    if (!given->parsed.parse(QStringList{QStringLiteral("posiscope")} + typed))
        return wrongWords(*command, *given);
    if (auto error = repeatedFile(*command, given->parsed)) return *error;
    return Call{command, std::move(given)};
}

}  // namespace posiscope
