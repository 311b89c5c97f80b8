// SPDX-License-Identifier: GPL-3.0-or-later
// Learned tables that were resized, against the original that they were made from.
#include <QTest>

#include "tests/support/originals.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;
using namespace resizing;

namespace {

/// Square and oblong, larger and smaller, with and without a class token and registers.
const Size sizes[] = {{1, 14, 14, 24, 24, 16}, {0, 16, 16, 32, 32, 12}, {1, 24, 24, 14, 10, 16},
                      {0, 12, 16, 9, 20, 24},  {5, 37, 37, 16, 16, 8},  {1, 27, 27, 16, 16, 8},
                      {2, 13, 13, 15, 15, 16}, {0, 8, 8, 8, 12, 32},    {0, 24, 32, 32, 24, 8},
                      {1, 7, 7, 12, 12, 48}};

std::string sizeWords(const Size& size) {
    return std::to_string(size.height) + " × " + std::to_string(size.width) + " to " +
           std::to_string(size.toHeight) + " × " + std::to_string(size.toWidth);
}

/// One thing that is done wrong, and what was meant.
struct Wrong {
    std::string id, way, meant;
    bool exchanged = false;
    std::int64_t lostRows = 0, lostColumns = 0;
};

std::vector<Wrong> wrongs() {
    std::vector<Wrong> all;
    for (const char* way : {"bicubic", "bilinear", "bilinear-aligned", "bicubic-antialias", "nearest"})
        for (const char* meant : {"", way})
            all.push_back({"sampling-coordinates-exchanged", way, meant, true});
    for (const auto& [way, meant] :
         std::vector<std::pair<const char*, const char*>>{{"bicubic-aligned", "bicubic"},
                                                          {"bicubic", "bicubic-aligned"},
                                                          {"bilinear-aligned", "bilinear"},
                                                          {"bilinear", "bilinear-aligned"},
                                                          {"bicubic", "bicubic-antialias"},
                                                          {"bicubic-antialias", "bicubic"},
                                                          {"bilinear", "bicubic"},
                                                          {"bicubic", "bilinear"},
                                                          {"nearest", "bilinear"},
                                                          {"bicubic-offset", "bicubic"}})
        all.push_back({"another-interpolation", way, meant});
    for (const char* way : {"bicubic", "bilinear", "bicubic-antialias"})
        for (const auto& [down, across] : {std::pair{1, 1}, std::pair{1, 0}, std::pair{0, 1}})
            all.push_back(
                {"one-row-short-after-resizing", way, down == across ? way : "", false, down, across});
    return all;
}

}  // namespace

Q_DECLARE_METATYPE(Wrong)
Q_DECLARE_METATYPE(CellType)

class TestResizedTables : public StrictTest {
    Q_OBJECT

 private slots:
    void oneMistake_data() {
        addColumns<Wrong, CellType>("wrong", "type");
        for (const Wrong& wrong : wrongs())
            for (const CellType type : types)
                QTest::newRow((wrong.id + ", " + wrong.way + " for " + wrong.meant + " " +
                               std::to_string(wrong.lostRows) + std::to_string(wrong.lostColumns) + ", " +
                               std::string(nameOf(type)))
                                  .c_str())
                    << wrong << type;
    }
    void oneMistake() {
        const auto [wrong, type] = fetchRow<Wrong, CellType>();
        std::string failed;
        std::uint64_t seed = 0;
        for (const Size& size : sizes) {
            const Learned original = originalOf(size, type, ++seed);
            Plan plan{{wrong.way},
                      size.toHeight,
                      size.toWidth,
                      wrong.lostRows,
                      wrong.lostColumns,
                      wrong.exchanged,
                      type != CellType::float64};
            // A factor takes nothing from an axis that keeps its length.
            if (size.height == size.toHeight && wrong.lostRows > 0) plan.height += 1;
            const Identity answer = ask(original, made(original, plan), type, wrong.meant);
            // A grid that was only turned was not resized.
            const bool turned = wrong.exchanged && size.height == size.toWidth && size.width == size.toHeight;
            const bool named = idsOf(answer) == wrong.id && answer.recognised && !answer.asExpected &&
                               answer.unexplainedCells == 0 && (turned || names(answer, wrong.way));
            if (!named) failed += "\n  " + sizeWords(size) + ": " + wordsOf(answer);
        }
        QVERIFY2(failed.empty(), failed.c_str());
    }

