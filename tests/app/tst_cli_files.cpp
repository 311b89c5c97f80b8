// SPDX-License-Identifier: GPL-3.0-or-later
// Output files that cannot be written: one line, status 1, and nothing changes. And files that can.
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

namespace {

const char* const endings[] = {"png", "svg", "pdf", "npy", "csv"};
const QByteArray old = "the old file";

QStringList exportTo(const QString& path) {
    return {"export", "--view", "heatmap", "--size", "320x240", "-o", path};
}

/// A device like /dev/null in a folder of the test: a faulty program would replace the machine's.
bool makeDevice(const QByteArray& path) {
    constexpr unsigned memoryDevices = 1;
    constexpr unsigned null = 3;
    return ::mknod(path, S_IFCHR | 0666U, makedev(memoryDevices, null)) == 0;
}

constexpr uid_t nobody = 65534;

/// Root ignores permissions, so root becomes nobody.
void dropRoot() {
    if (::geteuid() != 0) return;
    if (::setgid(nobody) != 0 || ::setuid(nobody) != 0) ::_exit(99);
}

}  // namespace

class TestCliFiles : public ProgramTest {
    Q_OBJECT

 private slots:
    void cannotBeWritten_data() {
        const Rows<QString, QString> row("ending", "what");
        for (const char* ending : endings)
            for (const char* what :
                 {"folder missing", "a folder", "a FIFO", "a link to a FIFO", "a link to a device",
                  "a link to a folder", "below a file", "name too long", "/sys", "/proc"})
                row(qPrintable(QString("%1, %2").arg(ending, what)), ending, what);
    }
    void cannotBeWritten() {
        const auto [ending, what] = fetchRow<QString, QString>();
        QString path = folder_->filePath("x." + ending);
        QStringList mentioned{"errors/cannot-write"};
        if (what == "folder missing") {
            path = folder_->filePath("none/x." + ending);
            mentioned << "errors/cannot-write-no-folder";
        } else if (what == "a folder") {
            QVERIFY(QDir().mkdir(path));
            mentioned << "errors/cannot-write-folder";
        } else if (what == "a FIFO") {
            QCOMPARE(::mkfifo(path.toLocal8Bit(), 0600), 0);
            mentioned << "errors/cannot-write-no-regular-file";
        } else if (what == "a link to a FIFO" || what == "a link to a device") {
            // Without root, the program cannot harm the machine's own device.
            const bool own = what == "a link to a FIFO" || ::geteuid() == 0;
            const QByteArray node = own ? folder_->filePath("node").toLocal8Bit() : QByteArray("/dev/null");
            if (what == "a link to a FIFO")
                QCOMPARE(::mkfifo(node, 0600), 0);
            else if (own && !makeDevice(node))
                QSKIP("root may not make devices here; a link to a FIFO is tested");
            QVERIFY(QFile::link(node, path));
            mentioned << "errors/cannot-write-no-regular-file";
        } else if (what == "a link to a folder") {
            QVERIFY(QDir(folder_->path()).mkdir("target"));
            QVERIFY(QFile::link(folder_->filePath("target"), path));
            mentioned << "errors/cannot-write-folder";
        } else if (what == "below a file") {
            writeBytes(folder_->filePath("file"), old);
            path = folder_->filePath("file/x." + ending);
        } else if (what == "name too long") {
            path = folder_->filePath(QString(300, 'x') + "." + ending);
        } else {
            path = what + "/posiscope-test." + ending;
        }
        mentioned << path;
        const auto before = contentOf(folder_->path());
        VERIFY_REFUSED(program_.run(exportTo(path)), 1, mentioned);
        QCOMPARE(contentOf(folder_->path()), before);
    }

    void permissions_data() {
        const Rows<QString, int, int> row("ending", "folderMode", "fileMode");
        for (const char* ending : endings) {
            row(qPrintable(QString("%1, read-only folder, new file").arg(ending)), ending, 0555, -1);
            row(qPrintable(QString("%1, read-only folder, old file").arg(ending)), ending, 0555, 0666);
            row(qPrintable(QString("%1, read-only file").arg(ending)), ending, 0777, 0444);
        }
    }
    void permissions() {
        const auto [ending, folderMode, fileMode] = fetchRow<QString, int, int>();
        Program plain;
        plain.setInChild(dropRoot);
        plain.setEnvironment("HOME", "/nonexistent");
        if (::geteuid() == 0 && plain.run({"--version"}).status != 0)
            QSKIP(
                "root cannot become nobody here, or nobody cannot start the program; /sys and /proc are "
                "tested");
        QVERIFY(QDir(folder_->path()).mkdir("inside"));
        const QString inside = folder_->filePath("inside");
        const QString path = inside + "/x." + ending;
        if (fileMode >= 0) {
            writeBytes(path, old);
            QCOMPARE(::chmod(path.toLocal8Bit(), static_cast<mode_t>(fileMode)), 0);
        }
        QCOMPARE(::chmod(folder_->path().toLocal8Bit(), 0755), 0);
        QCOMPARE(::chmod(inside.toLocal8Bit(), static_cast<mode_t>(folderMode)), 0);
        const auto before = contentOf(inside);
        const Ran ran = plain.run(exportTo(path));
        const auto after = contentOf(inside);
        QCOMPARE(::chmod(inside.toLocal8Bit(), 0755), 0);
        VERIFY_REFUSED(ran, 1, QStringList({"errors/cannot-write", path}));
        QCOMPARE(after, before);
    }

