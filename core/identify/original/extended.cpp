// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/original/extended.h"

#include <algorithm>
#include <cmath>

#include "core/identify/hypothesis.h"
#include "core/identify/learnedsheet.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The two tables, row by row.
class Extension {
 public:
    Extension(const Sheet& original, const Sheet& table, NumberKind cells, Pace& pace)
        : original_(original),
          table_(table),
          cells_(cells),
          pace_(pace),
          a_(static_cast<std::size_t>(table.columns())),
          b_(a_.size()),
          tolerances_(a_.size()) {}

    std::int64_t rows() const { return table_.rows(); }
    std::int64_t columns() const { return table_.columns(); }
    std::int64_t originalRows() const { return original_.rows(); }

    /// Whether a row is this row of the original, rounded as the table is.
    bool isOriginal(std::int64_t row, std::int64_t other) {
        read(table_, row, a_);
        read(original_, other, b_);
        for (std::size_t j = 0; j < a_.size(); ++j)
            tolerances_[j] = std::abs(b_[j] - roundTo(cells_, b_[j]));
        return agrees({a_, b_, tolerances_});
    }
    bool areEqual(std::int64_t row, std::int64_t other) {
        read(table_, row, a_);
        read(table_, other, b_);
        return a_ == b_;
    }
    bool isZero(std::int64_t row) {
        read(table_, row, a_);
        return std::ranges::all_of(a_, [](double cell) { return cell == 0; });
    }

    /// The number of rows in front that are those of the original.
    std::int64_t kept() {
        std::int64_t row = 0;
        while (row < std::min(rows(), originalRows()) && isOriginal(row, row))
            ++row;
        return row;
    }
    bool allBehind(std::int64_t kept, const std::function<bool(std::int64_t)>& holds) {
        for (std::int64_t row = kept; row < rows(); ++row)
            if (!holds(row)) return false;
        return true;
    }
    /// Mean and standard deviation of the rows behind.
    std::pair<double, double> momentsBehind(std::int64_t kept) {
        double sum = 0, squares = 0;
        for (std::int64_t row = kept; row < rows(); ++row) {
            read(table_, row, a_);
            for (const double cell : a_) {
                sum += cell;
                squares += cell * cell;
            }
        }
        const auto count = static_cast<double>((rows() - kept) * columns());
        const double mean = sum / count;
        return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean))};
    }

 private:
    void read(const Sheet& sheet, std::int64_t row, std::vector<double>& out) {
        constexpr std::int64_t often = 256;
        if (++looked_ % often == 0) pace_.step();
        sheet.row(row, out.data());
    }

    const Sheet& original_;
    const Sheet& table_;
    NumberKind cells_;
    Pace& pace_;
    std::int64_t looked_ = 0;
    std::vector<double> a_, b_, tolerances_;
};

std::vector<std::string> range(std::int64_t first, std::int64_t last) {
    return {groupedDigits(first), groupedDigits(last)};
}

/// What the rows behind are.
Text behind(Extension& extension, std::int64_t kept) {
    std::vector<std::string> places = range(kept, extension.rows() - 1);
    const auto with = [&places](const char* words, std::initializer_list<std::string> more) {
        places.insert(places.end(), more);
        return Text(words, places);
    };
    if (extension.allBehind(kept, [&](std::int64_t row) { return extension.isZero(row); }))
        return with(POSISCOPE_TR("core", "rows %1 to %2 are zeros"), {});
    if (extension.allBehind(kept, [&](std::int64_t row) { return extension.areEqual(row, kept); })) {
        if (extension.areEqual(kept, kept - 1))
            return with(POSISCOPE_TR("core", "rows %1 to %2 repeat row %3"), {groupedDigits(kept - 1)});
        return with(POSISCOPE_TR("core", "rows %1 to %2 are all the same new row"), {});
    }
    if (extension.allBehind(kept, [&](std::int64_t row) { return extension.isOriginal(row, row % kept); }))
        return with(
            POSISCOPE_TR("core", "rows %1 to %2 are the original from its beginning again: %3 copies"),
            {withDigits(static_cast<double>(extension.rows()) / static_cast<double>(kept), 4)});
    const auto [mean, deviation] = extension.momentsBehind(kept);
    return with(POSISCOPE_TR("core", "rows %1 to %2 are new: mean %3, standard deviation %4"),
                {withDigits(mean, 3), withDigits(deviation, 3)});
}

Identity answerFor(Extension& extension, std::int64_t kept, const OriginalTable& original,
                   const Input& input) {
    Identity answer = recognisedAs("learned");
    answer.ownNumbers = 1;
    answer.options = {{keys::dModel.name, extension.columns()}, {keys::maxLen.name, extension.rows()}};
    answer.storage.form = "rows";
    answer.storage.words = "learned rows, one for each position";
    answer.storage.axisOrder = {"position", "column"};
    answer.storage.rows = extension.rows();
    answer.storage.columns = extension.columns();
    answer.rounding.table = nameOf(input.cells);
    answer.evidence = {Text(POSISCOPE_TR("core", "rows %1 to %2 are those of the original, bit for bit"),
                            range(0, kept - 1)),
                       behind(extension, kept)};
    if (original.interpolation || original.grid)
        answer.mistakes.push_back(
            {"extended-for-resized",
             POSISCOPE_TR("core",
                          "Rows were added behind those of the original, which was meant to be resized"),
             POSISCOPE_TR("core", "all rows")});
    answer.asExpected = answer.mistakes.empty();
    return answer;
}

}  // namespace

std::optional<Identity> identifyExtended(const Input& input, const OriginalTable& original) {
    constexpr std::int64_t fewest = 8;
    if (input.arrays.size() != 1) return std::nullopt;
    for (const LearnedSheet& from : learnedSheets(original.array))
        for (const LearnedSheet& table : learnedSheets(input.arrays.front())) {
            if (from.grid || table.grid || from.sheet.columns() != table.sheet.columns() ||
                table.sheet.rows() <= from.sheet.rows())
                continue;
            Extension extension(from.sheet, table.sheet, input.cells, input.pace);
            const std::int64_t kept = extension.kept();
            // Rows that are all alike tell nothing.
            if (kept < fewest || 2 * kept < from.sheet.rows() || extension.areEqual(0, 1)) continue;
            return answerFor(extension, kept, original, input);
        }
    return std::nullopt;
}

}  // namespace posiscope
