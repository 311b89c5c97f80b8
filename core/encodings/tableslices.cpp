// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/tableslices.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// The array that the values are about; nothing where they do not say its shape, or say what no file has.
std::optional<TensorInfo> slicedArray(const Values& values) {
    TensorInfo info{.name = values.get(keys::tensor), .type = {}, .shape = {}, .cells = CellType::uint8};
    double cells = 1;
    for (const double length : values.get(keys::tableShape)) {
        if (!(length >= 1) || length != std::rint(length)) return std::nullopt;
        cells *= length;
        if (!(cells < 0x1p53)) return std::nullopt;
        info.shape.push_back(static_cast<std::uint64_t>(length));
    }
    return info.places().size() > 2 ? std::optional(info) : std::nullopt;
}

/// How many there are.
std::int64_t slicesIn(const Values& values) {
    const auto info = sliceIn(values);
    return info ? static_cast<std::int64_t>(info->slices()) : values.get(keys::tableSlices);
}

}  // namespace

std::optional<TensorInfo> sliceIn(const Values& values) {
    auto info = slicedArray(values);
    const Indices& axes = values.get(keys::tableAxis);
    const auto count = info ? static_cast<std::int64_t>(info->places().size()) : 0;
    if (!info || static_cast<std::int64_t>(axes.size()) + 2 != count || axes.front() < 0 ||
        axes.back() >= count ||
        std::adjacent_find(axes.begin(), axes.end(), std::greater_equal()) != axes.end())
        return std::nullopt;
    if (axes != info->slicedAxes()) info->sliced = axes;
    info->slice = static_cast<std::uint64_t>(values.get(keys::tableSlice));
    return info;
}

Failure checkAxes(const Values& values) {
    const auto info = slicedArray(values);
    if (!info || sliceIn(values)) return std::nullopt;
    return Error{{POSISCOPE_TR("core", "%1 must name %2 of the %3 axes, from 0 to %4"),
                  {keys::tableAxis.name, std::to_string(info->places().size() - 2),
                   std::to_string(info->places().size()), std::to_string(info->places().size() - 1)}},
                 keys::tableAxis.name};
}

void settleSlices(Values& values) {
    const auto info = sliceIn(values);
    if (!info) return;
    const auto slices = static_cast<std::int64_t>(info->slices());
    // Along another axis there may be fewer; along the same one a wrong place is refused.
    if (values.get(keys::tableSlices) != slices)
        values.set(keys::tableSlice, std::min(values.get(keys::tableSlice), slices - 1));
    values.set(keys::tableRows, static_cast<std::int64_t>(info->rows()));
    values.set(keys::tableColumns, static_cast<std::int64_t>(info->columns()));
    values.set(keys::tableSlices, slices);
}

Parameter axisParameter() {
    return {
        .key = keys::tableAxis.name,
        .label = POSISCOPE_TR("core", "Axis"),
        .tooltip = POSISCOPE_TR("core",
                                "The axis along which slices are counted, from 0; axes of length 1 do not "
                                "count. Rows and columns are the two that are left, so of more than three "
                                "axes several count slices."),
        .initial = Indices{0},
        .limits = {0, static_cast<double>(mostDimensions) - 1},
        .limitsFor =
            [](const Values& values) {
                const auto info = slicedArray(values);
                return Limits{0, static_cast<double>(info ? info->places().size() : mostDimensions) - 1};
            },
        .relevantFor = [](const Values& values) { return slicedArray(values).has_value(); }};
}

Parameter arrayParameter() {
    return {.key = keys::tableShape.name,
            .label = POSISCOPE_TR("core", "Shape"),
            .tooltip = POSISCOPE_TR("core", "The shape of the array in its file."),
            .initial = NumberList{},
            .limits = {1, 0x1p53},
            .relevantFor = [](const Values& values) { return slicedArray(values).has_value(); },
            .internal = true};
}

Parameter sliceParameter() {
    return {.key = keys::tableSlice.name,
            .label = POSISCOPE_TR("core", "Slice"),
            .tooltip = POSISCOPE_TR("core",
                                    "The table that is shown of an array with more than two axes: the "
                                    "place along the axis that counts slices, or axes."),
            .initial = std::int64_t{0},
            .limits = {0, static_cast<double>(mostSlices) - 1},
            .limitsFor =
                [](const Values& values) {
                    return Limits{0, static_cast<double>(slicesIn(values)) - 1};
                },
            .relevantFor = [](const Values& values) { return slicesIn(values) > 1; },
            .slider = Slider{{0, 8, 16, 24, 31}}};
}

}  // namespace posiscope
