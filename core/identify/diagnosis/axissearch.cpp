// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/axissearch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/identify/hypothesis.h"
#include "core/identify/rowpositions.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr std::size_t axisCount = 3;
constexpr std::int64_t limit = 200'000;  // positions
constexpr std::size_t mostPairs = 24;    // the most pairs that determine a position
constexpr std::size_t fewestPairs = 4;   // fewer pairs would fit any position

std::vector<std::size_t> allPairs(const Form& form) {
    std::vector<std::size_t> all(static_cast<std::size_t>(form.pairs));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

constexpr std::int64_t nowhere = -1;

/// The pairs of one axis, with the finder of its positions.
struct Axis {
    Axis(const PairAxes& map, std::uint8_t axis, const Recipe& recipe, NumberKind cells)
        : pairs(some(map, axis)), finder(recipe.radiansOf(pairs), cells, limit) {}

    static std::vector<std::size_t> some(const PairAxes& map, std::uint8_t axis) {
        std::vector<std::size_t> own;
        for (std::size_t i = 0; i < map.size(); ++i)
            if (map[i] == axis) own.push_back(i);
        return someOfPairs(own, mostPairs);
    }

    std::vector<std::size_t> pairs;
    PositionFinder finder;
};

using Lists = std::vector<std::vector<std::int64_t>>;

/// Time, height and width.
std::vector<PositionAxis> namedAxes() {
    return {{"time", POSISCOPE_TR("core", "time")},
            {"height", POSISCOPE_TR("core", "height")},
            {"width", POSISCOPE_TR("core", "width")}};
}

/// Axes by turns, whose first pairs have another pattern.
PairAxes patterned(std::span<const std::int64_t> sections, const PairAxes& pattern) {
    PairAxes axes = pairsByTurns(sections);
    const auto turns = 3 * static_cast<std::size_t>(std::min(sections[1], sections[2]));
    const std::size_t whole = std::min(turns, axes.size()) / pattern.size() * pattern.size();
    for (std::size_t i = 0; i < whole; ++i)
        axes[i] = pattern[i % pattern.size()];
    return axes;
}

/// The first pairs as letters: "THW…".
std::string lettersOf(const PairAxes& axes) {
    constexpr std::size_t most = 24;
    std::string letters;
    for (std::size_t i = 0; i < std::min(most, axes.size()); ++i)
        letters += "THW"[axes[i]];
    return axes.size() > most ? letters + "…" : letters;
}

/// Checks which pairs follow which list of positions, in the rows where the lists differ.
class AxisCheck {
 public:
    AxisCheck(const Sample& sample, const Form& form, const Recipe& recipe, NumberKind cells,
              const Lists& lists)
        : lists_(lists), finder_(recipe.radiansOf(allPairs(form)), cells, limit) {
        const std::vector<std::size_t> all = allPairs(form);
        for (std::size_t n = 0; n < lists[0].size(); ++n) {
            if (lists[0][n] == lists[1][n] && lists[0][n] == lists[2][n] && lists[0][n] != nowhere) continue;
            rows_.push_back(n);
            phases_.push_back(phasesOf(sample.cells(static_cast<std::int64_t>(n)), form, all));
        }
    }

    bool fits(const PairAxes& map) const {
        for (std::size_t i = 0; i < map.size(); ++i)
            if (!follows(i, map[i])) return false;
        return true;
    }

    /// The map with every pair on an axis that it follows: the meant one where possible. Empty where many
    /// pairs follow none.
    std::optional<PairAxes> corrected(const PairAxes& expectedMap, PairAxes map) const {
        constexpr std::size_t lost = 33;  // one pair in this many may follow none
        std::size_t without = 0;
        for (std::size_t i = 0; i < map.size(); ++i) {
            const std::array<std::uint8_t, 5> axes{expectedMap[i], map[i], 0, 1, 2};
            const auto* const own =
                std::find_if(axes.begin(), axes.end(), [&](std::uint8_t axis) { return follows(i, axis); });
            if (own == axes.end() && ++without * lost > map.size()) return std::nullopt;
            map[i] = own == axes.end() ? expectedMap[i] : *own;
        }
        return map;
    }

 private:
    bool follows(std::size_t pair, std::uint8_t axis) const {
        constexpr double most = 0.9;
        std::size_t agreeing = 0;
        for (std::size_t n = 0; n < rows_.size(); ++n) {
            const std::int64_t position = lists_[axis][rows_[n]];
            agreeing += position != nowhere && finder_.agrees(pair, phases_[n][pair], position) ? 1 : 0;
        }
        return static_cast<double>(agreeing) >= most * static_cast<double>(rows_.size());
    }

    const Lists& lists_;
    PositionFinder finder_;
    std::vector<std::size_t> rows_;
    std::vector<std::vector<double>> phases_;
};

/// Searches a table in one form, with the meant frequencies.
class AxisSearch {
 public:
    AxisSearch(const Input& input, std::size_t sheet, const Form& form, const Recipe& recipe,
               std::vector<std::int64_t> sections)
        : input_(input), sheet_(sheet), form_(form), recipe_(recipe), sections_(std::move(sections)) {}

    /// The axes of all pairs; empty where the table does not have several positions a row.
    std::optional<PairAxes> map(const PairAxes& expectedMap) const {
        const Sheet& sheet = input_.sheets[sheet_];
        std::vector<std::int64_t> rows;
        constexpr std::int64_t few = 96;
        for (std::int64_t n = 0; n < std::min(few, sheet.rows()); ++n)
            rows.push_back(n * (sheet.rows() - 1) /
                           std::max<std::int64_t>(1, std::min(few, sheet.rows()) - 1));
        const Sample sample(sheet, rows);
        const std::vector<PairAxes> all = guesses(expectedMap);
        for (const PairAxes& guess : all)
            if (const auto lists = positionsIn(sample, guess); lists && check(sample, *lists).fits(guess))
                return guess;
        for (const PairAxes& guess : all)
            if (const auto lists = positionsIn(sample, guess))
                if (auto found = check(sample, *lists).corrected(expectedMap, guess)) return found;
        return std::nullopt;
    }

    /// The recipe with the positions of all rows.
    std::optional<Recipe> recipe(const PairAxes& map) const {
        const Sheet& sheet = input_.sheets[sheet_];
        std::vector<std::int64_t> rows(static_cast<std::size_t>(sheet.rows()));
        std::iota(rows.begin(), rows.end(), 0);
        auto lists = positionsIn(Sample(sheet, rows), map);
        if (!lists) return std::nullopt;
        std::vector<std::vector<Coordinate>> coordinates;
        for (auto& list : *lists) {
            std::replace(list.begin(), list.end(), nowhere, std::int64_t{0});
            coordinates.emplace_back(list.begin(), list.end());
        }
        Recipe recipe = recipe_;
        recipe.places = Positions::lists(namedAxes(), coordinates);
        recipe.axes = map;
        return recipe;
    }

 private:
    AxisCheck check(const Sample& sample, const Lists& lists) const {
        return {sample, form_, recipe_, input_.cells, lists};
    }
    std::vector<PairAxes> guesses(const PairAxes& expectedMap) const {
        return {expectedMap, pairsInBlocks(sections_), pairsByTurns(sections_),
                patterned(sections_, {0, 1, 0, 1, 2, 1, 0, 1, 2}), patterned(sections_, {0, 1, 0, 2, 1, 2})};
    }

    /// The positions of the rows on each axis; empty where most rows have none.
    std::optional<Lists> positionsIn(const Sample& sample, const PairAxes& map) const {
        std::vector<Axis> axes;
        for (std::uint8_t axis = 0; axis < axisCount; ++axis)
            axes.emplace_back(map, axis, recipe_, input_.cells);
        Lists lists(axisCount);
        std::int64_t missing = 0;
        const auto count = static_cast<std::int64_t>(sample.rows().size());
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            if (axes[axis].pairs.size() < fewestPairs) return std::nullopt;
            std::int64_t hint = 0;
            for (std::int64_t n = 0; n < count; ++n) {
                input_.pace.step();
                const auto phases = phasesOf(sample.cells(n), form_, axes[axis].pairs);
                const auto position = axes[axis].finder.at(phases, hint);
                if (!position && ++missing * 10 > std::max<std::int64_t>(10, count)) return std::nullopt;
                lists[axis].push_back(position.value_or(nowhere));
                hint = position.value_or(hint);
            }
        }
        return lists;
    }

    const Input& input_;
    std::size_t sheet_;
    const Form& form_;
    const Recipe& recipe_;
    std::vector<std::int64_t> sections_;
};

