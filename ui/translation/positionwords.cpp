// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/positionwords.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/rotary/axisturns.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

struct PositionWords {
    Q_DECLARE_TR_FUNCTIONS(PositionWords)
};

}  // namespace

QString positionText(const Positions& positions, qint64 cursor, qint64 further) {
    return QString::fromStdString(Coordinate::stepped(positions.atCursor(cursor), 1, further).written());
}

QString placeText(const Positions& positions, qint64 cursor) {
    QStringList numbers;
    for (std::size_t axis = 0; axis < positions.axes().size(); ++axis)
        numbers << QString::fromStdString(positions.at(positions.rowOf(cursor), axis).written());
    return QStringLiteral("(%1)").arg(numbers.join(QStringLiteral(", ")));
}

QString axisText(const Model& model, qint64 pair) {
    const auto axes = model.positions().axes();
    if (axes.size() < 2) return {};
    if (const AxisTurns* const turns = model.axisTurns(); turns != nullptr && turns->of(pair).size() > 1)
        return PositionWords::tr("all axes");
    return translated(axes[model.turns().axisOf(pair)].name);
}

QString pairText(const Model& model, qint64 pair) {
    const QString name = PositionWords::tr("i = %1").arg(grouped(pair));
    const QString axis = axisText(model, pair);
    return axis.isEmpty() ? name : QStringLiteral("%1 · %2").arg(name, axis);
}

}  // namespace posiscope
