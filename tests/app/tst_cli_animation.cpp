// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope export --animate: the decoded files, and the refusals.
#include <sys/resource.h>
#include <sys/stat.h>

#include <QLockFile>
#include <QSysInfo>
#include <csignal>

#include "tests/app/picturetest.h"
#include "tests/support/animations.h"
#include "tests/support/rows.h"

using namespace posiscope;

class TestCliAnimation : public PictureTest {
    Q_OBJECT

    QStringList words(const QString& file, const QString& more) const {
        const QString size = more.contains("--size") ? QString() : QStringLiteral("--size 320x240 ");
        return QStringList{"export", "-o", folder_->filePath(file)} + split(size + more);
    }

 private slots:
    void cleanup() {
        for (const QString& name : contentOf(folder_->path()).keys())
            QVERIFY(QFile::remove(folder_->filePath(name)));
    }

    /// Without a view, the motion shows all panes.
    void allPanes() {
        VERIFY_DONE(program_.run(words("all.webp", "--animate position=0..2 --size 800x600")));
        const auto all = decodeWebp(bytesOf(folder_->filePath("all.webp")));
        QCOMPARE(all.size(), 3);
        VERIFY_DONE(program_.run(words("one.webp", "--animate position=0..2 --size 800x600 --view heatmap")));
        const auto one = decodeWebp(bytesOf(folder_->filePath("one.webp")));
        QVERIFY(distanceOf(all[0].image, one[0].image).mean > 5);
        VERIFY_REFUSED(program_.run(words("all.webp", "--animate= ")), 2, QStringList{"animate"});
    }

    void theIssuesOwnExample() {
        VERIFY_DONE(program_.run(words("clocks.gif", "--animate position=0..127 --fps 30 --view clocks")));
        const auto frames = decodeGif(bytesOf(folder_->filePath("clocks.gif")));
        QCOMPARE(frames.size(), 128);
        int total = 0;
        for (const DecodedFrame& frame : frames) {
            QVERIFY(frame.duration == 30 || frame.duration == 40);
            total += frame.duration;
        }
        QCOMPARE(total, 4270);  // 128 / 30 s, to 1/100 s
    }

    /// A GIF of which neither size nor frame rate is said is small; what is said holds.
    void gifIsSmall() {
        const QString motion = "--view similarity --animate base=10..1e6";
        const QStringList plain = QStringList{"export", "-o", folder_->filePath("a.gif")} + split(motion);
        const auto small = program_.run(plain);
        QCOMPARE(small.status, 0);
        const auto bytes = QFileInfo(folder_->filePath("a.gif")).size();
        QVERIFY2(bytes <= 2'000'000 && bytes > 1'000'000, qPrintable(QString::number(bytes)));
        const auto frames = decodeGif(bytesOf(folder_->filePath("a.gif")));
        QCOMPARE(frames.first().image.size(), QSize(480, 320));
        QVERIFY2(small.errors.contains(QString("%1 of 240 frames").arg(frames.size()).toUtf8()),
                 small.errors.constData());
        // Four panes have room for each.
        VERIFY_DONE(program_.run(QStringList{"export", "-o", folder_->filePath("a.gif")} +
                                 split("--view heatmap,waves,similarity,offset-map --animate offset=1..3")));
        QCOMPARE(decodeGif(bytesOf(folder_->filePath("a.gif"))).first().image.size(), QSize(960, 640));
        VERIFY_DONE(program_.run(plain + split("--fps 12 --seconds 2 --size 640x400")));
        const auto asked = decodeGif(bytesOf(folder_->filePath("a.gif")));
        QCOMPARE(asked.size(), 24);
        QCOMPARE(asked.first().image.size(), QSize(640, 400));
    }

