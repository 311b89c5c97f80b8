// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over the distance: their values, running means and envelopes, on linear and logarithmic axes.
#include <QTest>
#include <cmath>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/plot/dashes.h"
#include "ui/plot/distancebands.h"

using namespace posiscope;

namespace {

/// A wave that decays, with a value of its own at every distance.
class Sample final : public DistanceCurves {
 public:
    Sample(std::int64_t nearest, std::int64_t farthest) : nearest_(nearest), farthest_(farthest) {}
    std::int64_t count() const override { return 1; }
    Text name(std::int64_t) const override { return "sample"; }
    Text quantity() const override { return "score"; }
    std::int64_t nearest() const override { return nearest_; }
    std::int64_t farthest() const override { return farthest_; }
    double value(std::int64_t, std::int64_t distance) const override {
        const auto at = static_cast<double>(distance);
        return std::cos(at * 0.7) * std::exp(-std::abs(at) / 300) + at * 1e-4;
    }
    using DistanceCurves::range;
    Interval range() const override { return {-2, 2}; }

 private:
    std::int64_t nearest_, farthest_;
};

double meanOf(const Sample& sample, DistanceWindow around) {
    double sum = 0;
    for (std::int64_t at = around.first; at <= around.last; ++at)
        sum += sample.value(0, at);
    return sum / static_cast<double>(around.last - around.first + 1);
}

}  // namespace

class TestDistanceBands : public StrictTest {
    Q_OBJECT

