// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/commands.h"
#include "app/helprows.h"
#include "app/pages.h"
#include "app/parameteroptions.h"
#include "core/base/nearestword.h"
#include "core/convert/conversion.h"
#include "core/parameters/keys.h"
#include "ui/lessons/library.h"
#include "ui/translation/language.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

template <typename Range, typename Name>
QStringList namesOf(const Range& range, Name name) {
    QStringList names;
    for (const auto& each : range)
        names << QString::fromStdString(std::string(name(each)));
    return names;
}

QStringList encodingNames() {
    return namesOf(encodings(), [](const Encoding* encoding) { return encoding->id; });
}

/// The values of an option that are names; empty for numbers, texts and files.
QStringList valuesOf(const OptionRow& row) {
    const QString option = row.names.last();
    if (option == QLatin1String("--view"))
        return namesOf(viewTypes(), [](const ViewType* type) { return type->id; });
    if (option == QLatin1String("--expect")) return encodingNames();
    if (option == QLatin1String("--lesson")) return builtInLessons();
    if (option == QLatin1String("--lang"))
        return namesOf(languages(), [](const Language& language) { return language.code; });
    if (option == QLatin1String("--to"))
        return namesOf(storageForms(), [](const StorageForm& form) { return form.id; });
    for (const Parameter* parameter : optionParameters(true))
        if (option == QStringLiteral("--") + optionName(*parameter) &&
            parameter->kind() == ParameterKind::choice)
            return choiceNames(*parameter);
    return row.value.contains(u'|') && row.value == row.value.toLower() ? row.value.split(u'|')
                                                                        : QStringList();
}

bool takesFile(const OptionRow& row) {
    return row.value.contains(QLatin1String("FILE")) || row.value.contains(QLatin1String("OUT"));
}

/// What `posiscope list` lists.
QStringList listed() {
    return {QStringLiteral("views"), QStringLiteral("encodings"), QStringLiteral("colormaps"),
            QStringLiteral("lessons")};
}

QStringList commandsOf(const std::vector<HelpRows>& all) {
    QStringList names;
    for (const HelpRows& rows : all)
        if (!rows.command.isEmpty()) names << rows.command;
    return names;
}

QStringList optionWords(const HelpRows& rows) {
    QStringList names;
    for (const OptionRow& row : rows.options)
        names << row.names;
    if (rows.command == QLatin1String("list")) names = listed() + names;
    if (!names.contains(QStringLiteral("--help"))) names << QStringLiteral("--help");
    if (!rows.command.isEmpty())
        names << QStringLiteral("--lang") << QStringLiteral("--memory") << QStringLiteral("--quiet");
    return names;
}

/// All options that take a value, of all commands. The same name means the same everywhere, or has the same
/// values.
std::vector<OptionRow> optionsWithValues(const std::vector<HelpRows>& all) {
    std::vector<OptionRow> options;
    for (const HelpRows& rows : all)
        for (const OptionRow& row : rows.options)
            if (!row.value.isEmpty() &&
                std::none_of(options.begin(), options.end(),
                             [&](const OptionRow& known) { return known.names.last() == row.names.last(); }))
                options.push_back(row);
    return options;
}

QString bashCompletion(const std::vector<HelpRows>& all) {
    QString text = QStringLiteral(
        "# Completion of posiscope for bash, written by posiscope help --bash.\n"
        "_posiscope() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=\n"
        "    COMPREPLY=()\n"
        "    case $before in\n");
    for (const OptionRow& row : optionsWithValues(all)) {
        const QStringList values = valuesOf(row);
        text += QStringLiteral("    %1)\n").arg(row.names.join(u'|'));
        if (!values.isEmpty())
            text += QStringLiteral("        COMPREPLY=($(compgen -W \"%1\" -- \"$word\"))\n")
                        .arg(values.join(u' '));
        if (takesFile(row)) text += QStringLiteral("        compopt -o default\n");
        text += QStringLiteral("        return\n        ;;\n");
    }
    text += QStringLiteral(
        "    esac\n"
        "    if [[ $COMP_CWORD -gt 1 ]]; then\n"
        "        case ${COMP_WORDS[1]} in\n");
    for (const HelpRows& rows : all)
        if (!rows.command.isEmpty())
            text += QStringLiteral("        %1) words=\"%2\" ;;\n")
                        .arg(rows.command, optionWords(rows).join(u' '));
    text += QStringLiteral("        *) words=\"%1\" ;;\n").arg(optionWords(all.front()).join(u' '));
    text += QStringLiteral(
                "        esac\n"
                "    else\n"
                "        words=\"%1\"\n"
                "    fi\n"
                "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
                "    [[ ${#COMPREPLY[@]} -gt 0 ]] || compopt -o default\n"
                "}\n"
                "complete -F _posiscope posiscope\n")
                .arg((commandsOf(all) + optionWords(all.front())).join(u' '));
    return text;
}

/// Text in single quotes, for zsh and fish.
QString quoted(QString text) {
    return u'\'' + text.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("’")) + u'\'';
}

