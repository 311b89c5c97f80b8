#include "core/runsweep.h"

#include <algorithm>

namespace posiscope {

RunSweep::RunSweep(std::span<const Frequency> frequencies)
    : frequencies_(frequencies),
      sine_(frequencies.size()),
      cosine_(frequencies.size()),
      meanSine_(frequencies.size()),
      meanCosine_(frequencies.size()) {}

void RunSweep::moveTo(Run run) {
    const std::int64_t doubledMiddle = 2 * run.first + run.count - 1;
    if (stepsSinceAnchor_ >= stepsPerAnchor) {
        anchor(doubledMiddle);
    } else {
        rotate(rotationBy(doubledMiddle - doubledMiddle_));
        ++stepsSinceAnchor_;
    }
    doubledMiddle_ = doubledMiddle;

    if (run.count == 1) {
        meanSine_ = sine_;
        meanCosine_ = cosine_;
        return;
    }
    const std::vector<float>& factor = factorsFor(run.count);
    for (std::size_t i = 0; i < factor.size(); ++i) {
        meanSine_[i] = sine_[i] * factor[i];
        meanCosine_[i] = cosine_[i] * factor[i];
    }
}

void RunSweep::anchor(std::int64_t doubledMiddle) {
    for (std::size_t i = 0; i < frequencies_.size(); ++i) {
        const SinCos exact = sinCos(frequencies_[i].atHalf(doubledMiddle));
        sine_[i] = static_cast<float>(exact.sine);
        cosine_[i] = static_cast<float>(exact.cosine);
    }
    stepsSinceAnchor_ = 0;
}

void RunSweep::rotate(const Rotation& rotation) {
    const float* const turnSine = rotation.sine.data();
    const float* const turnCosine = rotation.cosine.data();
    float* const sine = sine_.data();
    float* const cosine = cosine_.data();
    for (std::size_t i = 0; i < sine_.size(); ++i) {
        const float s = sine[i] * turnCosine[i] + cosine[i] * turnSine[i];
        cosine[i] = cosine[i] * turnCosine[i] - sine[i] * turnSine[i];
        sine[i] = s;
    }
}

const RunSweep::Rotation& RunSweep::rotationBy(std::int64_t doubledDistance) {
    const auto known = std::find_if(rotations_.begin(), rotations_.end(), [&](const Rotation& each) {
        return each.doubledDistance == doubledDistance;
    });
    if (known != rotations_.end()) return *known;
    if (rotations_.size() >= remembered) rotations_.erase(rotations_.begin());
    Rotation rotation{doubledDistance, std::vector<float>(sine_.size()), std::vector<float>(sine_.size())};
    for (std::size_t i = 0; i < sine_.size(); ++i) {
        const SinCos exact = sinCos(frequencies_[i].atHalf(doubledDistance));
        rotation.sine[i] = static_cast<float>(exact.sine);
        rotation.cosine[i] = static_cast<float>(exact.cosine);
    }
    return rotations_.emplace_back(std::move(rotation));
}

const std::vector<float>& RunSweep::factorsFor(std::int64_t count) {
    const auto known = std::find_if(factors_.begin(), factors_.end(),
                                    [&](const Factors& each) { return each.count == count; });
    if (known != factors_.end()) return known->factor;
    if (factors_.size() >= remembered) factors_.erase(factors_.begin());
    Factors factors{count, std::vector<float>(sine_.size())};
    for (std::size_t i = 0; i < sine_.size(); ++i)
        factors.factor[i] = static_cast<float>(runFactor(frequencies_[i], count));
    return factors_.emplace_back(std::move(factors)).factor;
}

}  // namespace posiscope
