// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary position embedding whose scores fade with the distance.
#include <algorithm>
#include <cmath>

#include "core/encodings/common.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/precisionparameters.h"
#include "core/encodings/rotaryparameters.h"
#include "core/models/encoding.h"
#include "core/models/roundedmodel.h"
#include "core/models/sinusoidmodel.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/rotary/ropescaling.h"
#include "core/rotary/xpostable.h"

namespace posiscope {

namespace {

constexpr double largestExponent = 85;  // e^85 is about 1e37, and pictures are made of floats

std::int64_t centreOf(const Values& values) {
    return (values.get(keys::firstPosition) + values.get(keys::maxLen) + 1) / 2;
}

/// ln ζ_i / scale_base; with whole numbers, ζ_i = (20 i + 4 d)/(14 d).
std::vector<DoubleDouble> growthOf(const Values& values) {
    const std::int64_t d = values.get(keys::headDim);
    const DoubleDouble whole = logarithm(static_cast<double>(14 * d));
    const DoubleDouble scaleBase{values.get(keys::scaleBase), 0};
    std::vector<DoubleDouble> growth;
    for (std::int64_t i = 0; i < d / 2; ++i)
        growth.push_back((logarithm(static_cast<double>(20 * i + 4 * d)) - whole) / scaleBase);
    return growth;
}

class XposModel final : public TableModel, public OffsetMaps {
 public:
    /// What rotates queries and keys where that rounds, or null.
    struct Rounded {
        std::shared_ptr<const RoundedPairs> queries, keys;
    };

    XposModel(const Values& values, const std::shared_ptr<const SinusoidTable>& angles,
              std::shared_ptr<const XposTable> table, Rounded rounded)
        : TableModel(table, values.get(keys::firstPosition), rangeOf(*table)),
          xpos_(std::move(table)),
          base_(values.get(keys::base)),
          scaleBase_(values.get(keys::scaleBase)),
          rotation_(angles,
                    {.headDimensions = values.get(keys::headDim),
                     .layout = ropeLayoutOf(values),
                     .growth = growthOf(values),
                     .centre = centreOf(values),
                     .rounded = std::move(rounded.queries),
                     .roundedKeys = std::move(rounded.keys),
                     .firstPosition = values.get(keys::firstPosition)},
                    rotaryVectorsOf(values)),
          score_(rotation_, values.get(keys::maxLen), true, values.get(keys::scoreScaled)) {}

    Text problem() const override;
    std::span<const Frequency> frequencies() const override { return xpos_->angles().frequencies(); }
    Column column(std::int64_t j) const override { return layout().column(j); }
    std::int64_t dimensionOf(std::int64_t pair, Role role) const override {
        if (pair < 0 || pair >= layout().pairs() || (role != Role::sine && role != Role::cosine)) return -1;
        return role == Role::sine ? layout().sineColumn(pair) : layout().cosineColumn(pair);
    }
    double wavelength(std::int64_t j) const override {
        return frequencies()[static_cast<std::size_t>(column(j).pair)].wavelength();
    }
    double between(double position, std::int64_t j) const override;
    bool cellsAt(const Coordinate& position, IndexRange columns, double* out) const override;
    double largest(SimilarityKind kind) const override {
        // Envelopes fall from position to position.
        const double first = norm(firstCursor());
        return kind == SimilarityKind::cosine ? 1 : first * first;
    }
    double norm(std::int64_t position) const override;
    const OffsetMaps* offsetMaps() const override { return this; }
    std::shared_ptr<const OffsetMap> map(std::int64_t offset) const override;
    double residual(const OffsetMap& map, std::int64_t position) const override;
    bool rotates() const override { return false; }
    const RotaryEmbedding* rotary() const override { return &rotation_; }
    const DistanceCurves* distance() const override { return &score_; }
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;
    std::vector<Text> notes() const override;
    std::vector<Fact> facts() const override;
    const SinusoidTable& angles() const { return xpos_->angles(); }

