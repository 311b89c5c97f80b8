// SPDX-License-Identifier: GPL-3.0-or-later
// Frames as an MP4, which ffmpeg encodes.
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "ui/export/framewriter.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

/// The frames go to ffmpeg through a pipe; what it has written becomes the file at the end.
class Mp4Writer final : public FrameWriter {
    Q_DISABLE_COPY_MOVE(Mp4Writer)
 public:
    Mp4Writer(const QString& path, QSize size) : file_(path), size_(size) {}
    ~Mp4Writer() override { ffmpeg_.kill(); }

    Failure open() override {
        if (mp4Encoder().isEmpty())
            return Error{POSISCOPE_TR("core",
                                      "an .mp4 file needs ffmpeg, which is not installed: install it, or "
                                      "choose .gif or .webp"),
                         ""};
        return file_.open();
    }
    Failure add(const QImage& frame, double start, double end) override;
    Failure finish() override;

 private:
    Failure begin(double framesPerSecond);
    Error failed() {
        const QString said = QString::fromUtf8(ffmpeg_.readAllStandardError()).trimmed();
        return {Text(POSISCOPE_TR("core", "ffmpeg could not encode the motion: %1"))
                    .with(Text::asIs((said.isEmpty() ? ffmpeg_.errorString() : said).toStdString())),
                ""};
    }

    SafeFile file_;
    QSize size_;
    QTemporaryDir folder_;
    QProcess ffmpeg_;
    bool begun_ = false;
};

Failure Mp4Writer::begin(double framesPerSecond) {
    begun_ = true;
    // Players expect sides of even lengths and 4:2:0.
    const QStringList arguments{QStringLiteral("-loglevel"),
                                QStringLiteral("error"),
                                QStringLiteral("-f"),
                                QStringLiteral("rawvideo"),
                                QStringLiteral("-pixel_format"),
                                QStringLiteral("rgb24"),
                                QStringLiteral("-video_size"),
                                QStringLiteral("%1x%2").arg(size_.width()).arg(size_.height()),
                                QStringLiteral("-framerate"),
                                QString::number(framesPerSecond, 'g', 12),
                                QStringLiteral("-i"),
                                QStringLiteral("-"),
                                QStringLiteral("-vf"),
                                QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white"),
                                QStringLiteral("-pix_fmt"),
                                QStringLiteral("yuv420p"),
                                QStringLiteral("-movflags"),
                                QStringLiteral("+faststart"),
                                folder_.filePath(QStringLiteral("motion.mp4"))};
    ffmpeg_.start(mp4Encoder(), arguments);
    return ffmpeg_.waitForStarted(-1) ? Failure() : failed();
}

Failure Mp4Writer::add(const QImage& frame, double start, double end) {
    constexpr qint64 most = 1 << 24;  // bytes that wait for ffmpeg
    if (!begun_)
        if (Failure failure = begin(1 / (end - start))) return failure;
    const QImage rgb = frame.convertToFormat(QImage::Format_RGB888);
    for (int y = 0; y < rgb.height(); ++y)
        ffmpeg_.write(reinterpret_cast<const char*>(rgb.constScanLine(y)), 3LL * rgb.width());
    while (ffmpeg_.bytesToWrite() > most)
        if (!ffmpeg_.waitForBytesWritten(-1)) return failed();
    return std::nullopt;
}

Failure Mp4Writer::finish() {
    ffmpeg_.closeWriteChannel();
    ffmpeg_.waitForFinished(-1);
    QFile made(folder_.filePath(QStringLiteral("motion.mp4")));
    if (ffmpeg_.exitStatus() != QProcess::NormalExit || ffmpeg_.exitCode() != 0 ||
        !made.open(QIODevice::ReadOnly))
        return failed();
    const QByteArray bytes = made.readAll();
    file_.write(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    return file_.commit();
}

}  // namespace

QString mp4Encoder() {
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

std::unique_ptr<FrameWriter> mp4Writer(const QString& path, QSize size) {
    return std::make_unique<Mp4Writer>(path, size);
}

}  // namespace posiscope
