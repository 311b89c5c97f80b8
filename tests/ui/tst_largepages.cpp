// Asking for large pages costs no memory, and what is asked for arrives.
#include "ui/largepages.h"

#include <QFile>
#include <QTest>
#include <algorithm>
#include <memory>
#include <vector>

#include "tests/support/strict.h"

using namespace posiscope;

namespace {

QByteArray lineOf(const char* file, const char* start) {
    QFile all{QLatin1String(file)};
    if (!all.open(QIODevice::ReadOnly)) return {};
    for (const QByteArray& line : all.readAll().split('\n'))
        if (line.startsWith(start)) return line.simplified();
    return {};
}

qint64 residentKilobytes() {
    return lineOf("/proc/self/status", "VmRSS:").split(' ').value(1).toLongLong();
}

/// Whether a part of the heap is marked to lie in large pages. Whether it does is up to the system.
bool heapIsMarked() {
    QFile all(QStringLiteral("/proc/self/smaps"));
    if (!all.open(QIODevice::ReadOnly)) return false;
    bool heap = false;
    for (const QByteArray& line : all.readAll().split('\n')) {
        if (line.contains('-') && line.contains(" rw-p ")) heap = line.endsWith("[heap]");
        if (heap && line.startsWith("VmFlags:") && line.simplified().split(' ').contains("hg")) return true;
    }
    return false;
}

/// What glibc has for small things; a sanitizer, or another library, puts them elsewhere.
qint64 heapMegabytes() {
    QFile all(QStringLiteral("/proc/self/maps"));
    if (!all.open(QIODevice::ReadOnly)) return 0;
    qint64 bytes = 0;
    for (const QByteArray& line : all.readAll().split('\n')) {
        if (!line.endsWith("[heap]")) continue;
        const auto ends = line.split(' ').first().split('-');
        bytes += ends.at(1).toLongLong(nullptr, 16) - ends.at(0).toLongLong(nullptr, 16);
    }
    return bytes >> 20;
}

}  // namespace

class TestLargePages final : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    /// In the order of a program: nothing is touched by asking, and then the heap grows as it is used.
    void growsWithUseAlone() {
        constexpr qint64 largePage = 2048;
        QVERIFY(!heapIsMarked());
        const qint64 before = residentKilobytes();
        useLargePages();
        const qint64 after = residentKilobytes();
        QVERIFY2(after - before < largePage / 2, qPrintable(QString::number(after - before)));
        if (!QFile::exists(QStringLiteral("/sys/kernel/mm/transparent_hugepage")))
            QSKIP("this system has no large pages");
        if (heapMegabytes() < 4) QSKIP("the heap is not glibc's");
        QVERIFY(heapIsMarked());

        constexpr int pieces = 2500;
        constexpr int bytes = 2000;
        std::vector<std::unique_ptr<char[]>> used;
        for (int n = 0; n < pieces; ++n) {
            used.push_back(std::make_unique<char[]>(bytes));
            std::fill_n(used.back().get(), bytes, static_cast<char>(n));
        }
        for (int n = 0; n < pieces; ++n)
            for (const int at : {0, bytes / 2, bytes - 1})
                QCOMPARE(used[static_cast<std::size_t>(n)][static_cast<std::size_t>(at)],
                         static_cast<char>(n));
        // A page is used up before the next is begun.
        QVERIFY(residentKilobytes() - after < pieces * bytes / 1024 + 2 * largePage);
    }
};

QTEST_GUILESS_MAIN(TestLargePages)
#include "tst_largepages.moc"
