// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/spectrumratio.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/encodings/alibi.h"
#include "core/encodings/relative.h"
#include "core/identify/diagnosis/expectednumbers.h"
#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"
#include "core/identify/measured.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/snap.h"
#include "core/identify/spectra/spectrumguess.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// A number that frequencies may have been multiplied by, and what was done then.
struct Ratio {
    double value = 1;
    Text words;
    bool isRight = false;  ///< nothing was done that was not meant
};

/// The factor of an expected linear scaling; 0 for none.
double linearFactor(const Expectation& expected) {
    if (!expected.values.contains(keys::scaling.name) || expected.values.get(keys::scaling) != "linear")
        return 0;
    return expected.values.get(keys::factor);
}

/// Exponents that are a step or half a step off.
std::vector<Ratio> exponentRatios(const Recipe& right) {
    const double quotient = right.pairs() > 1 ? right.sines[0].hi / right.sines[1].hi : 1;
    return {{quotient, POSISCOPE_TR("core", "× B^(2/d): the exponent is one step early")},
            {1 / quotient, POSISCOPE_TR("core", "÷ B^(2/d): the exponent is one step late")},
            {std::sqrt(quotient), POSISCOPE_TR("core", "× B^(1/d): the exponent is half a step early")},
            {1 / std::sqrt(quotient), POSISCOPE_TR("core", "÷ B^(1/d): the exponent is half a step late")}};
}

/// All of them: those of any spectrum, those of a geometric one, those of a table of so many rows.
std::vector<Ratio> ratiosFor(const Expectation& expected, const Recipe& right, std::int64_t rows) {
    constexpr double pi = std::numbers::pi;
    std::vector<Ratio> all{{pi / 180, POSISCOPE_TR("core", "× π/180: positions are taken for degrees")},
                           {180 / pi, POSISCOPE_TR("core", "× 180/π: angles are in degrees")},
                           {pi, POSISCOPE_TR("core", "× π")},
                           {2 * pi, POSISCOPE_TR("core", "× 2π")},
                           {1 / pi, POSISCOPE_TR("core", "÷ π")},
                           {1 / (2 * pi), POSISCOPE_TR("core", "÷ 2π")}};
    std::ranges::move(exponentRatios(right), std::back_inserter(all));
    if (rows > 2) {
        all.push_back({1 / static_cast<double>(rows),
                       {POSISCOPE_TR("core", "÷ %1, the number of rows: positions are divided by the length"),
                        {groupedDigits(rows)}}});
        all.push_back({1 / static_cast<double>(rows - 1),
                       {POSISCOPE_TR("core", "÷ %1: positions are divided by the last one"),
                        {groupedDigits(rows - 1)}}});
    }
    // Timesteps that are multiplied by 1000 run from 0 to 1: one row is a thousandth.
    constexpr Key<double> timestepScale{"timestep_scale"};
    const double scale = expected.gives(timestepScale.name) ? expected.values.get(timestepScale) : 1;
    if (scale > 1)
        all.insert(all.begin(), {1 / scale,
                                 {POSISCOPE_TR("core", "rows are timesteps that are %1 apart"),
                                  {withDigits(1 / scale, 6)}},
                                 true});
    if (const double factor = linearFactor(expected); factor > 1)
        all.push_back({factor * factor,
                       {POSISCOPE_TR("core", "× %1²: multiplied by the factor where it divides"),
                        {withDigits(factor, 6)}}});
    return all;
}

Finding multiplied(const Ratio& ratio) {
    return {"frequencies-multiplied",
            Text(POSISCOPE_TR("core", "All frequencies are multiplied by %1 (%2)"))
                .with(Text::asIs(withDigits(ratio.value, 6)))
                .with(ratio.words),
            POSISCOPE_TR("core", "all pairs")};
}

