// SPDX-License-Identifier: GPL-3.0-or-later
// Sinusoids over a grid of image patches.
#include <algorithm>
#include <array>

#include "core/encodings/common.h"
#include "core/encodings/positionlist.h"
#include "core/fields/concatenatedfield.h"
#include "core/models/encoding.h"
#include "core/models/sinusoidmodel.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/positions/listedfield.h"
#include "core/sinusoid/sinusoidtable.h"
#include "core/sinusoid/spectrum.h"

namespace posiscope {

namespace {

constexpr Key<std::string> gridFormKey{"form"};
constexpr Key<std::int64_t> heightKey{"height"};
constexpr Key<std::int64_t> widthKey{"width"};
constexpr Key<bool> normaliseKey{"normalise"};

constexpr std::int64_t largestSide = 4096;
constexpr double detrEpsilon = 1e-6;

/// The axes of the positions.
enum Side : std::uint8_t { alongHeight = 0, alongWidth = 1 };

/// The places of the grid, for which DETR counts from 1.
Positions gridOf(const Values& values) {
    const std::int64_t first = values.get(gridFormKey) == "detr" ? 1 : 0;
    return Positions::grid({values.get(heightKey), first}, {values.get(widthKey), first});
}

/// The same axes for listed places.
Result<Positions> listedPlaces(const std::string& text) {
    const auto axes = Positions::grid({1}, {1});
    return readPositions(text, {axes.axes().begin(), axes.axes().end()});
}

/// The table of a side's coordinates, from the lowest one on.
std::shared_ptr<const SinusoidTable> tableOf(const Values& values, const Positions& places, Side side) {
    const std::int64_t first = places.lowest(side).floor();
    const std::int64_t length = places.highest(side).floor() - first + (places.isWhole() ? 1 : 2);
    const bool detr = values.get(gridFormKey) == "detr";
    const std::int64_t own = values.get(keys::dModel) / 2;
    const std::int64_t pairs = own / 2;
    const DoubleDouble denominator{
        static_cast<double>(values.get(gridFormKey) == "tensor2tensor" ? std::max<std::int64_t>(1, pairs - 1)
                                                                       : pairs),
        0};
    const bool normalise = detr && values.get(normaliseKey);
    const DoubleDouble scale =
        normalise ? twoPi / exactSum(places.highest(side).value(), detrEpsilon) : DoubleDouble{1, 0};
    return std::make_shared<SinusoidTable>(
        geometricSpectrum(values.get(keys::base), denominator, scale, pairs),
        PairLayout(own, detr ? Layout::interleaved : Layout::halfSplit),
        SinusoidTable::Shape{length, first, false});
}

/// Each half of a row is the row of one coordinate in the table of a side.
class Sinusoidal2dModel final : public TableModel {
 public:
    explicit Sinusoidal2dModel(const Values& values)
        : Sinusoidal2dModel(values, hasPositionList(values) ? listedPlaces(values.get(keys::positions))
                                                            : Result<Positions>(gridOf(values))) {}

    Text problem() const override { return problem_; }
    std::span<const Frequency> frequencies() const override { return frequencies_; }
    std::span<const std::uint8_t> pairAxes() const override { return pairAxes_; }
    Column column(std::int64_t j) const override {
        const PairLayout& layout = halves_[0].table->layout();
        const std::int64_t half = layout.dimensions();
        Column what = layout.column(j % half);
        what.pair += j / half * layout.pairs();
        return what;
    }
    std::int64_t dimensionOf(std::int64_t pair, Role role) const override {
        const PairLayout& layout = halves_[0].table->layout();
        const std::int64_t own = pair % layout.pairs();
        const std::int64_t shift = pair / layout.pairs() * layout.dimensions();
        if (role == Role::sine) return shift + layout.sineColumn(own);
        return role == Role::cosine ? shift + layout.cosineColumn(own) : -1;
    }
    double wavelength(std::int64_t j) const override {
        return frequencies_[static_cast<std::size_t>(column(j).pair)].wavelength();
    }
    double largest(SimilarityKind kind) const override {
        return kind == SimilarityKind::cosine ? 1 : static_cast<double>(frequencies_.size());
    }
    bool normIsConstant() const override { return true; }

    std::vector<std::string> explain(const Cursor& cursor, int digits) const override {
        const Column what = column(cursor.dimension);
        const auto pair = static_cast<std::size_t>(what.pair);
        const auto at = [&](Side side) { return places_.at(cursor.position, side).written(); };
        return {"place " + groupedDigits(cursor.position) + ": x = " + at(alongWidth) +
                    ", y = " + at(alongHeight),
                std::string("PE(") + (pairAxes_[pair] == alongWidth ? "x" : "y") + ", " +
                    groupedDigits(cursor.dimension) + ") = " + (what.role == Role::sine ? "sin(" : "cos(") +
                    at(static_cast<Side>(pairAxes_[pair])) + " × " +
                    withDigits(frequencies_[pair].radians(), digits) + ")",
                "= " + withDigits(table().value(cursor.position, cursor.dimension), digits)};
    }

