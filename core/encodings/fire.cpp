// SPDX-License-Identifier: GPL-3.0-or-later
// Functional interpolation of relative positions.
#include "core/encodings/fire.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/bias/firefield.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/relative.h"
#include "core/math/random.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr Key<double> bendKey{"fire_c"};
constexpr Key<double> lengthKey{"fire_length"};
constexpr std::size_t width = 32;  // of the hidden layer

double randomWithin(std::uint64_t seed, std::uint64_t index, double bound) {
    return bound * (2 * uniformAt(seed, index) - 1);
}

/// The weights of f_h: w and a of the hidden layer, which the heads share, v and o of the output.
struct Network {
    std::array<double, width> w{}, a{}, v{};
    double o = 0;
};

Network networkOf(std::uint64_t seed, std::int64_t head) {
    const std::uint64_t hidden = seedOf(seed, 0);
    const std::uint64_t output = seedOf(seed, 1 + static_cast<std::uint64_t>(head));
    const double bound = 1 / std::sqrt(static_cast<double>(width));
    Network network;
    for (std::size_t k = 0; k < width; ++k) {
        network.w[k] = randomWithin(hidden, 2 * k, 1);
        network.a[k] = randomWithin(hidden, 2 * k + 1, 1);
        network.v[k] = randomWithin(output, k, bound);
    }
    network.o = randomWithin(output, width, bound);
    return network;
}

/// f_h(x) = Σ_k v_hk max(0, w_k x + a_k) + o_h over x ≥ 0: a broken line with a corner where a term begins or
/// ends.
BrokenLine lineOf(const Network& network) {
    std::vector<double> corners{0};
    for (std::size_t k = 0; k < width; ++k)
        if (const double corner = -network.a[k] / network.w[k]; corner > 0) corners.push_back(corner);
    std::sort(corners.begin(), corners.end());
    BrokenLine line;
    for (std::size_t n = 0; n < corners.size(); ++n) {
        const double middle = n + 1 < corners.size() ? (corners[n] + corners[n + 1]) / 2 : corners[n] + 1;
        BrokenLine::Part part{corners[n], network.o, 0};
        for (std::size_t k = 0; k < width; ++k) {
            if (network.w[k] * middle + network.a[k] <= 0) continue;
            part.constant += network.v[k] * network.a[k];
            part.slope += network.v[k] * network.w[k];
        }
        line.parts.push_back(part);
    }
    return line;
}

class FireModel final : public BiasModel {
 public:
    explicit FireModel(const Values& values)
        : BiasModel(values.get(keys::maxLen)),
          positions_(values.get(keys::maxLen)),
          heads_(values.get(keys::heads)),
          causal_(isCausal(values, true)),
          c_(values.get(bendKey)),
          length_(values.get(lengthKey)),
          seed_(values.get(keys::seed)) {}

    std::int64_t heads() const override { return heads_; }
    std::shared_ptr<const Field> matrix(std::int64_t head) const override {
        return std::make_shared<FireField>(network(head), c_, length_, positions_, causal_);
    }
    Interval range(std::int64_t head) const override {
        const BrokenLine line = network(head);
        const double last = fieldOf(head).largest();
        Interval ends{line.at(0), line.at(0)};
        for (const BrokenLine::Part& part : line.parts)
            ends.include(line.at(std::min(part.from, last)));
        ends.include(line.at(last));
        return ends;
    }
    Text about(std::int64_t) const override {
        return {POSISCOPE_TR("core", "random network, seed %1"), {groupedDigits(seed_)}};
    }

    std::vector<std::string> explain(const Cursor& cursor, int digits) const override {
        if (causal_ && cursor.reference > cursor.position) return explainMasked(cursor);
        const FireField field = fieldOf(cursor.head);
        const std::string h = groupedDigits(cursor.head);
        const std::string c = inFull(c_);
        const auto query = static_cast<double>(cursor.position);
        return {
            biasCell(cursor) + " = f_" + h + "(ln(1 + " + c + "·|" + groupedDigits(cursor.position) + " − " +
                groupedDigits(cursor.reference) + "|) / ln(1 + " + c + "·max(" +
                groupedDigits(cursor.position) + ", " + inFull(length_) + ")))",
            "= f_" + h + "(" +
                withDigits(std::log1p(c_ * std::abs(query - static_cast<double>(cursor.reference))), digits) +
                " / " + withDigits(std::log1p(c_ * std::max(query, length_)), digits) + ")",
            "= f_" + h + "(" + withDigits(field.normalised(cursor.position, cursor.reference), digits) + ")",
            "= " + formulaNumber(field.value(cursor.position, cursor.reference), digits)};
    }
    std::vector<Text> notes() const override {
        return {{POSISCOPE_TR("core", "The network is untrained: its weights are random numbers (seed %1)."),
                 {groupedDigits(seed_)}}};
    }

