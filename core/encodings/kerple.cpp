// SPDX-License-Identifier: GPL-3.0-or-later
// Kernelized relative positional embedding.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/encodings/positionlist.h"
#include "core/encodings/relative.h"
#include "core/math/random.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr Key<double> kerpleScaleKey{"kerple_a"};
constexpr Key<double> kerpleBendKey{"kerple_b"};
constexpr double leastOfBoth = 0.01;  // eps of the reference
constexpr double scaleRange = 2;
constexpr double bendRange = 1;

/// −a · ln(1 + b |δ|).
class LogFunction final : public DistanceFunction {
 public:
    LogFunction(double a, double b) : a_(a), b_(b) {}
    double value(std::int64_t distance) const override {
        return -a_ * std::log1p(b_ * static_cast<double>(std::abs(distance))) + 0.0;
    }
    /// Farthest away it is least.
    Interval range(std::int64_t nearest, std::int64_t farthest) const override {
        const std::int64_t least =
            nearest <= 0 && farthest >= 0 ? 0 : std::min(std::abs(nearest), std::abs(farthest));
        return {value(std::max(std::abs(nearest), std::abs(farthest))), value(least)};
    }
    /// Every distance up to 64, then lines between points a 64th of their distance apart: the logarithm is
    /// within a/8/64² of them.
    std::vector<LinePiece> pieces(std::int64_t nearest, std::int64_t farthest) const override {
        std::vector<std::int64_t> points;  // of distances ≥ 0
        const std::int64_t reach = std::max(std::abs(nearest), std::abs(farthest)) + 1;
        for (std::int64_t at = 0; at <= reach; at += std::max<std::int64_t>(1, at / 64))
            points.push_back(at);
        points.push_back(points.back() + std::max<std::int64_t>(1, points.back() / 64));
        std::vector<LinePiece> lines;
        const auto line = [&](std::int64_t from, std::int64_t to) {
            if (to <= nearest || from > farthest) return;
            const double slope = (value(to) - value(from)) / static_cast<double>(to - from);
            const std::int64_t first = std::max(from, nearest);
            lines.push_back({first, value(from) + slope * static_cast<double>(first - from), slope});
        };
        for (std::size_t n = points.size() - 1; n-- > 0;)
            line(-points[n + 1], -points[n]);
        for (std::size_t n = 0; n + 1 < points.size(); ++n)
            line(points[n], points[n + 1]);
        return lines;
    }

 private:
    double a_, b_;
};

bool oneHead(const Values& values) {
    return values.get(keys::heads) == 1;
}

class KerpleModel final : public DistanceBiasModel {
 public:
    explicit KerpleModel(const Values& values)
        : DistanceBiasModel(values.get(keys::maxLen), values.get(keys::heads), isCausal(values, true)),
          seed_(values.get(keys::seed)),
          given_(oneHead(values)),
          givenScale_(values.get(kerpleScaleKey)),
          givenBend_(values.get(kerpleBendKey)) {}

    std::vector<Text> notes() const override {
        if (given_) return {};
        return {{POSISCOPE_TR("core",
                              "a and b of each head are random (seed %1), as before training; with one head "
                              "they can be set."),
                 {groupedDigits(seed_)}}};
    }
    std::vector<Fact> facts() const override {
        std::vector<double> scales;
        std::vector<double> bends;
        for (std::int64_t head = 0; head < heads(); ++head) {
            scales.push_back(scale(head));
            bends.push_back(bend(head));
        }
        return {{"a", scales}, {"b", bends}};
    }

