#include "core/fields/scaledfield.h"

namespace posiscope {

void ScaledField::averages(std::span<const Run> rowRuns, std::span<const Run> columnRuns, float* out) const {
    field_->averages(rowRuns, columnRuns, out);
    const auto factor = static_cast<float>(factor_);
    for (std::size_t n = 0; n < rowRuns.size() * columnRuns.size(); ++n)
        out[n] *= factor;
}

void ScaledField::exactAverages(std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                                double* out) const {
    field_->exactAverages(rowRuns, columnRuns, out);
    for (std::size_t n = 0; n < rowRuns.size() * columnRuns.size(); ++n)
        out[n] *= factor_;
}

void ScaledField::fill(Run rowRun, Run columnRun, double* out) const {
    field_->fill(rowRun, columnRun, out);
    for (std::int64_t n = 0; n < rowRun.count * columnRun.count; ++n)
        out[n] *= factor_;
}

}  // namespace posiscope
