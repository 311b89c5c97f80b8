// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that is full: status 1, one line, the old file byte for byte, and no partial file.
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

#include "tests/app/program.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

namespace {

const char* const endings[] = {"png", "svg", "pdf", "npy", "csv"};
const QByteArray old = QByteArray("the old file, ").repeated(100);

QStringList exportTo(const QString& path) {
    return {"export", "--view", "heatmap", "--size", "640x400", "-o", path};
}

/// A file system of a few hundred kilobytes, for the life of the object.
class SmallDisk {
 public:
    SmallDisk() { mounted_ = ::mount("tmpfs", folder_.path().toLocal8Bit(), "tmpfs", 0, "size=256k") == 0; }
    ~SmallDisk() {
        if (mounted_) ::umount2(folder_.path().toLocal8Bit(), MNT_DETACH);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    bool mounted() const { return mounted_; }
    QString path() const { return folder_.path(); }
    QString filePath(const QString& name) const { return folder_.filePath(name); }
    /// Writes a file until nothing more fits, and leaves `spare` bytes.
    void fill(qint64 spare) const {
        QFile filler(filePath("filler"));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(4096, 'f')) == 4096) {
        }
        QVERIFY(filler.resize(filler.size() / 4096 * 4096 - spare));
    }

 private:
    QTemporaryDir folder_;
    bool mounted_ = false;
};

}  // namespace

class TestCliFullDisk : public StrictTest {
    Q_OBJECT

 private slots:
    /// The equivalent that works everywhere: no file may grow beyond a limit, so that a write really fails,
    /// at the first byte, half way, or with the last.
    void writeFails_data() {
        const Rows<QString, QString, bool> row("ending", "where", "exists");
        for (const char* ending : endings)
            for (const char* where : {"first byte", "first block", "half way", "last byte"})
                for (const bool exists : {true, false})
                    row(qPrintable(
                            QString("%1, %2, %3").arg(ending, where, exists ? "old file" : "no old file")),
                        ending, where, exists);
    }
    void writeFails() {
        const auto [ending, where, exists] = fetchRow<QString, QString, bool>();
        const QTemporaryDir folder;
        const QString path = folder.filePath("x." + ending);
        VERIFY_DONE(Program().run(exportTo(path)));
        const qint64 size = QFileInfo(path).size();
        QVERIFY(size > 8192);
        QVERIFY(QFile::remove(path));
        const QMap<QString, qint64> limits{
            {"first byte", 0}, {"first block", 4096}, {"half way", size / 2}, {"last byte", size - 1}};
        if (exists) writeBytes(path, old);
        const auto before = contentOf(folder.path());
        VERIFY_REFUSED(limited(limits[where]).run(exportTo(path)), 1, QStringList({"cannot write", path}));
        QCOMPARE(contentOf(folder.path()), before);
    }

    /// The failure comes from the limit.
    void limitIsNotReached_data() { plainEndings(); }
    void limitIsNotReached() {
        QFETCH(QString, ending);
        const QTemporaryDir folder;
        const QString path = folder.filePath("x." + ending);
        VERIFY_DONE(Program().run(exportTo(path)));
        const qint64 size = QFileInfo(path).size();
        writeBytes(path, old);
        VERIFY_DONE(limited(size).run(exportTo(path)));
        QCOMPARE(QFileInfo(path).size(), size);
    }

    void smallDisk_data() {
        const Rows<QString, qint64> row("ending", "spare");
        for (const char* ending : endings)
            for (const qint64 spare : {qint64{0}, qint64{8192}})
                row(qPrintable(QString("%1, %2 bytes left").arg(ending).arg(spare)), ending, spare);
    }
    void smallDisk() {
        const auto [ending, spare] = fetchRow<QString, qint64>();
        const SmallDisk disk;
        if (!disk.mounted())
            QSKIP("a small tmpfs cannot be mounted here; writeFails() lets the same writes fail");
        const QString path = disk.filePath("x." + ending);
        writeBytes(path, old);
        disk.fill(spare);
        const auto before = contentOf(disk.path());
        QCOMPARE(before.size(), 2);
        VERIFY_REFUSED(Program().run(exportTo(path)), 1, QStringList({"cannot write", path}));
        QCOMPARE(contentOf(disk.path()), before);
        // The same command works with enough room.
        QVERIFY(QFile::remove(disk.filePath("filler")));
        VERIFY_DONE(Program().run(exportTo(path) + QStringList{"--max-len", "64", "--d-model", "32"}));
        QVERIFY(bytesOf(path) != old);
        QCOMPARE(contentOf(disk.path()).size(), 1);
    }

 private:
    static void plainEndings() { eachText("ending", endings); }
    static Program limited(qint64 bytes) {
        Program program;
        program.setInChild([bytes] {
            const auto most = static_cast<rlim_t>(bytes);
            const rlimit limit{most, most};
            ::signal(SIGXFSZ, SIG_IGN);
            if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) ::_exit(99);
        });
        return program;
    }
};

QTEST_GUILESS_MAIN(TestCliFullDisk)
#include "tst_cli_fulldisk.moc"
