// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/cellticker.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "ui/translation/translated.h"

namespace posiscope {

void CellTicker::setCells(qint64 first, qint64 count) {
    first_ = first;
    count_ = count;
}

double CellTicker::getTickStep(const QCPRange& range) {
    const double wanted = std::max(1.0, range.size() / tickCount());
    if (std::has_single_bit(static_cast<quint64>(count_)))
        return std::exp2(std::ceil(std::log2(wanted) - 1e-9));
    const double decade = std::pow(10, std::floor(std::log10(wanted)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (decade * factor >= wanted * (1 - 1e-9)) return decade * factor;
    return decade * 10;
}

QVector<double> CellTicker::createTickVector(double step, const QCPRange& range) {
    const auto last = static_cast<double>(first_ + count_ - 1);
    const auto first = static_cast<double>(first_);
    const double from = std::max(first, range.lower);
    const double to = std::min(last, range.upper);
    const bool showFirst = first >= range.lower && first <= range.upper;
    const bool showLast = last >= range.lower && last <= range.upper && count_ > 1;
    constexpr double room = 0.6;  // of a step, between the ends and their neighbours
    QVector<double> ticks;
    if (showFirst) ticks << first;
    const auto end = static_cast<qint64>(std::floor(to / step));
    for (auto n = static_cast<qint64>(std::ceil(from / step)); n <= end; ++n) {
        const double tick = static_cast<double>(n) * step;
        if (showFirst && tick < first + room * step) continue;
        if (showLast && tick > last - room * step) continue;
        ticks << tick;
    }
    if (showLast) ticks << last;
    return listed_ ? withBeginnings(std::move(ticks), step, range) : ticks;
}

QVector<double> CellTicker::withBeginnings(QVector<double> ticks, double step, const QCPRange& range) const {
    constexpr double room = 0.6;  // of a step
    if (listed_->runs().size() > static_cast<std::size_t>(tickCount())) return ticks;
    QVector<double> beginnings;
    for (const std::int64_t row : listed_->beginnings())
        if (const auto tick = static_cast<double>(first_ + row); range.contains(tick)) beginnings << tick;
    const auto isNear = [&](double tick) {
        return std::any_of(beginnings.begin(), beginnings.end(),
                           [&](double beginning) { return std::abs(tick - beginning) < room * step; });
    };
    ticks.erase(std::remove_if(ticks.begin(), ticks.end(), isNear), ticks.end());
    ticks += beginnings;
    std::sort(ticks.begin(), ticks.end());
    return ticks;
}

QString CellTicker::label(double tick) const {
    const qint64 cell = std::llround(tick);
    const bool isRow = listed_ && cell >= first_ && cell - first_ < listed_->rows();
    return isRow ? QString::fromStdString(listed_->at(cell - first_).written()) : grouped(cell);
}

QString NumberTicker::label(double tick) const {
    return readable(std::abs(tick) < 1e-12 ? 0 : tick, 4);
}

}  // namespace posiscope
