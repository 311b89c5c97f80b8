// SPDX-License-Identifier: GPL-3.0-or-later
// NPY and CSV files.
#include "core/analysis/dataset.h"

#include <bit>
#include <charconv>
#include <cstring>

#include "tests/support/rows.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

Dataset tableOf(const Setup& setup) {
    const auto model = sinusoidal(setup);
    return {std::shared_ptr<const Field>(model, &model->table()),
            [](std::int64_t column) { return "dim " + std::to_string(column); }};
}

bool goOn(double) {
    return true;
}

Sink into(std::string& bytes) {
    return [&bytes](const char* from, std::size_t count) {
        bytes.append(from, count);
        return true;
    };
}

/// The text of the header; empty if the first ten bytes are wrong.
QString headerText(const std::string& bytes) {
    if (bytes.size() < 10 || bytes.compare(0, 8, std::string("\x93NUMPY\x01\x00", 8)) != 0) return {};
    const auto length = static_cast<std::size_t>(static_cast<unsigned char>(bytes[8])) +
                        256 * static_cast<std::size_t>(static_cast<unsigned char>(bytes[9]));
    if ((10 + length) % 64 != 0) return QStringLiteral("not aligned");
    return QString::fromStdString(bytes.substr(10, length));
}

}  // namespace

class TestDataset : public StrictTest {
    Q_OBJECT

