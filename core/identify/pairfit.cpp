// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/pairfit.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/math/phase.h"

namespace posiscope {

namespace {

constexpr std::int64_t firstRows = 64;  // the differences begin in these rows

/// Two rows of a sample, by their places in it.
struct Places {
    std::size_t from = 0, to = 0;
};

/// All rows of a sample that are so many rows apart.
struct Distance {
    std::int64_t step = 1;
    std::vector<Places> rows;
};

/// The distances 1, 2, 4 … from the first rows of a sample.
std::vector<Distance> distancesIn(const Sample& sample) {
    std::vector<Distance> all;
    const std::vector<std::int64_t>& rows = sample.rows();
    for (std::int64_t step = 1; step <= rows.back() - rows.front(); step *= 2) {
        all.push_back({step, {}});
        for (std::size_t n = 0; n < rows.size() && rows[n] < firstRows; ++n)
            if (const std::int64_t other = sample.find(rows[n] + step); other >= 0)
                all.back().rows.push_back({n, static_cast<std::size_t>(other)});
    }
    return all;
}

/// A pair in the rows of a sample, with its norms, NaN where there is no angle.
struct Phasors {
    Phasors(const Sample& rows, std::int64_t sine, std::int64_t cosine) : sample(rows) {
        cells.reserve(sample.rows().size());
        norms.reserve(sample.rows().size());
        for (std::size_t n = 0; n < sample.rows().size(); ++n) {
            const double* const row = sample.cells(static_cast<std::int64_t>(n));
            const auto [s, c] = cells.emplace_back(SinCos{row[sine], row[cosine]});
            const double square = s * s + c * c;
            const bool sound = std::isfinite(square) && square > 0;
            norms.push_back(sound ? std::sqrt(square) : NAN);
            if (sample.rows()[n] < firstRows) {
                ++firsts;
                if (sound) reach = std::max(reach, std::min(std::abs(s), std::abs(c) + 0.25) / norms.back());
            }
        }
    }

    std::int64_t row(std::size_t n) const { return sample.rows()[n]; }
    bool sound(std::size_t n) const { return !std::isnan(norms[n]); }