void diagnoseMap(const PairAxes& found, const PairAxes& expectedMap, Identity& answer) {
    if (found == expectedMap) return;
    const Text pairs = POSISCOPE_TR("core", "all pairs");
    const std::vector<std::int64_t> sections = sectionsOf(expectedMap, axisCount);
    if (found == pairsInBlocks(sections) || found == pairsByTurns(sections)) {
        answer.mistakes.push_back(
            {"sections-in-blocks-for-alternating-ones",
             expectedMap == pairsByTurns(sections)
                 ? POSISCOPE_TR("core",
                                "Pairs follow time, height and width in blocks, where they were meant to by "
                                "turns")
                 : POSISCOPE_TR("core",
                                "Pairs follow time, height and width by turns, where they were meant to in "
                                "blocks"),
             pairs});
        return;
    }
    answer.mistakes.push_back(
        {"pattern-drawn-wrong",
         Text(POSISCOPE_TR("core", "Pairs follow time (T), height (H) and width (W) as %1; meant was %2"),
              {lettersOf(found), lettersOf(expectedMap)}),
         pairs});
}

void addEvidence(const PairAxes& map, const Recipe& recipe, Identity& answer) {
    std::vector<std::string> ends{lettersOf(map)};
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        ends.push_back(recipe.places->lowest(axis).written() + "…" + recipe.places->highest(axis).written());
    answer.evidence = {Text(
        POSISCOPE_TR("core", "several positions a row: pairs are %1; time %2, height %3, width %4"), ends)};
}

