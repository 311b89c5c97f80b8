// SPDX-License-Identifier: GPL-3.0-or-later
// Values written into the cells of a heatmap.
#include <qcustomplot.h>

#include <QBuffer>
#include <QRegularExpression>
#include <QSvgGenerator>

#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/plot/cellnumbers.h"
#include "ui/plot/fieldplottable.h"

using namespace posiscope;

namespace {

class Products final : public Field {
 public:
    std::int64_t rows() const override { return 4; }
    std::int64_t columns() const override { return 3; }
    double value(std::int64_t row, std::int64_t column) const override {
        return static_cast<double>(row) / 8 - static_cast<double>(column) / 16;
    }
};

/// The written numbers from the top left to the bottom right.
QStringList textsOf(const CellGrid& grid) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    QPainter painter(&generator);
    drawCellNumbers(painter, grid, {-1, 1, findColormap("rdbu")});
    painter.end();
    QStringList texts;
    static const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)</text>"));
    for (auto found = text.globalMatch(QString::fromUtf8(buffer.data())); found.hasNext();)
        texts << found.next().captured(1).trimmed();
    return texts;
}

}  // namespace

class TestCellNumbers : public StrictTest {
    Q_OBJECT

 private slots:
    void written_data() {
        const Rows<QSize, bool, QStringList> row("size", "transposed", "texts");
        const QStringList exact{"0",    "−0.0625", "−0.125", "0.125", "0.0625", "0",
                                "0.25", "0.1875",  "0.125",  "0.375", "0.3125", "0.25"};
        const QStringList transposed{"0",      "0.125",  "0.25",   "0.375", "−0.0625", "0.0625",
                                     "0.1875", "0.3125", "−0.125", "0",     "0.125",   "0.25"};
        const QStringList two{"0",    "−0.062", "−0.12", "0.12", "0.062", "0",
                              "0.25", "0.19",   "0.12",  "0.38", "0.31",  "0.25"};
        row("room for all digits", QSize(300, 200), false, exact);
        row("positions across", QSize(400, 150), true, transposed);
        row("room for two digits", QSize(144, 200), false, two);
        row("too narrow", QSize(84, 200), false, QStringList());
        row("too low", QSize(300, 60), false, QStringList());
    }
    void written() {
        const auto [size, transposed, texts] = fetchRow<QSize, bool, QStringList>();
        const Products field;
        const double across = transposed ? 4 : 3, down = transposed ? 3 : 4;
        QCOMPARE(textsOf({&field,
                          {size, -0.5, across - 0.5, -0.5, down - 0.5, transposed},
                          QRectF(QPointF(10, 20), size)}),
                 texts);
    }

    // Partly visible cells count; cells outside do not.
    void zoomed() {
        const Products field;
        const QStringList right{"0.0625", "0", "0.1875", "0.125"};
        QCOMPARE(textsOf({&field, {{200, 100}, 0.5, 2.5, 0.5, 2.5, false}, QRectF(0, 0, 200, 100)}), right);
        QCOMPARE(textsOf({&field, {{200, 100}, 0.4, 2.4, 0.6, 2.4, false}, QRectF(0, 0, 200, 100)}).size(),
                 6);
    }

    void inTheWindow_data() { eachText("view", {"heatmap", "similarity", "grid", "offset-map"}); }
    void inTheWindow() {
        QFETCH(const QString, view);
        State state = defaultState();
        state.set(keys::dModel, std::int64_t{4});
        state.set(keys::maxLen, std::int64_t{6});
        state.arrangement.panes = {{view.toStdString(), {}, Subject::a}};
        repair(state);
        WindowFixture fixture(state);
        const QImage without = fixture.picture(0);
        fixture.store.update([](State& now) { now.set(keys::cellNumbers, true); }, "Numbers in cells");
        WindowFixture::settle();
        const QImage with = fixture.picture(0);
        QCOMPARE(with.size(), without.size());
        QVERIFY(with != without);
        fixture.store.update([](State& now) { now.set(keys::cellNumbers, false); }, "Numbers in cells");
        WindowFixture::settle();
        QCOMPARE(fixture.picture(0), without);
    }

    /// The cursor's lines leave out the numbers that they would cross out.
    void theCursorCrossesNothingOut_data() { eachText("view", {"heatmap", "similarity", "offset-map"}); }
    void theCursorCrossesNothingOut() {
        QFETCH(const QString, view);
        State state = defaultState();
        state.set(keys::dModel, std::int64_t{4});
        state.set(keys::maxLen, std::int64_t{6});
        state.set(keys::cellNumbers, true);
        state.set(keys::position, std::int64_t{2});
        state.set(keys::dimension, std::int64_t{1});
        repair(state);
        const auto snapshot = std::make_shared<const Snapshot>(makeSnapshot(state));
        const std::unique_ptr<View> shown(findViewType(view.toStdString())->create(nullptr));
        auto* const plot = qobject_cast<QCustomPlot*>(shown->widget());
        plot->resize(700, 500);
        const auto picture = [&](bool cursor) {
            shown->show({snapshot, Theme::light(), std::nullopt, cursor, false, {true}});
            plot->grab();  // the numbers have their places
            return plot->grab().toImage();
        };
        const QImage with = picture(true), without = picture(false);
        const auto* field = plot->findChild<FieldPlottable*>();
        QVERIFY(field != nullptr && field->numbers().size() >= 16);
        int changed = 0;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x) {
                if (with.pixel(x, y) == without.pixel(x, y)) continue;
                ++changed;
                for (const QRectF& number : field->numbers())
                    QVERIFY2(!number.contains(QPointF(x, y)), qPrintable(QString("%1, %2").arg(x).arg(y)));
            }
        QVERIFY(changed > 100);
    }
};

POSISCOPE_WINDOW_TEST(TestCellNumbers)
#include "tst_cellnumbers.moc"
