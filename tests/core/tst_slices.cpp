// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays of more than two axes, slice by slice.
#include <QTemporaryDir>
#include <QTest>
#include <cstring>

#include "core/encodings/tableslices.h"
#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/state/session.h"
#include "core/tables/tablefile.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

/// Packed as NumPy's savez_compressed does it. zlib's own stream has two bytes before that and four behind.
ZipMember deflated(const std::string& name, const std::string& bytes) {
    ZipMember member = ZipMember::stored(name, bytes);
    const QByteArray packed = qCompress(QByteArray::fromStdString(bytes));
    constexpr qsizetype sizeAndHeader = 6;
    constexpr qsizetype checksum = 4;
    member.packed = packed.mid(sizeAndHeader).chopped(checksum).toStdString();
    constexpr std::uint16_t deflate = 8;
    member.method = deflate;
    return member;
}

}  // namespace

class TestSlices : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void everyFormat_data() {
        addColumns<QString, QByteArray, QString>("name", "file", "array");
        const std::string three = npyFile("<f4", "(4, 2, 3)", countedFloats(24));
        const std::string five = npyFile("<f4", "(2, 1, 2, 2, 3)", countedFloats(24));
        const auto row = [](const char* title, const char* name, const std::string& file, const char* array) {
            QTest::newRow(title) << name << QByteArray::fromStdString(file) << array;
        };
        row("npy", "a.npy", three, "");
        row("npy of five axes", "b.npy", five, "");
        row("npz", "a.npz", zipFile({ZipMember::stored("w.npy", three)}), "w");
        row("safetensors", "a.safetensors",
            safetensorsFile("{" + tensorEntry("rel.pos", "F32", "[4,2,3]", 0, 96) + "}", countedFloats(24)),
            "rel.pos");
    }
    void everyFormat() {
        const auto [name, file, array] = fetchRow<QString, QByteArray, QString>();
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

    void everyAxis_data() {
        addColumns<QString, QByteArray, QString, bool>("file", "bytes", "array", "columnsFirst");
        for (const bool columnsFirst : {false, true}) {
            const std::string npy = npyFile("<f4", "(2, 3, 4)", countedFloats(24), columnsFirst);
            const char* const order = columnsFirst ? "columns first" : "rows first";
            const auto row = [&](const char* name, const std::string& bytes, const char* array) {
                QTest::addRow("%s, %s", name, order)
                    << QString(name) << QByteArray::fromStdString(bytes) << QString(array) << columnsFirst;
            };
            row("a.npy", npy, "");
            row("stored.npz", zipFile({ZipMember::stored("w.npy", npy)}), "w");
            row("deflated.npz", zipFile({deflated("w.npy", npy)}), "w");
            if (columnsFirst) continue;
            row("a.safetensors",
                safetensorsFile("{" + tensorEntry("w", "F32", "[2,3,4]", 0, 96) + "}", countedFloats(24)),
                "w");
        }
    }
    void everyAxis() {
        const auto [file, bytes, array, columnsFirst] = fetchRow<QString, QByteArray, QString, bool>();
        const std::string path = folder_.write(file.toStdString(), bytes.toStdString());
        constexpr int lengths[] = {2, 3, 4};
        // Numbers count up in the order of the file.
        const auto number = [columnsFirst = columnsFirst](const int(&at)[3]) {
            return columnsFirst ? at[0] + 2 * at[1] + 6 * at[2] : 12 * at[0] + 4 * at[1] + at[2];
        };
        for (int axis = 0; axis < 3; ++axis)
            for (int slice = 0; slice < lengths[axis]; ++slice) {
                std::string index[] = {":", ":", ":"};
                index[axis] = std::to_string(slice);
                const std::string spelled = "[" + index[0] + "," + index[1] + "," + index[2] + "]";
                const auto table = readTable(path, array.toStdString() + spelled);
                QVERIFY2(table.ok(), table.ok() ? "" : table.error().text.english().c_str());
                const int own[] = {axis == 0 ? 1 : 0, axis == 2 ? 1 : 2};
                QCOMPARE((*table)->rows(), lengths[own[0]]);
                QCOMPARE((*table)->columns(), lengths[own[1]]);
                QCOMPARE((*table)->slice(), slice);
                QCOMPARE((*table)->slices(), lengths[axis]);
                QCOMPARE((*table)->slicedAxes(), (std::vector<std::int64_t>{axis}));
                QCOMPARE((*table)->name(),
                         array.toStdString() + (axis == 0 ? "[" + index[0] + "]" : spelled));
                for (int row = 0; row < lengths[own[0]]; ++row)
                    for (int column = 0; column < lengths[own[1]]; ++column) {
                        int at[3];
                        at[axis] = slice;
                        at[own[0]] = row;
                        at[own[1]] = column;
                        QCOMPARE((*table)->value(row, column), static_cast<double>(number(at)));
                    }
            }
    }

    /// As NumPy reads it. Two of four axes may be any.
    void spellings_data() {
        // "first" is the number in the first cell.
        addColumns<QString, QString, int, int, int, QString>("shape", "index", "first", "rows", "columns",
                                                             "name");
        const auto row = [](const char* shape, const char* index, int first, int rows, int columns,
                            const char* name) {
            QTest::addRow("%s%s", shape, index) << shape << index << first << rows << columns << name;
        };
        row("(2, 3, 4)", "[1]", 12, 3, 4, "[1]");
        row("(2, 3, 4)", "[1,:,:]", 12, 3, 4, "[1]");
        row("(2, 3, 4)", "[ 1 , ... ]", 12, 3, 4, "[1]");
        row("(2, 3, 4)", "[...,3]", 3, 2, 3, "[:,:,3]");
        row("(2, 3, 4)", "[:,2]", 8, 2, 4, "[:,2,:]");
        row("(2, 3, 4)", "[:,...,1,:]", 4, 2, 4, "[:,1,:]");
        row("(2, 2, 2, 3)", "[3]", 18, 2, 3, "[3]");
        row("(2, 2, 2, 3)", "[1,1]", 18, 2, 3, "[3]");
        row("(2, 2, 2, 3)", "[1,:,0,:]", 12, 2, 3, "[1,:,0,:]");
        row("(2, 2, 2, 3)", "[:,1,1,:]", 9, 2, 3, "[:,1,1,:]");
        row("(2, 2, 2, 3)", "[:,:,1,2]", 5, 2, 2, "[:,:,1,2]");
        row("(1, 2, 1, 4, 3)", "[0,:,0,2,:]", 6, 2, 3, "[0,:,0,2,:]");
        row("(1, 2, 1, 4, 3)", "[:,:,:,2]", 6, 2, 3, "[0,:,0,2,:]");
        row("(6, 4)", "[:,:]", 0, 6, 4, "");
        row("(1, 6, 4)", "[0]", 0, 6, 4, "");
    }
    void spellings() {
        const auto [shape, index, first, rows, columns, name] =
            fetchRow<QString, QString, int, int, int, QString>();
        const std::string path =
            folder_.write("n.npy", npyFile("<f4", shape.toStdString(), countedFloats(24)));
        const auto table = readTable(path, index.toStdString());
        QVERIFY2(table.ok(), table.ok() ? "" : table.error().text.english().c_str());
        QCOMPARE((*table)->value(0, 0), static_cast<double>(first));
        QCOMPARE((*table)->rows(), rows);
        QCOMPARE((*table)->columns(), columns);
        QCOMPARE((*table)->name(), name.toStdString());
        // The name of a slice is that of the same one.
        const auto again = readTable(path, (*table)->name());
        QVERIFY(again.ok());
        QCOMPARE((*again)->value(rows - 1, columns - 1), (*table)->value(rows - 1, columns - 1));
    }

    void wrongIndex_data() {
        addColumns<QString, QString>("index", "reason");
        const auto row = [](const char* index, const QString& reason) {
            QTest::newRow(index) << index << reason;
        };
        row("[2]", wording("errors/slice-of-first-axes", {"[2]", "1"}));
        row("[:,3,:]", wording("errors/slice-place", {"[:,3,:]", "1", "2"}));
        row("[:,:,4]", wording("errors/slice-place", {"[:,:,4]", "2", "3"}));
        row("[:,:]", wording("errors/slice-axes-left", {"[:,:]", "3"}));
        row("[1,1,:]", wording("errors/slice-axes-left", {"[1,1,:]", "1"}));
        row("[1,:,:,:]", wording("errors/slice-too-many-axes", {"[1,:,:,:]", "3"}));
        row("[:,-1,:]", wording("errors/slice-no-index", {"[:,-1,:]"}));
        row("[:,1:2,:]", wording("errors/slice-no-index", {"[:,1:2,:]"}));
        row("[...,1,...]", wording("errors/slice-no-index", {"[...,1,...]"}));
        row("[]", wording("errors/slice-no-index", {"[]"}));
    }
    void wrongIndex() {
        const auto [index, reason] = fetchRow<QString, QString>();
        const std::string path = folder_.write("w.npy", npyFile("<f4", "(2, 3, 4)", countedFloats(24)));
        const auto table = readTable(path, index.toStdString());
        QVERIFY(!table.ok());
        const QString said = QString::fromStdString(table.error().text.english());
        QVERIFY2(said.endsWith(": " + reason), qPrintable(said));
    }

    /// Numbers that are far apart are read one by one, those that are near together with what is between
    /// them; in files larger than what is read at once.
    void largeArrays_data() {
        addColumns<QString, QString, bool>("shape", "index", "columnsFirst");
        for (const bool columnsFirst : {false, true})
            for (const auto& [shape, index] :
                 {std::pair{"(3, 300, 700)", "[:,150,:]"}, std::pair{"(3, 300, 700)", "[:,:,699]"},
                  std::pair{"(3, 300, 700)", "[2]"}, std::pair{"(5, 30, 3000)", "[:,:,17]"},
                  std::pair{"(3, 2, 60000)", "[1,:,:]"}, std::pair{"(100000, 2, 2)", "[:,1,:]"},
                  std::pair{"(100000, 2, 2)", "[:,:,1]"}, std::pair{"(7, 5, 11, 13, 17)", "[3,:,2,:,1]"}})
                QTest::addRow("%s%s%s", shape, index, columnsFirst ? " columns first" : "")
                    << shape << index << columnsFirst;
    }
    void largeArrays() {
        const auto [shape, index, columnsFirst] = fetchRow<QString, QString, bool>();
        std::vector<int> lengths, places;
        for (const QString& each : shape.mid(1).chopped(1).split(u','))
            lengths.push_back(each.toInt());
        for (const QString& each : index.mid(1).chopped(1).split(u','))
            places.push_back(each == u":" ? -1 : each.toInt());
        places.resize(lengths.size(), -1);
        int count = 1;
        for (const int length : lengths)
            count *= length;
        const std::string npy = npyFile("<f4", shape.toStdString(), countedFloats(count), columnsFirst);
        for (const auto& [name, bytes] :
             {std::pair<std::string, std::string>{"l.npy", npy},
              std::pair<std::string, std::string>{"l.npz", zipFile({deflated("w.npy", npy)})}}) {
            const auto table =
                readTable(folder_.write(name, bytes), (name == "l.npz" ? "w" : "") + index.toStdString());
            QVERIFY2(table.ok(), table.ok() ? "" : table.error().text.english().c_str());
            std::vector<int> steps(lengths.size());
            int step = 1;
            for (std::size_t n = 0; n < lengths.size(); ++n) {
                const std::size_t axis = columnsFirst ? n : lengths.size() - 1 - n;
                steps[axis] = step;
                step *= lengths[axis];
            }
            int first = 0;
            std::vector<int> own;
            for (std::size_t n = 0; n < lengths.size(); ++n)
                if (places[n] < 0)
                    own.push_back(steps[n]);
                else
                    first += places[n] * steps[n];
            QCOMPARE(own.size(), std::size_t{2});
            std::int64_t wrong = 0;
            for (std::int64_t row = 0; row < (*table)->rows(); ++row)
                for (std::int64_t column = 0; column < (*table)->columns(); ++column)
                    wrong += (*table)->value(row, column) ==
                                     static_cast<double>(first + row * own[0] + column * own[1])
                                 ? 0
                                 : 1;
            QCOMPARE(wrong, 0);
        }
    }

    // A table is what one looks for first; other arrays do not stand in its way.
    void besideATable() {
        const std::string entries =
            tensorEntry("conv", "F32", "[4,2,3]", 0, 96) + "," + tensorEntry("wpe", "F32", "[2,3]", 96, 120);
        const std::string path =
            folder_.write("both.safetensors", safetensorsFile("{" + entries + "}", countedFloats(30)));
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
            folder_.write("names.safetensors", safetensorsFile("{" + entries + "}", countedFloats(30)));
        QCOMPARE((*readTable(path, "w[1]"))->value(0, 0), 24.0);
        QCOMPARE((*readTable(path, "w[2]"))->value(0, 0), 12.0);
    }
};

QTEST_APPLESS_MAIN(TestSlices)
#include "tst_slices.moc"
