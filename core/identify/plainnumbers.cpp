// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/plainnumbers.h"

#include <algorithm>
#include <cmath>

#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// What cells count by: rows, columns, or cell after cell.
struct CountedBy {
    const char* words;
    char letter;
    bool rows, columns;
};
constexpr CountedBy ramps[] = {
    {POSISCOPE_TR("core", "The table is a ramp: every cell of row p is %1"), 'p', true, false},
    {POSISCOPE_TR("core", "The table is a ramp: every cell of column j is %1"), 'j', false, true},
    {POSISCOPE_TR("core", "The table is a ramp: cell n, counted row by row, is %1"), 'n', true, true}};

/// "3 − 0.5 · p", "p", "2 · p".
std::string rampFormula(double first, double step, char letter) {
    const double size = std::abs(step);
    const std::string times = size == 1 ? std::string(1, letter) : withDigits(size, 6) + " · " + letter;
    if (first == 0) return (step < 0 ? "−" : "") + times;
    return withDigits(first, 6) + (step < 0 ? " − " : " + ") + times;
}

template <typename Expected>
bool areAll(const Sheet& sheet, NumberKind cells, Expected&& expected) {
    for (std::int64_t row = 0; row < sheet.rows(); ++row)
        for (std::int64_t j = 0; j < sheet.columns(); ++j) {
            const double cell = sheet.at(row, j), right = expected(row, j);
            if (!(std::abs(cell - right) <= 4 * roundingAt(cells, right) + 1e-12 * std::abs(right)))
                return false;
        }
    return true;
}

std::optional<Text> rampWords(const Sheet& sheet, NumberKind cells) {
    const double first = sheet.at(0, 0);
    for (const CountedBy& count : ramps) {
        const std::int64_t width = count.rows && count.columns ? sheet.columns() : 1;
        const double step = (count.columns ? sheet.at(0, 1) : sheet.at(1, 0)) - first;
        const auto expected = [&](std::int64_t row, std::int64_t j) {
            return first +
                   step * static_cast<double>((count.rows ? row * width : 0) + (count.columns ? j : 0));
        };
        if (step != 0 && areAll(sheet, cells, expected))
            return Text(count.words, {rampFormula(first, step, count.letter)});
    }
    return std::nullopt;
}

std::optional<Finding> findingOf(const Sheet& sheet, NumberKind cells) {
    const Text all = POSISCOPE_TR("core", "all cells");
    if (areAll(sheet, cells, [](std::int64_t row, std::int64_t j) { return row == j ? 1.0 : 0.0; }))
        return Finding{
            "identity-matrix",
            POSISCOPE_TR("core", "The table is the identity: row p has 1 in column p, and 0 elsewhere"), all};
    // The same number for a key in every query is ALiBi's, but for a constant.
    if (sheet.rows() == sheet.columns()) return std::nullopt;
    if (auto words = rampWords(sheet, cells)) return Finding{"ramp", *std::move(words), all};
    return std::nullopt;
}

}  // namespace

std::optional<Identity> plainNumbers(const Input& input, bool expected) {
    constexpr std::int64_t fewest = 4;
    if (input.arrays.size() != 1 || input.axes.size() != 2 || input.sheets.empty() ||
        input.arrays.front().complex)
        return std::nullopt;
    const Sheet& sheet = input.sheets.front();
    if (std::min(sheet.rows(), sheet.columns()) < fewest) return std::nullopt;
    auto finding = findingOf(sheet, input.cells);
    if (!finding) return std::nullopt;
    Identity answer;
    answer.asExpected = !expected;
    answer.rounding.table = nameOf(input.cells);
    answer.storage.rows = sheet.rows();
    answer.storage.columns = sheet.columns();
    if (expected)
        answer.mistakes.push_back(*std::move(finding));
    else
        answer.evidence.push_back(std::move(finding->text));
    return answer;
}

}  // namespace posiscope
