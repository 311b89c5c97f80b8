// SPDX-License-Identifier: GPL-3.0-or-later
// KERPLE: −a ln(1 + b δ), and its other form −a δ^p.
#include <algorithm>
#include <cmath>

#include "core/identify/biases.h"
#include "core/identify/families/families.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/snap.h"
#include "core/math/random.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The parameters of one head: a, and b or p.
struct Fit {
    double a = 0, b = 0;
};

/// The bias at a distance δ ≥ 0.
using Shape = double (*)(const Fit& fit, double distance);

double logarithmic(const Fit& fit, double distance) {
    return -fit.a * std::log1p(fit.b * distance);
}
double ofPower(const Fit& fit, double distance) {
    return distance == 0 ? 0 : -fit.a * std::pow(distance, fit.b);
}

/// Whether the curve has these biases from distance 0 on.
bool agrees(const ByDistance& curve, const std::function<double(std::int64_t distance)>& expected,
            double tolerance) {
    const std::span<const double> biases = std::span(curve.values).subspan(curve.values.size() / 2);
    return compare(biases, [&](std::size_t distance) {
               return nearTo(expected(static_cast<std::int64_t>(distance)), tolerance);
           }).unexplained == 0;
}

/// The parameters with the fewest digits that still agree with the curve.
std::optional<Fit> snapped(Shape shape, const Fit& fit, double error, const ByDistance& curve,
                           double tolerance) {
    for (const double share : {error, error / 30, error / 1000, 1e-15}) {
        const Fit round{roundNear(fit.a, share * fit.a).value, roundNear(fit.b, share * fit.b).value};
        const auto expected = [&](std::int64_t distance) {
            return shape(round, static_cast<double>(distance));
        };
        if (agrees(curve, expected, tolerance)) return round;
    }
    return std::nullopt;
}

/// Starts with b from the quotient of the biases at the last distance and at 1, which falls as b grows. Then
/// fits the logarithms of all biases by least squares.
std::optional<Fit> fitLogarithm(const ByDistance& curve, double tolerance) {
    const auto last = static_cast<std::int64_t>(curve.values.size() / 2);
    if (!(curve.at(1) < 0 && curve.at(last) < curve.at(1))) return std::nullopt;
    const double quotient = curve.at(last) / curve.at(1);
    double low = -14;
    double high = 14;
    for (int n = 0; n < 60; ++n) {
        const double b = std::exp((low + high) / 2);
        const bool above = std::log1p(b * static_cast<double>(last)) / std::log1p(b) > quotient;
        (above ? low : high) = (low + high) / 2;
    }
    double logA = 0;
    double logB = low;
    for (int round = 0; round < 12; ++round) {
        double s11 = 0, s12 = 0, s22 = 0, r1 = 0, r2 = 0;
        for (const std::int64_t distance : someOf(1, last)) {
            if (!(curve.at(distance) < 0)) return std::nullopt;
            const double bd = std::exp(logB) * static_cast<double>(distance);
            const double slope = bd / (1 + bd) / std::log1p(bd);
            const double left = std::log(-curve.at(distance)) - std::log(std::log1p(bd)) - logA;
            s11 += 1, s12 += slope, s22 += slope * slope, r1 += left, r2 += left * slope;
        }
        const double determinant = s11 * s22 - s12 * s12;
        if (!(determinant > 0)) return std::nullopt;
        logA += (r1 * s22 - r2 * s12) / determinant;
        logB += std::clamp((r2 * s11 - r1 * s12) / determinant, -1.0, 1.0);
    }
    const Fit fit{std::exp(logA), std::exp(logB)};
    constexpr double least = 1e-5;  // nearly a straight line
    if (!(fit.b > least && fit.b < 1e5)) return std::nullopt;
    return snapped(logarithmic, fit, 10 * tolerance, curve, tolerance);
}

std::optional<Fit> fitPower(const ByDistance& curve, double tolerance) {
    std::vector<double> x, y, sigma;
    for (const std::int64_t distance : someOf(1, static_cast<std::int64_t>(curve.values.size() / 2))) {
        if (!(curve.at(distance) < 0)) return std::nullopt;
        x.push_back(std::log(static_cast<double>(distance)));
        y.push_back(std::log(-curve.at(distance)));
        sigma.push_back(tolerance);
    }
    const auto line = fitLine(x, y, sigma);
    constexpr double most = 2.01;
    if (!line || !(line->slope > 0.01 && line->slope < most)) return std::nullopt;
    return snapped(ofPower, {std::exp(line->intercept), line->slope}, 3 * tolerance, curve, tolerance);
}

