// SPDX-License-Identifier: GPL-3.0-or-later
// ALiBi: slopes, biases of all pairs of positions, and biases by the key's position alone.
#include "core/encodings/alibi.h"

#include <algorithm>
#include <cmath>

#include "core/identify/biases.h"
#include "core/identify/families/families.h"
#include "core/identify/snap.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The slopes of the heads, and their source.
struct Slopes {
    std::vector<double> values = {};
    std::vector<double> exact = {};  ///< those that they are named as, perhaps of more heads
    std::string form = {}, words = {};
    std::vector<std::string> axes = {};
    OptionValues options = {};   ///< beside heads and alibi_bias_max
    bool otherSign = false;      ///< farther keys get more
    bool futureOfZeros = false;  ///< keys after the query are not masked, and have 0
    bool causal = false, symmetric = false;
    std::vector<double> shifts = {};  ///< the constant of each head; empty where there is no matrix
    double shift = 0;                 ///< the largest constant that all cells of a head have in addition
};

std::optional<Slopes> fromList(const Input& input) {
    if (input.axes.size() != 1 || input.arrays.size() != 1) return std::nullopt;
    Slopes slopes{.form = "slopes", .words = "slopes alone", .axes = {"head"}};
    const StoredArray& array = input.arrays.front();
    for (std::int64_t n = 0; n < array.count(); ++n)
        slopes.values.push_back(std::abs(array.at(n)));
    return slopes;
}

/// Reads [heads, L]: slope × the key's position, up to a constant.
std::optional<Slopes> fromKeys(const Input& input) {
    if (input.axes.size() != 2 || input.sheets.empty() || input.axes[1] < 3) return std::nullopt;
    const Sheet& sheet = input.sheets.front();
    Slopes slopes{
        .form = "bias-of-keys", .words = "slope times the position of the key", .axes = {"head", "key"}};
    const std::int64_t last = sheet.columns() - 1;
    for (std::int64_t head = 0; head < sheet.rows(); ++head)
        slopes.values.push_back((sheet.at(head, last) - sheet.at(head, 0)) / static_cast<double>(last));
    slopes.otherSign = std::ranges::all_of(slopes.values, [](double each) { return each < 0; });
    for (double& each : slopes.values)
        each = std::abs(each);
    return slopes;
}

/// What the cells behind the query tell of the whole matrix.
struct Future {
    bool masked = false, zeros = false, symmetric = false;
};
Future futureOf(const Biases& biases) {
    constexpr double masked = -1e4;
    const double next = biases.at(0, 0, 1), last = biases.at(0, 0, biases.length - 1);
    // Zeros behind the query, where the cells before it differ.
    const bool zeros = next == 0 && last == 0 && biases.at(0, biases.length - 1, 0) != 0;
    return {next < masked, zeros, next - biases.at(0, 0, 0) == biases.at(0, 1, 0) - biases.at(0, 0, 0)};
}

/// Reads [heads, L, L] or [L, L]: −m (i − j) or −m |i − j| and a constant, with −∞ or a very negative number
/// for masked keys.
std::optional<Slopes> fromMatrices(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->length < 3) return std::nullopt;
    Slopes slopes{.form = "bias",
                  .words = "biases of queries and keys",
                  .axes = {"query", "key"},
                  .options = {{"max_len", biases->length}}};
    if (biases->heads > 1) slopes.axes.insert(slopes.axes.begin(), "head");
    const Future future = futureOf(*biases);
    slopes.causal = future.masked || future.zeros;
    slopes.futureOfZeros = future.zeros;
    slopes.symmetric = future.symmetric;
    slopes.options.emplace_back("mask", std::string(slopes.causal ? "causal" : "none"));
    if (!slopes.causal)
        slopes.options.emplace_back("alibi_form", std::string(future.symmetric ? "symmetric" : "one-sided"));
    for (std::int64_t head = 0; head < biases->heads; ++head) {
        const double shift = biases->at(head, 0, 0);
        slopes.values.push_back(shift - biases->at(head, 1, 0));
        slopes.shifts.push_back(shift);
        slopes.shift = std::max(slopes.shift, std::abs(shift));
    }
    slopes.otherSign = std::ranges::all_of(slopes.values, [](double each) { return each < 0; });
    // Without a mask this is the transposed matrix, whose distances count key − query.
    if (slopes.otherSign && (biases->turned || !(slopes.causal || future.symmetric))) return std::nullopt;
    // A single slope of few digits is near one of some number of heads by chance.
    if (slopes.otherSign && slopes.values.size() == 1 && isNarrow(input.cells)) return std::nullopt;
    if (slopes.otherSign)
        for (double& each : slopes.values)
            each = -each;
    return slopes;
}