 private:
    BrokenLine network(std::int64_t head) const {
        return lineOf(networkOf(static_cast<std::uint64_t>(seed_), head));
    }
    FireField fieldOf(std::int64_t head) const { return {network(head), c_, length_, positions_, causal_}; }

    std::int64_t positions_, heads_;
    bool causal_;
    double c_, length_;
    std::int64_t seed_;
};

Parameter bendParameter() {
    return {
        .key = bendKey.name,
        .label = POSISCOPE_TR("core", "Log factor"),
        .symbol = "<i>c</i>",
        .tooltip = POSISCOPE_TR("core",
                                "The c of ln(1 + c·distance), how much near distances are told apart: 0.1 "
                                "before training, which changes it."),
        .initial = 0.1,
        .limits = {1e-6, 1e6},
        .slider = Slider{{0.001, 0.01, 0.1, 1, 10}, Scale::logarithmic}};
}

Parameter fireLengthParameter() {
    return {.key = lengthKey.name,
            .label = POSISCOPE_TR("core", "Threshold"),
            .symbol = "<i>L</i>",
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = POSISCOPE_TR("core",
                                    "Queries beyond this position measure distances by their own position: "
                                    "512 before training."),
            .initial = 512.0,
            .limits = {1, static_cast<double>(largestMaxLen)},
            .slider = Slider{{1, 16, 512, 8192, 65536}, Scale::logarithmic}};
}

}  // namespace

std::vector<Fact> fireWeights(const Values& values) {
    std::vector<double> w;
    std::vector<double> a;
    std::vector<double> v;
    std::vector<double> o;
    for (std::int64_t head = 0; head < values.get(keys::heads); ++head) {
        const Network network = networkOf(static_cast<std::uint64_t>(values.get(keys::seed)), head);
        w.assign(network.w.begin(), network.w.end());
        a.assign(network.a.begin(), network.a.end());
        v.insert(v.end(), network.v.begin(), network.v.end());
        o.push_back(network.o);
    }
    return {{"w", w}, {"a", a}, {"v", v}, {"o", o}};
}

/// b_h(i, j) = f_h(ln(1 + c·|i − j|) / ln(1 + c·max(i, L))): a small network f_θ (1 → 32 → heads, ReLU) of
/// the distance on a logarithmic scale, divided by the query's own position beyond L, so that it never sees a
/// number beyond 1. For queries before L it is a function of the distance alone.
///
/// Source: Li et al., "Functional Interpolation for Relative Positions Improves Long Context Transformers",
/// arXiv:2310.04418, and the listing of its appendix, which begins with c = 0.1 and L = 512 and
/// adds 1e-6 to the denominator (left out here). The network is untrained: random numbers as PyTorch's
/// Linear begins with, uniform within ±1/√inputs.
const Encoding& fireEncoding() {
    static const Encoding encoding = atAnyPositions<biasShape, makeModelOf<FireModel>>(
        {.id = "fire",
         .name = POSISCOPE_TR("core", "FIRE"),
         .family = Family::relative,
         .citation = {"Li 2023",
                      "Li et al., “Functional Interpolation for Relative Positions Improves Long Context "
                      "Transformers”, 2023",
                      "https://arxiv.org/abs/2310.04418"},
         .about = {.summary = POSISCOPE_TR(
                       "core",
                       "A small network computes the term of the score from the distance, divided by the "
                       "position of the query on a logarithmic scale. So it never sees a number beyond 1, "
                       "however long the text is. The network is untrained here."),
                   .lookFor = POSISCOPE_TR("core",
                                           "For queries before the threshold L it depends on the distance "
                                           "alone; later rows are stretched over all keys."),
                   .formula = "b_h(i, j) = f_h(ln(1 + c·|i − j|) / ln(1 + c·max(i, L)))",
                   .lesson = "extrapolation"},
         .parameters = {headsParameter(), bendParameter(), fireLengthParameter(), seedParameter(),
                        maxLenParameter(), maskParameter()}});
    return encoding;
}

}  // namespace posiscope
