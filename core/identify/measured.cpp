// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/measured.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/identify/reading.h"
#include "core/identify/snap.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

const char* storageLine(const Form& form) {
    if (isOneFunction(form))
        return form.cosineFirst
                   ? POSISCOPE_TR(
                         "core",
                         "storage: %1: %2 of %3 columns are cosines of angles that grow evenly from 0")
                   : POSISCOPE_TR(
                         "core", "storage: %1: %2 of %3 columns are sines of angles that grow evenly from 0");
    return form.cosineFirst
               ? POSISCOPE_TR(
                     "core",
                     "storage: %1, cosines first: %2 of %3 pairs have a constant norm and turn evenly")
               : POSISCOPE_TR(
                     "core", "storage: %1, sines first: %2 of %3 pairs have a constant norm and turn evenly");
}

/// Consecutive pairs that turn, and what is between them.
struct Neighbours {
    std::vector<double> values, errors;

    std::optional<double> common() const {
        constexpr std::size_t fewest = 3;
        if (values.size() < fewest) return std::nullopt;
        const double middle = medianOf(values);
        for (std::size_t n = 0; n < values.size(); ++n)
            if (!(std::abs(wrapped(values[n] - middle)) <= errors[n])) return std::nullopt;
        return middle;
    }
};

constexpr double measuredAlike = 1e-6;  ///< the relative error of a frequency in float32

Neighbours stepsOf(const Reading& reading) {
    Neighbours found;
    for (std::size_t i = 1; i < reading.pairs(); ++i)
        if (reading.sound[i - 1] && reading.sound[i]) {
            found.values.push_back(wrapped(reading.sineSign * (reading.radians[i] - reading.radians[i - 1])));
            found.errors.push_back(2 * (reading.errors[i - 1] + reading.errors[i]) +
                                   measuredAlike * static_cast<double>(i));
        }
    return found;
}

/// The ratio of each frequency to the one before, where it is constant. A faster pair may have turned any
/// number of times more in a row: it is the ratio of most that tells.
std::optional<double> commonRatio(const Reading& reading) {
    constexpr std::size_t fewest = 3;
    std::vector<double> ratios;
    std::size_t slowest = reading.pairs();
    for (std::size_t i = 0; i < reading.pairs(); ++i) {
        if (!reading.sound[i]) continue;
        const double here = std::abs(reading.radians[i]);
        if (slowest == reading.pairs() || here < std::abs(reading.radians[slowest])) slowest = i;
        if (i > 0 && reading.sound[i - 1] && reading.radians[i - 1] * reading.radians[i] > 0)
            ratios.push_back(reading.radians[i] / reading.radians[i - 1]);
    }
    if (ratios.size() < fewest) return std::nullopt;
    const double ratio = medianOf(ratios);
    for (std::size_t i = 0; i < reading.pairs(); ++i) {
        if (!reading.sound[i]) continue;
        const double steps = static_cast<double>(i) - static_cast<double>(slowest);
        const double expected = reading.radians[slowest] * std::pow(ratio, steps);
        const double relative = measuredAlike * (4 + std::abs(steps)) +
                                4 * reading.errors[slowest] / std::abs(reading.radians[slowest]);
        if (!(std::abs(wrapped(reading.radians[i] - expected)) <=
              4 * reading.errors[i] + relative * std::abs(expected)))
            return std::nullopt;
    }
    return ratio;
}

/// "0.785398 = 0.25 π".
std::string withPi(double step) {
    const RoundNumber round = roundNear(step / std::numbers::pi, 1e-6);
    constexpr int few = 4;
    return withDigits(step, 6) + (round.digits <= few ? " = " + withDigits(round.value, few) + " π" : "");
}

/// A column beside the pairs that grows evenly: the coordinate.
struct CoordinateColumn {
    std::int64_t column = 0;
    double first = 0, last = 0, step = 0;
};

