// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/cellaxes.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/translation/translated.h"

namespace posiscope {

qint64 AxisIndices::at(double coordinate) const {
    return std::clamp<qint64>(std::llround(coordinate), first, last());
}

AxisIndices positionsOf(const Snapshot& snapshot) {
    return {snapshot.model->firstPosition(), snapshot.model->table().rows()};
}

AxisIndices dimensionsOf(const Snapshot& snapshot) {
    return {0, snapshot.model->table().columns()};
}

AxisIndices dimensionsInRange(const Snapshot& snapshot) {
    qint64 count = snapshot.model->table().columns();
    for (const auto& model : modelsInExtent(snapshot))
        if (model->hasTable()) count = std::max<qint64>(count, model->table().columns());
    return {0, count};
}

AxisIndices positionsInRange(const Snapshot& snapshot) {
    qint64 first = snapshot.model->firstPosition();
    qint64 end = first + snapshot.model->table().rows();
    for (const auto& model : modelsInExtent(snapshot)) {
        if (!model->hasTable()) continue;
        first = std::min<qint64>(first, model->firstPosition());
        end = std::max<qint64>(end, model->firstPosition() + model->table().rows());
    }
    return {first, end - first};
}

void setCellAxis(QCPAxis* axis, const AxisIndices& cells, double low, double high, bool reversed) {
    const auto ticker = tickerOf<CellTicker>(axis);
    ticker->setCells(cells.first, cells.count);
    const bool horizontal = axis->orientation() == Qt::Horizontal;
    const int length = horizontal ? axis->axisRect()->width() : axis->axisRect()->height();
    ticker->setTickCount(std::clamp(length / (horizontal ? 90 : 60), 2, 12));
    axis->setRange(low, high);
    axis->setRangeReversed(reversed);
}

QString positionCount(qint64 count) {
    return count == 1 ? QCoreApplication::translate("views", "1 position")
                      : QCoreApplication::translate("views", "%1 positions").arg(grouped(count));
}

QString dimensionCount(qint64 count) {
    return count == 1 ? QCoreApplication::translate("views", "1 dimension")
                      : QCoreApplication::translate("views", "%1 dimensions").arg(grouped(count));
}

}  // namespace posiscope
