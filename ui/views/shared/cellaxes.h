// SPDX-License-Identifier: GPL-3.0-or-later
// Axes that count positions or dimensions.
#pragma once

#include <optional>

#include "core/state/snapshot.h"
#include "ui/plot/cellticker.h"

namespace posiscope {

/// The cells of one axis: positions, or dimensions.
struct AxisIndices {
    qint64 first = 0;
    qint64 count = 1;
    /// What ticks say of rows that are no consecutive positions.
    std::optional<Positions> listed = {};

    qint64 last() const { return first + count - 1; }
    double low() const { return static_cast<double>(first) - 0.5; }
    double high() const { return static_cast<double>(first + count) - 0.5; }
    /// The cell under a coordinate, inside the axis.
    qint64 at(double coordinate) const;
};

AxisIndices positionsOf(const Snapshot& snapshot);
AxisIndices dimensionsOf(const Snapshot& snapshot);
/// The dimensions, or the positions, of A and of B together where they are compared, so that the pictures of
/// both have one axis.
AxisIndices dimensionsInRange(const Snapshot& snapshot);
AxisIndices positionsInRange(const Snapshot& snapshot);

/// Shows cells low … high on the axis, with as many ticks as there is room for.
void setCellAxis(QCPAxis* axis, const AxisIndices& cells, double low, double high, bool reversed);

/// What the cells of an axis are.
enum class CellKind { positions, dimensions, pairs, distances, queries, keys };

/// "positions 0–63 of 256": the cells with their middle between `low` and `high`. Empty where all are.
QString partOf(CellKind kind, const AxisIndices& all, double low, double high);

/// "256 positions", "1 dimension" with grouped digits.
QString positionCount(qint64 count);
QString dimensionCount(qint64 count);

}  // namespace posiscope