bool isOnePosition(const Positions& places) {
    for (std::int64_t row = 0; row < places.rows(); ++row)
        if (places.at(row, 1) != places.at(row, 0) || places.at(row, 2) != places.at(row, 0)) return false;
    return true;
}

}  // namespace

bool diagnoseAxes(const Input& input, const Expectation& expected, Identity& answer) {
    const PairAxes& expectedMap = expected.rotary.axes;
    const Recipe plain = expectedRecipe(*expected.encoding, expected.values, {});
    if (plain.pairs() == 0 || plain.pairs() != expectedMap.size()) return false;
    for (std::size_t n = 0; n < input.sheets.size(); ++n) {
        const Sheet& sheet = input.sheets[n];
        const Sample trials(sheet, rowsForTrials(sheet.rows()));
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            if (form.pairs != static_cast<std::int64_t>(expectedMap.size()) || form.sines[0] < 0 ||
                form.cosines[0] < 0 || !repeatsHold(form, trials))
                continue;
            const AxisSearch search(input, n, form, plain, sectionsOf(expectedMap, axisCount));
            const auto map = search.map(expectedMap);
            const auto recipe = map ? search.recipe(*map) : std::nullopt;
            if (!recipe || isOnePosition(*recipe->places)) continue;
            Identity found;
            found.recognised = true;
            found.encoding = expected.encoding->id;
            found.options = optionsOf(expected, expected.values);
            addEvidence(*map, *recipe, found);
            diagnoseMap(*map, expectedMap, found);
            finishAnswer(input, sheet, form, *recipe, found);
            found.storage.form += "-several-axes";
            // A conversion supports only one position a row.
            forbidConversion(found);
            found.asExpected = found.mistakes.empty() && found.unexplainedCells == 0;
            answer = std::move(found);
            return true;
        }
    }
    return false;
}

}  // namespace posiscope
