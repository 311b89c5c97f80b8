// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/roundedmodel.h"

#include <algorithm>
#include <cmath>

#include "core/models/sinusoidmodel.h"
#include "core/parameters/numbertext.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

/// Factors are the same at all positions, or fall from the first one on.
Interval rangeOf(const RoundedPairs& pairs, std::int64_t firstPosition) {
    const Pipeline& pipeline = pairs.pipeline();
    double factor = pairs.attentionFactor();
    for (std::int64_t pair = 0; pair < pairs.pairs(); ++pair)
        factor = std::max(factor, pairs.factor(firstPosition, pair));
    const double one = roundTo(pipeline.table, roundTo(pipeline.sine, factor));
    const double largest = std::isfinite(one) ? std::max(one, factor) : factor;
    return {-largest, largest};
}

/// "bfloat16(3,001)".
std::string converted(NumberKind kind, const std::string& number) {
    return nameOf(kind) + "(" + number + ")";
}

class RoundedRotaryModel final : public RoundedModel {
 public:
    RoundedRotaryModel(std::shared_ptr<const RoundedTable> table, std::shared_ptr<const Model> closed)
        : RoundedModel(std::move(table), "R"), closed_(std::move(closed)) {}

    Text problem() const override {
        const Text reason = closed_->problem();
        return reason.empty() ? RoundedModel::problem() : reason;
    }
    const OffsetMaps* offsetMaps() const override {
        return closed_->offsetMaps() == nullptr ? nullptr : RoundedModel::offsetMaps();
    }
    std::shared_ptr<const OffsetMap> map(std::int64_t offset) const override {
        return closed_->offsetMaps()->map(offset);
    }
    bool rotates() const override { return closed_->offsetMaps()->rotates(); }
    const RotaryEmbedding* rotary() const override { return closed_->rotary(); }
    const DistanceCurves* distance() const override { return closed_->distance(); }
    std::vector<Text> notes() const override { return closed_->notes(); }
    std::vector<Fact> facts() const override { return closed_->facts(); }

 private:
    std::shared_ptr<const Model> closed_;
};

}  // namespace

std::shared_ptr<const Model> roundedRotaryModel(std::shared_ptr<const RoundedPairs> pairs,
                                                const SinusoidTable& angles,
                                                std::shared_ptr<const Model> closed) {
    if (pairs->hasClosedForm()) return closed;
    const SinusoidTable::Shape& shape = angles.shape();
    auto table = std::make_shared<RoundedTable>(
        std::move(pairs), angles.layout(),
        RoundedTable::Shape{shape.rows, shape.firstPosition, shape.zeroFirstRow});
    return std::make_shared<RoundedRotaryModel>(std::move(table), std::move(closed));
}

std::string typed(NumberKind kind) {
    return kind == NumberKind::exact ? std::string() : " (" + nameOf(kind) + ")";
}

NumberKind frequencyKind(const Pipeline& pipeline) {
    return pipeline.frequency != NumberKind::exact ? pipeline.frequency : pipeline.arithmetic;
}

RoundedModel::RoundedModel(std::shared_ptr<const RoundedTable> table, std::string name)
    : TableModel(table, table->shape().firstPosition, rangeOf(table->pairs(), table->shape().firstPosition)),
      rounded_(std::move(table)),
      name_(std::move(name)) {}

Text RoundedModel::problem() const {
    if (rounded_->differentCells() <= static_cast<double>(mostRoundedCells)) return {};
    return {POSISCOPE_TR("core",
                         "Where angles, sines or the table are rounded there is no formula for many cells "
                         "at once. They are computed one by one, up to %1 of them: choose fewer positions or "
                         "dimensions, or round frequencies and positions alone."),
            {groupedDigits(mostRoundedCells)}};
}

std::int64_t RoundedModel::dimensionOf(std::int64_t pair, Role role) const {
    if (pair < 0 || pair >= layout().pairs()) return -1;
    if (role == Role::sine) return layout().sineColumn(pair);
    return role == Role::cosine && pair < layout().completePairs() ? layout().cosineColumn(pair) : -1;
}

double RoundedModel::wavelength(std::int64_t j) const {
    const Column what = column(j);
    if (what.role == Role::zero) return std::numeric_limits<double>::infinity();
    return frequencies()[static_cast<std::size_t>(what.pair)].wavelength();
}

