// SPDX-License-Identifier: GPL-3.0-or-later
// Tables made cell by cell, and what the text of an answer says.
#pragma once

#include <functional>

#include "core/identify/identitytext.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

inline std::string textOf(const Identity& answer) {
    return identityAsText(answer, {});
}
#define SAYS(answer, ...) QVERIFY2(says(textOf(answer), __VA_ARGS__), textOf(answer).c_str())

/// A table of this width whose cells a function gives.
inline StoredArray made(std::int64_t rows, std::int64_t columns,
                        const std::function<double(std::int64_t row, std::int64_t column)>& cell,
                        CellType type = CellType::float32) {
    std::vector<double> cells;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 0; column < columns; ++column)
            cells.push_back(cell(row, column));
    return arrayOf({rows, columns}, cells, type);
}
