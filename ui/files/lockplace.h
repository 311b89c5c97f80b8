// SPDX-License-Identifier: GPL-3.0-or-later
// Where lock files may be.
#pragma once

#include <QFileInfo>

namespace posiscope {

/// Whether nothing but a lock can be there. QLockFile reads to its end whatever has the name: a pipe or a
/// device has none.
inline bool isPlaceForLock(const QString& path) {
    constexpr qint64 largest = 4096;
    const QFileInfo there(path);
    return !there.exists() || (there.isFile() && there.size() <= largest);
}

}  // namespace posiscope
