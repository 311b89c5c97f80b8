// SPDX-License-Identifier: GPL-3.0-or-later
// A learned table before training.
#include <cmath>

#include "core/encodings/common.h"
#include "core/fields/zerofield.h"
#include "core/math/random.h"
#include "core/models/encoding.h"
#include "core/models/sinusoidmodel.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr Key<double> deviationKey{"standard_deviation"};
constexpr Key<std::string> numbersKey{"initial_numbers"};
constexpr double sigmasShown = 4;

/// Independent normal numbers, made when they are asked for.
class NormalTable final : public Field {
 public:
    NormalTable(std::int64_t rows, std::int64_t columns, std::int64_t seed, double deviation)
        : rows_(rows), columns_(columns), seed_(static_cast<std::uint64_t>(seed)), deviation_(deviation) {}

    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return columns_; }
    double value(std::int64_t row, std::int64_t column) const override {
        return deviation_ * normalAt(seed_, static_cast<std::uint64_t>(row * largestDModel + column));
    }

 private:
    std::int64_t rows_, columns_;
    std::uint64_t seed_;
    double deviation_;
};

class LearnedModel final : public TableModel {
 public:
    explicit LearnedModel(const Values& values)
        : TableModel(std::make_shared<NormalTable>(values.get(keys::maxLen), values.get(keys::dModel),
                                                   values.get(keys::seed), values.get(deviationKey)),
                     0, {-sigmasShown * values.get(deviationKey), sigmasShown * values.get(deviationKey)}),
          seed_(values.get(keys::seed)),
          deviation_(values.get(deviationKey)) {}

    /// Five standard deviations above the mean of ‖PE(p)‖², whose distribution is known: fixed by the
    /// parameters.
    double largest(SimilarityKind kind) const override {
        const auto columns = static_cast<double>(table().columns());
        return kind == SimilarityKind::cosine
                   ? 1
                   : deviation_ * deviation_ * (columns + 5 * std::sqrt(2 * columns));
    }
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override {
        return {"W[" + groupedDigits(cursor.position) + ", " + groupedDigits(cursor.dimension) + "] ~ N(0, " +
                    inFull(deviation_) + "²), seed " + groupedDigits(seed_),
                "= " + withDigits(table().value(cursor.position, cursor.dimension), digits)};
    }
    std::vector<Text> notes() const override {
        return {
            Text(POSISCOPE_TR("core",
                              "Random numbers: what a learned table is before training. Open a trained one "
                              "with File ▸ Open table."))
                .onCommandLine("Random numbers: what a learned table is before training. --table "
                               "FILE[:TENSOR] shows a trained one.")};
    }

 private:
    std::int64_t seed_;
    double deviation_;
};

/// A table whose memory is cleared, and which training has not reached.
class ZerosModel final : public TableModel {
 public:
    explicit ZerosModel(const Values& values)
        : TableModel(std::make_shared<ZeroField>(values.get(keys::maxLen), values.get(keys::dModel)), 0,
                     {-1, 1}) {}

    double largest(SimilarityKind kind) const override { return kind == SimilarityKind::cosine ? 1 : 0; }
    std::vector<std::string> explain(const Cursor& cursor, int) const override {
        return {"W[" + groupedDigits(cursor.position) + ", " + groupedDigits(cursor.dimension) +
                    "] of zeros(max_len, d_model)",
                "= 0"};
    }
    std::vector<Text> notes() const override {
        return {POSISCOPE_TR("core",
                             "All cells are 0, as in programs that begin with zeros(max_len, d_model): until "
                             "training fills the table, all rows are equal, no position is told from "
                             "another, and the cosine of two rows is not defined.")};
    }
};

ModelShape learnedShape(const Values& values) {
    return {0, values.get(keys::maxLen), values.get(keys::dModel), 0};
}

