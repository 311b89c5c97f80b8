// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/command.h"
#include "app/compareconfigs.h"
#include "app/comparedside.h"
#include "app/comparetables.h"
#include "app/comparewords.h"
#include "app/sources.h"
#include "core/base/printable.h"
#include "core/config/readerlines.h"
#include "core/encodings/table.h"
#include "core/identify/tablesource.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// `compare A B [--tolerance X]`.
struct CompareOptions {
    ComparedSide a, b;
    std::optional<double> tolerance;
};

std::optional<CommandError> readTolerance(const QCommandLineParser& parser, CompareOptions& options) {
    if (!parser.isSet(QStringLiteral("tolerance"))) return std::nullopt;
    const Parameter tolerance{
        .key = "tolerance", .label = {}, .tooltip = {}, .initial = 0.0, .limits = {0, 1e300}};
    const auto value = parseValue(tolerance, parser.value(QStringLiteral("tolerance")).toStdString());
    if (!value) return CommandError{value.error().text, Exit::usage, {}};
    options.tolerance = std::get<double>(*value);
    return std::nullopt;
}

/// A configuration beside a table is as long as the table, where it can be.
void takeLengthOf(const State& other, State& config) {
    if (!encodingOf(other).fromFile || !config.values.contains(keys::maxLen.name)) return;
    State longer = config;
    longer.set(keys::maxLen, other.get(keys::tableRows));
    repair(longer);
    if (longer.get(keys::maxLen) == other.get(keys::tableRows)) config = std::move(longer);
}

std::vector<std::string> english(const std::vector<Text>& all, const char* more = "") {
    std::vector<std::string> list;
    list.reserve(all.size());
    for (const Text& each : all)
        list.push_back(each.english() + more);
    return list;
}

/// Whether both are made of the same numbers, so that no cell need be computed.
bool areTheSame(const State& a, const State& b) {
    const Encoding& encoding = encodingOf(a);
    return &encoding == &encodingOf(b) && !encoding.fromFile &&
           std::ranges::all_of(encoding.parameters, [&](const Parameter& row) {
               return a.values.at(row.key) == b.values.at(row.key);
           });
}

NumberDifference noDifference(const Field& field) {
    NumberDifference none;
    none.rows = field.rows();
    none.columns = field.columns();
    return none;
}

void addParts(const Comparable& fields, bool same, const CellsApart& apart, ComparisonReport& report) {
    report.compared = english(fields.compared);
    report.notCompared = english(fields.notCompared, ", which a table from a file cannot have");
    report.unlike = english(fields.unlike);
    for (std::size_t n = 0; n < fields.parts.size(); ++n) {
        const ComparedPart& part = fields.parts[n];
        const NumberDifference found = same ? noDifference(*part.a)
                                       : isSameAsBefore(fields, n)
                                           ? report.parts.back().found
                                           : differenceInNumbers(*part.a, *part.b, {}, apart);
        report.add({part.what.english(),
                    {part.a->rows(), part.a->columns()},
                    {part.b->rows(), part.b->columns()},
                    found,
                    part.place(found.row, found.column).english(),
                    apart});
    }
}

/// What was read from two configurations, and the states of the kinds of layers that have layers in common.
void compareReadings(const CompareOptions& options, State& a, State& b, ConfigComparison& read) {
    read = compareConfigs(*options.a.config, *options.b.config);
    showKind(a, *read.a);
    showKind(b, *read.b);
}

/// Adds what was read to what the cells say.
void addReadings(const ConfigComparison& read, ComparisonReport& report) {
    const bool drawnDiffer = read.drawnDiffer || !report.cellsAreEqual();
    report.words = read.words;
    report.unlike.insert(report.unlike.end(), read.unlike.begin(), read.unlike.end());
    if (read.layers)
        report.layers = {read.differing + (drawnDiffer ? read.layers->some : 0), read.layers->all};
}

