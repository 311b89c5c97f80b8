// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "app/helprows.h"
#include "app/pages.h"
#include "app/version.h"

namespace posiscope {

namespace {

/// Text as man(7) wants it: hyphens that are minus signs, no escapes, and no line that is a request.
QString roff(QString text) {
    text.replace(u'\\', QStringLiteral("\\e")).replace(u'-', QStringLiteral("\\-"));
    text.replace(QChar(0x202f), QStringLiteral("\\ "));
    return text.startsWith(u'.') || text.startsWith(u'\'') ? QStringLiteral("\\&") + text : text;
}

QString usageOf(const HelpRows& rows) {
    QString text;
    for (const UsageRow& row : rows.usage)
        text += row.meaning.isEmpty()
                    ? QStringLiteral(".PP\n%1\n").arg(roff(row.words))
                    : QStringLiteral(".TP\n%1\n%2\n").arg(roff(row.words), roff(row.meaning));
    return text;
}

QString examplesOf(const HelpRows& rows) {
    QString text;
    for (const QString& line : rows.examples)
        text += QStringLiteral(".PP\n.EX\n%1\n.EE\n").arg(roff(line));
    return text;
}

QString optionsOf(const HelpRows& rows) {
    QString text, group;
    for (const OptionRow& row : rows.options) {
        if (row.meaning.isEmpty()) continue;
        if (row.group != group) text += QStringLiteral(".SS %1\n").arg(roff(row.group));
        group = row.group;
        QString names = QStringLiteral("\\fB%1\\fR").arg(roff(row.names.join(QStringLiteral(", "))));
        if (!row.value.isEmpty()) names += QStringLiteral(" \\fI%1\\fR").arg(roff(row.value));
        text += QStringLiteral(".TP\n%1\n%2\n").arg(names, roff(row.meaning));
    }
    return text;
}

QString paragraphsOf(const HelpRows& rows) {
    QString text;
    for (const QString& paragraph : rows.paragraphs)
        text += QStringLiteral(".PP\n%1\n").arg(roff(paragraph));
    return text;
}

}  // namespace

QString manPage() {
    const auto all = allHelpRows();
    QString text =
        QStringLiteral(
            ".TH POSISCOPE 1 2026-11-26 \"Posiscope %1\" \"User Commands\"\n.SH NAME\nposiscope \\- a "
            "microscope "
            "for positional encodings\n.SH SYNOPSIS\n.B posiscope\n[\\fIFILE\\fR | \\fICOMMAND\\fR "
            "[\\fIoptions\\fR]]\n.SH DESCRIPTION\n")
            .arg(QLatin1String(programVersion));
    HelpRows program = all.front();
    text += roff(program.paragraphs.takeFirst()) + u'\n' + usageOf(program) + paragraphsOf(program) +
            examplesOf(program);
    for (std::size_t n = 1; n < all.size(); ++n)
        text += QStringLiteral(".SH THE COMMAND %1\n").arg(all[n].command.toUpper()) + usageOf(all[n]) +
                paragraphsOf(all[n]) + examplesOf(all[n]) + optionsOf(all[n]);
    // The first paragraph of a section needs no request.
    static const QRegularExpression first(QStringLiteral("(\\n\\.SH [^\\n]*\\n)\\.PP\\n"));
    text.replace(first, QStringLiteral("\\1"));
    return text +
           QStringLiteral(
               ".SH FILES\n.TP\n.I ~/.config/posiscope\nThe settings and the last session.\n.TP\n.I "
               "/usr/share/doc/posiscope\nThe manual, and "
               "the format of lessons (lessons.md).\n.SH SEE ALSO\nHelp in the window has the manual, the "
               "glossary and the references.\n");
}

}  // namespace posiscope
