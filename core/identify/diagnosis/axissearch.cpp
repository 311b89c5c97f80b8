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
    Axis(const AxisMap& map, std::uint8_t axis, const Recipe& recipe, NumberKind cells)
        : pairs(some(map, axis)), finder(recipe.radiansOf(pairs), cells, limit) {}

    static std::vector<std::size_t> some(const AxisMap& map, std::uint8_t axis) {
        std::vector<std::size_t> own;
        for (std::size_t i = 0; i < map.size(); ++i)
            if (map[i] == axis) own.push_back(i);
        return someOfPairs(own, mostPairs);
    }

    std::vector<std::size_t> pairs;
    PositionFinder finder;
};

using Lists = std::vector<std::vector<std::int64_t>>;

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

    bool fits(const AxisMap& map) const {
        for (std::size_t i = 0; i < map.size(); ++i)
            if (!follows(i, map[i])) return false;
        return true;
    }

    /// The map with every pair on an axis that it follows: the meant one where possible. Empty where many
    /// pairs follow none.
    std::optional<AxisMap> corrected(const AxisMap& expectedMap, AxisMap map) const {
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
               const AxisSections& sections)
        : input_(input), sheet_(sheet), form_(form), recipe_(recipe), sections_(sections) {}

    /// The axes of all pairs; empty where the table does not have several positions a row.
    std::optional<AxisMap> map(const AxisMap& expectedMap) const {
        const Sheet& sheet = input_.sheets[sheet_];
        std::vector<std::int64_t> rows;
        constexpr std::int64_t few = 96;
        for (std::int64_t n = 0; n < std::min(few, sheet.rows()); ++n)
            rows.push_back(n * (sheet.rows() - 1) /
                           std::max<std::int64_t>(1, std::min(few, sheet.rows()) - 1));
        const Sample sample(sheet, rows);
        const std::vector<AxisMap> all = guesses(expectedMap);
        for (const AxisMap& guess : all)
            if (const auto lists = positionsIn(sample, guess); lists && check(sample, *lists).fits(guess))
                return guess;
        for (const AxisMap& guess : all)
            if (const auto lists = positionsIn(sample, guess))
                if (auto found = check(sample, *lists).corrected(expectedMap, guess)) return found;
        return std::nullopt;
    }

    /// The recipe with the positions of all rows.
    std::optional<Recipe> recipe(const AxisMap& map) const {
        const Sheet& sheet = input_.sheets[sheet_];
        std::vector<std::int64_t> rows(static_cast<std::size_t>(sheet.rows()));
        std::iota(rows.begin(), rows.end(), 0);
        auto lists = positionsIn(Sample(sheet, rows), map);
        if (!lists) return std::nullopt;
        Recipe recipe = recipe_;
        recipe.lists = std::move(*lists);
        for (auto& list : recipe.lists)
            std::replace(list.begin(), list.end(), nowhere, std::int64_t{0});
        recipe.axes = map;
        return recipe;
    }

 private:
    AxisCheck check(const Sample& sample, const Lists& lists) const {
        return {sample, form_, recipe_, input_.cells, lists};
    }
    std::vector<AxisMap> guesses(const AxisMap& expectedMap) const {
        return {expectedMap, blocksMap(sections_), alternatingMap(sections_),
                repeatedMap(sections_, {0, 1, 0, 1, 2, 1, 0, 1, 2}),
                repeatedMap(sections_, {0, 1, 0, 2, 1, 2})};
    }

    /// The positions of the rows on each axis; empty where most rows have none.
    std::optional<Lists> positionsIn(const Sample& sample, const AxisMap& map) const {
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
    const AxisSections& sections_;
};

void diagnoseMap(const AxisMap& found, const AxisMap& expectedMap, const AxisSections& sections,
                 Identity& answer) {
    if (found == expectedMap) return;
    const Text pairs = POSISCOPE_TR("core", "all pairs");
    if (found == blocksMap(sections) || found == alternatingMap(sections)) {
        answer.mistakes.push_back(
            {"sections-in-blocks-for-alternating-ones",
             sections.alternating
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
              {drawn(found), drawn(expectedMap)}),
         pairs});
}