/// The first sentence of a meaning.
QString summaryOf(const OptionRow& row) {
    const qsizetype end = row.meaning.indexOf(QStringLiteral(". "));
    QString text = end < 0 ? row.meaning : row.meaning.left(end);
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

QString zshRow(const OptionRow& row, const QString& name) {
    QString summary = summaryOf(row);
    summary.replace(u'[', u'(').replace(u']', u')').replace(u':', u',');
    QString text = name + u'[' + summary + u']';
    if (!row.value.isEmpty()) {
        const QStringList values = valuesOf(row);
        text += QStringLiteral(":value:") + (!values.isEmpty() ? u'(' + values.join(u' ') + u')'
                                             : takesFile(row)  ? QStringLiteral("_files")
                                                               : QStringLiteral(" "));
    }
    return quoted(text);
}

QString zshRows(const HelpRows& rows) {
    QString text;
    for (const OptionRow& row : rows.options)
        for (const QString& name : row.names)
            text += QStringLiteral(" \\\n            ") + zshRow(row, name);
    return text;
}

QString zshCompletion(const std::vector<HelpRows>& all) {
    QString text = QStringLiteral(
                       "#compdef posiscope\n"
                       "# Completion of posiscope for zsh, written by posiscope help --zsh.\n"
                       "_posiscope() {\n"
                       "    if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
                       "        compadd %1\n"
                       "        _files\n"
                       "        return\n"
                       "    fi\n"
                       "    case $words[2] in\n")
                       .arg(commandsOf(all).join(u' '));
    for (const HelpRows& rows : all) {
        if (rows.command.isEmpty()) continue;
        const bool list = rows.command == QLatin1String("list");
        const QString words = list ? QStringLiteral("'*:what:(%1)'").arg(listed().join(u' '))
                                   : QStringLiteral("'*:file:_files'");
        text += QStringLiteral("    %1)\n        _arguments%2 \\\n            %3\n        ;;\n")
                    .arg(rows.command, zshRows(rows), words);
    }
    text += QStringLiteral("    *)\n        _arguments%1 \\\n            '*:file:_files'\n        ;;\n")
                .arg(zshRows(all.front()));
    return text + QStringLiteral("    esac\n}\n_posiscope \"$@\"\n");
}

QString fishRow(const OptionRow& row, const QString& condition) {
    QString text = QStringLiteral("complete -c posiscope -n %1").arg(quoted(condition));
    for (const QString& name : row.names)
        text += name.startsWith(QLatin1String("--")) ? QStringLiteral(" -l ") + name.mid(2)
                                                     : QStringLiteral(" -s ") + name.mid(1);
    const QStringList values = valuesOf(row);
    if (!row.value.isEmpty()) text += takesFile(row) ? QStringLiteral(" -rF") : QStringLiteral(" -x");
    if (!values.isEmpty()) text += QStringLiteral(" -a ") + quoted(values.join(u' '));
    if (!row.meaning.isEmpty()) text += QStringLiteral(" -d ") + quoted(summaryOf(row));
    return text + u'\n';
}

QString fishCompletion(const std::vector<HelpRows>& all) {
    QString text = QStringLiteral("# Completion of posiscope for fish, written by posiscope help --fish.\n");
    text += QStringLiteral("complete -c posiscope -n __fish_use_subcommand -a %1\n")
                .arg(quoted(commandsOf(all).join(u' ')));
    text += QStringLiteral("complete -c posiscope -n '__fish_seen_subcommand_from list' -f -a %1\n")
                .arg(quoted(listed().join(u' ')));
    for (const HelpRows& rows : all)
        for (const OptionRow& row : rows.options)
            text += fishRow(row, rows.command.isEmpty()
                                     ? QStringLiteral("__fish_use_subcommand")
                                     : QStringLiteral("__fish_seen_subcommand_from ") + rows.command);
    return text;
}

}  // namespace

QString completion(const QString& shell) {
    const auto all = allHelpRows();
    if (shell == QLatin1String("zsh")) return zshCompletion(all);
    return shell == QLatin1String("fish") ? fishCompletion(all) : bashCompletion(all);
}

namespace {

Exit unknownCommand(const QString& word) {
    std::vector<std::string> names;
    for (const QString& each : commandNames())
        names.push_back(each.toStdString());
    return fail(
        withNearest(POSISCOPE_TR("core", "help takes a command, or one of --man, --bash, --zsh, --fish"),
                    word.toStdString(), names),
        Exit::usage);
}

}  // namespace

Exit runHelp(const QStringList& words) {
    const QString what = words.size() == 1 ? words.front() : QString();
    QString text;
    if (what == QLatin1String("--man"))
        text = manPage();
    else if (QStringList{QStringLiteral("--bash"), QStringLiteral("--zsh"), QStringLiteral("--fish")}
                 .contains(what))
        text = completion(what.mid(2));
    else if (words.size() < 2 && (what.isEmpty() || what == QLatin1String("help") ||
                                  what == QLatin1String("-h") || what == QLatin1String("--help")))
        text = helpText({});
    else if (commandNames().contains(what))
        text = helpOf(what);
    else
        return unknownCommand(what);
    std::fputs(qUtf8Printable(text), stdout);
    return Exit::ok;
}

}  // namespace posiscope
