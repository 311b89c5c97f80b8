// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helptext.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "app/parameteroptions.h"

namespace posiscope {

namespace {

constexpr int narrowest = 50, widest = 160, usual = 80;

/// The text in lines of this width behind `begin`; all but the first are indented. A line break in the text
/// stays.
QString wrapped(const QString& text, int width, int indent, const QString& begin = {}) {
    const QString margin(indent, u' ');
    QString all, line = begin;
    bool empty = true;
    for (const QString& part : text.split(u'\n')) {
        if (!empty) {
            all += line + u'\n';
            line = margin;
            empty = true;
        }
        for (const QString& word : part.split(u' ', Qt::SkipEmptyParts)) {
            if (!empty && line.size() + 1 + word.size() > width) {
                all += line + u'\n';
                line = margin;
                empty = true;
            }
            line += (empty ? QString() : QStringLiteral(" ")) + word;
            empty = false;
        }
    }
    return all + line + u'\n';
}

/// "  --view VIEW    What to export …"
QString row(const QString& name, const QString& meaning, int column, int width) {
    const QString begin = QStringLiteral("  ") + name;
    if (meaning.isEmpty()) return begin + u'\n';
    const bool beside = begin.size() + 2 <= column;
    return (beside ? QString() : begin + u'\n') +
           wrapped(meaning, width, column, beside ? begin.leftJustified(column) : QString(column, u' '));
}

/// Where meanings begin beside the names of options.
int columnOfMeanings(int width) {
    constexpr int narrow = 70;
    return width < narrow ? 16 : 30;
}

QString firstSentence(const QString& text) {
    const QString line = text.section(u'\n', 0, 0);
    const qsizetype end = line.indexOf(QStringLiteral(". "));
    return end < 0 ? line : line.left(end + 1);
}

/// What fits into a line beside the name.
QString inOneLine(const QString& text, qsizetype room) {
    const QString sentence = firstSentence(text);
    if (sentence.size() <= room) return sentence;
    return sentence.left(sentence.lastIndexOf(u' ', room - 1)) + QStringLiteral("…");
}

QString usageText(const Command& command, int width) {
    QString text;
    for (const QString& usage : command.usage)
        text += wrapped(usage, width, 4);
    return text;
}

QString exampleText(const Command& command) {
    if (command.examples.isEmpty()) return {};
    return QStringLiteral("\nExamples:\n  ") + command.examples.join(QStringLiteral("\n  ")) + u'\n';
}

/// The other commands, with what they do.
QString listOfCommands(int width) {
    constexpr int column = 14;
    QString text = QStringLiteral("Commands:\n");
    for (const Command& each : commands())
        if (!each.name.isEmpty()) text += row(each.name, each.summary, column, width);
    return text;
}

QString listOf(std::span<const NamedMeaning> all, const char* heading, int width) {
    constexpr int column = 14;
    QString text = QStringLiteral("\n%1:\n").arg(QLatin1String(heading));
    for (const NamedMeaning& each : all)
        text += row(QLatin1String(each.name), QString::fromUtf8(each.meaning), column, width);
    return text;
}

bool isEncoding(const OptionGroup& group) {
    return std::ranges::any_of(encodings(), [&](const Encoding* each) {
        return group.heading == QString::fromStdString(each->name.english());
    });
}

/// Names alone, one beside the other, as many as stand in two lines.
QString optionNames(const OptionGroup& group, int width) {
    QStringList names;
    for (const Option& option : group.options)
        names << withDashes(option);
    const QString all = wrapped(names.join(u' '), width - 2, 2, QStringLiteral("  "));
    const QString two = all.section(u'\n', 0, 1);
    return two.size() + 1 < all.size() ? two + QStringLiteral(" …\n") : all;
}

QString encodingIds(int width) {
    QStringList ids;
    for (const Encoding* each : encodings())
        ids << QString::fromStdString(each->id);
    return QStringLiteral("One encoding (posiscope help ENCODING):\n") +
           wrapped(ids.join(u' '), width, 2, QStringLiteral("  "));
}

}  // namespace

std::span<const NamedMeaning> exitStatuses() {
    static constexpr NamedMeaning all[] = {
        {"0", "Done; of identify: recognised, and nothing wrong."},
        {"1", "Failed at run time: a file that cannot be read or written."},
        {"2", "Wrong usage."},
        {"3",
         "Different (compare), or wrong (identify); or a key about positions of the configuration was "
         "not understood (describe, export, compare)."},
        {"4", "Not recognised, or not sure (identify)."}};
    return all;
}

std::span<const NamedMeaning> environmentVariables() {
    static constexpr NamedMeaning all[] = {
        {"POSISCOPE", "The program that the Python module calls."},
        {"LANG", "The language of the window, where none is chosen; also LC_ALL and LC_MESSAGES."},
        {"TMPDIR", "The folder for what is read from pipes."},
        {"XDG_CONFIG_HOME", "The folder of the settings and of the last session; ~/.config."},
        {"COLUMNS", "The width of --help."}};
    return all;
}

int helpWidth() {
    bool set = false;
    int columns = qEnvironmentVariableIntValue("COLUMNS", &set);
    if (winsize size{};
        !set && ::isatty(STDOUT_FILENO) != 0 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
        columns = size.ws_col;
    return columns <= 0 ? usual : std::clamp(columns, narrowest, widest);
}

QString shortHelp(const Command& command, int width) {
    const int column = columnOfMeanings(width) - 4;
    QString text = usageText(command, width);
    if (!command.summary.isEmpty()) text += QStringLiteral("  ") + command.summary + u'\n';
    if (command.name.isEmpty()) text += listOfCommands(width);
    bool encodingsListed = false;
    for (const OptionGroup& group : optionsOf(command)) {
        const bool oneEncoding = group.ofParameters && isEncoding(group);
        if (oneEncoding && !std::exchange(encodingsListed, true)) text += encodingIds(width);
        if (oneEncoding) continue;
        text += group.heading + QStringLiteral(":\n");
        if (group.ofParameters || group.heading == commonOptions().heading)
            text += optionNames(group, width);
        else
            for (const Option& option : group.options)
                if (option.inShort)
                    text += row(asTyped(option), inOneLine(option.meaning, width - column), column, width);
    }
    const QString more = command.name.isEmpty() ? QString() : command.name + u' ';
    return text + QStringLiteral("posiscope %1--help says more.\n").arg(more);
}

QString fullHelp(const Command& command, int width) {
    const int column = columnOfMeanings(width);
    QString text = usageText(command, width);
    for (const QString& paragraph : command.about)
        text += u'\n' + wrapped(paragraph, width, 0);
    if (command.name.isEmpty()) text += u'\n' + listOfCommands(width);
    text += exampleText(command);
    for (const OptionGroup& group : optionsOf(command)) {
        text += u'\n' + group.heading + QStringLiteral(":\n");
        for (const Option& option : group.options)
            text += row(asTyped(option), option.meaning, column, width);
    }
    if (command.name.isEmpty())
        text += listOf(exitStatuses(), "Exit status", width) +
                listOf(environmentVariables(), "Environment", width);
    return text;
}

QString encodingHelp(const Encoding& encoding, int width) {
    const int column = columnOfMeanings(width);
    QString text = QString::fromStdString(encoding.id) + QStringLiteral(": ") +
                   QString::fromStdString(encoding.name.english()) + QStringLiteral(", ") +
                   QString::fromStdString(familyName(encoding.family).english()).toLower() + u'\n';
    text += wrapped(QString::fromStdString(encoding.citation.full), width, 0);
    if (!encoding.citation.link.empty()) text += QString::fromStdString(encoding.citation.link) + u'\n';
    text += QStringLiteral("\nOptions, with --encoding %1:\n").arg(QString::fromStdString(encoding.id));
    for (const Option& option : optionsOf(encoding))
        text += row(asTyped(option), option.meaning, column, width);
    return text;
}

}  // namespace posiscope