std::vector<Text> RoundedModel::notes() const {
    return layoutNotes(layout(), rounded_->shape().zeroFirstRow);
}

/// A bound for the largest squared norm, which all rows come near to: sin² + cos² is 1 but for rounding.
double RoundedModel::largest(SimilarityKind kind) const {
    if (kind == SimilarityKind::cosine) return 1;
    double sum = 0;
    for (std::int64_t pair = 0; pair < layout().pairs(); ++pair)
        sum += std::pow(pairs().factor(firstCursor(), pair) * (1 + 2 * cellRounding()), 2);
    return sum;
}

double RoundedModel::cellRounding() const {
    return std::max({0x1p-53, roundingOf(pairs().pipeline().table), roundingOf(pairs().pipeline().sine)});
}

/// PE(p) for any p, inside the table or not.
std::vector<double> RoundedModel::row(std::int64_t position) const {
    std::vector<double> row(static_cast<std::size_t>(layout().dimensions()), 0.0);
    if (rounded_->shape().zeroFirstRow && position == firstCursor()) return row;
    std::vector<SinCos> all(static_cast<std::size_t>(layout().pairs()));
    pairs().at(position, {0, layout().pairs()}, all.data());
    for (std::int64_t j = 0; j < layout().dimensions(); ++j) {
        const Column what = column(j);
        if (what.role == Role::zero) continue;
        const SinCos both = all[static_cast<std::size_t>(what.pair)];
        row[static_cast<std::size_t>(j)] = what.role == Role::sine ? both.sine : both.cosine;
    }
    return row;
}

double RoundedModel::residual(const OffsetMap& map, std::int64_t position) const {
    const std::vector<double> from = row(position);
    const std::vector<double> to = row(position + map.offset());
    std::vector<double> carried(from.size());
    map.apply(from, carried);
    double largest = 0;
    for (std::size_t j = 0; j < to.size(); ++j) {
        const double error = std::abs(carried[j] - to[j]);
        if (std::isnan(error)) return error;
        largest = std::max(largest, error);
    }
    return largest;
}

std::vector<std::string> RoundedModel::explain(const Cursor& cursor, int digits) const {
    const Column what = column(cursor.dimension);
    const std::string left =
        name_ + "(" + groupedDigits(cursor.position) + ", " + groupedDigits(cursor.dimension) + ") = ";
    if (what.role == Role::zero || (rounded_->shape().zeroFirstRow && cursor.position == firstCursor()))
        return {left + "0"};
    const bool sine = what.role == Role::sine;
    const Pipeline& pipeline = pairs().pipeline();
    const RoundedStages stages = pairs().stagesAt(cursor.position, what.pair);
    const std::string function = sine ? "sin" : "cos";
    const auto shown = [&](double number) { return withDigits(number, digits); };
    std::vector<std::string> steps{left + function + (pairs().hasTimescales() ? "(p / s)" : "(p × ω)")};
    if (pipeline.position != NumberKind::exact)
        steps.push_back("p = " + converted(pipeline.position, groupedDigits(cursor.position)) + " = " +
                        shown(stages.position));
    steps.push_back((pairs().hasTimescales() ? "s = " : "ω = ") + shown(pairs().number(what.pair)) +
                    typed(frequencyKind(pipeline)));
    if (pipeline.angle != NumberKind::exact)
        steps.push_back((pairs().hasTimescales() ? "p / s = " : "p × ω = ") + shown(stages.angle) +
                        typed(pipeline.angle));
    steps.push_back("= " + function + "(" + shown(stages.angle) + ")");
    const double computed = sine ? stages.computed.sine : stages.computed.cosine;
    const double kept = sine ? stages.kept.sine : stages.kept.cosine;
    if (const double factor = pairs().factor(cursor.position, what.pair); factor != 1)
        steps.push_back("× " + shown(factor));
    else if (pipeline.table != NumberKind::exact && pipeline.sine != NumberKind::exact &&
             pipeline.table != pipeline.sine)
        steps.push_back("= " + shown(computed) + typed(pipeline.sine));
    const NumberKind last = pipeline.table != NumberKind::exact ? pipeline.table : pipeline.sine;
    steps.push_back((last == NumberKind::exact ? "= " : nameOf(last) + " = ") + shown(kept));
    return steps;
}

}  // namespace posiscope
