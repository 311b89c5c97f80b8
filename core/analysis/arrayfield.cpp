// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/arrayfield.h"

namespace posiscope {

ArrayField::ArrayField(StoredArray array) : array_(std::move(array)) {
    if (!array_.shape.empty()) {
        columns_ = array_.shape.back();
        step_ = array_.steps.back();
    }
    rows_ = array_.count() / columns_;
    std::int64_t step = 1;
    direct_ = array_.cells->columns() == columns_;
    for (std::size_t n = array_.shape.size(); n-- > 0;) {
        direct_ = direct_ && (array_.steps[n] == step || array_.shape[n] == 1);
        step *= array_.shape[n];
    }
}

std::int64_t ArrayField::placeOfRow(std::int64_t row) const {
    std::int64_t place = 0;
    for (std::size_t n = array_.shape.size(); n-- > 1;) {
        place += row % array_.shape[n - 1] * array_.steps[n - 1];
        row /= array_.shape[n - 1];
    }
    return place;
}

double ArrayField::value(std::int64_t row, std::int64_t column) const {
    return array_.at(placeOfRow(row) + column * step_);
}

void ArrayField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    if (direct_) return array_.cells->fill(rowRun, columnRun, out);
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
        const std::int64_t place = placeOfRow(row);
        for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
            *out++ = array_.at(place + column * step_);
    }
}

StoredArray squeezed(StoredArray array) {
    std::size_t kept = 0;
    for (std::size_t n = 0; n < array.shape.size(); ++n) {
        if (array.shape[n] == 1) continue;
        array.shape[kept] = array.shape[n];
        array.steps[kept++] = array.steps[n];
    }
    array.shape.resize(kept);
    array.steps.resize(kept);
    return array;
}

}  // namespace posiscope
