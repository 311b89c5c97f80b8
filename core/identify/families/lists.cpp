// SPDX-License-Identifier: GPL-3.0-or-later
// Lists with a number for each pair: frequencies, periods, and divisors of frequencies (rope_freqs.weight and
// rope_factors of GGUF files).
#include <algorithm>
#include <cmath>

#include "core/identify/conversionsource.h"
#include "core/identify/families/families.h"
#include "core/identify/finish.h"
#include "core/identify/snap.h"
#include "core/identify/spectra/naming.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// A reading with these frequencies, without error.
Reading readingOf(const std::vector<double>& radians, NumberKind cells) {
    Reading reading{.rows = 0, .cells = cells};
    reading.form = {.id = "inv_freq", .words = "frequencies alone", .rotaryOnly = true};
    reading.form.pairs = static_cast<std::int64_t>(radians.size());
    for (const double each : radians) {
        reading.radians.push_back(each);
        reading.errors.push_back(roundingAt(cells, each));
        reading.growth.push_back(0);
        reading.still.push_back(each == 0);
        reading.sound.push_back(std::isfinite(each) && each > 0);
    }
    reading.amplitudeError = 10;  // unknown
    reading.agreement = 1;
    return reading;
}

/// How often pairs of these periods turn from −1 to 1, as coordinates of images do.
std::vector<Text> turnsAcross(const std::vector<double>& periods) {
    constexpr double largestBase = 1000;  // those of texts are larger
    constexpr double eighth = 0.125;
    constexpr std::size_t shown = 16;
    if (periods.back() > largestBase) return {};
    std::string turns;
    std::int64_t few = 0;
    for (std::size_t i = 0; i < periods.size(); ++i) {
        if (i < shown) turns += (i == 0 ? "" : ", ") + withDigits(2 / periods[i], 3);
        few += 2 / periods[i] < eighth ? 1 : 0;
    }
    if (periods.size() > shown) turns += ", …";
    return {
        Text(POSISCOPE_TR("core",
                          "if these are periods of coordinates from −1 to 1, as in DINOv3, the pairs turn "
                          "so often across the image: %1"),
             {turns}),
        Text(POSISCOPE_TR("core",
                          "%1 of %2 pairs turn less than an eighth across the image: they hardly tell "
                          "its places apart"),
             {groupedDigits(few), groupedDigits(static_cast<std::int64_t>(periods.size()))})};
}

/// The list is that of these exact numbers, within a relative error of `tolerance` beside their rounding.
Hypothesis listOf(const Input& input, const std::vector<double>& exact, double tolerance, Identity answer) {
    const auto expect = [exact, tolerance, cells = input.cells](std::size_t i) -> ExpectedCell {
        return {exact[i], 1.1 * roundingAt(cells, exact[i]) + tolerance * std::abs(exact[i])};
    };
    return hypothesisOf(input.numbers(), expect, std::move(answer));
}

/// Other names that take no more digits to say than the first one.
void addAlternatives(const std::vector<PairHypothesis>& hypotheses, Identity& answer) {
    constexpr double close = 1.2;
    const PairHypothesis& best = hypotheses.front();
    for (const PairHypothesis& other : hypotheses)
        if (&other != &best && other.complexity < best.complexity + close)
            answer.alternatives.push_back({other.encoding->id, other.options});
}

}  // namespace

