// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/filekinds.h"

#include <QFile>
#include <QFileInfo>

#include "core/config/ggufconfig.h"
#include "ui/files/pictureembedding.h"

namespace posiscope {

namespace {

constexpr qint64 enoughOfFile = 4096;

}  // namespace

bool holdsSession(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("posiscope") || canCarrySession(path)) return true;
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
           file.read(enoughOfFile).contains("\"posiscope-session\"");
}

bool holdsObject(const QString& path) {
    QFile file(path);
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("yaml") || ending == QLatin1String("yml")) return true;
    if (holdsModelHeader(path.toStdString())) return true;
    if (ending != QLatin1String("json") || !QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = file.read(enoughOfFile).trimmed();
    return !text.startsWith('[') && !text.contains("\"weight_map\"");
}

}  // namespace posiscope
