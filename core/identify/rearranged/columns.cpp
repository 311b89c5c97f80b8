// Columns that are permuted, or selected from a wider table.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/identify/rearranged/rearranged.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr std::int64_t fewestColumns = 8;
constexpr std::int64_t fewestRows = 8;

/// The rows that distinguish fast and slow columns.
std::vector<std::int64_t> tellingRows(std::int64_t rows) {
    std::vector<std::int64_t> all{1, 2, 3, 5, 8, 13, 21, 34, 55};
    for (std::int64_t row = 89; row < rows; row += std::max<std::int64_t>(1, row / 8))
        all.push_back(row);
    all.push_back(rows - 1);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    all.erase(std::lower_bound(all.begin(), all.end(), rows), all.end());
    return all;
}

/// The columns of the encoding's own table in sampled rows.
class Candidates {
 public:
    Candidates(const Meaning& meaning, const Sample& sample, NumberKind kind)
        : sample_(sample), count_(meaning.columns.contents.size()) {
        const RecipeRows made(meaning.recipe);
        std::vector<double> sine(meaning.recipe.pairs()), cosine(sine);
        for (const std::int64_t row : sample.rows()) {
            made.at(row, sine.data(), cosine.data());
            for (const Slot& slot : meaning.columns.contents) {
                const auto pair = static_cast<std::size_t>(slot.pair);
                const bool turns = slot.role == Role::sine || slot.role == Role::cosine;
                const double cell =
                    turns ? slot.sign * (slot.role == Role::sine ? sine[pair] : cosine[pair]) : 0;
                const double angle = turns ? meaning.recipe.sines[pair].hi * static_cast<double>(row) : 0;
                cells_.push_back(roundTo(kind, cell));
                loose_.push_back(toleranceAt(angle, cell, meaning.recipe.amplitude, kind) +
                                 std::abs(cells_.back() - cell));
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

/// For each column of the table, the different column of the encoding that it contains. Empty where a column
/// contains none.
std::vector<std::int64_t> match(const Candidates& candidates, std::int64_t columns) {
    Choices choices = choicesOf(candidates, columns);
    if (choices.empty()) return {};
    std::vector<std::int64_t> found = ascending(choices, candidates.count());
    return found.empty() ? Matching(std::move(choices), candidates.count()).run() : found;
}

bool isInOrder(const std::vector<std::int64_t>& columns, std::int64_t all) {
    for (std::size_t n = 0; n < columns.size(); ++n)
        if (columns[n] != static_cast<std::int64_t>(n)) return false;
    return static_cast<std::int64_t>(columns.size()) == all;
}

/// The deviation from the usual order of columns.
struct Order {
    std::string suffix;
    Text words;
};
Order orderOf(const std::vector<std::int64_t>& columns, std::int64_t all) {
    const bool some = static_cast<std::int64_t>(columns.size()) < all;
    const std::int64_t step = columns[1] - columns[0];
    bool even = true;
    for (std::size_t n = 1; n < columns.size(); ++n)
        even = even && columns[n] - columns[n - 1] == step;
    if (some && even && step == 1)
        return {"-some-columns",
                Text(POSISCOPE_TR("core", "there are the columns %1 to %2 of %3"),
                     {std::to_string(columns.front()), std::to_string(columns.back()), groupedDigits(all)})};
    if (some && std::is_sorted(columns.begin(), columns.end()))
        return {"-some-columns", Text(POSISCOPE_TR("core", "some columns of %1 are missing: there are %2"),
                                      {groupedDigits(all), firstOf(columns)})};
    return {some ? "-some-permuted-columns" : "-permuted-columns",
            Text(POSISCOPE_TR("core", "columns are permuted: they hold the columns %1 of %2"),
                 {firstOf(columns), groupedDigits(all)})};
}

Form formOf(const Meaning& meaning, const std::vector<std::int64_t>& columns) {
    Form form = meaning.columns;
    form.contents.clear();
    for (const std::int64_t column : columns)
        form.contents.push_back(meaning.columns.contents[static_cast<std::size_t>(column)]);
    form.sines.clear();
    form.cosines.clear();
    return form;
}

/// The widths to try: this many columns, or more where some may be missing.
std::vector<std::int64_t> widthsFor(std::int64_t columns, bool all) {
    if (all) return {columns};
    std::vector<std::int64_t> widths{columns};
    for (const std::int64_t usual :
         {64, 128, 256, 512, 768, 1024, 16, 32, 48, 80, 96, 160, 192, 320, 384, 640})
        if (usual > columns) widths.push_back(usual);
    return widths;
}

}  // namespace

std::optional<Identity> rearrangedColumns(const Subjects& subjects, const Expectation* expected, bool all) {
    if (!holdsSines(subjects)) return std::nullopt;
    for (const Sheet& sheet : subjects.sheets) {
        if (sheet.rows() < fewestRows || sheet.columns() < fewestColumns || sheet.columnAxes().size() != 1)
            continue;
        subjects.pace.step();
        const auto hints = ColumnHints::of(sheet, subjects.cells);
        // Over a grid columns have no such frequencies; what was expected says them.
        if (!hints && expected == nullptr) continue;
        const Sample sample(sheet, tellingRows(sheet.rows()));
        for (const std::int64_t width : widthsFor(sheet.columns(), all || expected != nullptr))
            for (const Meaning& meaning : meaningsOf(expected, nullptr, width, hints ? &*hints : nullptr)) {
                subjects.pace.step();
                const auto count = static_cast<std::int64_t>(meaning.columns.contents.size());
                if (count < sheet.columns()) continue;
                const Candidates candidates(meaning, sample, subjects.cells);
                const std::vector<std::int64_t> columns = match(candidates, sample.columns());
                if (columns.empty() || isInOrder(columns, count)) continue;
                const Order order = orderOf(columns, count);
                return rearrangedAnswer(subjects, sheet, formOf(meaning, columns), meaning, meaning.recipe,
                                        order.suffix, order.words);
            }
    }
    return std::nullopt;
}

}  // namespace posiscope
