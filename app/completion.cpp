// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion.h"

#include <algorithm>

#include "app/command.h"

namespace posiscope {

namespace {

QStringList namesOfCommands() {
    QStringList names;
    for (const Command& each : commands())
        if (!each.name.isEmpty()) names << each.name;
    return names;
}

QStringList operandsOf(const Command& command) {
    return command.operands ? command.operands() : QStringList();
}

std::vector<Option> allOptions(const Command& command) {
    std::vector<Option> all;
    for (const OptionGroup& group : optionsOf(command))
        for (const Option& option : group.options) {
            all.push_back(option);
            if (!option.off.isEmpty()) {
                all.back().off.clear();
                all.push_back({.names = {option.off}, .meaning = option.meaning});
            }
        }
    return all;
}

QStringList optionWords(const Command& command) {
    QStringList words;
    for (const Option& option : allOptions(command))
        words << withDashes(option).split(QStringLiteral(", "));
    return words;
}

/// All options with a value, of all commands, each name once with the words of all of them.
std::vector<Option> optionsWithValues() {
    std::vector<Option> all;
    for (const Command& command : commands())
        for (const Option& option : allOptions(command)) {
            if (option.value.isEmpty()) continue;
            const auto known = std::ranges::find(all, option.name(), &Option::name);
            if (known == all.end()) {
                all.push_back(option);
                continue;
            }
            for (const QString& word : option.words)
                if (!known->words.contains(word)) known->words << word;
        }
    return all;
}

/// Completes values first, then files and what stands behind their colon, then options.
constexpr const char* bashBegin =
    R"bash(# Completion of posiscope for bash, written by posiscope completion bash.
_posiscope_files() {
    local file
    if [[ $1 == *:* && -f ${1%%:*} ]]; then
        file=${1%%:*}
        COMPREPLY=($(compgen -W "$(posiscope list tensors "$file" 2>/dev/null | cut -f 1)" -- "${1#*:}"))
    else
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$1"))
    fi
}
_posiscope_words() {
    local begin= word=$2
    if [[ $1 == list && $word == *,* ]]; then
        begin=${word%,*},
        word=${word##*,}
        compopt -o nospace 2>/dev/null
    fi
    COMPREPLY=($(compgen -P "$begin" -W "$3" -- "$word"))
}
_posiscope() {
    local n=$COMP_CWORD word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words= operands= command=
    COMPREPLY=()
    # Bash parts words at = and :.
    [[ $word == = ]] && word= before== n=$((n + 1))
    [[ $before == = ]] && before=${COMP_WORDS[n - 2]}
    [[ $word == : && n -gt 1 ]] && word=$before: before=${COMP_WORDS[n - 2]}
    [[ $before == : && n -gt 2 ]] && word=${COMP_WORDS[n - 2]}:$word before=${COMP_WORDS[n - 3]}
    case $before in
)bash";
constexpr const char* bashMiddle = R"bash(    esac
    [[ $COMP_CWORD -gt 1 ]] && command=${COMP_WORDS[1]}
    case $command in
)bash";
constexpr const char* bashEnd = R"bash(    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$word"))
    elif [[ -n $operands ]]; then
        COMPREPLY=($(compgen -W "$operands" -- "$word"))
    else
        _posiscope_files "$word"
    fi
}
complete -F _posiscope posiscope
)bash";

QString bashCompletion() {
    QString text = QLatin1String(bashBegin);
    for (const Option& option : optionsWithValues()) {
        text += QStringLiteral("    %1)\n")
                    .arg(withDashes(option).replace(QStringLiteral(", "), QStringLiteral("|")));
        if (!option.words.isEmpty())
            text += QStringLiteral("        _posiscope_words %1 \"$word\" \"%2\"\n")
                        .arg(option.list ? QStringLiteral("list") : QStringLiteral("one"),
                             option.words.join(u' '));
        if (option.takesFile())
            text +=
                option.words.isEmpty()
                    ? QStringLiteral("        _posiscope_files \"$word\"\n")
                    : QStringLiteral("        [[ ${#COMPREPLY[@]} -gt 0 ]] || _posiscope_files \"$word\"\n");
        text += QStringLiteral("        return\n        ;;\n");
    }
    text += QLatin1String(bashMiddle);
    for (const Command& command : commands()) {
        if (command.name.isEmpty()) continue;
        text += QStringLiteral("    %1) words=\"%2\" operands=\"%3\" ;;\n")
                    .arg(command.name, optionWords(command).join(u' '), operandsOf(command).join(u' '));
    }
    text += QStringLiteral("    '') words=\"%1\" operands=\"%2 $(compgen -f -- \"$word\")\" ;;\n")
                .arg(optionWords(commands().front()).join(u' '), namesOfCommands().join(u' '));
    text +=
        QStringLiteral("    *) words=\"%1\" operands= ;;\n").arg(optionWords(commands().front()).join(u' '));
    return text + QLatin1String(bashEnd);
}

