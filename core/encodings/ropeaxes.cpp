// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary position embedding on several axes.
#include <algorithm>
#include <array>

#include "core/encodings/axisplaces.h"
#include "core/encodings/axispresets.h"
#include "core/encodings/axisspectrum.h"
#include "core/encodings/axistable.h"
#include "core/encodings/common.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/ropeparameters.h"
#include "core/encodings/rotaryparameters.h"
#include "core/fields/scaledfield.h"
#include "core/models/encoding.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr Key<std::string> anglesKey{"angles"};
constexpr double widestHead = 8192;

/// The places of elements in a head.
class Elements {
 public:
    Elements(const Values& values, const AxisRotation& rotation)
        : pairs_(rotation.turns.pairs()), first_(rotation.firstTurned), blocks_(axisBlocksOf(values)) {
        half_ = pairs_ + first_;
    }

    /// x and y of each pair by one of the words halves, neighbours, half-in-block.
    std::vector<PairElements> paired(const std::string& word) const {
        std::vector<PairElements> all;
        for (std::int64_t pair = 0; pair < pairs_; ++pair)
            all.push_back(pairBy(word, pair + first_));
        return all;
    }

 private:
    PairElements pairBy(const std::string& word, std::int64_t pair) const {
        if (word == "interleaved") return {2 * pair, 2 * pair + 1};
        if (word != "half-in-block") return {pair, pair + half_};
        std::int64_t before = 0;
        for (const std::int64_t block : blocks_) {
            if (pair < before + block) return {before + pair, before + pair + block};
            before += block;
        }
        return {pair, pair + half_};
    }

    std::int64_t pairs_, first_, half_ = 0;
    std::vector<std::int64_t> blocks_;
};

/// The pair that each of so many elements belongs to.
std::vector<std::int64_t> ownersOf(const std::vector<PairElements>& elements) {
    std::int64_t last = 0;
    for (const PairElements& each : elements)
        last = std::max({last, each[0], each[1]});
    std::vector<std::int64_t> owners(static_cast<std::size_t>(last) + 1, 0);
    for (std::size_t pair = 0; pair < elements.size(); ++pair)
        for (const std::int64_t element : elements[pair])
            owners[static_cast<std::size_t>(element)] = static_cast<std::int64_t>(pair);
    return owners;
}

bool isMatched(const Values& values) {
    const std::string& angles = values.get(anglesKey);
    return angles == "paired" || angles == values.get(keys::ropeLayout);
}

RotaryEmbedding::Shape shapeOnAxes(const Values& values, const AxisRotation& rotation) {
    const Elements places(values, rotation);
    const std::string& word = values.get(keys::ropeLayout);
    RotaryEmbedding::Shape shape{.headDimensions = values.get(keys::headDim),
                                 .layout = ropeLayoutOf(values),
                                 .attentionFactor = rotation.attentionFactor};
    if (word == "half-in-block" || rotation.firstTurned > 0 || !isMatched(values))
        shape.elements = places.paired(word);
    if (isMatched(values)) return shape;
    const auto owners = ownersOf(places.paired(values.get(anglesKey)));
    for (const PairElements& each : shape.elements)
        shape.angles.push_back(
            {owners[static_cast<std::size_t>(each[0])], owners[static_cast<std::size_t>(each[1])]});
    return shape;
}

class RopeAxesModel final : public TableModel {
 public:
    explicit RopeAxesModel(const Values& values) : RopeAxesModel(values, placesOnAxes(values)) {}

    Text problem() const override { return problem_; }
    std::span<const Frequency> frequencies() const override { return rotation_.frequencies; }
    std::span<const std::uint8_t> pairAxes() const override { return rotation_.axes; }
    const AxisTurns* axisTurns() const override { return turns_.get(); }
    Column column(std::int64_t j) const override {
        return {j % turns_->pairs(), j < turns_->pairs() ? Role::cosine : Role::sine};
    }
    std::int64_t dimensionOf(std::int64_t pair, Role role) const override {
        if (role == Role::cosine) return pair;
        return role == Role::sine ? turns_->pairs() + pair : -1;
    }
    double wavelength(std::int64_t j) const override {
        return rotation_.frequencies[static_cast<std::size_t>(column(j).pair)].wavelength();
    }
    double largest(SimilarityKind kind) const override {
        const double factor = rotation_.attentionFactor;
        return kind == SimilarityKind::cosine ? 1 : factor * factor * static_cast<double>(turns_->pairs());
    }
    bool normIsConstant() const override { return true; }
    const RotaryEmbedding* rotary() const override { return &rotary_; }
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;
    std::vector<Text> notes() const override;
    std::vector<Fact> facts() const override;

