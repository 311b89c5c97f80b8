// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of plots at every ratio of device pixels: ranges cover what is drawn, frames lie around it, and
// curves have no gaps.
#include <QTest>
#include <set>

#include "core/parameters/viewkeys.h"
#include "tests/support/encodingof.h"
#include "tests/support/paintrecord.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/plot/bandedges.h"
#include "ui/plot/raster.h"
#include "ui/style/resources.h"
#include "ui/view/view.h"
#include "ui/views/shared/wavecolours.h"

using namespace posiscope;

namespace {

constexpr QSize size(420, 330);

/// A view drawn as files are, at some device pixels to the logical one: with every pixel by hand, or with
/// the paths that SVG and PDF are given.
QImage drawn(const char* view, const Snapshot& snapshot, double scale, QSize logical = size,
             const Theme& theme = Theme::light(), bool vectors = false) {
    const std::unique_ptr<View> shown(findViewType(view)->create(nullptr));
    shown->show({std::make_shared<const Snapshot>(snapshot), theme, std::nullopt, false, false, true});
    QImage image((QSizeF(logical) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.card);
    QCPPainter painter;
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmVectorized, vectors);
    painter.begin(&image);
    painter.scale(scale, scale);
    shown->paint(painter, logical);
    painter.end();
    return image;
}

Snapshot compared(const Given& a, const Given& b, const char* encoding) {
    State state = stateOf(encoding, a);
    state.variants = {stateOf(encoding, b).values};
    repair(state);
    return snapshotOf(makeSnapshot(state), Subject::difference);
}

/// The part of the image inside the frame of the picture: the margins of plots (ui/plot/plotview.h).
QRect inside(double scale, int below = 46) {
    const QRectF all(74, 12, size.width() - 74 - 76, size.height() - 12 - below);
    const double frame = std::max(1.0, std::round(scale));
    return QRectF(all.topLeft() * scale, all.size() * scale)
        .toAlignedRect()
        .marginsRemoved(QMargins(1, 1, 1, 1) * static_cast<int>(frame + 1));
}

}  // namespace

class TestPictures : public StrictTest {
    Q_OBJECT

