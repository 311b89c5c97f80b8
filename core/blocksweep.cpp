#include "core/blocksweep.h"

#include <algorithm>

#include "core/math/anglebatch.h"
#include "core/simd/kernels.h"

namespace posiscope {

std::vector<BlockSweep::Slot> BlockSweep::slotsOf(const PairLayout& layout, Run columns, float share) {
    std::vector<Slot> slots;
    for (std::int64_t j = columns.first; j < columns.end(); ++j) {
        const Column what = layout.column(j);
        if (what.role == Role::zero) continue;
        const bool both = what.role == Role::cosine && !slots.empty() && slots.back().pair == what.pair &&
                          slots.back().kind == Kind::sine;
        if (both)
            slots.back().kind = Kind::both;
        else
            slots.push_back({what.pair, what.role == Role::sine ? Kind::sine : Kind::cosine, share});
    }
    return slots;
}

BlockSweep::BlockSweep(std::span<const Frequency> frequencies, const PairLayout& layout,
                       std::span<const Run> columnRuns, std::span<const float> shares)
    : frequencies_(frequencies),
      width_((columnRuns.size() + waveLanes - 1) / waveLanes * waveLanes),
      sums_(width_) {
    std::vector<std::vector<Slot>> lists;
    for (std::size_t x = 0; x < columnRuns.size(); ++x) {
        lists.push_back(slotsOf(layout, columnRuns[x], shares[x]));
        ranks_ = std::max(ranks_, lists.back().size());
    }
    slots_.resize(ranks_ * width_);
    for (std::size_t x = 0; x < columnRuns.size(); ++x)
        for (std::size_t rank = 0; rank < lists[x].size(); ++rank)
            slots_[rank * width_ + x] = lists[x][rank];
    value_.resize(slots_.size());
    partner_.resize(slots_.size());
    sine_.resize(slots_.size());
    cosine_.resize(slots_.size());
}

std::span<const float> BlockSweep::moveTo(Run run) {
    const std::int64_t doubledMiddle = 2 * run.first + run.count - 1;
    const bool turns = stepsSinceAnchor_ < stepsPerAnchor;
    const FloatLines& weight = weightsFor(run.count);
    const float* cosine = nullptr;
    const float* sine = nullptr;
    if (turns) {
        const Rotation& rotation = rotationBy(doubledMiddle - doubledMiddle_);
        cosine = rotation.cosine.data();
        sine = rotation.sine.data();
        ++stepsSinceAnchor_;
    } else {
        anchor(doubledMiddle);
    }
    doubledMiddle_ = doubledMiddle;
    kernels().sweep(value_.data(), partner_.data(), cosine, sine, weight.data(), ranks_, width_, turns,
                    sums_.data());
    return sums_;
}

/// sine_ and cosine_ of ω·doubled/2 for every slot.
void BlockSweep::angles(std::int64_t doubled) {
    sinCosOfEach(
        slots_.size(),
        [&](std::size_t i) { return frequencies_[static_cast<std::size_t>(slots_[i].pair)].atHalf(doubled); },
        sine_.data(), cosine_.data());
}

void BlockSweep::anchor(std::int64_t doubledMiddle) {
    angles(doubledMiddle);
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        // The partner is the derivative by the angle: it turns with the value.
        const double s = slots_[i].kind == Kind::cosine ? 0 : 1;
        const double c = slots_[i].kind == Kind::sine ? 0 : 1;
        value_[i] = static_cast<float>(s * sine_[i] + c * cosine_[i]);
        partner_[i] = static_cast<float>(s * cosine_[i] - c * sine_[i]);
    }
    stepsSinceAnchor_ = 0;
}

const BlockSweep::Rotation& BlockSweep::rotationBy(std::int64_t doubledDistance) {
    const auto known = std::find_if(rotations_.begin(), rotations_.end(), [&](const Rotation& each) {
        return each.doubledDistance == doubledDistance;
    });
    if (known != rotations_.end()) return *known;
    if (rotations_.size() >= remembered) rotations_.erase(rotations_.begin());
    angles(doubledDistance);
    return rotations_.emplace_back(
        Rotation{doubledDistance, {cosine_.begin(), cosine_.end()}, {sine_.begin(), sine_.end()}});
}

const FloatLines& BlockSweep::weightsFor(std::int64_t count) {
    const auto known = std::find_if(weights_.begin(), weights_.end(),
                                    [&](const Weights& each) { return each.count == count; });
    if (known != weights_.end()) return known->weight;
    if (weights_.size() >= remembered) weights_.erase(weights_.begin());
    Weights weights{count, FloatLines(slots_.size())};
    std::vector<Frequency> own;
    own.reserve(slots_.size());
    for (const Slot& slot : slots_)
        own.push_back(frequencies_[static_cast<std::size_t>(slot.pair)]);
    std::vector<double> factors(slots_.size());
    runFactors(own, count, factors.data());
    for (std::size_t i = 0; i < slots_.size(); ++i)
        weights.weight[i] = slots_[i].share * static_cast<float>(factors[i]);
    return weights_.emplace_back(std::move(weights)).weight;
}

}  // namespace posiscope
