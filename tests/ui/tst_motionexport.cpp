// Exported motions, decoded again: every frame is the picture of its state.
#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

#include "core/motion.h"
#include "tests/support/animations.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/animation.h"
#include "ui/export/exportdialog.h"
#include "ui/text.h"

using namespace posiscope;

namespace {

Animation animationOf(const char* view, const char* text, double fps = 30,
                      std::optional<double> seconds = {}) {
    const State state = defaultState();
    const auto motion = parseMotion(state, text);
    Animation animation;
    animation.figure.scene = makeScene(state);
    animation.figure.panes = {{view, {}}};
    animation.figure.size = {320, 240};
    animation.figure.cursor = true;
    animation.key = motion->key;
    animation.values = *frameValues(*motion, fps, seconds);
    animation.fps = fps;
    return animation;
}

/// The picture of the state of one frame, drawn as any other export is.
QImage pictureOf(const Animation& animation, std::size_t frame) {
    FigureRequest request = animation.figure;
    State state = request.scene.state;
    state.values.set(animation.key, animation.values[frame]);
    repair(state);
    request.scene = makeScene(state);
    return renderImage(request).value();
}

/// The pictures of all frames; what follows unchanged is one frame for as long.
QList<DecodedFrame> picturesOf(const Animation& animation) {
    QList<DecodedFrame> frames;
    for (std::size_t n = 0; n < animation.values.size(); ++n) {
        const QImage image = pictureOf(animation, n).convertToFormat(QImage::Format_RGB32);
        const auto at = [&](std::size_t frame) { return qRound(1000 * double(frame) / animation.fps); };
        if (frames.isEmpty() || frames.last().image != image) frames << DecodedFrame{image, 0};
        frames.last().duration += at(n + 1) - at(n);
    }
    return frames;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray exported(const Animation& animation, const QString& path) {
    const auto outcome = exportAnimation(animation, framesHere(animation), path, [](double) { return true; });
    if (!outcome) qFatal("%s", outcome.error().text.english().c_str());
    return bytesOf(path);
}

QStringList filesIn(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

}  // namespace

class TestMotionExport : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

 private slots:
    void init() { failOnAnyWarning(); }
    void cleanup() {
        for (const QString& name : filesIn(folder_))
            QVERIFY(QFile::remove(folder_.filePath(name)));
    }

    void frames_data() {
        QTest::addColumn<QByteArray>("view");
        QTest::addColumn<QByteArray>("motion");
        QTest::addColumn<double>("fps");
        for (const char* view : {"heatmap", "waves", "similarity", "offset-map"})
            QTest::newRow(view) << QByteArray(view) << QByteArray("position=0..12") << 30.0;
        QTest::newRow("offset") << QByteArray("offset-map") << QByteArray("offset=-6..6") << 25.0;
        QTest::newRow("d_model") << QByteArray("heatmap") << QByteArray("d_model=2..32") << 7.0;
        QTest::newRow("max_len") << QByteArray("similarity") << QByteArray("max_len=20..1") << 50.0;
    }

    void webpIsExact_data() { frames_data(); }
    void webpIsExact() {
        QFETCH(QByteArray, view);
        QFETCH(QByteArray, motion);
        QFETCH(double, fps);
        const Animation animation = animationOf(view, motion, fps);
        const auto frames = decodeWebp(exported(animation, folder_.filePath("a.webp")));
        const auto wanted = picturesOf(animation);
        QVERIFY(wanted.size() > 10);
        QCOMPARE(frames.size(), wanted.size());
        for (int n = 0; n < frames.size(); ++n) {
            QCOMPARE(frames[n].image, wanted[n].image);
            QCOMPARE(frames[n].duration, wanted[n].duration);
        }
    }

    void gifIsCloseAndDoesNotFlicker_data() { frames_data(); }
    void gifIsCloseAndDoesNotFlicker() {
        QFETCH(QByteArray, view);
        QFETCH(QByteArray, motion);
        QFETCH(double, fps);
        const Animation animation = animationOf(view, motion, fps);
        const QByteArray bytes = exported(animation, folder_.filePath("a.gif"));
        QVERIFY(bytes.startsWith("GIF89a"));
        QVERIFY(bytes.contains("NETSCAPE2.0"));
        const auto frames = decodeGif(bytes);
        const auto wanted = picturesOf(animation);
        QCOMPARE(frames.size(), wanted.size());
        PictureDistance worst{0, 0};
        int total = 0;
        int wantedTotal = 0;
        for (int n = 0; n < frames.size(); ++n) {
            const QImage& drawn = wanted[n].image;
            const PictureDistance distance = distanceOf(frames[n].image, drawn);
            worst = {std::max(worst.largest, distance.largest), std::max(worst.mean, distance.mean)};
            // What stands still in the pictures stands still in the file.
            for (int y = 0; n > 0 && y < drawn.height(); ++y)
                for (int x = 0; x < drawn.width(); ++x)
                    if (drawn.pixel(x, y) == wanted[n - 1].image.pixel(x, y))
                        QCOMPARE(frames[n].image.pixel(x, y), frames[n - 1].image.pixel(x, y));
            total += frames[n].duration;
            wantedTotal += wanted[n].duration;
            QVERIFY(std::abs(frames[n].duration - wanted[n].duration) <= 10);
            QVERIFY(std::abs(total - wantedTotal) <= 6);  // times do not drift
        }
        qInfo("largest distance %d, mean %.2f", worst.largest, worst.mean);
        QVERIFY2(worst.largest <= gifLargest && worst.mean <= gifMean,
                 qPrintable(QStringLiteral("%1, %2").arg(worst.largest).arg(worst.mean)));
    }

    void pngsAreThePictures() {
        const Animation animation = animationOf("heatmap", "position=0..5");
        exported(animation, folder_.filePath("clocks.png"));
        QCOMPARE(filesIn(folder_), QStringList({"clocks-000.png", "clocks-001.png", "clocks-002.png",
                                                "clocks-003.png", "clocks-004.png", "clocks-005.png"}));
        for (std::size_t n = 0; n < 6; ++n)
            QCOMPARE(QImage(folder_.filePath(filesIn(folder_)[qsizetype(n)]))
                         .convertToFormat(QImage::Format_RGB32),
                     pictureOf(animation, n).convertToFormat(QImage::Format_RGB32));
        QCOMPARE(animationFiles("a.b.png", 10'000).constLast(), QString("a.b-9999.png"));
        QCOMPARE(animationFiles("a.b.PNG", 2).constLast(), QString("a.b-001.PNG"));
    }

    /// A value that is held for many frames is one frame for as long.
    void heldValuesAreHeld() {
        const Animation animation = animationOf("waves", "position=0..3", 20, 2);
        QCOMPARE(animation.values.size(), std::size_t{40});
        for (const auto& frames : {decodeGif(exported(animation, folder_.filePath("a.gif"))),
                                   decodeWebp(exported(animation, folder_.filePath("a.webp")))}) {
            QCOMPARE(frames.size(), 4);
            for (const DecodedFrame& frame : frames)
                QCOMPARE(frame.duration, 500);
        }
    }

    void cancelledOrFailedLeavesEverything_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"a.gif", "a.webp", "a.png"})
            QTest::newRow(file) << QString(file);
    }
    void cancelledOrFailedLeavesEverything() {
        QFETCH(QString, file);
        const Animation animation = animationOf("heatmap", "position=0..9");
        const QString path = folder_.filePath(file);
        const QString first = animationFiles(path, animation.values.size()).constFirst();
        QFile old(first);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        for (const double until : {0.0, 0.5, 0.99}) {
            const auto outcome = exportAnimation(animation, framesHere(animation), path,
                                                 [=](double share) { return share < until; });
            QVERIFY(outcome.ok());
            QVERIFY(*outcome == Outcome::cancelled);
            QCOMPARE(filesIn(folder_), QStringList{QFileInfo(first).fileName()});
            QCOMPARE(bytesOf(first), QByteArray("old"));
        }
        const auto refused = exportAnimation(animation, framesHere(animation), "/nowhere/" + file,
                                             [](double) { return true; });
        QVERIFY(!refused);
        QVERIFY(refused.error().text.english().find("/nowhere") != std::string::npos);
    }

