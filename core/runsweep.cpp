#include "core/runsweep.h"

#include <algorithm>

#include "core/simd/kernels.h"

namespace posiscope {

namespace {

void narrow(const std::vector<double>& from, std::vector<float>& to) {
    std::transform(from.begin(), from.end(), to.begin(), [](double x) { return static_cast<float>(x); });
}

}  // namespace

RunSweep::RunSweep(std::span<const Frequency> frequencies)
    : frequencies_(frequencies),
      sine_(frequencies.size()),
      cosine_(frequencies.size()),
      exactSine_(frequencies.size()),
      exactCosine_(frequencies.size()),
      meanSine_(frequencies.size()),
      meanCosine_(frequencies.size()) {}

void RunSweep::moveTo(Run run) {
    const std::int64_t doubledMiddle = 2 * run.first + run.count - 1;
    if (stepsSinceAnchor_ >= stepsPerAnchor) {
        anchor(doubledMiddle);
    } else {
        const Rotation& rotation = rotationBy(doubledMiddle - doubledMiddle_);
        kernels().rotate(sine_.data(), cosine_.data(), rotation.cosine.data(), rotation.sine.data(),
                         sine_.size());
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
    sinCosOfAll(frequencies_, doubledMiddle, exactSine_.data(), exactCosine_.data());
    narrow(exactSine_, sine_);
    narrow(exactCosine_, cosine_);
    stepsSinceAnchor_ = 0;
}

const RunSweep::Rotation& RunSweep::rotationBy(std::int64_t doubledDistance) {
    const auto known = std::find_if(rotations_.begin(), rotations_.end(), [&](const Rotation& each) {
        return each.doubledDistance == doubledDistance;
    });
    if (known != rotations_.end()) return *known;
    if (rotations_.size() >= remembered) rotations_.erase(rotations_.begin());
    Rotation rotation{doubledDistance, std::vector<float>(sine_.size()), std::vector<float>(sine_.size())};
    sinCosOfAll(frequencies_, doubledDistance, exactSine_.data(), exactCosine_.data());
    narrow(exactSine_, rotation.sine);
    narrow(exactCosine_, rotation.cosine);
    return rotations_.emplace_back(std::move(rotation));
}

const std::vector<float>& RunSweep::factorsFor(std::int64_t count) {
    const auto known = std::find_if(factors_.begin(), factors_.end(),
                                    [&](const Factors& each) { return each.count == count; });
    if (known != factors_.end()) return known->factor;
    if (factors_.size() >= remembered) factors_.erase(factors_.begin());
    Factors factors{count, std::vector<float>(sine_.size())};
    runFactors(frequencies_, count, exactSine_.data());
    narrow(exactSine_, factors.factor);
    return factors_.emplace_back(std::move(factors)).factor;
}

}  // namespace posiscope