 private slots:
    // What numpy.save writes (NumPy's numpy/lib/format.py), padded with spaces to a multiple of 64.
    void npy_data() {
        const Rows<qint64, qint64, bool> row("rows", "columns", "wide");
        for (const bool wide : {true, false})
            for (const auto& [rows, columns] : {std::pair{1, 1}, {3, 5}, {256, 64}, {1000, 33}, {2, 65'536}})
                QTest::addRow("%d x %d, float%d", rows, columns, wide ? 64 : 32)
                    << qint64{rows} << qint64{columns} << wide;
        row("several blocks", qint64{9001}, qint64{129}, true);
    }
    void npy() {
        const auto [rows, columns, wide] = fetchRow<qint64, qint64, bool>();
        const NumberType type = wide ? NumberType::float64 : NumberType::float32;
        const Dataset data = tableOf({.dModel = columns, .maxLen = rows, .firstPosition = 3});
        std::string bytes;
        QVERIFY(writeNpy(data, type, into(bytes), goOn));

        const QString header = headerText(bytes);
        const QString dict = QString("{'descr': '<f%1', 'fortran_order': False, 'shape': (%2, %3), }")
                                 .arg(wide ? 8 : 4)
                                 .arg(rows)
                                 .arg(columns);
        QVERIFY2(header.startsWith(dict), qPrintable(header));
        QVERIFY(header.endsWith('\n'));
        QCOMPARE(header.mid(dict.size()).trimmed(), QString());
        QVERIFY(header.mid(dict.size()).count('\n') == 1 && !header.contains('\t'));

        const auto start = static_cast<std::size_t>(header.size()) + 10;
        const std::size_t size = wide ? 8 : 4;
        QCOMPARE(bytes.size(), start + static_cast<std::size_t>(rows * columns) * size);
        QCOMPARE(*npyBytes(*data.field, type), static_cast<std::uint64_t>(bytes.size()));
        std::size_t differences = 0;
        for (std::int64_t row = 0, at = 0; row < rows; ++row)
            for (std::int64_t column = 0; column < columns; ++column, ++at) {
                const double value = data.field->value(row, column);
                const auto single = static_cast<float>(value);
                const char* const stored = bytes.data() + start + static_cast<std::size_t>(at) * size;
                differences +=
                    std::memcmp(stored, wide ? static_cast<const void*>(&value) : &single, size) != 0;
            }
        QCOMPARE(differences, std::size_t{0});
    }

    // Every length of the dictionary near the border of 64 bytes.
    void npyAlignment() {
        for (const std::int64_t rows : {1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 16'777'216})
            for (const std::int64_t columns : {1, 10, 100, 1000, 10'000, 65'536}) {
                std::string header;
                const auto first = [&header](const char* from, std::size_t count) {
                    header.append(from, count);
                    return false;  // the header is the first write
                };
                QVERIFY(!writeNpy(tableOf({.dModel = columns, .maxLen = rows}), NumberType::float64, first,
                                  goOn));
                const QString text = headerText(header);
                QVERIFY2(text.contains(QString("(%1, %2)").arg(rows).arg(columns)), qPrintable(text));
                QCOMPARE(header.size() % 64, std::size_t{0});
            }
    }

    void npySize() {
        const auto model = sinusoidal({.dModel = 65'536, .maxLen = 16'777'216});
        QCOMPARE(*npyBytes(model->table(), NumberType::float64), (std::uint64_t{1} << 43U) + 128);
        QCOMPARE(*npyBytes(*model->similarity()->matrix(SimilarityKind::dot), NumberType::float32),
                 (std::uint64_t{1} << 50U) + 128);
    }

    void csv_data() {
        addColumns<qint64, qint64>("rows", "columns");
        for (const auto& [rows, columns] : {std::pair{1, 1}, {3, 5}, {300, 33}, {5, 20'000}, {2, 65'536}})
            QTest::addRow("%d x %d", rows, columns) << qint64{rows} << qint64{columns};
    }
    void csv() {
        const auto [rows, columns] = fetchRow<qint64, qint64>();
        const Dataset data = tableOf({.dModel = columns, .maxLen = rows, .firstPosition = 12'345});
        std::string bytes;
        QVERIFY(writeCsv(data, into(bytes), goOn));
        QVERIFY(bytes.ends_with('\n'));
        const QList<QByteArray> lines = QByteArray::fromStdString(bytes).chopped(1).split('\n');
        QCOMPARE(lines.size(), rows + 1);
        const QList<QByteArray> names = lines[0].split(',');
        QCOMPARE(names.size(), columns);
        for (qint64 column = 0; column < columns; ++column)
            QVERIFY(names[column] == "dim " + QByteArray::number(column));
        std::size_t differences = 0;
        for (qint64 row = 0; row < rows; ++row) {
            const QList<QByteArray> cells = lines[row + 1].split(',');
            QCOMPARE(cells.size(), columns);
            for (qint64 column = 0; column < columns; ++column) {
                const QByteArray& text = cells[column];
                double back = NAN;
                const auto end = std::from_chars(text.data(), text.data() + text.size(), back).ptr;
                differences += end != text.data() + text.size() ||
                               std::bit_cast<std::uint64_t>(back) !=
                                   std::bit_cast<std::uint64_t>(data.field->value(row, column));
            }
        }
        QCOMPARE(differences, std::size_t{0});
    }

    void failingSink_data() {
        addColumns<bool, int>("npy", "failsAt");
        for (const bool npy : {true, false})
            for (const int failsAt : {1, 2, 4})
                QTest::addRow("%s, write %d", npy ? "npy" : "csv", failsAt) << npy << failsAt;
    }
    void failingSink() {
        QFETCH(bool, npy);
        QFETCH(int, failsAt);
        const Dataset data = tableOf({.dModel = 1024, .maxLen = 1'048'576});
        int writes = 0;
        int told = 0;
        const Sink sink = [&](const char*, std::size_t) { return ++writes < failsAt; };
        const Progress progress = [&](double) { return ++told > 0; };
        QVERIFY(
            !(npy ? writeNpy(data, NumberType::float32, sink, progress) : writeCsv(data, sink, progress)));
        QCOMPARE(writes, failsAt);                 // no write after the failure
        QCOMPARE(told, std::max(0, failsAt - 2));  // the header and the failed block do not count
    }

    void progress_data() { csv_data(); }
    void progress() {
        QFETCH(qint64, rows);
        QFETCH(qint64, columns);
        for (const bool npy : {true, false}) {
            std::vector<double> shares;
            const Progress note = [&shares](double share) {
                shares.push_back(share);
                return true;
            };
            std::string bytes;
            const Dataset data = tableOf({.dModel = columns, .maxLen = 40 * rows});
            QVERIFY(npy ? writeNpy(data, NumberType::float64, into(bytes), note)
                        : writeCsv(data, into(bytes), note));
            QVERIFY(!shares.empty());
            QVERIFY(shares.front() > 0);
            QVERIFY(std::is_sorted(shares.begin(), shares.end()));
            QVERIFY(std::adjacent_find(shares.begin(), shares.end()) == shares.end());
            QCOMPARE(shares.back(), 1.0);
        }
    }

    void cancel() {
        const Dataset data = tableOf({.dModel = 1024, .maxLen = 1'048'576});
        for (const int after : {1, 3})
            for (const bool npy : {true, false}) {
                int told = 0;
                int writes = 0;
                const Sink sink = [&](const char*, std::size_t) { return ++writes > 0; };
                const Progress progress = [&](double) { return ++told < after; };
                QVERIFY(!(npy ? writeNpy(data, NumberType::float64, sink, progress)
                              : writeCsv(data, sink, progress)));
                QCOMPARE(told, after);
                QCOMPARE(writes, after + 1);  // the header, and one write for every block
            }
    }

    // The memory: no write is larger than a block, whatever the size of the dataset.
    void blocksAreBounded_data() {
        const Rows<qint64, qint64, bool> row("rows", "columns", "similarity");
        row("1,048,576 x 1,024", qint64{1'048'576}, qint64{1024}, false);
        row("16,777,216 x 65,536", qint64{16'777'216}, qint64{65'536}, false);
        row("16,777,216 x 1", qint64{16'777'216}, qint64{1}, false);
        row("similarity 16,777,216 x 16,777,216", qint64{16'777'216}, qint64{4}, true);
    }
    void blocksAreBounded() {
        constexpr std::size_t npyBlock = 4 * 1024 * 1024;  // core/analysis/dataset.h: a few megabytes
        constexpr std::size_t csvBlock =
            npyBlock / 8 * 25;  // the same numbers with at most 24 digits and a comma
        constexpr int blocks = 4;
        QFETCH(qint64, rows);
        QFETCH(qint64, columns);
        QFETCH(bool, similarity);
        Dataset data = tableOf({.dModel = columns, .maxLen = rows});
        if (similarity)
            data.field =
                sinusoidal({.dModel = columns, .maxLen = rows})->similarity()->matrix(SimilarityKind::dot);
        for (const bool npy : {true, false}) {
            std::size_t largest = 0;
            std::size_t total = 0;
            int told = 0;
            const Sink sink = [&](const char*, std::size_t count) {
                largest = std::max(largest, count);
                total += count;
                return true;
            };
            const Progress progress = [&](double) { return ++told < blocks; };
            // The header of 16,777,216 names alone takes long and is not what this is about.
            if (!npy) data.columnName = [](std::int64_t) { return std::string("c"); };
            QVERIFY(!(npy ? writeNpy(data, NumberType::float64, sink, progress)
                          : writeCsv(data, sink, progress)));
            QCOMPARE(told, blocks);
            QVERIFY2(largest <= (npy ? npyBlock : csvBlock), qPrintable(QString::number(largest)));
            QVERIFY(total > largest);
        }
    }
};

QTEST_APPLESS_MAIN(TestDataset)
#include "tst_dataset.moc"
