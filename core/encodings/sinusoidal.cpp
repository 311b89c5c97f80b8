#include "core/encodings/sinusoidal.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/encodings/common.h"
#include "core/keys.h"
#include "core/sinusoidtable.h"
#include "core/spectrum.h"

namespace posiscope {

namespace {

std::string number(double value, int digits) {
    char buffer[64];
    // Not printf: its decimal point follows the locale.
    const auto end =
        std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits).ptr;
    return {buffer, end};
}

class SinusoidalModel final : public Model {
 public:
    explicit SinusoidalModel(const Values& values)
        : base_(values.get(keys::base)), endpoint_(values.get(keys::spectrum) == "endpoint") {
        const PairLayout layout(values.get(keys::dModel), values.get(keys::layout) == "half-split"
                                                              ? Layout::halfSplit
                                                              : Layout::interleaved);
        // A single pair has frequency 1 in either spectrum; i/(pairs−1) would divide by zero.
        const std::int64_t numerator = endpoint_ ? 1 : 2;
        const std::int64_t denominator =
            endpoint_ ? std::max<std::int64_t>(1, layout.pairs() - 1) : layout.dimensions();
        table_ = std::make_shared<SinusoidTable>(
            geometricSpectrum(base_, numerator, denominator, layout.pairs()), layout,
            SinusoidTable::Shape{values.get(keys::maxLen), values.get(keys::firstPosition),
                                 values.get(keys::zeroFirstRow)});
    }

    const Field& table() const override { return *table_; }
    std::int64_t firstPosition() const override { return table_->shape().firstPosition; }
    std::span<const Frequency> frequencies() const override { return table_->frequencies(); }
    Column column(std::int64_t j) const override { return layout().column(j); }
    double wavelength(std::int64_t j) const override;
    Extremes extremes(std::int64_t j, Run positions) const override;
    double between(double position, std::int64_t j) const override;
    bool hasOffsetMap() const override { return true; }
    std::shared_ptr<const OffsetMap> offsetMap(std::int64_t offset) const override {
        return std::make_shared<OffsetMap>(table_->frequencies(), layout(), offset);
    }
    double offsetResidual(const OffsetMap& map, std::int64_t position) const override;
    std::shared_ptr<const Field> similarity(SimilarityKind kind) const override {
        return std::make_shared<SinusoidSimilarity>(table_, kind);
    }
    double largestSimilarity(SimilarityKind kind) const override {
        return SinusoidSimilarity(table_, kind).largest();
    }
    double rowNorm(std::int64_t position) const override;
    bool rowNormIsConstant() const override {
        return !layout().hasLoneSine() && !table_->shape().zeroFirstRow;
    }
    std::vector<std::string> explain(std::int64_t position, std::int64_t dimension,
                                     int digits) const override;
    std::vector<Text> notes() const override;

 private:
    const PairLayout& layout() const { return table_->layout(); }
    bool isZeroRow(std::int64_t position) const {
        return table_->shape().zeroFirstRow && position == firstPosition();
    }
    std::vector<double> row(std::int64_t position) const;
    std::string exponent(std::int64_t pair) const;

