#include "app/comparecommand.h"

#include <QCommandLineParser>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/commands.h"
#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/state/compare.h"
#include "ui/files/sessionfile.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

std::string shapeOf(const Field& field) {
    return groupedDigits(field.rows()) + " × " + groupedDigits(field.columns());
}

/// The lines that say what was compared, what was not, and what makes A and B different whatever their cells
/// are.
std::string scopeAsText(const Comparable& fields) {
    std::string text;
    for (const Text& each : fields.compared)
        text += "compared: " + each.english() + "\n";
    for (const Text& each : fields.notCompared)
        text += "not compared: " + each.english() + ", which a table from a file cannot have\n";
    for (const Text& each : fields.unlike)
        text += "different: " + each.english() + "\n";
    return text;
}

std::string asText(const std::vector<WordDifference>& words, const Comparable& fields,
                   const PartDifferences& found, double tolerance) {
    std::string text;
    const auto side = [](const Text& value) {
        return value.empty() ? std::string("(does not have it)") : value.english();
    };
    for (const WordDifference& each : words)
        text += each.what.english() + ": " + side(each.inA) + " in A, " + side(each.inB) + " in B\n";
    if (words.empty()) text += "the parameters are the same\n";
    text += scopeAsText(fields);
    if (fields.parts.empty()) return text + "nothing to compare cell by cell\n";
    if (!found.parts.front().sameShape)
        text += "the shapes differ: " + shapeOf(*fields.parts.front().a) + " in A, " +
                shapeOf(*fields.parts.front().b) + " in B; compared are the cells that both have\n";
    text += groupedDigits(found.differing) + " of " + groupedDigits(found.cells) + " cells differ\n";
    if (found.differing > found.notFinite) {
        const NumberDifference& worst = found.parts[found.worst];
        const ComparedPart& part = fields.parts[found.worst];
        text += "largest difference " + inFull(worst.largest) + " in " +
                part.place(worst.row, worst.column).english() +
                (fields.parts.size() > 1 ? " of " + part.what.english() : "") + ": " + inFull(worst.valueA) +
                " in A, " + inFull(worst.valueB) + " in B\nroot mean square " + inFull(found.rms) + "\n";
    }
    if (found.notFinite > 0) text += groupedDigits(found.notFinite) + " differences are no finite numbers\n";
    return text + (found.within(tolerance) ? "equal" : "different") + " within " + inFull(tolerance) + "\n";
}

nlohmann::ordered_json listOf(const std::vector<Text>& all) {
    auto list = nlohmann::ordered_json::array();
    for (const Text& each : all)
        list.push_back(each.english());
    return list;
}

/// Writes the shapes and differences of one part, or of the part that differs most.
void numbersToJson(const ComparedPart& part, const NumberDifference& found, nlohmann::ordered_json& root) {
    root["shape_a"] = {part.a->rows(), part.a->columns()};
    root["shape_b"] = {part.b->rows(), part.b->columns()};
    root["max"] = found.largest;
    root["max_at"] = {found.row, found.column};
    root["rms"] = found.rms;
    root["differing_cells"] = found.differing;
    root["not_finite"] = found.notFinite;
}

std::string asJson(const std::vector<WordDifference>& words, const Comparable& fields,
                   const PartDifferences& found, double tolerance) {
    nlohmann::ordered_json root;
    root["equal"] = found.within(tolerance);
    root["tolerance"] = tolerance;
    root["parameters"] = nlohmann::ordered_json::array();
    const auto side = [](const Text& value) {
        return value.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(value.english());
    };
    for (const WordDifference& each : words)
        root["parameters"].push_back(
            {{"what", each.what.english()}, {"a", side(each.inA)}, {"b", side(each.inB)}});
    root["compared"] = listOf(fields.compared);
    root["not_compared"] = listOf(fields.notCompared);
    root["unlike"] = listOf(fields.unlike);
    if (!fields.parts.empty()) {
        numbersToJson(fields.parts[found.worst], found.parts[found.worst], root);
        root["max_in"] = fields.parts[found.worst].what.english();
        root["rms"] = found.rms;
        root["differing_cells"] = found.differing;
        root["not_finite"] = found.notFinite;
    }
    root["parts"] = nlohmann::ordered_json::array();
    for (std::size_t n = 0; n < found.parts.size(); ++n) {
        nlohmann::ordered_json part{{"what", fields.parts[n].what.english()}};
        numbersToJson(fields.parts[n], found.parts[n], part);
        root["parts"].push_back(std::move(part));
    }
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

std::variant<CompareOptions, CommandError> parseCompare(const QStringList& words) {
    QCommandLineParser parser;
    parser.addOption({QStringLiteral("help"), QStringLiteral("Show this help.")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("Print JSON.")});
    parser.addOption({QStringLiteral("tolerance"),
                      QStringLiteral("How far cells may be apart and still count as equal."),
                      QStringLiteral("NUMBER")});
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + words)) return wrongWords(parser);
    CompareOptions options;
    options.help = parser.isSet(QStringLiteral("help"));
    options.json = parser.isSet(QStringLiteral("json"));
    if (options.help) return options;
    if (parser.isSet(QStringLiteral("tolerance"))) {
        const Parameter tolerance{
            .key = "tolerance", .label = {}, .tooltip = {}, .initial = 0.0, .limits = {0, 1e300}};
        const auto value = parseValue(tolerance, parser.value(QStringLiteral("tolerance")).toStdString());
        if (!value) return CommandError{value.error().text, Exit::usage, {}};
        options.tolerance = std::get<double>(*value);
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() != 2)
        return usage(POSISCOPE_TR(
            "core", "compare takes two session files: posiscope compare A.posiscope B.posiscope"));
    options.files = files;
    for (const auto& [file, state] : {std::pair{files[0], &options.a}, std::pair{files[1], &options.b}}) {
        const auto loaded = loadSession(file, viewIds());
        if (!loaded) return CommandError{loaded.error().text, Exit::failed, {}};
        *state = *loaded;
        state->compared.reset();
    }
    return options;
}

Exit runCompare(const CompareOptions& options) {
    const Snapshot a = makeSnapshot(options.a);
    const Snapshot b = makeSnapshot(options.b);
    for (const auto& [snapshot, file] : {std::pair{&a, options.files[0]}, std::pair{&b, options.files[1]}})
        if (Text problem = snapshot->model->problem(); !problem.empty())
            return fail(
                Text("%1: %2").with(Text::asIs(printable(file.toStdString()))).with(std::move(problem)),
                Exit::failed);
    const auto words = differencesInWords(options.a.values, options.b.values);
    const Comparable fields = comparableOf(a, b);
    const PartDifferences found = differencesOf(fields);
    const std::string text = (options.json ? asJson : asText)(words, fields, found, options.tolerance);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return found.within(options.tolerance) ? Exit::ok : Exit::different;
}

}  // namespace posiscope
