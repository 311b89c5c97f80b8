// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings that are known by the cells of their table alone.
#pragma once

#include <mutex>

#include "core/models/model.h"

namespace posiscope {

/// A table of any origin: learned, read from a file, or put together from others. Everything is computed from
/// its cells, so there are no frequencies and no exact offset map.
class TableModel : public Model, public Similarity {
 public:
    TableModel(std::shared_ptr<const Field> table, std::int64_t firstPosition, Interval range)
        : table_(std::move(table)), firstPosition_(firstPosition), range_(range) {}

    const Field& table() const override { return *table_; }
    Interval tableRange() const override { return range_; }
    Column column(std::int64_t j) const override { return {j, Role::plain}; }
    double wavelength(std::int64_t) const override { return std::numeric_limits<double>::infinity(); }
    Interval extremes(std::int64_t j, IndexRange positions) const override;
    /// Straight from one position to the next.
    double between(double position, std::int64_t j) const override;
    bool straightBetween(std::int64_t) const override { return true; }

    const Similarity* similarity() const override { return this; }
    std::shared_ptr<const Field> matrix(SimilarityKind kind) const override;
    /// The largest ‖PE(p)‖² by default, which looks at every cell once.
    double largest(SimilarityKind kind) const override;
    double norm(std::int64_t position) const override;
    /// Whether all norms are equal but for the rounding of the cells; as many rows are looked at as it takes.
    bool normIsConstant() const override;

    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;

 protected:
    Positions positionsOfRows() const override { return Positions::line(firstPosition_, table_->rows()); }
    /// How far a cell may be from the number that was meant, as a share of it: half a unit in its last place.
    virtual double cellRounding() const { return 0x1p-53; }
    const std::shared_ptr<const Field>& sharedTable() const { return table_; }

 private:
    std::shared_ptr<const Field> table_;
    std::int64_t firstPosition_;
    Interval range_;
    mutable std::once_flag largestOnce_;
    mutable double largest_ = 0;
};

}  // namespace posiscope
