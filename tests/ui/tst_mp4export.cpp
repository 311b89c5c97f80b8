// SPDX-License-Identifier: GPL-3.0-or-later
// MP4 through a pipe to ffmpeg. A script in its place keeps what it was given.
#include <QFile>
#include <QTemporaryDir>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/motionfiles.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/framewriter.h"

using namespace posiscope;

class TestMp4Export : public StrictTest {
    Q_OBJECT

 private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = qgetenv("PATH");
        qputenv("PATH", folder_->path().toLocal8Bit() + ":" + path_);
    }
    void cleanup() { qputenv("PATH", path_); }

    void framesGoThroughThePipe() {
        // The last argument is the file that ffmpeg writes.
        pretend("printf '%s ' \"$@\" > " + folder_->filePath("arguments") + "\nfor last; do :; done\ncat > " +
                folder_->filePath("frames") + "\necho film > \"$last\"\n");
        const Animation animation = animationOf("heatmap", "position=0..4");
        const QSize size = pixelsOf(animation.figure);
        const QString file = folder_->filePath("a.mp4");
        const auto outcome =
            exportAnimation(animation, framesHere(animation), file, [](double) { return true; });
        QVERIFY(outcome.ok() && *outcome == animation.values.size());
        QCOMPARE(bytesOf(file), QByteArray("film\n"));
        const QString arguments = QString::fromUtf8(bytesOf(folder_->filePath("arguments")));
        QVERIFY2(arguments.contains(QStringLiteral("-video_size %1x%2").arg(size.width()).arg(size.height())),
                 qPrintable(arguments));
        const QByteArray frames = bytesOf(folder_->filePath("frames"));
        const qsizetype each = 3 * size.width() * size.height();
        QCOMPARE(frames.size(), each * static_cast<qsizetype>(animation.values.size()));
        const QImage third(reinterpret_cast<const uchar*>(frames.constData()) + 2 * each, size.width(),
                           size.height(), 3 * size.width(), QImage::Format_RGB888);
        QCOMPARE(third, pictureOf(animation, 2).convertToFormat(QImage::Format_RGB888));
    }

    void aFailureIsSaidAndNothingIsReplaced() {
        pretend("cat > /dev/null\necho no room for films >&2\nexit 1\n");
        const Animation animation = animationOf("heatmap", "position=0..4");
        const QString file = folder_->filePath("a.mp4");
        writeBytes(file, "old");
        const auto outcome =
            exportAnimation(animation, framesHere(animation), file, [](double) { return true; });
        QVERIFY(!outcome);
        QVERIFY(outcome.error().text.english().find("no room for films") != std::string::npos);
        QCOMPARE(bytesOf(file), QByteArray("old"));
    }

    void withoutFfmpeg() {
        qputenv("PATH", folder_->path().toLocal8Bit());
        const Animation animation = animationOf("heatmap", "position=0..4");
        const auto outcome = exportAnimation(animation, framesHere(animation), folder_->filePath("a.mp4"),
                                             [](double) { return true; });
        QVERIFY(!outcome);
        QVERIFY(outcome.error().text.english().find("ffmpeg") != std::string::npos);
    }

 private:
    void pretend(const QString& script) const {
        const QString file = folder_->filePath("ffmpeg");
        writeBytes(file, ("#!/bin/sh\n" + script).toUtf8());
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QByteArray path_;
};

POSISCOPE_WINDOW_TEST(TestMp4Export)
#include "tst_mp4export.moc"
