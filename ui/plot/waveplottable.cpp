// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/waveplottable.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/plot/penband.h"
#include "ui/plot/raster.h"

namespace posiscope {

namespace {

constexpr double pixelsPerWave = 8;  // a curve needs at least these to be followed by eye
constexpr double pixelsPerWaveDot = 5;
constexpr std::int64_t mostForMeans = 1 << 20U;  // cells that are looked at once more for the means of a wave

}  // namespace

bool fillsPixels(const Model& model, std::int64_t j, double positionsPerPixel) {
    constexpr double many = 8;
    const double whole = model.straightBetween(j) ? many : std::max(many, model.wavelength(j));
    return positionsPerPixel >= whole;
}

namespace {

std::vector<float> moved(std::vector<float> heights, double by) {
    for (float& each : heights)
        each += static_cast<float>(by);
    return heights;
}

/// Pixels along a linear axis: QCPAxis::coordToPixel() took a quarter of the time of a curve's points.
struct PixelsOf {
    explicit PixelsOf(const QCPAxis& axis)
        : lower(axis.range().lower),
          first(axis.coordToPixel(lower)),
          perUnit((axis.coordToPixel(axis.range().upper) - first) / axis.range().size()) {}
    double at(double value) const { return first + (value - lower) * perUnit; }

    double lower, first, perUnit;
};

/// The waves of one model.
class WaveDrawing {
 public:
    WaveDrawing(const Waves& waves, const QCPAxis& across, const QCPAxis& height, CurvePainter& painter);

    void draw(const Waves::Wave& wave);
    void drawEdges() { edges_.draw(painter_); }

 private:
    bool smooth(std::int64_t j) const;
    double step(std::int64_t j) const;
    void drawCurve(const Waves::Wave& wave);
    void drawBand(const Waves::Wave& wave);
    void drawDots(const Waves::Wave& wave, double radius);
    std::vector<float> means(std::int64_t j, const std::vector<IndexRange>& runs) const;
    static void connect(std::vector<float>& tops, std::vector<float>& bottoms);
    QColor bandColour(const Waves::Wave& wave, const std::vector<float>& tops,
                      const std::vector<float>& bottoms) const;

