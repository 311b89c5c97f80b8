// SPDX-License-Identifier: GPL-3.0-or-later
// Contextual position encoding.
#include <algorithm>
#include <cmath>
#include <mutex>

#include "core/bias/copefield.h"
#include "core/encodings/relative.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr Key<std::int64_t> dimensionsKey{"head_dim"};
constexpr Key<std::int64_t> countKey{"npos_max"};
constexpr Key<std::string> showsKey{"cope_values"};
constexpr std::int64_t mostPositions = 4096;  // every row is computed gate by gate
constexpr std::int64_t mostCopeDimensions = 512;

class CopeModel final : public BiasModel {
 public:
    explicit CopeModel(const Values& values)
        : BiasModel(values.get(keys::maxLen)),
          shape_{values.get(keys::maxLen), values.get(dimensionsKey), values.get(countKey),
                 values.get(showsKey) == "positions"},
          heads_(values.get(keys::heads)),
          seed_(values.get(keys::seed)),
          known_(static_cast<std::size_t>(heads_)) {}

    std::int64_t heads() const override { return heads_; }
    std::shared_ptr<const Field> matrix(std::int64_t head) const override { return field(head); }
    /// Biases are between those of whole positions.
    Interval range(std::int64_t head) const override;
    Text about(std::int64_t) const override {
        return {shape_.positions ? POSISCOPE_TR("core", "counted positions, random queries and keys, seed %1")
                                 : POSISCOPE_TR("core", "random queries and keys, seed %1"),
                {groupedDigits(seed_)}};
    }

    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;
    std::vector<Text> notes() const override {
        return {
            {POSISCOPE_TR("core",
                          "Queries, keys and the table of positions are random numbers (seed %1): what is "
                          "counted depends on them."),
             {groupedDigits(seed_)}}};
    }

 private:
    struct Head {
        std::once_flag once, rangeOnce;
        std::shared_ptr<const CopeField> field;
        Interval range;
    };

    const std::shared_ptr<const CopeField>& field(std::int64_t head) const {
        Head& known = known_[static_cast<std::size_t>(head)];
        std::call_once(known.once, [&] {
            known.field = std::make_shared<CopeField>(shape_, static_cast<std::uint64_t>(seed_), head);
        });
        return known.field;
    }

    CopeField::Shape shape_;
    std::int64_t heads_;
    std::int64_t seed_;
    mutable std::vector<Head> known_;
};

Interval CopeModel::range(std::int64_t head) const {
    if (shape_.positions) return {0, static_cast<double>(std::min(shape_.count - 1, shape_.size))};
    Head& known = known_[static_cast<std::size_t>(head)];
    std::call_once(known.rangeOnce, [&] {
        const CopeField& own = *field(head);
        Interval& all = known.range;
        all = Interval::none();
        for (std::int64_t row = 0; row < shape_.size; ++row)
            for (std::int64_t n = 0; n < std::min(shape_.count, row + 2); ++n)
                all.include(own.logit(row, n));
    });
    return known.range;
}

std::vector<std::string> CopeModel::explain(const Cursor& cursor, int digits) const {
    const std::int64_t i = cursor.position;
    const std::int64_t j = cursor.reference;
    if (j > i) return explainMasked(cursor);
    const CopeField& own = *field(cursor.head);
    const double p = own.position(i, j);
    const std::string query = groupedDigits(i);
    const std::string key = groupedDigits(j);
    const std::string sum = "min(Σ_{k=" + key + "…" + query + "} σ(q_" + query + "·k_k/√" +
                            groupedDigits(shape_.dimensions) + "), " + groupedDigits(shape_.count - 1) + ")";
    if (shape_.positions) return {"p(" + query + ", " + key + ") = " + sum, "= " + formulaNumber(p, digits)};
    const double below = std::floor(p);
    const double w = p - below;
    const auto at = static_cast<std::int64_t>(below);
    std::vector<std::string> steps{biasCell(cursor) + " = q_" + query + "·e[p]",
                                   "p = " + sum + " = " + formulaNumber(p, digits)};
    if (w > 0)
        steps.push_back("= " + withDigits(1 - w, digits) + " × " + formulaNumber(own.logit(i, at), digits) +
                        " + " + withDigits(w, digits) + " × " + formulaNumber(own.logit(i, at + 1), digits));
    steps.push_back("= " + formulaNumber(own.value(i, j), digits));
    return steps;
}

