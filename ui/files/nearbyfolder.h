// SPDX-License-Identifier: GPL-3.0-or-later
// A folder for files that are moved to their places when all of them have been written.
#pragma once

#include <QLockFile>
#include <QTemporaryDir>

namespace posiscope {

/// A hidden folder beside the places. It goes away with this object, and when the process is killed, with the
/// next one that is made there: a lock in it tells whether its process is still there.
class NearbyFolder {
 public:
    /// `place` is the folder in which it is made.
    explicit NearbyFolder(const QString& place);

    bool isValid() const { return folder_.isValid(); }
    QString errorString() const { return folder_.errorString(); }
    QString path() const { return folder_.path(); }
    QString filePath(const QString& name) const { return folder_.filePath(name); }
    /// Moves the folder itself to a place where there is none. False where that fails.
    bool moveTo(const QString& path);

 private:
    QTemporaryDir folder_;
    QLockFile lock_;
};

/// What the names of such folders in this one begin with.
QString nearbyTemplate(const QString& place);

}  // namespace posiscope