 private:
    /// The columns of one side.
    struct Half {
        Side side;
        std::shared_ptr<const SinusoidTable> table;

        std::shared_ptr<const Field> over(const Positions& places) const {
            const auto between = [table = table](const Coordinate& at, IndexRange columns, double* out) {
                for (std::int64_t j = columns.first; j < columns.end(); ++j) {
                    const Column what = table->layout().column(j);
                    const SinCos both = table->pairAt(at, what.pair);
                    *out++ = what.role == Role::sine ? both.sine : both.cosine;
                }
            };
            return std::make_shared<ListedField>(table, table->shape().firstPosition, places, between, side);
        }
    };

    /// Of places that cannot be read there is one, and the reason.
    Sinusoidal2dModel(const Values& values, const Result<Positions>& places)
        : Sinusoidal2dModel(values, places ? *places : Positions::grid({1, 1}, {1, 1})) {
        if (!places) problem_ = places.error().text;
    }
    Sinusoidal2dModel(const Values& values, const Positions& places)
        : Sinusoidal2dModel(places, values,
                            values.get(gridFormKey) == "mae" ? std::array{alongWidth, alongHeight}
                                                             : std::array{alongHeight, alongWidth}) {}
    Sinusoidal2dModel(const Positions& places, const Values& values, std::array<Side, 2> order)
        : Sinusoidal2dModel(places, {Half{order[0], tableOf(values, places, order[0])},
                                     Half{order[1], tableOf(values, places, order[1])}}) {}
    Sinusoidal2dModel(Positions places, std::array<Half, 2> halves)
        : TableModel(std::make_shared<ConcatenatedField>(halves[0].over(places), halves[1].over(places)), 0,
                     {-1, 1}),
          places_(std::move(places)),
          halves_(std::move(halves)) {
        for (const Half& half : halves_) {
            const auto own = half.table->frequencies();
            frequencies_.insert(frequencies_.end(), own.begin(), own.end());
            pairAxes_.insert(pairAxes_.end(), own.size(), half.side);
        }
    }
    Positions positionsOfRows() const override { return places_; }

