// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/decadeticker.h"

#include <cmath>

#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr int longest = 4;  // 10 000 is written out

}  // namespace

QVector<double> DecadeTicker::createTickVector(double, const QCPRange& range) {
    // A little further out: what should be a whole power may have been rounded to the wrong side.
    constexpr double beyond = 1e-9;
    const int low = static_cast<int>(std::ceil(std::log10(range.lower) - beyond));
    const int high = static_cast<int>(std::floor(std::log10(range.upper) + beyond));
    const int every = std::max(1, (high - low) / std::max(2, tickCount()) + 1);
    powers_ = low < -2 || high > longest;
    range_ = range;
    every_ = every;
    QVector<double> ticks;
    for (int power = -(-low / every) * every; power <= high; power += every)
        if (power >= low) ticks << std::pow(10, power);
    if (ticks.size() > 1) return ticks;
    // Within a decade.
    ticks.clear();
    for (const auto& [at, multiple] : multiples())
        if (multiple == 1 || multiple == 2 || multiple == 5) ticks << at;
    return ticks;
}

std::vector<std::pair<double, int>> DecadeTicker::multiples() const {
    std::vector<std::pair<double, int>> all;
    const int high = static_cast<int>(std::ceil(std::log10(range_.upper)));
    for (int power = static_cast<int>(std::floor(std::log10(range_.lower))); power <= high; ++power)
        for (int multiple = 1; multiple < 10; ++multiple)
            all.emplace_back(multiple * std::pow(10, power), multiple);
    std::erase_if(all, [&](const auto& each) { return !range_.contains(each.first); });
    return all;
}

QVector<double> DecadeTicker::createSubTickVector(int, const QVector<double>&) {
    QVector<double> ticks;
    for (const auto& [at, multiple] : multiples())
        if (every_ == 1 || multiple == 1) ticks << at;
    return ticks;
}

QString DecadeTicker::label(double tick) const {
    const int power = static_cast<int>(std::lround(std::log10(tick)));
    if (std::abs(tick * std::pow(10, -power) - 1) > 1e-9) {
        if (!powers_) return readable(tick, longest + 1);
        const int below = static_cast<int>(std::floor(std::log10(tick)));
        return QStringLiteral("%1·10%2").arg(readable(tick * std::pow(10, -below), 1), superscript(below));
    }
    if (powers_ && power != 0) return QStringLiteral("10") + superscript(power);
    return power < 0 ? readable(tick, 1) : grouped(std::llround(tick));
}

}  // namespace posiscope