bool agree(const std::vector<double>& slopes, const std::vector<double>& exact, NumberKind cells) {
    const double tolerance = 4 * roundingOf(cells) + 1e-6;
    return compare(slopes, [&](std::size_t h) { return nearTo(exact[h], tolerance); }).unexplained == 0;
}

/// The paper's row for any number of heads, 2^(−max (h + 1)/n).
std::vector<double> oneRow(std::size_t heads, double max) {
    std::vector<double> slopes;
    for (std::size_t h = 0; h < heads; ++h)
        slopes.push_back(std::exp2(-max * static_cast<double>(h + 1) / static_cast<double>(heads)));
    return slopes;
}

/// Names the slopes. The slope of a single head may be from any usual number of heads.
bool nameSlopes(Slopes& slopes, NumberKind cells, Identity& answer) {
    const std::vector<double>& values = slopes.values;
    if (values.empty() || !(values.front() > 0 && values.front() < 1) || values.size() > 1024) return false;
    const auto are = [&](std::size_t heads, double max, std::vector<double> exact) {
        if (!agree(values, exact, cells)) return false;
        slopes.exact = std::move(exact);
        answer.options = {{"heads", static_cast<std::int64_t>(heads)}, {"alibi_bias_max", max}};
        return true;
    };
    std::vector<std::size_t> counts{values.size()};
    if (values.size() == 1) counts = {8, 16, 32, 12, 64, 4, 2, 1};
    for (const std::size_t heads : counts) {
        const auto regular = static_cast<double>(std::bit_floor(heads));
        const double max = -std::log2(values.front()) * regular;
        const RoundNumber round = roundNear(max, 3 * regular * roundingOf(cells) + 1e-6 * max);
        if (round.digits > 4 || (values.size() == 1 && round.value != 8)) continue;
        if (are(heads, round.value, alibiSlopes(static_cast<std::int64_t>(heads), round.value))) return true;
    }
    const double max = -std::log2(values.front()) * static_cast<double>(values.size());
    const RoundNumber round = roundNear(max, max * (2 * roundingOf(cells) + 1e-6));
    if (values.size() < 3 || round.digits > 4 ||
        !are(values.size(), round.value, oneRow(values.size(), round.value)))
        return false;
    answer.mistakes.push_back(
        {"alibi",
         Text(POSISCOPE_TR(
                  "core",
                  "The slopes are one geometric row for %1 heads, which are no power of two: the published "
                  "slopes are those of the next lower power, then every other one of its double"),
              {groupedDigits(static_cast<std::int64_t>(values.size()))}),
         POSISCOPE_TR("core", "all heads")});
    return true;
}

/// Slopes in reverse order, where heads are so and the last one has the largest.
bool nameReversed(Slopes& slopes, NumberKind cells, Identity& answer) {
    if (slopes.values.size() < 3 || slopes.form == "slopes" || slopes.values.front() >= slopes.values.back())
        return false;
    Slopes reversed = slopes;
    std::ranges::reverse(reversed.values);
    if (!nameSlopes(reversed, cells, answer)) return false;
    slopes.exact.assign(reversed.exact.rbegin(), reversed.exact.rend());
    answer.mistakes.push_back(
        {"heads-reversed",
         POSISCOPE_TR("core", "Heads are in reverse order: the first one has the smallest slope"),
         POSISCOPE_TR("core", "all heads")});
    return true;
}

/// What is to be said of the cells beside the slopes.
void diagnoseCells(const Slopes& slopes, Identity& answer) {
    if (slopes.otherSign)
        answer.mistakes.push_back(
            {"other-sign",
             POSISCOPE_TR("core", "Biases have the other sign: keys that are farther away get more"),
             POSISCOPE_TR("core", "all cells")});
    if (slopes.futureOfZeros)
        answer.notes.emplace_back(
            POSISCOPE_TR("core", "keys after the query have 0, not −∞: a causal mask is to be added"));
    if (slopes.shift > 0)
        answer.notes.emplace_back(
            Text(POSISCOPE_TR(
                     "core",
                     "all cells of a head have a constant in addition, %1 at most: softmax does not see it"),
                 {withDigits(slopes.shift, 4)}));
}

