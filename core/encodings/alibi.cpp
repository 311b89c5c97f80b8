// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/alibi.h"

#include <bit>
#include <cmath>

#include "core/encodings/positionlist.h"
#include "core/encodings/precisionparameters.h"
#include "core/encodings/relative.h"
#include "core/math/doubledouble.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr Key<double> biasMaxKey{"alibi_bias_max"};
constexpr Key<std::string> formKey{"alibi_form"};

/// The number of heads whose regular slopes come first.
std::int64_t regularHeads(std::int64_t heads) {
    return static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(heads)));
}

/// The exponent of a head's slope as a fraction: m_h = 2^(−max · over / under).
struct Exponent {
    std::int64_t over = 1, under = 1;
};

Exponent exponentOf(std::int64_t head, std::int64_t heads) {
    const std::int64_t regular = regularHeads(heads);
    if (head < regular) return {head + 1, regular};
    return {2 * (head - regular) + 1, 2 * regular};
}

double slopeOf(std::int64_t head, std::int64_t heads, double max) {
    const Exponent exponent = exponentOf(head, heads);
    const DoubleDouble power = exactProduct(max, static_cast<double>(exponent.over)) /
                               DoubleDouble{static_cast<double>(exponent.under), 0};
    return exponential(-(power * ln2)).hi;
}

class AlibiModel final : public DistanceBiasModel {
 public:
    explicit AlibiModel(const Values& values)
        : DistanceBiasModel(values.get(keys::maxLen), values.get(keys::heads), isCausal(values, true)),
          max_(values.get(biasMaxKey)),
          pipeline_(pipelineOf(values, PrecisionOf::alibi)),
          symmetric_(!causal() && values.get(formKey) == "symmetric") {}

    std::vector<Text> notes() const override {
        if (regularHeads(heads()) == heads()) return {};
        return {{POSISCOPE_TR("core",
                              "%1 is not a power of two: the first %2 heads have the slopes of %2 heads, the "
                              "others every other slope of %3 heads, unsorted."),
                 {groupedDigits(heads()), groupedDigits(regularHeads(heads())),
                  groupedDigits(2 * regularHeads(heads()))}}};
    }
    std::vector<Fact> facts() const override {
        std::vector<double> slopes = alibiSlopes(heads(), max_);
        for (double& each : slopes)
            each = roundTo(pipeline_.frequency, each);
        return {{"slopes", std::move(slopes)}};
    }

 protected:
    std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t head) const override {
        return std::make_shared<LineFunction>(-slope(head), symmetric_, pipeline_.position, pipeline_.table);
    }
    std::vector<std::string> steps(const Cursor& cursor, int digits) const override {
        const Exponent exponent = exponentOf(cursor.head, heads());
        const std::string h = groupedDigits(cursor.head);
        const std::int64_t signedDistance = cursor.position - cursor.reference;
        const std::string distance =
            formulaNumber(static_cast<double>(symmetric_ ? std::abs(signedDistance) : signedDistance), 17);
        return {biasCell(cursor) + " = −m_" + h + "·" + (symmetric_ ? "|" : "(") +
                    groupedDigits(cursor.position) + " − " + groupedDigits(cursor.reference) +
                    (symmetric_ ? "|" : ")"),
                "= −2^(−" + inFull(max_) + "·" + groupedDigits(exponent.over) + "/" +
                    groupedDigits(exponent.under) + ") × " + distance,
                "= −" + formulaNumber(slope(cursor.head), digits) + " × " + distance};
    }
    Text about(std::int64_t head) const override {
        const Exponent exponent = exponentOf(head, heads());
        const double power = max_ * static_cast<double>(exponent.over) / static_cast<double>(exponent.under);
        return {POSISCOPE_TR("core", "slope %1"),
                {power == std::round(power) && power < 100
                     ? "2⁻" + raised(std::to_string(static_cast<int>(power)))
                     : withDigits(slope(head), 4)}};
    }

 private:
    double slope(std::int64_t head) const {
        return roundTo(pipeline_.frequency, slopeOf(head, heads(), max_));
    }

    double max_;
    Pipeline pipeline_;
    bool symmetric_;
};

std::vector<Parameter> alibiParameters() {
    std::vector<Parameter> all{
        headsParameter(),
        {.key = biasMaxKey.name,
         .label = POSISCOPE_TR("core", "ALiBi bias max"),
         .tooltip =
             POSISCOPE_TR("core",
                          "The slopes go down to 2 to the power of minus this: 8 in the paper. A "
                          "larger number lets the last heads look farther back. alibi_bias_max in MPT."),
         .initial = 8.0,
         .limits = {0, 64, true},
         .seldom = true,
         .slider = Slider{{1, 4, 8, 12, 16}}},
        maxLenParameter(),
        maskParameter(),
        {.key = formKey.name,
         .label = POSISCOPE_TR("core", "Keys ahead"),
         .tooltip = POSISCOPE_TR("core", "What is added for keys after the query, which no mask hides."),
         .initial = std::string("symmetric"),
         .broughtBy = Bringer{keys::mask.name, {"none"}},
         .choices =
             {{"symmetric", Text::asIs("−m·|i − j|"),
               POSISCOPE_TR("core", "As encoders have it: the farther a key, the less, on both sides")},
              {"one-sided", Text::asIs("−m·(i − j)"),
               POSISCOPE_TR("core", "The formula of decoders goes on: the farther ahead a key, the more")}},
         .inOlderFiles = std::string("one-sided")}};
    for (Parameter& stage : precisionParameters(PrecisionOf::alibi))
        all.push_back(std::move(stage));
    return all;
}

}  // namespace

std::vector<double> alibiSlopes(std::int64_t heads, double max) {
    std::vector<double> slopes;
    for (std::int64_t head = 0; head < heads; ++head)
        slopes.push_back(slopeOf(head, heads, max));
    return slopes;
}

/// b_h(i, j) = −m_h · (i − j) with one slope m_h for each of n heads.
///
/// Source: Press, Smith, Lewis, "Train Short, Test Long", arXiv:2108.12409, section 3, and the function
/// get_slopes of github.com/ofirpress/attention_with_linear_biases. Where nothing is masked, encoders add
/// −m_h · |i − j| (issue 5 of that repository; MosaicBERT, JinaBERT, axlearn); the choice “one-sided”
/// continues −m_h · (i − j) ahead of the query, where it is positive (BLOOM's matrix, up to a constant in
/// each row). Where the computation rounds (precision), slopes, distances and biases are rounded one after
/// the other: see LineFunction.
const Encoding& alibiEncoding() {
    static const Encoding encoding = atAnyPositions<biasShape, makeModelOf<AlibiModel>>(
        {.id = "alibi",
         .name = POSISCOPE_TR("core", "ALiBi"),
         .family = Family::relative,
         .citation = {"Press 2021",
                      "Press, Smith, Lewis, “Train Short, Test Long: Attention with Linear Biases Enables "
                      "Input Length Extrapolation”, 2021, section 3",
                      "https://arxiv.org/abs/2108.12409"},
         .about = {.summary = POSISCOPE_TR(
                       "core",
                       "No table: each head subtracts a number from the score that grows with "
                       "the distance between query and key. Its slope is fixed and different for "
                       "each head, so that some heads look near and others far."),
                   .lookFor =
                       POSISCOPE_TR("core",
                                    "A straight line over the distance; the head changes its slope alone. As "
                                    "a line has no end, contexts may be longer than those of training."),
                   .formula = "b_h(i, j) = −m_h · (i − j)",
                   .lesson = "extrapolation"},
         .parameters = alibiParameters()});
    return encoding;
}

}  // namespace posiscope
