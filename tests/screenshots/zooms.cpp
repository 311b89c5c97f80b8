// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a table of a million positions at three zooms, beside the same pictures made by adding up every cell:
// posiscope_zooms FOLDER. Takes up to a minute.
#include <QApplication>
#include <QDir>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

#include "core/parameters/keys.h"
#include "core/state/snapshot.h"
#include "ui/plot/raster.h"
#include "ui/style/resources.h"
#include "ui/style/theme.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

constexpr std::int64_t positions = 1'048'576;
constexpr std::int64_t dimensions = 8192;
constexpr std::int64_t base = 10'000;
constexpr QSize picture(640, 360);

struct Zoom {
    QString name;
    double left, right, top, bottom;
};

std::vector<Zoom> zooms() {
    return {{QStringLiteral("The whole table"), -0.5, dimensions - 0.5, -0.5, positions - 0.5},
            {QStringLiteral("Somewhere inside"), 3611.3, 5111.9, 150'234.6, 210'301.2},
            {QStringLiteral("The lower right corner"), 7903.5, 8203.5, 1'047'705.5, 1'048'605.5}};
}

Snapshot snapshot() {
    State state = defaultState();
    state.set(keys::maxLen, positions);
    state.set(keys::dModel, dimensions);
    state.set(keys::base, static_cast<double>(base));
    return makeSnapshot(state);
}

/// The averages of the blocks rowRuns × columnRuns, computed by adding all cells.
std::vector<double> bruteForce(const Field& field, const std::vector<IndexRange>& rowRuns,
                               const std::vector<IndexRange>& columnRuns) {
    constexpr std::int64_t part = 64;  // these rows stay in a cache
    const IndexRange columns{columnRuns.front().first, columnRuns.back().end() - columnRuns.front().first};
    std::vector<double> cells(static_cast<std::size_t>(part * columns.count));
    std::vector<long double> sums(columnRuns.size());
    std::vector<double> means;
    means.reserve(rowRuns.size() * columnRuns.size());
    for (const IndexRange rowRun : rowRuns) {
        std::fill(sums.begin(), sums.end(), 0.0L);
        for (std::int64_t row = rowRun.first; row < rowRun.end(); row += part) {
            const std::int64_t count = std::min(part, rowRun.end() - row);
            field.fill({row, count}, columns, cells.data());
            for (std::int64_t y = 0; y < count; ++y)
                for (std::size_t x = 0; x < columnRuns.size(); ++x) {
                    const double* const first =
                        cells.data() + y * columns.count + columnRuns[x].first - columns.first;
                    sums[x] = std::accumulate(first, first + columnRuns[x].count, sums[x]);
                }
        }
        for (std::size_t x = 0; x < columnRuns.size(); ++x)
            means.push_back(
                static_cast<double>(sums[x] / static_cast<long double>(rowRun.count * columnRuns[x].count)));
        std::fprintf(stderr, "\r%3zu %%", 100 * means.size() / (rowRuns.size() * columnRuns.size()));
    }
    std::fprintf(stderr, "\n");
    return means;
}

/// Two pictures of one part of the table, and their largest difference.
struct Pair {
    Zoom zoom;
    QImage ours, exact;
    std::int64_t cells = 0;  ///< that were added up
    double means = 0;        ///< largest difference, in 1/255 of the range −1 … 1
    int levels = 0;          ///< largest difference of a red, green or blue
    int pixels = 0;          ///< that differ in colour

    QString viewport() const;
    QString differences() const;
};

void compareColours(Pair& pair) {
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb a = pair.ours.pixel(x, y);
            const QRgb b = pair.exact.pixel(x, y);
            pair.pixels += a != b;
            pair.levels = std::max({pair.levels, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                    std::abs(qBlue(a) - qBlue(b)), std::abs(qAlpha(a) - qAlpha(b))});
        }
}

std::int64_t cellsOf(const std::vector<IndexRange>& runs) {
    return std::accumulate(runs.begin(), runs.end(), std::int64_t{0},
                           [](std::int64_t sum, IndexRange run) { return sum + run.count; });
}

