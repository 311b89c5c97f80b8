// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/neverfilled.h"

#include <algorithm>
#include <cmath>

#include "core/identify/input.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// What kinds of numbers there are. Large arrays are sampled.
struct Census {
    std::int64_t numbers = 0, zeros = 0, denormal = 0, notFinite = 0;
    double least = HUGE_VAL, largest = -HUGE_VAL;  ///< of the finite ones
    double first = 0;

    bool areAll(double number) const {
        return notFinite == 0 && numbers > 0 && least == number && largest == number;
    }
    /// The numbers that no program computes on purpose.
    std::int64_t unwritten() const { return denormal + notFinite; }
};

/// A number that only float32's smallest exponent can hold. float16 has no smaller exponent to tell.
bool isDenormal(double number, CellType type) {
    constexpr double least = 0x1p-126;
    return type != CellType::float16 && number != 0 && std::abs(number) < least;
}

Census censusOf(const StoredArray& array) {
    constexpr std::int64_t most = 200'000;
    const std::int64_t stride = std::max<std::int64_t>(1, array.count() / most) | 1;
    Census found;
    found.first = array.at(0);
    for (std::int64_t place = 0; place < array.count(); place += stride) {
        const double number = array.at(place);
        ++found.numbers;
        if (!std::isfinite(number)) {
            ++found.notFinite;
            continue;
        }
        found.zeros += number == 0 ? 1 : 0;
        found.denormal += isDenormal(number, array.cells->cellType()) ? 1 : 0;
        found.least = std::min(found.least, number);
        found.largest = std::max(found.largest, number);
    }
    return found;
}

Text counts(const Census& census) {
    return {POSISCOPE_TR("core", "of %1 numbers %2 are 0, %3 are denormal and %4 are NaN or infinite"),
            {groupedDigits(census.numbers), groupedDigits(census.zeros), groupedDigits(census.denormal),
             groupedDigits(census.notFinite)}};
}

Text ends(const Census& census) {
    return {POSISCOPE_TR("core", "the first number is %1, the smallest %2 and the largest %3"),
            {withDigits(census.first, 4), withDigits(census.least, 4), withDigits(census.largest, 4)}};
}

Identity unfilled(Text what, bool table = false) {
    Identity answer;
    answer.asExpected = false;
    answer.mistakes.push_back({"never-filled", std::move(what), POSISCOPE_TR("core", "all cells")});
    answer.notes.emplace_back(
        table
            ? POSISCOPE_TR("core",
                           "Nothing was loaded into this table, or it went to another attribute: compare the "
                           "names in the checkpoint with those of the model")
            : POSISCOPE_TR("core",
                           "A buffer that is not in the checkpoint stays empty when a model is loaded on a "
                           "meta device: compute it again after loading"));
    return answer;
}

bool hasQueriesAndKeys(const Input& input) {
    const auto& axes = input.axes;
    return axes.size() >= 2 && axes[axes.size() - 1] == axes[axes.size() - 2];
}

/// Cosines of 1 and sines of 0: all frequencies were 0.
std::optional<Identity> withoutFrequencies(const Census& a, const Census& b) {
    if (!(a.areAll(1) && b.areAll(0)) && !(a.areAll(0) && b.areAll(1))) return std::nullopt;
    return unfilled(
        POSISCOPE_TR("core",
                     "All cosines are 1 and all sines 0: the frequencies that they come from were "
                     "never filled, and no position reaches the model"));
}

}  // namespace

std::optional<Identity> neverFilled(const Input& input) {
    const Census census = censusOf(input.arrays.front());
    const bool list = input.axes.size() == 1;
    if (input.arrays.size() == 2) return withoutFrequencies(census, censusOf(input.arrays.back()));
    if (census.numbers < 2) return std::nullopt;
    // A matrix of zeros is a bias that adds nothing.
    if (census.areAll(0) && !hasQueriesAndKeys(input))
        return unfilled(
            Text(list ? POSISCOPE_TR("core",
                                     "All %1 frequencies are 0: this memory was never filled, and "
                                     "no position reaches the model")
                      : POSISCOPE_TR("core", "All %1 cells are 0: this memory was never filled"),
                 {groupedDigits(input.arrays.front().count())}),
            !list);
    if (census.notFinite == census.numbers && !std::isinf(census.first))
        return unfilled(Text(POSISCOPE_TR("core", "All %1 numbers are NaN: this memory was never filled"),
                             {groupedDigits(input.arrays.front().count())}));
    if (!list && census.areAll(census.first) && !hasQueriesAndKeys(input)) {
        Identity alike;
        alike.asExpected = false;
        alike.mistakes.push_back(
            {"all-alike",
             Text(POSISCOPE_TR("core", "All cells are %1: no position is told from another"),
                  {withDigits(census.first, 6)}),
             POSISCOPE_TR("core", "all cells")});
        return alike;
    }
    constexpr std::int64_t few = 10;  // one in ten
    const bool denormal = census.denormal > 0 && (census.unwritten() + census.zeros) * 2 >= census.numbers;
    const bool rubbish = list && census.notFinite * few >= census.numbers && census.largest > 1e6;
    if (!denormal && !rubbish) return std::nullopt;
    Identity answer = unfilled(POSISCOPE_TR("core", "This memory was never filled"));
    answer.evidence = {counts(census), ends(census)};
    return answer;
}

namespace {

/// Whether every number stands twice, beside the other one or half a list away.
bool standsTwice(const StoredArray& list) {
    const std::int64_t count = list.count();
    if (count < 4 || count % 2 != 0) return false;
    bool beside = true, behind = true;
    for (std::int64_t n = 0; n < count / 2; ++n) {
        beside = beside && list.at(2 * n) == list.at(2 * n + 1);
        behind = behind && list.at(n) == list.at(n + count / 2);
    }
    return beside || behind;
}

}  // namespace

std::vector<Text> whyNoFrequencies(const StoredArray& list) {
    const Census census = censusOf(list);
    std::vector<Text> reasons{ends(census)};
    if (census.zeros + census.unwritten() > 0) reasons.push_back(counts(census));
    if (list.count() > mostFrequencies) {
        reasons.emplace_back(POSISCOPE_TR("core", "no list of frequencies: no table has more than %1 pairs"),
                             std::vector<std::string>{groupedDigits(mostFrequencies)});
        return reasons;
    }
    reasons.emplace_back(
        census.least < 0 ? POSISCOPE_TR("core", "no list of frequencies: some numbers are negative")
        : census.notFinite > 0
            ? POSISCOPE_TR("core", "no list of frequencies: some numbers are NaN or infinite")
        : standsTwice(list)
            ? POSISCOPE_TR("core", "every number stands twice: a list of frequencies has one for each pair")
        : census.first < 0.5 * census.largest && list.at(list.count() - 1) < 0.5 * census.largest
            ? POSISCOPE_TR("core", "no list of frequencies: these begin with the largest and fall")
            : POSISCOPE_TR("core", "the frequencies are of no kind that is known"));
    return reasons;
}

}  // namespace posiscope
