#include "core/identify/judgement.h"

#include <algorithm>
#include <cmath>

#include "core/encodings/precisionparameters.h"
#include "core/identify/axissearch.h"
#include "core/identify/meantbiases.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

bool isNarrow(const std::string& type) {
    return type == "bfloat16" || type == "float16" || type == "tf32";
}

bool isAbout(const std::vector<Finding>& findings, std::initializer_list<const char*> ids) {
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return std::find(ids.begin(), ids.end(), finding.id) != ids.end();
    });
}

bool aboutPrecision(const std::vector<Finding>& findings) {
    return isAbout(findings, {"frequencies-rounded", "positions-rounded", "angle-rounded",
                              "everything-in-the-model-dtype"});
}

/// Judges the order of columns by that of the expected model's own table.
void judgeColumns(const Expectation& expected, const Form& form, std::vector<Finding>& findings) {
    if (expected.encoding->family == Family::rotary) {
        const bool repeated = form.id.find("repeated") != std::string::npos;
        if (!repeated || !expected.values.contains(keys::ropeLayout.name)) return;
        const std::string& meant = expected.values.get(keys::ropeLayout);
        if (form.rotaryPairs != meant)
            findings.push_back({"neighbours-for-halves",
                                form.rotaryPairs == "interleaved"
                                    ? POSISCOPE_TR("core",
                                                   "Neighbours are repeated where half-split was meant: "
                                                   "reorder columns 0, 2, 4, …, 1, 3, 5, …")
                                    : POSISCOPE_TR("core",
                                                   "Halves are repeated where interleaved was meant: reorder "
                                                   "columns 0, d/2, 1, d/2 + 1, …"),
                                POSISCOPE_TR("core", "all columns")});
        return;
    }
    const Form meant = modelForm(*expected.encoding->make(expected.values));
    const bool flat = form.id == "interleaved" || form.id == "half-split";
    if (flat && (meant.id == "interleaved" || meant.id == "half-split") && form.id != meant.id)
        findings.push_back(
            {"neighbours-for-halves",
             form.id == "interleaved"
                 ? POSISCOPE_TR(
                       "core",
                       "Interleaved where half-split was meant: reorder columns 0, 2, 4, …, 1, 3, 5, …")
                 : POSISCOPE_TR(
                       "core",
                       "Half-split where interleaved was meant: reorder columns 0, d/2, 1, d/2 + 1, …"),
             POSISCOPE_TR("core", "all columns")});
    if (flat && form.cosineFirst != meant.cosineFirst)
        findings.push_back({"sine-and-cosine-exchanged",
                            form.cosineFirst
                                ? POSISCOPE_TR("core", "Cosines stand first where sines were meant to")
                                : POSISCOPE_TR("core", "Sines stand first where cosines were meant to"),
                            POSISCOPE_TR("core", "all columns")});
}

void judgeTable(const Subjects& subjects, const Expectation& expected, const Explanation& found,
                std::vector<Finding>& findings) {
    const Sheet& sheet = subjects.sheets[found.sheet];
    if (expected.encoding->family == Family::absolute && sheet.columnAxes().size() == 1 &&
        sheet.rowAxis() == 1)
        findings.push_back({"wrong-axis-inserted",
                            POSISCOPE_TR("core", "Rows and columns are exchanged: positions run across"),
                            POSISCOPE_TR("core", "all cells")});
    const auto type = subjects.arrays.front().cells->cellType();
    const bool wide = type == CellType::float32 || type == CellType::float64;
    if (wide && isNarrow(nameOf(subjects.cells)) && !aboutPrecision(findings))
        findings.push_back({"only-the-table-rounded",
                            Text(POSISCOPE_TR("core",
                                              "Cells have the precision of %1: sines and cosines were "
                                              "rounded, and what they come from was not"),
                                 {nameOf(subjects.cells)}),
                            POSISCOPE_TR("core", "all cells")});
}

void nameStages(const Stages& stages, RoundingNames& names) {
    if (stages.frequency != NumberKind::exact) names.frequency = nameOf(stages.frequency);
    if (stages.position != NumberKind::exact) names.position = nameOf(stages.position);
    if (stages.angle != NumberKind::exact) names.angle = nameOf(stages.angle);
    if (stages.sine != NumberKind::exact) names.sine = nameOf(stages.sine);
}

