// SPDX-License-Identifier: GPL-3.0-or-later
// FIRE: one function of ln(1 + c·distance) / ln(1 + c·max(query, L)).
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/identify/biases.h"
#include "core/identify/families/families.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr std::int64_t leastLength = 32;
constexpr std::int64_t networkWidth = 32;  ///< of the published network

OptionValues optionsOf(const Biases& biases, double c, double threshold) {
    OptionValues options = sizesOf(biases);
    if (!biases.causal) options.emplace_back("mask", std::string("none"));
    options.emplace_back("fire_c", c);
    options.emplace_back("fire_length", threshold);
    return options;
}

Hypothesis networkOf(const Input& input, const Biases& biases, OptionValues options, double tolerance) {
    constexpr std::int64_t places = 40;  // a network takes long
    const Encoding& fire = *findEncoding("fire");
    auto exact = exactBiases(fire, valuesWith(fire, options));
    Identity answer = recognisedAs("fire", std::move(options));
    answer.evidence.emplace_back(POSISCOPE_TR("core", "the network of random numbers that Posiscope shows"));
    return hypothesisOf(input, biases, within(input, biases, std::move(exact), tolerance), std::move(answer),
                        places);
}

}  // namespace

/// Posiscope's own untrained networks: the value at distance 0 determines the seed.
std::vector<Hypothesis> proposeFire(const Input& input) {
    constexpr std::int64_t mostNetworks = 1000;
    const auto biases = biasesOf(input);
    if (!biases || biases->length < leastLength) return {};
    const double tolerance = toleranceFor(input.cells);
    const Encoding& fire = *findEncoding("fire");
    const double nearest = biases->at(0, 0, 0);
    std::vector<Hypothesis> all;
    for (std::int64_t seed = 0; seed < mostNetworks; ++seed) {
        OptionValues options{{"heads", biases->heads}, {keys::maxLen.name, std::int64_t{1}}};
        options.emplace_back(keys::seed.name, seed);
        const double own = fire.make(valuesWith(fire, options))->bias()->matrix(0)->value(0, 0);
        if (!nearTo(own, tolerance).explains(nearest)) continue;
        for (const double c : {0.1, 1.0, 0.01, 0.5, 0.2, 0.05, 2.0, 0.001, 10.0})
            for (const double threshold : {512.0, 256.0, 1024.0, 128.0, 64.0, 2048.0, 4096.0, 32.0, 16.0}) {
                OptionValues network = optionsOf(*biases, c, threshold);
                network.emplace_back(keys::seed.name, seed);
                if (areSound(fire, valuesWith(fire, network)))
                    all.push_back(networkOf(input, *biases, std::move(network), 4 * tolerance));
            }
    }
    return all;
}

namespace {

/// The last of the queries whose rows equal the row of half their position. Rows are stretched from somewhere
/// beyond L on.
std::int64_t lastMovedRow(const Biases& biases, double tolerance) {
    const double size = std::abs(biases.at(0, biases.length - 1, 0)) + std::abs(biases.at(0, 0, 0));
    for (std::int64_t query = 2; query < biases.length; ++query) {
        const std::int64_t other = query / 2;
        for (std::int64_t distance = 0; distance <= other; distance += std::max<std::int64_t>(1, query / 80))
            if (!ExpectedCell{biases.at(0, other, other - distance), tolerance * size}.explains(
                    biases.at(0, query, query - distance)))
                return query - 1;
    }
    return biases.length - 1;
}

/// The row of the last query as a curve over ln(1 + c δ) / ln(1 + c·query), with which the other rows are
/// compared.
class Collapse {
 public:
    explicit Collapse(const Biases& biases) : biases_(biases), last_(biases.length - 1) {
        double least = HUGE_VAL;
        double most = -HUGE_VAL;
        for (std::int64_t distance = 0; distance <= last_; ++distance) {
            curve_.push_back(biases.at(0, last_, last_ - distance));
            least = std::min(least, curve_.back());
            most = std::max(most, curve_.back());
        }
        range_ = most - least;
    }
    double range() const { return range_; }