Parameter copeLengthParameter() {
    Parameter length = maxLenParameter();
    length.tooltip =
        POSISCOPE_TR("core", "How many positions there are. Every gate is computed, so they are limited.");
    length.limits.maximum = static_cast<double>(mostPositions);
    length.slider->marks = {1, 16, 256, 4096};
    return length;
}

std::vector<Parameter> copeParameters() {
    return {{.key = showsKey.name,
             .label = POSISCOPE_TR("core", "Show"),
             .tooltip = POSISCOPE_TR("core", "The bias, or the positions that the gates have counted."),
             .initial = std::string("bias"),
             .choices = {{"bias", POSISCOPE_TR("core", "Bias"),
                          POSISCOPE_TR("core", "What is added to the score")},
                         {"positions", POSISCOPE_TR("core", "Positions"),
                          POSISCOPE_TR("core", "The sums of the gates from the key to the query")}}},
            headsParameter(),
            {.key = dimensionsKey.name,
             .label = POSISCOPE_TR("core", "Head dimensions"),
             .symbol = "<i>d</i>",
             .unit = POSISCOPE_TR("core", "dimensions"),
             .tooltip = POSISCOPE_TR("core", "How many numbers a query and a key have."),
             .initial = std::int64_t{128},
             .limits = {1, static_cast<double>(mostCopeDimensions)},
             .slider = Slider{{2, 8, 32, 128, 512}, Scale::logarithmic, 2}},
            {.key = countKey.name,
             .label = POSISCOPE_TR("core", "Max positions"),
             .unit = POSISCOPE_TR("core", "positions"),
             .tooltip = POSISCOPE_TR("core",
                                     "The table has so many rows: counting stops at the last one. 64 in the "
                                     "paper’s language models."),
             .initial = std::int64_t{64},
             .limits = {1, static_cast<double>(mostPositions)},
             .slider = Slider{{2, 8, 64, 1024}, Scale::logarithmic}},
            seedParameter(),
            copeLengthParameter()};
}

}  // namespace

/// Positions are counted by what is read: p_ij = Σ_{j ≤ k ≤ i} σ(q_i·k_k/√d), at most npos_max − 1, and the
/// bias is q_i·e[p_ij], interpolated between the two rows of the table e around p_ij. Always causal.
///
/// Source: Golovneva et al., "Contextual Position Encoding: Learning to Count What's Important",
/// arXiv:2405.18719, with the listing of the appendix. Queries, keys and the table (which
/// begins with zeros before training) are random numbers here: see core/bias/copefield.h.
const Encoding& copeEncoding() {
    static const Encoding encoding{
        .id = "cope",
        .name = POSISCOPE_TR("core", "CoPE"),
        .family = Family::relative,
        .citation = {"Golovneva 2024",
                     "Golovneva et al., “Contextual Position Encoding: Learning to Count What’s Important”, "
                     "2024, equations 3–5",
                     "https://arxiv.org/abs/2405.18719"},
        .about =
            {.summary = POSISCOPE_TR(
                 "core",
                 "Positions are counted by what is read: a gate between 0 and 1 for each key says whether it "
                 "counts, and the position of a key is the sum of the gates up to the query. So it can count "
                 "words or sentences instead of tokens. Queries and keys are random here."),
             .lookFor = POSISCOPE_TR("core",
                                     "Choose Positions under “Show”: the counts rise with the distance, "
                                     "unevenly, and stop at the last row of the table."),
             .formula = "p_ij = Σ_{j ≤ k ≤ i} σ(q_i·k_k/√d), b(i, j) = q_i·e[p_ij]",
             .lesson = "relative-positions"},
        .parameters = copeParameters(),
        .shape = biasShape,
        .make = makeModelOf<CopeModel>};
    return encoding;
}

}  // namespace posiscope