/// Makes the answer follow an explanation.
void apply(const Subjects& subjects, const Expectation& expected, const Explanation& found,
           Identity& answer) {
    const bool known = answer.recognised;
    RoundingNames rounding = known ? answer.rounding : RoundingNames{};
    std::vector<Text> evidence = known ? answer.evidence : std::vector<Text>();
    std::vector<Finding> findings = std::move(answer.mistakes);
    Storage storage = answer.storage;
    answer = Identity{};
    answer.recognised = true;
    answer.encoding = expected.encoding->id;
    answer.options = optionsOf(expected, found.values);
    answer.storage.scale = known ? storage.scale : found.recipe.amplitude;
    answer.mistakes = std::move(findings);
    answer.evidence = std::move(evidence);
    answer.rounding = rounding;
    nameStages(found.recipe.stages, answer.rounding);
    finishAnswer(subjects, subjects.sheets[found.sheet], found.form, found.recipe, answer);
}

/// Judges an array of frequencies alone.
void judgeFrequencies(const Subjects& subjects, const Expectation& expected, const Explanation& found,
                      Identity& answer) {
    if (!answer.recognised || answer.encoding != expected.encoding->id) {
        answer.recognised = true;
        answer.encoding = expected.encoding->id;
        answer.options = optionsOf(expected, found.values);
        answer.storage.form = found.form.id;
        answer.rounding.table = nameOf(subjects.cells);
        answer.evidence = {POSISCOPE_TR("core", "frequencies of what was expected")};
    }
    const bool rounded = isNarrow(nameOf(subjects.cells)) &&
                         subjects.cells != kindOf(subjects.arrays.front().cells->cellType());
    if (rounded && answer.mistakes.empty())
        answer.mistakes.push_back(
            {"frequencies-rounded",
             Text(POSISCOPE_TR("core", "Every frequency has the precision of %1: inv_freq was rounded"),
                  {nameOf(subjects.cells)}),
             POSISCOPE_TR("core", "all pairs")});
    answer.stillPairs = found.recipe.stillPairs();
    answer.unexplainedCells = found.agreement.beyond;
    answer.asExpected = answer.mistakes.empty() && found.agreement.beyond == 0;
}

std::string textOf(const Encoding& encoding, const std::string& key, const Value& value) {
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.key == key) return formatValue(parameter, value);
    return {};
}

/// Judges the sign of distances: the expected tables have query − key.
void judgeDistances(const Identity& answer, std::vector<Finding>& findings) {
    if (answer.storage.form.ends_with("key-minus-query"))
        findings.push_back({"key-minus-query",
                            POSISCOPE_TR("core",
                                         "Distances count key − query where query − key was meant: transpose "
                                         "the matrix"),
                            POSISCOPE_TR("core", "all cells")});
}

/// Prefers the expected name among several that fit.
void preferExpected(const Expectation& expected, Identity& answer) {
    const auto isMeant = [&expected](const OptionValues& options) {
        return std::all_of(options.begin(), options.end(), [&expected](const auto& each) {
            return !expected.values.contains(each.first) || expected.values.at(each.first) == each.second ||
                   std::find(expected.given.begin(), expected.given.end(), each.first) ==
                       expected.given.end();
        });
    };
    if (isMeant(answer.options)) return;
    for (Alternative& each : answer.alternatives)
        if (each.encoding == answer.encoding && isMeant(each.options)) {
            std::swap(each.options, answer.options);
            return;
        }
}

/// Compares the recognised parameters with the expected ones, where no mistake explains the table.
void judgeOptions(const Expectation& expected, Identity& answer) {
    if (!answer.recognised) return;
    if (answer.encoding != expected.encoding->id) {
        answer.evidence.push_back(
            Text(POSISCOPE_TR("core", "expected was %1")).with(Text::asIs(expected.encoding->id)));
        return;
    }
    preferExpected(expected, answer);
    bool same = answer.unexplainedCells == 0;
    for (const auto& [key, value] : answer.options) {
        if (!expected.values.contains(key) || expected.values.at(key) == value) continue;
        const bool given =
            std::find(expected.given.begin(), expected.given.end(), key) != expected.given.end();
        same = same && !given;
        if (given)
            answer.evidence.push_back(Text(POSISCOPE_TR("core", "expected was %1 %2, it is %3"),
                                           {key, textOf(*expected.encoding, key, expected.values.at(key)),
                                            textOf(*expected.encoding, key, value)}));
        if (key == "bidirectional" && given)
            answer.mistakes.push_back(
                {"t5",
                 value == Value(true)
                     ? POSISCOPE_TR("core",
                                    "Buckets are two-sided where one-sided ones were meant: the exact part "
                                    "ends at half the distance")
                     : POSISCOPE_TR("core", "Buckets are one-sided where two-sided ones were meant"),
                 POSISCOPE_TR("core", "all distances")});
    }
    judgeDistances(answer, answer.mistakes);
    answer.asExpected = same && answer.mistakes.empty();
}

