// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/expectednumbers.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/identify/compare.h"
#include "core/identify/diagnosis/linefit.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr std::size_t mostNamed = 16;

/// What may have been done to all numbers of a list.
struct Done {
    const char* id;  ///< behind "frequencies"
    const char* words;
    std::vector<double> (*to)(std::vector<double> numbers);
};

std::vector<double> reversed(std::vector<double> numbers) {
    std::ranges::reverse(numbers);
    return numbers;
}
std::vector<double> negated(std::vector<double> numbers) {
    for (double& each : numbers)
        each = -each;
    return numbers;
}
std::vector<double> eachTwice(std::vector<double> numbers) {
    std::vector<double> all;
    for (const double each : numbers)
        all.insert(all.end(), 2, each);
    return all;
}
std::vector<double> twice(std::vector<double> numbers) {
    std::vector<double> all = numbers;
    all.insert(all.end(), numbers.begin(), numbers.end());
    return all;
}

std::span<const Done> waysDone() {
    static constexpr Done all[] = {
        {"-reversed", POSISCOPE_TR("core", "The list is in reverse order: the last number comes first"),
         reversed},
        {"-negated", POSISCOPE_TR("core", "All numbers have the other sign"), negated},
        {"-repeated", POSISCOPE_TR("core", "Every number stands twice, one beside the other"), eachTwice},
        {"-repeated", POSISCOPE_TR("core", "The list stands twice, one behind the other"), twice}};
    return all;
}

bool areEqual(const ExpectedNumbers& list, std::vector<double> expected) {
    if (expected.size() != list.numbers.size()) return false;
    return otherNumbers({list.numbers, std::move(expected), list.cells, list.words}).empty();
}

std::vector<double> sorted(std::vector<double> numbers) {
    std::ranges::sort(numbers);
    return numbers;
}

}  // namespace

const ListWords& wordsOfPairs() {
    static constexpr ListWords words{
        "frequencies", POSISCOPE_TR("core", "all pairs"), POSISCOPE_TR("core", "pairs %1"),
        POSISCOPE_TR("core", "The numbers of pairs %1 are %2 where %3 were meant; the others are right"),
        POSISCOPE_TR("core", "The number of pair %1 is %2 where %3 was meant; the others are right")};
    return words;
}

const ListWords& wordsOfHeads() {
    static constexpr ListWords words{
        "slopes", POSISCOPE_TR("core", "all heads"), POSISCOPE_TR("core", "heads %1"),
        POSISCOPE_TR("core", "The slopes of heads %1 are %2 where %3 were meant; the others are right"),
        POSISCOPE_TR("core", "The slope of head %1 is %2 where %3 was meant; the others are right")};
    return words;
}

std::string indicesNamed(const std::vector<std::size_t>& indices) {
    if (indices.size() > 1 && indices.back() - indices.front() + 1 == indices.size())
        return std::to_string(indices.front()) + "–" + std::to_string(indices.back());
    std::string words;
    for (std::size_t n = 0; n < std::min(mostNamed, indices.size()); ++n)
        words += (n == 0 ? "" : ", ") + std::to_string(indices[n]);
    return indices.size() > mostNamed ? words + ", …" : words;
}

std::vector<std::size_t> otherNumbers(const ExpectedNumbers& list, double ratio) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < list.numbers.size(); ++i) {
        const double exact = ratio * list.expected[i];
        const ExpectedCell expected{exact, 1.1 * roundingAt(list.cells, exact) + 1e-6 * std::abs(exact)};
        if (!expected.explains(list.numbers[i])) all.push_back(i);
    }
    return all;
}

std::optional<Finding> diagnoseOrder(const ExpectedNumbers& list) {
    if (areEqual(list, list.expected)) return std::nullopt;
    for (const Done& done : waysDone())
        if (areEqual(list, done.to(list.expected)))
            return Finding{std::string(list.words.id) + done.id, done.words, list.words.all};
    if (areEqual({sorted(list.numbers), {}, list.cells, list.words}, sorted(list.expected)))
        return Finding{std::string(list.words.id) + "-shuffled",
                       POSISCOPE_TR("core", "The numbers are right, but in another order"), list.words.all};
    return std::nullopt;
}

std::optional<Finding> diagnoseOthers(const ExpectedNumbers& list) {
    if (list.numbers.size() != list.expected.size()) return std::nullopt;
    const std::vector<std::size_t> others = otherNumbers(list);
    if (others.empty() || others.size() * 2 > list.numbers.size()) return std::nullopt;
    std::string are, right;
    for (std::size_t n = 0; n < std::min(mostNamed, others.size()); ++n) {
        const double number = list.numbers[others[n]];
        are += (n == 0 ? "" : ", ") + (std::isnan(number) ? "NaN" : withDigits(number, 4));
        right += (n == 0 ? "" : ", ") + withDigits(list.expected[others[n]], 4);
    }
    const std::string more = others.size() > mostNamed ? ", …" : "";
    return Finding{std::string("other-") + list.words.id,
                   Text(others.size() == 1 ? list.words.other : list.words.others,
                        {indicesNamed(others), are + more, right + more}),
                   Text(list.words.some, {indicesNamed(others)})};
}

void tellDeviation(const ExpectedNumbers& list, Identity& answer) {
    double squares = 0;
    std::int64_t finite = 0;
    for (std::size_t i = 0; i < list.numbers.size(); ++i) {
        const double off = std::abs(list.numbers[i] - list.expected[i]);
        if (!std::isfinite(off)) continue;
        ++finite;
        squares += off * off;
        if (off <= answer.largestDeviation) continue;
        answer.largestDeviation = off;
        answer.largestColumn = static_cast<std::int64_t>(i);
    }
    answer.rmsDeviation = std::sqrt(squares / static_cast<double>(std::max<std::int64_t>(1, finite)));
}

bool tellNear(const ExpectedNumbers& list, Identity& answer) {
    constexpr std::size_t fewest = 4;  // fewer are near by chance
    const std::size_t count = list.numbers.size();
    if (count < fewest || count != list.expected.size()) return false;
    const CellsAndExpected cells{{0}, count, list.numbers, list.expected};
    const auto fit = lineFit(cells);
    if (!fit || !isNear(*fit, sizeOf(cells))) return false;
    Finding finding = findingOf(cells, *fit);
    finding.where = list.words.all;
    answer.mistakes.push_back(std::move(finding));
    answer.unexplainedCells =
        isExact(*fit, list.cells) ? 0 : static_cast<std::int64_t>(otherNumbers(list).size());
    tellFit(*fit, answer);
    return true;
}

}  // namespace posiscope
