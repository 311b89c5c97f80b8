// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of several fields in any order.
#pragma once

#include <memory>
#include <vector>

#include "core/fields/field.h"

namespace posiscope {

/// Each column is one of a source, all of which have as many rows. Columns of one source keep their order.
class GatheredField final : public Field {
 public:
    /// Column `column` of source number `source`.
    struct From {
        std::size_t source = 0;
        std::int64_t column = 0;
    };
    GatheredField(std::vector<std::shared_ptr<const Field>> sources, std::vector<From> columns)
        : sources_(std::move(sources)), columns_(std::move(columns)) {}

    std::int64_t rows() const override { return sources_.front()->rows(); }
    std::int64_t columns() const override { return static_cast<std::int64_t>(columns_.size()); }
    bool finite() const override;
    double value(std::int64_t row, std::int64_t column) const override;
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override;
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override;
    /// A form where all have one.
    MeansFrom meansFrom() const override;
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override;

 private:
    /// Neighbouring columns that are neighbours in their source, too.
    struct Part {
        std::size_t source = 0;
        IndexRange own;     ///< in the source
        std::size_t pixel;  ///< the run of columns that it is part of
    };
    std::vector<Part> partsOf(IndexRanges columnRuns) const;
    template <class Number>
    using Means = void (Field::*)(IndexRanges, IndexRanges, Number*) const;
    template <class Number>
    void meansOf(IndexRanges rowRuns, IndexRanges columnRuns, Means<Number> means, Number* out) const;

    std::vector<std::shared_ptr<const Field>> sources_;
    std::vector<From> columns_;
};

}  // namespace posiscope
