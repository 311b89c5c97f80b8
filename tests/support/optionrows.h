// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of tests for every option of the sinusoidal table and for the fields of its model.
#pragma once

#include <QtTest>
#include <initializer_list>

#include "tests/support/rows.h"
#include "tests/support/setup.h"

/// The column `at`, to be read by optionAt().
inline void optionRows() {
    QTest::addColumn<int>("at");
    const auto all = everyOption();
    for (std::size_t at = 0; at < all.size(); ++at)
        QTest::newRow(all[at].text().c_str()) << static_cast<int>(at);
}

/// The columns `at` and `maxLen`.
inline void optionRows(std::initializer_list<int> lengths) {
    addColumns<int, int>("at", "maxLen");
    const auto all = everyOption();
    for (std::size_t at = 0; at < all.size(); ++at)
        for (const int maxLen : lengths)
            QTest::addRow("max_len %d, %s", maxLen, all[at].text().c_str()) << static_cast<int>(at) << maxLen;
}

/// The columns `at` and `kind`, the latter to be read by fieldOf().
inline void fieldRows() {
    addColumns<int, QString>("at", "kind");
    const auto all = everyOption();
    for (std::size_t at = 0; at < all.size(); ++at)
        for (const char* kind : {"table", "dot", "cosine", "offset map"})
            QTest::newRow((std::string(kind) + ", " + all[at].text()).c_str())
                << static_cast<int>(at) << kind;
}

inline Setup optionAt(int at, std::int64_t maxLen) {
    Setup setup = everyOption()[static_cast<std::size_t>(at)];
    setup.maxLen = maxLen;
    return setup;
}

/// A field of the model; `offset` is that of the offset map.
inline std::shared_ptr<const posiscope::Field> fieldOf(const std::shared_ptr<const posiscope::Model>& model,
                                                       const QString& kind, std::int64_t offset) {
    using namespace posiscope;
    if (kind == "table") return {model, &model->table()};
    if (kind == "dot") return model->similarity()->matrix(SimilarityKind::dot);
    if (kind == "cosine") return model->similarity()->matrix(SimilarityKind::cosine);
    return model->offsetMaps()->map(offset);
}
