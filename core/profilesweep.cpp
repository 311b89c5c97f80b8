#include "core/profilesweep.h"

#include <algorithm>
#include <utility>

#include "core/simd/kernels.h"

namespace posiscope {

namespace {

FloatLines narrowed(std::span<const double> numbers, std::size_t room) {
    FloatLines narrow(room);
    std::transform(numbers.begin(), numbers.end(), narrow.begin(),
                   [](double x) { return static_cast<float>(x); });
    return narrow;
}

}  // namespace

ProfileSweep::ProfileSweep(std::span<const Frequency> frequencies, std::vector<double> sines,
                           std::vector<double> cosines)
    : frequencies_(frequencies),
      sines_(std::move(sines)),
      cosines_(std::move(cosines)),
      room_((frequencies.size() + waveLanes - 1) / waveLanes * waveLanes),
      value_(room_),
      partner_(room_),
      sine_(frequencies.size()),
      cosine_(frequencies.size()) {}

float ProfileSweep::moveTo(Run run) {
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
    float sums[waveLanes];
    kernels().sweep(value_.data(), partner_.data(), cosine, sine, weight.data(), room_ / waveLanes, waveLanes,
                    turns, sums);
    double sum = 0;
    for (const float part : sums)
        sum += static_cast<double>(part);
    return static_cast<float>(sum);
}

void ProfileSweep::anchor(std::int64_t doubledMiddle) {
    sinCosOfAll(frequencies_, doubledMiddle, sine_.data(), cosine_.data());
    for (std::size_t i = 0; i < frequencies_.size(); ++i) {
        value_[i] = static_cast<float>(sines_[i] * sine_[i] + cosines_[i] * cosine_[i]);
        partner_[i] = static_cast<float>(sines_[i] * cosine_[i] - cosines_[i] * sine_[i]);
    }
    stepsSinceAnchor_ = 0;
}

const ProfileSweep::Rotation& ProfileSweep::rotationBy(std::int64_t doubledDistance) {
    const auto known = std::find_if(rotations_.begin(), rotations_.end(), [&](const Rotation& each) {
        return each.doubledDistance == doubledDistance;
    });
    if (known != rotations_.end()) return *known;
    if (rotations_.size() >= remembered) rotations_.erase(rotations_.begin());
    sinCosOfAll(frequencies_, doubledDistance, sine_.data(), cosine_.data());
    return rotations_.emplace_back(
        Rotation{doubledDistance, narrowed(cosine_, room_), narrowed(sine_, room_)});
}

const FloatLines& ProfileSweep::weightsFor(std::int64_t count) {
    const auto known = std::find_if(weights_.begin(), weights_.end(),
                                    [&](const Weights& each) { return each.count == count; });
    if (known != weights_.end()) return known->weight;
    if (weights_.size() >= remembered) weights_.erase(weights_.begin());
    std::vector<double> factors(frequencies_.size());
    runFactors(frequencies_, count, factors.data());
    return weights_.emplace_back(Weights{count, narrowed(factors, room_)}).weight;
}

}  // namespace posiscope
