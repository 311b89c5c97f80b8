// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/expectedrelation.h"

#include <algorithm>
#include <array>

#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/relatedanswer.h"
#include "core/identify/sheetfield.h"
#include "core/parameters/keys.h"
#include "core/relate/relate.h"

namespace posiscope {

namespace {

/// The expected values for a sheet of this size. The sides of a grid may be any where they are not given.
std::vector<Values> valuesFor(const Expectation& expected, const Sheet& sheet) {
    Values values = expected.values;
    const auto follow = [&](const char* key, std::int64_t number) {
        if (values.contains(key) && !expected.gives(key)) values.set(key, number);
    };
    follow(keys::maxLen.name, sheet.rows());
    follow(keys::dModel.name, sheet.columns());
    follow(keys::headDim.name, sheet.columns());
    std::vector<Values> all{values};
    if (!values.contains("height") || expected.gives("height") || expected.gives("width")) return all;
    for (std::int64_t height = 1; height <= sheet.rows(); ++height) {
        if (sheet.rows() % height != 0) continue;
        values.set("height", height);
        values.set("width", sheet.rows() / height);
        all.push_back(values);
    }
    return all;
}

/// A right table may be off by what frequencies and angles in float32 are off in its last row.
CellTolerance toleranceFor(NumberKind cells, std::int64_t rows) {
    constexpr double float32 = 0x1p-23;
    return {float32 * static_cast<double>(rows + 1), 2 * roundingOf(cells)};
}

struct Found {
    const Sheet* sheet = nullptr;
    Values values = {};
    std::shared_ptr<const Model> model = {};
    Relation relation = {};
};

/// The relation that explains most cells, of all ways to read the array and to choose what was left open.
Found bestRelation(const Input& input, const Expectation& expected) {
    Found best;
    for (const Sheet& sheet : input.sheets)
        for (const Values& values : valuesFor(expected, sheet)) {
            input.pace.step();
            if (!areSound(*expected.encoding, values)) continue;
            std::shared_ptr<const Model> model = expected.encoding->make(values);
            if (!model->hasTable()) return {};
            const Field& table = model->table();
            const bool mayBe = table.columns() == sheet.columns() || table.rows() == sheet.rows() ||
                               table.columns() == sheet.rows() || table.rows() == sheet.columns();
            if (!mayBe) continue;
            Relation relation = relate(table, SheetField(sheet),
                                       toleranceFor(input.cells, std::max(table.rows(), table.columns())),
                                       [&input](double) { return input.pace.step(), true; });
            if (relation.found && relation.explained > best.relation.explained)
                best = {&sheet, values, std::move(model), std::move(relation)};
        }
    return best;
}

Identity answerOf(const Input& input, const Expectation& expected, const Found& found) {
    Identity answer = recognisedAs(expected.encoding->id, optionsOf(expected, found.values));
    const Sheet& sheet = *found.sheet;
    answer.storage.form = modelForm(*found.model).id;
    answer.storage.rows = sheet.rows();
    answer.storage.columns = sheet.columns();
    answer.storage.axisOrder = {"position", "column"};
    answer.rounding.table = nameOf(input.cells);
    for (const TableEdit& edit : found.relation.edits) {
        if (edit.kind == TableEdit::Kind::scaled || edit.kind == TableEdit::Kind::onALine ||
            edit.kind == TableEdit::Kind::negated)
            answer.storage.scale = edit.factor;
        answer.mistakes.push_back(findingOf(edit));
    }
    addRelation(found.relation, POSISCOPE_TR("core", "A is what was expected, and B is this table"), answer);
    answer.asExpected = false;
    forbidConversion(answer);
    return answer;
}

}  // namespace

namespace {

/// Chance finds an order of few rows, and slices are looked at one by one.
bool mayBeRelated(const Input& input) {
    constexpr std::int64_t fewest = 8;
    return input.axes.size() <= 2 && !input.sheets.empty() && input.sheets.front().rows() >= fewest;
}

/// What a name may take: a tenth of a second.
constexpr std::int64_t mostCellsForAName = 1 << 18;

/// Whether the answer speaks of lines, a scale or single cells: of another spectrum no relation says more.
bool isAboutRelation(const Identity& answer) {
    constexpr std::array others{"negated",
                                "another-scale",
                                "inexact",
                                "quantised",
                                "rounded",
                                "wrong-axis-inserted",
                                "other-cells",
                                "unexplained-cells",
                                "padding-row",
                                "one-row-for-all",
                                "padding-counted",
                                "offset-of-the-cache-ignored",
                                "another-first-position",
                                "another-length"};
    return answer.mistakes.empty() || std::ranges::all_of(answer.mistakes, [&](const Finding& each) {
               return each.id.starts_with("rows-") || each.id.starts_with("columns-") ||
                      std::ranges::find(others, each.id) != others.end();
           });
}

}  // namespace

void nameRelation(const Input& input, const Expectation& expected, Identity& answer) {
    const bool asMany = !expected.values.contains(keys::maxLen.name) ||
                        answer.storage.rows == expected.values.get(keys::maxLen);
    const bool asItIs = answer.asExpected && asMany && !answer.storage.transposed;
    const bool small = answer.storage.rows * answer.storage.columns <= mostCellsForAName;
    if (asItIs || !answer.relations.empty() || !small || !isAboutRelation(answer) || !mayBeRelated(input))
        return;
    answer.relations = bestRelation(input, expected).relation.ids();
}

bool explainByRelation(const Input& input, const Expectation& expected, Identity& answer) {
    constexpr double nearly = 0.9;
    if (!mayBeRelated(input)) return false;
    const Found found = bestRelation(input, expected);
    if (found.sheet == nullptr) return false;
    answer.relations = found.relation.ids();
    const std::int64_t left = found.relation.cells - found.relation.explained;
    const bool more = answer.recognised ? left < answer.unexplainedCells : found.relation.share() >= nearly;
    if (!more || found.relation.edits.empty()) return false;
    answer = answerOf(input, expected, found);
    return true;
}

}  // namespace posiscope
