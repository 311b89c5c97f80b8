// SPDX-License-Identifier: GPL-3.0-or-later
// What is no file that can be read to its end.
#include <sys/fsuid.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/tables/inputfile.h"
#include "tests/core/badfile.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

class TestInputFiles : public StrictTest {
    Q_OBJECT

 private slots:
    void noRegularFile_data() {
        const Rows<QString, QString> row("path", "reason");
        row("missing", "missing.npy", wording("errors/no-such-file"));
        row("folder", "folder.npy", wording("errors/folder"));
        row("pipe", "pipe.npy", wording("errors/no-regular-file"));
        row("device", "/dev/zero", wording("errors/no-regular-file"));
        row("link to a device", "link.npy", wording("errors/no-regular-file"));
        row("no name", "", wording("errors/no-file-name"));
    }
    void noRegularFile() {
        const auto [path, reason] = fetchRow<QString, QString>();
        const Folder folder;
        QCOMPARE(::mkdir(folder.path("folder.npy").c_str(), 0700), 0);
        QCOMPARE(::mkfifo(folder.path("pipe.npy").c_str(), 0600), 0);
        QCOMPARE(::symlink("/dev/zero", folder.path("link.npy").c_str()), 0);
        const std::string name =
            path.isEmpty() || path.startsWith('/') ? path.toStdString() : folder.path(path.toStdString());
        const Bounds bounds;
        const auto info = inspectTableFile(name);
        QVERIFY(bounds.check().isEmpty());
        QCOMPARE(QString::fromStdString(reasonOf(info)),
                 wording("errors/cannot-read", {QString::fromStdString(name), reason}));
    }

    void unreadable() {
        const Folder folder;
        const std::string path = folder.write("a.csv", "1,2\n");
        QCOMPARE(::chmod(path.c_str(), 0), 0);
        // Root may read everything, and reads as nobody meanwhile.
        constexpr uid_t nobody = 65534;
        const bool isRoot = ::geteuid() == 0;
        if (isRoot) ::setfsuid(nobody);
        const auto info = inspectTableFile(path);
        if (isRoot) ::setfsuid(0);
        QVERIFY(!info.ok() && isOneSentence(info.error(), path));
    }

    // A file that is cut, or goes away, while it is open.
    void shrinking() {
        const Folder folder;
        const std::string path = folder.write("a.npy", npyFile("<f4", "(2, 2)", std::string(16, '\0')));
        const auto file = InputFile::open(path);
        QVERIFY(file.ok());
        QCOMPARE(::truncate(path.c_str(), 70), 0);
        char bytes[80];
        QVERIFY(!file->readAt(0, bytes, 70));
        const Failure failure = file->readAt(0, bytes, 80);
        QVERIFY(failure);
        QCOMPARE(QString::fromStdString(failure->text.english()), wording("errors/became-shorter"));
        QVERIFY(file->streamFrom(file->size() - 1)(reinterpret_cast<std::byte*>(bytes), 1));
    }
};

QTEST_APPLESS_MAIN(TestInputFiles)
#include "tst_inputfiles.moc"
