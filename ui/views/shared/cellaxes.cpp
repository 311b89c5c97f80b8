// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/cellaxes.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/translation/translated.h"

namespace posiscope {

qint64 AxisIndices::at(double coordinate) const {
    return std::clamp<qint64>(std::llround(coordinate), first, last());
}

namespace {

/// The positions of the rows, where they are listed and the same in all models.
std::optional<Positions> listedIn(std::span<const std::shared_ptr<const Model>> models) {
    const Positions& first = models.front()->positions();
    const bool same =
        std::ranges::all_of(models, [&](const auto& each) { return each->positions() == first; });
    return same && !first.areConsecutive() ? std::optional(first) : std::nullopt;
}

}  // namespace

AxisIndices positionsOf(const Snapshot& snapshot) {
    return {snapshot.model->firstCursor(), snapshot.model->table().rows(),
            listedIn(std::array{snapshot.model})};
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
    qint64 first = snapshot.model->firstCursor();
    qint64 end = first + snapshot.model->table().rows();
    for (const auto& model : modelsInExtent(snapshot)) {
        if (!model->hasTable()) continue;
        first = std::min<qint64>(first, model->firstCursor());
        end = std::max<qint64>(end, model->firstCursor() + model->table().rows());
    }
    return {first, end - first, listedIn(modelsInExtent(snapshot))};
}

void setCellAxis(QCPAxis* axis, const AxisIndices& cells, double low, double high, bool reversed) {
    const auto ticker = tickerOf<CellTicker>(axis);
    ticker->setCells(cells.first, cells.count);
    ticker->setListed(cells.listed);
    const bool horizontal = axis->orientation() == Qt::Horizontal;
    const int length = horizontal ? axis->axisRect()->width() : axis->axisRect()->height();
    ticker->setTickCount(std::clamp(length / (horizontal ? 90 : 60), 2, 12));
    axis->setRange(low, high);
    axis->setRangeReversed(reversed);
}

QString partOf(CellKind kind, const AxisIndices& all, double low, double high) {
    const qint64 first = std::max<qint64>(all.first, static_cast<qint64>(std::ceil(low)));
    const qint64 last = std::min<qint64>(all.last(), static_cast<qint64>(std::floor(high)));
    if (first == all.first && last == all.last()) return {};
    const auto words = [kind] {
        switch (kind) {
            case CellKind::positions: return QCoreApplication::translate("views", "positions %1 of %2");
            case CellKind::dimensions: return QCoreApplication::translate("views", "dimensions %1 of %2");
            case CellKind::pairs: return QCoreApplication::translate("views", "pairs %1 of %2");
            case CellKind::distances: return QCoreApplication::translate("views", "distances %1 of %2");
            case CellKind::queries: return QCoreApplication::translate("views", "queries %1 of %2");
            case CellKind::keys: break;
        }
        return QCoreApplication::translate("views", "keys %1 of %2");
    }();
    // Closer than a cell.
    const QString range = first > last    ? grouped(all.at((low + high) / 2))
                          : first == last ? grouped(first)
                                          : QStringLiteral("%1–%2").arg(grouped(first), grouped(last));
    return words.arg(range, grouped(all.count));
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
