// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/expectedbiases.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/encodings/relative.h"
#include "core/identify/biases.h"
#include "core/identify/diagnosis/linefit.h"
#include "core/identify/hypothesis.h"
#include "core/identify/pairhypothesis.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr std::int64_t fewestRows = 8;  // fewer are near by chance

/// The expected values; length, heads and mask are those of the biases where they are not given.
Values valuesFor(const Expectation& expected, const Biases& biases) {
    Values values = expected.values;
    const auto follow = [&](const char* key, Value value) {
        if (!expected.gives(key) && values.contains(key)) values.set(key, std::move(value));
    };
    follow(keys::maxLen.name, biases.length);
    if (biases.heads > 1) follow(keys::heads.name, biases.heads);
    follow(keys::mask.name, std::string(biases.causal ? "causal" : "none"));
    return values;
}

/// Whether the model has biases of these sizes. One head alone may be the first of several.
bool areOfOneSize(const Model& model, const Biases& biases) {
    const AttentionBias* const bias = model.bias();
    if (bias == nullptr || (biases.heads != 1 && biases.heads != bias->heads())) return false;
    const auto first = bias->matrix(0);
    return first->rows() == biases.length && isMasked(first->value(0, biases.length - 1)) == biases.causal;
}

/// A matrix and the parameters whose biases it should have.
struct ExpectedMatrix {
    Biases biases;
    Values values;
    ExactBias exact;
    bool areNumbers = false;  ///< of buckets
};

std::optional<ExpectedMatrix> matrixFor(const Input& input, const Expectation& expected) {
    const auto biases = biasesOf(input);
    if (!biases) return std::nullopt;
    Values values = valuesFor(expected, *biases);
    if (!areSound(*expected.encoding, values)) return std::nullopt;
    const auto model = expected.encoding->make(values);
    if (!areOfOneSize(*model, *biases)) return std::nullopt;
    ExactBias exact = exactBiases(*expected.encoding, values);
    return ExpectedMatrix{*biases, std::move(values), std::move(exact), model->bias()->isBuckets()};
}

/// The answer if these were the biases; numbers below `least` have the error of that.
Identity answerWith(const Input& input, const Expectation& expected, const ExpectedMatrix& matrix,
                    const ExactBias& exact, double least = 0) {
    Identity answer =
        proved(hypothesisOf(input, matrix.biases,
                            within(input, matrix.biases, exact, toleranceFor(input.cells), least),
                            recognisedAs(expected.encoding->id, optionsOf(expected, matrix.values))),
               input.pace);
    answer.asExpected = answer.unexplainedCells == 0;
    return answer;
}

/// The constants that the cells of each row have in addition, as its first key says.
struct RowConstants {
    double largest = 0;
    double spread = 0;  ///< the largest difference of two of a head
    double cell = 0;    ///< the largest cell that they were read from
};

RowConstants constantsOf(const ExpectedMatrix& matrix) {
    RowConstants found;
    const Biases& biases = matrix.biases;
    for (std::int64_t head = 0; head < biases.heads; ++head) {
        const double first = biases.at(head, 0, 0) - matrix.exact(head, 0, 0);
        for (const std::int64_t query : someOf(0, biases.length - 1)) {
            const double cell = biases.at(head, query, 0);
            const double constant = cell - matrix.exact(head, query, 0);
            found.largest = std::max(found.largest, std::abs(constant));
            found.spread = std::max(found.spread, std::abs(constant - first));
            found.cell = std::max(found.cell, std::abs(cell));
        }
    }
    return found;
}

/// Softmax does not see what is added to all keys of a query. Numbers of buckets are no such biases.
std::optional<Identity> withConstants(const Input& input, const Expectation& expected,
                                      const ExpectedMatrix& matrix) {
    const Biases& biases = matrix.biases;
    if (biases.length < fewestRows || areWhole(biases)) return std::nullopt;
    const RowConstants constants = constantsOf(matrix);
    if (!std::isfinite(constants.largest)) return std::nullopt;
    const auto exact = [biases, own = matrix.exact](std::int64_t head, std::int64_t query, std::int64_t key) {
        return own(head, query, key) + (biases.at(head, query, 0) - own(head, query, 0));
    };
    Identity answer = answerWith(input, expected, matrix, exact, constants.cell);
    if (!answer.asExpected) return std::nullopt;
    const double rounding = 4 * toleranceFor(input.cells) * constants.cell;
    const char* const words =
        constants.spread <= rounding
            ? POSISCOPE_TR(
                  "core",
                  "all cells of a head have a constant in addition, %1 at most: softmax does not see it")
            : POSISCOPE_TR(
                  "core",
                  "all cells of a row have a constant in addition, %1 at most: softmax does not see it");
    answer.notes.emplace_back(Text(words, {withDigits(constants.largest, 4)}));
    return answer;
}

/// Whether most cells that are not masked are explained.
bool explainsMost(const Identity& answer, const Biases& biases) {
    constexpr double most = 0.6;
    const std::int64_t length = biases.length;
    const std::int64_t cells = biases.heads * (biases.causal ? length * (length + 1) / 2 : length * length);
    return length >= fewestRows &&
           static_cast<double>(answer.unexplainedCells) <= (1 - most) * static_cast<double>(cells);
}

