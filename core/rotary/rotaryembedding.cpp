// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rotary/rotaryembedding.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

RotaryEmbedding::RotaryEmbedding(std::shared_ptr<const SinusoidTable> angles, Shape shape,
                                 RotaryVectors vectors)
    : angles_(std::move(angles)),
      pairs_(angles_->layout().dimensions(), shape.layout),
      shape_(std::move(shape)),
      vectors_(std::move(vectors)) {}

Column RotaryEmbedding::element(std::int64_t j) const {
    const std::int64_t pairs = pairs_.dimensions() / 2;
    if (!shape_.elements.empty()) {
        for (std::int64_t pair = 0; pair < pairs; ++pair) {
            if (first(pair) == j) return {pair, Role::sine};
            if (second(pair) == j) return {pair, Role::cosine};
        }
        return {-1, Role::zero};
    }
    if (isApart() && j >= shape_.apart && j < shape_.apart + pairs) return {j - shape_.apart, Role::cosine};
    if (j >= (isApart() ? pairs : pairs_.dimensions())) return {-1, Role::zero};
    return pairs_.column(j);
}

double RotaryEmbedding::grown(std::int64_t pair, double steps) const {
    if (shape_.growth.empty()) return 1;
    const DoubleDouble exponent = shape_.growth[static_cast<std::size_t>(pair)] * DoubleDouble{steps, 0};
    return std::exp(exponent.hi) * (1 + exponent.lo);
}

void RotaryEmbedding::rotate(std::span<const double> in, const Coordinate& position, bool key,
                             std::span<double> out) const {
    if (shape_.rounded != nullptr) {
        rotateRounded(in, position.floor(), key && shape_.roundedKeys ? *shape_.roundedKeys : *shape_.rounded,
                      out);
        return;
    }
    std::copy(in.begin(), in.end(), out.begin());
    const Coordinate centre(shape_.centre);
    const double steps = (key ? centre - position : position - centre).value();
    for (std::int64_t pair = 0; pair < pairs_.pairs(); ++pair) {
        const SinCos one = turnOf(position, angleOf(pair, 0));
        const SinCos other = isRotation() ? one : turnOf(position, angleOf(pair, 1));
        const double factor = shape_.attentionFactor * grown(pair, steps);
        const auto x = static_cast<std::size_t>(first(pair));
        const auto y = static_cast<std::size_t>(second(pair));
        out[x] = in[x] * (factor * one.cosine) - in[y] * (factor * one.sine);
        out[y] = in[x] * (factor * other.sine) + in[y] * (factor * other.cosine);
    }
}

/// Every product and every sum is rounded; elements that are not turned are only kept in their type.
void RotaryEmbedding::rotateRounded(std::span<const double> in, std::int64_t position,
                                    const RoundedPairs& rounded, std::span<double> out) const {
    const Pipeline& pipeline = rounded.pipeline();
    const auto applied = [&](double x) { return roundTo(pipeline.application, x); };
    const auto kept = [&](double x) { return roundTo(pipeline.vectors, x); };
    std::transform(in.begin(), in.end(), out.begin(), kept);
    std::vector<SinCos> turns(static_cast<std::size_t>(pairs_.pairs()));
    rounded.at(position, {0, pairs_.pairs()}, turns.data());
    for (std::int64_t pair = 0; pair < pairs_.pairs(); ++pair) {
        const SinCos turn = turns[static_cast<std::size_t>(pair)];
        const double cosine = applied(turn.cosine);
        const double sine = applied(turn.sine);
        double& first = out[static_cast<std::size_t>(this->first(pair))];
        double& second = out[static_cast<std::size_t>(this->second(pair))];
        const double x = applied(first);
        const double y = applied(second);
        first = kept(applied(applied(x * cosine) - applied(y * sine)));
        second = kept(applied(applied(x * sine) + applied(y * cosine)));
    }
}

RotaryScoreCurve::RotaryScoreCurve(const RotaryEmbedding& rotation, std::int64_t positions, bool causal,
                                   bool scaled)
    : rotation_(rotation),
      positions_(positions),
      causal_(causal),
      factor_(scaled ? 1 / std::sqrt(static_cast<double>(rotation.headDimensions())) : 1),
      parts_(partsOf(rotation, factor_)) {}

RotaryScoreCurve::Parts RotaryScoreCurve::partsOf(const RotaryEmbedding& rotation, double factor) {
    const auto query = rotation.query();
    const auto key = rotation.key();
    const double both = factor * rotation.attentionFactor() * rotation.attentionFactor();
    Parts parts;
    for (std::int64_t pair = 0; pair < rotation.rotaryDimensions() / 2; ++pair) {
        const auto x = static_cast<std::size_t>(rotation.first(pair));
        const auto y = static_cast<std::size_t>(rotation.second(pair));
        parts.cosine.push_back(both * (query[x] * key[x] + query[y] * key[y]));
        parts.sine.push_back(both * (query[x] * key[y] - query[y] * key[x]));
        parts.reach += std::hypot(parts.cosine.back(), parts.sine.back());
    }
    for (std::size_t j = 0; j < query.size(); ++j)
        if (rotation.element(static_cast<std::int64_t>(j)).pair < 0)
            parts.constant += factor * query[j] * key[j];
    return parts;
}

double RotaryScoreCurve::roundedValue(std::int64_t distance) const {
    const std::int64_t first = rotation_.firstPosition();
    std::vector<double> query(rotation_.query().size());
    std::vector<double> key(query.size());
    rotation_.rotate(rotation_.query(), first + std::max<std::int64_t>(distance, 0), false, query);
    rotation_.rotate(rotation_.key(), first - std::min<std::int64_t>(distance, 0), true, key);
    double sum = 0;
    for (std::size_t j = 0; j < query.size(); ++j)
        sum += query[j] * key[j];
    return factor_ * sum;
}

/// A score that is rounded may be beyond those of exact angles: by the roundings of two elements and of all
/// that makes them, each a share of it.
double RotaryScoreCurve::reach() const {
    if (rotation_.rounded() == nullptr) return parts_.reach;
    const Pipeline& pipeline = rotation_.rounded()->pipeline();
    double share = 0;
    for (const NumberKind kind : {pipeline.sine, pipeline.table, pipeline.application, pipeline.vectors})
        share += 4 * roundingOf(kind);
    double all = 0;
    for (std::size_t j = 0; j < rotation_.query().size(); ++j)
        all += std::abs(rotation_.query()[j]) + std::abs(rotation_.key()[j]);
    const double lengths =
        all * all / 4 * factor_ * rotation_.attentionFactor() * rotation_.attentionFactor();
    return parts_.reach + share * std::max(lengths, parts_.reach);
}

Text RotaryScoreCurve::quantity() const {
    return POSISCOPE_TR("core", "score");
}

double RotaryScoreCurve::value(std::int64_t, std::int64_t distance) const {
    if (distance < nearest() || distance > farthest()) return std::nan("");
    if (rotation_.rounded() != nullptr) return roundedValue(distance);
    std::vector<double> sine(parts_.sine.size());
    std::vector<double> cosine(parts_.sine.size());
    sinCosOfAll(rotation_.frequencies(), 2 * distance, sine.data(), cosine.data());
    double sum = parts_.constant;
    for (std::size_t i = 0; i < sine.size(); ++i)
        sum += rotation_.grown(static_cast<std::int64_t>(i), static_cast<double>(distance)) *
               (parts_.cosine[i] * cosine[i] + parts_.sine[i] * sine[i]);
    return sum;
}

}  // namespace posiscope