/// Text in single quotes, for zsh and fish.
QString quoted(QString text) {
    return u'\'' + text.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("’")) + u'\'';
}

/// The first sentence of a meaning.
QString summaryOf(const Option& option) {
    const QString line = option.meaning.section(u'\n', 0, 0);
    const qsizetype end = line.indexOf(QStringLiteral(". "));
    const QString text = end < 0 ? line : line.left(end);
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

QString zshRow(const Option& option, const QString& name) {
    QString summary = summaryOf(option);
    summary.replace(u'[', u'(').replace(u']', u')').replace(u':', u',');
    QString text = name + (name.startsWith(QLatin1String("--")) && !option.value.isEmpty() ? "=" : "") +
                   u'[' + summary + u']';
    if (!option.value.isEmpty()) {
        const QString words = option.words.join(u' ');
        text += option.list               ? QStringLiteral(":value:_values -s , value ") + words
                : !option.words.isEmpty() ? QStringLiteral(":value:(") + words + u')'
                : option.takesFile()      ? QStringLiteral(":value:_files")
                                          : QStringLiteral(":value: ");
    }
    return quoted(text);
}

QString zshRows(const Command& command) {
    QString text;
    for (const Option& option : allOptions(command))
        for (const QString& name : withDashes(option).split(QStringLiteral(", ")))
            text += QStringLiteral(" \\\n            ") + zshRow(option, name);
    return text;
}

QString zshCompletion() {
    QString text = QStringLiteral(
                       "#compdef posiscope\n"
                       "# Completion of posiscope for zsh, written by posiscope completion zsh.\n"
                       "_posiscope() {\n"
                       "    if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
                       "        compadd %1\n"
                       "        _files\n"
                       "        return\n"
                       "    fi\n"
                       "    case $words[2] in\n")
                       .arg(namesOfCommands().join(u' '));
    for (const Command& command : commands()) {
        if (command.name.isEmpty()) continue;
        const QString words = operandsOf(command).isEmpty()
                                  ? QStringLiteral("'*:file:_files'")
                                  : QStringLiteral("'*:what:(%1)'").arg(operandsOf(command).join(u' '));
        text += QStringLiteral("    %1)\n        _arguments%2 \\\n            %3\n        ;;\n")
                    .arg(command.name, zshRows(command), words);
    }
    text += QStringLiteral("    *)\n        _arguments%1 \\\n            '*:file:_files'\n        ;;\n")
                .arg(zshRows(commands().front()));
    return text + QStringLiteral("    esac\n}\n_posiscope \"$@\"\n");
}

QString fishRow(const Option& option, const QString& condition) {
    QString text = QStringLiteral("complete -c posiscope -n %1").arg(quoted(condition));
    for (const QString& name : option.names)
        text += (name.size() > 1 ? QStringLiteral(" -l ") : QStringLiteral(" -s ")) + name;
    if (!option.value.isEmpty()) text += option.takesFile() ? QStringLiteral(" -rF") : QStringLiteral(" -x");
    if (!option.words.isEmpty()) text += QStringLiteral(" -a ") + quoted(option.words.join(u' '));
    if (!option.meaning.isEmpty()) text += QStringLiteral(" -d ") + quoted(summaryOf(option));
    return text + u'\n';
}

QString fishCompletion() {
    QString text =
        QStringLiteral("# Completion of posiscope for fish, written by posiscope completion fish.\n");
    text += QStringLiteral("complete -c posiscope -n __fish_use_subcommand -a %1\n")
                .arg(quoted(namesOfCommands().join(u' ')));
    for (const Command& command : commands()) {
        const QString condition = command.name.isEmpty()
                                      ? QStringLiteral("__fish_use_subcommand")
                                      : QStringLiteral("__fish_seen_subcommand_from ") + command.name;
        if (!operandsOf(command).isEmpty())
            text += QStringLiteral("complete -c posiscope -n %1 -f -a %2\n")
                        .arg(quoted(condition), quoted(operandsOf(command).join(u' ')));
        for (const Option& option : allOptions(command))
            text += fishRow(option, condition);
    }
    return text;
}

}  // namespace

QString completion(const QString& shell) {
    if (shell == QLatin1String("zsh")) return zshCompletion();
    return shell == QLatin1String("fish") ? fishCompletion() : bashCompletion();
}

}  // namespace posiscope