 private:
    /// Of places that cannot be read there is one, and the reason.
    RopeAxesModel(const Values& values, const Result<Positions>& places)
        : RopeAxesModel(values, places ? *places : originOf(values), axisRotationOf(values)) {
        if (!places) problem_ = places.error().text;
    }
    RopeAxesModel(const Values& values, Positions places, AxisRotation rotation)
        : RopeAxesModel(values, places, rotation, std::make_shared<AxisTurns>(rotation.turns)) {}
    RopeAxesModel(const Values& values, Positions places, AxisRotation rotation,
                  std::shared_ptr<const AxisTurns> turns)
        : TableModel(tableOf(rotation, turns, places), 0,
                     {-rotation.attentionFactor, rotation.attentionFactor}),
          places_(std::move(places)),
          rotation_(std::move(rotation)),
          turns_(std::move(turns)),
          problem_(rotation_.problem),
          values_(values),
          rotary_(anglesOf(rotation_), turned(shapeOnAxes(values, rotation_)), rotaryVectorsOf(values)) {}

    Positions positionsOfRows() const override { return places_; }

    static Positions originOf(const Values& values) {
        const std::vector<PositionAxis> axes = axesOf(values);
        return Positions::pieces(axes, std::vector(axes.size(), std::vector<PositionRun>{{0, 1, 1, 1}}));
    }
    static std::shared_ptr<const Field> tableOf(const AxisRotation& rotation,
                                                const std::shared_ptr<const AxisTurns>& turns,
                                                const Positions& places) {
        std::shared_ptr<const Field> table = axisTable(rotation, turns, places);
        if (rotation.attentionFactor == 1) return table;
        return std::make_shared<ScaledField>(std::move(table), rotation.attentionFactor);
    }
    static std::shared_ptr<const SinusoidTable> anglesOf(const AxisRotation& rotation) {
        const auto dimensions = 2 * static_cast<std::int64_t>(rotation.frequencies.size());
        return std::make_shared<SinusoidTable>(rotation.frequencies,
                                               PairLayout(dimensions, Layout::halfSplit, true),
                                               SinusoidTable::Shape{1, 0, false});
    }
    /// With several axes a position is the number of its row; there is nothing before the first and behind
    /// the last one.
    RotaryEmbedding::Shape turned(RotaryEmbedding::Shape shape) const {
        shape.turned = [turns = turns_, places = places_](const Coordinate& at, std::int64_t pair) {
            if (places.axes().size() > 1) {
                const std::int64_t row = std::clamp<std::int64_t>(at.floor(), 0, places.rows() - 1);
                return sinCos(turns->angle(places, row, pair));
            }
            return sinCos(turns->angle(Positions::list({&at, 1}), 0, pair));
        };
        return shape;
    }

    Positions places_;
    AxisRotation rotation_;
    std::shared_ptr<const AxisTurns> turns_;
    Text problem_;
    Values values_;
    RotaryEmbedding rotary_;
};

std::vector<std::string> RopeAxesModel::explain(const Cursor& cursor, int digits) const {
    const Column what = column(cursor.dimension);
    const std::int64_t row = places_.rowOf(cursor.position);
    std::string place = "place " + groupedDigits(cursor.position) + ": ";
    for (std::size_t axis = 0; axis < places_.axes().size(); ++axis)
        place += (axis > 0 ? ", " : "") + places_.axes()[axis].id + " = " + places_.at(row, axis).written();
    std::string angle;
    for (const AxisTurn& turn : turns_->of(what.pair))
        angle += (angle.empty() ? "" : " + ") + places_.at(row, turn.axis).written() + " × " +
                 withDigits(turn.radians(), digits);
    const std::string factor =
        rotation_.attentionFactor == 1 ? "" : withDigits(rotation_.attentionFactor, digits) + " × ";
    return {place,
            "R(" + groupedDigits(cursor.position) + ", " + groupedDigits(cursor.dimension) + ") = " + factor +
                (what.role == Role::sine ? "sin(" : "cos(") + angle + ")",
            "= " + withDigits(table().value(row, cursor.dimension), digits)};
}

