// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helprows.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/commandline.h"
#include "app/comparecommand.h"
#include "app/convertcommand.h"
#include "app/identifycommand.h"
#include "app/lessoncommands.h"
#include "app/listcommand.h"

namespace posiscope {

namespace {

/// "  -o, --output <FILE>      The file to write", or the next line of a meaning.
void takeOptionLine(const QString& line, const QString& group, std::vector<OptionRow>& rows) {
    static const QRegularExpression first(QStringLiteral("^ {1,4}(-[^<]*?)(?: <(.*?)>)?(?: {2,}(.*))?$"));
    const auto match = first.match(line);
    if (match.hasMatch()) {
        rows.push_back({group, match.captured(1).trimmed().split(QStringLiteral(", ")), match.captured(2),
                        match.captured(3).trimmed()});
    } else if (!rows.empty() && !line.trimmed().isEmpty()) {
        QString& meaning = rows.back().meaning;
        meaning += (meaning.isEmpty() ? QString() : QStringLiteral(" ")) + line.trimmed();
    }
}

/// "posiscope describe [options]     shape, wavelengths …", or the next line of a meaning.
void takeUsageLine(const QString& line, std::vector<UsageRow>& rows) {
    static const QRegularExpression gap(QStringLiteral(" {2,}"));
    if (line.startsWith(u' ')) {
        QString& meaning = rows.back().meaning;
        meaning += (meaning.isEmpty() ? QString() : QStringLiteral(" ")) + line.trimmed();
        return;
    }
    const qsizetype at = line.indexOf(gap);
    rows.push_back({line.left(at), at < 0 ? QString() : line.mid(at).trimmed()});
}

/// The options that the usage and the paragraphs name, for commands whose help lists none.
void addNamedOptions(HelpRows& rows) {
    static const QRegularExpression named(
        QStringLiteral("(--[a-z][a-z-]*)(?:[ =]([A-Z][A-Z|:\\[\\]]*|[a-z]+(?:\\|[a-z]+)+))?"));
    QString text = rows.paragraphs.join(u' ');
    for (const UsageRow& row : rows.usage)
        if (rows.command.isEmpty() ==
            !row.words.contains(QRegularExpression(QStringLiteral("^posiscope [a-z]"))))
            text += u' ' + row.words;
    for (auto each = named.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        const auto known = std::find_if(rows.options.begin(), rows.options.end(), [&](const OptionRow& row) {
            return row.names.contains(match.captured(1));
        });
        if (known == rows.options.end())
            rows.options.push_back({{}, {match.captured(1)}, match.captured(2), {}});
        else if (known->value.isEmpty())
            known->value = match.captured(2);
    }
}

}  // namespace

HelpRows helpRows(const QString& command, const QString& text) {
    HelpRows rows{command, {}, {}, {}, {}};
    bool inOptions = false, inExamples = false;
    QString group;
    bool inUsage = false;
    QString paragraph;
    const auto endParagraph = [&] {
        if (!paragraph.isEmpty()) rows.paragraphs << paragraph;
        paragraph.clear();
    };
    for (const QString& line : text.split(u'\n')) {
        if (line == QLatin1String("Options:")) {
            inOptions = true;
        } else if (inOptions && !line.isEmpty() && !line.startsWith(u' ')) {
            group = line.chopped(1);
        } else if (inOptions) {
            takeOptionLine(line, group, rows.options);
        } else if (line == QLatin1String("Examples:")) {
            inExamples = true;
            endParagraph();
        } else if (inExamples) {
            if (!line.isEmpty()) rows.examples << line.trimmed();
        } else if (line.startsWith(QLatin1String("posiscope ")) || (inUsage && line.startsWith(u' '))) {
            inUsage = true;
            takeUsageLine(line, rows.usage);
        } else {
            inUsage = false;
            if (line.isEmpty() || line.startsWith(u'-') || line.startsWith(QLatin1String("Exit status")) ||
                line.startsWith(QLatin1String("Status")))
                endParagraph();
            paragraph += (paragraph.isEmpty() ? QString() : QStringLiteral(" ")) + line.trimmed();
        }
    }
    endParagraph();
    if (rows.options.empty()) addNamedOptions(rows);
    return rows;
}

QString helpOf(const QString& command) {
    if (command == QLatin1String("compare")) return compareHelp();
    if (command == QLatin1String("identify")) return identifyHelp();
    if (command == QLatin1String("convert")) return convertHelp();
    if (command == QLatin1String("list")) return listHelp();
    if (command == QLatin1String("handout") || command == QLatin1String("lesson")) return lessonHelp(command);
    return helpText(command);
}

std::vector<HelpRows> allHelpRows() {
    std::vector<HelpRows> all{helpRows({}, helpText({}))};
    for (const char* command :
         {"export", "describe", "compare", "identify", "convert", "handout", "lesson", "list"})
        all.push_back(helpRows(QLatin1String(command), helpOf(QLatin1String(command))));
    return all;
}

}  // namespace posiscope