    const Sample& sample;
    std::vector<SinCos> cells;
    std::vector<double> norms;
    std::size_t firsts = 0;  ///< the number of rows where differences begin
    double reach = 0;        ///< the largest sine among them
};

/// atan2(y, x): near 0 by its series, several times faster and as exact.
double angleOf(double y, double x) {
    constexpr double small = 0.02;  // the next term is below 6e-17 of the angle
    if (!(std::abs(y) < small * x)) return std::atan2(y, x);
    const double t = y / x;
    const double square = t * t;
    return t * (1 - square * (1.0 / 3 - square * (1.0 / 5 - square * (1.0 / 7 - square / 9))));
}

/// How far the pair turns over a distance, less what is expected.
std::vector<double> turnsOver(const Distance& distance, const Phasors& pair, double expected) {
    std::vector<double> turns;
    turns.reserve(distance.rows.size());
    const SinCos back{std::sin(expected), std::cos(expected)};
    for (const auto [from, to] : distance.rows) {
        if (!pair.sound(from) || !pair.sound(to)) continue;
        const SinCos a = pair.cells[from], b = pair.cells[to];
        const double y = b.sine * a.cosine - b.cosine * a.sine;
        const double x = b.cosine * a.cosine + b.sine * a.sine;
        turns.push_back(angleOf(y * back.cosine - x * back.sine, x * back.cosine + y * back.sine));
    }
    return turns;
}

/// The logarithm of the growth of norms over a distance.
double growthOver(const Distance& distance, const Phasors& pair) {
    std::vector<double> quotients;
    quotients.reserve(distance.rows.size());
    for (const auto [from, to] : distance.rows)
        if (pair.sound(from) && pair.sound(to)) quotients.push_back(pair.norms[to] / pair.norms[from]);
    return std::log(medianOf(std::move(quotients)));
}

/// The median of angles, measured from where most of them are: from 0 where all are near it.
double middleAngle(std::vector<double> angles) {
    constexpr double near = std::numbers::pi / 2;
    if (std::ranges::all_of(angles, [](double angle) { return std::abs(angle) < near; }))
        return medianOf(std::move(angles));
    double sine = 0;
    double cosine = 0;
    for (const double angle : angles) {
        sine += std::sin(angle);
        cosine += std::cos(angle);
    }
    const double centre = std::atan2(sine, cosine);
    for (double& angle : angles)
        angle = wrapped(angle - centre);
    return wrapped(centre + medianOf(std::move(angles)));
}

double spreadOf(std::vector<double> numbers, double middle) {
    for (double& number : numbers)
        number = std::abs(wrapped(number - middle));
    return medianOf(std::move(numbers));
}

/// The error of an angle by the rounding of its cells. Sines near 0 and π have smaller errors.
double angleNoise(const Phasors& pair, double rounding) {
    return 2 * rounding * std::min(1.0, pair.reach) + 1e-300;
}

void fitFrequency(const Phasors& pair, const std::vector<Distance>& distances, double noise, PairFit& fit) {
    const Distance* farthest = nullptr;
    for (const Distance& distance : distances) {
        const auto step = static_cast<double>(distance.step);
        const std::vector<double> turns = turnsOver(distance, pair, fit.radians * step);
        if (turns.empty()) break;
        const double middle = middleAngle(turns);
        const double spread = spreadOf(turns, middle);
        // Scattered angles, or a step that contradicts the one before, give no more information.
        constexpr double tolerance = 0.4;
        if (spread > tolerance) break;
        if (farthest != nullptr && std::abs(middle) > fit.radiansError * step + 0.5) break;
        fit.sound = true;
        fit.radians = wrapped(fit.radians + middle / step);
        fit.radiansError = (3 * spread / std::sqrt(static_cast<double>(turns.size())) + 2 * noise) / step;
        farthest = &distance;
    }
    // Two rows would fit any growth.
    constexpr std::int64_t fewest = 8;
    if (farthest != nullptr && pair.sample.rows().back() - pair.sample.rows().front() >= fewest)
        fit.growth = growthOver(*farthest, pair) / static_cast<double>(farthest->step);
}

void fitPhase(const Phasors& pair, double noise, PairFit& fit) {
    std::vector<double> phases;
    std::vector<double> norms;
    for (std::size_t n = 0; n < pair.firsts; ++n) {
        if (!pair.sound(n)) continue;
        const auto row = static_cast<double>(pair.row(n));
        phases.push_back(wrapped(angleOf(pair.cells[n].sine, pair.cells[n].cosine) - fit.radians * row));
        norms.push_back(fit.growth == 0 ? pair.norms[n] : pair.norms[n] * std::exp(-fit.growth * row));
    }
    if (phases.empty()) {
        fit.sound = false;
        return;
    }
    const auto count = static_cast<double>(phases.size());
    fit.phase = middleAngle(phases);
    fit.phaseError =
        3 * spreadOf(phases, fit.phase) / std::sqrt(count) + 2 * noise + fit.radiansError * count / 2;
    fit.amplitude = medianOf(norms);
    for (double& norm : norms)
        norm = std::abs(norm / fit.amplitude - 1);
    fit.spread = medianOf(norms);
    fit.amplitudeError = 3 * fit.spread / std::sqrt(count);
}

}  // namespace

std::vector<PairFit> fitPairs(const Form& form, const Sample& sample, NumberKind cells, Pace& pace) {
    const double rounding = roundingOf(cells);
    const std::vector<Distance> distances = distancesIn(sample);
    std::vector<PairFit> fits(static_cast<std::size_t>(form.pairs));
    for (std::size_t i = 0; i < fits.size(); ++i) {
        pace.step();
        if (form.sines[i] < 0 || form.cosines[i] < 0) continue;
        const Phasors pair(sample, form.sines[i], form.cosines[i]);
        const double noise = angleNoise(pair, rounding);
        fitFrequency(pair, distances, noise, fits[i]);
        if (!fits[i].sound) continue;
        fitPhase(pair, noise, fits[i]);
        // Rounding changes a norm by no more than the cells.
        if (fits[i].spread > 2 * rounding + 1e-6) fits[i].sound = false;
    }
    return fits;
}

double soundShare(const std::vector<PairFit>& fits) {
    const auto sound = std::count_if(fits.begin(), fits.end(), [](const PairFit& fit) { return fit.sound; });
    return fits.empty() ? 0 : static_cast<double>(sound) / static_cast<double>(fits.size());
}

double wrapped(double radians) {
    if (!std::isfinite(radians)) return 0;
    return radians - 2 * std::numbers::pi * std::nearbyint(radians / (2 * std::numbers::pi));
}

double medianOf(std::vector<double> numbers) {
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::nth_element(numbers.begin(), middle, numbers.end());
    return *middle;
}

}  // namespace posiscope
