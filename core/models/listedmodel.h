// SPDX-License-Identifier: GPL-3.0-or-later
// An encoding at listed positions.
#pragma once

#include "core/models/model.h"

namespace posiscope {

/// The rows of an encoding at any positions, in any order, as a running model has them: packed sequences,
/// left padding, the steps of a sampler, one step of decoding. A row is bit for bit the row of its position
/// in `line`, the same encoding over consecutive positions; what does not depend on rows (frequencies, offset
/// maps, curves over the distance) is that of `line`.
///
/// Cursors count rows. Distances of a bias, and k of an offset map, count positions. What masks keys ahead of
/// the query goes by the order of rows, as in attention: a later row of a packed table may have an earlier
/// position. Between rows curves go straight.
class ListedModel final : public Model, public Similarity, public OffsetMaps, public AttentionBias {
 public:
    struct Source {
        /// Has all whole positions of the list, and no mask.
        std::shared_ptr<const Model> line;
        /// The position of its row 0.
        std::int64_t first = 0;
        /// The same with its mask, where it has one; or null.
        std::shared_ptr<const Model> masked = {};
        /// Why there are no positions: a file that is gone.
        Text problem = {};
    };
    ListedModel(Source source, Positions positions);

    /// A fraction where only whole positions have rows, or the problem of the source.
    Text problem() const override;
    bool hasTable() const override { return line().hasTable(); }
    const Field& table() const override { return *table_; }
    Interval tableRange() const override { return line().tableRange(); }
    std::span<const Frequency> frequencies() const override { return line().frequencies(); }
    Column column(std::int64_t j) const override { return line().column(j); }
    std::string columnName(std::int64_t j) const override { return line().columnName(j); }
    std::int64_t dimensionOf(std::int64_t pair, Role role) const override {
        return line().dimensionOf(pair, role);
    }
    double wavelength(std::int64_t j) const override { return line().wavelength(j); }
    Interval extremes(std::int64_t j, IndexRange cursors) const override;
    double between(double cursor, std::int64_t j) const override;
    bool straightBetween(std::int64_t) const override { return true; }
    bool cellsAt(const Coordinate& position, IndexRange columns, double* out) const override;

    const Similarity* similarity() const override { return line().similarity() ? this : nullptr; }
    std::shared_ptr<const Field> matrix(SimilarityKind kind) const override;
    double largest(SimilarityKind kind) const override { return line().similarity()->largest(kind); }
    double norm(std::int64_t cursor) const override;
    bool normIsConstant() const override { return line().similarity()->normIsConstant(); }

    const OffsetMaps* offsetMaps() const override { return line().offsetMaps() ? this : nullptr; }
    std::shared_ptr<const OffsetMap> map(std::int64_t offset) const override {
        return line().offsetMaps()->map(offset);
    }
    double residual(const OffsetMap& map, std::int64_t cursor) const override;
    bool rotates() const override { return line().offsetMaps()->rotates(); }

    const AttentionBias* bias() const override { return line().bias() ? this : nullptr; }
    std::int64_t heads() const override { return line().bias()->heads(); }
    std::shared_ptr<const Field> matrix(std::int64_t head) const override;
    Interval range(std::int64_t head) const override;
    bool isBuckets() const override { return line().bias()->isBuckets(); }
    Text about(std::int64_t head) const override { return line().bias()->about(head); }

    const RotaryEmbedding* rotary() const override { return line().rotary(); }
    const RoundedPairs* rounded() const override { return line().rounded(); }
    const DistanceCurves* distance() const override {
        return (source_.masked ? *source_.masked : line()).distance();
    }

    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;
    std::vector<Text> notes() const override;
    std::vector<Fact> facts() const override;

 private:
    Positions positionsOfRows() const override { return rows_; }
    const Model& line() const { return *source_.line; }
    std::shared_ptr<const Field> tableOfRows() const;
    std::vector<std::string> explainBetween(const Coordinate& position, std::int64_t j, int digits) const;

    Source source_;
    Positions rows_;
    std::shared_ptr<const Field> table_;
};

}  // namespace posiscope
