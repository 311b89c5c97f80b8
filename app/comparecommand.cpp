#include "app/comparecommand.h"

#include <QCommandLineParser>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/commands.h"
#include "core/compare.h"
#include "ui/export/sessionfile.h"
#include "ui/views/view.h"

namespace posiscope {

namespace {

std::string shapeOf(const Field& field) {
    return groupedDigits(field.rows()) + " × " + groupedDigits(field.columns());
}

std::string asText(const std::vector<WordDifference>& words, const Comparable& fields,
                   const NumberDifference& found, bool equal, double tolerance) {
    std::string text;
    const auto side = [](const Text& value) {
        return value.empty() ? std::string("(does not have it)") : value.english();
    };
    for (const WordDifference& each : words)
        text += each.what.english() + ": " + side(each.inA) + " in A, " + side(each.inB) + " in B\n";
    if (words.empty()) text += "the parameters are the same\n";
    if (!fields.a || !fields.b)
        return text + "one has a table and the other none: nothing to compare cell by cell\n";
    if (!found.sameShape)
        text += "the shapes differ: " + shapeOf(*fields.a) + " in A, " + shapeOf(*fields.b) +
                " in B; compared are the cells that both have\n";
    text += groupedDigits(found.differing) + " of " + groupedDigits(found.rows * found.columns) +
            " cells differ\n";
    if (found.differing > found.notFinite)
        text += "largest difference " + shortestDecimal(found.largest) + " in row " +
                std::to_string(found.row) + ", column " + std::to_string(found.column) + ": " +
                shortestDecimal(found.valueA) + " in A, " + shortestDecimal(found.valueB) +
                " in B\nroot mean square " + shortestDecimal(found.rms) + "\n";
    if (found.notFinite > 0) text += groupedDigits(found.notFinite) + " differences are no finite numbers\n";
    return text + (equal ? "equal" : "different") + " within " + shortestDecimal(tolerance) + "\n";
}

std::string asJson(const std::vector<WordDifference>& words, const Comparable& fields,
                   const NumberDifference& found, bool equal, double tolerance) {
    nlohmann::ordered_json root;
    root["equal"] = equal;
    root["tolerance"] = tolerance;
    root["parameters"] = nlohmann::ordered_json::array();
    const auto side = [](const Text& value) {
        return value.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(value.english());
    };
    for (const WordDifference& each : words)
        root["parameters"].push_back(
            {{"what", each.what.english()}, {"a", side(each.inA)}, {"b", side(each.inB)}});
    if (fields.a && fields.b) {
        root["shape_a"] = {fields.a->rows(), fields.a->columns()};
        root["shape_b"] = {fields.b->rows(), fields.b->columns()};
        root["max"] = found.largest;
        root["max_at"] = {found.row, found.column};
        root["rms"] = found.rms;
        root["differing_cells"] = found.differing;
        root["not_finite"] = found.notFinite;
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
        const Parameter tolerance{.key = "tolerance",
                                  .label = {},
                                  .symbol = {},
                                  .unit = {},
                                  .tooltip = {},
                                  .kind = Kind::real,
                                  .initial = 0.0,
                                  .limits = {0, 1e300}};
        const auto value = parseValue(tolerance, parser.value(QStringLiteral("tolerance")).toStdString());
        if (!value) return CommandError{value.error().text, Exit::usage, {}};
        options.tolerance = std::get<double>(*value);
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() != 2)
        return usage(POSISCOPE_TR(
            "core", "compare takes two session files: posiscope compare A.posiscope B.posiscope"));
    for (const auto& [file, state] : {std::pair{files[0], &options.a}, std::pair{files[1], &options.b}}) {
        const auto loaded = loadSession(file, viewIds());
        if (!loaded) return CommandError{loaded.error().text, Exit::failed, {}};
        *state = *loaded;
        state->compared.reset();
    }
    return options;
}

Exit runCompare(const CompareOptions& options) {
    const Scene a = makeScene(options.a);
    const Scene b = makeScene(options.b);
    for (const Scene* scene : {&a, &b})
        if (Text problem = scene->model->problem(); !problem.empty()) {
            printError(problem);
            return Exit::failed;
        }
    const auto words = differencesInWords(options.a.values, options.b.values);
    const Comparable fields = comparableOf(a, b);
    NumberDifference found;
    bool equal = false;
    if (fields.a && fields.b) {
        found = differenceInNumbers(*fields.a, *fields.b);
        equal = found.within(options.tolerance);
    }
    const std::string text = (options.json ? asJson : asText)(words, fields, found, equal, options.tolerance);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return equal ? Exit::ok : Exit::different;
}

}  // namespace posiscope
