#include "core/sinusoid/runsweep.h"

#include <algorithm>

#include "core/math/simd/kernels.h"

namespace posiscope {

namespace {

void narrow(const std::vector<double>& from, float* to) {
    std::transform(from.begin(), from.end(), to, [](double x) { return static_cast<float>(x); });
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
        const float* const cosines = turnsBy(doubledMiddle - doubledMiddle_);
        kernels().rotate(sine_.data(), cosine_.data(), cosines, cosines + sine_.size(), sine_.size());
        ++stepsSinceAnchor_;
    }
    doubledMiddle_ = doubledMiddle;

    if (run.count == 1) {
        meanSine_ = sine_;
        meanCosine_ = cosine_;
        return;
    }
    const float* const factor = factorsFor(run.count);
    for (std::size_t i = 0; i < sine_.size(); ++i) {
        meanSine_[i] = sine_[i] * factor[i];
        meanCosine_[i] = cosine_[i] * factor[i];
    }
}

void RunSweep::anchor(std::int64_t doubledMiddle) {
    sinCosOfAll(frequencies_, doubledMiddle, exactSine_.data(), exactCosine_.data());
    narrow(exactSine_, sine_.data());
    narrow(exactCosine_, cosine_.data());
    stepsSinceAnchor_ = 0;
}

const float* RunSweep::turnsBy(std::int64_t doubledDistance) {
    return turns_.of(doubledDistance, [&] {
        FloatLines turns(2 * sine_.size());
        sinCosOfAll(frequencies_, doubledDistance, exactSine_.data(), exactCosine_.data());
        narrow(exactCosine_, turns.data());
        narrow(exactSine_, turns.data() + sine_.size());
        return turns;
    });
}

const float* RunSweep::factorsFor(std::int64_t count) {
    return factors_.of(count, [&] {
        FloatLines factors(sine_.size());
        runFactors(frequencies_, count, exactSine_.data());
        narrow(exactSine_, factors.data());
        return factors;
    });
}

}  // namespace posiscope
