// SPDX-License-Identifier: GPL-3.0-or-later
// Tables from files: every format is read correctly.
#include "core/tables/tablefile.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cmath>
#include <fstream>
#include <iterator>
#include <limits>

#include "tests/support/cputime.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

using Table = std::shared_ptr<const StoredTable>;
using Cells = std::vector<double>;

std::string data(const char* name) {
    return std::string(POSISCOPE_TEST_DATA) + "/tables/" + name;
}

/// The table, or the reason in `why`.
Table read(const std::string& path, std::string& why, const std::string& tensor = {}) {
    const auto table = readTable(path, tensor);
    why = table ? "" : table.error().text.english();
    return table ? *table : nullptr;
}

const double nan_ = std::nan("");
constexpr double infinity = std::numeric_limits<double>::infinity();

}  // namespace

class TestTableFiles : public StrictTest {
    Q_OBJECT

 private slots:
    void npy_data() {
        const Rows<std::string, QString, Cells> row("file", "type", "cells");
        const Cells six{0, 1, 2, 3, 4, 5};
        const auto as = [&six]<class Number>(Number /*type*/, bool big = false) {
            return bytesOfAll(std::vector<Number>(six.begin(), six.end()), big);
        };
        const char* shape = "(2, 3)";
        row("<f8", npyFile("<f8", shape, as(0.0)), "float64", six);
        row("<f4", npyFile("<f4", shape, as(0.0F)), "float32", six);
        row("=f4", npyFile("=f4", shape, as(0.0F)), "float32", six);
        row(">f8", npyFile(">f8", shape, as(0.0, true)), "float64", six);
        row(">f4", npyFile(">f4", shape, as(0.0F, true)), "float32", six);
        const std::vector<std::uint16_t> halves{0, 0x3c00, 0x4000, 0x4200, 0x4400, 0x4500};
        row("<f2", npyFile("<f2", shape, bytesOfAll(halves)), "float16", six);
        row(">f2", npyFile(">f2", shape, bytesOfAll(halves, true)), "float16", six);
        row("<i8", npyFile("<i8", shape, as(std::int64_t{})), "int64", six);
        row(">i8", npyFile(">i8", shape, as(std::int64_t{}, true)), "int64", six);
        row("<i4", npyFile("<i4", shape, as(std::int32_t{})), "int32", six);
        row(">i4", npyFile(">i4", shape, as(std::int32_t{}, true)), "int32", six);
        row("<i2", npyFile("<i2", shape, as(std::int16_t{})), "int16", six);
        row("|i1", npyFile("|i1", shape, as(std::int8_t{})), "int8", six);
        row("<u8", npyFile("<u8", shape, as(std::uint64_t{})), "uint64", six);
        row(">u4", npyFile(">u4", shape, as(std::uint32_t{}, true)), "uint32", six);
        row(">u2", npyFile(">u2", shape, as(std::uint16_t{}, true)), "uint16", six);
        row("|u1", npyFile("|u1", shape, as(std::uint8_t{})), "uint8", six);
        row("|b1", npyFile("|b1", shape, std::string("\0\1\1\0\0\1", 6)), "bool", {0, 1, 1, 0, 0, 1});
        row("columns first", npyFile("<f8", shape, bytesOfAll(Cells{0, 3, 1, 4, 2, 5}), true), "float64",
            six);
        row("columns first, >i2",
            npyFile(">i2", shape, bytesOfAll(std::vector<std::int16_t>{0, 3, 1, 4, 2, 5}, true), true),
            "int16", six);
        row("unusual cells",
            npyFile("<f8", shape, bytesOfAll(Cells{nan_, infinity, -infinity, -0.0, 5e-324, 1e308})),
            "float64", {nan_, infinity, -infinity, -0.0, 5e-324, 1e308});
        const std::string header = "{\"shape\":(2,3),\n\"descr\":\"<f8\",\"fortran_order\":False}  \n";
        row("other quotes and spaces", npyWithHeader(header, as(0.0)), "float64", six);
        row("version 2", npyWithHeader(header, as(0.0), 2), "float64", six);
        row("version 3", npyWithHeader(header, as(0.0), 3), "float64", six);
        row("Python 2", npyFile("<f8", "(2L, 3L)", as(0.0)), "float64", six);
    }
    void npy() {
        const auto [file, type, cells] = fetchRow<std::string, QString, Cells>();
        const Folder folder;
        const std::string path = folder.write("a.NPY", file);
        const auto info = inspectTableFile(path);
        QVERIFY2(info.ok(), info ? "" : info.error().text.english().c_str());
        QCOMPARE(info->tensors.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(info->tensors[0].type), type);
        std::string why;
        const Table table = read(path, why);
        QVERIFY2(table, why.c_str());
        QCOMPARE(QString::fromStdString(table->type()), type);
        QCOMPARE(table->rows(), 2);
        QCOMPARE(table->columns(), 3);
        QVERIFY(sameCells(cellsOf(*table), cells));
    }

