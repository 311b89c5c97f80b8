#include "core/identify/pairfit.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace posiscope {

namespace {

constexpr double pi = std::numbers::pi;
constexpr std::int64_t firstRows = 128;  // that steps begin in

/// The cells of a pair in the rows of a sample.
struct Phasors {
    const Sample& sample;
    std::int64_t sine, cosine;

    std::int64_t row(std::size_t n) const { return sample.rows()[n]; }
    double s(std::size_t n) const { return sample.cells(static_cast<std::int64_t>(n))[sine]; }
    double c(std::size_t n) const { return sample.cells(static_cast<std::int64_t>(n))[cosine]; }
    double norm(std::size_t n) const { return std::hypot(s(n), c(n)); }
    bool sound(std::size_t n) const { return std::isfinite(s(n)) && std::isfinite(c(n)) && norm(n) > 0; }
};

/// The angles from rows r to rows r + step, less `expected`; places in the sample.
struct Steps {
    std::vector<double> angles, growths;
};
Steps stepsOf(const Phasors& pair, std::int64_t step, double expected) {
    Steps found;
    for (std::size_t n = 0; n < pair.sample.rows().size() && pair.row(n) < firstRows; ++n) {
        const std::int64_t other = pair.sample.find(pair.row(n) + step);
        if (other < 0) continue;
        const auto m = static_cast<std::size_t>(other);
        if (!pair.sound(n) || !pair.sound(m)) continue;
        const double turned = std::atan2(pair.s(m) * pair.c(n) - pair.c(m) * pair.s(n),
                                         pair.c(m) * pair.c(n) + pair.s(m) * pair.s(n));
        found.angles.push_back(wrapped(turned - expected));
        found.growths.push_back(std::log(pair.norm(m) / pair.norm(n)));
    }
    return found;
}

/// The median of angles, seen from where most of them are.
double middleAngle(std::vector<double> angles) {
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

/// How far the angle of a cell may be off by rounding: near 0 and π sines are known better.
double angleNoise(const Phasors& pair, double rounding) {
    double largest = 0;
    for (std::size_t n = 0; n < pair.sample.rows().size() && pair.row(n) < firstRows; ++n)
        if (pair.sound(n))
            largest =
                std::max(largest, std::min(std::abs(pair.s(n)), std::abs(pair.c(n)) + 0.25) / pair.norm(n));
    return 2 * rounding * std::min(1.0, largest) + 1e-300;
}

void fitFrequency(const Phasors& pair, double noise, PairFit& fit) {
    const std::int64_t last = pair.sample.rows().back() - pair.sample.rows().front();
    for (std::int64_t step = 1; step <= last; step *= 2) {
        const Steps found = stepsOf(pair, step, fit.radians * static_cast<double>(step));
        if (found.angles.empty()) return;
        const double middle = middleAngle(found.angles);
        const double spread = spreadOf(found.angles, middle);
        // Angles that lie anywhere, or a step that the last one excludes, tell nothing more.
        constexpr double loose = 0.4;
        if (spread > loose) return;
        if (step > 1 && std::abs(middle) > fit.radiansError * static_cast<double>(step) + 0.5) return;
        const auto count = static_cast<double>(found.angles.size());
        fit.sound = true;
        fit.radians = wrapped(fit.radians + middle / static_cast<double>(step));
        fit.radiansError = (3 * spread / std::sqrt(count) + 2 * noise) / static_cast<double>(step);
        // Two rows have any growth.
        if (last >= 8) fit.growth = medianOf(found.growths) / static_cast<double>(step);
    }
}

void fitPhase(const Phasors& pair, double noise, PairFit& fit) {
    std::vector<double> phases;
    std::vector<double> norms;
    for (std::size_t n = 0; n < pair.sample.rows().size() && pair.row(n) < firstRows; ++n) {
        if (!pair.sound(n)) continue;
        const auto row = static_cast<double>(pair.row(n));
        phases.push_back(wrapped(std::atan2(pair.s(n), pair.c(n)) - fit.radians * row));
        norms.push_back(pair.norm(n) * std::exp(-fit.growth * row));
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

std::vector<PairFit> fitPairs(const Form& form, const Sample& sample, NumberKind cells) {
    const double rounding = roundingOf(cells);
    std::vector<PairFit> fits(static_cast<std::size_t>(form.pairs));
    for (std::size_t i = 0; i < fits.size(); ++i) {
        const Phasors pair{sample, form.sines[i], form.cosines[i]};
        if (pair.sine < 0 || pair.cosine < 0) continue;
        const double noise = angleNoise(pair, rounding);
        fitFrequency(pair, noise, fits[i]);
        if (!fits[i].sound) continue;
        fitPhase(pair, noise, fits[i]);
        // Rounding moves a norm by no more than the cells.
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
    const double rest = std::remainder(radians, 2 * pi);
    return rest <= -pi ? pi : rest;
}

double medianOf(std::vector<double> numbers) {
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::nth_element(numbers.begin(), middle, numbers.end());
    return *middle;
}

}  // namespace posiscope
