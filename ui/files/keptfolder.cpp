// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/keptfolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace posiscope {

QString keptFolder() {
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                QStringLiteral("/posiscope/streams"));
    folder.mkpath(QStringLiteral("."));
    constexpr qsizetype most = 16;
    const QFileInfoList old = folder.entryInfoList(QDir::Files, QDir::Time);  // the newest first
    for (qsizetype n = most; n < old.size(); ++n)
        QFile::remove(old[n].filePath());
    return folder.path();
}

Result<QString> keepText(const QString& text) {
    constexpr qsizetype digits = 8;
    const QByteArray bytes = text.toUtf8();
    const QString sum =
        QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(digits));
    QFile file(QDir(keptFolder()).filePath(QStringLiteral("pasted-%1.txt").arg(sum)));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        return Error{Text(POSISCOPE_TR("core", "cannot write %1: %2"))
                         .with(Text::asIs(file.fileName().toStdString()))
                         .with(Text::asIs(file.errorString().toStdString())),
                     ""};
    return file.fileName();
}

}  // namespace posiscope
