// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/readcells.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

static_assert(std::endian::native == std::endian::little, "numbers are read as little-endian into memory");

constexpr std::uint64_t blockBytes = 4U << 20U;

/// `Unit` is an unsigned integer as wide as a number.
template <class Unit>
void swapBytes(Unit* units, std::uint64_t count) {
    for (std::uint64_t n = 0; n < count; ++n) {
        if constexpr (sizeof(Unit) == 2)
            units[n] = __builtin_bswap16(units[n]);
        else if constexpr (sizeof(Unit) == 4)
            units[n] = __builtin_bswap32(units[n]);
        else if constexpr (sizeof(Unit) == 8)
            units[n] = __builtin_bswap64(units[n]);
    }
}

template <class Unit>
Failure readRowsFirst(const ByteStream& stream, std::uint64_t count, bool swap, Unit* cells) {
    constexpr std::uint64_t block = blockBytes / sizeof(Unit);
    for (std::uint64_t at = 0; at < count; at += block) {
        const std::uint64_t now = std::min(block, count - at);
        if (auto failure = stream(reinterpret_cast<std::byte*>(cells + at), now * sizeof(Unit)))
            return failure;
        if (swap) swapBytes(cells + at, now);
    }
    return std::nullopt;
}

/// Reads several short columns, or a part of a long one, and puts them into their places.
template <class Unit>
Failure readColumnsFirst(const ByteStream& stream, std::uint64_t rows, std::uint64_t columns, bool swap,
                         Unit* cells) {
    constexpr std::uint64_t block = blockBytes / sizeof(Unit);
    const std::uint64_t height = std::min(rows, block);
    const std::uint64_t width = std::min(columns, block / height);
    std::vector<Unit> buffer(width * height);
    for (std::uint64_t column = 0; column < columns; column += width) {
        const std::uint64_t wide = std::min(width, columns - column);
        for (std::uint64_t row = 0; row < rows; row += height) {
            const std::uint64_t high = std::min(height, rows - row);
            if (auto failure =
                    stream(reinterpret_cast<std::byte*>(buffer.data()), wide * high * sizeof(Unit)))
                return failure;
            if (swap) swapBytes(buffer.data(), wide * high);
            for (std::uint64_t y = 0; y < high; ++y)
                for (std::uint64_t x = 0; x < wide; ++x)
                    cells[(row + y) * columns + column + x] = buffer[x * high + y];
        }
    }
    return std::nullopt;
}

StoredTable::Reading readingOf(const TensorInfo& info) {
    StoredTable::Reading reading{
        .firstPosition = info.firstPosition.value_or(0), .notes = info.notes, .printed = info.printed};
    reading.array = info.name;
    reading.slice = static_cast<std::int64_t>(info.slice);
    reading.slices = static_cast<std::int64_t>(info.slices());
    if (reading.slices > 1) {
        reading.shape.assign(info.shape.begin(), info.shape.end());
        reading.sliced = info.slicedAxes();
    }
    if (!info.sliced.empty())
        reading.notes.push_back({POSISCOPE_TR("core", "The array of the file is %1; this is %2 of it."),
                                 {info.fullShape(), info.sliceIndex()}});
    else if (reading.slices > 1)
        reading.notes.push_back(
            {POSISCOPE_TR("core", "The array of the file is %1; this is slice %2 of its first axes, from 0."),
             {info.fullShape(), groupedDigits(reading.slice)}});
    else if (const std::string shape = info.fullShape(); !shape.empty())
        reading.notes.push_back(
            {POSISCOPE_TR("core", "The array of the file is %1: its axes of length 1 are left out."),
             {shape}});
    return reading;
}

/// A table of so many rows and columns.
template <class Unit>
Failure readUnits(const TensorInfo& info, std::uint64_t rows, std::uint64_t columns, const ByteStream& stream,
                  std::byte* to) {
    auto* const cells = reinterpret_cast<Unit*>(to);
    if (info.columnsFirst) return readColumnsFirst(stream, rows, columns, info.bigEndian, cells);
    return readRowsFirst(stream, rows * columns, info.bigEndian, cells);
}

}  // namespace

Result<std::shared_ptr<const StoredTable>> readCells(const TensorInfo& info, const ByteStream& stream,
                                                     StoredTable::Repeated repeated) {
    const std::uint64_t rows = repeated.rows ? 1 : info.rows();
    const std::uint64_t columns = repeated.columns ? 1 : info.columns();
    const std::uint64_t bytes = rows * columns * bytesOf(*info.cells);
    auto cells = roomForCells(bytes);
    if (cells == nullptr)
        return tableError(POSISCOPE_TR("core", "there is not enough memory for its %1 MiB"),
                          {groupedDigits(bytes >> 20U)});
    const auto read = [&] {
        switch (bytesOf(*info.cells)) {
            case 8: return readUnits<std::uint64_t>(info, rows, columns, stream, cells.get());
            case 4: return readUnits<std::uint32_t>(info, rows, columns, stream, cells.get());
            case 2: return readUnits<std::uint16_t>(info, rows, columns, stream, cells.get());
            default: return readUnits<std::uint8_t>(info, rows, columns, stream, cells.get());
        }
    };
    if (auto failure = read()) return *failure;
    return std::make_shared<const StoredTable>(
        info.sliceName(), *info.cells, static_cast<std::int64_t>(info.rows()),
        static_cast<std::int64_t>(info.columns()), std::move(cells), readingOf(info), repeated);
}

}  // namespace posiscope
