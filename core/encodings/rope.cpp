// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary position embedding.
#include <algorithm>

#include "core/encodings/common.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/precisionparameters.h"
#include "core/encodings/ropeparameters.h"
#include "core/encodings/ropetext.h"
#include "core/encodings/rotaryparameters.h"
#include "core/fields/scaledfield.h"
#include "core/models/encoding.h"
#include "core/models/roundedmodel.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

RotaryEmbedding::Shape rotationShape(const Values& values, const RopeSpectrum& spectrum,
                                     std::shared_ptr<const RoundedPairs> rounded) {
    RotaryEmbedding::Shape shape{.headDimensions = values.get(keys::headDim),
                                 .layout = ropeLayoutOf(values),
                                 .attentionFactor = spectrum.attentionFactor,
                                 .originalLength = spectrum.originalLength,
                                 .stretchedLength = spectrum.stretchedLength};
    shape.rounded = std::move(rounded);
    shape.firstPosition = values.get(keys::firstPosition);
    const RopeScaling scaling = ropeScalingOf(values);
    if (scaling.kind != RopeScalingKind::none)
        shape.unscaled = unscaledFrequencies(scaling, values.get(keys::base), rotaryDimensionsOf(values));
    if (scaling.kind == RopeScalingKind::proportional) shape.apart = scaling.headDimensions / 2;
    return shape;
}

std::vector<double> radiansOf(std::span<const Frequency> frequencies) {
    std::vector<double> all;
    all.reserve(frequencies.size());
    for (const Frequency& frequency : frequencies)
        all.push_back(frequency.radians());
    return all;
}

class RopeModel final : public SinusoidModel {
 public:
    /// `rounded`: the rotation rounds, or null.
    RopeModel(const Values& values, const std::shared_ptr<const SinusoidTable>& angles,
              const RopeSpectrum& spectrum, NumberKind rounding, std::shared_ptr<const RoundedPairs> rounded)
        : SinusoidModel(angles),
          rounding_(rounding),
          base_(values.get(keys::base)),
          scaling_(ropeScalingOf(values)),
          ramp_(spectrum.ramp),
          factor_(spectrum.attentionFactor),
          rotation_(angles, rotationShape(values, spectrum, std::move(rounded)), rotaryVectorsOf(values)),
          score_(rotation_, values.get(keys::maxLen), false, values.get(keys::scoreScaled)),
          table_(multiplied(angles, factor_)) {}

    const Field& table() const override { return *table_; }
    Interval tableRange() const override { return {-factor_, factor_}; }
    Interval extremes(std::int64_t j, IndexRange positions) const override {
        const Interval ends = SinusoidModel::extremes(j, positions);
        return {factor_ * ends.lowest, factor_ * ends.highest};
    }
    double between(double position, std::int64_t j) const override {
        return factor_ * SinusoidModel::between(position, j);
    }
    bool cellsAt(const Coordinate& position, IndexRange columns, double* out) const override {
        SinusoidModel::cellsAt(position, columns, out);
        std::for_each(out, out + columns.count, [this](double& cell) { cell *= factor_; });
        return true;
    }
    double residual(const OffsetMap& map, std::int64_t position) const override {
        return factor_ * SinusoidModel::residual(map, position);
    }
    std::shared_ptr<const Field> matrix(SimilarityKind kind) const override {
        return multiplied(SinusoidModel::matrix(kind), squaredFactor(kind));
    }
    double largest(SimilarityKind kind) const override {
        return squaredFactor(kind) * SinusoidModel::largest(kind);
    }
    double norm(std::int64_t position) const override { return factor_ * SinusoidModel::norm(position); }
    const RotaryEmbedding* rotary() const override { return &rotation_; }
    const DistanceCurves* distance() const override { return &score_; }
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;
    std::vector<Text> notes() const override;
    std::vector<Fact> facts() const override;

 private:
    static std::shared_ptr<const Field> multiplied(std::shared_ptr<const Field> field, double factor) {
        return factor == 1 ? std::move(field) : std::make_shared<ScaledField>(std::move(field), factor);
    }
    double squaredFactor(SimilarityKind kind) const {
        return kind == SimilarityKind::dot ? factor_ * factor_ : 1;
    }
    ScaledRope scaled() const {
        return {scaling_, base_, rotation_.unscaled(), frequencies(), ramp_, factor_};
    }

    NumberKind rounding_;  // of frequencies
    double base_;
    RopeScaling scaling_;
    std::optional<RopeSpectrum::Ramp> ramp_;
    double factor_;
    RotaryEmbedding rotation_;
    RotaryScoreCurve score_;
    std::shared_ptr<const Field> table_;
};

