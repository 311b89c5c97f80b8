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

Result<QString> keepBytes(const QByteArray& bytes, const QString& beginning, const QString& ending) {
    constexpr qsizetype digits = 8;
    const QString sum =
        QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(digits));
    QFile file(QDir(keptFolder()).filePath(QStringLiteral("%1-%2.%3").arg(beginning, sum, ending)));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        return Error{Text(POSISCOPE_TR("core", "cannot write %1: %2"))
                         .with(Text::asIs(file.fileName().toStdString()))
                         .with(Text::asIs(file.errorString().toStdString())),
                     ""};
    return file.fileName();
}

Result<QString> keepText(const QString& text) {
    return keepBytes(text.toUtf8(), QStringLiteral("pasted"), QStringLiteral("txt"));
}

}  // namespace posiscope