bool growsEvenly(const Sample& sample, const CoordinateColumn& coordinate) {
    const double tolerance = measuredAlike * std::max(std::abs(coordinate.first), std::abs(coordinate.last));
    const auto read = [&](std::int64_t row, double* out) {
        *out = sample.cells(sample.find(row))[coordinate.column];
    };
    const auto expect = [&](std::int64_t row, std::size_t, double) -> ExpectedCell {
        return {coordinate.first + coordinate.step * static_cast<double>(row), tolerance};
    };
    return compare(sample.rows(), cellByCell(1, read, expect)).unexplained == 0;
}

std::optional<CoordinateColumn> coordinateIn(const Sheet& sheet, const Form& form) {
    const std::int64_t last = sheet.rows() - 1;
    if (last < 2) return std::nullopt;
    const Sample sample(sheet, spreadRows(sheet.rows(), 24));
    for (std::size_t j = 0; j < form.contents.size(); ++j) {
        if (form.contents[j].role == Role::sine || form.contents[j].role == Role::cosine) continue;
        const auto column = static_cast<std::int64_t>(j);
        CoordinateColumn found{column, sheet.at(0, column), sheet.at(last, column)};
        found.step = (found.last - found.first) / static_cast<double>(last);
        if (found.step != 0 && growsEvenly(sample, found)) return found;
    }
    return std::nullopt;
}

/// "5.5352 = 1.762 π".
std::string inPi(double radians) {
    return withDigits(radians, 5) + " = " + withDigits(radians / std::numbers::pi, 4) + " π";
}

}  // namespace

std::int64_t soundPairs(const Reading& reading) {
    return std::count(reading.sound.begin(), reading.sound.end(), true);
}

Text storageOf(const Reading& reading) {
    return Text(storageLine(reading.form))
        .with(Text(reading.form.words, {}))
        .with(Text::asIs(groupedDigits(soundPairs(reading))))
        .with(Text::asIs(groupedDigits(static_cast<std::int64_t>(reading.pairs()))));
}

namespace {

/// Whether most rows of the table, and not only its first ones, have the pair's angle: places of a grid
/// repeat theirs in every line.
class WholeTurns {
 public:
    WholeTurns(const Sheet& sheet, const Reading& reading)
        : reading_(reading), rows_(sheet, spreadRows(sheet.rows(), 65)) {}

    std::int64_t count() const {
        std::int64_t even = 0;
        for (std::size_t pair = 0; pair < reading_.pairs(); ++pair)
            even += reading_.sound[pair] && isEven(pair) ? 1 : 0;
        return even;
    }

 private:
    bool isEven(std::size_t pair) const {
        const std::vector<double> angles = anglesOf(pair);
        std::size_t forwards = 0, backwards = 0;
        for (std::size_t n = 1; n < angles.size(); ++n) {
            constexpr double tolerance = 0.5;  // radians
            const auto rows = static_cast<double>(rows_.rows()[n] - rows_.rows()[0]);
            const double turned = reading_.radians[pair] * rows;
            const double most = tolerance + reading_.errors[pair] * rows;
            forwards += std::abs(wrapped(angles[n] - angles[0] - turned)) <= most ? 1 : 0;
            backwards += std::abs(wrapped(angles[n] - angles[0] + turned)) <= most ? 1 : 0;
        }
        return 2 * std::max(forwards, backwards) >= angles.size() - 1;
    }
    std::vector<double> anglesOf(std::size_t pair) const {
        std::vector<double> angles;
        for (std::size_t n = 0; n < rows_.rows().size(); ++n) {
            const double* const cells = rows_.cells(static_cast<std::int64_t>(n));
            double sine = 0, cosine = 0;
            for (std::size_t j = 0; j < reading_.form.contents.size(); ++j) {
                const Slot& slot = reading_.form.contents[j];
                if (slot.pair != static_cast<std::int64_t>(pair)) continue;
                if (slot.role == Role::sine) sine = slot.sign * cells[j];
                if (slot.role == Role::cosine) cosine = slot.sign * cells[j];
            }
            angles.push_back(std::atan2(sine, cosine));
        }
        return angles;
    }

