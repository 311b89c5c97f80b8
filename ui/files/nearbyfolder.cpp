// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/nearbyfolder.h"

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "ui/files/lockplace.h"

namespace posiscope {

namespace {

QString lockIn(const QString& folder) {
    return folder + QStringLiteral("/lock");
}

/// Removes the folders that a process left here when it was killed.
void removeLeftFolders(const QString& place) {
    const auto names = QDir(place).entryList({QStringLiteral(".posiscope-??????")},
                                             QDir::Dirs | QDir::Hidden | QDir::NoSymLinks);
    for (const QString& name : names) {
        const QString folder = place + u'/' + name;
        if (!QFileInfo::exists(lockIn(folder)) || !isPlaceForLock(lockIn(folder))) continue;
        QLockFile lock(lockIn(folder));
        lock.setStaleLockTime(0);  // only a process that is gone makes a lock stale
        if (lock.tryLock(0)) QDir(folder).removeRecursively();
    }
}

/// The same place, without what others have left there.
const QString& cleared(const QString& place) {
    removeLeftFolders(place);
    return place;
}

}  // namespace

QString nearbyTemplate(const QString& place) {
    return place + QStringLiteral("/.posiscope-XXXXXX");
}

NearbyFolder::NearbyFolder(const QString& place)
    : folder_(nearbyTemplate(cleared(place))), lock_(lockIn(folder_.path())) {
    lock_.setStaleLockTime(0);
    if (isValid()) lock_.tryLock(0);
}

bool NearbyFolder::moveTo(const QString& path) {
    lock_.unlock();
    const mode_t mask = ::umask(0);
    ::umask(mask);
    // A temporary folder is for its owner alone.
    ::chmod(QFile::encodeName(folder_.path()).constData(), 0777 & ~mask);
    const bool moved = QDir().rename(folder_.path(), path);
    folder_.setAutoRemove(!moved);
    return moved;
}

}  // namespace posiscope