 protected:
    std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t head) const override {
        return std::make_shared<LogFunction>(scale(head), bend(head));
    }
    std::vector<std::string> steps(const Cursor& cursor, int digits) const override {
        const std::int64_t distance = std::abs(cursor.position - cursor.reference);
        const double bend = this->bend(cursor.head);
        const std::string a = withDigits(scale(cursor.head), digits);
        return {biasCell(cursor) + " = −a·ln(1 + b·|" + groupedDigits(cursor.position) + " − " +
                    groupedDigits(cursor.reference) + "|)",
                "= −" + a + " × ln(1 + " + withDigits(bend, digits) + " × " + groupedDigits(distance) + ")",
                "= −" + a + " × " + withDigits(std::log1p(bend * static_cast<double>(distance)), digits)};
    }
    Text about(std::int64_t head) const override {
        const std::vector<std::string> numbers{withDigits(scale(head), 3), withDigits(bend(head), 3),
                                               groupedDigits(seed_)};
        return given_ ? Text(POSISCOPE_TR("core", "a %1, b %2"), numbers)
                      : Text(POSISCOPE_TR("core", "a %1, b %2, random, seed %3"), numbers);
    }

 private:
    double scale(std::int64_t head) const { return given_ ? givenScale_ : random(head, 0, scaleRange); }
    double bend(std::int64_t head) const { return given_ ? givenBend_ : random(head, 1, bendRange); }
    double random(std::int64_t head, int which, double range) const {
        return std::max(leastOfBoth, range * uniformAt(static_cast<std::uint64_t>(seed_),
                                                       static_cast<std::uint64_t>(2 * head + which)));
    }

    std::int64_t seed_;
    bool given_;
    double givenScale_, givenBend_;
};

Parameter scaleParameter() {
    return {.key = kerpleScaleKey.name,
            .label = POSISCOPE_TR("core", "Scale"),
            .symbol = "<i>a</i>",
            .tooltip = POSISCOPE_TR(
                "core", "How strongly the bias grows with the distance; for one head. r₁ in the paper."),
            .initial = 1.0,
            .limits = {0, 1000, true},
            .relevantFor = oneHead};
}

Parameter kerpleBendParameter() {
    return {.key = kerpleBendKey.name,
            .label = POSISCOPE_TR("core", "Log factor"),
            .symbol = "<i>b</i>",
            .tooltip = POSISCOPE_TR(
                "core", "How soon the bias bends from a line to a logarithm; for one head. r₂ in the paper."),
            .initial = 0.5,
            .limits = {0, 1000, true},
            .relevantFor = oneHead};
}

}  // namespace

/// b_h(i, j) = −a_h · ln(1 + b_h · |i − j|), the logarithmic form, with a_h, b_h > 0 learned for each head.
///
/// Source: Chi et al., "KERPLE: Kernelized Relative Positional Embedding for Length Extrapolation",
/// arXiv:2205.09921, the logarithmic variant (their r1, r2); class ParallelKerpleLog in
/// chijames/KERPLE, where a (bias_p) begins uniform in [0, 2) and b (bias_a) uniform in [0, 1), both at least
/// 0.01. Here they are such random numbers; with a single head they are parameters.
const Encoding& kerpleEncoding() {
    static const Encoding encoding = atAnyPositions<biasShape, makeModelOf<KerpleModel>>(
        {.id = "kerple",
         .name = POSISCOPE_TR("core", "KERPLE"),
         .family = Family::relative,
         .citation = {"Chi 2022",
                      "Chi et al., “KERPLE: Kernelized Relative Positional Embedding for Length "
                      "Extrapolation”, 2022, section 4",
                      "https://arxiv.org/abs/2205.09921"},
         .about =
             {.summary = POSISCOPE_TR(
                  "core",
                  "As ALiBi, but the number that is subtracted grows with the logarithm of the distance, "
                  "and each head learns how strongly and how soon it bends. Here both are random, as "
                  "before training; with one head they can be set."),
              .lookFor = POSISCOPE_TR("core",
                                      "Near keys are told apart, far ones hardly: the curve is steep at "
                                      "first and then nearly flat."),
              .formula = "b_h(i, j) = −a_h · ln(1 + b_h·|i − j|)",
              .lesson = "extrapolation"},
         .parameters = {headsParameter(), scaleParameter(), kerpleBendParameter(), seedParameter(),
                        maxLenParameter(), maskParameter()}});
    return encoding;
}

}  // namespace posiscope
