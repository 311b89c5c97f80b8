// SPDX-License-Identifier: GPL-3.0-or-later
// Exporting a motion from a window that stays responsive.
#include <QComboBox>
#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/motionfiles.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/exportdialog.h"
#include "ui/parameters/numberfield.h"

using namespace posiscope;

class TestMotionWindow : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

 private slots:
    void cleanup() {
        for (const QString& name : filesIn(folder_))
            QVERIFY(QFile::remove(folder_.filePath(name)));
    }

    /// From the menu to the file, while the window lives.
    void theDialogExports_data() { eachText("file", {"a.gif", "a.webp", "a.png"}); }
    void theDialogExports() {
        QFETCH(QString, file);
        State state = defaultState();
        state.set(keys::motionTo, 29.0);
        state.set(keys::motionSeconds, 1.0);
        const WindowFixture fixture(state);
        const QString path = folder_.filePath(file);
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            QCOMPARE(dialog->findChild<QComboBox*>("motion")->currentData().toString(), QString("position"));
            auto* const end = dialog->findChild<NumberField*>("motionTo");
            QCOMPARE(end->number(), 29);
            auto* format = dialog->findChild<QComboBox*>("format");
            format->setCurrentIndex(format->findData(QFileInfo(file).suffix()));
            dialog->findChild<QLineEdit*>("path")->setText(path);
            dialog->findChild<QLineEdit*>("width")->setText("300");
            dialog->findChild<QLineEdit*>("height")->setText("200");
            const auto type = [end](const QString& number) {
                end->setFocus();
                end->selectAll();
                QTest::keyClicks(end, number);
                emit end->editingFinished();  // as when it is left
            };
            type("2999");
            QVERIFY(!dialog->findChild<QPushButton*>("ok")->isEnabled());
            QVERIFY(dialog->findChild<QLabel*>("problem")->text().contains("0 to 255"));
            type("29");
            QCOMPARE(dialog->choice().values.size(), std::size_t{30});
            QVERIFY(dialog->findChild<QPushButton*>("ok")->isEnabled());
            dialog->findChild<QPushButton*>("ok")->click();
        });
        fixture.trigger("exportMotion");
        const QString last = animationFiles(path, 30).constLast();
        QTRY_VERIFY(QFile::exists(last));
        QTRY_VERIFY(fixture.window->statusBar()->currentMessage().contains(file));
        QCOMPARE(filesIn(folder_).size(), file.endsWith("png") ? 30 : 1);
        if (!file.endsWith("webp")) return;
        const auto frames = decodeWebp(bytesOf(path));
        Animation same = animationOf("heatmap", "position=0..29");
        same.figure.size = {300, 200};
        same.figure.marksExplained = false;  // as in all motions
        const auto wanted = picturesOf(same);
        QCOMPARE(frames.size(), wanted.size());
        for (int n = 0; n < frames.size(); ++n)
            QCOMPARE(frames[n].image, wanted[n].image);
    }

    void theWindowLivesAndCancels() {
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{4096});
        state.set(keys::motionTo, 4095.0);
        state.set(keys::motionSeconds, 100.0);
        const WindowFixture fixture(state);
        const QString path = folder_.filePath("long.gif");
        QTimer::singleShot(0, this, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            dialog->findChild<QLineEdit*>("path")->setText(path);
            dialog->findChild<QLineEdit*>("width")->setText("300");
            dialog->findChild<QLineEdit*>("height")->setText("200");
            dialog->findChild<QPushButton*>("ok")->click();
        });
        fixture.trigger("exportMotion");
        // Many turns of the event loop, and still the file is not complete.
        auto* progress = fixture.find<QProgressDialog>("progress");
        for (int n = 0; n < 100; ++n) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            QTest::qSleep(5);
        }
        QTRY_VERIFY(progress->value() > 0);
        QVERIFY(progress->value() < progress->maximum());
        progress->findChild<QPushButton*>()->click();
        QTRY_VERIFY(fixture.window->statusBar()->currentMessage().contains("cancelled"));
        QCOMPARE(filesIn(folder_), QStringList());
    }

    /// Closing the window during the export neither hangs nor leaves a file.
    void theWindowGoesAwayMeanwhile() {
        State state = defaultState();
        state.set(keys::motionSeconds, 100.0);
        {
            const WindowFixture fixture(state);
            QTimer::singleShot(0, this, [&] {
                QWidget* dialog = QApplication::activeModalWidget();
                dialog->findChild<QLineEdit*>("path")->setText(folder_.filePath("a.webp"));
                dialog->findChild<QPushButton*>("ok")->isEnabled();
                auto* format = dialog->findChild<QComboBox*>("format");
                format->setCurrentIndex(format->findData("webp"));
                dialog->findChild<QPushButton*>("ok")->click();
            });
            fixture.trigger("exportMotion");
            QTest::qWait(200);
        }
        QTest::qWait(50);
        QCOMPARE(filesIn(folder_), QStringList());
    }

    void theBarExportsToo() {
        State state = defaultState();
        state.set(keys::motionBar, true);
        const WindowFixture fixture(state);
        bool seen = false;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            seen = dialog != nullptr;
            if (dialog != nullptr) dialog->reject();
        });
        QTest::mouseClick(fixture.find<QToolButton>("motionExport"), Qt::LeftButton);
        QVERIFY(seen);
    }
};

POSISCOPE_WINDOW_TEST(TestMotionWindow)
#include "tst_motionwindow.moc"