/// What was expected, with this many columns of pairs in this form.
std::optional<PairHypothesis> hypothesisFor(const Expectation& expected, const Form& form,
                                            std::int64_t columns) {
    for (PairHypothesis& hypothesis : hypothesesOf(&expected, &form, columns))
        if (static_cast<std::int64_t>(hypothesis.recipe.pairs()) == form.pairs &&
            !hypothesis.recipe.isOnAxes())
            return std::move(hypothesis);
    return std::nullopt;
}

std::vector<double> times(const Recipe& recipe, double ratio) {
    std::vector<double> all;
    for (const DoubleDouble& each : recipe.sines)
        all.push_back(ratio * each.hi);
    return all;
}

void addHypothesis(const PairHypothesis& hypothesis, Identity& answer) {
    answer.recognised = true;
    answer.encoding = hypothesis.encoding->id;
    answer.options = hypothesis.options;
}

/// The table of the expectation with multiplied frequencies; nothing where more than a few cells are others.
std::optional<Identity> tableTimes(const Input& input, const MeasuredPairs& measured,
                                   const PairHypothesis& hypothesis, const Ratio& ratio) {
    constexpr std::int64_t few = 33;  // one in so many cells
    const Reading& reading = measured.reading;
    const Sheet& sheet = input.sheets[measured.sheet];
    Recipe recipe = hypothesis.recipe;
    for (DoubleDouble& each : recipe.sines)
        each = each * DoubleDouble{ratio.value, 0};
    recipe.first = reading.first;
    recipe.step = reading.step;
    recipe.sineSign = reading.sineSign;
    recipe.zeroRows = reading.zeroFirstRow ? 1 : 0;
    Identity answer;
    addHypothesis(hypothesis, answer);
    if (ratio.isRight)
        answer.notes.push_back(ratio.words);
    else
        answer.mistakes.push_back(multiplied(ratio));
    answer.evidence.push_back(storageOf(reading));
    finishAnswer(input, sheet, reading.form, recipe, answer);
    if (answer.unexplainedCells * few > sheet.rows() * sheet.columns()) return std::nullopt;
    return answer;
}

std::optional<Identity> diagnosedTable(const Input& input, const Expectation& expected) {
    const auto measured = measuredPairs(input);
    if (!measured) return std::nullopt;
    const Reading& reading = measured->reading;
    const bool flat = reading.form.id == "interleaved" || reading.form.id == "half-split";
    const auto hypothesis = hypothesisFor(
        expected, reading.form, flat ? input.sheets[measured->sheet].columns() : 2 * reading.form.pairs);
    if (!hypothesis) return std::nullopt;
    for (const Ratio& ratio : ratiosFor(expected, hypothesis->recipe, reading.rows)) {
        input.pace.step();
        if (!frequenciesAgree(reading, times(hypothesis->recipe, ratio.value), 0)) continue;
        if (auto found = tableTimes(input, *measured, *hypothesis, ratio)) return found;
    }
    return std::nullopt;
}

/// Which pairs turn otherwise than was meant, and how many times as fast.
Finding otherTurns(const Reading& reading, const std::vector<double>& right) {
    constexpr std::size_t most = 16;
    std::vector<std::size_t> pairs;
    std::string times;
    for (std::size_t i = 0; i < right.size(); ++i) {
        const ExpectedCell expected{right[i], 4 * reading.errors[i] + 1e-6 * right[i]};
        if (!reading.sound[i] || expected.explains(reading.radians[i])) continue;
        if (pairs.size() < most)
            times += (pairs.empty() ? "" : ", ") + withDigits(reading.radians[i] / right[i], 4);
        pairs.push_back(i);
    }
    if (pairs.size() > most) times += ", …";
    return {"other-frequencies",
            Text(POSISCOPE_TR("core",
                              "%1 of %2 pairs turn otherwise than was meant: pairs %3 turn %4 times as fast"),
                 {groupedDigits(static_cast<std::int64_t>(pairs.size())),
                  groupedDigits(static_cast<std::int64_t>(right.size())), indicesNamed(pairs), times}),
            Text(POSISCOPE_TR("core", "pairs %1"), {indicesNamed(pairs)})};
}

