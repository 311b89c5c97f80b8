// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope identify: what a table is, and what is wrong with it.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/identifyfolder.h"
#include "app/identifyreport.h"
#include "app/modelpresetoption.h"
#include "app/originaloption.h"
#include "app/parameteroptions.h"
#include "app/sources.h"
#include "app/streams.h"
#include "app/tableoption.h"
#include "app/terminalprogress.h"
#include "app/tokensoption.h"
#include "core/base/answerschema.h"
#include "core/base/nearestword.h"
#include "core/base/printable.h"
#include "core/config/modelconfig.h"
#include "core/encodings/tokenparameters.h"
#include "core/identify/identitytext.h"
#include "core/identify/tablesource.h"
#include "core/parameters/keys.h"
#include "core/tables/tablename.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// What is asked of each file.
struct IdentifyOptions {
    QStringList files;  ///< FILE[:TENSOR]
    std::optional<Expectation> expected;
    std::optional<std::int64_t> row;  ///< of a batch of position ids
    std::vector<Text> notes;          ///< on a configuration
    bool json = false;
    std::string markdown;  ///< the command as it was typed; empty where Markdown was not asked for
};

/// The parameters of encodings alone: a table has no cursor, and --tokens are those of position ids.
std::vector<const Parameter*> encodingOptions() {
    std::vector<const Parameter*> all = optionParameters(false);
    const auto views = viewParameters();
    std::erase_if(all, [views](const Parameter* parameter) {
        return parameter->key == encodingParameter().key || !parameter->views.empty() ||
               parameter->key == tokensKey || parameter->key == keys::countingRule.name ||
               std::any_of(views.begin(), views.end(),
                           [parameter](const Parameter& each) { return each.key == parameter->key; });
    });
    return all;
}

/// Indices of relative positions, which --expect takes beside encodings.
constexpr const char *swinIndex = "swin-index", *beitIndex = "beit-index";

/// What --expect takes.
std::vector<std::string> expectedIds() {
    std::vector<std::string> ids;
    for (const Encoding* each : encodings())
        if (!each->fromFile) ids.push_back(each->id);
    for (const char* index : {swinIndex, beitIndex})
        ids.emplace_back(index);
    return ids;
}

CommandError noEncoding(const std::string& id) {
    const std::vector<std::string> ids = expectedIds();
    CommandError error = usage("there is no encoding “%1”: see posiscope list encodings", {id});
    error.text = withNearest(std::move(error.text), id, ids);
    return error;
}