 private slots:
    /// Nothing is lost: the bands of all pixels together cover the same range as the values of all distances,
    /// in both directions.
    void nothingIsLeftOut_data() {
        addColumns<bool, int, int, int>("logarithmic", "nearest", "farthest", "pixels");
        for (const bool logarithmic : {false, true})
            for (const int farthest : {30, 999, 20'000})
                for (const int nearest : {1, -farthest, -farthest / 3})
                    for (const int pixels : {64, 700})
                        if (nearest > 0 || !logarithmic)
                            QTest::addRow("%s, %d to %d, %d pixels", logarithmic ? "logarithmic" : "linear",
                                          nearest, farthest, pixels)
                                << logarithmic << nearest << farthest << pixels;
    }
    void nothingIsLeftOut() {
        const auto [logarithmic, nearest, farthest, pixels] = fetchRow<bool, int, int, int>();
        const Sample sample(nearest, farthest);
        const Envelope bands = distanceBands(sample, 0, DistanceStyle::values,
                                             {double(nearest), double(farthest), pixels, logarithmic, 1});
        const auto ends = heightsOf(bands);
        QVERIFY(ends.has_value());
        const Interval all = sample.range(0, nearest, farthest);
        QCOMPARE(ends->lowest, all.lowest);
        QCOMPARE(ends->highest, all.highest);
        if (farthest - nearest <= pixels)
            QCOMPARE(bands.points.front().x(), double(nearest));
        else if (!logarithmic)
            QCOMPARE(bands.firstPixel, 0);
    }

    /// On a logarithmic axis a distance stands at its logarithm.
    void logarithmicPlaces() {
        const Sample sample(1, 1000);
        constexpr int pixels = 300;  // 100 for each decade
        const Envelope bands = distanceBands(sample, 0, DistanceStyle::values, {1, 1000, pixels, true, 1});
        // Where two distances are a pixel and more apart there are points, and bands from the next one on.
        const double crowded = 1 / (std::pow(10, 0.01) - 1);
        QCOMPARE(bands.points.size(), qsizetype(std::ceil(crowded)));
        for (qsizetype n = 0; n < bands.points.size(); ++n)
            QCOMPARE(bands.points[n], QPointF(double(n + 1), sample.value(0, n + 1)));
        QCOMPARE(bands.firstPixel, int(100 * std::log10(std::ceil(crowded))));
        QCOMPARE(bands.firstPixel + int(bands.bands.size()), pixels);
        const std::int64_t last = std::int64_t(std::floor(std::pow(10, 2.01)));
        const Interval ends = sample.range(0, 100, last);
        QCOMPARE(bands.bands[std::size_t(200 - bands.firstPixel)].highest, ends.highest);
    }

    void windows_data() {
        const Rows<int, int, int, int> row("distance", "window", "first", "last");
        row("odd", 50, 5, 48, 52);
        row("even", 50, 4, 49, 52);
        row("one", 50, 1, 50, 50);
        row("at the beginning", 0, 9, 0, 4);
        row("at the end", 100, 9, 96, 100);
    }
    void windows() {
        QFETCH(int, distance);
        QFETCH(int, window);
        const DistanceWindow around = windowAround(Sample(0, 100), distance, window);
        QTEST(int(around.first), "first");
        QTEST(int(around.last), "last");
    }

    /// Means and envelopes are those of the window around each distance, one pixel a distance.
    void meansAndEnvelopes_data() {
        QTest::addColumn<int>("window");
        for (const int window : {1, 2, 9, 64, 5000})
            QTest::addRow("window %d", window) << window;
    }
    void meansAndEnvelopes() {
        QFETCH(int, window);
        const Sample sample(-40, 400);
        const DistanceAxis axis{-0.5, 399.5, 400, false, window};
        const Envelope means = distanceBands(sample, 0, DistanceStyle::mean, axis);
        const Envelope envelope = distanceBands(sample, 0, DistanceStyle::envelope, axis);
        QVERIFY(means.bands.empty());
        QCOMPARE(means.points.size(), 402);  // one beyond at both ends
        for (const int distance : {0, 1, 31, 200, 399}) {
            const DistanceWindow around = windowAround(sample, distance, window);
            const Interval ends = sample.range(0, around.first, around.last);
            const auto at = static_cast<std::size_t>(distance);
            // The same numbers in the same order.
            QCOMPARE(means.points[distance + 1], QPointF(distance, meanOf(sample, around)));
            QCOMPARE(envelope.bands[at].lowest, ends.lowest);
            QCOMPARE(envelope.bands[at].highest, ends.highest);
        }
    }

    /// An axis of distances from 0 on has none before 0 at its left edge, in any style.
    void nothingIsDrawnBeforeTheNearest() {
        const Sample sample(-40, 400);
        for (const int pixels : {60, 400, 3000})
            for (const auto style : {DistanceStyle::values, DistanceStyle::mean, DistanceStyle::envelope}) {
                const Envelope made = distanceBands(sample, 0, style, {-3.5, 399.5, pixels, false, 4, 0});
                for (const QPointF& point : made.points)
                    QVERIFY(point.x() >= 0);
                if (!made.bands.empty()) QVERIFY(made.firstPixel >= int(3 * pixels / 403.0));
            }
    }

    /// Dashes and gaps follow the line's length, and every dash is on the line.
    void dashesFollowTheLine() {
        const QPolygonF line{{0, 0}, {30, 40}, {30, 100}};  // 50 and 60 long
        double drawn = 0;
        for (const QPolygonF& dash : dashesOf(line)) {
            double length = 0;
            for (qsizetype n = 1; n < dash.size(); ++n)
                length += QLineF(dash[n - 1], dash[n]).length();
            QVERIFY(length <= DashLengths().on + 1e-9);
            drawn += length;
        }
        // Ten periods of 11 pixels.
        QVERIFY(std::abs(drawn - 110 * DashLengths().on / (DashLengths().period())) < 1e-6);
    }

    /// Whatever the wavelength in pixels is, each turning point is inside a dash.
    void noPeakLiesInAGap_data() {
        QTest::addColumn<double>("wavelength");
        for (const double wavelength : {3.0, 7.0, 11.0, 22.0, 29.0, 100.0})
            QTest::addRow("%g pixels", wavelength) << wavelength;
    }
    void noPeakLiesInAGap() {
        QFETCH(double, wavelength);
        constexpr int pieces = 40;  // of a wave: the quarters are points
        QPolygonF line;
        for (int n = 0; n <= 20 * pieces; ++n)
            line << QPointF(n * wavelength / pieces, 30 * std::sin(2 * M_PI * n / pieces));
        const auto dashes = dashesOf(line);
        QVERIFY(wavelength > 3 ? dashes.size() > 20 : !dashes.empty());
        for (int n = pieces / 4; n < line.size(); n += pieces / 2) {
            const bool drawn = std::ranges::any_of(dashes, [&](const QPolygonF& dash) {
                const qsizetype at = dash.indexOf(line[n]);
                return at > 0 && at + 1 < dash.size();
            });
            QVERIFY2(drawn, qPrintable(QString::number(n)));
        }
    }

    /// Nor one of a band: pieces have every column once, and those at turning points are in dashes.
    void noPeakOfABandLiesInAGap_data() {
        addColumns<double, double, int>("wavelength", "scale", "first");
        for (const double wavelength : {9.0, 11.0, 22.0, 29.0, 100.0})
            for (const double scale : {1.0, 1.5, 3.125})
                for (const int first : {0, 5})
                    QTest::addRow("%g pixels, %g, from %d", wavelength, scale, first)
                        << wavelength << scale << first;
    }
    void noPeakOfABandLiesInAGap() {
        const auto [wavelength, scale, first] = fetchRow<double, double, int>();
        const auto columns = static_cast<std::size_t>(10 * wavelength * scale);
        std::vector<float> tops, bottoms;
        for (std::size_t n = 0; n < columns; ++n) {
            const double wave = 30 * std::sin(2 * M_PI * (static_cast<double>(n) + 0.5) / scale / wavelength);
            tops.push_back(static_cast<float>(wave - 3));
            bottoms.push_back(static_cast<float>(wave + 3));
        }
        std::vector<bool> gaps;
        for (const BandPiece& piece : bandPieces(tops, bottoms, first, scale)) {
            QCOMPARE(piece.from, gaps.size());
            gaps.resize(piece.to, piece.gap);
        }
        QCOMPARE(gaps.size(), columns);
        for (int quarter = 1; quarter < 40; quarter += 2) {
            const auto peak = static_cast<std::size_t>(quarter * wavelength / 4 * scale);
            QVERIFY2(!gaps[peak], qPrintable(QString::number(peak)));
        }
        const double share =
            static_cast<double>(std::ranges::count(gaps, true)) / static_cast<double>(columns);
        QVERIFY2(share > 0.08 && share < 0.45, qPrintable(QString::number(share)));
    }

    /// Crests closer than a period stand out from a band; its slopes, however steep, do not.
    void crestsStandOut_data() {
        addColumns<double, double>("wavelength", "scale");
        for (const double wavelength : {3.0, 4.5, 7.0, 9.0})
            for (const double scale : {1.0, 3.125, 6.25})
                QTest::addRow("%g pixels, %g", wavelength, scale) << wavelength << scale;
    }
    void crestsStandOut() {
        const auto [wavelength, scale] = fetchRow<double, double>();
        std::vector<float> wave, slope;
        for (int n = 0; n < 20 * wavelength * scale; ++n) {
            wave.push_back(static_cast<float>(30 * std::cos(2 * M_PI * n / scale / wavelength)));
            slope.push_back(static_cast<float>(7 * n / scale));
        }
        for (const float sign : {-1.0F, 1.0F}) {
            const std::vector<float> valleys = valleysOf(wave, scale, sign);
            for (std::size_t n = 0; n < wave.size(); ++n) {
                QVERIFY(sign * valleys[n] <= sign * wave[n]);
                const bool crest = n > 0 && n + 1 < wave.size() && sign * wave[n] >= sign * wave[n - 1] &&
                                   sign * wave[n] >= sign * wave[n + 1];
                constexpr double end = 2;  // waves: beyond the ends there are no valleys
                const auto away = static_cast<std::size_t>(end * wavelength * scale);
                if (!crest || n < away || n + away >= wave.size()) continue;
                constexpr float amplitude = 30;
                QVERIFY(static_cast<double>(std::abs(sign * valleys[n] + amplitude)) < 20 / scale);
            }
            const std::vector<float> of = valleysOf(slope, scale, sign);
            for (std::size_t n = 1; n + 1 < slope.size(); ++n)
                QCOMPARE(of[n], slope[n]);
        }
    }

    /// A band that stays level has a gap in every period.
    void levelBandsHaveAllGaps() {
        const std::vector<float> tops(110, 10), bottoms(110, 12);
        const auto pieces = bandPieces(tops, bottoms, 0, 1);
        QCOMPARE(std::ranges::count_if(pieces, &BandPiece::gap), 10);
        for (const BandPiece& piece : pieces)
            if (piece.gap) QCOMPARE(piece.to - piece.from, std::size_t{4});
    }
};

QTEST_APPLESS_MAIN(TestDistanceBands)
#include "tst_distancebands.moc"
