// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/original/making.h"

#include <algorithm>
#include <utility>

namespace posiscope {

namespace {

/// The axes that are sampled: those of the grid that it was resized to, as far as there are places.
Resizing resizingOf(const Making& making) {
    const Grid there = making.exchanged ? making.to.turned() : making.to;
    ResizedAxis down = resizedAxis(making.interpolation, making.from.height, making.sampled.height);
    ResizedAxis across = resizedAxis(making.interpolation, making.from.width, making.sampled.width);
    down.to = there.height;
    across.to = there.width;
    return {down, across, making.interpolation};
}

}  // namespace

MadeRows::MadeRows(RowReader original, const Making& making)
    : original_(std::move(original)), making_(making), resizing_(resizingOf(making)) {}

void MadeRows::copy(std::int64_t row, double* out) const {
    std::copy_n(original_.at(row), original_.columns, out);
}

MadeRows::Row MadeRows::at(std::int64_t row, double* out) {
    if (making_.kind == Making::Kind::rows) {
        const std::int64_t from = row - making_.shift;
        if (from < 0) return Row::open;
        if (from >= original_.rows) return Row::none;
        copy(from, out);
        return Row::made;
    }
    if (row < making_.extra) {
        if (making_.extra != making_.originalExtra) return Row::open;
        copy(row, out);
        return Row::made;
    }
    const std::int64_t r = (row - making_.extra) / making_.to.width;
    const std::int64_t c = (row - making_.extra) % making_.to.width;
    if (r >= making_.to.height) return Row::none;
    if (making_.kind == Making::Kind::cropped)
        copy(making_.originalExtra + (making_.top + r) * making_.from.width + making_.left + c, out);
    else if (making_.exchanged)
        resizing_.place(original_, making_.originalExtra, c, r, out);
    else
        resizing_.place(original_, making_.originalExtra, r, c, out);
    return Row::made;
}

}  // namespace posiscope