std::vector<std::string> RopeModel::explain(const Cursor& cursor, int digits) const {
    const Column what = column(cursor.dimension);
    const std::string p = groupedDigits(cursor.position);
    const std::string function = (factor_ == 1 ? std::string() : withDigits(factor_, digits) + " × ") +
                                 (what.role == Role::sine ? "sin" : "cos");
    const std::string exponent = groupedDigits(2 * what.pair) + "/" + groupedDigits(scaled().dimensions());
    const std::string radians =
        withDigits(frequencies()[static_cast<std::size_t>(what.pair)].radians(), digits);
    const std::string left = "R(" + p + ", " + groupedDigits(cursor.dimension) + ") = ";
    std::vector<std::string> steps;
    if (rounding_ != NumberKind::exact) {
        steps.push_back(left + function + "(" + p + " × " + radians + "), " + radians + typed(rounding_));
    } else if (scaling_.kind == RopeScalingKind::none) {
        steps.push_back(left + function + "(" + p + " / " + inFull(base_) + "^(" + exponent + "))");
        steps.push_back("= " + function + "(" + p + " × " + radians + ")");
    } else {
        const double plain = rotation_.unscaled()[static_cast<std::size_t>(what.pair)].radians();
        steps.push_back(left + function + "(" + p + " × θ′)");
        steps.push_back("θ = " + inFull(base_) + "^(−" + exponent + ") = " + withDigits(plain, digits));
        steps.push_back("θ′ = " + scaledFormula(scaled(), what.pair, digits) + " = " + radians);
    }
    steps.push_back("= " + function + "(" + withDigits(angle(cursor.position, what.pair), digits) + ")");
    steps.push_back("= " +
                    withDigits(table().value(cursor.position - firstCursor(), cursor.dimension), digits));
    return steps;
}

std::vector<Text> RopeModel::notes() const {
    std::vector<Text> notes;
    const bool apart = scaling_.kind == RopeScalingKind::proportional &&
                       rotation_.second(0) == rotation_.headDimensions() / 2;
    if (rotation_.rotaryDimensions() < rotation_.headDimensions() && apart)
        notes.emplace_back(
            POSISCOPE_TR("core",
                         "The first %1 elements of each half of a head of %2 turn; the others pass as "
                         "they are."),
            std::vector{groupedDigits(rotation_.rotaryDimensions() / 2),
                        groupedDigits(rotation_.headDimensions())});
    else if (rotation_.rotaryDimensions() < rotation_.headDimensions())
        notes.emplace_back(POSISCOPE_TR("core",
                                        "head_dim × partial_rotary_factor turns only the first %1 of %2 "
                                        "elements; the others pass as they are."),
                           std::vector{groupedDigits(rotation_.rotaryDimensions()),
                                       groupedDigits(rotation_.headDimensions())});
    for (Text& note : scalingNotes(scaled()))
        notes.push_back(std::move(note));
    return notes;
}

std::vector<Fact> RopeModel::facts() const {
    std::vector<Fact> facts{{"inv_freq", radiansOf(frequencies())}, {"attention_factor", factor_}};
    if (ramp_) facts.push_back({"correction_range", std::vector{ramp_->low, ramp_->high}});
    return facts;
}

ModelShape ropeShape(const Values& values) {
    const std::int64_t d = rotaryDimensionsOf(values);
    return {values.get(keys::firstPosition), values.get(keys::maxLen), d, d / 2};
}

Failure checkRope(const Values& values) {
    if (auto failure = checkHeadDim(values)) return failure;
    if (rotaryDimensionsOf(values) < 2)
        return Error{
            {POSISCOPE_TR("core", "partial_rotary_factor %1 leaves nothing to turn of %2 elements"),
             {inFull(values.get(keys::partialRotaryFactor)), groupedDigits(values.get(keys::headDim))}},
            keys::partialRotaryFactor.name};
    if (auto failure = checkRopeScaling(values)) return failure;
    return checkVectors(values);
}

/// The frequencies of training are computed as the pipeline says, and then multiplied by what the scaling
/// does to each.
FrequencySeries ropeSeries(const Values& values, const RopeSpectrum& spectrum) {
    const double base = values.get(keys::base);
    const RopeScaling scaling = ropeScalingOf(values);
    const std::int64_t whole =
        scaling.kind == RopeScalingKind::proportional ? scaling.headDimensions : rotaryDimensionsOf(values);
    FrequencySeries series{base, 2, static_cast<double>(whole), spectrum.frequencies};
    if (scaling.kind == RopeScalingKind::none) return series;
    const std::vector<Frequency> plain = unscaledFrequencies(scaling, base, rotaryDimensionsOf(values));
    for (std::size_t i = 0; i < plain.size(); ++i)
        series.factors.push_back((series.exact[i].exactRadians() / plain[i].exactRadians()).hi);
    return series;
}