void addEvidence(const AxisMap& map, const Recipe& recipe, Identity& answer) {
    std::vector<std::string> ends{drawn(map)};
    for (const auto& list : recipe.lists) {
        const auto [least, greatest] = std::minmax_element(list.begin(), list.end());
        ends.push_back(groupedDigits(*least) + "…" + groupedDigits(*greatest));
    }
    answer.evidence = {Text(
        POSISCOPE_TR("core", "several positions a row: pairs are %1; time %2, height %3, width %4"), ends)};
}

bool isOnePosition(const Recipe& recipe) {
    return recipe.lists[0] == recipe.lists[1] && recipe.lists[0] == recipe.lists[2];
}

}  // namespace

bool diagnoseAxes(const Input& input, const Expectation& expected, Identity& answer) {
    const AxisSections& sections = expected.rotary.sections;
    const Recipe plain = expectedRecipe(*expected.encoding, expected.values, {});
    const AxisMap expectedMap = sections.alternating ? alternatingMap(sections) : blocksMap(sections);
    if (plain.pairs() == 0 || plain.pairs() != expectedMap.size()) return false;
    for (std::size_t n = 0; n < input.sheets.size(); ++n) {
        const Sheet& sheet = input.sheets[n];
        const Sample trials(sheet, rowsForTrials(sheet.rows()));
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            if (form.pairs != static_cast<std::int64_t>(expectedMap.size()) || form.sines[0] < 0 ||
                form.cosines[0] < 0 || !repeatsHold(form, trials))
                continue;
            const AxisSearch search(input, n, form, plain, sections);
            const auto map = search.map(expectedMap);
            const auto recipe = map ? search.recipe(*map) : std::nullopt;
            if (!recipe || isOnePosition(*recipe)) continue;
            Identity found;
            found.recognised = true;
            found.encoding = expected.encoding->id;
            found.options = optionsOf(expected, expected.values);
            addEvidence(*map, *recipe, found);
            diagnoseMap(*map, expectedMap, sections, found);
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

namespace {

std::size_t countOf(const AxisSections& sections) {
    return static_cast<std::size_t>(
        std::accumulate(sections.pairs.begin(), sections.pairs.end(), std::int64_t{0}));
}

}  // namespace

AxisMap blocksMap(const AxisSections& sections) {
    AxisMap map;
    for (std::size_t axis = 0; axis < sections.pairs.size(); ++axis)
        map.insert(map.end(), static_cast<std::size_t>(sections.pairs[axis]),
                   static_cast<std::uint8_t>(axis));
    return map;
}

AxisMap alternatingMap(const AxisSections& sections) {
    AxisMap map(countOf(sections), 0);
    for (std::size_t i = 0; i < map.size(); ++i) {
        const std::size_t axis = i % 3;
        if (axis > 0 && static_cast<std::int64_t>(i) < 3 * sections.pairs[axis])
            map[i] = static_cast<std::uint8_t>(axis);
    }
    return map;
}

AxisMap repeatedMap(const AxisSections& sections, const AxisMap& pattern) {
    AxisMap map = alternatingMap(sections);
    const auto turns = 3 * static_cast<std::size_t>(std::min(sections.pairs[1], sections.pairs[2]));
    const std::size_t whole = std::min(turns, map.size()) / pattern.size() * pattern.size();
    for (std::size_t i = 0; i < whole; ++i)
        map[i] = pattern[i % pattern.size()];
    return map;
}

std::string drawn(const AxisMap& map) {
    constexpr std::size_t most = 24;
    std::string letters;
    for (std::size_t i = 0; i < std::min(most, map.size()); ++i)
        letters += "THW"[map[i]];
    return map.size() > most ? letters + "…" : letters;
}

}  // namespace posiscope
