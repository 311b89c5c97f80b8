// SPDX-License-Identifier: GPL-3.0-or-later
// The timestep embedding of diffusion models.
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

constexpr Key<double> shiftKey{"downscale_freq_shift"};
constexpr Key<bool> flipKey{"flip_sin_to_cos"};
constexpr Key<double> timestepScaleKey{"timestep_scale"};

PairLayout timestepLayout(const Values& values) {
    return {values.get(keys::dModel), Layout::halfSplit, values.get(flipKey)};
}

/// ω_i without the scale.
FrequencySeries timestepSeries(const Values& values) {
    const PairLayout layout = timestepLayout(values);
    const double base = values.get(keys::base);
    const auto pairs = static_cast<double>(layout.pairs());
    const DoubleDouble denominator =
        layout.pairs() > 1 ? exactSum(pairs, -values.get(shiftKey)) : DoubleDouble{1, 0};
    return {base, 1, denominator.hi,
            geometricSpectrum(base, denominator, DoubleDouble{1, 0}, layout.pairs())};
}

std::shared_ptr<const SinusoidTable> timestepTable(const Values& values, std::vector<Frequency> frequencies) {
    return std::make_shared<SinusoidTable>(
        std::move(frequencies), timestepLayout(values),
        SinusoidTable::Shape{values.get(keys::maxLen), values.get(keys::firstPosition), false});
}

std::vector<Frequency> exactFrequencies(const Values& values) {
    FrequencySeries series = timestepSeries(values);
    const double scale = values.get(timestepScaleKey);
    for (Frequency& each : series.exact)
        if (scale != 1) each = Frequency(each.exactRadians() * DoubleDouble{scale, 0});
    return std::move(series.exact);
}

class TimestepModel final : public SinusoidModel {
 public:
    TimestepModel(const Values& values, std::shared_ptr<const SinusoidTable> table, NumberKind rounding)
        : SinusoidModel(std::move(table)),
          rounding_(rounding),
          base_(values.get(keys::base)),
          shift_(values.get(shiftKey)),
          scale_(values.get(timestepScaleKey)) {}

    std::vector<std::string> explain(const Cursor& cursor, int digits) const override {
        const Column what = column(cursor.dimension);
        const std::string t = groupedDigits(cursor.position);
        const std::string left = "E(" + t + ", " + groupedDigits(cursor.dimension) + ")";
        if (what.role == Role::zero) return {left + " = 0"};
        const std::string function = what.role == Role::sine ? "sin" : "cos";
        const std::string product = scale_ == 1 ? t : inFull(scale_) + " × " + t;
        const Frequency& frequency = frequencies()[static_cast<std::size_t>(what.pair)];
        const std::string first = rounding_ == NumberKind::exact
                                      ? left + " = " + function + "(" + product + " / " + inFull(base_) +
                                            "^(" + groupedDigits(what.pair) + "/(" +
                                            groupedDigits(layout().pairs()) + " − " + inFull(shift_) + ")))"
                                      : left + " = " + function +
                                            "(t × ω), ω = " + withDigits(frequency.radians(), digits) +
                                            typed(rounding_);
        return {first, "= " + function + "(" + t + " × " + withDigits(frequency.radians(), digits) + ")",
                "= " + function + "(" + withDigits(angle(cursor.position, what.pair), digits) + ")",
                "= " + withDigits(table().value(cursor.position - firstCursor(), cursor.dimension), digits)};
    }

    std::vector<Text> notes() const override {
        std::vector<Text> all = SinusoidModel::notes();
        if (!frequencies().empty() && frequencies().front().wavelength() < 2)
            all.emplace_back(POSISCOPE_TR("core",
                                          "The fastest waves are shorter than two timesteps: whole timesteps "
                                          "show aliases of them."));
        return all;
    }

 private:
    NumberKind rounding_;  // of frequencies
    double base_, shift_, scale_;
};

ModelShape timestepShape(const Values& values) {
    const PairLayout layout = timestepLayout(values);
    return {values.get(keys::firstPosition), values.get(keys::maxLen), layout.dimensions(), layout.pairs()};
}