/// Whether rows tell all frequencies: a faster pair may have turned any number of times more in a row.
bool areSure(const Reading& reading, const Recipe& right) {
    for (std::size_t i = 0; i < reading.pairs(); ++i)
        if (!(reading.radians[i] > 0 && reading.radians[i] < std::numbers::pi && right.sines[i].hi > 0))
            return false;
    return reading.sineSign > 0;
}

Finding otherAliases(const Reading& reading) {
    return {"other-frequencies",
            Text(POSISCOPE_TR(
                     "core", "The %1 pairs turn otherwise than was meant, some by half a turn a row or more"),
                 {groupedDigits(static_cast<std::int64_t>(reading.pairs()))}),
            POSISCOPE_TR("core", "all pairs")};
}

/// A list as what it may be.
struct List {
    const char* form;
    ExpectedNumbers numbers;
};

/// The finding about a list: its order, a ratio, or some numbers that are others.
std::optional<Finding> diagnosedList(const ExpectedNumbers& list, const std::vector<Ratio>& ratios) {
    if (auto order = diagnoseOrder(list)) return order;
    if (list.numbers.size() != list.expected.size()) return std::nullopt;
    if (auto others = diagnoseOthers(list)) return others;
    for (const Ratio& ratio : ratios)
        if (otherNumbers(list, ratio.value).empty()) return multiplied(ratio);
    return std::nullopt;
}

/// The list as frequencies, and as the divisors of frequencies without a scaling.
std::vector<List> listsOf(const Input& input, const PairHypothesis& hypothesis) {
    const std::vector<double> numbers = input.numbers();
    std::vector<List> all{{"inv_freq", {numbers, times(hypothesis.recipe, 1), input.cells, wordsOfPairs()}}};
    Values plain = valuesWith(*hypothesis.encoding, hypothesis.options);
    if (!plain.contains(keys::scaling.name) || plain.get(keys::scaling) == "none") return all;
    plain.set(keys::scaling, std::string("none"));
    const std::vector<double> unscaled = times(expectedRecipe(*hypothesis.encoding, plain, {}), 1);
    if (unscaled.size() != numbers.size()) return all;
    List divisors{"divisors", {numbers, {}, input.cells, wordsOfPairs()}};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        divisors.numbers.expected.push_back(unscaled[i] / hypothesis.recipe.sines[i].hi);
    all.push_back(std::move(divisors));
    return all;
}

void describeList(const Input& input, const char* form, const char* axis, Identity& answer) {
    answer.storage.form = form;
    answer.storage.axisOrder = {axis};
    answer.storage.rows = 1;
    answer.storage.columns = input.arrays.front().count();
    answer.rounding.table = nameOf(input.cells);
}

/// The list as frequencies of so many pairs. Numbers that are only near are told where nothing else is.
std::optional<Identity> diagnosedFrequencies(const Input& input, const Expectation& expected,
                                             std::int64_t pairs, bool onlyNear) {
    Form form{.id = "inv_freq", .words = "frequencies alone", .rotaryOnly = true};
    form.pairs = pairs;
    const auto hypothesis = hypothesisFor(expected, form, 2 * pairs);
    if (!hypothesis) return std::nullopt;
    for (const List& list : listsOf(input, *hypothesis)) {
        Identity answer;
        addHypothesis(*hypothesis, answer);
        describeList(input, list.form, "pair", answer);
        if (onlyNear) {
            if (tellNear(list.numbers, answer)) return answer;
            continue;
        }
        auto finding = diagnosedList(list.numbers, ratiosFor(expected, hypothesis->recipe, 0));
        // Frequencies that are right were recognised before.
        const bool rightDivisors =
            list.form == std::string_view("divisors") && otherNumbers(list.numbers).empty();
        if (!finding && !rightDivisors) continue;
        // Numbers in another order, or times a ratio, have no deviations of their own.
        if (!finding || finding->id == "other-frequencies") tellDeviation(list.numbers, answer);
        if (finding) answer.mistakes.push_back(*std::move(finding));
        return answer;
    }
    return std::nullopt;
}