    const Model& model_;
    bool dots_;
    const QCPAxis& across_;
    const QCPAxis& height_;
    CurvePainter& painter_;
    double positionsPerPixel_;  // of the device
    double palest_;             // of bands that fill half of the height and more
    IndexRange positions_;      // of the table
    BandEdges edges_;
};

WaveDrawing::WaveDrawing(const Waves& waves, const QCPAxis& across, const QCPAxis& height,
                         CurvePainter& painter)
    : model_(*waves.model),
      dots_(waves.dots),
      across_(across),
      height_(height),
      painter_(painter),
      positionsPerPixel_(across.range().size() / painter.columns()),
      palest_(std::min(0.16, 0.32 / static_cast<double>(std::max<std::size_t>(1, waves.bands)))),
      positions_{model_.firstCursor(), model_.table().rows()} {}

bool WaveDrawing::smooth(std::int64_t j) const {
    if (model_.straightBetween(j)) return positionsPerPixel_ <= 1;
    return model_.wavelength(j) / positionsPerPixel_ >= pixelsPerWave;
}

/// So close to each other that the chords between them are never further than `deviation` from the curve: the
/// chord over an angle θ of a sine of height a leaves it by a·θ² / 8.
double WaveDrawing::step(std::int64_t j) const {
    constexpr double deviation = 0.06, longest = 4;  // pixels
    const Interval ends = model_.extremes(j, positions_);
    const double reach = std::abs(height_.coordToPixel(ends.highest) - height_.coordToPixel(ends.lowest));
    const double angle = std::sqrt(8 * deviation / std::max(1.0, reach / 2 * painter_.scaleDown()));
    return std::min(longest * positionsPerPixel_, angle / (2 * std::numbers::pi) * model_.wavelength(j));
}

void WaveDrawing::drawCurve(const Waves::Wave& wave) {
    const double from = std::max(across_.range().lower, static_cast<double>(positions_.first));
    const double to = std::min(across_.range().upper, static_cast<double>(positions_.end() - 1));
    if (to < from) return;
    QPolygonF line;
    const PixelsOf x(across_), y(height_);
    const auto add = [&](double p) { line << QPointF(x.at(p), y.at(model_.between(p, wave.dimension))); };
    add(from);
    if (model_.straightBetween(wave.dimension)) {
        const auto first = static_cast<std::int64_t>(std::floor(from)) + 1;
        for (std::int64_t p = first; static_cast<double>(p) < to; ++p)
            add(static_cast<double>(p));
    } else {
        const auto pieces = static_cast<std::int64_t>(std::ceil((to - from) / step(wave.dimension)));
        for (std::int64_t n = 1; n < pieces; ++n)
            add(from + (to - from) * static_cast<double>(n) / static_cast<double>(pieces));
    }
    add(to);
    painter_.stroke(line, wave.width, wave.colour, wave.dash);
}

/// Columns whose values do not meet are carried halfway to each other, where the line from the last position
/// of one to the first of the next crosses their border: the curve has no gaps.
void WaveDrawing::connect(std::vector<float>& tops, std::vector<float>& bottoms) {
    for (std::size_t n = 1; n < tops.size(); ++n) {
        const bool falls = tops[n] > bottoms[n - 1];
        const bool rises = bottoms[n] < tops[n - 1];
        const float middle = falls ? (tops[n] + bottoms[n - 1]) / 2 : (bottoms[n] + tops[n - 1]) / 2;
        if (falls) {
            bottoms[n - 1] = middle;
            tops[n] = middle;
        } else if (rises) {
            tops[n - 1] = middle;
            bottoms[n] = middle;
        }
    }
}

/// A band that is as thin as a line has the line's colour. The more of the height it fills the paler it is:
/// what fills everything tells least, and would hide the others.
QColor WaveDrawing::bandColour(const Waves::Wave& wave, const std::vector<float>& tops,
                               const std::vector<float>& bottoms) const {
    QColor colour = wave.colour;
    double filled = 0;
    for (std::size_t n = 0; n < tops.size(); ++n)
        filled += static_cast<double>(bottoms[n] - tops[n]) + wave.width;
    const double mean = filled / static_cast<double>(std::max<std::size_t>(1, tops.size()));
    const double share = std::clamp(mean / std::max(1, height_.axisRect()->height()), 0.0, 1.0);
    constexpr double line = 0.08;  // of the height: still followed by eye
    constexpr double half = 0.5;
    const double part = std::clamp((share - line) / (half - line), 0.0, 1.0);
    colour.setAlphaF(static_cast<float>(colour.alphaF() * (1 - part) + palest_ * part));
    return colour;
}

/// In pixels, of runs that are not empty; nothing where every cell would have to be looked at once more.
std::vector<float> WaveDrawing::means(std::int64_t j, const std::vector<IndexRange>& runs) const {
    const std::vector<IndexRange> column{{j, 1}};
    const Field& table = model_.table();
    const bool tooMany = table.meansFrom() == MeansFrom::cells && positions_.count > mostForMeans;
    if (model_.straightBetween(j) || tooMany) return {};
    std::vector<float> all(runs.size());
    table.pixelMeans(runs, column, all.data());
    for (float& each : all)
        each = static_cast<float>(height_.coordToPixel(static_cast<double>(each)));
    return all;
}

void WaveDrawing::drawBand(const Waves::Wave& wave) {
    const std::int64_t j = wave.dimension;
    const auto shift = static_cast<double>(positions_.first);
    const std::vector<IndexRange> runs = pixelRuns(
        across_.range().lower - shift, across_.range().upper - shift, painter_.columns(), positions_.count);
    std::vector<float> tops;
    std::vector<float> bottoms;
    std::vector<IndexRange> drawn;
    int first = 0;
    const bool filled = fillsPixels(model_, j, positionsPerPixel_);
    const auto draw = [&] {
        if (filled && !drawn.empty())
            edges_.add({first, moved(tops, -wave.width / 2), moved(bottoms, wave.width / 2), means(j, drawn),
                        wave.colour});
        drawn.clear();
        connect(tops, bottoms);
        const QColor colour = bandColour(wave, tops, bottoms);
        widenBand(tops, bottoms, wave.width / 2, painter_.scale());
        painter_.band(first, tops, bottoms, colour, wave.dash);
        tops.clear();
        bottoms.clear();
    };
    for (int column = 0; column < painter_.columns(); ++column) {
        const IndexRange run = runs[static_cast<std::size_t>(column)];
        if (run.count == 0) continue;
        const Interval ends = model_.extremes(j, {positions_.first + run.first, run.count});
        if (!std::isfinite(ends.highest)) {  // nothing but NaN and infinities: a gap
            draw();
            continue;
        }
        if (tops.empty()) first = column;
        drawn.push_back(run);
        tops.push_back(static_cast<float>(height_.coordToPixel(ends.highest)));
        bottoms.push_back(static_cast<float>(height_.coordToPixel(ends.lowest)));
    }
    draw();
}

void WaveDrawing::drawDots(const Waves::Wave& wave, double radius) {
    const auto first =
        std::max<std::int64_t>(positions_.first, static_cast<std::int64_t>(std::ceil(across_.range().lower)));
    const auto last = std::min<std::int64_t>(positions_.end() - 1,
                                             static_cast<std::int64_t>(std::floor(across_.range().upper)));
    for (std::int64_t p = first; p <= last; ++p)
        if (const double value = model_.table().value(p - positions_.first, wave.dimension);
            std::isfinite(value))
            painter_.dot({across_.coordToPixel(static_cast<double>(p)), height_.coordToPixel(value)}, radius,
                         wave.colour);
}

void WaveDrawing::draw(const Waves::Wave& wave) {
    if (!smooth(wave.dimension)) {
        drawBand(wave);
        return;
    }
    drawCurve(wave);
    if (!dots_) return;
    const double perPosition = 1 / (positionsPerPixel_ * painter_.scale());  // logical pixels
    const bool roomy = perPosition >= pixelsPerWaveDot;
    if (roomy || (wave.width > 1.5 && 2 * perPosition >= pixelsPerWaveDot))
        drawDots(wave, std::clamp(perPosition / 2, std::min(wave.width, 3.0), 3.0));
}

}  // namespace

void WavePlottable::draw(QCPPainter* painter) {
    if (axisRect()->rect().isEmpty()) return;
    CurvePainter curves(*painter, axisRect()->rect());
    double widest = 0;
    for (const Waves& waves : all_)
        for (const Waves::Wave& wave : waves.waves)
            widest = std::max(widest, wave.width);
    const double factor = lineWidth() > 0 && widest > 0 ? lineWidth() / widest : 1;
    for (const Waves& waves : all_) {
        WaveDrawing drawing(waves, *keyAxis(), *valueAxis(), curves);
        for (Waves::Wave wave : waves.waves) {
            wave.width *= factor;
            drawing.draw(wave);
        }
        drawing.drawEdges();
    }
    curves.paint();
}

}  // namespace posiscope