std::vector<Hypothesis> proposeFrequencies(const Input& input) {
    const std::vector<double> radians = frequenciesIn(input);
    if (radians.empty()) return {};
    const std::vector<double> cells = input.numbers();
    const bool periods = cells.front() < cells.back();
    const Reading reading = readingOf(radians, input.cells);
    const std::vector<PairHypothesis> hypotheses = hypothesesFor(reading, nullptr, input.pace);
    if (hypotheses.empty()) return {};
    PairHypothesis hypothesis = hypotheses.front();
    const auto explains = [&](const Recipe& turning) {
        for (std::size_t i = 0; i < turning.pairs(); ++i)
            if (reading.still[i] && turning.sines[i].hi > roundingAt(input.cells, turning.sines[i].hi))
                return false;
        return true;
    };
    nameStillPairs(reading.still, explains, hypothesis);
    Identity answer = recognisedAs(hypothesis.encoding->id, hypothesis.options);
    answer.storage.form = periods ? "periods" : "inv_freq";
    answer.storage.words = periods ? "periods alone" : "frequencies alone";
    answer.storage.axisOrder = {"pair"};
    answer.storage.rows = 1;
    answer.storage.columns = input.axes[0];
    nameRounding(input, answer.rounding.frequency, answer);
    answer.evidence.emplace_back(Text(periods
                                          ? POSISCOPE_TR("core", "storage: periods alone, %1 of them")
                                          : POSISCOPE_TR("core", "storage: frequencies alone, %1 of them"),
                                      {groupedDigits(input.axes[0])}));
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core", "base: %1"), {inFull(hypothesis.values.get(keys::base))}));
    if (const std::int64_t still = hypothesis.recipe.stillPairs(); still > 0)
        answer.evidence.emplace_back(
            Text(POSISCOPE_TR("core", "pairs that do not turn: %1 (proportional rotary)"),
                 {groupedDigits(still)}));
    addAlternatives(hypotheses, answer);
    answer.notes = periods ? turnsAcross(cells) : notesOnRounding(hypothesis.recipe, input.cells);
    answer.conversionSource = std::make_shared<ConversionSource>(ConversionSource{
        {}, reading.form, hypothesis.recipe, input.arrays.front().cells->cellType(), 0, radians});
    answer.convertible = true;
    answer.stillPairs = hypothesis.recipe.stillPairs();
    std::vector<double> exact;
    for (const DoubleDouble& each : hypothesis.recipe.sines)
        exact.push_back(periods ? 1 / each.hi : each.hi);
    return {listOf(input, exact, 1e-6, std::move(answer))};
}

namespace {

/// Whether the numbers are divisors: they begin near 1, hardly fall, and stay below the largest usual
/// stretch. Periods would grow by one factor from pair to pair.
bool areDivisors(const std::vector<double>& cells) {
    constexpr double most = 1000;
    std::size_t descents = 0;
    double leastGrowth = HUGE_VAL;
    double mostGrowth = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!(cells[i] >= 0.95 && cells[i] <= most)) return false;
        if (i == 0) continue;
        const double growth = cells[i] / cells[i - 1];
        descents += growth < 0.98 ? 1 : 0;
        leastGrowth = std::min(leastGrowth, growth);
        mostGrowth = std::max(mostGrowth, growth);
    }
    return descents * 5 <= cells.size() && cells.back() > 1.04 && cells.front() < 2 &&
           mostGrowth > 1.02 * leastGrowth;
}

/// The frequencies of a base divided by the divisors.
Reading divided(const std::vector<double>& divisors, double base, NumberKind cells) {
    Reading reading{.rows = 0, .cells = cells};
    reading.form = {.id = "divisors", .words = "divisors of frequencies", .rotaryOnly = true};
    reading.form.pairs = static_cast<std::int64_t>(divisors.size());
    for (std::size_t i = 0; i < divisors.size(); ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(divisors.size());
        reading.radians.push_back(std::pow(base, -share) / divisors[i]);
        reading.errors.push_back(roundingOf(cells) * reading.radians.back());
    }
    reading.growth.assign(divisors.size(), 0);
    reading.still.assign(divisors.size(), false);
    reading.sound.assign(divisors.size(), true);
    reading.amplitudeError = 10;  // unknown
    reading.agreement = 1;
    return reading;
}

bool isLlama(const OptionValues& options) {
    return std::any_of(options.begin(), options.end(), [](const auto& each) {
        return each.first == keys::scaling.name && each.second == Value(std::string("llama3"));
    });
}

/// The names in the manner of llama3, the simplest first: its ramp tells the base.
std::vector<PairHypothesis> llamaHypotheses(const std::vector<double>& divisors, const Input& input) {
    std::vector<PairHypothesis> hypotheses;
    for (const double base : usualBases())
        for (PairHypothesis& hypothesis :
             hypothesesFor(divided(divisors, base, input.cells), nullptr, input.pace))
            if (isLlama(hypothesis.options) && hypothesis.values.get(keys::base) == base)
                hypotheses.push_back(std::move(hypothesis));
    std::stable_sort(
        hypotheses.begin(), hypotheses.end(),
        [](const PairHypothesis& a, const PairHypothesis& b) { return a.complexity < b.complexity; });
    return hypotheses;
}