std::vector<Text> RopeAxesModel::notes() const {
    std::vector<Text> notes;
    if (!rotary_.isRotation())
        notes.emplace_back(POSISCOPE_TR(
            "core",
            "The two elements of a pair turn by the angles of different pairs, as the released program does "
            "it: this is no rotation, and a score does not depend on offsets alone."));
    if (rotary_.rotaryDimensions() < rotary_.headDimensions())
        notes.emplace_back(
            POSISCOPE_TR("core", "%1 of %2 elements turn; the others pass as they are."),
            std::vector{groupedDigits(rotary_.rotaryDimensions()), groupedDigits(rotary_.headDimensions())});
    return notes;
}

std::vector<Fact> RopeAxesModel::facts() const {
    std::vector<double> radians;
    for (const Frequency& frequency : rotation_.frequencies)
        radians.push_back(frequency.radians());
    std::vector<Fact> facts{{"inv_freq", std::move(radians)},
                            {"attention_factor", rotation_.attentionFactor}};
    std::string names, sources;
    for (const AxisPreset* const each : fittingAxisPresets(values_)) {
        names += (names.empty() ? "" : "; ") + std::string(each->name);
        sources += (sources.empty() ? "" : "; ") + std::string(each->source);
    }
    if (!names.empty()) facts.insert(facts.end(), {Fact{"model", names}, Fact{"source", sources}});
    return facts;
}

ModelShape ropeAxesShape(const Values& values) {
    const std::int64_t pairs = turnedPairsOf(values);
    return {0, rowsOnAxes(values), 2 * pairs, pairs};
}

Failure checkRopeAxes(const Values& values) {
    if (auto failure = checkHeadDim(values)) return failure;
    if (rotaryDimensionsOf(values) < 2)
        return Error{
            {POSISCOPE_TR("core", "partial_rotary_factor %1 leaves nothing to turn of %2 elements"),
             {inFull(values.get(keys::partialRotaryFactor)), groupedDigits(values.get(keys::headDim))}},
            keys::partialRotaryFactor.name};
    if (auto failure = checkAxisPlaces(values)) return failure;
    if (auto failure = checkAxisSpectrum(values)) return failure;
    const bool inBlocks =
        values.get(keys::ropeLayout) == "half-in-block" || values.get(anglesKey) == "half-in-block";
    if (inBlocks && values.get(keys::allocation) != "blocks")
        return Error{
            POSISCOPE_TR("core", "halves of each block need blocks of pairs: set allocation to blocks"),
            keys::ropeLayout.name};
    return checkVectors(values);
}

Parameter layoutOnAxesParameter() {
    Parameter layout = ropeLayoutParameter();
    layout.choices.push_back(
        {"half-in-block", POSISCOPE_TR("core", "Halves of each block"),
         POSISCOPE_TR("core",
                      "Of the elements of an axis, the first half with the second (Gemma 4 vision)")});
    return layout;
}

Parameter anglesParameter() {
    return {.key = anglesKey.name,
            .label = POSISCOPE_TR("core", "Angles laid out"),
            .tooltip = POSISCOPE_TR(
                "core",
                "How the program repeats the angles over the elements. Where that is not how it pairs them, "
                "the two elements of a pair turn by different angles, and it is no rotation."),
            .initial = std::string("paired"),
            .seldom = true,
            .choices = {{"paired", POSISCOPE_TR("core", "As the pairs"),
                         POSISCOPE_TR("core", "Both elements of a pair turn by one angle: a rotation")},
                        {"half-split", POSISCOPE_TR("core", "Halves"),
                         POSISCOPE_TR("core", "All angles, and all once more")},
                        {"interleaved", POSISCOPE_TR("core", "Neighbours"),
                         POSISCOPE_TR("core", "Each angle twice (ERNIE-Image, which turns halves)")},
                        {"half-in-block", POSISCOPE_TR("core", "Halves of each block"),
                         POSISCOPE_TR("core", "The angles of an axis, and once more (V-JEPA 2)")}}};
}

