// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/phasorsweep.h"

#include <array>
#include <utility>

#include "core/math/simd/kernels.h"

namespace posiscope {

PhasorSweep::PhasorSweep(std::vector<Frequency> frequencies, std::vector<Term> terms, std::size_t width,
                         int stepsPerAnchor)
    : frequencies_(std::move(frequencies)),
      terms_(std::move(terms)),
      width_(width),
      stepsPerAnchor_(stepsPerAnchor),
      phasors_(2 * terms_.size()),
      sine_(frequencies_.size()),
      cosine_(frequencies_.size()),
      sums_(sweepRows * width),
      stepsSinceAnchor_(stepsPerAnchor) {}

std::span<const float> PhasorSweep::moveTo(IndexRanges runs) {
    constexpr std::size_t many = 16;  // of irregular runs
    for (auto* known : {&turns_, &weights_})
        if (known->size() > many) known->clear();
    std::array<SweepRow, sweepRows> rows{};
    for (std::size_t n = 0; n < runs.size(); ++n) {
        const std::int64_t doubledMiddle = 2 * runs[n].first + runs[n].count - 1;
        if (n == 0 && stepsSinceAnchor_ >= stepsPerAnchor_) anchor(doubledMiddle);
        rows[n] = {turnsBy(doubledMiddle - doubledMiddle_), weightsFor(runs[n].count)};
        doubledMiddle_ = doubledMiddle;
        ++stepsSinceAnchor_;
    }
    kernels().sweep(phasors_.data(), rows.data(), runs.size(), terms_.size() / width_, width_, sums_.data());
    return {sums_.data(), runs.size() * width_};
}

void PhasorSweep::anchor(std::int64_t doubledMiddle) {
    sinCosOfAll(frequencies_, doubledMiddle, sine_.data(), cosine_.data());
    for (std::size_t i = 0; i < terms_.size(); ++i) {
        const auto& [pair, weight, s, c] = terms_[i];
        phasors_[phasorPlace(i)] = static_cast<float>(s * sine_[pair] + c * cosine_[pair]);
        phasors_[phasorPlace(i) + waveLanes] = static_cast<float>(s * cosine_[pair] - c * sine_[pair]);
    }
    doubledMiddle_ = doubledMiddle;
    stepsSinceAnchor_ = 0;
}

const float* PhasorSweep::turnsBy(std::int64_t doubledDistance) {
    AlignedFloats& turns = turns_[doubledDistance];
    if (!turns.empty()) return turns.data();
    sinCosOfAll(frequencies_, doubledDistance, sine_.data(), cosine_.data());
    turns.resize(phasors_.size());
    for (std::size_t i = 0; i < terms_.size(); ++i) {
        turns[phasorPlace(i)] = static_cast<float>(cosine_[terms_[i].pair]);
        turns[phasorPlace(i) + waveLanes] = static_cast<float>(sine_[terms_[i].pair]);
    }
    return turns.data();
}

const float* PhasorSweep::weightsFor(std::int64_t count) {
    AlignedFloats& weights = weights_[count];
    if (!weights.empty()) return weights.data();
    runFactors(frequencies_, count, sine_.data());
    weights.resize(terms_.size());
    for (std::size_t i = 0; i < terms_.size(); ++i)
        weights[i] = terms_[i].weight * static_cast<float>(sine_[terms_[i].pair]);
    return weights.data();
}

}  // namespace posiscope
