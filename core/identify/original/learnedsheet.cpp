#include "core/identify/original/learnedsheet.h"

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

LearnedRows learnedRows(const Sheet& sheet) {
    if (sheet.rows() > mostLearnedCells / sheet.columns()) return {};
    LearnedRows rows(sheet.rows(), sheet.columns());
    for (std::int64_t row = 0; row < sheet.rows(); ++row)
        sheet.row(row, rows.row(row).data());
    return rows;
}

LearnedRows someColumns(const Sheet& sheet, const std::vector<std::int64_t>& columns) {
    LearnedRows rows(sheet.rows(), static_cast<Eigen::Index>(columns.size()));
    for (std::int64_t row = 0; row < sheet.rows(); ++row)
        for (std::size_t n = 0; n < columns.size(); ++n)
            rows(row, static_cast<Eigen::Index>(n)) = sheet.at(row, columns[n]);
    return rows;
}

}  // namespace posiscope