    // Blocks and parts of columns: larger than the reader's buffer in each direction.
    void columnsFirst_data() {
        const Rows<int, int> row("rows", "columns");
        row("tall", 5'000'001, 2);
        row("wide", 200, 30'001);
    }
    void columnsFirst() {
        const auto [rows, columns] = fetchRow<int, int>();
        const auto cell = [](int row, int column) {
            return static_cast<std::uint8_t>(row * 31 + column * 7);
        };
        std::string bytes;
        for (int column = 0; column < columns; ++column)
            for (int row = 0; row < rows; ++row)
                bytes += static_cast<char>(cell(row, column));
        const Folder folder;
        const std::string shape = "(" + std::to_string(rows) + ", " + std::to_string(columns) + ")";
        std::string why;
        const Table table = read(folder.write("a.npy", npyFile("|u1", shape, bytes, true)), why);
        QVERIFY2(table, why.c_str());
        std::size_t differences = 0;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                differences += table->value(row, column) != cell(row, column);
        QCOMPARE(differences, std::size_t{0});
    }

    void writtenByNumPy_data() {
        const Rows<QString, QString, QString, int> row("file", "tensor", "type", "rows");
        row("stored", "numpy_stored.npz", "wpe", "float32", 40);
        row("stored, the only table", "numpy_stored.npz", "", "float32", 40);
        row("compressed", "numpy_compressed.npz", "wpe", "float32", 40);
        row("compressed, columns first", "numpy_compressed.npz", "fortran", "float64", 5);
        row("npy", "numpy_fortran_big_endian.npy", "", "float32", 7);
    }
    void writtenByNumPy() {
        const auto [file, tensor, type, rows] = fetchRow<QString, QString, QString, int>();
        std::string why;
        const Table table = read(data(qPrintable(file)), why, tensor.toStdString());
        QVERIFY2(table, why.c_str());
        QCOMPARE(QString::fromStdString(table->type()), type);
        QCOMPARE(table->rows(), rows);
        QCOMPARE(table->columns(), 12);
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < 12; ++column)
                QCOMPARE(table->value(row, column), (12 * row + column) / 8.0 - 20);
    }

    void archive() {
        const auto info = inspectTableFile(data("numpy_stored.npz"));
        QVERIFY(info.ok());
        QCOMPARE(info->tensors.size(), std::size_t{3});
        QCOMPARE(info->tensors[0].name, std::string("wpe"));
        QVERIFY(info->tensors[0].isTable());
        QCOMPARE(info->tensors[1].name, std::string("names"));
        QVERIFY(!info->tensors[1].isTable());
        QVERIFY(info->tensors[2].shape.empty());
        const auto empty = inspectTableFile(data("numpy_empty.npz"));
        QVERIFY(empty.ok());
        QVERIFY(empty->tensors.empty());
        // Members that are no arrays are skipped.
        const Folder folder;
        const std::string path =
            folder.write("a.npz", zipFile({ZipMember::stored("readme.txt", "hello"),
                                           ZipMember::stored("a.npy", npyFile("|u1", "(1, 2)", "\1\2"))}));
        std::string why;
        const Table table = read(path, why);
        QVERIFY2(table, why.c_str());
        QCOMPARE(table->value(0, 1), 2.0);
        QCOMPARE(table->name(), std::string("a"));
    }

