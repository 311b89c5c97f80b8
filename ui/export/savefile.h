// Writing files so that nothing is lost.
#pragma once

#include <QByteArray>
#include <QSaveFile>
#include <QString>

#include "core/dataset.h"
#include "core/result.h"

namespace posiscope {

/// A file that replaces an older one only when every byte has been written. The older file stays byte for
/// byte when anything fails, and no partial file is left behind.
///
/// QSaveFile alone does not notice a full disk: a short write still ends in a commit that says true. So
/// nothing is buffered, and what each write returns is compared with what it was given.
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

    QString path_;
    QSaveFile file_;
    QString problem_;
};

/// All of `bytes`, or nothing.
Failure saveBytes(const QString& path, const QByteArray& bytes);

/// The whole file, or why it cannot be read. At most `most` bytes.
Result<QByteArray> loadBytes(const QString& path, qint64 most);

}  // namespace posiscope