Exit compareStates(const CompareOptions& options, State a, State b, ComparisonReport& report) {
    std::optional<ConfigComparison> read;
    if (options.a.config && options.b.config) compareReadings(options, a, b, read.emplace());
    if (options.a.config) takeLengthOf(b, a);
    if (options.b.config) takeLengthOf(a, b);
    const Snapshot inA = makeSnapshot(a), inB = makeSnapshot(b);
    for (const auto& [snapshot, side] : {std::pair{&inA, &options.a}, std::pair{&inB, &options.b}})
        if (Text problem = snapshot->model->problem(); !problem.empty())
            return fail(
                Text("%1: %2").with(Text::asIs(printable(side->word.toStdString()))).with(std::move(problem)),
                Exit::failed);
    const bool files = !options.a.state || !options.b.state;
    const auto left = files ? storedTableOf(*inA.model) : nullptr;
    const auto right = files ? storedTableOf(*inB.model) : nullptr;
    const auto& coarse = left ? left : right;
    CellsApart apart{options.tolerance.value_or(0)};
    if (coarse && !options.tolerance) {
        const auto& other = right ? *right : *coarse;
        apart = usuallyApart(*coarse, other, std::max(coarse->rows(), other.rows()));
        sayStep(*coarse, right ? *right : *coarse, report);
    }
    addParts(comparableOf(inA, inB), areTheSame(a, b), apart, report);
    for (const auto& [side, name] : {std::pair{&options.a, "A"}, std::pair{&options.b, "B"}})
        if (const Text warning = side->config ? warningOf(*side->config) : Text(); !warning.empty())
            report.warnings.push_back(std::string("in ") + name + " " + warning.english());
    report.parameters = !files;
    if (read) {
        addReadings(*read, report);
        const bool alike = report.words.empty() && report.unlike.empty();
        report.sentences =
            english(programDifferences(options.a.config->programs, options.b.config->programs, alike));
    } else if (!files) {
        report.words = differencesInWords(a.values, b.values);
    }
    if (!files || report.equal()) return Exit::ok;
    const auto sideOf = [](const ComparedSide& side, const State& state, const Snapshot& snapshot,
                           const std::shared_ptr<const StoredTable>& stored) {
        WordedSide worded;
        if (stored && !side.state)
            worded.arrays = {arrayOfTable(stored)};
        else
            worded.state = &state;
        if (snapshot.model->hasTable())
            worded.table = std::shared_ptr<const Field>(snapshot.model, &snapshot.model->table());
        return worded;
    };
    addWords(sideOf(options.a, a, inA, left), sideOf(options.b, b, inB, right),
             cellTolerance(*coarse, right ? *right : *coarse, options.tolerance), report);
    return Exit::ok;
}

/// Two configurations that are read and not drawn, by their keys about positions.
Exit compareUndrawn(const CompareOptions& options, ComparisonReport& report) {
    if (!options.a.undrawn) return fail(*options.b.undrawn);
    if (!options.b.undrawn) return fail(*options.a.undrawn);
    const ModelConfig &a = *options.a.config, &b = *options.b.config;
    report.onlyReadings = true;
    report.compared = {"the keys about positions: " + a.undrawn->text.english()};
    if (a.undrawn->text != b.undrawn->text) report.unlike.push_back("B: " + b.undrawn->text.english());
    const auto found = readingsApart(a.readings, b.readings);
    report.unlike.insert(report.unlike.end(), found.begin(), found.end());
    return Exit::ok;
}

Exit compareSides(const CompareOptions& options, ComparisonReport& report) {
    if (options.a.undrawn || options.b.undrawn) return compareUndrawn(options, report);
    if (!options.a.state && !options.b.state) {
        const auto failure = compareArrays(options.a, options.b, options.tolerance, report);
        return failure ? fail(failure->text, Exit::failed) : Exit::ok;
    }
    const auto a = stateOfSide(options.a), b = stateOfSide(options.b);
    for (const auto* side : {&a, &b})
        if (const auto* error = std::get_if<CommandError>(side)) return fail(*error);
    return compareStates(options, std::get<State>(a), std::get<State>(b), report);
}

}  // namespace

