// SPDX-License-Identifier: GPL-3.0-or-later
// Which column of an encoding each column of a table is.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/identify/expectedrow.h"
#include "core/identify/rearranged/rearranged.h"

namespace posiscope {

namespace {

/// The columns of the encoding's own table in sampled rows.
class Candidates {
 public:
    Candidates(const Meaning& meaning, const Sample& sample, NumberKind kind)
        : sample_(sample), count_(meaning.columns.contents.size()) {
        ExpectedRow row(meaning.columns, meaning.recipe, kind);
        for (const std::int64_t each : sample.rows()) {
            row.at(each);
            for (std::size_t own = 0; own < count_; ++own) {
                const double cell = row.cells()[own];
                cells_.push_back(roundTo(kind, cell));
                loose_.push_back(row.tolerances()[own] + std::abs(cells_.back() - cell));
            }
        }
    }

    std::size_t count() const { return count_; }

    /// The distance between a column of the table and column `own` of the encoding; empty where they differ.
    std::optional<double> distance(std::size_t own, std::int64_t column) const {
        double sum = 0;
        for (std::size_t n = 0; n < sample_.rows().size(); ++n) {
            const std::size_t place = n * count_ + own;
            const double off = std::abs(sample_.cells(static_cast<std::int64_t>(n))[column] - cells_[place]);
            if (!(off <= loose_[place])) return std::nullopt;
            sum += off;
        }
        return sum;
    }

 private:
    const Sample& sample_;
    std::size_t count_;
    std::vector<double> cells_, loose_;  // of all sampled rows
};

/// A candidate column of the encoding for a column of the table.
struct Choice {
    std::size_t own = 0;
    double distance = 0;
};
using Choices = std::vector<std::vector<Choice>>;

/// The candidates of all columns, in the encoding's order; empty where a column has none.
Choices choicesOf(const Candidates& candidates, std::int64_t columns) {
    Choices all(static_cast<std::size_t>(columns));
    const auto find = [&](std::int64_t column) {
        auto& own = all[static_cast<std::size_t>(column)];
        for (std::size_t c = 0; own.size() < candidates.count() && c < candidates.count(); ++c)
            if (const auto distance = candidates.distance(c, column)) own.push_back({c, *distance});
        return !own.empty();
    };
    // A few columns come first, because they rule out most tables.
    for (std::int64_t column = 0; column < columns; column += std::max<std::int64_t>(1, columns / 6))
        if (!find(column)) return {};
    for (std::int64_t column = 0; column < columns; ++column)
        if (all[static_cast<std::size_t>(column)].empty() && !find(column)) return {};
    return all;
}

/// The ascending columns of the encoding with the smallest distances; of equal ones, those that are adjacent.
/// Empty where there are none.
std::vector<std::int64_t> ascending(const Choices& choices, std::size_t count) {
    constexpr double gap = 1e-13;
    std::vector<std::vector<std::int32_t>> before(choices.size());
    std::vector<double> costs(count, 0);  // of the columns so far when this one is the last
    for (std::size_t column = 0; column < choices.size(); ++column) {
        std::vector<double> next(count, HUGE_VAL);
        before[column].assign(choices[column].size(), -1);
        double least = column == 0 ? 0 : HUGE_VAL;
        std::int32_t from = -1;
        std::size_t seen = 0;
        for (std::size_t n = 0; n < choices[column].size(); ++n) {
            const Choice& choice = choices[column][n];
            for (; column > 0 && seen < choice.own; ++seen)
                if (costs[seen] + (seen + 1 == choice.own ? 0 : gap) < least) {
                    least = costs[seen] + gap;
                    from = static_cast<std::int32_t>(seen);
                }
            double cost = least;
            std::int32_t own = from;
            if (column > 0 && choice.own > 0 && costs[choice.own - 1] <= least) {
                cost = costs[choice.own - 1];
                own = static_cast<std::int32_t>(choice.own) - 1;
            }
            next[choice.own] = cost + choice.distance;
            before[column][n] = own;
        }
        costs = std::move(next);
    }
    const auto end = std::min_element(costs.begin(), costs.end());
    if (end == costs.end() || *end == HUGE_VAL) return {};
    std::vector<std::int64_t> columns(choices.size());
    auto own = static_cast<std::int64_t>(end - costs.begin());
    for (std::size_t column = choices.size(); column-- > 0;) {
        columns[column] = own;
        const auto found =
            std::find_if(choices[column].begin(), choices[column].end(),
                         [own](const Choice& each) { return static_cast<std::int64_t>(each.own) == own; });
        own = before[column][static_cast<std::size_t>(found - choices[column].begin())];
    }
    return columns;
}

/// Assigns each column a different column of the encoding, the nearest free one; augmenting paths where none
/// is free.
class Matching {
 public:
    Matching(Choices choices, std::size_t count) : choices_(std::move(choices)), owners_(count, none) {
        for (std::size_t column = 0; column < choices_.size(); ++column)
            std::stable_sort(
                choices_[column].begin(), choices_[column].end(), [column](const Choice& a, const Choice& b) {
                    return std::pair(a.distance, a.own != column) < std::pair(b.distance, b.own != column);
                });
    }

    /// The assignment; empty where a column remains without.
    std::vector<std::int64_t> run() {
        std::vector<std::size_t> order(choices_.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            return choices_[a].size() < choices_[b].size();
        });
        for (const std::size_t column : order) {
            seen_.assign(owners_.size(), false);
            if (!place(column)) return {};
        }
        std::vector<std::int64_t> columns(choices_.size());
        for (std::size_t own = 0; own < owners_.size(); ++own)
            if (owners_[own] != none) columns[owners_[own]] = static_cast<std::int64_t>(own);
        return columns;
    }

 private:
    static constexpr std::size_t none = SIZE_MAX;

    bool place(std::size_t column) {
        for (const Choice& choice : choices_[column])
            if (owners_[choice.own] == none) {
                owners_[choice.own] = column;
                return true;
            }
        for (const Choice& choice : choices_[column]) {
            if (seen_[choice.own]) continue;
            seen_[choice.own] = true;
            if (!place(owners_[choice.own])) continue;
            owners_[choice.own] = column;
            return true;
        }
        return false;
    }

    Choices choices_;
    std::vector<std::size_t> owners_;  // the owner of each of the encoding's columns
    std::vector<bool> seen_;
};

}  // namespace

std::vector<std::int64_t> matchingColumns(const Subjects& subjects, const Sheet& sheet, const Sample& sample,
                                          const Meaning& meaning) {
    const Candidates candidates(meaning, sample, subjects.cells);
    Choices choices = choicesOf(candidates, sample.columns());
    if (choices.empty()) return {};
    std::vector<std::int64_t> found = ascending(choices, candidates.count());
    if (!found.empty()) return found;
    found = Matching(std::move(choices), candidates.count()).run();
    if (!found.empty()) settleEqualColumns(subjects, sheet, sample, meaning, found);
    return found;
}

}  // namespace posiscope
