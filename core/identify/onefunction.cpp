// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/onefunction.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace posiscope {

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

/// The finite cells of the first rows, without their signs.
std::vector<double> magnitudes(const Sample& sample, std::size_t rows) {
    std::vector<double> all;
    for (std::size_t n = 0; n < rows; ++n)
        for (std::int64_t j = 0; j < sample.columns(); ++j)
            if (const double cell = std::abs(sample.cells(static_cast<std::int64_t>(n))[j]);
                std::isfinite(cell))
                all.push_back(cell);
    return all;
}

/// What cosines begin with; the largest sine, where more than a few are above 1. Damaged cells do not count.
double amplitudeOf(const Form& form, const Sample& sample) {
    constexpr double near = 1.02;
    std::vector<double> cells = magnitudes(sample, form.cosineFirst ? 1 : sample.rows().size());
    if (cells.empty()) return 0;
    if (form.cosineFirst) return medianOf(std::move(cells));
    const auto high = cells.begin() + static_cast<std::ptrdiff_t>(cells.size() * 99 / 100);
    std::nth_element(cells.begin(), high, cells.end());
    if (*high <= near) return 1;
    const double most = near * *high;
    double largest = 0;
    for (const double cell : cells)
        if (cell <= most) largest = std::max(largest, cell);
    return largest;
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
    const double amplitude = amplitudeOf(form, sample);
    if (sheet.rows() < fewestRows || form.pairs < fewestPairs || !(amplitude > 0 && amplitude < largest) ||
        !repeatsHold(form, sample))
        return std::nullopt;
    const double noise = 2 * roundingOf(cells) + 1e-12;
    Reading reading{.rows = sheet.rows(), .form = form, .cells = cells, .amplitude = amplitude};
    reading.amplitudeError = noise * amplitude;
    const std::vector<std::int64_t>& columns = form.cosineFirst ? form.cosines : form.sines;
    for (const std::int64_t column : columns) {
        const ColumnFit fit = fitColumn(sample, column, form.cosineFirst, amplitude, noise);
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
    const bool anyTurns = std::find(reading.sound.begin(), reading.sound.end(), true) != reading.sound.end();
    return reading.agreement >= most && anyTurns ? std::optional(std::move(reading)) : std::nullopt;
}

}  // namespace posiscope
