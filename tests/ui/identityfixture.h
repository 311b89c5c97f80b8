// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of files that a window names.
#pragma once

#include <QLabel>
#include <QTest>

#include "tests/support/encodingof.h"
#include "tests/support/wrongtables.h"
#include "tests/ui/openfile.h"

namespace posiscope {

/// A file of float32 with these cells.
inline std::string npyOf(const std::string& shape, const std::vector<double>& cells) {
    return npyFile("<f4", shape, bytesOfAll(std::vector<float>(cells.begin(), cells.end())));
}

inline std::string npyOf(const TablePlan& plan, const std::vector<double>& cells) {
    return npyOf("(" + std::to_string(plan.rows) + ", " + std::to_string(plan.dimensions) + ")", cells);
}

inline std::string roundedFrequencies() {
    const TablePlan plan{.frequency = NumberKind::bfloat16};
    return npyOf(plan, interleavedCells(plan));
}

/// sin, cos, … with a block and one cell that fit nothing.
inline std::string damaged() {
    const TablePlan plan;
    std::vector<double> cells = interleavedCells(plan);
    for (const int row : {100, 101})
        for (const int column : {8, 9, 10})
            cells[static_cast<std::size_t>(row * plan.dimensions + column)] = 7;
    cells[static_cast<std::size_t>(20 * plan.dimensions + 5)] = std::nan("");
    return npyOf(plan, cells);
}

inline std::string exported(const std::string& encoding, const Given& given) {
    const auto model = modelOf(encoding, given);
    std::vector<double> cells(static_cast<std::size_t>(model->table().rows() * model->table().columns()));
    model->table().fill({0, model->table().rows()}, {0, model->table().columns()}, cells.data());
    return npyFile(
        "<f8",
        "(" + std::to_string(model->table().rows()) + ", " + std::to_string(model->table().columns()) + ")",
        bytesOfAll(cells));
}

inline QString line(const WindowFixture& fixture) {
    return fixture.find<QLabel>("tableIdentity")->text();
}
inline QString wrong(const WindowFixture& fixture) {
    const auto* label = fixture.find<QLabel>("tableWrong");
    return label->isHidden() ? QString() : label->text();
}

/// Opens the file and waits for the answer in the panel.
inline void openAndWait(const WindowFixture& fixture, const std::string& path) {
    QVERIFY(drop(fixture, path));
    QTRY_VERIFY(line(fixture).startsWith("Identified") || line(fixture).startsWith("Not recognised"));
}

}  // namespace posiscope
