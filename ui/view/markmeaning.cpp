// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/markmeaning.h"

#include <QCoreApplication>

#include "ui/translation/translated.h"

namespace posiscope {

QString markedPlace(const char* letter, qint64 number) {
    return markedPlace(letter, grouped(number));
}

QString markedPlace(const char* letter, const QString& place) {
    return QStringLiteral("%1 = %2").arg(QString::fromUtf8(letter), place);
}

MarkMeanings cursorMeaning(const QStringList& places) {
    if (places.isEmpty()) return {};
    return {
        {MarkMeaning::Sign::cursor, QCoreApplication::translate("views", "cursor: %1").arg(listed(places))}};
}

MarkMeanings ringMeaning(qint64 pair, const QColor& colour) {
    MarkMeanings all = cursorMeaning({markedPlace("i", pair)});
    all.front().sign = MarkMeaning::Sign::ring;
    all.front().colours = {colour};
    return all;
}

MarkMeaning offsetMeaning(qint64 target, MarkMeaning::Sign sign, const QColor& colour) {
    return {sign, markedPlace("p + k", target), {colour}};
}

}  // namespace posiscope