 private:
    const PairLayout& layout() const { return angles().layout(); }
    std::vector<double> row(std::int64_t position) const;
    /// The largest cell of the first row, where envelopes are largest.
    static Interval rangeOf(const XposTable& table) {
        const std::int64_t first = table.angles().shape().firstPosition;
        const double largest =
            std::max(table.envelope(0, first), table.envelope(table.angles().layout().pairs() - 1, first));
        return {-largest, largest};
    }

    std::shared_ptr<const XposTable> xpos_;
    double base_, scaleBase_;
    RotaryEmbedding rotation_;
    RotaryScoreCurve score_;
};

Text XposModel::problem() const {
    const std::int64_t farthest =
        std::max(xpos_->centre() - firstCursor(), firstCursor() + table().rows() - 1 - xpos_->centre());
    if (static_cast<double>(farthest) * -xpos_->growth(0) <= largestExponent) return {};
    return {
        POSISCOPE_TR("core",
                     "xPos multiplies by powers beyond 1e37 here: it reaches %1 positions from the centre, "
                     "with scale_base %2. Choose fewer positions or a larger scale_base."),
        {groupedDigits(farthest), inFull(scaleBase_)}};
}

double XposModel::between(double position, std::int64_t j) const {
    const Column what = column(j);
    const SinCos both = sinCos(frequencies()[static_cast<std::size_t>(what.pair)].between(position));
    const double exponent = xpos_->growth(what.pair) * (position - static_cast<double>(xpos_->centre()));
    return std::exp(exponent) * (what.role == Role::sine ? both.sine : both.cosine);
}

bool XposModel::cellsAt(const Coordinate& position, IndexRange columns, double* out) const {
    const Coordinate steps = position - Coordinate(xpos_->centre());
    for (std::int64_t j = columns.first; j < columns.end(); ++j) {
        const Column what = column(j);
        const SinCos both = angles().pairAt(position, what.pair);
        const double envelope = rotation_.grown(what.pair, steps.value());
        *out++ = envelope * (what.role == Role::sine ? both.sine : both.cosine);
    }
    return true;
}

/// From p to p + k pair i is turned by θ_i k and multiplied by e^(g_i k) = ζ_i^(k/scale_base), whatever p is.
std::shared_ptr<const OffsetMap> XposModel::map(std::int64_t offset) const {
    std::vector<double> stretch;
    for (std::int64_t pair = 0; pair < layout().pairs(); ++pair)
        stretch.push_back(xpos_->envelope(pair, xpos_->centre() + offset));
    return std::make_shared<OffsetMap>(frequencies(), layout(), offset, false, stretch);
}

std::vector<double> XposModel::row(std::int64_t position) const {
    std::vector<double> row(static_cast<std::size_t>(layout().dimensions()));
    for (std::int64_t pair = 0; pair < layout().pairs(); ++pair) {
        const SinCos both = xpos_->angles().pairAt(position, pair);
        const double envelope = xpos_->envelope(pair, position);
        row[static_cast<std::size_t>(layout().sineColumn(pair))] = envelope * both.sine;
        row[static_cast<std::size_t>(layout().cosineColumn(pair))] = envelope * both.cosine;
    }
    return row;
}

double XposModel::residual(const OffsetMap& map, std::int64_t position) const {
    const std::vector<double> from = row(position), to = row(position + map.offset());
    std::vector<double> carried(from.size());
    map.apply(from, carried);
    double largest = 0;
    for (std::size_t j = 0; j < to.size(); ++j)
        largest = std::max(largest, std::abs(carried[j] - to[j]));
    return largest;
}

double XposModel::norm(std::int64_t position) const {
    double sum = 0;
    for (std::int64_t pair = 0; pair < layout().pairs(); ++pair)
        sum += std::pow(xpos_->envelope(pair, position), 2);
    return std::sqrt(sum);
}

std::vector<std::string> XposModel::explain(const Cursor& cursor, int digits) const {
    const Column what = column(cursor.dimension);
    const std::string p = groupedDigits(cursor.position);
    const std::string function = what.role == Role::sine ? "sin" : "cos";
    const std::string exponent = groupedDigits(2 * what.pair) + "/" + groupedDigits(layout().dimensions());
    const std::int64_t steps = cursor.position - xpos_->centre();
    const double zeta = std::exp(xpos_->growth(what.pair) * scaleBase_);
    const Frequency& frequency = frequencies()[static_cast<std::size_t>(what.pair)];
    const double angle =
        (frequency.exactRadians() * DoubleDouble{static_cast<double>(cursor.position), 0}).hi;
    return {"R(" + p + ", " + groupedDigits(cursor.dimension) + ") = ζ^(" + groupedDigits(steps) + "/" +
                inFull(scaleBase_) + ") × " + function + "(" + p + " / " + inFull(base_) + "^(" + exponent +
                "))",
            "ζ = (" + groupedDigits(2 * what.pair) + " + 0.4 × " + groupedDigits(layout().dimensions()) +
                ") / (1.4 × " + groupedDigits(layout().dimensions()) + ") = " + withDigits(zeta, digits),
            "= " + withDigits(xpos_->envelope(what.pair, cursor.position), digits) + " × " + function + "(" +
                withDigits(angle, digits) + ")",
            "= " + withDigits(table().value(cursor.position - firstCursor(), cursor.dimension), digits)};
}

std::vector<Text> XposModel::notes() const {
    return {
        {POSISCOPE_TR("core",
                      "The table is that of queries; keys are divided by what queries are multiplied "
                      "by. At position %1 both are as they are."),
         {groupedDigits(xpos_->centre())}},
        POSISCOPE_TR("core",
                     "From p to p + k a pair is turned and multiplied by ζ^(k/scale_base): the offset map is "
                     "no rotation alone.")};
}

std::vector<Fact> XposModel::facts() const {
    std::vector<double> frequencies;
    std::vector<double> zeta;
    for (std::int64_t pair = 0; pair < layout().pairs(); ++pair) {
        frequencies.push_back(this->frequencies()[static_cast<std::size_t>(pair)].radians());
        zeta.push_back(std::exp(xpos_->growth(pair) * scaleBase_));
    }
    return {{"inv_freq", frequencies},
            {"attention_factor", 1.0},
            {"zeta", zeta},
            {"centre", static_cast<double>(xpos_->centre())}};
}

ModelShape xposShape(const Values& values) {
    const std::int64_t d = values.get(keys::headDim);
    return {values.get(keys::firstPosition), values.get(keys::maxLen), d, d / 2};
}

Failure checkXpos(const Values& values) {
    if (auto failure = checkHeadDim(values)) return failure;
    return checkVectors(values);
}

std::shared_ptr<const XposModel> modelOf(const Values& values, std::span<const Frequency> frequencies,
                                         XposModel::Rounded rounded) {
    const auto angles = rotaryAngles(values, values.get(keys::headDim), frequencies);
    return std::make_shared<XposModel>(
        values, angles, std::make_shared<XposTable>(angles, growthOf(values), centreOf(values)),
        std::move(rounded));
}

/// Powers of ζ are computed exactly and rounded as sines are; keys have the reciprocals.
std::shared_ptr<const Model> makeXpos(const Values& values) {
    const std::int64_t d = values.get(keys::headDim);
    const std::vector<Frequency> frequencies = ropeFrequencies(values.get(keys::base), d);
    const Pipeline pipeline = pipelineOf(values, PrecisionOf::rotary);
    if (pipeline.exact()) return modelOf(values, frequencies, {});
    const FrequencySeries series{values.get(keys::base), 2, static_cast<double>(d), frequencies};
    std::vector<DoubleDouble> growth = growthOf(values);
    const auto queries = roundedPairs(series, pipeline, {.growth = growth, .centre = centreOf(values)});
    for (DoubleDouble& each : growth)
        each = -each;
    const auto keys = roundedPairs(series, pipeline, {.growth = growth, .centre = centreOf(values)});
    const bool exactRotation = queries->hasClosedForm() && pipeline.exactApplication();
    const auto model = modelOf(values, queries->frequencies(),
                               exactRotation ? XposModel::Rounded{} : XposModel::Rounded{queries, keys});
    return roundedRotaryModel(queries, model->angles(), model);
}

Parameter scaleBaseParameter() {
    return {.key = keys::scaleBase.name,
            .label = POSISCOPE_TR("core", "Scale base"),
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = POSISCOPE_TR("core", "Over so many positions pair i fades by ζ_i."),
            .initial = 512.0,
            .limits = {1, 1e9},
            .slider = Slider{{16, 128, 1024, 8192, 65'536}, Scale::logarithmic}};
}

std::vector<Parameter> xposParameters() {
    std::vector<Parameter> all{ropeLayoutParameter(), headDimParameter(),   maxLenParameter(),
                               baseParameter(),       scaleBaseParameter(), firstPositionParameter()};
    for (Parameter& stage : precisionParameters(PrecisionOf::rotary))
        all.push_back(std::move(stage));
    for (Parameter& vector : vectorParameters())
        all.push_back(std::move(vector));
    return all;
}

}  // namespace

/// xPos is RoPE with pair i of a query at p multiplied by ζ_i^((p − c)/scale_base) and that of a key divided
/// by it, ζ_i = (2i + 0.4 d)/(1.4 d) for i = 0 … d/2 − 1, so that a score depends on the distance alone and
/// pair i of it fades by ζ_i every scale_base positions: Sun et al., "A Length-Extrapolatable Transformer",
/// arXiv:2212.10554. Their γ = 0.4 and scale_base are from the reference
/// implementation, microsoft/torchscale, torchscale/component/xpos_relative_position.py. So is the centre
/// c = ⌈(first_position + max_len)/2⌉, which cancels in scores, for a sequence that began at position 0.
///
/// The table is that of queries, [ζ_i^((p − c)/scale_base) cos θ_i p | … sin θ_i p] (see
/// core/rotary/xpostable.h). The reference implementation rotates interleaved pairs; half-split is a choice
/// here, too. PE(p + k) is PE(p) rotated and times ζ^(k/scale_base): the offset map M_k does both, pair by
/// pair. Where the computation rounds (precision), frequencies, cells and rotated vectors are those of
/// core/precision. Where envelopes leave 1e±37 nothing is shown (Model::problem): with scale_base 512 beyond
/// about 69,000 positions.
const Encoding& xposEncoding() {
    static const Encoding encoding = atAnyPositions<xposShape, makeXpos, checkXpos>(
        {.id = "xpos",
         .name = POSISCOPE_TR("core", "xPos"),
         .family = Family::rotary,
         .citation = {"Sun 2022", "Sun et al., “A Length-Extrapolatable Transformer”, 2022, section 3.2",
                      "https://arxiv.org/abs/2212.10554"},
         .about = {.summary =
                       POSISCOPE_TR("core",
                                    "RoPE whose scores fade: pair i of a query is multiplied by a power that "
                                    "grows with the position, and that of a key is divided by it. The score "
                                    "depends on the distance alone and gets smaller with it."),
                   .lookFor = POSISCOPE_TR("core",
                                           "In Distance the curve oscillates as with RoPE and fades. A "
                                           "smaller scale base fades sooner."),
                   .formula = "(ζ^((p − c)/s) R(p) q)·(ζ^(−(r − c)/s) R(r) k)",
                   .lesson = "extrapolation"},
         .parameters = xposParameters(),
         .width = {keys::headDim.name}});
    return encoding;
}

}  // namespace posiscope