    /// Wrong usage is detected before the old file is touched.
    void oldFileStaysWhenUsageIsWrong_data() {
        const Rows<QString, QStringList> row("ending", "words");
        for (const char* ending : endings) {
            row(qPrintable(QString("%1, d_model").arg(ending)), ending, QStringList{"--d-model", "0"});
            row(qPrintable(QString("%1, session").arg(ending)), ending,
                QStringList{"--session", "none.posiscope"});
            row(qPrintable(QString("%1, size").arg(ending)), ending, QStringList{"--size", "5"});
        }
        row("too many pixels", "png", QStringList{"--scale", "16", "--size", "9000x9000"});
        row("readout", "csv", QStringList{"--view", "readout"});
    }
    void oldFileStaysWhenUsageIsWrong() {
        const auto [ending, words] = fetchRow<QString, QStringList>();
        const QString path = folder_->filePath("x." + ending);
        writeBytes(path, old);
        const auto before = contentOf(folder_->path());
        const Ran ran = program_.run(exportTo(path) + words);
        VERIFY_REFUSED(ran, words.contains("--session") ? 1 : 2, {});
        QCOMPARE(contentOf(folder_->path()), before);
    }

    /// A file larger than any disk is refused before gigabytes have been written.
    void largerThanTheDisk_data() {
        QTest::addColumn<QString>("view");
        QTest::newRow("heatmap, 8 TiB") << "heatmap";
        QTest::newRow("similarity, 2 PiB") << "similarity";
    }
    void largerThanTheDisk() {
        QFETCH(QString, view);
        const QString path = folder_->filePath("x.npy");
        writeBytes(path, old);
        const auto before = contentOf(folder_->path());
        // If the check failed, the system would stop the child before it filled the disk.
        Program careful;
        careful.setInChild([] {
            constexpr rlim_t most = 256 * 1024 * 1024;
            const struct rlimit limit { most, most };
            if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) ::_exit(99);
        });
        const Ran ran = careful.run(
            {"export", "--view", view, "--d-model", "65536", "--max-len", "16777216", "-o", path});
        VERIFY_REFUSED(ran, 1, QStringList({"errors/cannot-write-disk", path}));
        QCOMPARE(contentOf(folder_->path()), before);
    }

    void replaces_data() { eachText("ending", endings); }
    /// An older file of any length is replaced; nothing else appears; its permissions stay.
    void replaces() {
        QFETCH(QString, ending);
        const QString path = folder_->filePath("x." + ending);
        constexpr qsizetype longer = 3'000'000;
        writeBytes(path, QByteArray(longer, 'x'));
        QCOMPARE(::chmod(path.toLocal8Bit(), 0640), 0);
        VERIFY_DONE(program_.run(exportTo(path)));
        const auto after = contentOf(folder_->path());
        QCOMPARE(after.keys(), QStringList{"x." + ending});
        QVERIFY(after.first().size() > 1000 && after.first().size() < longer);
        QVERIFY(!after.first().contains("xxxxxxxxxxxxxxxx"));
        struct stat info {};
        QCOMPARE(::stat(path.toLocal8Bit(), &info), 0);
        QCOMPARE(info.st_mode & 0777U, 0640U);
    }

    void followsALink_data() { replaces_data(); }
    void followsALink() {
        QFETCH(QString, ending);
        QVERIFY(QDir(folder_->path()).mkdir("far"));
        const QString target = folder_->filePath("far/target");
        const QString link = folder_->filePath("x." + ending);
        writeBytes(target, old);
        QVERIFY(QFile::link(target, link));
        VERIFY_DONE(program_.run(exportTo(link)));
        QCOMPARE(QFileInfo(link).symLinkTarget(), target);
        QVERIFY(bytesOf(target).size() > 1000);
        QCOMPARE(contentOf(folder_->filePath("far")).size(), 1);
        QCOMPARE(contentOf(folder_->path()).size(), 2);
    }

    void makesWhatALinkNames_data() { replaces_data(); }
    void makesWhatALinkNames() {
        QFETCH(QString, ending);
        QVERIFY(QDir(folder_->path()).mkdir("far"));
        const QString link = folder_->filePath("x." + ending);
        QVERIFY(QFile::link(folder_->filePath("far/target"), link));
        VERIFY_DONE(program_.run(exportTo(link)));
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(bytesOf(folder_->filePath("far/target")).size() > 1000);
    }

    void names_data() {
        eachText("name", {"Größe 位置.npy", "with spaces .npy", "-dash.npy", "a.b.c.npy", ".npy", "x.NPY",
                          "%1.npy", "line\nbreak.npy"});
    }
    void names() {
        QFETCH(QString, name);
        VERIFY_DONE(program_.run(exportTo(folder_->filePath(name))));
        QCOMPARE(contentOf(folder_->path()).keys(), QStringList{name});
        // A message shows such names on one line, and unchanged where possible.
        const QString path = folder_->filePath("none/" + name);
        VERIFY_REFUSED(program_.run(exportTo(path)), 1, QStringList{QString(path).replace("\n", "\\u000a")});
    }
};

QTEST_GUILESS_MAIN(TestCliFiles)
#include "tst_cli_files.moc"