namespace {

std::variant<CompareOptions, CommandError> parseCompare(const QCommandLineParser& given) {
    CompareOptions options;
    if (given.isSet(QStringLiteral("json")) && given.isSet(QStringLiteral("markdown")))
        return usage("--json and --markdown exclude each other");
    if (auto error = readTolerance(given, options)) return *error;
    const QStringList files = given.positionalArguments();
    if (files.size() != 2) return usage("compare takes two files: posiscope compare A B");
    const auto choice = configChoice(given);
    if (const auto* error = std::get_if<CommandError>(&choice)) return *error;
    for (const auto& [word, side] : {std::pair{files[0], &options.a}, std::pair{files[1], &options.b}}) {
        auto read = comparedSide(word, std::get<ConfigChoice>(choice));
        if (auto* error = std::get_if<CommandError>(&read)) return std::move(*error);
        *side = std::move(std::get<ComparedSide>(read));
    }
    for (const char* option : {"part", "layer"})
        if (given.isSet(QLatin1String(option)) && !options.a.config && !options.b.config)
            return usage("--%1 is about a configuration, and neither A nor B is one", {option});
    return options;
}

Exit runCompare(const Arguments& given) {
    const auto parsed = parseCompare(given.parsed);
    if (const auto* error = std::get_if<CommandError>(&parsed)) return fail(*error);
    const auto& options = std::get<CompareOptions>(parsed);
    ComparisonReport report;
    report.files = {options.a.word, options.b.word};
    if (const Exit exit = compareSides(options, report); exit != Exit::ok) return exit;
    if (report.equal() && !report.parameters) {
        report.relations = Relation{.found = true}.ids();
        report.explained = 1;
    }
    if (given.parsed.isSet(QStringLiteral("json")))
        printExactly(report.asJson());
    else
        printAnswer(given.parsed.isSet(QStringLiteral("markdown")) ? report.asMarkdown() : report.asText());
    return report.equal() ? Exit::ok : Exit::different;
}

std::vector<OptionGroup> compareOptions() {
    return {
        {QStringLiteral("Equal or not"),
         {{.names = {QStringLiteral("tolerance")},
           .value = QStringLiteral("NUMBER"),
           .meaning = QStringLiteral("How far cells may be apart and still count as equal. Without it the "
                                     "last place of the largest cell in the coarser of the files' types, of "
                                     "16-bit types that of each cell and 2⁻²³ for each row; between sessions "
                                     "and configurations 0.")}}},
        {QStringLiteral("What of a configuration is compared"), configOptions()},
        answerOptions(true)};
}

}  // namespace

Command compareCommand() {
    return {
        .name = QStringLiteral("compare"),
        .summary = QStringLiteral("what differs in two tables, models, sessions or configurations"),
        .usage = {QStringLiteral("posiscope compare A B [--part NAME] [--layer N] [--tolerance NUMBER] "
                                 "[--json | --markdown]")},
        .about = {QStringLiteral("A and B are tables (FILE[:TENSOR]), model files, sessions, exported "
                                 "pictures or configurations, in any mix."),
                  QStringLiteral(
                      "Says whether they are equal within the tolerance, the largest and root mean square "
                      "difference with its place, and what the difference is: in which parameters two "
                      "sessions or two recognised tables differ, and whether B is A in another order, "
                      "scale, size or rounding."),
                  QStringLiteral(
                      "Of model files the arrays of the same names are compared. Of sessions the tables, "
                      "the biases of all heads and the rotation of queries and keys are compared. "
                      "Encodings of which only one has a table, a bias or a rotation, or with different "
                      "numbers of heads, are different. A configuration is as long as the table beside "
                      "it. Of two configurations each layer is compared, and what is not drawn as well; with "
                      "--layer "
                      "this one alone. A .gguf "
                      "file is its header, FILE:TENSOR a tensor of it."),
                  QStringLiteral("Status: 0 equal within the tolerance, 3 different, or a configuration "
                                 "is not wholly understood.")},
        .options = compareOptions,
        .examples = {QStringLiteral("posiscope compare old.safetensors new.safetensors --tolerance 1e-6"),
                     QStringLiteral("posiscope compare pe.npy config.json --markdown")},
        .run = runCompare,
        .answer = ComparisonReport::keys};
}

}  // namespace posiscope