/// Some queries and keys of all heads; nothing is expected where a key is masked.
CellsAndExpected cellsOf(const ExpectedMatrix& matrix) {
    const Biases& biases = matrix.biases;
    const std::vector<std::int64_t> some = someOf(0, biases.length - 1);
    CellsAndExpected found;
    found.columns = some.size();
    for (std::int64_t head = 0; head < biases.heads; ++head)
        for (const std::int64_t query : some) {
            found.rows.push_back(query);
            for (const std::int64_t key : some) {
                const double cell = biases.at(head, query, key), expected = matrix.exact(head, query, key);
                const bool masked = isMasked(cell) || isMasked(expected);
                found.cells.push_back(masked ? std::nan("") : cell);
                found.expected.push_back(masked ? std::nan("") : expected);
            }
        }
    return found;
}

/// Meant numbers of buckets beside those of the cells.
struct Renumbered {
    std::map<std::int64_t, std::int64_t> found = {};  ///< of every meant number; empty where it has several
    std::int64_t distance = 0;                        ///< the first one, from 0, with another number
    std::int64_t meant = 0, is = 0;
};

std::optional<Renumbered> renumbered(const ExpectedMatrix& matrix, const ByDistance& cells) {
    std::optional<Renumbered> others;
    std::map<std::int64_t, std::int64_t> found;
    bool alike = true;
    for (std::int64_t n = 0; n < matrix.biases.length; ++n)
        for (const std::int64_t distance : {n, -n}) {
            if (matrix.biases.causal && distance < 0) continue;
            const auto is = static_cast<std::int64_t>(cells.at(distance));
            const auto meant = static_cast<std::int64_t>(
                matrix.exact(0, std::max<std::int64_t>(distance, 0), std::max<std::int64_t>(-distance, 0)));
            alike = found.try_emplace(meant, is).first->second == is && alike;
            if (is != meant && !others) others = Renumbered{.distance = distance, .meant = meant, .is = is};
        }
    if (others && alike) others->found = std::move(found);
    return others;
}

/// "3 ↔ 4, 5 → 0": what stands for which number.
std::string exchangesIn(const std::map<std::int64_t, std::int64_t>& found) {
    constexpr std::size_t most = 4;
    std::vector<std::string> words;
    for (const auto& [meant, is] : found) {
        const auto back = found.find(is);
        const bool both = back != found.end() && back->second == meant;
        if (is != meant && !(both && is < meant))
            words.push_back(groupedDigits(meant) + (both ? " ↔ " : " → ") + groupedDigits(is));
    }
    std::string all;
    for (std::size_t n = 0; n < std::min(words.size(), most); ++n)
        all += (n == 0 ? "" : ", ") + words[n];
    return all + (words.size() > most ? ", …" : "");
}

}  // namespace

bool diagnoseNumbers(const Input& input, const Expectation& expected, Identity& answer) {
    const auto matrix = matrixFor(input, expected);
    if (!matrix || !matrix->areNumbers || !areWhole(matrix->biases)) return false;
    const ByDistance cells = byDistance(matrix->biases);
    if (!cells.holds()) return false;
    const auto others = renumbered(*matrix, cells);
    if (!others) return false;
    std::vector<Text> evidence = std::move(answer.evidence);
    answer = answerWith(input, expected, *matrix, matrix->exact);
    answer.evidence = std::move(evidence);
    answer.storage.form = "buckets";
    answer.mistakes.push_back(
        {"other-bucket-numbers",
         Text(
             POSISCOPE_TR(
                 "core", "Bucket numbers are others: %1; first at distance %2, bucket %3 where %4 was meant"),
             {others->found.empty() ? "…" : exchangesIn(others->found), groupedDigits(others->distance),
              groupedDigits(others->is), groupedDigits(others->meant)}),
         POSISCOPE_TR("core", "some cells")});
    return true;
}

std::optional<Identity> expectedBiases(const Input& input, const Expectation& expected) {
    const auto matrix = matrixFor(input, expected);
    if (!matrix) return std::nullopt;
    Identity answer = answerWith(input, expected, *matrix, matrix->exact);
    if (answer.asExpected) return answer;
    if (auto shifted = withConstants(input, expected, *matrix)) return shifted;
    return explainsMost(answer, matrix->biases) ? std::optional(std::move(answer)) : std::nullopt;
}

bool diagnoseNearestBiases(const Input& input, const Expectation& expected, Identity& answer) {
    if (answer.recognised && answer.encoding == expected.encoding->id) return false;
    const auto matrix = matrixFor(input, expected);
    if (!matrix || matrix->biases.length < fewestRows) return false;
    const CellsAndExpected cells = cellsOf(*matrix);
    const auto fit = lineFit(cells);
    if (!fit || !isNear(*fit, sizeOf(cells))) return false;
    const auto line = [fit = *fit, exact = matrix->exact](std::int64_t head, std::int64_t query,
                                                          std::int64_t key) {
        const double expectedBias = exact(head, query, key);
        return isMasked(expectedBias) ? expectedBias : fit.slope * expectedBias + fit.shift;
    };
    answer = answerWith(input, expected, *matrix, line, std::abs(fit->shift));
    answer.mistakes.push_back(findingOf(cells, *fit));
    tellFit(*fit, answer);
    return true;
}

}  // namespace posiscope
