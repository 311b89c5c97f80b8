#include "ui/views/cellaxes.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/text.h"

namespace posiscope {

qint64 Cells::at(double coordinate) const {
    return std::clamp<qint64>(std::llround(coordinate), first, first + count - 1);
}

Cells positionsOf(const Scene& scene) {
    return {scene.model->firstPosition(), scene.model->table().rows()};
}

Cells dimensionsOf(const Scene& scene) {
    return {0, scene.model->table().columns()};
}

void setCellAxis(QCPAxis* axis, const Cells& cells, double low, double high, bool reversed) {
    auto ticker = axis->ticker().dynamicCast<CellTicker>();
    if (!ticker) {
        ticker = QSharedPointer<CellTicker>::create();
        axis->setTicker(ticker);
    }
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