    double base_;
    bool endpoint_;
    std::shared_ptr<const SinusoidTable> table_;
};

double SinusoidalModel::wavelength(std::int64_t j) const {
    const Column what = column(j);
    if (what.role == Role::zero) return std::numeric_limits<double>::infinity();
    return table_->frequencies()[static_cast<std::size_t>(what.pair)].wavelength();
}

Extremes SinusoidalModel::extremes(std::int64_t j, Run positions) const {
    const Column what = column(j);
    if (what.role == Role::zero) return {};
    const bool masked = isZeroRow(positions.first);
    const Run rest = masked ? Run{positions.first + 1, positions.count - 1} : positions;
    if (rest.count == 0) return {};
    Extremes ends =
        posiscope::extremes(table_->frequencies()[static_cast<std::size_t>(what.pair)], what.role, rest);
    if (masked) ends = {std::min(0.0, ends.minimum), std::max(0.0, ends.maximum)};
    return ends;
}

double SinusoidalModel::between(double position, std::int64_t j) const {
    const Column what = column(j);
    if (what.role == Role::zero) return 0;
    const SinCos both = sinCos(table_->frequencies()[static_cast<std::size_t>(what.pair)].between(position));
    return what.role == Role::sine ? both.sine : both.cosine;
}

/// PE(p) for any p; inside the table, its row.
std::vector<double> SinusoidalModel::row(std::int64_t position) const {
    std::vector<double> row(static_cast<std::size_t>(layout().dimensions()), 0.0);
    if (isZeroRow(position)) return row;
    for (std::int64_t pair = 0; pair < layout().pairs(); ++pair) {
        const SinCos both = table_->pairAt(position, pair);
        row[static_cast<std::size_t>(layout().sineColumn(pair))] = both.sine;
        if (pair < layout().completePairs())
            row[static_cast<std::size_t>(layout().cosineColumn(pair))] = both.cosine;
    }
    return row;
}

double SinusoidalModel::offsetResidual(const OffsetMap& map, std::int64_t position) const {
    const std::vector<double> from = row(position);
    const std::vector<double> to = row(position + map.offset());
    std::vector<double> carried(from.size());
    map.apply(from, carried);
    double largest = 0;
    for (std::size_t j = 0; j < to.size(); ++j)
        largest = std::max(largest, std::abs(carried[j] - to[j]));
    return largest;
}

double SinusoidalModel::rowNorm(std::int64_t position) const {
    if (isZeroRow(position)) return 0;
    const double lone = layout().hasLoneSine() ? table_->pairAt(position, layout().completePairs()).sine : 0;
    return std::sqrt(static_cast<double>(layout().completePairs()) + lone * lone);
}

std::string SinusoidalModel::exponent(std::int64_t pair) const {
    if (endpoint_)
        return std::to_string(pair) + "/" + std::to_string(std::max<std::int64_t>(1, layout().pairs() - 1));
    return std::to_string(2 * pair) + "/" + std::to_string(layout().dimensions());
}

std::vector<std::string> SinusoidalModel::explain(std::int64_t position, std::int64_t dimension,
                                                  int digits) const {
    const Column what = column(dimension);
    const std::string p = std::to_string(position);
    const std::string left = "PE(" + p + ", " + std::to_string(dimension) + ")";
    if (what.role == Role::zero || isZeroRow(position)) return {left + " = 0"};
    const std::string function = what.role == Role::sine ? "sin" : "cos";
    const Frequency& frequency = table_->frequencies()[static_cast<std::size_t>(what.pair)];
    const double angle = (frequency.exactRadians() * DoubleDouble{static_cast<double>(position), 0}).hi;
    return {left + " = " + function + "(" + p + " / " + shortestDecimal(base_) + "^(" + exponent(what.pair) +
                "))",
            "= " + function + "(" + p + " × " + number(frequency.radians(), digits) + ")",
            "= " + function + "(" + number(angle, digits) + ")",
            "= " + number(table_->value(position - firstPosition(), dimension), digits)};
}

std::vector<Text> SinusoidalModel::notes() const {
    std::vector<Text> notes;
    if (layout().hasLoneSine())
        notes.emplace_back(POSISCOPE_TR("core",
                                        "d_model is odd: the last sine (dimension %1) has no cosine, so no "
                                        "exact offset map exists for it."),
                           std::vector{std::to_string(layout().dimensions() - 1)});
    if (layout().hasZeroColumn())
        notes.emplace_back(
            POSISCOPE_TR("core", "d_model is odd: the last column (dimension %1) is filled with zeros."),
            std::vector{std::to_string(layout().dimensions() - 1)});
    if (table_->shape().zeroFirstRow)
        notes.emplace_back(
            POSISCOPE_TR("core", "The first row is all zeros, so offset maps from or to it do not hold."));
    return notes;
}

std::shared_ptr<const Model> makeModel(const Values& values) {
    return std::make_shared<SinusoidalModel>(values);
}

Parameter layoutParameter() {
    return {.key = keys::layout.name,
            .label = POSISCOPE_TR("core", "Layout"),
            .symbol = {},
            .unit = {},
            .tooltip = POSISCOPE_TR("core", "Where the sines and cosines of a pair stand."),
            .kind = Kind::choice,
            .initial = std::string("interleaved"),
            .choices = {{"interleaved", POSISCOPE_TR("core", "Interleaved"),
                         POSISCOPE_TR("core", "sin, cos, sin, cos … (the paper)")},
                        {"half-split", POSISCOPE_TR("core", "Half-split"),
                         POSISCOPE_TR("core", "All sines, then all cosines (tensor2tensor, fairseq)")}}};
}

Parameter spectrumParameter() {
    return {
        .key = keys::spectrum.name,
        .label = POSISCOPE_TR("core", "Spectrum"),
        .symbol = {},
        .unit = {},
        .tooltip = POSISCOPE_TR("core", "How the frequencies of the pairs are spaced."),
        .kind = Kind::choice,
        .initial = std::string("paper"),
        .choices = {{"paper", POSISCOPE_TR("core", "Paper 2i/d"),
                     POSISCOPE_TR("core", "Exponent 2i/d: never reaches 1/B")},
                    {"endpoint", POSISCOPE_TR("core", "Endpoint"),
                     POSISCOPE_TR(
                         "core", "Exponent i/(d/2−1): the last pair reaches 1/B (tensor2tensor, fairseq)")}}};
}

Parameter zeroFirstRowParameter() {
    return {
        .key = keys::zeroFirstRow.name,
        .label = POSISCOPE_TR("core", "First row all zeros"),
        .symbol = {},
        .unit = {},
        .tooltip = POSISCOPE_TR("core", "A widespread tutorial leaves the first row zero, its cosines too."),
        .kind = Kind::flag,
        .initial = false};
}

}  // namespace

const Encoding& sinusoidalEncoding() {
    static const Encoding encoding{
        .id = "sinusoidal",
        .name = POSISCOPE_TR("core", "Sinusoidal"),
        .citation = {"Vaswani 2017", "Vaswani et al., “Attention Is All You Need”, 2017, section 3.5",
                     "https://arxiv.org/abs/1706.03762"},
        .parameters = {layoutParameter(), spectrumParameter(), dModelParameter(), maxLenParameter(),
                       baseParameter(), firstPositionParameter(), zeroFirstRowParameter()},
        .make = makeModel};
    return encoding;
}

}  // namespace posiscope
