// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope examples: figures that people know, listed and drawn.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/exportwriting.h"
#include "app/outputoption.h"
#include "app/sessionoption.h"
#include "app/typedword.h"
#include "core/base/answerschema.h"
#include "core/base/nearestword.h"
#include "core/state/exportparameters.h"
#include "ui/documents/examples.h"

namespace posiscope {

namespace {

std::vector<std::string> idsOf(const std::vector<Example>& all) {
    std::vector<std::string> ids;
    for (const Example& each : all)
        ids.push_back(each.id.toStdString());
    return ids;
}

QStringList exampleIds() {
    QStringList ids;
    for (const Example& each : examples())
        ids << each.id;
    return ids;
}

Exit printExamples(bool json) {
    std::string text;
    nlohmann::ordered_json root{{"schema", answerSchema}, {"examples", nlohmann::ordered_json::array()}};
    for (const Example& each : examples()) {
        const std::string id = each.id.toStdString(), name = each.title.toStdString(),
                          shows = each.shows.toStdString(), source = each.source.toStdString(),
                          address = each.address.toStdString();
        text += id + "\t" + name + ": " + shows + " — " + source + " " + address + "\n";
        root["examples"].push_back(
            {{"id", id}, {"name", name}, {"summary", shows}, {"source", source}, {"address", address}});
    }
    if (json)
        printJson(root);
    else
        printAnswer(text);
    return Exit::ok;
}

AnswerKeys exampleKeys() {
    static constexpr AnswerKey keys[] = {
        {"examples[].id", "string", "The name that the command takes."},
        {"examples[].name", "string", "Its title in the window."},
        {"examples[].summary", "string", "What it shows."},
        {"examples[].source", "string", "The paper or page that has the figure."},
        {"examples[].address", "string", "The address of the source."},
    };
    return keys;
}

/// The picture's own session with the way in which it was exported.
std::variant<CommandOptions, CommandError> shownBy(const Example& example) {
    CommandOptions options;
    for (const Parameter& parameter : exportParameters())
        options.exports.set(parameter.key, parameter.initial);
    if (auto error = applySession(example.picture, options)) return *error;
    return options;
}

Exit drawExample(const QString& word, const QCommandLineParser& given) {
    const std::vector<Example> all = examples();
    const std::vector<std::string> ids = idsOf(all);
    const std::string id = typedWord(word.toStdString(), ids);
    const auto example = std::ranges::find(all, QString::fromStdString(id), &Example::id);
    if (example == all.end()) {
        CommandError error =
            usage("there is no example “%1”: they are %2",
                  {word.toStdString(), exampleIds().join(QStringLiteral(", ")).toStdString()});
        error.text = withNearest(std::move(error.text), word.toStdString(), ids);
        return fail(error);
    }
    if (auto error = checkOutput(given)) return fail(*error);
    auto options = shownBy(*example);
    if (const auto* error = std::get_if<CommandError>(&options)) return fail(*error);
    auto& figure = std::get<CommandOptions>(options);
    figure.output = outputOf(given);
    return writeExport(figure);
}

Exit runExamples(const Arguments& given) {
    const QStringList words = given.parsed.positionalArguments();
    const bool output = given.parsed.isSet(QStringLiteral("output"));
    if (words.size() > 1) return fail(usage("unexpected argument “%1”", {words[1].toStdString()}));
    if (words.size() == 1) return drawExample(words.front(), given.parsed);
    if (output)
        return fail(
            usage("which example is written? posiscope examples lists them: posiscope examples %1 -o %2",
                  {exampleIds().value(0).toStdString(),
                   given.parsed.value(QStringLiteral("output")).toStdString()}));
    return printExamples(given.parsed.isSet(QStringLiteral("json")));
}

}  // namespace

Command examplesCommand() {
    return {.name = QStringLiteral("examples"),
            .summary = QStringLiteral("figures that people know: lists them, draws one"),
            .usage = {QStringLiteral("posiscope examples [--json]"),
                      QStringLiteral("posiscope examples ID -o FILE")},
            .about = {QStringLiteral("A line for each example: its ID, what it shows, and the source that "
                                     "has the figure."),
                      QStringLiteral("A picture carries its session: posiscope FILE opens it in the window, "
                                     "and posiscope export FILE draws it again with other options.")},
            .options =
                [] {
                    return std::vector<OptionGroup>{outputOptions(), answerOptions(false)};
                },
            .examples = {QStringLiteral("posiscope examples"),
                         QStringLiteral("posiscope examples alibi -o alibi.pdf")},
            .operands = exampleIds,
            .draws = drawsOutput,
            .run = runExamples,
            .answer = exampleKeys};
}

}  // namespace posiscope
