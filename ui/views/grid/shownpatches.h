// SPDX-License-Identifier: GPL-3.0-or-later
// What the view Grid shows of a snapshot.
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "core/analysis/patchgrid.h"
#include "core/fields/field.h"
#include "core/parameters/keys.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// Two rows of the table: the chosen one, and another that it is compared with.
struct PatchPair {
    std::int64_t chosen = 0, other = 0;
};

/// Similarities of a table's rows, or what is added to attention scores where there is no table, on the grid
/// that the rows are. The chosen row is the reference position, as in the view Similarity, and of a bias the
/// query's position.
class ShownPatches {
 public:
    /// Where there is no grid, all rows are one of it.
    explicit ShownPatches(const Snapshot& snapshot);

    const PatchGrid& grid() const { return grid_; }
    /// Whether each patch has its picture.
    bool all() const { return all_; }
    /// The frames beside each other.
    IndexRange frames() const { return frames_; }
    bool isBias() const { return isBias_; }
    /// Whether the biases are those of a table of offsets (core/analysis/offsetbias.h).
    bool isOfOffsets() const { return isOfOffsets_; }
    /// Its head, within the number of heads.
    std::int64_t head() const { return head_; }
    std::int64_t heads() const { return heads_; }
    const PatchPair& pair() const { return pair_; }

    std::int64_t rows() const;
    std::int64_t columns() const;
    /// Rows and columns of one of the pictures beside each other.
    std::int64_t pictureRows() const { return grid_.height; }
    std::int64_t pictureColumns() const { return grid_.width; }

    /// The rows that a cell of the picture stands for.
    PatchPair pairAt(std::int64_t row, std::int64_t column) const;
    /// A cell of the picture.
    struct Cell {
        std::int64_t row = 0, column = 0;
    };
    /// The cell of a pair; nothing where it is not in the picture.
    std::optional<Cell> cellOf(const PatchPair& pair) const;
    /// The first cell of the picture of a patch among all.
    std::optional<Cell> pictureOf(std::int64_t chosen) const;

    /// "row 3, column 5", "frame 1, row 3, column 5", "token 0 in front".
    QString nameOf(std::int64_t row) const;
    /// "3, 5", "1: 3, 5", "0" in parentheses.
    QString numberOf(std::int64_t row) const;
    /// "1 token in front, 14 × 14 patches".
    QString nameOfGrid() const;

    /// Whether the same cells are shown.
    bool operator==(const ShownPatches& other) const;

 private:
    PatchGrid grid_;
    bool all_ = false, isBias_ = false, isOfOffsets_ = false;
    IndexRange frames_{0, 1};
    std::int64_t head_ = 0, heads_ = 1;
    PatchPair pair_;
};

/// The positions of the state that a pair of rows is.
Key<std::int64_t> chosenKey(const Snapshot& snapshot);
Key<std::int64_t> otherKey(const Snapshot& snapshot);

/// The matrix that its pictures are rows of.
std::shared_ptr<const Field> patchMatrixOf(const Snapshot& snapshot);
/// The same for pictures, which need each of its rows many times.
std::shared_ptr<const Field> pictureMatrixOf(const Snapshot& snapshot);
/// The picture's cells, of that matrix.
std::shared_ptr<const Field> patchFieldOf(std::shared_ptr<const Field> matrix, const ShownPatches& shown);

/// Why there is no grid, in a sentence; empty where there is one.
Text whyNoGrid(const Snapshot& snapshot);

}  // namespace posiscope