    void safetensors_data() {
        const Rows<std::string, QString, Cells> row("bytes", "type", "cells");
        row("F64", bytesOfAll(Cells{1, -2.5}), "float64", {1, -2.5});
        row("F32", bytesOfAll(std::vector<float>{1, -2.5F}), "float32", {1, -2.5});
        row("F16", bytesOfAll(std::vector<std::uint16_t>{0x3c00, 0xc100}), "float16", {1, -2.5});
        row("BF16", bytesOfAll(std::vector<std::uint16_t>{0x3f80, 0xc020}), "bfloat16", {1, -2.5});
        row("I64", bytesOfAll(std::vector<std::int64_t>{1, -2}), "int64", {1, -2});
        row("I32", bytesOfAll(std::vector<std::int32_t>{1, -2}), "int32", {1, -2});
        row("I16", bytesOfAll(std::vector<std::int16_t>{1, -2}), "int16", {1, -2});
        row("I8", bytesOfAll(std::vector<std::int8_t>{1, -2}), "int8", {1, -2});
        row("U64", bytesOfAll(std::vector<std::uint64_t>{1, 1ULL << 63U}), "uint64", {1, 0x1p63});
        row("U32", bytesOfAll(std::vector<std::uint32_t>{1, 1U << 31U}), "uint32", {1, 0x1p31});
        row("U16", bytesOfAll(std::vector<std::uint16_t>{1, 1U << 15U}), "uint16", {1, 0x1p15});
        row("U8", "\1\x80", "uint8", {1, 128});
        row("BOOL", std::string("\1\0", 2), "bool", {1, 0});
    }
    void safetensors() {
        const auto [bytes, type, cells] = fetchRow<std::string, QString, Cells>();
        const std::string header =
            "{\"__metadata__\":{\"format\":\"pt\"}," + tensorEntry("bias", "U8", "[3]", 0, 3) + "," +
            tensorEntry("wpe", QTest::currentDataTag(), "[1,2]", 3, 3 + bytes.size()) + "}   ";
        const Folder folder;
        const std::string path = folder.write("a.safetensors", safetensorsFile(header, "abc" + bytes));
        std::string why;
        const Table table = read(path, why, "wpe");
        QVERIFY2(table, why.c_str());
        QCOMPARE(QString::fromStdString(table->type()), type);
        QVERIFY(sameCells(cellsOf(*table), cells));
        QVERIFY(read(path, why));
        QVERIFY(!read(path, why, "bias"));
        QVERIFY2(QString::fromStdString(why).contains(
                     "the array “bias”: it holds a 1-D array of 3 numbers, not a table: posiscope identify"),
                 why.c_str());
        QVERIFY(!read(path, why, "wpe "));
    }

    // All type names of NumPy 1.24 for the readable types of numbers.
    void namesOfTypes_data() {
        QTest::addColumn<QString>("type");
        const auto row = [](const char* type, const char* names) {
            for (const QString& name : QString(names).split(' '))
                QTest::newRow(qPrintable(name)) << QString(type);
        };
        row("float64", "<f8 f8 d <d =d double float float64 float_ |f8");
        row("float32", "<f4 f4 f <f single float32");
        row("float16", "<f2 f2 e half float16");
        row("int64", "<i8 i8 q l p int int_ int0 int64 intp long longlong");
        row("int32", "i4 i <i intc int32");
        row("int16", "i2 h short int16");
        row("int8", "i1 b |b byte int8");
        row("uint64", "u8 Q L P uint uint0 uint64 uintp ulong ulonglong");
        row("uint32", "u4 I uintc uint32");
        row("uint16", "u2 H ushort uint16");
        row("uint8", "u1 B ubyte uint8");
        row("bool", "b1 ? |? bool bool_ bool8");
    }
    void namesOfTypes() {
        QFETCH(QString, type);
        const std::string descr = QTest::currentDataTag();
        const std::size_t bytes =
            type == "bool"
                ? 1
                : static_cast<std::size_t>(type.mid(type.indexOf(QRegularExpression("\\d"))).toInt() / 8);
        const Folder folder;
        std::string why;
        // Zeros and a last byte of 1: another number for another size or another order.
        std::string cells(6 * bytes, '\0');
        cells[0] = 1;
        const Table table = read(folder.write("a.npy", npyFile(descr, "(2, 3)", cells)), why);
        QVERIFY2(table, why.c_str());
        QCOMPARE(QString::fromStdString(table->type()), type);
        QVERIFY(table->value(0, 0) != 0 && table->value(0, 0) <= 1);
        QCOMPARE(table->value(1, 2), 0.0);
    }

