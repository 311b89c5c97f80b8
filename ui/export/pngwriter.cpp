// Frames as numbered PNG files.
#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <cstdio>

#include "ui/export/framewriter.h"
#include "ui/export/savefile.h"

namespace posiscope {

namespace {

/// All files are written into a folder of their own beside their places, and moved there at the end.
class PngWriter final : public FrameWriter {
 public:
    explicit PngWriter(QStringList paths)
        : paths_(std::move(paths)),
          folder_(QFileInfo(paths_.constFirst()).absolutePath() + QStringLiteral("/.posiscope-XXXXXX")) {}

    Failure open() override;
    Failure add(const QImage& frame, double start, double end) override;
    Failure finish() override;

 private:
    QString keptAs(qsizetype n) const { return folder_.filePath(QStringLiteral("%1.png").arg(n)); }
    /// The error with the name of the file that was asked for.
    static Error about(const QString& path, Error error) {
        if (!error.text.arguments.empty()) error.text.arguments[0] = Text::asIs(path.toStdString());
        return error;
    }

    QStringList paths_;
    QTemporaryDir folder_;
    qsizetype written_ = 0;
};

Failure PngWriter::open() {
    for (const QString& path : paths_) {
        if (path != paths_.constFirst() && !QFileInfo::exists(path)) continue;
        SafeFile place(path);
        if (auto failure = place.open()) return failure;
        place.abandon();
    }
    if (folder_.isValid()) return std::nullopt;
    return Error{{POSISCOPE_TR("core", "cannot write %1: %2"),
                  {paths_.constFirst().toStdString(), folder_.errorString().toStdString()}},
                 ""};
}

Failure PngWriter::add(const QImage& frame, double, double) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!frame.save(&buffer, "PNG"))
        return Error{{POSISCOPE_TR("core", "the picture could not be encoded as PNG"), {}}, ""};
    if (auto failure = saveBytes(keptAs(written_), bytes)) return about(paths_[written_], *failure);
    ++written_;
    return std::nullopt;
}

Failure PngWriter::finish() {
    for (qsizetype n = 0; n < written_; ++n)
        if (std::rename(QFile::encodeName(keptAs(n)).constData(), QFile::encodeName(paths_[n]).constData()) !=
            0)
            return Error{{POSISCOPE_TR("core", "cannot write %1: %2"),
                          {paths_[n].toStdString(), qt_error_string(errno).toStdString()}},
                         ""};
    return std::nullopt;
}

}  // namespace

std::unique_ptr<FrameWriter> pngWriter(const QStringList& paths) {
    return std::make_unique<PngWriter>(paths);
}

}  // namespace posiscope
