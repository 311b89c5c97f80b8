// SPDX-License-Identifier: GPL-3.0-or-later
// At every ratio of device pixels to logical ones each pixel of a table shows the cell that it lies in.
#include <qcustomplot.h>

#include <QTest>
#include <cmath>

#include "tests/support/encodingof.h"
#include "tests/support/strict.h"
#include "ui/plot/raster.h"
#include "ui/style/interfacescale.h"
#include "ui/style/resources.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

constexpr std::int64_t rows = 37, columns = 24;

Snapshot table() {
    return makeSnapshot(stateOf("sinusoidal", {{"max_len", rows}, {"d_model", columns}}));
}

/// The place of the table in a picture of that size (in logical pixels), in device pixels: the margins of
/// plots (ui/plot/plotview.h), and edges that are rounded to whole pixels.
QRect placeOf(QSize logical, double ratio) {
    const auto edge = [ratio](int at) { return static_cast<int>(std::floor(at * ratio + 0.5)); };
    return {QPoint(edge(74), edge(12)),
            QPoint(edge(logical.width() - 76) - 1, edge(logical.height() - 46) - 1)};
}

void compareWithCells(const QImage& picture, const QRect& place, const Field& field) {
    const Colormap& map = resolveColormap("auto", true, Theme::light());
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x) {
            const double across = (x + 0.5 - place.left()) / place.width() * static_cast<double>(columns);
            const double down = (y + 0.5 - place.top()) / place.height() * static_cast<double>(rows);
            // A pixel whose middle is the edge of a cell may show either.
            const auto isEdge = [](double at) { return std::abs(at - std::round(at)) < 1e-6; };
            if (isEdge(across) || isEdge(down)) continue;
            const double value =
                field.value(static_cast<std::int64_t>(down), static_cast<std::int64_t>(across));
            const QColor wanted = colourAt(map, (value + 1) / 2);
            const QColor drawn = picture.pixelColor(x, y);
            constexpr int steps = 2;  // of 255: the colour table has 1,024 entries
            const int off =
                std::max({std::abs(drawn.red() - wanted.red()), std::abs(drawn.green() - wanted.green()),
                          std::abs(drawn.blue() - wanted.blue())});
            QVERIFY2(off <= steps,
                     qPrintable(QStringLiteral("pixel %1, %2 is off by %3").arg(x).arg(y).arg(off)));
        }
}

}  // namespace

class TestRatios : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { setInterfaceScale(1); }

    void windows_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 1.25, 1.5, 2.0})
            QTest::addRow("%g", scale) << scale;
    }
    /// The scale of the interface multiplies the screen's own ratio, for which this test runs several times.
    void windows() {
        QFETCH(double, scale);
        setInterfaceScale(scale);
        const Snapshot snapshot = table();
        const std::unique_ptr<View> view(findViewType("heatmap")->create(nullptr));
        QWidget* const widget = view->widget();
        widget->resize(517, 403);
        widget->show();
        QVERIFY(QTest::qWaitForWindowExposed(widget, patience));
        view->show(
            {std::make_shared<const Snapshot>(snapshot), Theme::light(), std::nullopt, false, false, true});
        QCoreApplication::processEvents();
        const QImage picture = widget->grab().toImage();
        const double ratio = scale * widget->devicePixelRatioF();
        compareWithCells(picture, placeOf(inLargePixels(widget->size()), ratio), snapshot.model->table());
    }

    void files_data() { windows_data(); }
    void files() {
        QFETCH(double, scale);
        const Snapshot snapshot = table();
        constexpr QSize logical(517, 403);
        const std::unique_ptr<View> view(findViewType("heatmap")->create(nullptr));
        view->show(
            {std::make_shared<const Snapshot>(snapshot), Theme::light(), std::nullopt, false, false, true});
        QImage picture((QSizeF(logical) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        QCPPainter painter(&picture);
        painter.scale(scale, scale);
        view->paint(painter, logical);
        painter.end();
        compareWithCells(picture, placeOf(logical, scale), snapshot.model->table());
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    initialiseResources();
    TestRatios test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_ratios.moc"
