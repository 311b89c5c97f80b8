// SPDX-License-Identifier: GPL-3.0-or-later
// The sinusoidal encoding.
#include <algorithm>

#include "core/encodings/common.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/precisionparameters.h"
#include "core/models/encoding.h"
#include "core/models/roundedmodel.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/sinusoid/spectrum.h"

namespace posiscope {

namespace {

/// The order of sines and cosines, and the spacing of the frequencies.
PairLayout sinusoidalLayout(const Values& values) {
    return {values.get(keys::dModel),
            values.get(keys::layout) == "half-split" ? Layout::halfSplit : Layout::interleaved};
}

FrequencySeries sinusoidalSeries(const Values& values) {
    const PairLayout layout = sinusoidalLayout(values);
    const double base = values.get(keys::base);
    const bool endpoint = values.get(keys::spectrum) == "endpoint";
    // A single pair has frequency 1 in either spectrum; i/(pairs−1) would divide by zero.
    const std::int64_t numerator = endpoint ? 1 : 2;
    const std::int64_t denominator =
        endpoint ? std::max<std::int64_t>(1, layout.pairs() - 1) : layout.dimensions();
    return {base, static_cast<double>(numerator), static_cast<double>(denominator),
            geometricSpectrum(base, numerator, denominator, layout.pairs())};
}

std::shared_ptr<const SinusoidTable> sinusoidalTable(const Values& values,
                                                     std::span<const Frequency> frequencies) {
    return std::make_shared<SinusoidTable>(
        std::vector<Frequency>(frequencies.begin(), frequencies.end()), sinusoidalLayout(values),
        SinusoidTable::Shape{values.get(keys::maxLen), values.get(keys::firstPosition),
                             values.get(keys::zeroFirstRow)});
}

class SinusoidalModel final : public SinusoidModel {
 public:
    SinusoidalModel(const Values& values, std::shared_ptr<const SinusoidTable> table, NumberKind rounding)
        : SinusoidModel(std::move(table)),
          rounding_(rounding),
          base_(values.get(keys::base)),
          endpoint_(values.get(keys::spectrum) == "endpoint") {}

    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;

 private:
    std::string exponent(std::int64_t pair) const;