/// What --expect, --config or --original say.
std::optional<CommandError> applyExpectation(const QCommandLineParser& parser, IdentifyOptions& options) {
    const bool named = parser.isSet(QStringLiteral("expect"));
    const bool config = parser.isSet(QStringLiteral("config"));
    const bool original = parser.isSet(QStringLiteral("original"));
    if (named && config) return usage("--expect and --config exclude each other");
    if (!config)
        if (auto error = withoutConfig(parser)) return *error;
    if (original && (named || config)) return usage("--original excludes --expect and --config");
    const bool preset = parser.isSet(QStringLiteral("preset-model"));
    if (preset && (named || config || original))
        return usage(
            "--preset-model says what is expected by itself: --expect, --config and --original exclude it");
    if (auto error = applyOriginal(parser, options.expected)) return error;
    const bool tokens = parser.isSet(QStringLiteral("tokens")) || parser.isSet(QStringLiteral("rule"));
    if (tokens && (named || config || original))
        return usage("--tokens and --rule exclude --expect, --config and --original");
    if (auto error = readRow(parser, options.row)) return error;
    if (auto error = applyTokens(parser, options.expected)) return error;
    const std::string word = parser.value(QStringLiteral("expect")).toStdString();
    if (named && (word == swinIndex || word == beitIndex)) {
        for (const Parameter* parameter : encodingOptions())
            if (isGiven(parser, *parameter))
                return usage("%1 does not apply to %2", {parameter->option(), word});
        Expectation index;
        index.index = word;
        options.expected = std::move(index);
        return std::nullopt;
    }
    CommandOptions reading;
    reading.state = defaultState();
    if (named) {
        const Encoding* encoding = findEncoding(word);
        if (encoding == nullptr || encoding->fromFile) return noEncoding(word);
        chooseEncoding(reading.state, *encoding);
    }
    if (auto error = applyModelPreset(parser, reading.state)) return error;
    Expectation expected;
    std::optional<ModelConfig> configuration;
    if (config) {
        const State plain = reading.state;
        const auto file = localWord(parser.value(QStringLiteral("config")));
        if (!file) return CommandError{file.error().text, Exit::failed, {}};
        const auto choice = configChoice(parser);
        if (const auto* error = std::get_if<CommandError>(&choice)) return *error;
        const auto read =
            openConfig(reading.state, configFileOf(file->toStdString()), std::get<ConfigChoice>(choice));
        if (!read) return CommandError{read.error().text, Exit::failed, {}};
        // The proportional form itself, and not what draws it.
        if (read->shown().rotary.proportional.given())
            for (const Parameter& row : read->encoding().parameters)
                reading.state.values.set(row.key, read->values().at(row.key));
        options.notes = read->notes;
        configuration = *read;
    }
    const auto parameters = encodingOptions();
    if (!named && !config && !preset) {
        for (const Parameter* parameter : parameters)
            if (isGiven(parser, *parameter))
                return usage(
                    "%1 says something about what is expected: --expect or --config "
                    "is missing",
                    {parameter->option()});
        return std::nullopt;
    }
    if (auto error = applyParameters(parser, parameters, reading)) return error;
    expected.encoding = &encodingOf(reading.state);
    expected.values = reading.state.values;
    if (config) expected.given = configuredKeys(*expected.encoding);
    for (const Parameter& parameter : expected.encoding->parameters)
        if (isGiven(parser, parameter) || (preset && expected.values.at(parameter.key) != parameter.initial))
            expected.given.push_back(parameter.key);
    if (configuration) addConfigured(expected, *configuration);
    options.expected = std::move(expected);
    return std::nullopt;
}

/// The command as it was typed; names of files without their folders.
std::string commandOf(const QStringList& words) {
    QString command = QStringLiteral("posiscope identify");
    for (const QString& word : words) {
        if (word == QLatin1String("--markdown")) continue;
        const qsizetype value = word.startsWith(QLatin1String("--")) ? word.indexOf(u'=') + 1 : 0;
        const QString name = word.left(value) + word.mid(std::max(value, word.lastIndexOf(u'/') + 1));
        command += u' ' + (name.contains(u' ') ? u'"' + name + u'"' : name);
    }
    return command.toStdString();
}

/// The expectation, and what a configuration says beside it. Files are read later.
std::variant<IdentifyOptions, CommandError> parseIdentify(const Arguments& given) {
    IdentifyOptions options;
    options.json = given.parsed.isSet(QStringLiteral("json"));
    if (given.parsed.isSet(QStringLiteral("markdown"))) options.markdown = commandOf(given.words);
    if (options.json && !options.markdown.empty()) return usage("--json and --markdown exclude each other");
    options.files = given.parsed.positionalArguments();
    if (options.files.isEmpty())
        return usage(
            "identify takes a table: posiscope identify FILE[:TENSOR]; - is "
            "standard input");
    if (auto error = applyExpectation(given.parsed, options)) return *error;
    return options;
}

std::variant<Identity, CommandError> answerFor(const QString& file, const IdentifyOptions& options) {
    std::string path;
    std::vector<std::string> tensors;
    if (auto error = nameArrays(file, path, tensors)) return *error;
    auto arrays = readArrays(path, tensors);
    if (!arrays) return CommandError{arrays.error().text, Exit::failed};
    if (auto error = chooseRow(options.row, arrays.value())) return *error;
    TerminalProgress progress("identifying " + path);
    return identify(*arrays, options.expected, [&](double share) {
        progress.show(share);
        return true;
    });
}

