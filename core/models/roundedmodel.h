// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings whose sines and cosines are rounded.
#pragma once

#include "core/models/tablemodel.h"
#include "core/precision/roundedtable.h"

namespace posiscope {

/// " (bfloat16)" of numbers in a formula; nothing where they are exact.
std::string typed(NumberKind kind);
/// The type of frequencies; exact where they are not rounded.
NumberKind frequencyKind(const Pipeline& pipeline);

/// A table whose cells are those of a computation in narrow types, one by one; frequencies, columns and
/// offset maps are those of the frequencies that it computes with. Positions between whole ones have no
/// value.
class RoundedModel : public TableModel, public OffsetMaps {
 public:
    /// Cells are called `name`(p, j).
    RoundedModel(std::shared_ptr<const RoundedTable> table, std::string name);

    /// Too many cells to be computed one by one.
    Text problem() const override;
    std::span<const Frequency> frequencies() const override { return pairs().frequencies(); }
    Column column(std::int64_t j) const override { return layout().column(j); }
    std::int64_t dimensionOf(std::int64_t pair, Role role) const override;
    double wavelength(std::int64_t j) const override;
    double largest(SimilarityKind kind) const override;
    const RoundedPairs* rounded() const override { return &pairs(); }

    const OffsetMaps* offsetMaps() const override { return this; }
    std::shared_ptr<const OffsetMap> map(std::int64_t offset) const override {
        return std::make_shared<OffsetMap>(frequencies(), layout(), offset);
    }
    double residual(const OffsetMap& map, std::int64_t position) const override;

    std::vector<Text> notes() const override;
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;

 protected:
    const RoundedPairs& pairs() const { return rounded_->pairs(); }
    const PairLayout& layout() const { return rounded_->layout(); }
    double cellRounding() const override;

 private:
    std::vector<double> row(std::int64_t position) const;

    std::shared_ptr<const RoundedTable> rounded_;
    std::string name_;
};

/// A rotary encoding whose cells are rounded one by one, with the layout and the rows of these angles; all
/// else is as in `closed`, the model of the same frequencies. Where the pairs have a closed form, that model
/// itself.
std::shared_ptr<const Model> roundedRotaryModel(std::shared_ptr<const RoundedPairs> pairs,
                                                const SinusoidTable& angles,
                                                std::shared_ptr<const Model> closed);

}  // namespace posiscope
