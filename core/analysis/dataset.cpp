// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/dataset.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>

#include "core/positions/coordinatefield.h"
#include "core/tables/npywriting.h"

namespace posiscope {

namespace {

static_assert(std::endian::native == std::endian::little,
              "NPY files are written as little-endian from memory");

constexpr std::int64_t blockCells = std::int64_t{512} * 1024;  // 4 MiB of doubles

std::size_t bytesPerNumber(NumberType type) {
    return type == NumberType::float64 ? 8 : 4;
}

/// Whether the numbers are positions of tokens, which models take as int64.
bool areWholePositions(const Field& field, NumberType type) {
    const auto* const coordinates = dynamic_cast<const CoordinateField*>(&field);
    return type == NumberType::float64 && coordinates != nullptr && coordinates->isWhole();
}

std::string headerOf(const Field& field, NumberType type) {
    const std::int64_t shape[] = {field.rows(), field.columns()};
    return npyHeader((areWholePositions(field, type) ? "<i" : "<f") + std::to_string(bytesPerNumber(type)),
                     shape);
}

/// Calls write(row run, column run, cells) for blocks in file order: whole rows, or parts of one row when it
/// is long.
template <class Number, class Write>
bool eachBlock(const Field& field, const Progress& progress, const Write& write) {
    const std::int64_t rows = field.rows();
    const std::int64_t columns = field.columns();
    const std::int64_t width = std::min(columns, blockCells);
    const std::int64_t height =
        width == columns
            ? std::max<std::int64_t>(1, std::min(rows, blockCells / std::max<std::int64_t>(1, columns)))
            : 1;
    std::vector<Number> cells(static_cast<std::size_t>(width * height));
    for (std::int64_t row = 0; row < rows; row += height) {
        const IndexRange rowRun{row, std::min(height, rows - row)};
        for (std::int64_t column = 0; column < columns; column += width) {
            const IndexRange columnRun{column, std::min(width, columns - column)};
            field.fill(rowRun, columnRun, cells.data());
            if (!write(rowRun, columnRun, cells)) return false;
            const double done = static_cast<double>(row) + static_cast<double>(rowRun.count) *
                                                               static_cast<double>(columnRun.end()) /
                                                               static_cast<double>(columns);
            if (!progress(done / static_cast<double>(rows))) return false;
        }
    }
    return true;
}

/// A name as a cell. A number that is a name is quoted, so that it is not read as one of the table.
std::string headerCell(const std::string& name) {
    const bool number =
        std::all_of(name.begin(), name.end(), [](char each) { return each >= '0' && each <= '9'; });
    return number ? '"' + name + '"' : name;
}

template <class Number>
bool writeCells(const Field& field, const Sink& sink, const Progress& progress) {
    return eachBlock<Number>(
        field, progress, [&](IndexRange rowRun, IndexRange columnRun, const std::vector<Number>& cells) {
            return sink(reinterpret_cast<const char*>(cells.data()),
                        static_cast<std::size_t>(rowRun.count * columnRun.count) * sizeof(Number));
        });
}

bool writeWholeCells(const Field& field, const Sink& sink, const Progress& progress) {
    std::vector<std::int64_t> whole;
    return eachBlock<double>(
        field, progress, [&](IndexRange rowRun, IndexRange columnRun, const std::vector<double>& cells) {
            whole.assign(cells.begin(), cells.begin() + rowRun.count * columnRun.count);
            return sink(reinterpret_cast<const char*>(whole.data()), whole.size() * sizeof(std::int64_t));
        });
}

}  // namespace

Result<std::uint64_t> npyBytes(const Field& field, NumberType type) {
    const auto rows = static_cast<std::uint64_t>(field.rows());
    const auto columns = static_cast<std::uint64_t>(field.columns());
    constexpr std::uint64_t most = std::uint64_t{1} << 62U;
    if (columns != 0 && rows > most / bytesPerNumber(type) / columns)
        return Error{{POSISCOPE_TR("core", "the data is larger than a file can be"), {}}, ""};
    return headerOf(field, type).size() + rows * columns * bytesPerNumber(type);
}

bool writeNpy(const Dataset& data, NumberType type, const Sink& sink, const Progress& progress) {
    const std::string header = headerOf(*data.field, type);
    if (!sink(header.data(), header.size())) return false;
    if (areWholePositions(*data.field, type)) return writeWholeCells(*data.field, sink, progress);
    return type == NumberType::float64 ? writeCells<double>(*data.field, sink, progress)
                                       : writeCells<float>(*data.field, sink, progress);
}

bool writeCsv(const Dataset& data, const Sink& sink, const Progress& progress) {
    const std::int64_t columns = data.field->columns();
    std::string text;
    for (std::int64_t column = 0; column < columns; ++column) {
        text += (column == 0 ? "" : ",") + headerCell(data.columnName(column));
        if (text.size() > 1'000'000) {
            if (!sink(text.data(), text.size())) return false;
            text.clear();
        }
    }
    text += "\n";
    if (!sink(text.data(), text.size())) return false;
    return eachBlock<double>(
        *data.field, progress,
        [&](IndexRange rowRun, IndexRange columnRun, const std::vector<double>& cells) {
            text.clear();
            std::size_t at = 0;
            for (std::int64_t row = 0; row < rowRun.count; ++row) {
                for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column) {
                    char digits[32];
                    const auto* const end = std::to_chars(digits, digits + sizeof digits, cells[at++]).ptr;
                    text.append(std::string_view(digits, end));
                    text += column + 1 == columns ? '\n' : ',';
                }
            }
            return sink(text.data(), text.size());
        });
}

}  // namespace posiscope
