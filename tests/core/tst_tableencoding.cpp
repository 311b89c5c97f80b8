// SPDX-License-Identifier: GPL-3.0-or-later
// A table from a file as an encoding.
#include <QFile>
#include <QTemporaryDir>
#include <cmath>
#include <limits>

#include "core/analysis/dataset.h"
#include "core/encodings/registry.h"
#include "core/encodings/table.h"
#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/state/snapshot.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
}

}  // namespace

class TestTableEncoding : public StrictTest {
    Q_OBJECT

 private slots:
    void nothingIsOpen() {
        State state = defaultState();
        chooseEncoding(state, tableEncoding());
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        QVERIFY(saysOnly(snapshot.model->problem().english(), "errors/no-table-named"));
    }

    void whatWasWrittenComesBack() {
        const State original = defaultState();
        const Snapshot snapshot = makeSnapshot(original);
        QByteArray bytes;
        writeNpy(
            {{snapshot.model, &snapshot.model->table()}, {}}, NumberType::float64,
            [&](const char* part, std::size_t count) {
                bytes.append(part, static_cast<qsizetype>(count));
                return true;
            },
            [](double) { return true; });
        write(dir_.filePath("pe.npy"), bytes);
        State state = original;
        QVERIFY(!openTable(state, dir_.filePath("pe.npy").toStdString(), ""));
        repair(state);
        QCOMPARE(state.get(keys::tableRows), 256);
        QCOMPARE(state.get(keys::tableColumns), 128);
        const Snapshot opened = makeSnapshot(state);
        QVERIFY(opened.model->problem().empty());
        for (std::int64_t row = 0; row < 256; ++row)
            for (std::int64_t column = 0; column < 128; ++column)
                QCOMPARE(opened.model->table().value(row, column),
                         snapshot.model->table().value(row, column));
        // Its similarity is that of the formula, computed from cells.
        const auto cells = opened.model->similarity()->matrix(SimilarityKind::cosine);
        const auto formula = snapshot.model->similarity()->matrix(SimilarityKind::cosine);
        for (const auto& [p, q] : {std::pair{0, 255}, std::pair{17, 3}, std::pair{200, 200}})
            QVERIFY(std::abs(cells->value(p, q) - formula->value(p, q)) < 1e-13);
    }

    void aFileThatIsGone() {
        write(dir_.filePath("gone.csv"), "1,2\n3,4\n");
        State state = defaultState();
        QVERIFY(!openTable(state, dir_.filePath("gone.csv").toStdString(), ""));
        repair(state);
        QFile::remove(dir_.filePath("gone.csv"));
        const Snapshot snapshot = makeSnapshot(state);
        QVERIFY(snapshot.model->problem().english().find("gone.csv") != std::string::npos);
        QCOMPARE(snapshot.model->table().rows(), 2);
    }

    void aFileThatHasChanged() {
        write(dir_.filePath("changed.csv"), "1,2\n3,4\n");
        State state = defaultState();
        QVERIFY(!openTable(state, dir_.filePath("changed.csv").toStdString(), ""));
        write(dir_.filePath("changed.csv"), "1,2\n3,4\n5,6\n");
        repair(state);
        const std::string problem = makeSnapshot(state).model->problem().english();
        QVERIFY2(says(problem, "errors/table-has-changed", {"", "3", "2", "2", "2"}), problem.c_str());
    }

    void whatCannotBeOpenedChangesNothing() {
        State state = defaultState();
        const auto failure = openTable(state, dir_.filePath("missing.npy").toStdString(), "");
        QVERIFY(failure && failure->text.english().find("missing.npy") != std::string::npos);
        QVERIFY(state == defaultState());
    }

    // Norms of a file's rows vary only if they do so beyond the rounding of its type.
    void norms_data() {
        const Rows<QString, double, bool> row("descr", "spread", "constant");
        row("float64", "<f8", 0.0, true);
        row("float32", "<f4", 0.0, true);
        row("float16", "<f2", 0.0, true);
        row("float64, a little longer", "<f8", 1e-12, false);
        row("float32, a little longer", "<f4", 1e-5, false);
        row("float32, within its rounding", "<f4", 1e-8, true);
        row("float16, much longer", "<f2", 0.1, false);
    }
    void norms() {
        const auto [descr, spread, constant] = fetchRow<QString, double, bool>();
        const Snapshot snapshot = makeSnapshot(defaultState());
        std::string bytes;
        for (std::int64_t row = 0; row < 256; ++row)
            for (std::int64_t column = 0; column < 128; ++column) {
                const double cell =
                    snapshot.model->table().value(row, column) * (row == 255 ? 1 + spread : 1);
                bytes += descr == "<f8"   ? bytesOf(cell)
                         : descr == "<f4" ? bytesOf(static_cast<float>(cell))
                                          : bytesOf(halfOf(cell));
            }
        QCOMPARE(opened("norms.npy", npyFile(descr.toStdString(), "(256, 128)", bytes))
                     .model->similarity()
                     ->normIsConstant(),
                 constant);
    }
    void normsOfFewRows() {
        QVERIFY(opened("row.csv", "0.5,2,3\n").model->similarity()->normIsConstant());
        QVERIFY(opened("rows.csv", "3,4\n5,0\n0,-5\n").model->similarity()->normIsConstant());
        QVERIFY(!opened("differ.csv", "3,4\n5,0.001\n").model->similarity()->normIsConstant());
        QVERIFY(!opened("nan.csv", "3,4\nnan,5\n").model->similarity()->normIsConstant());
        QVERIFY(opened("zeros.csv", "0,0\n0,0\n").model->similarity()->normIsConstant());
    }

    void strangeCellsAreCounted() {
        write(dir_.filePath("strange.csv"), "1,nan,inf\n-2,nan,-inf\n0.5,0,3\n");
        State state = defaultState();
        QVERIFY(!openTable(state, dir_.filePath("strange.csv").toStdString(), ""));
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        QCOMPARE(snapshot.model->notes().size(), std::size_t{1});
        QVERIFY(snapshot.model->notes().front().english().find("2 NaN, 2 infinite") != std::string::npos);
        QCOMPARE(snapshot.model->tableRange(), (Interval{-3, 3}));
        QVERIFY(std::isnan(snapshot.model->table().exactMean({0, 3}, {1, 1})));
    }

 private:
    Snapshot opened(const char* name, const std::string& bytes) {
        write(dir_.filePath(name), QByteArray::fromStdString(bytes));
        State state = defaultState();
        if (const auto failure = openTable(state, dir_.filePath(name).toStdString(), ""))
            qFatal("%s", failure->text.english().c_str());
        repair(state);
        return makeSnapshot(state);
    }
    /// The nearest binary16 of a number in [−2, 2] that is not subnormal, or 0.
    static std::uint16_t halfOf(double number) {
        if (std::abs(number) < 0x1p-14) return 0;
        int exponent = 0;
        const double fraction = std::frexp(std::abs(number), &exponent);              // in [½, 1)
        auto bits = static_cast<unsigned>(std::nearbyint(std::ldexp(fraction, 11)));  // 1024 … 2048
        if (bits == 2048) {
            bits = 1024;
            ++exponent;
        }
        return static_cast<std::uint16_t>((std::signbit(number) ? 0x8000U : 0U) |
                                          (static_cast<unsigned>(exponent + 14) << 10U) | (bits - 1024U));
    }

    QTemporaryDir dir_;
};

QTEST_APPLESS_MAIN(TestTableEncoding)
#include "tst_tableencoding.moc"