    /// The root mean square deviation of a query's row from the curve, relative to the curve's range.
    double offOf(std::int64_t query, double c, double threshold) const {
        const double scale = std::log1p(c * static_cast<double>(last_)) /
                             std::log1p(c * std::max(static_cast<double>(query), threshold));
        std::vector<double> cells, places;
        for (std::int64_t distance = 0; distance <= query;
             distance += std::max<std::int64_t>(1, query / 60)) {
            cells.push_back(biases_.at(0, query, query - distance));
            places.push_back(std::expm1(scale * std::log1p(c * static_cast<double>(distance))) / c);
        }
        const Deviation found = compare(cells, [&](std::size_t n) { return at(places[n]); });
        return found.unexplained > 0 ? std::nan("") : found.rms / range_;  // some are not finite
    }
    /// The deviation of the rows beyond the threshold.
    double off(double c, std::int64_t first) const {
        double sum = 0;
        constexpr int rows = 12;
        biases_.pace->step();
        for (int n = 0; n < rows; ++n)
            sum += offOf(first + (last_ - 1 - first) * n / rows, c, 0);
        return sum / rows;
    }

 private:
    /// The curve between its points. It bends most between 0 and 1, where it has none: nothing is expected.
    ExpectedCell at(double place) const {
        constexpr double any = std::numeric_limits<double>::max();
        const auto below = std::min(static_cast<std::int64_t>(place), last_ - 1);
        if (below < 2) return {std::nan("")};
        const auto n = static_cast<std::size_t>(below);
        return {curve_[n] + (place - static_cast<double>(below)) * (curve_[n + 1] - curve_[n]), any};
    }

    const Biases& biases_;
    std::int64_t last_;
    std::vector<double> curve_;
    double range_ = 0;
};

/// The argument of the least value of a function of the logarithm, between two numbers.
double leastAt(double low, double high, const std::function<double(double)>& function) {
    constexpr int steps = 60;
    double best = low;
    double least = HUGE_VAL;
    for (int round = 0; round < 4; ++round) {
        const double from = std::log(low);
        const double step = (std::log(high) - from) / steps;
        for (int n = 0; n <= steps; ++n) {
            const double x = std::exp(from + n * step);
            const double value = function(x);
            if (value >= least) continue;
            least = value;
            best = x;
        }
        low = best * std::exp(-2 * step);
        high = best * std::exp(2 * step);
    }
    return best;
}

/// The c and L of a trained network, from the stretching of far rows.
std::optional<OptionValues> trainedNetwork(const Biases& biases, double tolerance, double& off) {
    const std::int64_t moved = lastMovedRow(biases, 2 * tolerance);
    if (moved < 2 || moved + 16 > biases.length) return std::nullopt;
    const Collapse collapse(biases);
    constexpr double near = 0.004;
    if (!(collapse.range() > 0)) return std::nullopt;
    const double c = leastAt(1e-4, 100, [&](double x) { return collapse.off(x, moved); });
    off = collapse.off(c, moved);
    // Where the curve is flat, shifted rows would agree as well.
    if (!(off < near + tolerance) || off * 4 > collapse.off(1e-7, moved)) return std::nullopt;
    const auto about = static_cast<double>(moved);
    const double length = leastAt(std::max(1.0, about / 4), about * 1.5,
                                  [&](double x) { return collapse.offOf(moved / 4, c, x); });
    return optionsOf(biases, roundNear(c, 0.02 * c).value, roundNear(length, 0.02 * length).value);
}

}  // namespace

std::vector<Hypothesis> proposeTrainedFire(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->length < leastLength) return {};
    double off = 0;
    const auto trained = trainedNetwork(*biases, toleranceFor(input.cells), off);
    if (!trained) return {};
    Identity answer = recognisedAs("fire", *trained);
    answer.ownNumbers = 3 * networkWidth;
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core",
                          "the rows of all queries are one curve over ln(1 + c·distance), each stretched to "
                          "its own position: within %1 % of its range"),
             {withDigits(100 * off, 2)}));
    answer.rmsDeviation = off;
    describeStorage(input, *biases, answer);
    return {{.answer = std::move(answer)}};
}

}  // namespace posiscope
