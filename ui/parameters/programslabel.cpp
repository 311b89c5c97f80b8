// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/programslabel.h"

#include <algorithm>

#include "core/config/readerlines.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// Types of layers and keys are words of a file, which may hold anything; a line may end inside of one.
QString escaped(const QString& words) {
    return words.toHtmlEscaped().replace(u'_', QStringLiteral("_\u200b"));
}

/// What the program reads about layers of this type; null where it has no row for them.
const ReadRope* rowOf(const ProgramReading& program, const std::string& type) {
    if (program.layers.size() == 1 && program.layers.front().layerType.empty())
        return &program.layers.front();
    const auto found = std::ranges::find(program.layers, type, &ReadRope::layerType);
    return found == program.layers.end() ? nullptr : &*found;
}

/// The types of layers that the programs tell apart; one empty name where they tell none.
std::vector<std::string> typesOf(const std::vector<ProgramReading>& programs) {
    std::vector<std::string> types;
    for (const ProgramReading& program : programs)
        for (const ReadRope& read : program.layers)
            if (!read.layerType.empty() && std::ranges::find(types, read.layerType) == types.end())
                types.push_back(read.layerType);
    if (types.empty()) types.emplace_back();
    return types;
}

/// A row of the table; none where all programs read the same.
QString rowOfCells(const QString& head, const QStringList& cells) {
    if (cells.count(cells.value(0)) == cells.size()) return {};
    QString row = QStringLiteral("<tr><td>%1</td>").arg(head.toHtmlEscaped());
    for (const QString& cell : cells)
        row += QStringLiteral("<td style='padding-left:8px'><b>%1</b></td>").arg(escaped(cell));
    return row + QStringLiteral("</tr>");
}

}  // namespace

ProgramsLabel::ProgramsLabel(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("programs"));
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    keepLook(this, [this] { setAccessibleName(tr("What other programs read")); });
}

void ProgramsLabel::show(const std::vector<ProgramReading>& programs) {
    setVisible(!programs.empty());
    if (programs.empty()) return;
    const Text one = oneReading(programs);
    const QString text = one.empty() ? tableOf(programs) : escaped(translated(one));
    if (text == this->text()) return;
    setTextFormat(Qt::RichText);
    setText(text);
    setToolTip(reasonsOf(programs));
}

/// For each type of layers what differs: a base, a scaling, how much is rotated.
QString ProgramsLabel::tableOf(const std::vector<ProgramReading>& programs) {
    const Text differ = differentReadings(programs);
    QString text = differ.empty() ? QString() : escaped(translated(differ));
    QString heads = QStringLiteral("<tr><td></td>");
    for (const ProgramReading& program : programs)
        heads += QStringLiteral("<td style='padding-left:8px'>%1</td>")
                     .arg(QString::fromStdString(program.program).toHtmlEscaped());
    text += QStringLiteral("<table cellspacing='0' cellpadding='0'>") + heads + QStringLiteral("</tr>");
    for (const std::string& type : typesOf(programs)) {
        QStringList base, scaling, rotated;
        for (const ProgramReading& program : programs) {
            const ReadRope* const read = rowOf(program, type);
            const ReadCells cells = read == nullptr ? ReadCells() : cellsOf(*read);
            base << (read == nullptr ? tr("not known")
                     : read->fails() ? tr("fails")
                                     : translated(cells.base));
            scaling << translated(cells.scaling);
            rotated << translated(cells.rotated);
        }
        const QString rows = rowOfCells(tr("base"), base) + rowOfCells(tr("scaling"), scaling) +
                             rowOfCells(tr("rotated"), rotated);
        if (!type.empty() && !rows.isEmpty())
            text += QStringLiteral("<tr><td colspan='%1'><i>%2</i></td></tr>")
                        .arg(QString::number(programs.size() + 1), escaped(QString::fromStdString(type)));
        text += rows;
    }
    return text + QStringLiteral("</table>");
}

/// The keys that each program takes, or why it is not known.
QString ProgramsLabel::reasonsOf(const std::vector<ProgramReading>& programs) {
    QStringList lines;
    const auto add = [&lines](const ProgramReading& program, const Text& why) {
        const QString line = tr("%1: %2").arg(QString::fromStdString(program.program), translated(why));
        if (!why.empty() && !lines.contains(line)) lines << line;
    };
    for (const ProgramReading& program : programs) {
        add(program, program.unknown);
        for (const ReadRope& read : program.layers)
            add(program, read.why);
    }
    return lines.isEmpty() ? QString() : Qt::convertFromPlainText(lines.join(u'\n'));
}

}  // namespace posiscope