    NumberKind rounding_;  // of frequencies
    double base_;
    bool endpoint_;
};

std::string SinusoidalModel::exponent(std::int64_t pair) const {
    if (endpoint_)
        return groupedDigits(pair) + "/" + groupedDigits(std::max<std::int64_t>(1, layout().pairs() - 1));
    return groupedDigits(2 * pair) + "/" + groupedDigits(layout().dimensions());
}

std::vector<std::string> SinusoidalModel::explain(const Cursor& cursor, int digits) const {
    const std::int64_t position = cursor.position;
    const std::int64_t dimension = cursor.dimension;
    const Column what = column(dimension);
    const std::string p = groupedDigits(position);
    const std::string left = "PE(" + p + ", " + groupedDigits(dimension) + ")";
    if (what.role == Role::zero || isZeroRow(position)) return {left + " = 0"};
    const std::string function = what.role == Role::sine ? "sin" : "cos";
    const Frequency& frequency = frequencies()[static_cast<std::size_t>(what.pair)];
    const std::string first =
        rounding_ == NumberKind::exact
            ? left + " = " + function + "(" + p + " / " + inFull(base_) + "^(" + exponent(what.pair) + "))"
            : left + " = " + function + "(p × ω), ω = " + withDigits(frequency.radians(), digits) +
                  typed(rounding_);
    return {first, "= " + function + "(" + p + " × " + withDigits(frequency.radians(), digits) + ")",
            "= " + function + "(" + withDigits(angle(position, what.pair), digits) + ")",
            "= " + withDigits(table().value(position - firstCursor(), dimension), digits)};
}

ModelShape sinusoidalShape(const Values& values) {
    const PairLayout layout = sinusoidalLayout(values);
    return {values.get(keys::firstPosition), values.get(keys::maxLen), layout.dimensions(), layout.pairs()};
}

std::shared_ptr<const Model> makeSinusoidal(const Values& values) {
    const FrequencySeries series = sinusoidalSeries(values);
    const Pipeline pipeline = pipelineOf(values, PrecisionOf::sinusoidal);
    if (pipeline.exactTable())
        return std::make_shared<SinusoidalModel>(values, sinusoidalTable(values, series.exact),
                                                 NumberKind::exact);
    const auto pairs = roundedPairs(series, pipeline);
    if (pairs->hasClosedForm())
        return std::make_shared<SinusoidalModel>(values, sinusoidalTable(values, pairs->frequencies()),
                                                 frequencyKind(pipeline));
    return std::make_shared<RoundedModel>(
        std::make_shared<RoundedTable>(
            pairs, sinusoidalLayout(values),
            RoundedTable::Shape{values.get(keys::maxLen), values.get(keys::firstPosition),
                                values.get(keys::zeroFirstRow)}),
        "PE");
}

std::vector<Parameter> sinusoidalParameters() {
    std::vector<Parameter> all{
        {.key = keys::layout.name,
         .label = POSISCOPE_TR("core", "Layout"),
         .tooltip = POSISCOPE_TR("core", "Where the sines and cosines of a pair stand."),
         .initial = std::string("interleaved"),
         .seldom = true,
         .choices = {{"interleaved", POSISCOPE_TR("core", "Interleaved"),
                      POSISCOPE_TR("core", "sin, cos, sin, cos … (the paper)")},
                     {"half-split", POSISCOPE_TR("core", "Half-split"),
                      POSISCOPE_TR("core", "All sines, then all cosines (tensor2tensor, fairseq)")}}},
        {.key = keys::spectrum.name,
         .label = POSISCOPE_TR("core", "Spectrum"),
         .tooltip = POSISCOPE_TR("core", "How the frequencies of the pairs are spaced."),
         .initial = std::string("paper"),
         .seldom = true,
         .choices = {{"paper", POSISCOPE_TR("core", "Paper 2i/d"),
                      POSISCOPE_TR("core", "Exponent 2i/d: never reaches 1/B")},
                     {"endpoint", POSISCOPE_TR("core", "Endpoint"),
                      POSISCOPE_TR(
                          "core",
                          "Exponent i/(d/2−1): the last pair reaches 1/B (tensor2tensor, fairseq)")}}},
        dModelParameter(),
        maxLenParameter(),
        baseParameter(),
        firstPositionParameter(),
        {.key = keys::zeroFirstRow.name,
         .label = POSISCOPE_TR("core", "First row all zeros"),
         .tooltip = POSISCOPE_TR("core", "A widespread tutorial leaves the first row zero, its cosines too."),
         .initial = false,
         .seldom = true}};
    for (Parameter& stage : precisionParameters(PrecisionOf::sinusoidal))
        all.push_back(std::move(stage));
    return all;
}

}  // namespace

/// PE[p, 2i] = sin(p · B^(−2i/d)), PE[p, 2i+1] = cos(p · B^(−2i/d)), in radians.
///
/// Source: Vaswani et al., "Attention Is All You Need", arXiv:1706.03762, section 3.5. Options, each found in
/// use:
/// - layout half-split: all sines, then all cosines (Transformer-XL; tensor2tensor, common_attention.py);
/// - spectrum endpoint: ω_i = B^(−i/(n−1)) with n pairs, which is i/(d/2−1) for even d (tensor2tensor,
/// fairseq). Where
///   those divide by zero (a single pair) the frequency is 1. For odd d and interleaved layout n counts the
///   sine without a cosine too, so that the last frequency is still 1/B: a convention of our own, as there is
///   no other;
/// - first position: 0 (paper), 1 (OpenNMT-tf), 2 (fairseq);
/// - zero_first_row: row 0 is all zeros, cosines too (a widespread tutorial).
/// Odd d: the last sine has no cosine (interleaved), or the last column is zero (half-split, as
/// tensor2tensor).
/// Where the computation rounds (precision), frequencies and cells are those of core/precision.
const Encoding& sinusoidalEncoding() {
    static const Encoding encoding = atAnyPositions<sinusoidalShape, makeSinusoidal>(
        {.id = "sinusoidal",
         .name = POSISCOPE_TR("core", "Sinusoidal"),
         .citation = {"Vaswani 2017", "Vaswani et al., “Attention Is All You Need”, 2017, section 3.5",
                      "https://arxiv.org/abs/1706.03762"},
         .about = {.summary = POSISCOPE_TR(
                       "core",
                       "Each position gets a row of sines and cosines, a pair for each "
                       "frequency, which is added to the embedding of the token there. The first "
                       "pairs turn fast and tell neighbours apart; the last ones turn so slowly "
                       "that they tell the beginning from the end. Nothing is learned."),
                   .lookFor = POSISCOPE_TR("core",
                                           "The stripes of the table grow wider from pair to pair. Rows at "
                                           "the same distance are equally similar, wherever they stand."),
                   .formula = "PE(p, 2i) = sin(p / B^(2i/d)), PE(p, 2i+1) = cos(p / B^(2i/d))",
                   .lesson = "from-integers-to-sines"},
         .parameters = sinusoidalParameters(),
         .width = {keys::dModel.name}});
    return encoding;
}

}  // namespace posiscope
