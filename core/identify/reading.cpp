// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/reading.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace posiscope {

namespace {

struct Beginning {
    double position = 0;
    double error = 0;
};

/// The position p with phase_i = ω_i p for all pairs. The slowest pair gives it without whole turns; faster
/// pairs give it more precisely.
Beginning refined(const std::vector<const PairFit*>& slowFirst, double turns) {
    Beginning found{0, HUGE_VAL};
    for (const PairFit* fit : slowFirst) {
        const double speed = std::abs(fit->radians);
        const bool isFirst = found.error == HUGE_VAL;
        const double left =
            isFirst ? fit->phase + turns : wrapped(fit->phase - fit->radians * found.position);
        const double guess = isFirst ? left / fit->radians : found.position;
        const double error = (fit->phaseError + fit->radiansError * std::abs(guess)) / speed;
        if (!isFirst && (found.error * speed > std::numbers::pi / 2 || error >= found.error)) continue;
        found.position += left / fit->radians;
        found.error = std::max(error, 1e-12);
    }
    return found;
}

double agreementOf(const std::vector<PairFit>& fits, double position) {
    std::size_t agreeing = 0;
    for (const PairFit& fit : fits) {
        const double tolerance = 0.02 + 2 * fit.phaseError + fit.radiansError * std::abs(position);
        if (fit.sound && std::abs(wrapped(fit.phase - fit.radians * position)) < tolerance) ++agreeing;
    }
    return static_cast<double>(agreeing) / static_cast<double>(fits.size());
}

/// The position of row 0, where most pairs agree about it.
std::optional<Beginning> beginningOf(const std::vector<PairFit>& fits) {
    std::vector<const PairFit*> slowFirst;
    for (const PairFit& fit : fits)
        if (fit.sound && std::abs(fit.radians) > 4 * fit.radiansError) slowFirst.push_back(&fit);
    if (slowFirst.empty()) return std::nullopt;
    std::sort(slowFirst.begin(), slowFirst.end(),
              [](const PairFit* a, const PairFit* b) { return std::abs(a->radians) < std::abs(b->radians); });
    // Beyond half a turn of the slowest pair, any number of its whole turns is possible.
    constexpr int mostTurns = 60;
    Beginning best;
    double most = -1;
    for (int n = 0; n <= 2 * mostTurns && most < 0.95; ++n) {
        const int turns = n % 2 == 0 ? n / 2 : -(n + 1) / 2;
        const Beginning found = refined(slowFirst, 2 * std::numbers::pi * turns);
        const double agreement = agreementOf(fits, std::nearbyint(found.position));
        if (agreement <= most) continue;
        most = agreement;
        best = found;
    }
    return best;
}

/// Whether most pairs rotate backwards.
bool backwards(const std::vector<PairFit>& fits) {
    int balance = 0;
    for (const PairFit& fit : fits)
        if (fit.sound && std::abs(fit.radians) > fit.radiansError && std::abs(fit.radians) < 2)
            balance += fit.radians < 0 ? 1 : -1;
    return balance > 0;
}

bool isZeroRow(const Sample& sample, std::int64_t place) {
    const double* const row = sample.cells(place);
    return std::all_of(row, row + sample.columns(), [](double cell) { return cell == 0; });
}

/// Some pairs of a form, from the first to the last.
Form thinned(const Form& form, std::int64_t count) {
    Form thin = form;
    thin.pairs = count;
    thin.sines.clear();
    thin.cosines.clear();
    for (std::int64_t n = 0; n < count; ++n) {
        const auto i = static_cast<std::size_t>(n * (form.pairs - 1) / (count - 1));
        thin.sines.push_back(form.sines[i]);
        thin.cosines.push_back(form.cosines[i]);
    }
    return thin;
}

/// Whether some of the pairs of a wide table are pairs that begin together: the others are not looked at
/// then.
bool looksRight(const Form& form, const Sample& sample, NumberKind cells, Pace& pace) {
    constexpr std::int64_t few = 16;
    constexpr double most = 0.5;
    if (form.pairs <= 2 * few) return true;
    const std::vector<PairFit> fits = fitPairs(thinned(form, few), sample, cells, pace);
    if (soundShare(fits) < most) return false;
    const auto beginning = beginningOf(fits);
    return beginning && agreementOf(fits, std::nearbyint(beginning->position)) >= most;
}

}  // namespace

bool Reading::grows() const {
    // The fastest pairs of xPos decay by ζ = 0.286 over some hundred positions.
    const double largest = std::abs(*std::max_element(
        growth.begin(), growth.end(), [](double a, double b) { return std::abs(a) < std::abs(b); }));
    return largest > 1e-7 + 0.1 * roundingOf(cells);
}

std::optional<Reading> readForm(const Sheet& sheet, const Form& form, const Sample& sample, NumberKind cells,
                                Pace& pace) {
    constexpr double most = 0.6;
    if (form.sines.empty() || form.sines[0] < 0 || form.cosines[0] < 0 || !repeatsHold(form, sample) ||
        !looksRight(form, sample, cells, pace))
        return std::nullopt;
    const std::vector<PairFit> fits = fitPairs(form, sample, cells, pace);
    if (soundShare(fits) < most) return std::nullopt;
    const auto beginning = beginningOf(fits);
    if (!beginning) return std::nullopt;
    Reading reading{.rows = sheet.rows(), .form = form, .cells = cells};
    reading.zeroFirstRow = isZeroRow(sample, 0);
    const double whole = std::nearbyint(beginning->position);
    if (std::abs(beginning->position - whole) > 0.05 + 2 * beginning->error || std::abs(whole) > 1e9)
        return std::nullopt;
    reading.agreement = agreementOf(fits, whole);
    if (reading.agreement < most) return std::nullopt;
    reading.first = static_cast<std::int64_t>(whole);
    const bool turned = backwards(fits);
    // Descending rows begin at a higher position than the others; rows with negated sines do not.
    if (turned && reading.first < 0) {
        reading.step = -1;
        reading.first = -reading.first;
    } else if (turned) {
        reading.sineSign = -1;
    }
    const std::int64_t leading = std::min<std::int64_t>(reading.leadingRows(), 64);
    while (reading.leadingZeros < leading && isZeroRow(sample, reading.leadingZeros))
        ++reading.leadingZeros;
    if (leading > 0) reading.zeroFirstRow = false;
    std::vector<double> amplitudes;
    for (const PairFit& fit : fits) {
        reading.radians.push_back(fit.sound ? (turned ? -fit.radians : fit.radians) : 0);
        reading.errors.push_back(fit.sound ? fit.radiansError : HUGE_VAL);
        reading.growth.push_back(fit.sound ? fit.growth : 0);
        reading.still.push_back(fit.sound && fit.radians == 0 && fit.phase == 0);
        reading.sound.push_back(fit.sound && !reading.still.back());
        if (fit.sound) amplitudes.push_back(fit.amplitude);
    }
    reading.amplitude = medianOf(amplitudes);
    reading.amplitudeError = (2 * roundingOf(cells) + 1e-12) * reading.amplitude /
                             std::sqrt(static_cast<double>(amplitudes.size()));
    return reading;
}

}  // namespace posiscope
