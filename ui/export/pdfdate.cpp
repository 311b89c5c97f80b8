// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pdfdate.h"

#include <QDateTime>

namespace posiscope {

QByteArray atSourceDate(QByteArray pdf) {
    bool given = false;
    const qint64 seconds = qgetenv("SOURCE_DATE_EPOCH").toLongLong(&given);
    const QByteArray key("/CreationDate (");
    const qsizetype at = pdf.indexOf(key);
    if (!given || at < 0) return pdf;
    const qsizetype from = at + key.size(), end = pdf.indexOf(')', from) + 1;
    const QDateTime date = QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
    // Places of objects are counted in bytes: what follows keeps its place.
    const QByteArray text = "D:" + date.toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() + "Z)";
    return text.size() > end - from ? pdf : pdf.replace(from, end - from, text.leftJustified(end - from));
}

}  // namespace posiscope
