// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/learnedsheet.h"

#include <algorithm>
#include <memory>

namespace posiscope {

namespace {

/// The array with axes n and n + 1 as one; nothing where neighbours do not follow each other in memory.
std::optional<StoredArray> joined(StoredArray array, std::size_t n) {
    if (array.steps[n] != array.shape[n + 1] * array.steps[n + 1]) return std::nullopt;
    array.shape[n + 1] *= array.shape[n];
    array.shape.erase(array.shape.begin() + static_cast<std::ptrdiff_t>(n));
    array.steps.erase(array.steps.begin() + static_cast<std::ptrdiff_t>(n));
    return array;
}

StoredArray withLongAxes(const StoredArray& array) {
    StoredArray kept = array;
    kept.shape.clear();
    kept.steps.clear();
    for (std::size_t n = 0; n < array.shape.size(); ++n)
        if (array.shape[n] > 1) {
            kept.shape.push_back(array.shape[n]);
            kept.steps.push_back(array.steps[n]);
        }
    return kept;
}

/// Rows that were read, each in the only place where it may stand.
class LastRows {
 public:
    explicit LastRows(const Sheet& sheet)
        : sheet_(sheet), rows_(static_cast<std::size_t>(keptOf(sheet)), -1), cells_(rows_.size()) {}

    const double* at(std::int64_t row) {
        const auto place = static_cast<std::size_t>(row) % rows_.size();
        std::vector<double>& cells = cells_[place];
        if (rows_[place] != row) {
            cells.resize(static_cast<std::size_t>(sheet_.columns()));
            sheet_.row(row, cells.data());
            rows_[place] = row;
        }
        return cells.data();
    }

 private:
    /// As many as four lines of a usual grid, in at most 4 MiB.
    static std::int64_t keptOf(const Sheet& sheet) {
        constexpr std::int64_t most = std::int64_t{1} << 19U;
        return std::clamp<std::int64_t>(most / sheet.columns(), 1, sheet.rows());
    }

    const Sheet& sheet_;
    std::vector<std::int64_t> rows_;
    std::vector<std::vector<double>> cells_;
};

}  // namespace

std::vector<std::string> LearnedSheet::axisOrder() const {
    if (!grid)
        return transposed() ? std::vector<std::string>{"column", "position"}
                            : std::vector<std::string>{"position", "column"};
    return sheet.rowAxis() == 1 ? std::vector<std::string>{"column", "row of places", "place"}
                                : std::vector<std::string>{"row of places", "place", "column"};
}

std::vector<LearnedSheet> learnedSheets(const StoredArray& array) {
    std::vector<LearnedSheet> all;
    if (array.complex) return all;
    const StoredArray plain = withLongAxes(array);
    if (plain.shape.size() == 2)
        for (Sheet& sheet : sheetsOf({plain}))
            all.push_back({std::move(sheet)});
    if (plain.shape.size() != 3) return all;
    for (const std::size_t n : {std::size_t{0}, std::size_t{1}})
        if (const auto flat = joined(plain, n))
            for (Sheet& sheet : sheetsOf({*flat}))
                if (sheet.rowAxis() == n)
                    all.push_back({std::move(sheet), Grid{plain.shape[n], plain.shape[n + 1]}});
    return all;
}

RowReader readerOf(const Sheet& sheet) {
    return {sheet.rows(), sheet.columns(),
            [rows = std::make_shared<LastRows>(sheet)](std::int64_t row) { return rows->at(row); }};
}

LearnedRows someColumns(const Sheet& sheet, const std::vector<std::int64_t>& columns) {
    LearnedRows rows(sheet.rows(), static_cast<Eigen::Index>(columns.size()));
    for (std::int64_t row = 0; row < sheet.rows(); ++row)
        for (std::size_t n = 0; n < columns.size(); ++n)
            rows(row, static_cast<Eigen::Index>(n)) = sheet.at(row, columns[n]);
    return rows;
}

}  // namespace posiscope
