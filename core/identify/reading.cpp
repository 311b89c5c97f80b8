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
Beginning refined(const std::vector<const PairFit*>& slowFirst, double turns, bool whole) {
    Beginning found{0, HUGE_VAL};
    for (const PairFit* fit : slowFirst) {
        const double speed = std::abs(fit->radians);
        const bool isFirst = found.error == HUGE_VAL;
        const double left =
            isFirst ? fit->phase + turns : wrapped(fit->phase - fit->radians * found.position);
        const double guess = isFirst ? left / fit->radians : found.position;
        const double error = (fit->phaseError + fit->radiansError * std::abs(guess)) / speed;
        if (!isFirst && (found.error * speed > std::numbers::pi / 2 || error >= found.error)) continue;
        // Between whole positions, whole turns more of a row do not lead to the same phase.
        constexpr double near = 0.02;
        if (!isFirst && !whole && std::abs(left) > near + 4 * found.error * speed) continue;
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
std::optional<Beginning> beginningOf(const std::vector<PairFit>& fits, bool whole) {
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
        const Beginning found = refined(slowFirst, 2 * std::numbers::pi * turns, whole);
        const double agreement = agreementOf(fits, whole ? std::nearbyint(found.position) : found.position);
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
bool looksRight(const Form& form, const Sample& sample, NumberKind cells, Pace& pace, bool whole) {
    constexpr std::int64_t few = 16;
    constexpr double most = 0.5;
    if (form.pairs <= 2 * few) return true;
    const std::vector<PairFit> fits = fitPairs(thinned(form, few), sample, cells, pace);
    if (soundShare(fits) < most) return false;
    const auto beginning = beginningOf(fits, whole);
    return beginning &&
           agreementOf(fits, whole ? std::nearbyint(beginning->position) : beginning->position) >= most;
}

}  // namespace

bool Reading::grows() const {
    // The fastest pairs of xPos decay by ζ = 0.286 over some hundred positions.
    const double largest = std::abs(*std::max_element(
        growth.begin(), growth.end(), [](double a, double b) { return std::abs(a) < std::abs(b); }));
    return largest > 1e-7 + 0.1 * roundingOf(cells);
}

std::optional<Reading> readForm(const Sheet& sheet, const Form& form, const Sample& sample, NumberKind cells,
                                Pace& pace, bool whole) {
    constexpr double most = 0.6;
    if (form.sines.empty() || form.sines[0] < 0 || form.cosines[0] < 0 || !repeatsHold(form, sample) ||
        !looksRight(form, sample, cells, pace, whole))
        return std::nullopt;
    const std::vector<PairFit> fits = fitPairs(form, sample, cells, pace);
    if (soundShare(fits) < most) return std::nullopt;
    const auto beginning = beginningOf(fits, whole);
    if (!beginning) return std::nullopt;
    Reading reading{.rows = sheet.rows(), .form = form, .cells = cells};
    reading.zeroFirstRow = isZeroRow(sample, 0);
    const double start = std::nearbyint(beginning->position);
    const double fraction = beginning->position - start;
    if ((whole && std::abs(fraction) > 0.05 + 2 * beginning->error) || std::abs(start) > 1e9)
        return std::nullopt;
    reading.agreement = agreementOf(fits, whole ? start : beginning->position);
    if (reading.agreement < most) return std::nullopt;
    reading.first = static_cast<std::int64_t>(start);
    reading.fraction = whole ? 0 : fraction;
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

namespace {

/// What a cell says about its angle.
struct Angle {
    double radians = 0;  ///< the one in [0, π] of a cosine, in [−π/2, π/2] of a sine
    double error = 0;
    bool level = false;  ///< the function is so level there that its rounding hides the angle
};

Angle angleOf(double share, bool cosine, double noise) {
    const double inside = std::clamp(share, -1.0, 1.0);
    const double slope = std::sqrt(1 - inside * inside);
    const double least = std::sqrt(8 * noise);
    return {cosine ? std::acos(inside) : std::asin(inside), noise / std::max(slope, least), slope < least};
}

/// The angle with the same function that is nearest to an expected one, less that.
double nearestOff(double radians, bool cosine, double expected) {
    const double other = cosine ? -radians : std::numbers::pi - radians;
    const double a = wrapped(radians - expected);
    const double b = wrapped(other - expected);
    return std::abs(a) <= std::abs(b) ? a : b;
}

/// The frequency of a column, row by row: the mean of what was known and of what the row says, each weighted
/// by its exactness.
class ColumnFit {
 public:
    ColumnFit(bool cosine, double noise) : cosine_(cosine), noise_(noise) {}

    /// Takes in the function in a row; of rows that are too far off nothing but that.
    void add(double row, double share) {
        const bool possible = std::abs(share) <= 1 + 4 * noise_;
        const Angle angle = angleOf(share, cosine_, noise_);
        if (possible && angle.level) {
            // A cosine that is still 1 has not turned farther than its rounding hides.
            if (cosine_ && !turns_ && share > 0) limit(0, std::sqrt(8 * noise_) / row);
            return;
        }
        ++looked_;
        if (!possible || (!turns_ && variance_ == 0 && row != 1)) return;
        if (variance_ == 0)
            limit(angle.radians, angle.error);
        else if (!follow(row, angle))
            return;
        turns_ = true;
        ++agreeing_;
    }

    double radians() const { return radians_; }
    double error() const { return 3 * std::sqrt(variance_); }
    bool still() const { return variance_ > 0 && looked_ == 0; }
    /// Of positions that were rounded to bfloat16 the first 256 agree, and few others.
    bool sound() const { return variance_ > 0 && 5 * agreeing_ >= 2 * looked_; }

 private:
    void limit(double radians, double error) {
        radians_ = radians;
        variance_ = error * error;
    }
    bool follow(double row, const Angle& angle) {
        constexpr double inFloat32 = 1.5e-7;  // of an angle
        const double off = nearestOff(angle.radians, cosine_, radians_ * row);
        const double error = angle.error + inFloat32 * radians_ * row;
        if (std::abs(off) > 3 * (std::sqrt(variance_) * row + error)) return false;
        const double all = variance_ * row * row + error * error;
        radians_ += variance_ * row / all * off;
        variance_ *= error * error / all;
        return true;
    }

    bool cosine_;
    double noise_;
    bool turns_ = false;
    double radians_ = 0, variance_ = 0;
    std::size_t looked_ = 0, agreeing_ = 0;  ///< rows that say something, and those that say the same
};

ColumnFit fitColumn(const Sample& sample, std::int64_t column, bool cosine, double amplitude, double noise) {
    ColumnFit fit(cosine, noise);
    for (std::size_t n = 0; n < sample.rows().size(); ++n) {
        const double cell = sample.cells(static_cast<std::int64_t>(n))[column];
        if (sample.rows()[n] > 0 && std::isfinite(cell))
            fit.add(static_cast<double>(sample.rows()[n]), cell / amplitude);
    }
    return fit;
}

/// The finite cells among so many of the first ones, without their signs. Of many, some that are evenly
/// spaced.
std::vector<double> magnitudes(const Sample& sample, std::int64_t count) {
    constexpr std::int64_t enough = 131'072;
    const std::int64_t step = (count + enough - 1) / enough | 1;  // odd: columns come in twos
    std::vector<double> all;
    for (std::int64_t n = 0; n < count; n += step)
        if (const double cell = std::abs(sample.cells(0)[n]); std::isfinite(cell)) all.push_back(cell);
    return all;
}

/// What cosines begin with; the largest sine, where more than a few are above 1. Damaged cells do not count.
double amplitudeOf(const Form& form, const Sample& sample) {
    constexpr double near = 1.02;
    const std::int64_t all = sample.columns() * static_cast<std::int64_t>(sample.rows().size());
    std::vector<double> cells = magnitudes(sample, form.cosineFirst ? sample.columns() : all);
    if (cells.empty()) return 0;
    if (form.cosineFirst) return medianOf(std::move(cells));
    const auto high = cells.begin() + static_cast<std::ptrdiff_t>(cells.size() * 99 / 100);
    std::nth_element(cells.begin(), high, cells.end());
    if (*high <= near) return 1;
    const double most = near * *high;
    double largest = 0;
    for (std::int64_t n = 0; n < all; ++n)
        if (const double cell = std::abs(sample.cells(0)[n]); cell <= most) largest = std::max(largest, cell);
    return largest;
}

/// Whether most of some columns of a wide table are the function: the others are not looked at otherwise. Of
/// tables with both functions half of the columns are.
template <class FitOf>
bool mostTurn(const std::vector<std::int64_t>& columns, const FitOf& fitOf) {
    constexpr std::size_t some = 63;  // an odd number of steps meets even and odd columns
    constexpr std::size_t fewest = 36;
    if (columns.size() <= 2 * some) return true;
    std::size_t sound = 0;
    for (std::size_t n = 0; n < some; ++n)
        sound += fitOf(columns[n * (columns.size() - 1) / (some - 1)]).sound() ? 1 : 0;
    return sound >= fewest;
}

}  // namespace

bool isOneFunction(const Form& form) {
    return form.id.starts_with("alone");
}

std::optional<Reading> readOneFunction(const Sheet& sheet, const Form& form, const Sample& sample,
                                       NumberKind cells) {
    constexpr double most = 0.6;
    constexpr std::int64_t fewestRows = 4;
    constexpr std::int64_t fewestPairs = 2;
    constexpr double largest = 4;  // attention factors are below 2; larger numbers are angles
    if (sheet.rows() < fewestRows || form.pairs < fewestPairs || !repeatsHold(form, sample))
        return std::nullopt;
    const double amplitude = amplitudeOf(form, sample);
    if (!(amplitude > 0 && amplitude < largest)) return std::nullopt;
    const double noise = 2 * roundingOf(cells) + 1e-12;
    Reading reading{.rows = sheet.rows(), .form = form, .cells = cells, .amplitude = amplitude};
    reading.amplitudeError = noise * amplitude;
    const std::vector<std::int64_t>& columns = form.cosineFirst ? form.cosines : form.sines;
    const auto fitOf = [&](std::int64_t column) {
        return fitColumn(sample, column, form.cosineFirst, amplitude, noise);
    };
    if (!mostTurn(columns, fitOf)) return std::nullopt;
    for (const std::int64_t column : columns) {
        const ColumnFit fit = fitOf(column);
        const bool turns = fit.sound() && !fit.still();
        reading.radians.push_back(turns ? fit.radians() : 0);
        reading.errors.push_back(fit.sound() ? fit.error() : HUGE_VAL);
        reading.growth.push_back(0);
        reading.sound.push_back(turns);
        reading.still.push_back(false);
        reading.agreement += fit.sound() ? 1 / static_cast<double>(columns.size()) : 0;
        // Half of the columns of tables with both functions are neither.
        if (reading.radians.size() * 4 > columns.size() && reading.agreement == 0) return std::nullopt;
    }
    const bool turning = std::find(reading.sound.begin(), reading.sound.end(), true) != reading.sound.end();
    return reading.agreement >= most && turning ? std::optional(std::move(reading)) : std::nullopt;
}

}  // namespace posiscope