Failure checkLearned(const Values& values) {
    constexpr std::int64_t mostCells = std::int64_t{1} << 26U;
    const std::int64_t rows = values.get(keys::maxLen);
    if (rows <= mostCells / values.get(keys::dModel)) return std::nullopt;
    return Error{
        {POSISCOPE_TR("core", "max_len × d_model must be at most %1 for a learned table, not %2 × %3"),
         {groupedDigits(mostCells), groupedDigits(rows), groupedDigits(values.get(keys::dModel))}},
        keys::maxLen.name};
}

Parameter numbersParameter() {
    return {.key = numbersKey.name,
            .label = POSISCOPE_TR("core", "Before training"),
            .tooltip = POSISCOPE_TR("core", "The numbers that the table begins with."),
            .initial = std::string("random"),
            .choices = {{"random", POSISCOPE_TR("core", "Random"),
                         POSISCOPE_TR("core", "Independent normal numbers of the seed (GPT-2, BERT)")},
                        {"zeros", POSISCOPE_TR("core", "Zeros"),
                         POSISCOPE_TR("core", "zeros(max_len, d_model), which training fills")}}};
}

Parameter deviationParameter() {
    return {.key = deviationKey.name,
            .label = POSISCOPE_TR("core", "Standard deviation"),
            .symbol = "<i>σ</i>",
            .tooltip = POSISCOPE_TR(
                "core", "Of the random numbers: 0.01 in GPT-2, 0.02 in BERT (initializer_range)."),
            .initial = 0.02,
            .limits = {0, 1000, true},
            .broughtBy = Bringer{numbersKey.name, {"random"}},
            .slider = Slider{{0.001, 0.01, 0.1, 1}, Scale::logarithmic}};
}

Parameter ownSeedParameter() {
    Parameter seed = seedParameter();
    seed.broughtBy = Bringer{numbersKey.name, {"random"}};
    return seed;
}

std::shared_ptr<const Model> makeLearned(const Values& values) {
    if (values.get(numbersKey) == "zeros") return std::make_shared<ZerosModel>(values);
    return std::make_shared<LearnedModel>(values);
}

}  // namespace

/// PE[p] = W[p] with W drawn from a normal distribution with mean 0: what a learned table is before it has
/// learned anything. GPT-2 (openai/gpt-2, src/model.py) starts with a standard deviation of 0.01, BERT
/// (google-research/bert, modeling.py) with 0.02 (there truncated at two standard deviations, here not). The
/// numbers follow from the seed, the position and the dimension alone, so that another size shows more or
/// less of the same table. Other programs begin with zeros (initial_numbers): all rows are equal until
/// training fills them. A trained table is opened from a file.
const Encoding& learnedEncoding() {
    static const Encoding encoding{
        .id = "learned",
        .name = POSISCOPE_TR("core", "Learned (untrained)"),
        .citation =
            {"Radford 2019",
             "Radford et al., “Language Models are Unsupervised Multitask Learners” (GPT-2), 2019; Devlin et "
             "al., “BERT”, 2018",
             "https://arxiv.org/abs/1810.04805"},
        .about =
            {.summary = POSISCOPE_TR("core",
                                     "A table with one row for each position, which training fills: BERT and "
                                     "GPT-2 have one. Before training its numbers are random or zero, and "
                                     "nothing in it says which position is near which."),
             .lookFor = POSISCOPE_TR(
                 "core",
                 "Random rows are similar to themselves alone: compare the diagonal of the similarity matrix "
                 "with that of sinusoids, or with a trained table. There is no row beyond max_len."),
             .formula = "PE(p) = W[p]",
             .lesson = "learned-or-fixed"},
        .parameters = {numbersParameter(), dModelParameter(), maxLenParameter(), deviationParameter(),
                       ownSeedParameter()},
        .width = {keys::dModel.name},
        .shape = learnedShape,
        .check = checkLearned,
        .make = makeLearned};
    return encoding;
}

}  // namespace posiscope
