// Arrays of more than two axes, slice by slice.
#include <QTemporaryDir>
#include <QTest>
#include <cstring>

#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/state/session.h"
#include "core/tables/tablefile.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

/// 0, 1, 2 … as float32.
std::string counted(int count) {
    std::string bytes;
    for (int n = 0; n < count; ++n) {
        const auto number = static_cast<float>(n);
        bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    return bytes;
}

}  // namespace

class TestSlices : public QObject {
    Q_OBJECT

    Folder folder_;

 private slots:
    void init() { failOnAnyWarning(); }

    void everyFormat_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("array");
        const std::string three = npyFile("<f4", "(4, 2, 3)", counted(24));
        const std::string five = npyFile("<f4", "(2, 1, 2, 2, 3)", counted(24));
        const auto row = [](const char* title, const char* name, const std::string& file, const char* array) {
            QTest::newRow(title) << name << QByteArray::fromStdString(file) << array;
        };
        row("npy", "a.npy", three, "");
        row("npy of five axes", "b.npy", five, "");
        row("npz", "a.npz", zipFile({ZipMember::stored("w.npy", three)}), "w");
        row("safetensors", "a.safetensors",
            safetensorsFile("{" + tensorEntry("rel.pos", "F32", "[4,2,3]", 0, 96) + "}", counted(24)),
            "rel.pos");
    }
    void everyFormat() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, file);
        QFETCH(const QString, array);
        const std::string path = folder_.write(name.toStdString(), file.toStdString());
        for (int slice = 0; slice < 4; ++slice) {
            const std::string indexed = array.toStdString() + "[" + std::to_string(slice) + "]";
            const auto table = readTable(path, indexed);
            QVERIFY2(table.ok(), table.ok() ? "" : table.error().text.english().c_str());
            QCOMPARE((*table)->rows(), 2);
            QCOMPARE((*table)->columns(), 3);
            QCOMPARE((*table)->name(), indexed);
            QCOMPARE((*table)->array(), array.toStdString());
            QCOMPARE((*table)->slice(), slice);
            QCOMPARE((*table)->slices(), 4);
            for (int row = 0; row < 2; ++row)
                for (int column = 0; column < 3; ++column)
                    QCOMPARE((*table)->value(row, column), 6.0 * slice + 3 * row + column);
        }
        QCOMPARE((*readTable(path, array.toStdString()))->slice(), 0);
        QCOMPARE((*readTable(path, ""))->slice(), 0);
        for (const char* none : {"[4]", "[-1]", "[]", "[1", "[1.5]", "[18446744073709551616]"})
            QVERIFY(!readTable(path, array.toStdString() + none).ok());
    }

    // A table is what one looks for first; other arrays do not stand in its way.
    void besideATable() {
        const std::string entries =
            tensorEntry("conv", "F32", "[4,2,3]", 0, 96) + "," + tensorEntry("wpe", "F32", "[2,3]", 96, 120);
        const std::string path =
            folder_.write("both.safetensors", safetensorsFile("{" + entries + "}", counted(30)));
        const auto candidates = tableCandidates(*inspectTableFile(path));
        QCOMPARE(candidates.size(), std::size_t{1});
        QCOMPARE(candidates.front().name, std::string("wpe"));
        QCOMPARE((*readTable(path, ""))->name(), std::string("wpe"));
        QCOMPARE((*readTable(path, "conv[1]"))->value(0, 0), 6.0);
    }

    // An array may have brackets in its name.
    void namesWithBrackets() {
        const std::string entries =
            tensorEntry("w", "F32", "[4,2,3]", 0, 96) + "," + tensorEntry("w[1]", "F32", "[2,3]", 96, 120);
        const std::string path =
            folder_.write("names.safetensors", safetensorsFile("{" + entries + "}", counted(30)));
        QCOMPARE((*readTable(path, "w[1]"))->value(0, 0), 24.0);
        QCOMPARE((*readTable(path, "w[2]"))->value(0, 0), 12.0);
    }

    void inTheState() {
        const std::string path = folder_.write("s.npy", npyFile("<f4", "(4, 2, 3)", counted(24)));
        State state = defaultState();
        QVERIFY(!openTable(state, path, "[2]"));
        repair(state);
        QCOMPARE(state.get(keys::tensor), std::string());
        QCOMPARE(state.get(keys::tableSlice), 2);
        const auto cell = [](const State& of) { return encodingOf(of).make(of.values)->table().value(0, 0); };
        QCOMPARE(cell(state), 12.0);
        state.set(keys::tableSlice, std::int64_t{3});
        QCOMPARE(cell(state), 18.0);
        const std::vector<std::string> views{"heatmap", "similarity", "waves", "offset-map"};
        const auto again = readSession(writeSession(state), views);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text.english().c_str());
        QCOMPARE(cell(*again), 18.0);
        state.set(keys::tableSlice, std::int64_t{4});
        const Failure failure = checkState(state, views);
        QVERIFY(failure);
        QCOMPARE(failure->field, std::string("table_slice"));
        // A table has no slices to choose from.
        const std::string plain = folder_.write("p.npy", npyFile("<f4", "(2, 3)", counted(6)));
        QVERIFY(!openTable(state, plain, ""));
        repair(state);
        QVERIFY(!checkState(state, views));
        for (const Parameter& parameter : encodingOf(state).parameters)
            if (parameter.key == keys::tableSlice.name) QVERIFY(!parameter.relevantIn(state.values));
    }
};

QTEST_APPLESS_MAIN(TestSlices)
#include "tst_slices.moc"
