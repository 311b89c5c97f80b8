// SPDX-License-Identifier: GPL-3.0-or-later
// Frames as numbered pictures.
#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>
#include <cerrno>
#include <cstdio>
#include <vector>

#include "ui/export/framewriter.h"
#include "ui/files/nearbyfolder.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

QByteArray encodedPng(const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "PNG");
    return bytes;
}

/// Frames are kept in a file without a name, which goes away with the process whatever ends it. At the end
/// they are written into a folder of their own beside their places, and moved there when all of them have
/// been.
class PictureWriter final : public FrameWriter {
 public:
    explicit PictureWriter(QStringList paths)
        : paths_(std::move(paths)), frames_(nearbyTemplate(folderOf(paths_))) {}

    Failure open() override;
    Failure add(const QImage& frame, double start, double end) override;
    Failure finish() override;

 private:
    static QString folderOf(const QStringList& paths) { return QFileInfo(paths.constFirst()).absolutePath(); }
    static Error cannotWrite(const QString& path, const QString& reason) {
        return {{POSISCOPE_TR("core", "cannot write %1: %2"), {path.toStdString(), reason.toStdString()}},
                ""};
    }
    /// The error with the name of the file that was asked for.
    static Error about(const QString& path, Error error) {
        if (!error.text.arguments.empty()) error.text.arguments[0] = Text::asIs(path.toStdString());
        return error;
    }

    QStringList paths_;
    QTemporaryFile frames_;
    std::vector<qint64> ends_;  // of every frame in that file
};

Failure PictureWriter::open() {
    for (const QString& path : paths_) {
        if (path != paths_.constFirst() && !QFileInfo::exists(path)) continue;
        SafeFile place(path);
        if (auto failure = place.open()) return failure;
    }
    if (frames_.open()) return std::nullopt;
    return cannotWrite(paths_.constFirst(), frames_.errorString());
}

Failure PictureWriter::add(const QImage& frame, double, double) {
    const QString format = QFileInfo(paths_.constFirst()).suffix().toUpper();
    const QByteArray bytes = format == QLatin1String("WEBP") ? encodedWebp(frame) : encodedPng(frame);
    if (bytes.isEmpty())
        return Error{{POSISCOPE_TR("core", "the picture could not be encoded as %1"), {format.toStdString()}},
                     ""};
    const QString problem =
        writeAll(frames_.handle(), bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (!problem.isEmpty()) return cannotWrite(paths_[static_cast<qsizetype>(ends_.size())], problem);
    ends_.push_back((ends_.empty() ? 0 : ends_.back()) + bytes.size());
    return std::nullopt;
}

Failure PictureWriter::finish() {
    const NearbyFolder folder(folderOf(paths_));
    if (!folder.isValid()) return cannotWrite(paths_.constFirst(), folder.errorString());
    const auto keptAs = [&](std::size_t n) { return folder.filePath(QString::number(n)); };
    const auto path = [&](std::size_t n) { return paths_[static_cast<qsizetype>(n)]; };
    frames_.seek(0);
    for (std::size_t n = 0; n < ends_.size(); ++n) {
        const QByteArray bytes = frames_.read(ends_[n] - (n == 0 ? 0 : ends_[n - 1]));
        if (auto failure = saveBytes(keptAs(n), bytes)) return about(path(n), *failure);
    }
    for (std::size_t n = 0; n < ends_.size(); ++n)
        if (std::rename(QFile::encodeName(keptAs(n)).constData(), QFile::encodeName(path(n)).constData()) !=
            0)
            return cannotWrite(path(n), qt_error_string(errno));
    return std::nullopt;
}

}  // namespace

std::unique_ptr<FrameWriter> pictureWriter(const QStringList& paths) {
    return std::make_unique<PictureWriter>(paths);
}

}  // namespace posiscope
