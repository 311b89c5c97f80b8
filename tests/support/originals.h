// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about tables that were made from a learned one.
#pragma once

#include <QString>

#include "core/identify/original/original.h"
#include "tests/support/answers.h"
#include "tests/support/recognition.h"
#include "tests/support/resizedrows.h"
#include "tests/support/storedarrays.h"

namespace resizing {

using namespace posiscope;

struct Size {
    std::int64_t extra, height, width, toHeight, toWidth, columns;
};

inline const CellType types[] = {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16};

inline StoredArray arrayOf(const Learned& table, CellType type) {
    return ::arrayOf({table.rows(), table.columns}, table.cells, type);
}

/// What the file of the original holds: numbers of the type.
inline Learned rounded(Learned table, CellType type) {
    for (double& cell : table.cells)
        cell = ::rounded(kindOf(type), cell);
    return table;
}

inline Expectation expectationOf(const Learned& original, CellType type,
                                 const std::string& interpolation = {}, std::optional<Grid> grid = {}) {
    Expectation expected;
    const auto meant = interpolationNamed(interpolation);
    expected.original =
        std::make_shared<const OriginalTable>(OriginalTable{arrayOf(original, type), meant, grid});
    return expected;
}

/// The question about a table that was made in a type from an original of float32.
inline Identity ask(const Learned& original, const Learned& table, CellType type,
                    const std::string& interpolation = {}, std::optional<Grid> grid = {}) {
    const CellType wide = type == CellType::float64 ? type : CellType::float32;
    return identify({arrayOf(table, type)}, expectationOf(original, wide, interpolation, grid));
}

inline Learned originalOf(const Size& size, CellType type, std::uint64_t seed, bool smooth = false) {
    return rounded(learned(size.extra, size.height, size.width, size.columns, seed, smooth),
                   type == CellType::float64 ? type : CellType::float32);
}

inline bool names(const Identity& answer, const std::string& way) {
    if (wordOf(answer, "interpolation") == way) return true;
    return std::any_of(answer.alternatives.begin(), answer.alternatives.end(), [&](const auto& each) {
        return std::any_of(each.options.begin(), each.options.end(), [&](const auto& option) {
            return option.first == "interpolation" && option.second == Value(way);
        });
    });
}

inline QString evidenceOf(const Identity& answer) {
    QString lines;
    for (const Text& line : answer.evidence)
        lines += QString::fromStdString(line.english()) + '\n';
    return lines;
}

}  // namespace resizing
