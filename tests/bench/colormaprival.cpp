// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/colormaprival.h"

#include <qcustomplot.h>

#include <cmath>

#include "tests/bench/row.h"

namespace bench {

ColormapRival::ColormapRival(Size size)
    : size_(size),
      plot_(new QCustomPlot),
      map_(new QCPColorMap(plot_->xAxis, plot_->yAxis)),
      cells_(static_cast<std::size_t>(size.maxLen * size.dModel)) {
    const auto columns = static_cast<int>(size.dModel);
    const auto rows = static_cast<int>(size.maxLen);
    map_->data()->setSize(columns, rows);
    map_->data()->setRange({0, columns - 1.0}, {0, rows - 1.0});
    map_->setInterpolate(false);
    map_->setGradient(QCPColorGradient::gpPolar);
    map_->setDataRange({-1, 1});
    plot_->setGeometry(1280, 900, 1600, 900);  // mostly outside the window that it is compared with
    plot_->rescaleAxes();
    plot_->show();
    change();
}

ColormapRival::~ColormapRival() = default;

double ColormapRival::replot() {
    return milliseconds([this] {
        plot_->replot(QCustomPlot::rpImmediateRefresh);
        QGuiApplication::sync();
    });
}

double ColormapRival::change() {
    const auto model = modelOf(size_, 10000 * std::pow(1.08, ++changes_ % 8));
    return milliseconds([&, this] {
        model->table().fill({0, size_.maxLen}, {0, size_.dModel}, cells_.data());
        QCPColorMapData* const data = map_->data();
        const double* cell = cells_.data();
        for (int row = 0; row < data->valueSize(); ++row)
            for (int column = 0; column < data->keySize(); ++column)
                data->setCell(column, row, *cell++);
        replot();
    });
}

}  // namespace bench
