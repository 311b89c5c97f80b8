// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/savefile.h"
#include "core/base/printablepath.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFileInfo>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>

namespace posiscope {

namespace {

/// The process's umask. Reading it changes it for a moment, so it is read before there are threads.
const mode_t startMask = [] {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return mask;
}();

/// The target of a path, over as many links as the system follows. A broken link gives the name that does not
/// exist yet; links in a circle give nothing.
QString endOfLinks(const QString& path) {
    constexpr int most = 40;
    QString end = QFileInfo(path).absoluteFilePath();
    for (int n = 0; n < most; ++n) {
        const QFileInfo info(end);
        if (!info.isSymLink()) return end;
        end = info.symLinkTarget();
    }
    return {};
}

const QString standardOutput = QStringLiteral("/dev/stdout");

}  // namespace

QString streamPath(const QString& stream, const QString& ending) {
    return stream + QStringLiteral("/data.") + ending;
}

bool isStreamPath(const QString& path) {
    const QFileInfo stream(QFileInfo(path).path());
    return stream.filePath() == standardOutput || (stream.exists() && !stream.isDir() && !stream.isFile());
}

SafeFile::~SafeFile() {
    if (stream_ >= 0) ::close(stream_);
}

Failure SafeFile::openStream() {
    const QString stream = QFileInfo(path_).path();
    const bool isOutput = stream == standardOutput;
    path_ = isOutput ? QStringLiteral("standard output") : stream;
    if (isOutput && ::isatty(STDOUT_FILENO) != 0)
        return Error{
            {POSISCOPE_TR("core", "standard output is a terminal: send it to a file or a program"), {}}, ""};
    stream_ = isOutput ? ::dup(STDOUT_FILENO)
                       : ::open(QFile::encodeName(stream).constData(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (stream_ >= 0) return std::nullopt;
    problem_ = qt_error_string(errno);
    return failed();
}

SafeFile::SafeFile(const QString& path) : path_(path), target_(endOfLinks(path)) {
    file_.setFileTemplate(target_ + QStringLiteral(".XXXXXX"));
}

Failure SafeFile::open() {
    if (isStreamPath(path_)) return openStream();
    const QFileInfo info(path_);
    const std::string name = path_.toStdString();
    if (path_.isEmpty()) return Error{{POSISCOPE_TR("core", "no file name was given"), {}}, ""};
    if (target_.isEmpty())
        return Error{{POSISCOPE_TR("core", "cannot write %1: its symbolic links lead in a circle"), {name}},
                     ""};
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
    if (!file_.open()) return failed();
    return std::nullopt;
}

QString writeAll(int handle, const char* bytes, std::size_t count) {
    constexpr std::size_t most = std::size_t{1} << 30U;  // below the limit of one write(), 2 GiB on Linux
    while (count > 0) {
        const ssize_t written = ::write(handle, bytes, std::min(count, most));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return qt_error_string(written < 0 ? errno : ENOSPC);
        bytes += written;
        count -= static_cast<std::size_t>(written);
    }
    return {};
}

bool SafeFile::write(const char* bytes, std::size_t count) {
    problem_ = writeAll(stream_ >= 0 ? stream_ : file_.handle(), bytes, count);
    return problem_.isEmpty();
}

Failure SafeFile::commit() {
    const auto failsWith = [this](const QString& problem) {
        problem_ = problem;
        return failed();
    };
    if (!problem_.isEmpty()) return failsWith(problem_);
    if (stream_ >= 0) return std::nullopt;
    if (file_.size() <= syncedBytes && ::fdatasync(file_.handle()) != 0 && errno != EINVAL && errno != EROFS)
        return failsWith(qt_error_string(errno));
    struct stat before {};
    const bool known = ::stat(QFile::encodeName(target_).constData(), &before) == 0;
    ::fchmod(file_.handle(), known ? before.st_mode & 07777U : 0666U & ~startMask);
    const QByteArray from = QFile::encodeName(file_.fileName());
    file_.close();
    if (::rename(from.constData(), QFile::encodeName(target_).constData()) != 0)
        return failsWith(qt_error_string(errno));
    file_.setAutoRemove(false);
    return std::nullopt;
}

Error SafeFile::failed() const {
    const QString reason = problem_.isEmpty() ? file_.errorString() : problem_;
    return {{POSISCOPE_TR("core", "cannot write %1: %2"), {path_.toStdString(), reason.toStdString()}}, ""};
}

Failure makeFolder(const QString& path) {
    std::error_code problem;
    std::filesystem::create_directories(std::filesystem::path(QFile::encodeName(path).toStdString()),
                                        problem);
    if (!problem || QFileInfo(path).isDir()) return std::nullopt;
    return Error{{POSISCOPE_TR("core", "cannot make the folder %1: %2"),
                  {path.toStdString(), qt_error_string(problem.value()).toStdString()}},
                 ""};
}

Failure saveBytes(const QString& path, const QByteArray& bytes) {
    SafeFile file(path);
    if (auto failure = file.open()) return failure;
    file.write(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    return file.commit();
}

Result<QByteArray> loadBytes(const QString& path, qint64 most) {
    return loadBytes(path, most,
                     POSISCOPE_TR("core", "cannot read %1: the file is too large to be a session"));
}

Result<QByteArray> loadBytes(const QString& path, qint64 most, const char* tooLarge) {
    const std::string name = printablePath(path.toStdString());
    const QFileInfo info(path);
    if (!info.exists())
        return Error{{POSISCOPE_TR("core", "cannot read %1: there is no such file"), {name}}, ""};
    if (!info.isFile())
        return Error{{POSISCOPE_TR("core", "cannot read %1: it is not a regular file"), {name}}, ""};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{{POSISCOPE_TR("core", "cannot read %1: %2"), {name, file.errorString().toStdString()}},
                     ""};
    if (file.size() > most) return Error{{tooLarge, {name}}, ""};
    const QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return Error{{POSISCOPE_TR("core", "cannot read %1: %2"), {name, file.errorString().toStdString()}},
                     ""};
    return bytes;
}

}  // namespace posiscope
