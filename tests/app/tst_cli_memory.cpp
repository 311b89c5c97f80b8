// SPDX-License-Identifier: GPL-3.0-or-later
// Data is streamed: the memory of an export does not grow with its size.
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <cstring>

#include "tests/app/program.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

namespace {

// The bound: blocks of a few megabytes besides the program itself (about 30 MB), whatever the size of the
// table. Every row of the test writes more than that, so a program that kept its table or file would exceed
// it.
constexpr qint64 mostResident = 100'000'000;

/// The largest resident set of a run, in bytes, or an error. wait4() reports it, QProcess does not. (The
/// child begins as a copy of this process, which must therefore stay small.)
struct Peak {
    int status = -1;
    qint64 bytes = 0;
};

Peak peakOf(const QStringList& words) {
    QList<QByteArray> bytes{POSISCOPE_BINARY};
    for (const QString& word : words)
        bytes << word.toLocal8Bit();
    std::vector<char*> arguments;
    for (QByteArray& word : bytes)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_t child = 0;
    if (posix_spawn(&child, POSISCOPE_BINARY, nullptr, nullptr, arguments.data(), environ) != 0) return {};
    int status = 0;
    rusage used{};
    if (wait4(child, &status, 0, &used) != child || !WIFEXITED(status)) return {};
    return {WEXITSTATUS(status), static_cast<qint64>(used.ru_maxrss) * 1024};
}

}  // namespace

class TestCliMemory : public StrictTest {
    Q_OBJECT

 private slots:
    void exportStaysSmall_data() {
        const Rows<QString, QString, qint64> row("words", "ending", "smallestFile");
        // 128 MiB each, or more.
        row("heatmap, long", "--view heatmap --max-len 262144 --d-model 128 --dtype float32", "npy",
            qint64{262144} * 128 * 4);
        row("heatmap, wide", "--view heatmap --max-len 512 --d-model 65536 --dtype float32", "npy",
            qint64{512} * 65536 * 4);
        row("heatmap, one column", "--view heatmap --max-len 16777216 --d-model 1", "npy",
            qint64{16777216} * 8);
        row("similarity", "--view similarity --max-len 6144 --d-model 4 --dtype float32", "npy",
            qint64{6144} * 6144 * 4);
        row("offset map", "--view offset-map --d-model 6144 --dtype float32", "npy", qint64{6144} * 6144 * 4);
        row("waves", "--view waves --max-len 4194304 --dimensions 0-3", "npy", qint64{4194304} * 4 * 8);
        // At least 17 characters for nearly every cell.
        row("heatmap as CSV", "--view heatmap --max-len 131072 --d-model 64", "csv",
            qint64{131072} * 64 * 16);
    }
    void exportStaysSmall() {
#if defined(__SANITIZE_ADDRESS__)
        QSKIP("the address sanitizer keeps freed memory, so the resident set says nothing");
#endif
        QFETCH(QString, words);
        QFETCH(QString, ending);
        QFETCH(qint64, smallestFile);
        const QTemporaryDir folder;
        const QString path = folder.filePath("data." + ending);
        const Peak peak = peakOf(QStringList{"export", "-o", path} + words.split(' '));
        QCOMPARE(peak.status, 0);
        QVERIFY2(QFileInfo(path).size() >= smallestFile, QByteArray::number(QFileInfo(path).size()));
        QVERIFY2(smallestFile > mostResident, "the file would fit into the memory that is allowed");
        QVERIFY2(peak.bytes > 0 && peak.bytes < mostResident,
                 ("resident bytes: " + QByteArray::number(peak.bytes)).constData());
    }

    /// Blocks are written in the right order: checks the last row of a file with many blocks.
    void lastRowOfManyBlocks() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("table.npy");
        const Program program;
        constexpr qint64 rows = 300'000;
        const Ran ran = program.run({"export", "--view", "heatmap", "--max-len", QString::number(rows),
                                     "--d-model", "10", "-o", path});
        VERIFY_DONE(ran);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.seek(file.size() - qint64{10} * 8));
        double last[10];
        QCOMPARE(file.read(reinterpret_cast<char*>(last), sizeof last), qint64{sizeof last});
        constexpr double wholeAngle =
            1e-15;  // the program's bound; sin of a whole number is exact to 2^-53 here
        QVERIFY(std::abs(last[0] - std::sin(299'999.0)) <= wholeAngle);
        QVERIFY(std::abs(last[1] - std::cos(299'999.0)) <= wholeAngle);
    }
};

QTEST_GUILESS_MAIN(TestCliMemory)
#include "tst_cli_memory.moc"
