// SPDX-License-Identifier: GPL-3.0-or-later
// Safe writing of files.
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryFile>

#include "core/analysis/dataset.h"
#include "core/base/result.h"

namespace posiscope {

/// The path of a pipe or a device to which a file of this ending is written, as if it were a folder:
/// "/dev/stdout/data.npy". /dev/stdout is standard output, whatever it is. SafeFile takes such paths.
QString streamPath(const QString& stream, const QString& ending);
/// Whether the path is such a one.
bool isStreamPath(const QString& path);

/// A file that replaces an older one only when every byte has been written. After any failure the older file
/// is unchanged, and no partial file is left behind.
///
/// QSaveFile does not notice a full disk: after a short write, commit() still returns true. It also waits
/// until the disk has stored all bytes, which for gigabytes takes several times as long as the writing. So
/// this class buffers nothing and checks the result of each write. It waits only for files up to
/// `syncedBytes`; the system stores larger ones in its own time.
///
/// What is written to a stream (streamPath) is gone with each write, and nothing is replaced.
class SafeFile {
 public:
    explicit SafeFile(const QString& path);
    ~SafeFile();
    SafeFile(const SafeFile&) = delete;
    SafeFile& operator=(const SafeFile&) = delete;

    /// Checks that the target is a regular file or does not exist, and that its folder is writable.
    Failure open();
    bool write(const char* bytes, std::size_t count);
    /// Whether a write has failed; commit() says why.
    bool hasFailed() const { return !problem_.isEmpty(); }
    /// Renames the file to its target, or says why not. Without it the older file stays.
    Failure commit();

 private:
    Error failed() const;
    Failure openStream();

    static constexpr qint64 syncedBytes = qint64{64} * 1024 * 1024;

    QString path_;
    QString target_;  // the end of all links
    QTemporaryFile file_;
    QString problem_;
    int stream_ = -1;
};

/// Writes to an open file, after what has been written. The system's reason where it fails, otherwise empty.
QString writeAll(int handle, const char* bytes, std::size_t count);

/// Makes the folder, and those above it, where there is none.
Failure makeFolder(const QString& path);

/// Writes all of `bytes`, or nothing.
Failure saveBytes(const QString& path, const QByteArray& bytes);

/// The whole file, or why it cannot be read. A file larger than `most` bytes is refused with the sentence
/// `tooLarge`.
Result<QByteArray> loadBytes(const QString& path, qint64 most, const char* tooLarge);
/// As above, with the sentence for sessions.
Result<QByteArray> loadBytes(const QString& path, qint64 most);

}  // namespace posiscope