/// Frequencies: one for each pair, or each of them twice.
std::optional<Identity> diagnosedFrequencies(const Input& input, const Expectation& expected, bool onlyNear) {
    const std::int64_t count = input.arrays.front().count();
    if (count < 4) return std::nullopt;
    auto found = diagnosedFrequencies(input, expected, count, onlyNear);
    if (!found && !onlyNear && count % 2 == 0)
        found = diagnosedFrequencies(input, expected, count / 2, false);
    return found;
}

/// ALiBi's slopes, of as many heads as there are numbers where these are not given.
std::optional<Identity> diagnosedSlopes(const Input& input, const Expectation& expected, bool onlyNear) {
    Values values = expected.values;
    if (!expected.gives(keys::heads.name)) values.set(keys::heads, input.arrays.front().count());
    const ExpectedNumbers list{
        input.numbers(), alibiSlopes(values.get(keys::heads), values.get(Key<double>{"alibi_bias_max"})),
        input.cells, wordsOfHeads()};
    if (list.numbers.size() != list.expected.size()) return std::nullopt;
    Identity answer = recognisedAs(expected.encoding->id, {{keys::heads.name, values.at(keys::heads.name)}});
    describeList(input, "slopes", "head", answer);
    if (onlyNear) return tellNear(list, answer) ? std::optional(answer) : std::nullopt;
    auto finding = diagnoseOrder(list);
    if (!finding) {
        finding = diagnoseOthers(list);
        tellDeviation(list, answer);
    }
    if (!finding) return std::nullopt;
    answer.mistakes.push_back(*std::move(finding));
    return answer;
}

/// Both lists of LongRoPE in one array: one before the other, or above it.
std::optional<Identity> diagnosedLists(const Input& input, const Expectation& expected) {
    if (input.arrays.size() != 1 || !expected.values.contains(keys::shortFactor.name)) return std::nullopt;
    const NumberList& shorter = expected.values.get(keys::shortFactor);
    const NumberList& longer = expected.values.get(keys::longFactor);
    const auto pairs = static_cast<std::int64_t>(shorter.size());
    if (pairs == 0 || longer.size() != shorter.size() || input.arrays.front().count() != 2 * pairs)
        return std::nullopt;
    const std::vector<double> numbers = input.numbers();
    const auto holds = [&](const NumberList& first, const NumberList& second) {
        NumberList both = first;
        both.insert(both.end(), second.begin(), second.end());
        return ExpectedNumbers{numbers, std::move(both), input.cells, wordsOfPairs()};
    };
    const bool longFirst = !otherNumbers(holds(shorter, longer)).empty();
    const ExpectedNumbers list = longFirst ? holds(longer, shorter) : holds(shorter, longer);
    Form form{.id = "inv_freq", .words = "frequencies alone", .rotaryOnly = true};
    form.pairs = pairs;
    const auto hypothesis = hypothesisFor(expected, form, 2 * pairs);
    if (!hypothesis || !otherNumbers(list).empty()) return std::nullopt;
    Identity answer;
    addHypothesis(*hypothesis, answer);
    const bool stacked = input.axes.size() == 2;
    describeList(input, "", "pair", answer);
    answer.storage.form = std::string(stacked ? "divisors-stacked" : "divisors-packed") +
                          (longFirst ? "-long-first" : "-short-first");
    if (stacked) {
        answer.storage.axisOrder = {"list", "pair"};
        answer.storage.rows = 2;
        answer.storage.columns = pairs;
    }
    tellDeviation(list, answer);
    return answer;
}