Pair draw(const Field& field, const Zoom& zoom) {
    const RasterColours colours{-1, 1, &resolveColormap("auto", true, Theme::light())};
    const RasterMeans ours =
        rasterMeans(field, {picture, zoom.left, zoom.right, zoom.top, zoom.bottom, false});
    Pair pair{.zoom = zoom, .ours = paintMeans(ours, colours), .exact = {}};
    pair.cells = cellsOf(ours.x.runs) * cellsOf(ours.y.runs);

    const std::vector<double> means = bruteForce(field, ours.y.runs, ours.x.runs);
    for (std::size_t n = 0; n < means.size(); ++n)
        pair.means = std::max(pair.means, std::abs(static_cast<double>(ours.means[n]) - means[n]) / 2 * 255);
    RasterMeans exact = ours;
    std::transform(means.begin(), means.end(), exact.means.begin(),
                   [](double mean) { return static_cast<float>(mean); });
    pair.exact = paintMeans(exact, colours);
    compareColours(pair);
    return pair;
}

/// A boundary of a picture, to a tenth of a cell.
QString coordinate(double value) {
    const qint64 tenths = std::llround(std::abs(value) * 10);
    const QString number = grouped(tenths / 10) + QStringLiteral(".%1").arg(tenths % 10);
    return value < 0 ? QChar(0x2212) + number : number;
}

QString Pair::viewport() const {
    return QStringLiteral("%1: p %2 … %3, j %4 … %5; %6 cells")
        .arg(zoom.name, coordinate(zoom.top), coordinate(zoom.bottom), coordinate(zoom.left),
             coordinate(zoom.right), grouped(cells));
}

QString Pair::differences() const {
    return QStringLiteral(
               "Largest difference: means %1/255 of the range −1 … 1; colours %2 of 255 levels "
               "(pixels that differ: %3)")
        .arg(readable(means, 2))
        .arg(levels)
        .arg(grouped(pixels));
}

QImage sheet(const std::vector<Pair>& pairs) {
    constexpr int margin = 24, gap = 16, head = 100, caption = 48;
    const int height = head + static_cast<int>(pairs.size()) * (picture.height() + caption);
    const Theme& theme = Theme::light();
    QImage image(2 * margin + gap + 2 * picture.width(), height, QImage::Format_RGB32);
    image.fill(theme.card);
    QPainter painter(&image);
    const auto write = [&](int x, int baseline, const QFont& font, const QColor& ink, const QString& text) {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(x, baseline, text);
    };
    const int right = margin + picture.width() + gap;
    write(margin, 38, textFont(20, QFont::DemiBold), theme.text,
          QStringLiteral("Sinusoidal encoding table, %1 positions × %2 dimensions, base %3, at three zooms")
              .arg(grouped(positions), grouped(dimensions), grouped(base)));
    write(margin, 62, textFont(), theme.muted,
          QStringLiteral(
              "Every pixel is the average of the cells under it, PE(p, j) from −1 (blue) to 1 (red); "
              "positions p run down, dimensions j across."));
    write(margin, 90, textFont(14, QFont::DemiBold), theme.text,
          QStringLiteral("Posiscope: the averages by formula"));
    write(right, 90, textFont(14, QFont::DemiBold), theme.text,
          QStringLiteral("Brute force: every cell evaluated and added up"));
    int top = head;
    for (const Pair& pair : pairs) {
        for (const auto& [x, half] : {std::pair(margin, &pair.ours), std::pair(right, &pair.exact)}) {
            painter.drawImage(x, top, *half);
            painter.setPen(theme.muted);
            painter.drawRect(x - 1, top - 1, picture.width() + 1, picture.height() + 1);
        }
        const int baseline = top + picture.height() + 22;
        write(margin, baseline, textFont(), theme.text, pair.viewport());
        write(right, baseline, textFont(), theme.text, pair.differences());
        top += picture.height() + caption;
    }
    return image;
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    initialiseResources();
    const Snapshot million = snapshot();
    std::vector<Pair> pairs;
    for (const Zoom& zoom : zooms()) {
        pairs.push_back(draw(million.model->table(), zoom));
        std::printf("%s\n%s\n", qUtf8Printable(pairs.back().viewport()),
                    qUtf8Printable(pairs.back().differences()));
    }
    const QString path =
        QDir(QApplication::arguments().value(1, QStringLiteral("."))).filePath(QStringLiteral("zooms.png"));
    std::printf("%s\n", qUtf8Printable(path));
    constexpr int smallest = 0;  // the size of the file, not the quality
    return sheet(pairs).save(path, "PNG", smallest) ? 0 : 1;
}