    /// Every frame equals the program's picture of that frame's state. A motion has no legend of the cursor.
    void framesArePictures_data() {
        const Rows<QString, QString, QStringList> row("options", "motion", "values");
        row("position", "--view offset-map", "position=3..6", QStringList{"3", "4", "5", "6"});
        row("offset", "--view offset-map", "offset=-2..2", QStringList{"-2", "-1", "0", "1", "2"});
        row("d_model", "--view heatmap", "d-model=8..2", QStringList{"8", "6", "4", "2"});
        row("max_len", "--view similarity --theme dark", "max_len=16..19",
            QStringList{"16", "17", "18", "19"});
        row("base", "--view waves --seconds 1 --fps 3", "base=10..1000", QStringList{"10", "100", "1000"});
        row("scaled", "--view waves --scale 1.5 --title of_mine", "offset=0..1", QStringList{"0", "1"});
    }
    void framesArePictures() {
        auto [options, motion, values] = fetchRow<QString, QString, QStringList>();
        options += QStringLiteral(" --no-legend");
        const QStringList animate{"--animate", motion};
        for (const char* file : {"a.gif", "a.webp", "a.png"})
            VERIFY_DONE(program_.run(words(file, options) + animate));
        const auto gif = decodeGif(bytesOf(folder_->filePath("a.gif")));
        const auto webp = decodeWebp(bytesOf(folder_->filePath("a.webp")));
        QString still = options;
        still.remove("--seconds 1 --fps 3");
        QString option = motion.section('=', 0, 0);
        option.replace('_', '-');
        qsizetype shown = -1;
        QImage before;
        for (qsizetype n = 0; n < values.size(); ++n) {
            VERIFY_DONE(program_.run(words("still.png", still + " --cursor") +
                                     QStringList{QString("--%1=%2").arg(option, values[n])}));
            const QImage picture =
                QImage(folder_->filePath("still.png")).convertToFormat(QImage::Format_RGB32);
            const QImage numbered(folder_->filePath(QString("a-%1.png").arg(n, 3, 10, QChar('0'))));
            QCOMPARE(numbered.convertToFormat(QImage::Format_RGB32), picture);
            if (picture != before) ++shown;  // equal pictures in a row are one frame
            before = picture;
            QVERIFY(shown < webp.size() && shown < gif.size());
            QCOMPARE(webp[shown].image, picture);
            const PictureDistance distance = distanceOf(gif[shown].image, picture);
            QVERIFY2(distance.largest <= gifLargest && distance.mean <= gifMean,
                     qPrintable(QString("%1, %2").arg(distance.largest).arg(distance.mean)));
        }
        QCOMPARE(webp.size(), shown + 1);
        QCOMPARE(gif.size(), shown + 1);
    }

    void theCursorCanBeLeftOut() {
        const QString motion = "--view heatmap --animate position=40..40";
        VERIFY_DONE(program_.run(words("with.png", motion)));
        VERIFY_DONE(program_.run(words("without.png", motion + " --no-cursor")));
        VERIFY_DONE(program_.run(words("plain.png", "--view heatmap --position 40")));
        QCOMPARE(QImage(folder_->filePath("without-000.png")),
                 QImage(folder_->filePath("plain.png"))
                     .convertToFormat(QImage(folder_->filePath("without-000.png")).format()));
        QVERIFY(QImage(folder_->filePath("with-000.png")) != QImage(folder_->filePath("without-000.png")));
    }