/// Any other list is LongRoPE's if its name says so (rope_factors_long.weight): no number does. The base is
/// not in it.
void nameOtherDivisors(const std::string& name, const std::vector<double>& divisors, NumberKind cells,
                       Identity& answer) {
    const bool longer = name.find("long") != std::string::npos;
    if (!longer && name.find("short") == std::string::npos) {
        answer.recognised = false;
        answer.encoding.clear();
        answer.evidence.emplace_back(POSISCOPE_TR(
            "core",
            "divisors of no known kind: models with LongRoPE have such lists, but no number tells "
            "that this is one"));
        return;
    }
    NumberList shortest;
    for (const double each : divisors)
        shortest.push_back(roundNear(each, roundingAt(cells, each)).value);
    answer.options = {{keys::headDim.name, 2 * static_cast<std::int64_t>(divisors.size())},
                      {keys::scaling.name, std::string("longrope")},
                      {longer ? "long_factor" : "short_factor", std::move(shortest)}};
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core", "the name “%1” says that it is LongRoPE's; the base is not in such a list"),
             {name}));
}

/// A list that begins with ones and ends with one factor is a ramp between them: the numbers outside.
std::vector<Text> notesOnRamp(const std::vector<double>& divisors) {
    constexpr std::size_t fewest = 3;  // ones, and factors
    constexpr std::size_t shown = 8;
    constexpr double alike = 1e-5;
    const double factor = divisors.back();
    const auto isNear = [](double a, double b) { return std::abs(a - b) <= alike * b; };
    if (divisors.size() < 2 * fewest || factor <= 1) return {};
    for (std::size_t n = 0; n < fewest; ++n)
        if (!isNear(divisors[n], 1) || !isNear(divisors[divisors.size() - 1 - n], factor)) return {};
    std::string pairs;
    std::size_t count = 0;
    for (std::size_t i = 0; i < divisors.size(); ++i) {
        if (divisors[i] >= 1 - alike && divisors[i] <= factor * (1 + alike)) continue;
        if (count++ < shown)
            pairs += (count == 1 ? "" : ", ") + std::to_string(i) + ": " + withDigits(divisors[i], 4);
    }
    if (count == 0) return {};
    return {Text(POSISCOPE_TR("core",
                              "the list begins with 1 and ends with %1, like a ramp of llama3 or YaRN, which "
                              "stays between them; these pairs are outside: %2"),
                 {withDigits(factor, 4), pairs + (count > shown ? ", …" : "")})};
}

}  // namespace

std::vector<Hypothesis> proposeDivisors(const Input& input) {
    constexpr std::size_t fewest = 4;
    if (input.axes.size() != 1 || input.arrays.size() != 1) return {};
    const StoredArray& array = input.arrays.front();
    const std::vector<double> cells = input.numbers();
    if (cells.size() < fewest || !areDivisors(cells)) return {};
    Identity answer = recognisedAs("rope");
    answer.storage.form = "divisors";
    answer.storage.words = "divisors of frequencies";
    answer.storage.axisOrder = {"pair"};
    answer.storage.rows = 1;
    answer.storage.columns = input.axes[0];
    answer.rounding.table = nameOf(input.cells);
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core", "storage: what frequencies are divided by, %1 to %2"),
             {withDigits(*std::min_element(cells.begin(), cells.end()), 4),
              withDigits(*std::max_element(cells.begin(), cells.end()), 4)}));
    const std::vector<PairHypothesis> hypotheses = llamaHypotheses(cells, input);
    if (hypotheses.empty()) {
        nameOtherDivisors(array.name, cells, input.cells, answer);
        answer.notes = notesOnRamp(cells);
        return {{.answer = std::move(answer)}};
    }
    const PairHypothesis& hypothesis = hypotheses.front();
    answer.options = hypothesis.options;
    answer.evidence.emplace_back(Text(POSISCOPE_TR("core", "the ramp is that of llama3 with the base %1"),
                                      {inFull(hypothesis.values.get(keys::base))}));
    addAlternatives(hypotheses, answer);
    answer.conversionSource = std::make_shared<ConversionSource>(
        ConversionSource{{}, hypothesis.form, hypothesis.recipe, array.cells->cellType(), 0});
    answer.convertible = true;
    std::vector<double> exact;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(cells.size());
        exact.push_back(std::pow(hypothesis.values.get(keys::base), -share) / hypothesis.recipe.sines[i].hi);
    }
    return {listOf(input, exact, 3e-6, std::move(answer))};
}

}  // namespace posiscope