 private slots:
    /// Where a value is beyond the range it has the last colour, and where it is the range's end it has it
    /// too: no more than a few pixels may be within half a step of it, since round ends lie above what is in
    /// sight.
    void rangesCoverWhatIsDrawn_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 1.25, 1.5, 2.0, 3.0, 4.0})
            QTest::addRow("%g", scale) << scale;
    }
    void rangesCoverWhatIsDrawn() {
        QFETCH(double, scale);
        // The scale begins at the least of 0, −¼, −½ and −1 of the largest that covers what is drawn.
        State similar = stateOf(
            "sinusoidal",
            {{"d_model", std::int64_t{4}}, {"max_len", std::int64_t{1'048'576}}, {"base", 500'000.0}});
        similar.set(keys::similarityColormap, std::string("gray"));
        const Snapshot snapshots[] = {
            makeSnapshot(similar),
            compared(
                {{"max_len", std::int64_t{20'000}}, {"d_model", std::int64_t{16}}, {"seed", std::int64_t{1}}},
                {{"max_len", std::int64_t{20'000}}, {"d_model", std::int64_t{16}}, {"seed", std::int64_t{2}}},
                "learned")};
        const char* views[] = {"similarity", "heatmap"};
        for (int n = 0; n < 2; ++n) {
            const QImage image = drawn(views[n], snapshots[n], scale);
            const QRect rect = n == 0 ? inside(scale, 120) : inside(scale);
            const Colormap& map = resolveColormap(n == 0 ? "gray" : "auto", n == 1, Theme::light());
            const QRgb lowest = colourAt(map, 0);
            const QRgb highest = colourAt(map, 1);
            int atTheEnd = 0;
            for (int y = rect.top(); y <= rect.bottom(); ++y)
                for (int x = rect.left(); x <= rect.right(); ++x) {
                    const QRgb pixel = image.pixel(x, y);
                    atTheEnd += pixel == lowest || (n == 1 && pixel == highest);
                }
            QVERIFY2(atTheEnd <= rect.width() * rect.height() / 2000,
                     qPrintable(QString("%1: %2 of %3 pixels have the last colour")
                                    .arg(views[n])
                                    .arg(atTheEnd)
                                    .arg(rect.width() * rect.height())));
        }
    }

    /// Waves that fill every pixel are seen one by one all the same, however many positions there are.
    void shortWavesAreTold_data() {
        addColumns<qint64, bool>("positions", "dark");
        for (const qint64 positions : {100'000, 1'000'000, 16'000'000})
            for (const bool dark : {false, true})
                QTest::addRow("%lld%s", positions, dark ? ", dark" : "") << positions << dark;
    }
    void shortWavesAreTold() {
        const auto [positions, dark] = fetchRow<qint64, bool>();
        const Theme& theme = Theme::named(dark ? "dark" : "light");
        State state = stateOf("sinusoidal", {{"max_len", std::int64_t{positions}}});
        state.set(keys::dimensions, Indices{4, 5, 22, 23});
        state.set(keys::dimension, std::int64_t{60});  // the cursor makes none of them stand out
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        const QImage image = drawn("waves", snapshot, 1, size, theme);
        const QRect rect = inside(1);
        for (const std::int64_t j : snapshot.state.get(keys::dimensions)) {
            const QColor own = colourOfWave(snapshot, theme, j);
            int seen = 0;
            for (int y = rect.top() - 2; y <= rect.bottom() + 2; ++y)
                for (int x = rect.left(); x <= rect.right(); ++x) {
                    const QColor pixel = image.pixelColor(x, y);
                    seen += std::abs(pixel.red() - own.red()) + std::abs(pixel.green() - own.green()) +
                                std::abs(pixel.blue() - own.blue()) <
                            12;
                }
            QVERIFY2(seen > 60, qPrintable(QString("dimension %1: %2 pixels").arg(j).arg(seen)));
        }
    }

    void linesThatCoincideTakeTurns() {
        constexpr std::size_t columns = 64;
        const float none = std::nanf("");
        std::vector<std::vector<float>> lines(4, std::vector<float>(columns, 10));
        lines[2].assign(columns, 40);  // away from the others
        lines[3].assign(columns, none);
        lines[3][5] = 10.5F;
        const auto shown = inTurns(lines, 1.5F, 8);
        std::vector<int> counts(lines.size());
        for (std::size_t x = 0; x < columns; ++x) {
            int together = 0;
            for (std::size_t n = 0; n < lines.size(); ++n) {
                if (std::isnan(shown[n][x])) continue;
                QCOMPARE(shown[n][x], lines[n][x]);
                ++counts[n];
                together += n != 2;
            }
            QCOMPARE(together, 1);
        }
        QVERIFY(counts[0] > 16 && counts[1] > 16);
        QCOMPARE(counts[2], static_cast<int>(columns));
    }

    /// The frame of a heatmap lies around its pixels: it covers none of them, and none lies beyond it.
    void framesAreExact_data() { rangesCoverWhatIsDrawn_data(); }
    void framesAreExact() {
        QFETCH(double, scale);
        const Snapshot snapshot = makeSnapshot(stateOf("sinusoidal", {}));
        const QImage image = drawn("heatmap", snapshot, scale);
        const Theme& theme = Theme::light();
        // The table's own pixels reach to the frame on all sides, and the card begins behind it.
        const auto edge = [scale](int at) { return static_cast<int>(std::floor(at * scale + 0.5)); };
        const QRect table(QPoint(edge(74), edge(12)),
                          QPoint(edge(size.width() - 76) - 1, edge(size.height() - 46) - 1));
        const int frame = std::max(1, static_cast<int>(std::lround(scale)));
        const auto count = [&image](const QRect& pixels, const QColor& colour) {
            int found = 0;
            for (int y = pixels.top(); y <= pixels.bottom(); ++y)
                for (int x = pixels.left(); x <= pixels.right(); ++x)
                    found += image.pixelColor(x, y) == colour;
            return found;
        };
        const QRect framed = table.adjusted(-frame, -frame, frame, frame);
        for (const QRect& side : QRegion(framed).subtracted(table))
            QCOMPARE(count(side, theme.border), side.width() * side.height());
        // No line of the frame's colour: a cell may have it by chance.
        for (const QRect& side : QRegion(table).subtracted(table.adjusted(1, 1, -1, -1)))
            QVERIFY(count(side, theme.border) < side.width() * side.height() / 10);
        const QRect above(framed.left(), framed.top() - 1, framed.width(), 1);
        const QRect right(framed.right() + 1, framed.top(), 1, framed.height());
        for (const QRect& side : {above, right})
            QCOMPARE(count(side, theme.card), side.width() * side.height());
    }

    /// Neighbouring columns of a curve touch, at every ratio of positions to pixels.
    void curvesHaveNoGaps_data() {
        addColumns<QString, int, double, bool>("encoding", "positions", "scale", "vectors");
        for (const char* encoding : {"learned", "sinusoidal"})
            // The picture is 270 pixels wide: from 1/20 to 1,000 positions a pixel.
            for (const int positions :
                 {14, 54, 135, 250, 270, 300, 405, 512, 540, 800, 2700, 27'000, 270'000}) {
                for (const double scale : {1.0, 2.0})
                    QTest::addRow("%s, %d positions, scale %g", encoding, positions, scale)
                        << encoding << positions << scale << false;
                QTest::addRow("%s, %d positions, vectors", encoding, positions)
                    << encoding << positions << 2.0 << true;
            }
    }
    void curvesHaveNoGaps() {
        const auto [encoding, positions, scale, vectors] = fetchRow<QString, int, double, bool>();
        State state = stateOf(encoding.toStdString(), {{"max_len", std::int64_t{positions}},
                                                       {"d_model", std::int64_t{64}},
                                                       {"dimensions", Indices{16}},
                                                       {"dimension", std::int64_t{16}}});
        const QImage image = drawn("waves", makeSnapshot(state), scale, size, Theme::light(), vectors);
        const QRect rect = inside(scale);
        const Theme& theme = Theme::light();
        // Blue where the curve is: grid and card are grey.
        const auto isCurve = [&](int x, int y) {
            const QColor pixel = image.pixelColor(x, y);
            return pixel.blue() - pixel.red() > 12 && pixel != theme.grid;
        };
        std::vector<std::pair<int, int>> columns;
        for (int x = rect.left() + 2; x <= rect.right() - 2; ++x) {
            int top = -1, bottom = -1;
            for (int y = rect.top(); y <= rect.bottom(); ++y)
                if (isCurve(x, y)) {
                    top = top < 0 ? y : top;
                    bottom = y;
                }
            columns.emplace_back(top, bottom);
        }
        int gaps = 0;
        for (std::size_t n = 0; n < columns.size(); ++n) {
            if (columns[n].first < 0) {
                ++gaps;
                continue;
            }
            if (n == 0 || columns[n - 1].first < 0) continue;
            gaps +=
                columns[n].first > columns[n - 1].second + 1 || columns[n].second < columns[n - 1].first - 1;
        }
        QCOMPARE(gaps, 0);
    }

    /// Waves of different pairs have colours of their own.
    void pairsAreToldApart() {
        const Snapshot snapshot = makeSnapshot(stateOf("sinusoidal", {{"dimensions", Indices{4, 22, 40}}}));
        const QImage image = drawn("waves", snapshot, 1);
        std::set<QRgb> colours;
        for (const int entry : {22, 40, 58})  // lines of the legend
            colours.insert(image.pixel(size.width() - 76 + 18, entry));
        QCOMPARE(colours.size(), std::size_t{3});
    }

    /// The bar of an exact map does not depend on how large the pane is.
    void offsetMapsKeepTheirColours() {
        const Snapshot snapshot = makeSnapshot(stateOf("sinusoidal", {{"d_model", std::int64_t{1024}}}));
        const auto strongest = [&](QSize logical) {
            const QImage image = drawn("offset-map", snapshot, 1, logical);
            int worst = 255;
            for (int y = 14; y < logical.height() - 48; ++y)
                for (int x = 76; x < 180; ++x)
                    worst = std::min(worst, qMin(qRed(image.pixel(x, y)), qBlue(image.pixel(x, y))));
            return worst;
        };
        // An entry of 1 is as dark in a small picture as in a large one.
        QVERIFY(std::abs(strongest({500, 300}) - strongest({500, 330})) <= 8);
        QVERIFY(strongest({420, 240}) < 80);
    }

    /// Beside an offset map, in an image as in vectors.
    void dialsAreAtTheirPlaces_data() {
        const Rows<double> row("scale");
        row("1", 1);
        row("1.5", 1.5);
        row("2", 2);
    }
    void dialsAreAtTheirPlaces() {
        const auto [scale] = fetchRow<double>();
        const auto rims = [scale = scale](bool vectors) {
            const std::unique_ptr<View> shown(findViewType("offset-map")->create(nullptr));
            const Snapshot snapshot = makeSnapshot(stateOf("sinusoidal", {}));
            shown->show({std::make_shared<const Snapshot>(snapshot), Theme::light(), std::nullopt, false,
                         false, true});
            PaintRecord record(size);
            QCPPainter painter;
            painter.setMode(QCPPainter::pmNoCaching);
            painter.setMode(QCPPainter::pmVectorized, vectors);
            painter.begin(&record);
            painter.scale(scale, scale);
            shown->paint(painter, size);
            painter.end();
            QList<QRectF> boxes;
            constexpr qsizetype curved = 12;  // points of a polygon
            for (const Painted& each : record.all())
                if (each.kind == Painted::Kind::stroke && each.points.size() > curved &&
                    each.colour == Theme::light().border)
                    boxes << each.points.boundingRect();
            return boxes;
        };
        const QList<QRectF> onPixels = rims(false), asVectors = rims(true);
        QVERIFY(asVectors.size() >= 3);
        QCOMPARE(onPixels.size(), asVectors.size());
        for (qsizetype n = 0; n < onPixels.size(); ++n) {
            constexpr double near = 0.01;
            const QPointF away = onPixels[n].center() - asVectors[n].center();
            QVERIFY2(std::hypot(away.x(), away.y()) < near, QByteArray::number(away.x()));
        }
    }

    void smallPanesSayThatTheyNeedRoom() {
        const Snapshot snapshot = makeSnapshot(stateOf("sinusoidal", {}));
        // The labels take 100 pixels: the first has no room, the second has some.
        const auto hasPicture = [&](QSize logical) {
            const QImage image = drawn("offset-map", snapshot, 1, logical);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (std::abs(qRed(image.pixel(x, y)) - qBlue(image.pixel(x, y))) > 60) return true;
            return false;
        };
        QVERIFY(!hasPicture({100, 90}));
        QVERIFY(hasPicture({220, 190}));
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    initialiseResources();
    TestPictures test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_pictures.moc"
