// SPDX-License-Identifier: GPL-3.0-or-later
// A table made from another one by lines and by a line of its cells, and how many cells it explains.
#pragma once

#include <algorithm>
#include <optional>

#include "core/fields/tablematrix.h"
#include "core/math/rounding.h"
#include "core/relate/quantum.h"
#include "core/relate/relation.h"

namespace posiscope {

/// The cells of both tables. Those that are no numbers are 0 here, and infinite ones large.
struct TwoTables {
    TableMatrix a, b;
    std::optional<TableMatrix> rawA, rawB;  ///< as they are, where some are not finite
    double size = 0;                        ///< the standard deviation of A's cells
    CellTolerance tolerance;

    const TableMatrix& inA() const { return rawA ? *rawA : a; }
    const TableMatrix& inB() const { return rawB ? *rawB : b; }
};

/// factor · cell + constant.
struct CellLine {
    double factor = 1, constant = 0;
    double of(double cell) const { return factor * cell + constant; }
    bool isIdentity() const { return factor == 1 && constant == 0; }
    bool operator==(const CellLine&) const = default;
};

/// Which cell of A each cell of B is, and what becomes of it.
struct CellMap {
    LineOrder rows, columns;
    std::vector<bool> negated;  ///< of B's columns
    CellLine line;
    NumberKind rounded = NumberKind::exact;
    double rms = 0;        ///< of what is left where cells are only near; 0 where they are not
    Quantum quantum = {};  ///< of cells that are only near
};

/// What a map explains.
struct Explained {
    std::int64_t countOfRows() const { return std::ranges::count(rows, true); }

    std::vector<bool> rows;  ///< of which at least half of the cells are explained
    std::int64_t cells = 0;
    std::int64_t onlyNear = 0;    ///< of the explained cells: those beyond the tolerance
    double rms = 0, largest = 0;  ///< of what is left of the explained cells
    std::optional<OffCell> firstOff = {};
};
Explained explainedBy(const CellMap& map, const TwoTables& tables);

/// Finds the line, the rounding or what is left: the plainest that explains some thousand of the cells that
/// the map says. False where not even half of them are near.
bool fitCells(CellMap& map, const TwoTables& tables);

}  // namespace posiscope
