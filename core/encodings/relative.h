// SPDX-License-Identifier: GPL-3.0-or-later
// The common base of encodings that are a term in attention scores.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/bias/distancefunction.h"
#include "core/encodings/common.h"
#include "core/models/biasmodel.h"
#include "core/models/encoding.h"

namespace posiscope {

namespace keys {
inline constexpr Key<std::int64_t> heads{"heads"};
inline constexpr Key<std::string> mask{"mask"};
}  // namespace keys

Parameter headsParameter();
/// auto (as the encoding was published), none or causal; `published` says what auto means, for the tooltip.
Parameter maskParameter();
/// Whether keys after the query are masked; `published` decides for auto.
bool isCausal(const Values& values, bool published);

/// The shape of a bias with as many heads as keys::heads says, and of one with a single head.
ModelShape biasShape(const Values& values);
ModelShape singleHeadShape(const Values& values);

/// "b_3(40, 28)": the cell of the query at 40 and the key at 28 in head 3.
std::string biasCell(const Cursor& cursor);
/// The explanation of a masked cell.
std::vector<std::string> explainMasked(const Cursor& cursor);
/// "−0.75", "−∞": a number in a formula.
std::string formulaNumber(double value, int digits);

/// A bias that is a function of the distance δ = i − j, one for each head: matrices are Toeplitz, and the
/// curves over the distance are the same functions.
class DistanceBiasModel : public BiasModel, public DistanceCurves {
 public:
    DistanceBiasModel(std::int64_t positions, std::int64_t heads, bool causal)
        : BiasModel(positions),
          positions_(positions),
          heads_(heads),
          causal_(causal),
          functions_(static_cast<std::size_t>(heads)) {}

    std::int64_t heads() const final { return heads_; }
    std::shared_ptr<const Field> matrix(std::int64_t head) const final;
    Interval range(std::int64_t head) const final { return range(head, nearest(), farthest()); }

    const DistanceCurves* distance() const final { return this; }
    std::int64_t count() const final { return heads_; }
    Text name(std::int64_t curve) const final;
    Text quantity() const final;
    /// A masked bias has no values ahead of the query.
    std::int64_t nearest() const final { return causal_ ? 0 : 1 - positions_; }
    std::int64_t farthest() const final { return positions_ - 1; }
    double value(std::int64_t curve, std::int64_t distance) const final;
    Interval range() const final;
    Interval range(std::int64_t curve, std::int64_t first, std::int64_t last) const final {
        return function(curve)->range(first, last);
    }

    std::vector<std::string> explain(const Cursor& cursor, int digits) const final;

 protected:
    /// The function of a head; called once for each.
    virtual std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t head) const = 0;
    /// The steps of explain() for a cell that is not masked, without the last one, which is the value.
    virtual std::vector<std::string> steps(const Cursor& cursor, int digits) const = 0;

    std::int64_t positions() const { return positions_; }
    bool causal() const { return causal_; }
    const std::shared_ptr<const DistanceFunction>& function(std::int64_t head) const;

 private:
    std::int64_t positions_;
    std::int64_t heads_;
    bool causal_;
    struct Head {
        std::once_flag once;
        std::shared_ptr<const DistanceFunction> function;
    };
    mutable std::vector<Head> functions_;
    mutable std::once_flag rangeOnce_;
    mutable Interval range_;
};

}  // namespace posiscope