    Positions places_;
    std::array<Half, 2> halves_;
    Text problem_;
    std::vector<Frequency> frequencies_;
    std::vector<std::uint8_t> pairAxes_;
};

ModelShape sinusoidal2dShape(const Values& values) {
    ModelShape shape{0, values.get(heightKey) * values.get(widthKey), values.get(keys::dModel),
                     values.get(keys::dModel) / 2};
    if (!hasPositionList(values)) return shape;
    if (const auto places = listedPlaces(values.get(keys::positions))) shape.positions = places->rows();
    return shape;
}

Failure checkPlaces(const Values& values) {
    const std::string& text = values.get(keys::positions);
    if (isPositionFileGone(text)) return std::nullopt;  // the model says what is wrong with it
    const auto places = listedPlaces(text);
    if (!places) return places.error();
    const bool normalised = values.get(gridFormKey) == "detr" && values.get(normaliseKey);
    for (const Side side : {alongHeight, alongWidth})
        if (normalised && places->highest(side) <= Coordinate(0))
            return Error{{POSISCOPE_TR("core",
                                       "the last position along %1 is %2, and all are divided by it: give "
                                       "positions above 0, or do not normalise"),
                          {places->axes()[side].id, places->highest(side).written()}},
                         keys::positions.name};
    return std::nullopt;
}

Failure checkSinusoidal2d(const Values& values) {
    if (values.get(keys::dModel) % 4 != 0)
        return Error{
            {POSISCOPE_TR("core", "d_model must be a multiple of 4 (sine and cosine of x and y), not %1"),
             {groupedDigits(values.get(keys::dModel))}},
            keys::dModel.name};
    return hasPositionList(values) ? checkPlaces(values) : std::nullopt;
}

std::shared_ptr<const Model> makeSinusoidal2d(const Values& values) {
    return std::make_shared<Sinusoidal2dModel>(values);
}

Parameter side(const char* key, Text label, const char* symbol, Text tooltip, std::int64_t initial) {
    return {.key = key,
            .label = std::move(label),
            .symbol = symbol,
            .unit = POSISCOPE_TR("core", "places"),
            .tooltip = std::move(tooltip),
            .initial = initial,
            .limits = {1, largestSide},
            .relevantFor = [](const Values& values) { return !hasPositionList(values); },
            .slider = Slider{{1, 4, 16, 64, 256}, Scale::logarithmic}};
}

std::vector<Parameter> sinusoidal2dParameters() {
    Parameter dimensions = dModelParameter();
    dimensions.tooltip = POSISCOPE_TR(
        "core", "How many numbers describe one place, half of them x and half of them y. A multiple of 4.");
    dimensions.limits = {4, 8192};
    dimensions.slider = Slider{{4, 16, 64, 256, 2048}, Scale::logarithmic, 4};
    Parameter places = positionsParameter();
    places.tooltip = POSISCOPE_TR(
        "core",
        "One row for each listed place, in place of those of a grid: a file of [2, n] whole or fractional "
        "numbers, first how far down each place is, then how far across. Empty: the places of a grid.");
    places.refusal = [](const std::string& text) -> Failure {
        const auto read = text.empty() ? Positions::grid({1}, {1}) : listedPlaces(text);
        return read ? std::nullopt : Failure(read.error());
    };
    return {{.key = gridFormKey.name,
             .label = POSISCOPE_TR("core", "Form"),
             .tooltip = POSISCOPE_TR("core", "Which of the published forms."),
             .initial = std::string("mae"),
             .seldom = true,
             .choices = {{"mae", Text::asIs("MAE"),
                          POSISCOPE_TR("core", "[PE(x) | PE(y)], half-split each, from 0")},
                         {"detr", Text::asIs("DETR"),
                          POSISCOPE_TR("core", "[PE(y) | PE(x)], interleaved each, counted from 1")},
                         {"tensor2tensor", Text::asIs("T2T"),
                          POSISCOPE_TR("core", "[PE(y) | PE(x)], half-split each, endpoint spectrum")}}},
            side(heightKey.name, POSISCOPE_TR("core", "Height"), "<i>H</i>",
                 POSISCOPE_TR("core", "How many rows of places the grid has."), 10),
            side(widthKey.name, POSISCOPE_TR("core", "Width"), "<i>W</i>",
                 POSISCOPE_TR("core", "How many places a row of the grid has."), 14),
            std::move(places),
            dimensions,
            baseParameter(),
            {.key = normaliseKey.name,
             .label = POSISCOPE_TR("core", "Normalise to 2π"),
             .tooltip = POSISCOPE_TR("core", "DETR: both coordinates are scaled so that the last one is 2π."),
             .initial = false,
             .broughtBy = Bringer{gridFormKey.name, {"detr"}}}};
}

}  // namespace

/// Places (x, y) of a grid, numbered row by row: p = y · width + x. Half of the dimensions encode x, the
/// other half y, each with d/4 pairs. Three published forms:
/// - MAE (facebookresearch/mae, util/pos_embed.py): [PE(x) | PE(y)], half-split each, ω_i = B^(−2i/(d/2)),
/// from 0;
/// - DETR (facebookresearch/detr, models/position_encoding.py): [PE(y) | PE(x)], interleaved each, the same
/// ω_i,
///   positions counted from 1, optionally normalised to (0, 2π] (divided by the last one + 1e-6);
/// - tensor2tensor (common_attention.py, add_timing_signal_nd): [PE(y) | PE(x)], half-split each,
///   ω_i = B^(−i/(d/4 − 1)), from 0. The first channels are those of the first axis of [batch, rows, columns,
///   channels]. (add_timing_signals_given_positions takes the axes in whatever order its caller gives them.)
/// d_model must be a multiple of 4.
const Encoding& sinusoidal2dEncoding() {
    static const Encoding encoding{
        .id = "sinusoidal-2d",
        .name = POSISCOPE_TR("core", "Sinusoidal 2-D"),
        .citation = {"He 2021",
                     "He et al., “Masked Autoencoders Are Scalable Vision Learners”, 2021 "
                     "(util/pos_embed.py); Carion "
                     "et al., “End-to-End Object Detection with Transformers”, 2020",
                     "https://arxiv.org/abs/2111.06377"},
        .about =
            {.summary = POSISCOPE_TR(
                 "core",
                 "The places of a grid, such as the patches of an image, get sinusoids of two coordinates: "
                 "one half of the dimensions encodes x, the other half y. Places are numbered row by row."),
             .lookFor = POSISCOPE_TR(
                 "core",
                 "One half repeats in every row of the grid, the other changes only from row to row. A place "
                 "is similar to those above and below it as well as to those beside it."),
             .formula = "PE(x, y) = [PE(x) | PE(y)]",
             .lesson = "images"},
        .parameters = sinusoidal2dParameters(),
        .width = {keys::dModel.name},
        .shape = sinusoidal2dShape,
        .check = checkSinusoidal2d,
        .make = makeSinusoidal2d};
    return encoding;
}

}  // namespace posiscope
