// SPDX-License-Identifier: GPL-3.0-or-later
// The relative sinusoids of Transformer-XL.

#include "core/encodings/common.h"
#include "core/fields/reversedfield.h"
#include "core/models/encoding.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/sinusoid/spectrum.h"

namespace posiscope {

namespace {

constexpr Key<std::string> layoutKey{"xl_layout"};
constexpr Key<bool> negativeKey{"negative"};

PairLayout transformerXlLayout(const Values& values) {
    return {values.get(keys::dModel),
            values.get(layoutKey) == "interleaved" ? Layout::interleaved : Layout::halfSplit};
}

/// The same rows with distances ascending.
std::shared_ptr<const SinusoidTable> ascendingTable(const Values& values) {
    const PairLayout layout = transformerXlLayout(values);
    const std::int64_t length = values.get(keys::maxLen);
    const bool negative = values.get(negativeKey);
    return std::make_shared<SinusoidTable>(
        geometricSpectrum(values.get(keys::base), 2, layout.dimensions(), layout.pairs()), layout,
        SinusoidTable::Shape{negative ? 2 * length - 1 : length, negative ? 1 - length : 0, false});
}

/// Rows are counted from 0, distances descend: everything is that of a sinusoidal table, seen from its end.
/// A step of k rows is one of −k in distance.
class TransformerXlModel final : public SinusoidModel {
 public:
    explicit TransformerXlModel(const Values& values) : TransformerXlModel(values, ascendingTable(values)) {}

    const Field& table() const override { return mirrored_; }
    Interval extremes(std::int64_t j, IndexRange rows) const override {
        return SinusoidModel::extremes(j, {distanceOf(rows.end() - 1), rows.count});
    }
    double between(double row, std::int64_t j) const override {
        return SinusoidModel::between(static_cast<double>(farthest_) - row, j);
    }
    std::shared_ptr<const OffsetMap> map(std::int64_t offset) const override {
        return std::make_shared<OffsetMap>(frequencies(), layout(), offset, true);
    }
    double residual(const OffsetMap& map, std::int64_t row) const override {
        return SinusoidModel::residual(map, distanceOf(row), distanceOf(row + map.offset()));
    }
    std::shared_ptr<const Field> matrix(SimilarityKind kind) const override {
        return std::make_shared<ReversedField>(SinusoidModel::matrix(kind), true);
    }
    double norm(std::int64_t row) const override { return SinusoidModel::norm(distanceOf(row)); }
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;
    std::vector<Text> notes() const override {
        std::vector<Text> notes = SinusoidModel::notes();
        notes.emplace_back(
            POSISCOPE_TR("core",
                         "Rows are distances from the query back to the key: row 0 is the "
                         "distance %1, the last row %2."),
            std::vector{groupedDigits(farthest_), groupedDigits(sinusoids().shape().firstPosition)});
        return notes;
    }

 private:
    TransformerXlModel(const Values& values, const std::shared_ptr<const SinusoidTable>& ascending)
        : SinusoidModel(ascending),
          mirrored_(ascending),
          farthest_(values.get(keys::maxLen) - 1),
          base_(values.get(keys::base)) {}

    Positions positionsOfRows() const override { return Positions::line(0, mirrored_.rows()); }
    std::int64_t distanceOf(std::int64_t row) const { return farthest_ - row; }