/// The list is that of the slopes.
Hypothesis listOf(const Input& input, const Slopes& slopes, Identity answer) {
    const double tolerance = 4 * roundingOf(input.cells) + 1e-6;
    return hypothesisOf(
        slopes.values, [slopes, tolerance](std::size_t h) { return nearTo(slopes.exact[h], tolerance); },
        std::move(answer));
}

/// Every cell of [heads, L] is on the line of its head, through the first or the last cell, whichever is
/// nearer to 0.
Hypothesis linesOf(const Input& input, const Slopes& slopes, Identity answer) {
    const Sheet& sheet = input.sheets.front();
    const std::int64_t last = sheet.columns() - 1;
    const double tolerance = 6 * roundingOf(input.cells) + 1e-6;
    Hypothesis lines = hypothesisOf(
        sheet,
        [sheet, slopes, last, tolerance](std::int64_t head, std::size_t key, double) -> ExpectedCell {
            const double first = sheet.at(head, 0), end = sheet.at(head, last);
            const double slope = std::copysign(slopes.exact[static_cast<std::size_t>(head)], end - first);
            const auto place = static_cast<double>(key);
            const bool fromFirst = std::abs(first) <= std::abs(end);
            return {fromFirst ? first + slope * place : end + slope * (place - static_cast<double>(last)),
                    tolerance * std::max(std::abs(first), std::abs(end))};
        },
        std::move(answer));
    lines.someRows = spreadRows(sheet.rows(), sheet.rows());
    lines.some = lines.all;
    lines.enough = 1;
    return lines;
}

/// All cells against the slopes that were read.
Hypothesis matricesOf(const Input& input, const Slopes& slopes, Identity answer) {
    const double sign = slopes.otherSign ? -1 : 1;
    const Biases biases = *biasesOf(input);
    const auto exact = [slopes, sign](std::int64_t head, std::int64_t query, std::int64_t key) {
        if (slopes.causal && key > query) return slopes.futureOfZeros ? 0.0 : -HUGE_VAL;
        const auto distance = static_cast<double>(query - key);
        const auto h = static_cast<std::size_t>(head);
        return slopes.shifts[h] -
               sign * slopes.values[h] * (slopes.symmetric ? std::abs(distance) : distance);
    };
    Hypothesis matrices =
        hypothesisOf(input, biases, within(input, biases, exact, 4 * roundingOf(input.cells), slopes.shift),
                     std::move(answer));
    matrices.enough = 0.9;  // chance hardly names slopes
    return matrices;
}

void describe(const Input& input, const Slopes& slopes, Identity& answer) {
    answer.recognised = true;
    answer.encoding = "alibi";
    answer.options.insert(answer.options.end(), slopes.options.begin(), slopes.options.end());
    answer.storage.form = slopes.form;
    answer.storage.words = slopes.words;
    answer.storage.axisOrder = slopes.axes;
    answer.storage.rows = input.axes.size() == 1 ? 1 : input.axes[input.axes.size() - 2];
    answer.storage.columns = input.axes.back();
    answer.rounding.table = nameOf(input.cells);
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core", "slopes: %1 to %2 of %3 heads"),
             {withDigits(slopes.values.front(), 7), withDigits(slopes.values.back(), 7),
              groupedDigits(static_cast<std::int64_t>(slopes.values.size()))}));
}

}  // namespace

std::vector<Hypothesis> proposeAlibi(const Input& input) {
    std::vector<Hypothesis> all;
    for (auto* const from : {fromList, fromMatrices, fromKeys}) {
        auto slopes = from(input);
        Identity answer;
        if (!slopes ||
            !(nameSlopes(*slopes, input.cells, answer) || nameReversed(*slopes, input.cells, answer)))
            continue;
        diagnoseCells(*slopes, answer);
        if (from == fromList)
            all.push_back(listOf(input, *slopes, std::move(answer)));
        else if (from == fromKeys)
            all.push_back(linesOf(input, *slopes, std::move(answer)));
        else
            all.push_back(matricesOf(input, *slopes, std::move(answer)));
        describe(input, *slopes, all.back().answer);
    }
    return all;
}

}  // namespace posiscope
