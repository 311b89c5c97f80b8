// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are kept, and axes of length 1.
#include "core/tables/tableshelf.h"

#include <QTest>

#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/state/snapshot.h"
#include "core/tables/tablefile.h"
#include "core/tables/tablename.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

const std::string cells = bytesOfAll(std::vector<float>{1, 2, 3, 4, 5, 6});

}  // namespace

class TestTableShelf : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void axesOfLengthOne_data() {
        // an empty table: refused
        addColumns<QByteArray, QString>("shape", "table");
        const auto row = [](const char* shape, const char* table) {
            QTest::newRow(shape) << QByteArray(shape) << table;
        };
        row("2, 3", "2 × 3");
        row("1, 2, 3", "2 × 3");
        row("2, 1, 3", "2 × 3");
        row("2, 3, 1", "2 × 3");
        row("1, 1, 2, 3", "2 × 3");
        row("1, 2, 1, 3, 1", "2 × 3");
        row("6, 1", "6 × 1");
        row("1, 6", "1 × 6");
        row("1, 1, 6", "1 × 6");
        row("6, 1, 1", "6 × 1");
        row("1, 6, 1", "6 × 1");
        row("1, 1, 1, 6", "1 × 6");
        row("6,", "");
        row("2, 3, 1, 1", "2 × 3");
    }
    void axesOfLengthOne() {
        const auto [shape, table] = fetchRow<QByteArray, QString>();
        const std::string list = shape.toStdString();
        const std::string npy = npyFile("<f4", "(" + list + ")", cells);
        const std::string entry = tensorEntry(
            "pe", "F32", "[" + (list.back() == ',' ? list.substr(0, list.size() - 1) : list) + "]", 0, 24);
        for (const std::string& path :
             {folder_.write("a.npy", npy),
              folder_.write("a.npz", zipFile({ZipMember::stored("pe.npy", npy)})),
              folder_.write("a.safetensors", safetensorsFile("{" + entry + "}", cells))}) {
            const auto read = readTable(path, "");
            QCOMPARE(read.ok(), !table.isEmpty());
            if (!read) continue;
            QCOMPARE(QString("%1 × %2").arg((*read)->rows()).arg((*read)->columns()), table);
            QCOMPARE((*read)->value((*read)->rows() - 1, (*read)->columns() - 1), 6.0);
            QCOMPARE((*read)->value(0, 0), 1.0);
            QCOMPARE((*read)->notes().empty(), shape.count(',') == 1);
        }
    }

    /// What was left out is said with the table.
    void theNoteSaysTheShape() {
        const std::string path = folder_.write("vit.npy", npyFile("<f4", "(1, 2, 3)", cells));
        State state = defaultState();
        QVERIFY(!openTable(state, path, ""));
        const Snapshot snapshot = makeSnapshot(state);
        QCOMPARE(snapshot.model->table().rows(), 2);
        std::string notes;
        for (const Text& note : snapshot.model->notes())
            notes += note.english();
        QVERIFY2(notes.find("1 × 2 × 3") != std::string::npos, notes.c_str());
    }

    void aTableIsReadOnce() {
        const std::string path = folder_.write("once.npy", npyFile("<f4", "(2, 3)", cells));
        TableShelf shelf;
        int reads = 0;
        const auto count = [&](double) {
            ++reads;
            return true;
        };
        const auto first = shelf.get(path, "", count);
        QVERIFY(first.ok() && reads > 0);
        reads = 0;
        QCOMPARE(*shelf.get(path, "", count), *first);
        QCOMPARE(reads, 0);
        // Another file in its place is another table.
        QVERIFY(!folder_.write("once.npy", npyFile("<f4", "(3, 2)", cells)).empty());
        const auto second = shelf.get(path, "", count);
        QCOMPARE((*second)->rows(), 3);
        QVERIFY(reads > 0);
        shelf.forget(path);
        reads = 0;
        QVERIFY(shelf.get(path, "", count).ok());
        QVERIFY(reads > 0);
    }

    void largeOnesAreWantedOnly() {
        const std::string path = folder_.write("large.npy", npyFile("<f4", "(2, 3)", cells));
        TableShelf shelf;
        QVERIFY(shelf.ask(path, "").has_value());
        shelf.forget(path);
        shelf.deferFrom(10);
        QVERIFY(!shelf.ask(path, "").has_value());
        QVERIFY(!shelf.ask(path, "").has_value());
        const auto wanted = shelf.takeWanted();
        QCOMPARE(wanted.size(), std::size_t{1});
        QCOMPARE(wanted.front().first, path);
        QVERIFY(shelf.takeWanted().empty());
        QVERIFY(shelf.get(path, "").ok());
        QVERIFY(shelf.ask(path, "").has_value());
        // Nothing is waited for that is not there.
        QVERIFY(!shelf.ask(folder_.path("none.npy"), "")->ok());
    }

    void aStoppedReadingIsNotKept() {
        const std::string path = folder_.write("stopped.npy", npyFile("<f4", "(2, 3)", cells));
        TableShelf shelf;
        QVERIFY(!shelf.get(path, "", [](double) { return false; }).ok());
        QVERIFY(shelf.get(path, "").ok());
    }

    void filesWithColons() {
        const std::string plain = folder_.write("a.npz", "x");
        const std::string colon = folder_.write("b:c.npz", "x");
        QCOMPARE(splitTableName(plain).tensor, std::string());
        QCOMPARE(splitTableName(plain + ":w:e").path, plain);
        QCOMPARE(splitTableName(plain + ":w:e").tensor, std::string("w:e"));
        QCOMPARE(splitTableName(colon).path, colon);
        QCOMPARE(splitTableName(colon + ":w").path, colon);
        QCOMPARE(splitTableName("none:w").path, std::string("none:w"));
    }
};

QTEST_APPLESS_MAIN(TestTableShelf)
#include "tst_tableshelf.moc"
