// SPDX-License-Identifier: GPL-3.0-or-later
// Exported motions, decoded again: every frame is the picture of its state.
#include <QApplication>
#include <QTest>
#include <numeric>

#include "core/state/exportparameters.h"
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/motionfiles.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/framewriter.h"

using namespace posiscope;

class TestMotionExport : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

 private slots:
    void cleanup() {
        for (const QString& name : filesIn(folder_))
            QVERIFY(QFile::remove(folder_.filePath(name)));
    }

    void frames_data() {
        const Rows<QByteArray, QByteArray, double> row("view", "motion", "fps");
        for (const char* view : {"heatmap", "waves", "similarity", "offset-map"})
            row(view, QByteArray(view), QByteArray("position=0..12"), 30.0);
        row("offset", QByteArray("offset-map"), QByteArray("offset=-6..6"), 25.0);
        row("d_model", QByteArray("heatmap"), QByteArray("d_model=2..32"), 7.0);
        row("max_len", QByteArray("similarity"), QByteArray("max_len=20..1"), 50.0);
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

    /// In the same time, from the first to the last value; and whole where it fits.
    void gifFitsIntoItsLimit_data() {
        const Rows<QByteArray, QByteArray, double> row("view", "motion", "share");
        row("all cells change", QByteArray("heatmap"), QByteArray("base=10..1e6"), 0.3);
        row("thin lines", QByteArray("waves"), QByteArray("base=10..1e6"), 0.1);
        row("other numbers at the axes", QByteArray("similarity"), QByteArray("max_len=16..200"), 0.5);
        row("values that stay", QByteArray("heatmap"), QByteArray("position=0..10"), 1.0);
        row("as large as it may be", QByteArray("spectrum"), QByteArray("base=10..1e6"), 1.0);
    }
    void gifFitsIntoItsLimit() {
        const auto [view, motion, share] = fetchRow<QByteArray, QByteArray, double>();
        Animation animation = animationOf(view, motion, 20, 3);
        const QByteArray whole = exported(animation, folder_.filePath("whole.gif"));
        animation.megabytes = share * static_cast<double>(whole.size()) / 1e6;
        const QByteArray small = exported(animation, folder_.filePath("small.gif"));
        const double filled = static_cast<double>(small.size()) / (1e6 * animation.megabytes);
        QVERIFY2(filled <= 1 && filled >= 0.6, qPrintable(QString::number(filled)));
        if (share == 1) QCOMPARE(small, whole);
        const auto frames = decodeGif(small);
        const auto duration = [](const QList<DecodedFrame>& all) {
            return std::accumulate(all.begin(), all.end(), 0,
                                   [](int sum, const DecodedFrame& frame) { return sum + frame.duration; });
        };
        QCOMPARE(duration(frames), duration(decodeGif(whole)));
        QVERIFY(distanceOf(frames.first().image, pictureOf(animation, 0)).mean < 3);
        QVERIFY(distanceOf(frames.last().image, pictureOf(animation, animation.values.size() - 1)).mean < 3);
    }

    void aGifThatCannotBeSoSmallIsRefused() {
        Animation animation = animationOf("heatmap", "base=10..1e6", 20, 1);
        animation.megabytes = 0.001;
        const QString path = folder_.filePath("a.gif");
        const auto written =
            exportAnimation(animation, framesHere(animation), path, [](double) { return true; });
        QVERIFY(!written && written.error().field == keys::gifLimit.name);
        QVERIFY(!QFile::exists(path));
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
            // A picture's unchanged part is unchanged in the file.
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

    /// A value that stays for many frames is one frame with their whole duration.
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

    void cancelledOrFailedLeavesEverything_data() { eachText("file", {"a.gif", "a.webp", "a.png"}); }
    void cancelledOrFailedLeavesEverything() {
        QFETCH(QString, file);
        const Animation animation = animationOf("heatmap", "position=0..9");
        const QString path = folder_.filePath(file);
        const QString first = animationFiles(path, animation.values.size()).constFirst();
        writeBytes(first, "old");
        for (const double until : {0.0, 0.5, 0.99}) {
            const auto outcome = exportAnimation(animation, framesHere(animation), path,
                                                 [=](double share) { return share < until; });
            QVERIFY(outcome.ok());
            QCOMPARE(*outcome, std::size_t{0});
            QCOMPARE(filesIn(folder_), QStringList{QFileInfo(first).fileName()});
            QCOMPARE(bytesOf(first), QByteArray("old"));
        }
        const auto refused = exportAnimation(animation, framesHere(animation), "/nowhere/" + file,
                                             [](double) { return true; });
        QVERIFY(!refused);
        QVERIFY(refused.error().text.english().find("/nowhere") != std::string::npos);
    }

    /// Every write succeeds, but no palette can be made of frames that were not shown before.
    void anEncoderThatFailsLeavesEverything_data() {
        QTest::addColumn<bool>("exists");
        QTest::newRow("an old file") << true;
        QTest::newRow("no old file") << false;
    }
    void anEncoderThatFailsLeavesEverything() {
        QFETCH(bool, exists);
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.gif");
        if (exists) writeBytes(path, "old");
        QImage frame(8, 8, QImage::Format_RGB32);
        frame.fill(Qt::red);
        {
            const auto writer = gifWriter(path, frame.size());
            QVERIFY(!writer->open());
            const Failure failure = writer->add(frame, 0, 1);
            QVERIFY(failure);
            QCOMPARE(failure->text.english(), std::string("the animation could not be encoded as GIF"));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), exists ? QStringList{"a.gif"} : QStringList());
        if (exists) QCOMPARE(bytesOf(path), QByteArray("old"));
    }

    void whatAFormatCannotHoldIsRefused() {
        Animation animation = animationOf("heatmap", "position=0..9", 60);
        QVERIFY(checkAnimation(animation, "gif"));
        QVERIFY(!checkAnimation(animation, "webp"));
        animation.figure.size = {20000, 100};
        QVERIFY(checkAnimation(animation, "webp"));
        QVERIFY(!checkAnimation(animation, "png"));
    }
};

POSISCOPE_WINDOW_TEST(TestMotionExport)
#include "tst_motionexport.moc"