    void otherNamesOfTypes_data() {
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* names, const char* reason) {
            for (const QString& name : QString(names).split(' '))
                QTest::newRow(qPrintable(name)) << QString(reason);
        };
        row("Float32 <float32 >double i3 f3 f4,f4 np.float32 real boolean x", "unknown type");
        row("g longdouble float128 f16", "type float128");
        row("D complex complex128 c16 cdouble", "type complex128");
        row("O object", "pickle");
    }
    void otherNamesOfTypes() {
        QFETCH(QString, reason);
        const Folder folder;
        std::string why;
        QVERIFY(!read(
            folder.write("a.npy", npyFile(QTest::currentDataTag(), "(2, 3)", std::string(96, '\0'))), why));
        QVERIFY2(QString::fromStdString(why).contains(reason), why.c_str());
    }

    // A model's file of thousands of megabytes: only its header and the chosen numbers are read.
    void largeModel() {
        constexpr std::uint64_t layer = 2'000'000;  // bytes of each of the others
        std::string header = "{";
        std::uint64_t at = 0;
        for (int n = 0; n < 1000; ++n) {
            const std::string name = "h." + std::to_string(n) + ".attn.weight";
            header += tensorEntry(name, "F32", "[500,1000]", at, at + layer) + ",";
            at += layer;
        }
        const std::uint64_t wpe = at;
        header += tensorEntry("pos_bias", "F32", "[1,2]", at, at + 8) + ",";
        header += tensorEntry("wte.weight", "F32", "[1,2]", at + 8, at + 16) + ",";
        header += tensorEntry("model.decoder.embed_positions.weight", "F32", "[1,2]", at + 16, at + 24) + ",";
        header += tensorEntry("not_wpe.weight", "F32", "[1,2]", at + 24, at + 32) + ",";
        header += tensorEntry("transformer.wpe.weight", "F32", "[1,2]", at + 32, at + 40) + ",";
        header += tensorEntry("wpe.weight", "F32", "[3]", at + 40, at + 52) + "}";
        const Folder folder;
        const std::string path = folder.write("model.safetensors", safetensorsFile(header, ""));
        const auto start = static_cast<off_t>(8 + header.size());
        QCOMPARE(::truncate(path.c_str(), start + static_cast<off_t>(at + 52)), 0);
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(start + static_cast<off_t>(wpe + 32)));
        file.write(QByteArray::fromStdString(bytesOfAll(std::vector<float>{0.25F, -3})));
        file.close();

        const auto used = CpuTime::ofThread();
        const auto info = inspectTableFile(path);
        QVERIFY2(info.ok(), info ? "" : info.error().text.english().c_str());
        const auto candidates = tableCandidates(*info);
        std::string why;
        const Table table = read(path, why, candidates.front().name);
        QVERIFY2(used.milliseconds() < 1000, qPrintable(QString::number(used.milliseconds())));
        QCOMPARE(info->tensors.size(), std::size_t{1006});
        QCOMPARE(candidates.size(), std::size_t{1005});
        QCOMPARE(candidates[0].name, std::string("transformer.wpe.weight"));
        QCOMPARE(candidates[1].name, std::string("model.decoder.embed_positions.weight"));
        QCOMPARE(candidates[2].name, std::string("pos_bias"));
        QCOMPARE(candidates[3].name, std::string("h.0.attn.weight"));
        QCOMPARE(candidates[4].name, std::string("h.1.attn.weight"));
        QCOMPARE(candidates[1004].name, std::string("not_wpe.weight"));
        QVERIFY2(table, why.c_str());
        QCOMPARE(table->value(0, 0), 0.25);
        QCOMPARE(table->value(0, 1), -3.0);
        QVERIFY(!read(path, why));
        QVERIFY2(why.find("it holds 1005 tables, and one of them must be chosen") != std::string::npos,
                 why.c_str());
    }
};

QTEST_APPLESS_MAIN(TestTableFiles)
#include "tst_tablefiles.moc"