std::optional<Identity> diagnosedList(const Input& input, const Expectation& expected, bool onlyNear) {
    return expected.encoding->id == std::string_view("alibi")
               ? diagnosedSlopes(input, expected, onlyNear)
               : diagnosedFrequencies(input, expected, onlyNear);
}

}  // namespace

bool diagnoseExponent(const Input& input, Identity& answer) {
    constexpr std::int64_t fewest = 4;  // a few pairs are those of many tables
    const auto measured = measuredPairs(input);
    if (!measured || measured->reading.form.pairs < fewest) return false;
    const Form& form = measured->reading.form;
    const bool flat = form.id == "interleaved" || form.id == "half-split";
    for (const PairHypothesis& hypothesis :
         hypothesesOf(nullptr, &form, flat ? input.sheets[measured->sheet].columns() : 2 * form.pairs)) {
        if (static_cast<std::int64_t>(hypothesis.recipe.pairs()) != form.pairs) continue;
        for (const Ratio& ratio : exponentRatios(hypothesis.recipe)) {
            input.pace.step();
            if (!frequenciesAgree(measured->reading, times(hypothesis.recipe, ratio.value), 0)) continue;
            auto found = tableTimes(input, *measured, hypothesis, ratio);
            if (!found) continue;
            found->asExpected = false;
            answer = std::move(*found);
            return true;
        }
    }
    return false;
}

bool diagnoseOtherTurns(const Input& input, const Expectation& expected, Identity& answer) {
    constexpr std::int64_t few = 33;
    const auto measured = measuredPairs(input);
    if (!measured || measured->reading.step < 0) return false;
    const Reading& reading = measured->reading;
    const Sheet& sheet = input.sheets[measured->sheet];
    const bool flat = reading.form.id == "interleaved" || reading.form.id == "half-split";
    const auto hypothesis =
        hypothesisFor(expected, reading.form, flat ? sheet.columns() : 2 * reading.form.pairs);
    if (!hypothesis) return false;
    Recipe recipe = hypothesis->recipe;
    recipe.first = reading.first;
    recipe.sineSign = reading.sineSign;
    // Whole turns of a row more are the same in every row, and a frequency is not negative.
    for (std::size_t i = 0; i < recipe.pairs(); ++i)
        recipe.sines[i] = {reading.radians[i] + (reading.radians[i] < 0 ? 2 * std::numbers::pi : 0), 0};
    if (frequenciesAgree(reading, times(hypothesis->recipe, 1), 0)) return false;
    Identity found;
    addHypothesis(*hypothesis, found);
    found.mistakes.push_back(areSure(reading, hypothesis->recipe)
                                 ? otherTurns(reading, times(hypothesis->recipe, 1))
                                 : otherAliases(reading));
    found.evidence = answer.evidence;
    found.frequencies = frequenciesOf(reading);
    finishAnswer(input, sheet, reading.form, recipe, found);
    if (found.unexplainedCells * few > sheet.rows() * sheet.columns()) return false;
    found.unexplainedCells = 0;
    found.blocks.clear();
    found.asExpected = false;
    answer = std::move(found);
    return true;
}

bool diagnoseSpectrum(const Input& input, const Expectation& expected, Identity& answer) {
    if (expected.encoding == nullptr || expected.rotary.proportional.given()) return false;
    const bool list = input.axes.size() == 1 && input.arrays.size() == 1;
    auto found = diagnosedLists(input, expected);
    if (!found) found = list ? diagnosedList(input, expected, false) : diagnosedTable(input, expected);
    // Other parameters say more than that numbers are near.
    const bool known = answer.recognised && answer.encoding == expected.encoding->id &&
                       2 * answer.unexplainedCells < answer.storage.columns;
    if (!found && list && !known) found = diagnosedList(input, expected, true);
    if (!found) return false;
    found->asExpected = found->mistakes.empty();
    answer = std::move(*found);
    return true;
}

}  // namespace posiscope
