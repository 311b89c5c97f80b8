// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manpage.h"

#include "app/helptext.h"
#include "app/version.h"

namespace posiscope {

namespace {

/// Text as man(7) wants it: hyphens that are minus signs, no escapes, and no line that is a request.
QString roff(QString text) {
    text.replace(u'\\', QStringLiteral("\\e")).replace(u'-', QStringLiteral("\\-"));
    text.replace(QChar(0x202f), QStringLiteral("\\ ")).replace(u'\n', QStringLiteral("\n.br\n"));
    return text.startsWith(u'.') || text.startsWith(u'\'') ? QStringLiteral("\\&") + text : text;
}

QString optionRow(const Option& option) {
    QString names = QStringLiteral("\\fB%1\\fR").arg(roff(withDashes(option)));
    if (!option.value.isEmpty()) names += QStringLiteral(" \\fI%1\\fR").arg(roff(option.value));
    return QStringLiteral(".TP\n%1\n%2\n").arg(names, roff(option.meaning));
}

QString optionRows(const std::vector<Option>& options) {
    QString text;
    for (const Option& option : options)
        text += optionRow(option);
    return text;
}

/// What a command does and its own options; those of parameters stand once, behind all commands.
QString commandSection(const Command& command) {
    QString text = QStringLiteral(".SS %1\n%2.\n").arg(command.name, roff(command.summary));
    for (const QString& usage : command.usage)
        text += QStringLiteral(".PP\n%1\n").arg(roff(usage));
    for (const QString& paragraph : command.about)
        text += QStringLiteral(".PP\n%1\n").arg(roff(paragraph));
    for (const OptionGroup& group : command.options())
        if (!group.ofParameters) text += optionRows(group.options);
    return text;
}

/// The options of parameters, each once. `export` has all of them.
QString parameterSections() {
    QString text;
    for (const OptionGroup& group : findCommand(QStringLiteral("export"))->options())
        if (group.ofParameters)
            text += QStringLiteral(".SS %1\n").arg(roff(group.heading)) + optionRows(group.options);
    return text;
}

QString tableOf(std::span<const NamedMeaning> rows) {
    QString text;
    for (const NamedMeaning& row : rows)
        text += QStringLiteral(".TP\n.B %1\n%2\n")
                    .arg(QLatin1String(row.name), roff(QString::fromUtf8(row.meaning)));
    return text;
}

QString exampleLines() {
    QStringList lines;
    for (const Command& command : commands())
        lines << command.examples;
    lines.removeDuplicates();
    return QStringLiteral(".EX\n") + roff(lines.join(u'\n')) + QStringLiteral("\n.EE\n");
}

}  // namespace

QString manPage() {
    const Command& window = commands().front();
    QString text = QStringLiteral(
                       ".TH POSISCOPE 1 2026-11-28 \"Posiscope %1\" \"User Commands\"\n"
                       ".SH NAME\nposiscope \\- a microscope for positional encodings\n"
                       ".SH SYNOPSIS\n")
                       .arg(QLatin1String(programVersion));
    text += roff(window.usage.join(u'\n')) + QStringLiteral("\n.SH DESCRIPTION\n");
    QStringList paragraphs;
    for (const QString& paragraph : window.about)
        paragraphs << roff(paragraph);
    text += paragraphs.join(QStringLiteral("\n.PP\n")) + QStringLiteral("\n.SH OPTIONS\n");
    for (const OptionGroup& group : optionsOf(window))
        if (!group.ofParameters) text += optionRows(group.options);
    text += QStringLiteral(".SH COMMANDS\n");
    for (const Command& command : commands())
        if (!command.name.isEmpty()) text += commandSection(command);
    text += QStringLiteral(
                ".SH OPTIONS OF ENCODINGS, VIEWS AND PICTURES\n"
                "The window, export, describe and, of encodings alone, identify take these.\n") +
            parameterSections();
    return text + QStringLiteral(".SH EXIT STATUS\n") + tableOf(exitStatuses()) +
           QStringLiteral(".SH ENVIRONMENT\n") + tableOf(environmentVariables()) +
           QStringLiteral(
               ".SH FILES\n.TP\n.I ~/.config/posiscope\nThe settings and the last session.\n.TP\n"
               ".I /usr/share/doc/posiscope\nThe manual, and the format of lessons (lessons.md).\n"
               ".SH EXAMPLES\n") +
           exampleLines() +
           QStringLiteral(
               ".SH BUGS\nMistakes are reported at https://github.com/posiscope/posiscope/issues.\n"
               ".SH SEE ALSO\nHelp in the window has the manual, the glossary and the references.\n");
}

}  // namespace posiscope
