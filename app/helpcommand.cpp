// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope help, posiscope completion and posiscope version.
#include <nlohmann/json.hpp>

#include "app/completion.h"
#include "app/helptext.h"
#include "app/manpage.h"
#include "app/schemas.h"
#include "app/typedword.h"
#include "app/version.h"
#include "core/base/nearestword.h"

namespace posiscope {

namespace {

std::vector<OptionGroup> none() {
    return {};
}

std::vector<std::string> topics() {
    std::vector<std::string> names;
    for (const Command& each : commands())
        if (!each.name.isEmpty()) names.push_back(each.name.toStdString());
    for (const Encoding* each : encodings())
        names.push_back(each->id);
    return names;
}

QStringList asList(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list;
}

Exit unknownTopic(const std::string& word) {
    const std::vector<std::string> names = topics();
    const auto commandCount = static_cast<qsizetype>(commands().size()) - 1;
    const QString list = asList(names).mid(0, commandCount).join(QStringLiteral(", "));
    const QString ids = asList(names).mid(commandCount).join(QStringLiteral(", "));
    CommandError error = usage("help knows no “%1”. Commands: %2. Encodings: %3",
                               {word, list.toStdString(), ids.toStdString()});
    error.text = withNearest(std::move(error.text), word, names);
    return fail(error);
}

Exit runHelp(const Arguments& given) {
    const QStringList words = given.parsed.positionalArguments();
    if (given.parsed.isSet(QStringLiteral("man"))) {
        printExactly(manPage().toStdString());
        return Exit::ok;
    }
    if (given.parsed.isSet(QStringLiteral("schema"))) {
        const QString name = given.parsed.value(QStringLiteral("schema"));
        if (!schemaNames().contains(name))
            return fail(usage("--schema must be one of %1, not “%2”",
                              {schemaNames().join(QStringLiteral(", ")).toStdString(), name.toStdString()}));
        printJson(schemaOf(name));
        return Exit::ok;
    }
    if (words.size() > 1) return fail(usage("unexpected argument “%1”", {words[1].toStdString()}));
    if (words.isEmpty()) {
        printAnswer(shortHelp(commands().front(), helpWidth()).toStdString());
        return Exit::ok;
    }
    const std::string topic = typedWord(words[0].toStdString(), topics());
    if (const Command* command = findCommand(QString::fromStdString(topic)))
        printAnswer(fullHelp(*command, helpWidth()).toStdString());
    else if (const Encoding* encoding = findEncoding(topic))
        printAnswer(encodingHelp(*encoding, helpWidth()).toStdString());
    else
        return unknownTopic(words[0].toStdString());
    return Exit::ok;
}

QStringList shells() {
    return {QStringLiteral("bash"), QStringLiteral("zsh"), QStringLiteral("fish")};
}

Exit runCompletion(const Arguments& given) {
    const QString shell = given.parsed.positionalArguments().value(0).toLower();
    if (given.parsed.positionalArguments().size() != 1 || !shells().contains(shell))
        return fail(usage("completion takes one of bash, zsh, fish"));
    printExactly(completion(shell).toStdString());
    return Exit::ok;
}

Exit runVersion(const Arguments&) {
    printExactly("posiscope " + std::string(programVersion) + "\n");
    return Exit::ok;
}

}  // namespace

Command helpCommand() {
    return {.name = QStringLiteral("help"),
            .summary = QStringLiteral("all options of a command or of an encoding"),
            .usage = {QStringLiteral("posiscope help [COMMAND | ENCODING]"),
                      QStringLiteral("posiscope help --man | --schema NAME")},
            .about = {},
            .options =
                [] {
                    return std::vector<OptionGroup>{
                        {QStringLiteral("What is printed"),
                         {{.names = {QStringLiteral("man")},
                           .meaning = QStringLiteral("The man page, as man(7) reads it.")},
                          {.names = {QStringLiteral("schema")},
                           .value = QStringLiteral("NAME"),
                           .meaning = QStringLiteral("The JSON Schema of an answer or a file: %1.")
                                          .arg(schemaNames().join(QStringLiteral(", "))),
                           .words = schemaNames()}}}};
                },
            .examples = {QStringLiteral("posiscope help rope")},
            .operands = [] { return asList(topics()); },
            .run = runHelp};
}

Command completionCommand() {
    return {
        .name = QStringLiteral("completion"),
        .summary = QStringLiteral("what completes words in bash, zsh or fish"),
        .usage = {QStringLiteral("posiscope completion bash|zsh|fish")},
        .about = {QStringLiteral("A package installs them. By hand: source <(posiscope completion bash).")},
        .options = none,
        .examples = {QStringLiteral("posiscope completion bash")},
        .operands = shells,
        .run = runCompletion};
}

Command versionCommand() {
    return {.name = QStringLiteral("version"),
            .summary = QStringLiteral("the version, as --version does"),
            .usage = {QStringLiteral("posiscope version")},
            .about = {},
            .options = none,
            .examples = {QStringLiteral("posiscope version")},
            .run = runVersion};
}

}  // namespace posiscope