std::vector<Parameter> ropeAxesParameters() {
    Parameter head = headDimParameter();
    head.limits.maximum = widestHead;
    Parameter part{
        .key = keys::partialRotaryFactor.name,
        .label = POSISCOPE_TR("core", "Partial rotary factor"),
        .tooltip = POSISCOPE_TR("core",
                                "The share of a head’s elements that is turned, the first ones; the "
                                "others pass as they are. rotary_pct in GPT-NeoX."),
        .initial = 1.0,
        .limits = {0, 1, true},
        .seldom = true};
    std::vector<Parameter> all = placeParameters();
    all.push_back(layoutOnAxesParameter());
    all.push_back(anglesParameter());
    all.push_back(std::move(head));
    all.push_back(baseParameter());
    for (Parameter& each : axisSpectrumParameters())
        all.push_back(std::move(each));
    for (Parameter& scaling : ropeScalingParameters()) {
        std::erase_if(scaling.choices, [](const Choice& each) { return each.id == "proportional"; });
        scaling.relevantFor = scalesOneSpectrum;
        if (scaling.broughtBy) std::erase(scaling.broughtBy->words, "proportional");
        all.push_back(std::move(scaling));
    }
    all.push_back(std::move(part));
    for (Parameter& vector : vectorParameters()) {
        if (vector.key == keys::seed.name) {
            vector.broughtBy.reset();
            vector.views.clear();
            vector.relevantFor = [](const Values& values) {
                return values.get(keys::vectors) == "random" || isSeededRotation(values);
            };
        }
        all.push_back(std::move(vector));
    }
    return all;
}

}  // namespace

/// Pair i of a query or a key turns by the angle α_i = Σ_a p_a · ω_(a,i) over the coordinates p_a of a token
/// on its axes. What is shown as its table is [cos α_i of all pairs | sin α_i of all pairs], places × rotated
/// dimensions, times the attention factor. With equal coordinates on all axes and one spectrum over the
/// rotated dimensions it is RoPE (Qwen2-VL, arXiv:2409.12191, section 2.1). Allocations, spectra and
/// coordinates, with the programs that have them: axisspectrum.h and axisplaces.h.
///
/// The score of two tokens depends on their offsets along the axes alone where both elements of each pair
/// turn by one angle. Angles are reduced exactly for each axis: the error of a cell is at most 4e-16 times
/// the attention factor for whole coordinates, and 4e-16 · ω more for each fractional one.
const Encoding& ropeAxesEncoding() {
    static const Encoding encoding{
        .id = "rope-axes",
        .name = POSISCOPE_TR("core", "RoPE on several axes"),
        .family = Family::rotary,
        .citation =
            {"Wang 2024",
             "Wang et al., “Qwen2-VL: Enhancing Vision-Language Model’s Perception of the World at Any "
             "Resolution”, 2024; Heo et al., “Rotary Position Embedding for Vision Transformer”, 2024",
             "https://arxiv.org/abs/2409.12191"},
        .about =
            {.summary = POSISCOPE_TR(
                 "core",
                 "The tokens of images and films have several coordinates: frame, row and column. Each "
                 "pair of elements turns along one of these axes, or along all with weights. The score of "
                 "two tokens depends on how far they are apart along each axis."),
             .lookFor = POSISCOPE_TR(
                 "core",
                 "Dimensions of the columns repeat in every row of the image, those of the rows change "
                 "from row to row, those of the frames from frame to frame. Text that has the same "
                 "coordinate on all axes turns as in plain RoPE where one spectrum serves all axes."),
             .formula = "α_i = Σ_a p_a · ω_(a,i)",
             .lesson = "images"},
        .parameters = ropeAxesParameters(),
        .width = {keys::headDim.name},
        .shape = ropeAxesShape,
        .check = checkRopeAxes,
        .make = makeModelOf<RopeAxesModel>};
    return encoding;
}

}  // namespace posiscope
