// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/reference.h"

#include <qcustomplot.h>

#include <QScreen>
#include <cmath>

#include "tests/bench/buffer.h"
#include "tests/bench/frame.h"

namespace bench {

namespace {

constexpr int cells = 100;

QCPColorMap* smallMap(QCustomPlot* plot) {
    auto* const map = new QCPColorMap(plot->xAxis, plot->yAxis);
    map->data()->setSize(cells, cells);
    map->data()->setRange({0, cells - 1.0}, {0, cells - 1.0});
    for (int x = 0; x < cells; ++x)
        for (int y = 0; y < cells; ++y)
            map->data()->setCell(x, y, std::sin(0.01 * x * y));
    map->setInterpolate(false);
    map->setGradient(QCPColorGradient::gpPolar);
    plot->rescaleAxes();
    return map;
}

}  // namespace

ReferenceWindow::ReferenceWindow(const std::vector<QRect>& places) {
    QRect all;
    for (const QRect& place : places) {
        auto* const plot = new QCustomPlot(&window_);
        plot->setGeometry(place);
        plots_.push_back(plot);
        maps_.push_back(smallMap(plot));
        all |= place;
    }
    window_.resize(all.right() + 1, all.bottom() + 1);
    // Below the window that it is compared with: the X server copies no pixels that are covered.
    window_.move(0, window_.screen()->geometry().bottom() + 1 - window_.height());
    window_.show();
    frame();
}

double ReferenceWindow::frame() {
    const int step = ++frames_ % 8;
    return frameTime(
        [&] {
            for (QCPColorMap* const map : maps_) {
                map->setDataRange({-1 - step / 8.0, 1});
                map->keyAxis()->setRange(0, cells + step);
                map->parentPlot()->replot(QCustomPlot::rpQueuedReplot);
            }
        },
        plots_);
}

Sampler sines(std::int64_t count) {
    const Shared<Buffer<float>> numbers([=] {
        auto made = std::make_unique<Buffer<float>>(static_cast<std::size_t>(count));
        for (std::int64_t n = 0; n < count; ++n)
            made->data()[n] = static_cast<float>(n % 1009);
        return made;
    });
    return [=] {
        const float* const begin = numbers->data();
        volatile double sum = 0;  // otherwise the sines of unused sums are not computed
        return milliseconds([&] {
            sum = std::transform_reduce(begin, begin + count, 0.0, std::plus(),
                                        [](float number) { return std::sin(static_cast<double>(number)); });
        });
    };
}

}  // namespace bench
