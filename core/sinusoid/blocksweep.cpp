#include "core/sinusoid/blocksweep.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/math/simd/kernels.h"

namespace posiscope {

/// Appends those of one run of columns.
void BlockSweep::takeSlots(std::span<const Frequency> frequencies, const PairLayout& layout, Run columns,
                           float share) {
    const std::size_t first = slots_.size();
    for (std::int64_t j = columns.first; j < columns.end(); ++j) {
        const Column what = layout.column(j);
        if (what.role == Role::zero) continue;
        if (what.pair != lastPair_) pairs_.push_back(frequencies[static_cast<std::size_t>(what.pair)]);
        lastPair_ = what.pair;
        const auto pair = static_cast<std::uint32_t>(pairs_.size() - 1);
        const bool both = what.role == Role::cosine && slots_.size() > first && slots_.back().pair == pair &&
                          slots_.back().kind == Kind::sine;
        if (both)
            slots_.back().kind = Kind::both;
        else
            slots_.push_back({pair, share, what.role == Role::sine ? Kind::sine : Kind::cosine});
    }
}

BlockSweep::BlockSweep(std::span<const Frequency> frequencies, const PairLayout& layout,
                       std::span<const Run> columnRuns, std::span<const float> shares)
    : wanted_(columnRuns.size()), width_((columnRuns.size() + waveLanes - 1) / waveLanes * waveLanes) {
    std::vector<std::size_t> ends;
    for (std::size_t x = 0; x < columnRuns.size(); ++x) {
        const std::size_t first = slots_.size();
        takeSlots(frequencies, layout, columnRuns[x], shares[x]);
        ends.push_back(slots_.size());
        ranks_ = std::max(ranks_, slots_.size() - first);
    }
    // What nobody takes has no weight.
    const std::vector<Slot> taken = std::exchange(slots_, std::vector<Slot>(ranks_ * width_));
    for (std::size_t x = 0, at = 0; x < columnRuns.size(); ++x)
        for (std::size_t rank = 0; at < ends[x]; ++at, ++rank)
            slots_[rank * width_ + x] = taken[at];
    phasors_.resize(2 * slots_.size());
    sums_.resize(sweepRows * width_);
    sine_.resize(pairs_.size());
    cosine_.resize(pairs_.size());
}

void BlockSweep::moveTo(std::span<const Run> runs, float* out, std::size_t stride) {
    std::array<SweepRow, sweepRows> rows;
    for (std::size_t n = 0; n < runs.size(); ++n) {
        const std::int64_t doubledMiddle = 2 * runs[n].first + runs[n].count - 1;
        if (n == 0 && stepsSinceAnchor_ >= stepsPerAnchor) anchor(doubledMiddle);
        rows[n] = {turnsBy(doubledMiddle - doubledMiddle_), weightsFor(runs[n].count)};
        doubledMiddle_ = doubledMiddle;
        ++stepsSinceAnchor_;
    }
    kernels().sweep(phasors_.data(), rows.data(), runs.size(), ranks_, width_, sums_.data());
    for (std::size_t n = 0; n < runs.size(); ++n)
        std::copy_n(sums_.data() + n * width_, wanted_, out + n * stride);
}

void BlockSweep::anchor(std::int64_t doubledMiddle) {
    sinCosOfAll(pairs_, doubledMiddle, sine_.data(), cosine_.data());
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        // The partner is the derivative by the angle: it turns with the value.
        const Slot& slot = slots_[i];
        const double s = slot.kind == Kind::cosine ? 0 : 1;
        const double c = slot.kind == Kind::sine ? 0 : 1;
        phasors_[phasorPlace(i)] = static_cast<float>(s * sine_[slot.pair] + c * cosine_[slot.pair]);
        phasors_[phasorPlace(i) + waveLanes] =
            static_cast<float>(s * cosine_[slot.pair] - c * sine_[slot.pair]);
    }
    doubledMiddle_ = doubledMiddle;
    stepsSinceAnchor_ = 0;
}

const float* BlockSweep::turnsBy(std::int64_t doubledDistance) {
    return turns_.of(doubledDistance, [&] {
        sinCosOfAll(pairs_, doubledDistance, sine_.data(), cosine_.data());
        FloatLines turns(phasors_.size());
        for (std::size_t i = 0; i < slots_.size(); ++i) {
            turns[phasorPlace(i)] = static_cast<float>(cosine_[slots_[i].pair]);
            turns[phasorPlace(i) + waveLanes] = static_cast<float>(sine_[slots_[i].pair]);
        }
        return turns;
    });
}

const float* BlockSweep::weightsFor(std::int64_t count) {
    return weights_.of(count, [&] {
        runFactors(pairs_, count, sine_.data());
        FloatLines weights(slots_.size());
        for (std::size_t i = 0; i < slots_.size(); ++i)
            weights[i] = slots_[i].share * static_cast<float>(sine_[slots_[i].pair]);
        return weights;
    });
}

}  // namespace posiscope