    /// A killed process may leave folders of pictures. The next export removes them.
    void leftFoldersGo() {
        const auto make = [this](const QString& name) {
            QVERIFY(QDir(folder_->path()).mkdir(name));
            QFile picture(folder_->filePath(name + "/0.png"));
            QVERIFY(picture.open(QIODevice::WriteOnly));
        };
        make(".posiscope-killed");
        QFile lock(folder_->filePath(".posiscope-killed/lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("999999999\nposiscope\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        lock.close();
        make(".posiscope-busy00");
        QLockFile busy(folder_->filePath(".posiscope-busy00/lock"));
        QVERIFY(busy.tryLock(0));
        make(".posiscope-others");
        make(".posiscope-piped0");  // a stranger's
        QCOMPARE(::mkfifo(QFile::encodeName(folder_->filePath(".posiscope-piped0/lock")), 0600), 0);
        VERIFY_DONE(program_.run(words("a.png", "--view heatmap --animate position=0..1")));
        QVERIFY(!QFileInfo::exists(folder_->filePath(".posiscope-killed")));
        busy.unlock();
        for (const char* stays : {".posiscope-busy00", ".posiscope-others", ".posiscope-piped0"}) {
            QVERIFY(QFileInfo::exists(folder_->filePath(stays)));
            QVERIFY(QDir(folder_->filePath(stays)).removeRecursively());
        }
        QCOMPARE(contentOf(folder_->path()).keys(), QStringList({"a-000.png", "a-001.png"}));
    }

    void isRefused_data() {
        addColumns<QString, QString, QStringList>("file", "options", "mentioned");
        const auto row = [](const char* name, const char* file, const char* options, QStringList mentioned) {
            QTest::newRow(name) << QString(file) << QString("--view heatmap ") + options << mentioned;
        };
        row("no motion", "a.gif", "--animate position", {wording("errors/motion-words", {"position"})});
        row("another key", "a.gif", "--animate seed=0..9", {"errors/motion-key", "seed", "d_model"});
        row("beyond the table", "a.gif", "--animate position=0..256", {"position", "0 to 255", "256"});
        row("base of one", "a.webp", "--animate base=1..10", {"base", "greater than 1"});
        row("not of this encoding", "a.gif", "--encoding rope --animate d_model=2..8", {"d_model", "rope"});
        row("not a multiple of four", "a.gif", "--encoding sinusoidal-2d --animate d_model=6..8",
            {"d_model"});
        row("no rate", "a.gif", "--animate position=0..9 --fps 0", {"fps", "0.1 to 60"});
        row("rate of words", "a.gif", "--animate position=0..9 --fps fast", {"fps", "fast"});
        row("too fast", "a.gif", "--animate position=0..9 --fps 60", {"fps", "50"});
        row("too many", "a.png", "--max-len 20000 --animate position=0..10000",
            {wording("errors/motion-frames", {"10\u202f001", "10\u202f000"})});
        row("too long", "a.png", "--animate position=0..9 --seconds 3600",
            {wording("errors/motion-frames", {"108\u202f000", "10\u202f000"})});
        row("too large", "a.webp", "--size 32768x64 --animate position=0..9",
            {"errors/motion-size", "32\u202f768", "16\u202f383"});
        row("far too large", "a.gif", "--size 32768x32768 --animate position=0..9",
            {"errors/picture-too-large"});
        row("another ending", "a.svg", "--animate position=0..9", {"a.svg", "errors/motion-endings"});
        row("data", "a.npy", "--animate position=0..9", {"a.npy", "errors/motion-endings"});
        row("nothing moves", "a.gif", "", {"a.gif", "errors/motion-needed"});
    }
    void isRefused() {
        const auto [file, options, mentioned] = fetchRow<QString, QString, QStringList>();
        VERIFY_REFUSED(program_.run(words(file, options)), 2, mentioned);
        QVERIFY(contentOf(folder_->path()).isEmpty());
    }

    void fails_data() { eachText("file", {"a.gif", "a.webp", "a.png"}); }
    void fails() {
        QFETCH(QString, file);
        const QString motion = "--view heatmap --animate position=0..4";
        VERIFY_REFUSED(program_.run({"export", "--view", "heatmap", "--animate", "position=0..4", "-o",
                                     "/nowhere/" + file}),
                       1, (QStringList{"/nowhere", "errors/cannot-write-no-folder"}));
        const QString first = file == "a.png" ? QString("a-000.png") : file;
        QVERIFY(QDir(folder_->path()).mkdir(first));
        VERIFY_REFUSED(program_.run(words(file, motion)), 1,
                       (QStringList{first, "errors/cannot-write-folder"}));
        QVERIFY(QDir(folder_->path()).rmdir(first));
    }

    /// The disk becomes full half way: only the old file stays.
    void theDiskIsFull_data() { fails_data(); }
    void theDiskIsFull() {
        QFETCH(QString, file);
        const QString first = file == "a.png" ? QString("a-000.png") : file;
        writeBytes(folder_->filePath(first), "old");
        Program small;
        small.setInChild([] {
            const rlimit limit{4096, 4096};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            ::signal(SIGXFSZ, SIG_IGN);
        });
        VERIFY_REFUSED(small.run(words(file, "--view heatmap --animate position=0..4")), 1,
                       (QStringList{"errors/cannot-write", first}));
        QCOMPARE(contentOf(folder_->path()), (QMap<QString, QByteArray>{{first, "old"}}));
    }

    void helpTellsAboutIt() {
        const Ran ran = program_.run({"export", "--help"});
        VERIFY_DONE(ran);
        for (const char* word : {"--animate", "--fps", "--seconds", ".webp", "position=0..127"})
            QVERIFY2(ran.output.contains(word), word);
    }
};

QTEST_GUILESS_MAIN(TestCliAnimation)
#include "tst_cli_animation.moc"
