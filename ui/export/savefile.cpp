#include "ui/export/savefile.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace posiscope {

SafeFile::SafeFile(const QString& path) : path_(path), file_(path) {
    file_.setDirectWriteFallback(false);
}

Failure SafeFile::open() {
    const QFileInfo info(path_);
    const std::string name = path_.toStdString();
    if (path_.isEmpty()) return Error{{POSISCOPE_TR("core", "no file name was given"), {}}, ""};
    if (info.isDir()) return Error{{POSISCOPE_TR("core", "cannot write %1: it is a folder"), {name}}, ""};
    if (info.exists() && !info.isFile())
        return Error{{POSISCOPE_TR("core", "cannot write %1: it is not a regular file"), {name}}, ""};
    const QFileInfo folder(info.absolutePath());
    if (!folder.isDir())
        return Error{{POSISCOPE_TR("core", "cannot write %1: there is no folder %2"),
                      {name, folder.filePath().toStdString()}},
                     ""};
    if (info.exists() && !info.isWritable())
        return Error{{POSISCOPE_TR("core", "cannot write %1: the file is read-only"), {name}}, ""};
    if (!file_.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) return failed();
    return std::nullopt;
}

bool SafeFile::write(const char* bytes, std::size_t count) {
    constexpr std::size_t most = std::size_t{1} << 30U;  // what one write() of the system takes at a time
    while (count > 0) {
        const std::size_t part = std::min(count, most);
        const qint64 written = file_.write(bytes, static_cast<qint64>(part));
        if (written != static_cast<qint64>(part)) {
            problem_ = file_.error() == QFileDevice::NoError ? QStringLiteral("No space left on device")
                                                             : file_.errorString();
            return false;
        }
        bytes += part;
        count -= part;
    }
    return true;
}

Failure SafeFile::commit() {
    if (!problem_.isEmpty()) {
        abandon();
        return failed();
    }
    if (!file_.commit()) return failed();
    return std::nullopt;
}

void SafeFile::abandon() {
    file_.cancelWriting();
    file_.commit();  // removes the temporary file
}

Error SafeFile::failed() const {
    const QString reason = problem_.isEmpty() ? file_.errorString() : problem_;
    return {{POSISCOPE_TR("core", "cannot write %1: %2"), {path_.toStdString(), reason.toStdString()}}, ""};
}

Failure saveBytes(const QString& path, const QByteArray& bytes) {
    SafeFile file(path);
    if (auto failure = file.open()) return failure;
    file.write(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    return file.commit();
}

Result<QByteArray> loadBytes(const QString& path, qint64 most) {
    const std::string name = path.toStdString();
    const QFileInfo info(path);
    if (!info.exists())
        return Error{{POSISCOPE_TR("core", "cannot read %1: there is no such file"), {name}}, ""};
    if (!info.isFile())
        return Error{{POSISCOPE_TR("core", "cannot read %1: it is not a regular file"), {name}}, ""};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{{POSISCOPE_TR("core", "cannot read %1: %2"), {name, file.errorString().toStdString()}},
                     ""};
    if (file.size() > most)
        return Error{{POSISCOPE_TR("core", "cannot read %1: the file is too large to be a session"), {name}},
                     ""};
    const QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return Error{{POSISCOPE_TR("core", "cannot read %1: %2"), {name, file.errorString().toStdString()}},
                     ""};
    return bytes;
}

}  // namespace posiscope