/// The path of a model's folder that the word names; nothing where it names something else.
std::optional<std::string> folderIn(const QString& word) {
    const TableName named = splitTableName(word.toStdString());
    if (!named.tensor.empty() || !isModelFolder(named.path)) return std::nullopt;
    return named.path;
}

/// What `read` makes of the tensors in a folder.
Exit readFolder(const std::string& path, const IdentifyOptions& options,
                const std::function<void(const FolderReport&)>& read) {
    const ModelFolder folder = openModelFolder(path);
    TerminalProgress progress("identifying " + path);
    FolderAnswer answer = identifyFolder(folder, options.expected, [&](double share) {
        progress.show(share);
        return true;
    });
    const FolderReport report(path, folder, std::move(answer));
    read(report);
    return report.exit();
}

/// A folder alone.
Exit runFolder(const std::string& path, const IdentifyOptions& options) {
    if (options.expected && options.expected->original)
        return fail(usage("--original is about one table: posiscope identify %1:TENSOR", {path}));
    if (!options.markdown.empty()) return fail(usage("--markdown is for one table"));
    return readFolder(path, options, [&](const FolderReport& report) {
        if (options.json) {
            nlohmann::ordered_json root{{"schema", answerSchema}};
            root.update(report.asJson());
            return printJson(root);
        }
        printAnswer(report.asText());
        for (const Text& problem : report.problems())
            printError(problem);
    });
}

/// One file: the whole answer.
Exit runOne(const IdentifyOptions& options) {
    if (const auto folder = folderIn(options.files.front())) return runFolder(*folder, options);
    const auto found = answerFor(options.files.front(), options);
    if (const auto* error = std::get_if<CommandError>(&found)) return fail(*error);
    const auto& answer = std::get<Identity>(found);
    if (options.json)
        printExactly(identityAsJson(answer));
    else
        printAnswer(options.markdown.empty() ? identityAsText(answer, options.notes)
                                             : identityAsMarkdown(answer, options.notes, options.markdown));
    return exitOf(answer);
}

/// Several files: a line each, or a list in JSON. A file that cannot be read stops none of the others.
Exit runSeveral(const IdentifyOptions& options) {
    Exit exit = Exit::ok;
    auto all = nlohmann::ordered_json::array();
    for (const QString& file : options.files) {
        const std::string name = file.toStdString();
        if (const auto folder = folderIn(file)) {
            const Exit worst = readFolder(*folder, options, [&](const FolderReport& report) {
                nlohmann::ordered_json entry{{"schema", answerSchema}, {"file", name}};
                entry.update(report.asJson());
                all.push_back(std::move(entry));
                if (options.json) return;
                printAnswer(report.asText(printable(name, name.size()) + ": "));
                for (const Text& problem : report.problems())
                    printError(problem);
            });
            exit = worse(exit, worst);
            continue;
        }
        const auto found = answerFor(file, options);
        if (const auto* error = std::get_if<CommandError>(&found)) {
            exit = worse(exit, error->exit);
            if (options.json)
                all.push_back({{"schema", answerSchema}, {"file", name}, {"error", error->text.english()}});
            else
                fail({Text("%1: %2").with(Text::asIs(printable(name))).with(error->text.shortened()),
                      error->exit});
            continue;
        }
        const auto& answer = std::get<Identity>(found);
        exit = worse(exit, exitOf(answer));
        nlohmann::ordered_json entry{{"schema", answerSchema}, {"file", name}};
        if (options.json) entry.update(nlohmann::ordered_json::parse(identityAsJson(answer)));
        all.push_back(std::move(entry));
        if (!options.json) printAnswer(printable(name, name.size()) + ": " + lineOf(answer) + "\n");
    }
    if (options.json) printJson(all);
    return exit;
}