    ReversedField mirrored_;
    std::int64_t farthest_;
    double base_;
};

std::vector<std::string> TransformerXlModel::explain(const Cursor& cursor, int digits) const {
    const std::int64_t distance = distanceOf(cursor.position);
    const std::string delta = groupedDigits(distance);
    const Column what = column(cursor.dimension);
    const std::string dimension = groupedDigits(cursor.dimension);
    const std::string left = "R(" + groupedDigits(farthest_) + " − " + groupedDigits(cursor.position) + ", " +
                             dimension + ") = R(" + delta + ", " + dimension + ")";
    if (what.role == Role::zero) return {left + " = 0"};
    const std::string function = what.role == Role::sine ? "sin" : "cos";
    const Frequency& frequency = frequencies()[static_cast<std::size_t>(what.pair)];
    return {left,
            "= " + function + "(" + delta + " / " + inFull(base_) + "^(" + groupedDigits(2 * what.pair) +
                "/" + groupedDigits(layout().dimensions()) + "))",
            "= " + function + "(" + delta + " × " + withDigits(frequency.radians(), digits) + ")",
            "= " + withDigits(table().value(cursor.position, cursor.dimension), digits)};
}

Parameter layoutParameter() {
    return {.key = layoutKey.name,
            .label = POSISCOPE_TR("core", "Layout"),
            .tooltip = POSISCOPE_TR("core", "Where the sines and cosines of a pair stand."),
            .initial = std::string("half-split"),
            .seldom = true,
            .choices = {{"half-split", POSISCOPE_TR("core", "Half-split"),
                         POSISCOPE_TR("core", "All sines, then all cosines (Transformer-XL)")},
                        {"interleaved", POSISCOPE_TR("core", "Interleaved"),
                         POSISCOPE_TR("core", "sin, cos, sin, cos … (ESPnet, fairseq)")}}};
}

Parameter negativeParameter() {
    return {.key = negativeKey.name,
            .label = POSISCOPE_TR("core", "Negative distances too"),
            .tooltip = POSISCOPE_TR("core",
                                    "Rows for keys ahead of the query, down to −(max_len − 1), as in ESPnet; "
                                    "the original looks back alone."),
            .initial = false,
            .seldom = true};
}

ModelShape transformerXlShape(const Values& values) {
    const PairLayout layout = transformerXlLayout(values);
    const std::int64_t length = values.get(keys::maxLen);
    return {.positions = values.get(negativeKey) ? 2 * length - 1 : length,
            .dimensions = layout.dimensions(),
            .pairs = layout.pairs()};
}

}  // namespace

/// The table R of encoded distances that Transformer-XL projects into its attention scores,
///     (q_i + u)·k_j + (q_i + v)·W_r R_{i−j},
/// with one row for each distance, the farthest first: row r holds the distance max_len − 1 − r, as sines and
/// cosines of ω_i = B^(−2i/d). With `negative` the rows go on down to −(max_len − 1), for keys ahead of the
/// query (ESPnet and fairseq conformers), so that there are 2·max_len − 1 of them.
///
/// Source: Dai et al., "Transformer-XL: Attentive Language Models Beyond a Fixed-Length Context",
/// arXiv:1901.02860, section 3.3; PositionalEmbedding in kimiyoung/transformer-xl, pytorch/mem_transformer.py
/// (half-split, no negative distances); RelPositionalEncoding in espnet (interleaved, with them).
const Encoding& transformerXlEncoding() {
    static const Encoding encoding{
        .id = "transformer-xl",
        .name = POSISCOPE_TR("core", "Transformer-XL"),
        .family = Family::relative,
        .citation = {"Dai 2019",
                     "Dai et al., “Transformer-XL: Attentive Language Models Beyond a Fixed-Length "
                     "Context”, 2019, section 3.3",
                     "https://arxiv.org/abs/1901.02860"},
        .about = {.summary =
                      POSISCOPE_TR("core",
                                   "Sinusoids of distances instead of positions: each row belongs to a "
                                   "distance from the query back to the key, the farthest first. Attention "
                                   "projects the rows and adds their product with the query to the score."),
                  .lookFor = POSISCOPE_TR("core",
                                          "Read from the last row upwards it is the sinusoidal table. With "
                                          "negative distances the rows go on for keys ahead of the query."),
                  .formula = "(q_i + u)·k_j + (q_i + v)·W R(i − j)",
                  .lesson = "relative-positions"},
        .parameters = {layoutParameter(), negativeParameter(), dModelParameter(), maxLenParameter(),
                       baseParameter()},
        .width = {keys::dModel.name},
        .shape = transformerXlShape,
        .make = makeModelOf<TransformerXlModel>};
    return encoding;
}

}  // namespace posiscope
