#include "core/sinusoid/profilesweep.h"

#include <algorithm>
#include <utility>

#include "core/math/simd/kernels.h"

namespace posiscope {

ProfileSweep::ProfileSweep(std::span<const Frequency> frequencies, std::vector<double> sines,
                           std::vector<double> cosines)
    : frequencies_(frequencies),
      sines_(std::move(sines)),
      cosines_(std::move(cosines)),
      room_((frequencies.size() + waveLanes - 1) / waveLanes * waveLanes),
      phasors_(2 * room_),
      sine_(frequencies.size()),
      cosine_(frequencies.size()) {}

float ProfileSweep::moveTo(Run run) {
    const std::int64_t doubledMiddle = 2 * run.first + run.count - 1;
    if (stepsSinceAnchor_ >= stepsPerAnchor) anchor(doubledMiddle);
    const SweepRow row{turnsBy(doubledMiddle - doubledMiddle_), weightsFor(run.count)};
    doubledMiddle_ = doubledMiddle;
    ++stepsSinceAnchor_;
    float sums[waveLanes];
    kernels().sweep(phasors_.data(), &row, 1, room_ / waveLanes, waveLanes, sums);
    double sum = 0;
    for (const float part : sums)
        sum += static_cast<double>(part);
    return static_cast<float>(sum);
}

void ProfileSweep::anchor(std::int64_t doubledMiddle) {
    sinCosOfAll(frequencies_, doubledMiddle, sine_.data(), cosine_.data());
    for (std::size_t i = 0; i < frequencies_.size(); ++i) {
        const std::size_t place = phasorPlace(i);
        phasors_[place] = static_cast<float>(sines_[i] * sine_[i] + cosines_[i] * cosine_[i]);
        phasors_[place + waveLanes] = static_cast<float>(sines_[i] * cosine_[i] - cosines_[i] * sine_[i]);
    }
    doubledMiddle_ = doubledMiddle;
    stepsSinceAnchor_ = 0;
}

const float* ProfileSweep::turnsBy(std::int64_t doubledDistance) {
    return turns_.of(doubledDistance, [&] {
        sinCosOfAll(frequencies_, doubledDistance, sine_.data(), cosine_.data());
        FloatLines turns(phasors_.size());
        for (std::size_t i = 0; i < frequencies_.size(); ++i) {
            turns[phasorPlace(i)] = static_cast<float>(cosine_[i]);
            turns[phasorPlace(i) + waveLanes] = static_cast<float>(sine_[i]);
        }
        return turns;
    });
}

const float* ProfileSweep::weightsFor(std::int64_t count) {
    return weights_.of(count, [&] {
        runFactors(frequencies_, count, sine_.data());
        FloatLines weights(room_);
        std::transform(sine_.begin(), sine_.end(), weights.begin(),
                       [](double x) { return static_cast<float>(x); });
        return weights;
    });
}

}  // namespace posiscope
