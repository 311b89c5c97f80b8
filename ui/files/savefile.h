// Writing files so that nothing is lost.
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryFile>

#include "core/analysis/dataset.h"
#include "core/base/result.h"

namespace posiscope {

/// A file that replaces an older one only when every byte has been written. The older file stays byte for
/// byte when anything fails, and no partial file is left behind.
///
/// QSaveFile does not notice a full disk (a short write still ends in a commit that says true), and waits
/// until the disk itself has all of it, which for gigabytes takes several times as long as the writing. So
/// nothing is buffered, what each write returns is compared with what it was given, and only files up to
/// `syncedBytes` are waited for; larger ones the system writes out in its own time.
class SafeFile {
 public:
    explicit SafeFile(const QString& path);

    /// Checks that the target is a regular file or does not exist yet, and that its folder takes new files.
    Failure open();
    bool write(const char* bytes, std::size_t count);
    /// Puts the file in its place, or says why not.
    Failure commit();
    /// Leaves the older file as it was.
    void abandon();

 private:
    Error failed() const;

    static constexpr qint64 syncedBytes = 64 * 1024 * 1024;

    QString path_;
    QString target_;  // what the path leads to, if it is a link
    QTemporaryFile file_;
    QString problem_;
};

/// All of `bytes`, or nothing.
Failure saveBytes(const QString& path, const QByteArray& bytes);

/// The whole file, or why it cannot be read. At most `most` bytes; `tooLarge` says of a larger file what it
/// cannot be.
Result<QByteArray> loadBytes(const QString& path, qint64 most, const char* tooLarge);
/// The same of a session.
Result<QByteArray> loadBytes(const QString& path, qint64 most);

}  // namespace posiscope