    void whatAFormatCannotHoldIsRefused() {
        Animation animation = animationOf("heatmap", "position=0..9", 60);
        QVERIFY(checkAnimation(animation, "gif"));
        QVERIFY(!checkAnimation(animation, "webp"));
        animation.figure.size = {20000, 100};
        QVERIFY(checkAnimation(animation, "webp"));
        QVERIFY(!checkAnimation(animation, "png"));
    }

    /// From the menu to the file, while the window lives.
    void theDialogExports_data() { cancelledOrFailedLeavesEverything_data(); }
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
            QCOMPARE(dialog->findChild<QLineEdit*>("motionText")->text(), QString("position=0..29"));
            auto* format = dialog->findChild<QComboBox*>("format");
            format->setCurrentIndex(format->findData(QFileInfo(file).suffix()));
            dialog->findChild<QLineEdit*>("path")->setText(path);
            dialog->findChild<QSpinBox*>("width")->setValue(300);
            dialog->findChild<QSpinBox*>("height")->setValue(200);
            auto* motion = dialog->findChild<QLineEdit*>("motionText");
            motion->setText("position=0..2999");
            QVERIFY(!dialog->findChild<QPushButton*>("ok")->isEnabled());
            QVERIFY(dialog->findChild<QLabel*>("problem")->text().contains("0 to 255"));
            motion->setText("position=0..29");
            QCOMPARE(dialog->choice().values.size(), std::size_t{30});
            QVERIFY(dialog->findChild<QPushButton*>("ok")->isEnabled());
            dialog->findChild<QPushButton*>("ok")->click();
        });
        fixture.trigger("exportMotion");
        const QString last = animationFiles(path, 30).constLast();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(last), 30'000);
        QTRY_VERIFY(fixture.window->statusBar()->currentMessage().contains(file));
        QCOMPARE(filesIn(folder_).size(), file.endsWith("png") ? 30 : 1);
        if (!file.endsWith("webp")) return;
        const auto frames = decodeWebp(bytesOf(path));
        Animation same = animationOf("heatmap", "position=0..29");
        same.figure.size = {300, 200};
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
            dialog->findChild<QSpinBox*>("width")->setValue(300);
            dialog->findChild<QSpinBox*>("height")->setValue(200);
            dialog->findChild<QPushButton*>("ok")->click();
        });
        fixture.trigger("exportMotion");
        QElapsedTimer timer;
        qint64 longest = 0;
        for (int n = 0; n < 100; ++n) {
            timer.start();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            longest = std::max(longest, timer.elapsed());
            QTest::qSleep(5);
        }
        QVERIFY2(longest < 1000,
                 QByteArray::number(longest));  // whoever waited for the file would wait longer
        auto* progress = fixture.find<QProgressDialog>("progress");
        QTRY_VERIFY(progress->value() > 0);
        progress->findChild<QPushButton*>()->click();
        QTRY_VERIFY(fixture.window->statusBar()->currentMessage().contains("cancelled"));
        QCOMPARE(filesIn(folder_), QStringList());
    }

    /// Closing the window in the middle neither hangs nor leaves a file.
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

POSISCOPE_WINDOW_TEST(TestMotionExport)
#include "tst_motionexport.moc"