    void twoMistakes() {
        std::string failed;
        std::uint64_t seed = 50;
        for (const Size& size : sizes)
            for (const CellType type : types) {
                const Learned original = originalOf(size, type, ++seed);
                Plan plan{{"bilinear"}, size.toHeight, size.toWidth, 0, 0, true, type != CellType::float64};
                const std::string turned = idsOf(ask(original, made(original, plan), type, "bicubic"));
                plan.exchanged = false;
                plan.height += plan.lostRows = 1;
                plan.width += plan.lostColumns = 1;
                const std::string cut = idsOf(ask(original, made(original, plan), type, "bicubic"));
                // A grid that was only turned was not resized.
                const bool asLarge = size.height == size.toWidth && size.width == size.toHeight;
                if (turned != std::string("sampling-coordinates-exchanged") +
                                  (asLarge ? "" : ", another-interpolation") ||
                    cut != "one-row-short-after-resizing, another-interpolation")
                    failed += "\n  " + sizeWords(size) + ": " + turned + "; " + cut;
            }
        QVERIFY2(failed.empty(), failed.c_str());
    }

    void rightTables_data() {
        addColumns<QString, CellType>("way", "type");
        for (const std::string& way : ways())
            for (const CellType type : types)
                QTest::newRow((way + ", " + std::string(nameOf(type))).c_str())
                    << QString::fromStdString(way) << type;
    }
    void rightTables() {
        const auto [way, type] = fetchRow<QString, CellType>();
        std::string failed;
        std::uint64_t seed = 100;
        for (const Size& size : sizes) {
            const Learned original = originalOf(size, type, ++seed);
            const Learned table = made(
                original,
                {{way.toStdString()}, size.toHeight, size.toWidth, 0, 0, false, type != CellType::float64});
            for (const std::string& meant : {std::string(), way.toStdString()}) {
                const Identity answer = ask(original, table, type, meant);
                const bool right = answer.mistakes.empty() && answer.asExpected && answer.recognised &&
                                   answer.encoding == "learned" && names(answer, way.toStdString()) &&
                                   numberOf(answer, "height") == static_cast<double>(size.toHeight) &&
                                   numberOf(answer, "original_width") == static_cast<double>(size.width);
                if (!right) failed += "\n  " + sizeWords(size) + ": " + wordsOf(answer);
            }
        }
        QVERIFY2(failed.empty(), failed.c_str());
    }

    /// Sizes and numbers of any kind raise no false alarm.
    void manyRightTables() {
        std::string failed;
        for (std::uint64_t seed = 1000; seed < 1400; ++seed) {
            ::Sample sample(seed);
            const Size size{sample.whole(0, 2),  sample.whole(3, 20), sample.whole(3, 20),
                            sample.whole(2, 24), sample.whole(2, 24), sample.whole(8, 40)};
            const CellType type = types[sample.whole(0, 3)];
            const std::string way = sample.oneOf(ways());
            const bool flag = sample.flag();
            // 1 + 10 × 12 rows are 11 × 11, which is far more usual: the first place was taken for a token.
            if (size.extra == 1 && std::abs(size.height - size.width) == 2) continue;
            const Learned original = originalOf(size, type, seed, flag);
            const Learned table =
                made(original, {{way}, size.toHeight, size.toWidth, 0, 0, false, type != CellType::float64});
            const std::string meant = sample.flag() ? way : "";
            const Identity answer = ask(original, table, type, meant);
            if (!answer.mistakes.empty() || !answer.asExpected)
                failed += "\n  seed " + std::to_string(seed) + ", " + way + ", " + std::string(nameOf(type)) +
                          ", " + sizeWords(size) + ": " + wordsOf(answer);
        }
        QVERIFY2(failed.empty(), failed.c_str());
    }
};

QTEST_APPLESS_MAIN(TestResizedTables)
#include "tst_resizedtables.moc"
