// SPDX-License-Identifier: GPL-3.0-or-later
// Making a handout from the window.
#include <QFileDialog>
#include <QProgressDialog>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTimer>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/handout.h"
#include "ui/files/savefile.h"
#include "ui/lessons/player.h"
#include "ui/window/exportcommands.h"

using namespace posiscope;

Q_DECLARE_METATYPE(posiscope::HandoutKind)

namespace {

QStringList filesIn(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
}

}  // namespace

class TestHandoutWindow : public StrictTest {
    Q_OBJECT

 private slots:
    void fromTheWindow_data() {
        const Rows<QString, HandoutKind> row("action", "kind");
        row("handout", QStringLiteral("exportHandout"), HandoutKind::pupil);
        row("solutions", QStringLiteral("exportSolutions"), HandoutKind::solutions);
        row("teacher", QStringLiteral("exportTeacher"), HandoutKind::teacher);
    }
    void fromTheWindow() {
        auto [action, kind] = fetchRow<QString, HandoutKind>();
        const QTemporaryDir folder;
        const WindowFixture fixture;
        QVERIFY(!fixture.find<QAction>(action)->isEnabled());
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("formula-by-hand")));
        QVERIFY(fixture.find<QAction>(action)->isEnabled());
        choose(folder.filePath(QStringLiteral("mine")));
        fixture.trigger(action);
        QTRY_VERIFY(fixture.window->statusBar()->currentMessage().contains(QLatin1String("mine.pdf")));
        QCOMPARE(filesIn(folder), QStringList{QStringLiteral("mine.pdf")});
        HandoutOptions options;
        options.kind = kind;
        options.pictures = fixture.window->lessons()->pictures();
        const auto wanted = handoutPdf(*fixture.window->lessons()->lesson(), options);
        const auto written = loadBytes(folder.filePath(QStringLiteral("mine.pdf")), 100'000'000);
        QVERIFY(written->startsWith("%PDF"));
        QVERIFY(std::abs(written->size() - wanted->size()) < 200);  // the file contains its time
    }

    void cancelledInTheWindow() {
        const QTemporaryDir folder;
        const WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        choose(folder.filePath(QStringLiteral("a.pdf")));
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            if (auto* drawing = fixture.window->findChild<QProgressDialog*>(QStringLiteral("drawing")))
                drawing->cancel();
        });
        timer.start(1);
        fixture.trigger(QStringLiteral("exportHandout"));
        QVERIFY(fixture.window->statusBar()->currentMessage().contains(QLatin1String("cancelled")));
        QVERIFY(filesIn(folder).isEmpty());
    }

    /// Slides come from a process of the program.
    void slides_data() {
        const Rows<QString, QString, QString> row("program", "file", "said");
        row("written", QStringLiteral(POSISCOPE_BINARY), QStringLiteral("a.pdf"), QStringLiteral("a.pdf"));
        row("a folder that is missing", QStringLiteral(POSISCOPE_BINARY), QStringLiteral("/nowhere/a.pdf"),
            QStringLiteral("/nowhere"));
        row("no program", QStringLiteral("/nowhere/posiscope"), QStringLiteral("a.pdf"), QString());
    }
    void slides() {
        const auto [program, file, said] = fetchRow<QString, QString, QString>();
        const QTemporaryDir folder;
        const WindowFixture fixture;
        QVERIFY(!fixture.find<QAction>(QStringLiteral("exportSlides"))->isEnabled());
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("formula-by-hand")));
        fixture.window->findChild<ExportCommands*>()->setProgram(program);
        const QString path = file.startsWith(u'/') ? file : folder.filePath(file);
        choose(path);
        fixture.trigger(QStringLiteral("exportSlides"));
        const bool written = file == QLatin1String("a.pdf") && !said.isEmpty();
        const auto* bar = fixture.window->statusBar();
        QTRY_VERIFY_WITH_TIMEOUT(
            bar->currentMessage().contains(file) || fixture.window->banner()->isVisible(), 60'000);
        QCOMPARE(fixture.window->banner()->isVisible(), !written);
        if (!written) QVERIFY(fixture.window->banner()->text().contains(said));
        QCOMPARE(QFile::exists(path), written);
    }

    void unwritableFolder() {
        const WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("formula-by-hand")));
        choose(QStringLiteral("/proc/handout.pdf"));
        fixture.trigger(QStringLiteral("exportHandout"));
        QTRY_VERIFY(fixture.window->banner()->isVisible());
        QVERIFY2(fixture.window->banner()->text().contains(QLatin1String("/proc/handout.pdf")),
                 qPrintable(fixture.window->banner()->text()));
        QVERIFY(!QFile::exists(QStringLiteral("/proc/handout.pdf")));
    }

 private:
    /// Answers the next dialog that opens.
    void choose(const QString& path) {
        QTimer::singleShot(0, this, [path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
    }
};

POSISCOPE_WINDOW_TEST(TestHandoutWindow)
#include "tst_handoutwindow.moc"
