// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/answerwords.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/identify/identitytext.h"
#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)
};

const Parameter* parameterOf(const Encoding* encoding, const std::string& key) {
    if (encoding == nullptr) return nullptr;
    const auto found = std::ranges::find(encoding->parameters, key, &Parameter::key);
    return found == encoding->parameters.end() ? nullptr : &*found;
}

/// The option in words: "Half-split", "base 10 000"; empty for a flag that is off.
QString partOf(const Parameter& parameter, const Value& value) {
    if (parameter.kind() == ParameterKind::choice)
        if (const Choice* choice = parameter.findChoice(std::get<std::string>(value)))
            return translated(choice->label);
    if (parameter.kind() == ParameterKind::flag)
        return std::get<bool>(value) ? translated(parameter.label) : QString();
    return QStringLiteral("%1 %2").arg(QString::fromStdString(parameter.key), shownValue(parameter, value));
}

/// Whether a short line names the option: the base, the factor, the layout, and every option unlike its
/// initial value. The sizes of the table are left out.
bool isWorthSaying(const Encoding& encoding, const Parameter& parameter, const Value& value) {
    if (parameter.key == keys::maxLen.name || parameter.key == encoding.width.key) return false;
    return parameter.key == keys::base.name || parameter.key == keys::factor.name ||
           parameter.key == keys::layout.name || parameter.key == keys::ropeLayout.name ||
           value != parameter.initial;
}

/// The number of what is no encoding of the registry, by its key: "height 14".
QString numberOf(const std::string& key, const Value& value) {
    const auto* const whole = std::get_if<std::int64_t>(&value);
    const auto* const real = std::get_if<double>(&value);
    if (whole == nullptr && real == nullptr) return {};
    return QStringLiteral("%1 %2").arg(
        QString::fromStdString(key),
        whole != nullptr ? grouped(*whole) : localised(QString::fromStdString(inFull(*real))));
}

QStringList partsOf(const std::string& encoding, const OptionValues& options, bool brief) {
    const Encoding* const known = findEncoding(encoding);
    QStringList parts;
    for (const auto& [key, value] : options) {
        const Parameter* const parameter = parameterOf(known, key);
        // What is no parameter tells in a word how a table was made: "bicubic-antialias".
        if (const auto* word = std::get_if<std::string>(&value); parameter == nullptr && word != nullptr)
            parts << QString::fromStdString(*word);
        if (const QString number = numberOf(key, value); known == nullptr && !number.isEmpty())
            parts << number;
        if (parameter == nullptr || (brief && !isWorthSaying(*known, *parameter, value))) continue;
        if (const QString part = partOf(*parameter, value); !part.isEmpty()) parts << part;
    }
    return parts;
}

/// The number of padding rows before the first position.
std::int64_t rowsBefore(const Identity& answer) {
    for (const auto& [key, value] : answer.options)
        if (key == keys::maxLen.name)
            if (const auto* positions = std::get_if<std::int64_t>(&value))
                return std::max<std::int64_t>(0, answer.storage.rows - *positions);
    return 0;
}

Text optionsInWords(const std::string& encoding, const OptionValues& options) {
    return Text::asIs(listed(partsOf(encoding, options, false)).toStdString());
}

/// The lines in the order of reading: the verdict, the mistakes, the rest.
std::vector<IdentityLine> orderedLines(const Identity& answer) {
    std::vector<IdentityLine> lines = linesOf(answer, optionsInWords);
    std::stable_sort(lines.begin(), lines.end(), [](const IdentityLine& a, const IdentityLine& b) {
        const auto rank = [](const IdentityLine& line) {
            return line.kind == IdentityLine::Kind::verdict ? 0
                   : line.kind == IdentityLine::Kind::wrong ? 1
                                                            : 2;
        };
        return rank(a) < rank(b);
    });
    return lines;
}

QString capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString rowHtml(const IdentityLine& line, bool again, const Theme& theme) {
    const bool wrong = line.kind == IdentityLine::Kind::wrong;
    const bool strong = wrong || line.kind == IdentityLine::Kind::verdict;
    const QString colour = (wrong                                       ? theme.error
                            : line.kind == IdentityLine::Kind::evidence ? theme.muted
                                                                        : theme.text)
                               .name();
    QString words = localised(translated(line.words)).toHtmlEscaped();
    // Formulas must not break at a slash.
    if (wrong || line.label == Text(POSISCOPE_TR("core", "note")))
        words.replace(u'/', QStringLiteral("/\u2060"));
    return QStringLiteral(
               "<tr><td style=\"color:%1; white-space:nowrap\">%2&nbsp;&nbsp;</td>"
               "<td style=\"color:%3\">%4</td></tr>")
        .arg((wrong ? theme.error : theme.muted).name(),
             again ? QString() : capital(translated(line.label)).toHtmlEscaped(), colour,
             strong ? QStringLiteral("<b>%1</b>").arg(words) : words);
}

}  // namespace

QString summaryLine(const Identity& answer) {
    if (!answer.recognised) return AnswerWords::tr("Not recognised");
    const Encoding* const encoding = findEncoding(answer.encoding);
    QStringList parts{encoding != nullptr ? translated(encoding->name)
                                          : localised(translated(namedEncoding(answer.encoding)))};
    parts << partsOf(answer.encoding, answer.options, true);
    if (const auto before = rowsBefore(answer); before > 0)
        parts << AnswerWords::tr("rows before the first position: %1").arg(grouped(before));
    if (!answer.rounding.table.empty()) parts << QString::fromStdString(answer.rounding.table);
    return listed(parts);
}

QStringList whatIsWrong(const Identity& answer) {
    QStringList lines;
    for (const Finding& finding : answer.mistakes)
        lines << localised(translated(finding.text));
    const bool told = std::ranges::any_of(
        answer.mistakes, [](const Finding& finding) { return finding.id == "unexplained-cells"; });
    if (answer.unexplainedCells > 0 && !told)
        lines << AnswerWords::tr("Unexplained cells: %1").arg(grouped(answer.unexplainedCells));
    return lines;
}

QString answerHtml(const Identity& answer, const Theme& theme) {
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
    Text before;
    for (const IdentityLine& line : orderedLines(answer)) {
        html += rowHtml(line, line.label == before, theme);
        before = line.label;
    }
    return html + QStringLiteral("</table>");
}

QString answerPlain(const Identity& answer) {
    QStringList lines;
    for (const IdentityLine& line : orderedLines(answer))
        lines << capital(translated(line.label)) +
                     (line.words.empty() ? QString()
                                         : QStringLiteral(": ") + localised(translated(line.words)));
    return lines.join(u'\n');
}

}  // namespace posiscope