Exit runIdentify(const Arguments& given) {
    const auto parsed = parseIdentify(given);
    if (const auto* error = std::get_if<CommandError>(&parsed)) return fail(*error);
    const auto& options = std::get<IdentifyOptions>(parsed);
    if (options.files.size() == 1) return runOne(options);
    if (!options.markdown.empty()) return fail(usage("--markdown is for one file"));
    return runSeveral(options);
}

std::vector<OptionGroup> identifyOptions() {
    QStringList ids;
    for (const std::string& id : expectedIds())
        ids << QString::fromStdString(id);
    std::vector<Option> expected{
        {.names = {QStringLiteral("expect")},
         .value = QStringLiteral("ENCODING"),
         .meaning = QStringLiteral("What the table was meant to be, with the options below: %1.")
                        .arg(ids.join(QStringLiteral(", "))),
         .words = ids},
        {.names = {QStringLiteral("config")},
         .value = QStringLiteral("FILE"),
         .meaning = QStringLiteral("What the table was meant to be: the encoding of the model that a Hugging "
                                   "Face config.json, or another file that --config of describe takes, "
                                   "describes; options come on top.")}};
    for (Option& each : configOptions())
        expected.push_back(std::move(each));
    expected.push_back(modelPresetOption());
    for (Option& each : originalOptions())
        expected.push_back(std::move(each));
    for (Option& each : tokensOptions())
        expected.push_back(std::move(each));
    std::vector<OptionGroup> groups{{QStringLiteral("What it was meant to be"), std::move(expected)}};
    for (OptionGroup& group : parameterGroups(encodingOptions()))
        groups.push_back(std::move(group));
    groups.push_back(answerOptions(true));
    return groups;
}

}  // namespace

Command identifyCommand() {
    return {
        .name = QStringLiteral("identify"),
        .summary = QStringLiteral("what a table is, and what is wrong with it"),
        .usage = {QStringLiteral("posiscope identify FILE[:TENSOR]|FOLDER … [--expect ENCODING [options] | "
                                 "--config FILE] [--json | --markdown]"),
                  QStringLiteral("posiscope identify FILE[:TENSOR] … --original FILE[:TENSOR] "
                                 "[--interpolation NAME] [--grid HxW] [--json | --markdown]"),
                  QStringLiteral(
                      "posiscope identify FILE[:TENSOR] [--tokens SEGMENTS] [--rule NAME] [--row N] "
                      "[--json | --markdown]")},
        .about =
            {QStringLiteral(
                 "Says what the table of a file of numbers is: the encoding with its parameters, how "
                 "it is stored, where it was rounded, how far it is from the exact encoding, and "
                 "which cells fit nothing. FILE:COS,SIN names cosines and sines in two arrays. "
                 "Several files get a line each. Of the FOLDER of a model the tensors about positions "
                 "are found by name and shape, and compared with what its config.json says of their "
                 "layers."),
             QStringLiteral(
                 "With --expect or --config it says what differs from what was meant, and how; "
                 "options that are not given have their default, except sizes and the first "
                 "position, which may be any. With --original it says how the table was made from a "
                 "learned one: resized, cut, moved."),
             QStringLiteral(
                 "Position ids, whole numbers of [axes, tokens], are read back to the tokens of a prompt "
                 "and the rules of the models that number them so; with --tokens or --rule it says what "
                 "is wrong with them."),
             QStringLiteral(
                 "Status: 0 recognised and nothing wrong, 3 something is wrong or differs from what "
                 "was expected, 4 not recognised or not sure; of several files the gravest: 1, 3, 4, "
                 "0.")},
        .options = identifyOptions,
        .examples = {QStringLiteral("posiscope identify pe.npy --expect sinusoidal --base 10000"),
                     QStringLiteral("posiscope identify pe.npy cache.npz"),
                     QStringLiteral(
                         "posiscope identify ids.npy --tokens \"3 text, image 4x6, 2 text\" --rule "
                         "qwen2-vl"),
                     QStringLiteral("posiscope identify cache.npz --config config.json --json")},
        .run = runIdentify,
        .answer = identityKeys};
}

}  // namespace posiscope