std::optional<std::vector<Fit>> fitAll(std::optional<Fit> (*fit)(const ByDistance&, double),
                                       const std::vector<ByDistance>& curves, double tolerance) {
    std::vector<Fit> all;
    for (const ByDistance& curve : curves) {
        const auto own = fit(curve, tolerance);
        if (!own) return std::nullopt;
        all.push_back(*own);
    }
    return all;
}

/// Whether the bias depends on |distance|; otherwise keys after the query are masked.
bool isSymmetric(const std::vector<ByDistance>& curves, double tolerance) {
    return std::ranges::all_of(curves, [tolerance](const ByDistance& curve) {
        return agrees(
            curve, [&curve](std::int64_t distance) { return curve.at(-distance); }, tolerance);
    });
}

/// The seed of Posiscope's own random parameters for several heads.
std::optional<std::int64_t> seedOf(const std::vector<Fit>& fits, const Biases& biases, double tolerance) {
    const Encoding& kerple = *findEncoding("kerple");
    OptionValues options = sizesOf(biases);
    const std::int64_t heads = std::max<std::int64_t>(biases.heads, 2);
    if (biases.heads == 1) options.emplace_back("heads", heads);
    if (!biases.causal) options.emplace_back("mask", std::string("none"));
    for (std::int64_t seed = 0; seed < mostSeeds; ++seed) {
        const double a = std::max(0.01, 2 * uniformAt(static_cast<std::uint64_t>(seed), 0));
        const double b = std::max(0.01, uniformAt(static_cast<std::uint64_t>(seed), 1));
        if (std::abs(a - fits[0].a) > 20 * tolerance * a || std::abs(b - fits[0].b) > 50 * tolerance * b)
            continue;
        OptionValues own = options;
        own.emplace_back(keys::seed.name, seed);
        if (isMatrixOf(kerple, valuesWith(kerple, own), biases, tolerance)) return seed;
    }
    return std::nullopt;
}

void say(const std::vector<Fit>& fits, bool power, Identity& answer) {
    constexpr std::size_t most = 8;
    for (std::size_t head = 0; head < std::min(most, fits.size()); ++head)
        answer.evidence.emplace_back(
            Text(power ? POSISCOPE_TR("core", "head %1: −a·δ^p with a = %2, p = %3")
                       : POSISCOPE_TR("core", "head %1: −a·ln(1 + b·δ) with a = %2, b = %3"),
                 {groupedDigits(static_cast<std::int64_t>(head)), withDigits(fits[head].a, 6),
                  withDigits(fits[head].b, 6)}));
}

}  // namespace

std::vector<Hypothesis> proposeKerple(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->length < 8) return {};
    const auto curves = curvesOf(*biases);
    const double tolerance = toleranceFor(input.cells);
    if (!curves || !(biases->causal || isSymmetric(*curves, tolerance))) return {};
    const auto powers = fitAll(fitPower, *curves, tolerance);
    const auto logarithms = powers ? std::nullopt : fitAll(fitLogarithm, *curves, tolerance);
    if (!powers && !logarithms) return {};
    const std::vector<Fit>& fits = powers ? *powers : *logarithms;
    const Shape shape = powers ? ofPower : logarithmic;
    Identity answer = recognisedAs(powers ? "kerple-power" : "kerple", sizesOf(*biases));
    if (!biases->causal) answer.options.emplace_back("mask", std::string("none"));
    OptionValues oneHead = answer.options;
    oneHead.insert(
        oneHead.end(),
        {{"heads", std::int64_t{1}}, {"kerple_a", fits[0].a}, {powers ? "kerple_p" : "kerple_b", fits[0].b}});
    const auto seed = powers ? std::nullopt : seedOf(fits, *biases, tolerance);
    if (seed) answer.options.emplace_back(keys::seed.name, *seed);
    if (biases->heads == 1) {
        // With many seeds, one may come near two numbers of a narrow type by chance.
        constexpr double narrow = 1e-5;
        if (seed) answer.alternatives.push_back({"kerple", oneHead});
        if (!seed)
            answer.options = oneHead;
        else if (tolerance > narrow)
            std::swap(answer.options, answer.alternatives.front().options);
    }
    if (!seed && biases->heads > 1) answer.ownNumbers = 2 * biases->heads;
    say(fits, powers.has_value(), answer);
    const auto exact = [shape, fits](std::int64_t head, std::int64_t query, std::int64_t key) {
        return shape(fits[static_cast<std::size_t>(head)], static_cast<double>(std::abs(query - key)));
    };
    Hypothesis found =
        hypothesisOf(input, *biases, within(input, *biases, exact, tolerance), std::move(answer));
    found.enough = nearlyAllOfCurves;
    return {std::move(found)};
}

}  // namespace posiscope
