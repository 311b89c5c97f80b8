// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings whose table is sines and cosines.
#pragma once

#include "core/models/model.h"
#include "core/sinusoid/similarity.h"
#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

/// Remarks on an odd number of dimensions and on a first row of zeros.
std::vector<Text> layoutNotes(const PairLayout& layout, bool zeroFirstRow);

/// Everything about a table of sin(ω_i p) and cos(ω_i p) that follows from its frequencies in closed form.
/// An encoding adds how its formula is explained, and its own notes.
class SinusoidModel : public Model, public OffsetMaps, public Similarity {
 public:
    explicit SinusoidModel(std::shared_ptr<const SinusoidTable> table) : table_(std::move(table)) {}

    const Field& table() const override { return *table_; }
    std::span<const Frequency> frequencies() const override { return table_->frequencies(); }
    Column column(std::int64_t j) const override { return layout().column(j); }
    std::int64_t dimensionOf(std::int64_t pair, Role role) const override;
    double wavelength(std::int64_t j) const override;
    Interval extremes(std::int64_t j, IndexRange positions) const override;
    double between(double position, std::int64_t j) const override;
    bool cellsAt(const Coordinate& position, IndexRange columns, double* out) const override;

    const OffsetMaps* offsetMaps() const override { return this; }
    std::shared_ptr<const OffsetMap> map(std::int64_t offset) const override {
        return std::make_shared<OffsetMap>(table_->frequencies(), layout(), offset);
    }
    double residual(const OffsetMap& map, std::int64_t position) const override {
        return residual(map, position, position + map.offset());
    }

    const Similarity* similarity() const override { return this; }
    std::shared_ptr<const Field> matrix(SimilarityKind kind) const override {
        return std::make_shared<SinusoidSimilarity>(table_, kind);
    }
    double largest(SimilarityKind kind) const override { return SinusoidSimilarity(table_, kind).largest(); }
    double norm(std::int64_t position) const override;
    bool normIsConstant() const override { return !layout().hasLoneSine() && !table_->shape().zeroFirstRow; }

    std::vector<Text> notes() const override { return layoutNotes(layout(), table_->shape().zeroFirstRow); }

 protected:
    Positions positionsOfRows() const override {
        return Positions::line(table_->shape().firstPosition, table_->rows());
    }
    const SinusoidTable& sinusoids() const { return *table_; }
    const PairLayout& layout() const { return table_->layout(); }
    bool isZeroRow(std::int64_t position) const {
        return table_->shape().zeroFirstRow && position == firstCursor();
    }
    /// max over j of |M_k·from − to|_j, where the two are PE of the angles at these positions.
    double residual(const OffsetMap& map, std::int64_t from, std::int64_t to) const;
    /// ω_i p in radians, unreduced.
    double angle(std::int64_t position, std::int64_t pair) const;

 private:
    std::vector<double> row(std::int64_t position) const;

    std::shared_ptr<const SinusoidTable> table_;
};

}  // namespace posiscope