std::shared_ptr<const Model> makeTimestep(const Values& values) {
    const Pipeline pipeline = pipelineOf(values, PrecisionOf::timestep);
    if (pipeline.exactTable())
        return std::make_shared<TimestepModel>(values, timestepTable(values, exactFrequencies(values)),
                                               NumberKind::exact);
    const auto pairs =
        roundedPairs(timestepSeries(values), pipeline, {.position = values.get(timestepScaleKey)});
    if (pairs->hasClosedForm())
        return std::make_shared<TimestepModel>(
            values, timestepTable(values, {pairs->frequencies().begin(), pairs->frequencies().end()}),
            frequencyKind(pipeline));
    return std::make_shared<RoundedModel>(
        std::make_shared<RoundedTable>(
            pairs, timestepLayout(values),
            RoundedTable::Shape{values.get(keys::maxLen), values.get(keys::firstPosition), false}),
        "E");
}

std::vector<Parameter> timestepParameters() {
    std::vector<Parameter> all{
        dModelParameter(),
        maxLenParameter(),
        baseParameter(),
        firstPositionParameter(),
        {.key = shiftKey.name,
         .label = POSISCOPE_TR("core", "Downscale freq. shift"),
         .tooltip =
             POSISCOPE_TR("core",
                          "Taken from d/2 in the exponent: 1 lets the slowest pair reach 1/B, 0 is the "
                          "spectrum of the Transformer paper."),
         .initial = 1.0,
         .limits = {0, 1},
         .seldom = true,
         .slider = Slider{{0, 0.25, 0.5, 0.75, 1}, Scale::linear, 0.25}},
        {.key = timestepScaleKey.name,
         .label = POSISCOPE_TR("core", "Timestep scale"),
         .symbol = "<i>s</i>",
         .tooltip =
             POSISCOPE_TR("core", "Timesteps are multiplied by this first; 1000 where they run from 0 to 1."),
         .initial = 1.0,
         .limits = {0, 1e6, true},
         .seldom = true,
         .slider = Slider{{0.001, 0.1, 1, 10, 1000}, Scale::logarithmic}},
        {.key = flipKey.name,
         .label = POSISCOPE_TR("core", "Cosines first"),
         .tooltip = POSISCOPE_TR("core", "The half of the cosines stands before the half of the sines."),
         .initial = false,
         .seldom = true},
    };
    for (Parameter& stage : precisionParameters(PrecisionOf::timestep))
        all.push_back(std::move(stage));
    return all;
}

}  // namespace

/// Half-split sines and cosines of s·t with ω_i = B^(−i/(d/2 − shift)), i = 0 … d/2 − 1, t the timestep, s a
/// scale.
///
/// Source: Ho, Jain and Abbeel, "Denoising Diffusion Probabilistic Models", arXiv:2006.11239, appendix B, in
/// the form of huggingface/diffusers, models/embeddings.py, get_timestep_embedding: shift 1 is
/// tensor2tensor's spectrum, which reaches 1/B; shift 0 is the paper's of 1706.03762. flip_sin_to_cos puts
/// the cosines first. An odd d ends with a column of zeros, as there. Where d/2 − shift is 0 (a single pair,
/// shift 1) the frequency is s; diffusers divides by zero. Where the computation rounds (precision),
/// frequencies and cells are those of core/precision; the scale multiplies angles, as in diffusers.
const Encoding& timestepEncoding() {
    static const Encoding encoding = atAnyPositions<timestepShape, makeTimestep>(
        {.id = "timestep",
         .name = POSISCOPE_TR("core", "Diffusion timestep"),
         .citation = {"Ho 2020",
                      "Ho, Jain and Abbeel, “Denoising Diffusion Probabilistic Models”, 2020, appendix B; "
                      "diffusers, get_timestep_embedding",
                      "https://arxiv.org/abs/2006.11239"},
         .about = {.summary = POSISCOPE_TR(
                       "core",
                       "Diffusion models tell their network with these sinusoids how much noise is left: the "
                       "timestep stands where a position stands in a text. All sines come first, then all "
                       "cosines, and the slowest pair reaches the base."),
                   .lookFor = POSISCOPE_TR(
                       "core",
                       "It is the sinusoidal table of the Transformer with its halves apart. Only the shift, "
                       "the scale and the order of the halves tell programs apart."),
                   .formula = "E(t, i) = sin(s·t / B^(i/(d/2 − shift)))",
                   .lesson = "where-positions-enter"},
         .parameters = timestepParameters(),
         .width = {keys::dModel.name}});
    return encoding;
}

}  // namespace posiscope