    const Reading& reading_;
    Sample rows_;
};

std::optional<MeasuredPairs> pairsFrom(const Input& input, bool whole) {
    constexpr double nearlyAll = 0.9;
    std::optional<MeasuredPairs> best;
    std::pair<double, std::int64_t> most;
    for (std::size_t n = 0; n < input.sheets.size(); ++n) {
        const Sheet& sheet = input.sheets[n];
        if (sheet.rows() < 2) continue;
        const Sample sample(sheet, rowsForFits(sheet.rows()));
        for (const Form& form : formsOf(sheet)) {
            if (isOneFunction(form)) continue;
            input.pace.step();
            auto reading = readForm(sheet, form, sample, input.cells, input.pace, whole);
            if (!reading) continue;
            const double share =
                static_cast<double>(soundPairs(*reading)) / static_cast<double>(reading->pairs());
            // Where numbers stand twice, a form with all of them as pairs of their own fits as well.
            if (share < nearlyAll || (best && std::pair(share, -form.pairs) <= most)) continue;
            most = {share, -form.pairs};
            best = {n, std::move(*reading)};
        }
    }
    if (best && static_cast<double>(WholeTurns(input.sheets[best->sheet], best->reading).count()) <
                    nearlyAll * static_cast<double>(best->reading.pairs()))
        return std::nullopt;
    return best;
}

}  // namespace

std::optional<MeasuredPairs> measuredPairs(const Input& input) {
    auto found = pairsFrom(input, true);
    return found ? found : pairsFrom(input, false);
}

std::vector<double> frequenciesOf(const Reading& reading) {
    std::vector<double> all;
    for (std::size_t pair = 0; pair < reading.pairs(); ++pair)
        if (reading.sound[pair]) all.push_back(reading.sineSign * reading.radians[pair]);
    return all;
}

std::vector<Text> frequencyWords(const Sheet& sheet, const Reading& reading) {
    constexpr std::size_t shown = 4;
    const std::vector<double> all = frequenciesOf(reading);
    std::string series;
    for (std::size_t n = 0; n < std::min(shown, all.size()); ++n)
        series += (n == 0 ? "" : ", ") + withDigits(all[n], 4);
    if (all.size() > shown) series += " …";
    std::vector<Text> words{
        storageOf(reading),
        {POSISCOPE_TR("core",
                      "pairs of sines and cosines whose frequencies are no known series: %1 "
                      "(radians per row)"),
         {series}}};
    if (reading.fraction != 0)
        words.emplace_back(Text(POSISCOPE_TR("core", "all angles are 0 at row %1, between two rows"),
                                {withDigits(-static_cast<double>(reading.first) - reading.fraction, 6)}));
    const auto ratio = commonRatio(reading);
    if (ratio)
        words.emplace_back(
            Text(POSISCOPE_TR("core", "a geometric spectrum: each frequency is %1 times the one before"),
                 {withDigits(*ratio, 6)}));
    else if (const auto step = stepsOf(reading).common())
        words.emplace_back(Text(
            POSISCOPE_TR(
                "core",
                "a linear spectrum: from pair to pair the frequency changes by %1, up to whole turns of a "
                "row; those of sinusoidal and rotary tables fall by a constant ratio"),
            {withPi(*step)}));
    const auto coordinate = coordinateIn(sheet, reading.form);
    if (!coordinate || all.empty()) return words;
    words.emplace_back(Text(POSISCOPE_TR("core",
                                         "column %1 is the coordinate, from %2 to %3: for each unit of "
                                         "it the first pair turns by %4 radians"),
                            {groupedDigits(coordinate->column), withDigits(coordinate->first, 4),
                             withDigits(coordinate->last, 4), inPi(all.front() / coordinate->step)}));
    if (const auto step = ratio ? std::nullopt : stepsOf(reading).common())
        words.emplace_back(Text(POSISCOPE_TR("core", "and every pair by %1 radians more than the one before"),
                                {inPi(*step / coordinate->step)}));
    return words;
}

}  // namespace posiscope
