// What encodings that are a term in attention scores have in common.
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

/// The extent of a bias. There are no dimensions to choose from, so that it keeps whatever has been chosen
/// for tables: coming back to one finds it again.
Extent biasExtent(std::int64_t positions, std::int64_t heads);

/// "b_3(40, 28)": the cell of the query at 40 and the key at 28 in head 3.
std::string biasCell(const Cursor& cursor);
/// What explain() says of a masked cell.
std::vector<std::string> explainMasked(const Cursor& cursor);
/// "−0.75", "−∞": a number as it stands in formulas.
std::string formulaNumber(double value, int digits);

/// A bias that is a function of the distance δ = i − j, one for each head: matrices are Toeplitz, and the
/// curves over the distance are the same functions.
class DistanceBiasModel : public BiasModel {
 public:
    DistanceBiasModel(std::int64_t positions, std::int64_t heads, bool causal);

    const Bias* bias() const final { return &bias_; }
    const DistanceCurves* distance() const final { return &curves_; }
    std::vector<std::string> explain(const Cursor& cursor, int digits) const final;

 protected:
    /// The function of a head; called once for each.
    virtual std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t head) const = 0;
    /// The steps of explain() for a cell that is not masked, without the last one, which is the value.
    virtual std::vector<std::string> steps(const Cursor& cursor, int digits) const = 0;
    virtual bool isBuckets() const { return false; }
    virtual Text about(std::int64_t) const { return {}; }

    std::int64_t positions() const { return positions_; }
    std::int64_t heads() const { return heads_; }
    bool causal() const { return causal_; }
    const std::shared_ptr<const DistanceFunction>& function(std::int64_t head) const;

 private:
    class HeadBias final : public Bias {
     public:
        explicit HeadBias(const DistanceBiasModel& model) : model_(model) {}
        std::int64_t heads() const override { return model_.heads_; }
        std::shared_ptr<const Field> matrix(std::int64_t head) const override;
        double lowest(std::int64_t head) const override { return model_.boundsOf(head).lowest; }
        double highest(std::int64_t head) const override { return model_.boundsOf(head).highest; }
        bool isBuckets() const override { return model_.isBuckets(); }
        Text about(std::int64_t head) const override { return model_.about(head); }

     private:
        const DistanceBiasModel& model_;
    };
    class HeadCurves final : public DistanceCurves {
     public:
        explicit HeadCurves(const DistanceBiasModel& model) : model_(model) {}
        std::int64_t count() const override { return model_.heads_; }
        Text name(std::int64_t curve) const override;
        Text quantity() const override;
        std::int64_t nearest() const override { return model_.nearest(); }
        std::int64_t farthest() const override { return model_.positions_ - 1; }
        double value(std::int64_t curve, std::int64_t distance) const override;
        Extremes extremes(std::int64_t curve, std::int64_t first, std::int64_t last) const override {
            const DistanceFunction::Bounds ends = model_.function(curve)->bounds(first, last);
            return {ends.lowest, ends.highest};
        }
        double work(std::int64_t) const override { return 1000; }
        double lowest() const override { return model_.allBounds().lowest; }
        double highest() const override { return model_.allBounds().highest; }

     private:
        const DistanceBiasModel& model_;
    };

    /// A masked bias has no values ahead of the query.
    std::int64_t nearest() const { return causal_ ? 0 : 1 - positions_; }
    DistanceFunction::Bounds boundsOf(std::int64_t head) const;
    const DistanceFunction::Bounds& allBounds() const;

    std::int64_t positions_;
    std::int64_t heads_;
    bool causal_;
    HeadBias bias_;
    HeadCurves curves_;
    struct Head {
        std::once_flag once;
        std::shared_ptr<const DistanceFunction> function;
    };
    mutable std::vector<Head> functions_;
    mutable std::once_flag boundsOnce_;
    mutable DistanceFunction::Bounds bounds_;
};

}  // namespace posiscope