/// Judges a table without pairs by its name, or by the expected biases.
void judgeName(const Subjects& subjects, const Expectation& expected, Identity& answer) {
    Identity named = answer;
    judgeOptions(expected, named);
    auto meant = named.asExpected ? std::nullopt : meantBiases(subjects, expected);
    if (!meant) {
        answer = std::move(named);
        return;
    }
    meant->evidence = answer.evidence;
    meant->alternatives = answer.alternatives;
    if (answer.recognised && answer.encoding != meant->encoding)
        meant->alternatives.push_back({answer.encoding, answer.options});
    answer = std::move(*meant);
}

}  // namespace

OptionValues optionsOf(const Expectation& expected, const Values& values) {
    OptionValues options;
    for (const Parameter& parameter : expected.encoding->parameters)
        if (parameter.views.empty() && parameter.key != keys::precision.name && parameter.relevantIn(values))
            options.emplace_back(parameter.key, values.at(parameter.key));
    return options;
}

void judge(const Subjects& subjects, const Expectation& expected, Identity& answer) {
    constexpr double near = 0.6;
    const auto found = explain(subjects, expected);
    answer.asExpected = false;
    const bool whole = found && found->agreement.beyond == 0;
    if (expected.rotary.sections.given() && !whole && judgeAxes(subjects, expected, answer)) return;
    if (!found || found->agreement.share() < near) {
        judgeName(subjects, expected, answer);
        return;
    }
    answer.mistakes = found->findings;
    if (found->form.contents.empty()) {
        judgeFrequencies(subjects, expected, *found, answer);
        return;
    }
    judgeColumns(expected, found->form, answer.mistakes);
    judgeTable(subjects, expected, *found, answer.mistakes);
    apply(subjects, expected, *found, answer);
    answer.asExpected = answer.mistakes.empty() && answer.unexplainedCells == 0;
}

void judgeIndex(const Expectation& expected, Identity& answer) {
    if (answer.encoding == expected.index)
        judgeDistances(answer, answer.mistakes);
    else if (answer.recognised)
        answer.evidence.push_back(
            Text(POSISCOPE_TR("core", "expected was %1")).with(Text::asIs(expected.index)));
    answer.asExpected =
        answer.encoding == expected.index && answer.mistakes.empty() && answer.unexplainedCells == 0;
}

void judgeInItself(const Subjects& subjects, Identity& answer) {
    if (answer.recognised) {
        const RoundingNames& rounding = answer.rounding;
        // An explanation may leave one cell in a thousand unexplained, but none of narrow cells, which say
        // little about their origin.
        const std::int64_t allowed =
            isNarrow(rounding.table) ? 0 : answer.storage.rows * answer.storage.columns / 1000;
        if (answer.unexplainedCells > allowed) return;
        const bool all =
            isNarrow(rounding.frequency) && isNarrow(rounding.position) && isNarrow(rounding.angle);
        const auto add = [&](const char* id, const char* what, const std::string& type) {
            if (isNarrow(type) && !all)
                answer.mistakes.push_back({id, Text(what, {type}), POSISCOPE_TR("core", "all rows")});
        };
        if (all)
            answer.mistakes.push_back(
                {"everything-in-the-model-dtype",
                 Text(POSISCOPE_TR("core", "Frequencies, positions and angles were all computed in %1"),
                      {rounding.angle}),
                 POSISCOPE_TR("core", "all rows")});
        add("frequencies-rounded", POSISCOPE_TR("core", "Frequencies were rounded to %1"),
            rounding.frequency);
        add("positions-rounded", POSISCOPE_TR("core", "Positions were rounded to %1"), rounding.position);
        add("angle-rounded", POSISCOPE_TR("core", "Angles were rounded to %1"), rounding.angle);
        return;
    }
    if (subjects.sheets.empty() || !holdsSines(subjects)) return;
    const Sheet& sheet = subjects.sheets.front();
    for (const char* layout : {"interleaved", "half-split"})
        for (const double base : {10000.0, 500000.0, 1e6, 100.0, 1000.0}) {
            Expectation guess{.encoding = findEncoding("sinusoidal"), .values = {}, .given = {}};
            guess.values = valuesWith(*guess.encoding, {{keys::layout.name, std::string(layout)},
                                                        {keys::dModel.name, sheet.columns()},
                                                        {keys::base.name, base}});
            const auto found = explain(subjects, guess, true);
            if (!found) continue;
            answer.mistakes = found->findings;
            apply(subjects, guess, *found, answer);
            return;
        }
}

}  // namespace posiscope
