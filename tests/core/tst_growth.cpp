// SPDX-License-Identifier: GPL-3.0-or-later
// Small files with large tables: what repeats is held once, and what grows is asked for.
#include <zip.h>

#include "core/tables/arrayfile.h"
#include "core/tables/growth.h"
#include "tests/core/badfile.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/torchbytes.h"

using namespace posiscope;

namespace {

/// A zip archive with a packed member, and the pickle of a file of PyTorch before it as it is.
std::string packedFile(const std::string& path, const std::string& name, const std::string& bytes,
                       const std::string& pickle = {}) {
    zip_t* const archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    const auto add = [archive](const std::string& member, const std::string& from, int method) {
        zip_source_t* const source = zip_source_buffer(archive, from.data(), from.size(), 0);
        const zip_int64_t at = zip_file_add(archive, member.c_str(), source, 0);
        zip_set_file_compression(archive, static_cast<zip_uint64_t>(at), method, 1);
    };
    if (!pickle.empty()) add("archive/data.pkl", pickle, ZIP_CM_STORE);
    add(name, bytes, ZIP_CM_DEFLATE);
    return zip_close(archive) == 0 ? path : std::string();
}

std::string npzOfZeros(const std::string& path, int rows, int columns) {
    const std::string shape = "(" + std::to_string(rows) + ", " + std::to_string(columns) + ")";
    const std::string zeros(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns) * 4, '\0');
    return packedFile(path, "pe.npy", npyFile("<f4", shape, zeros));
}

std::string reasonOf(const Result<std::shared_ptr<const StoredTable>>& table) {
    return table ? "" : table.error().text.english();
}

constexpr std::uint64_t usual = std::uint64_t{256} << 20U;

}  // namespace

class TestGrowth : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { allowGrowth(usual); }

    /// A gigabyte of cells that are 64 or a million numbers.
    void strideOfZero_data() {
        const Rows<std::vector<int>, std::vector<int>, double, double> row("shape", "strides", "first",
                                                                           "last");
        row("rows", {16'000'000, 64}, {0, 1}, 0, 63);
        row("columns", {250'000, 4000}, {1, 0}, 0, 249'999 % 251);
        row("both", {16'000'000, 64}, {0, 0}, 0, 0);
        row("rows of an array with an axis of length 1", {1, 16'000'000, 64}, {7, 0, 1}, 0, 63);
    }
    void strideOfZero() {
        const auto [shape, strides, first, last] =
            fetchRow<std::vector<int>, std::vector<int>, double, double>();
        std::string storage;
        for (int n = 0; n < 1'000'000; ++n)
            storage += static_cast<char>(n % 251);
        using namespace pickled;
        const Folder folder;
        const std::string path = folder.write(
            "a.pt", torchFile(whole(map({{"pe", tensor(pickled::storage("ByteStorage", "0", 1'000'000), 0,
                                                       shape, strides)}})),
                              {storage}));
        const Bounds bounds;
        const auto table = readTable(path, {});
        QVERIFY2(table.ok(), reasonOf(table).c_str());
        const std::int64_t rows = (*table)->rows();
        const std::int64_t columns = (*table)->columns();
        QCOMPARE(rows, shape[shape.size() - 2]);
        QCOMPARE(columns, shape.back());
        QCOMPARE((*table)->value(0, 0), first);
        QCOMPARE((*table)->value(rows - 1, columns - 1), last);
        (*table)->lookAhead();
        const auto array = readArray(path, "pe");
        QVERIFY(array.ok());
        QCOMPARE(array->at(array->count() - 1), last);
        QVERIFY2(bounds.check().isEmpty(), bounds.check().constData());
    }

    /// Views that repeat in another way, and slices of them, are as they were.
    void otherViews() {
        using namespace pickled;
        const Folder folder;
        const std::string path = folder.write(
            "a.pt",
            torchFile(whole(map({{"cube", tensor(storage("ByteStorage", "0", 24), 0, {4, 3, 2}, {6, 0, 1})},
                                 {"steps", tensor(storage("ByteStorage", "0", 24), 2, {4, 3}, {1, 1})}})),
                      {std::string("\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\27", 24)}));
        const auto slice = readTable(path, "cube[2]");
        QVERIFY2(slice.ok(), reasonOf(slice).c_str());
        QCOMPARE((*slice)->rows(), 3);
        for (std::int64_t row = 0; row < 3; ++row)
            for (std::int64_t column = 0; column < 2; ++column)
                QCOMPARE((*slice)->value(row, column), static_cast<double>(12 + column));
        const auto steps = readTable(path, "steps");
        QVERIFY2(steps.ok(), reasonOf(steps).c_str());
        for (std::int64_t row = 0; row < 4; ++row)
            for (std::int64_t column = 0; column < 3; ++column)
                QCOMPARE((*steps)->value(row, column), static_cast<double>(2 + row + column));
    }

    /// 300 KB of packed zeros are 300 MB: the reason says the size, and what reads it.
    void packed_data() {
        const Rows<bool> row("array");
        row("a table", false);
        row("an array", true);
    }
    void packed() {
        const auto [asArray] = fetchRow<bool>();
        const Folder folder;
        const std::string path = npzOfZeros(folder.path("a.npz"), 75'000, 1024);
        const auto failure = [&, array = asArray]() -> Failure {
            if (array) {
                const auto read = readArray(path, "pe");
                return read ? Failure() : Failure(read.error());
            }
            const auto read = readTable(path, "pe");
            return read ? Failure() : Failure(read.error());
        };
        {
            const Bounds bounds;
            const Failure refused = failure();
            QVERIFY(refused && isAboutGrowth(*refused));
            const std::string text = refused->text.english();
            QVERIFY2(text.find("292 MB") != std::string::npos &&
                         text.find("--memory 1G") != std::string::npos &&
                         text.starts_with("cannot read " + path),
                     text.c_str());
            QVERIFY2(bounds.check().isEmpty(), bounds.check().constData());
        }
        allowGrowth(std::uint64_t{1} << 30U);
        QVERIFY(!failure());
        allowGrowth(usual);
        QVERIFY(failure());
        allowGrowthOf(path);
        QVERIFY(!failure());
    }

    /// The storage of a small view may be packed too.
    void viewOfPackedStorage() {
        using namespace pickled;
        const Folder folder;
        constexpr int count = 300'000'000;
        const std::string pickle =
            whole(map({{"pe", tensor(storage("ByteStorage", "0", count), 0, {2, 2}, {count - 2, 1})}}));
        const std::string path =
            packedFile(folder.path("a.pt"), "archive/data/0", std::string(count, '\0'), pickle);
        const auto table = readTable(path, {});
        QVERIFY(!table.ok());
        QVERIFY2(isAboutGrowth(table.error()), reasonOf(table).c_str());
    }

    /// Files that have about what they show are read, whatever the limit is.
    void usualFiles() {
        allowGrowth(0);
        const Folder folder;
        const std::string npy = folder.write("a.npy", npyFile("<f4", "(2, 3)", countedFloats(6)));
        QVERIFY(readTable(npy, {}).ok());
        std::string lines;
        for (int n = 0; n < 1000; ++n)
            lines += "1,1\n";
        QVERIFY(readTable(folder.write("a.csv", lines), {}).ok());
    }
};

QTEST_GUILESS_MAIN(TestGrowth)
#include "tst_growth.moc"