std::shared_ptr<const Model> makeRounded(const Values& values, const RopeSpectrum& spectrum,
                                         const Pipeline& pipeline) {
    const auto pairs =
        roundedPairs(ropeSeries(values, spectrum), pipeline, {.attention = spectrum.attentionFactor});
    const auto angles = rotaryAngles(values, rotaryDimensionsOf(values), pairs->frequencies());
    auto model = std::make_shared<RopeModel>(
        values, angles, spectrum, pipeline.exactFrequency() ? NumberKind::exact : frequencyKind(pipeline),
        pairs->hasClosedForm() && pipeline.exactApplication() ? nullptr : pairs);
    return roundedRotaryModel(pairs, *angles, std::move(model));
}

std::shared_ptr<const Model> makeRope(const Values& values) {
    const RopeSpectrum spectrum =
        scaledSpectrum(ropeScalingOf(values), values.get(keys::base), rotaryDimensionsOf(values));
    const Pipeline pipeline = pipelineOf(values, PrecisionOf::rotary);
    if (!pipeline.exact()) return makeRounded(values, spectrum, pipeline);
    return std::make_shared<RopeModel>(values,
                                       rotaryAngles(values, rotaryDimensionsOf(values), spectrum.frequencies),
                                       spectrum, NumberKind::exact, nullptr);
}

Parameter partialRotaryFactorParameter() {
    return {.key = keys::partialRotaryFactor.name,
            .label = POSISCOPE_TR("core", "Partial rotary factor"),
            .tooltip = POSISCOPE_TR("core",
                                    "The share of a head’s elements that is turned, the first ones; the "
                                    "others pass as they are. rotary_pct in GPT-NeoX."),
            .initial = 1.0,
            .limits = {0, 1, true},
            .seldom = true};
}

std::vector<Parameter> ropeParameters() {
    std::vector<Parameter> all{ropeLayoutParameter(), headDimParameter(), maxLenParameter(), baseParameter()};
    for (Parameter& scaling : ropeScalingParameters())
        all.push_back(std::move(scaling));
    for (Parameter& stage : precisionParameters(PrecisionOf::rotary))
        all.push_back(std::move(stage));
    all.push_back(partialRotaryFactorParameter());
    all.push_back(firstPositionParameter());
    for (Parameter& vector : vectorParameters())
        all.push_back(std::move(vector));
    return all;
}

}  // namespace

/// RoPE rotates pair i of a query or key at position p by the angle θ_i p, θ_i = B^(−2i/d), d the rotary
/// dimensions: Su et al., "RoFormer", arXiv:2104.09864, equations 14, 15 and 34. What is shown as its table
/// is the rotation table [cos θ_i p of all pairs | sin θ_i p of all pairs], positions × d, times the
/// attention factor: what implementations compute once and keep (huggingface/transformers writes each half
/// twice). Its order does not depend on the layout, which says where the two elements of a pair are:
/// - half-split: (x_i, x_(i + d/2)) (huggingface/transformers, models/llama; EleutherAI/gpt-neox,
///   positional_embeddings.py);
/// - interleaved: (x_2i, x_(2i+1)) (the paper; kingoflolz/mesh-transformer-jax, layers.py).
///
/// partial_rotary_factor f: the first ⌊head_dim·f⌋ elements are rotated, an odd number of them rounded down.
/// Scalings: see core/rotary/ropescaling.h. The error of the table is at most 4e-16 times the attention
/// factor, and its rounding, at positions up to 2^24 and beyond; where the computation is said to
/// round (precision), frequencies, cells and rotated vectors are those of core/precision.
const Encoding& ropeEncoding() {
    static const Encoding encoding = atAnyPositions<ropeShape, makeRope, checkRope>(
        {.id = "rope",
         .name = POSISCOPE_TR("core", "RoPE"),
         .family = Family::rotary,
         .citation = {"Su 2021",
                      "Su et al., “RoFormer: Enhanced Transformer with Rotary Position Embedding”, 2021",
                      "https://arxiv.org/abs/2104.09864"},
         .about = {.summary = POSISCOPE_TR(
                       "core",
                       "Queries and keys are turned, and nothing is added to them: pair i of their elements "
                       "turns by θ_i for each position. The score of a query and a key then depends on their "
                       "distance alone. What is shown as the table are the cosines and sines of the angles."),
                   .lookFor =
                       POSISCOPE_TR("core",
                                    "In Rotation the pairs turn at different speeds; in Distance the score "
                                    "oscillates and falls with the distance. A scaling slows the slow pairs, "
                                    "so that longer contexts stay within the angles of training."),
                   .formula = "(R(p) q)·(R(r) k) = (R(p − r) q)·k, θ_i = B^(−2i/d)",
                   .lesson = "rotary"},
         .parameters = ropeParameters(),
         .width = {keys::headDim.name}});
    return encoding;
}

}  // namespace posiscope
