// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/dashes.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

/// A part of a line that only rises or only falls, from the point `first` to `last`.
struct Run {
    qsizetype first = 0, last = 0;
    double length = 0;
};

std::vector<Run> runsOf(const QPolygonF& line) {
    std::vector<Run> runs;
    double before = 0;
    for (qsizetype n = 1; n < line.size(); ++n) {
        const double rise = line[n].y() - line[n - 1].y();
        if (runs.empty() || rise * before < 0) runs.push_back({n - 1, n - 1, 0});
        if (rise != 0) before = rise;
        runs.back().last = n;
        runs.back().length += QLineF(line[n - 1], line[n]).length();
    }
    return runs;
}

/// Builds the pieces of a line while it is followed from one end to the other.
class Dashes {
 public:
    explicit Dashes(DashLengths lengths) : gapShare_(lengths.off / lengths.period()) {}
    /// The way along a straight part, with gaps around the middle of each period.
    void follow(const QLineF& part, double period) {
        const double gap = gapShare_ * period;
        double done = 0;
        if (on_) add(part.p1());
        while (period > 0 && part.length() - done > left_) {
            done += left_;
            turn(part.pointAt(done / part.length()));
            left_ = on_ ? period - gap : gap;
        }
        left_ -= part.length() - done;
        if (on_) add(part.p2());
    }
    /// The dash at the beginning of a run has `length` left.
    void begin(double length) { left_ = length; }
    void add(QPointF point) {
        if (piece_.isEmpty() || piece_.back() != point) piece_ << point;
    }
    std::vector<QPolygonF> pieces() {
        close();
        return std::move(pieces_);
    }

 private:
    void turn(QPointF at) {
        if (on_) {
            add(at);
            close();
        }
        on_ = !on_;
        if (on_) add(at);
    }
    void close() {
        if (piece_.size() > 1) pieces_.push_back(piece_);
        piece_.clear();
    }

    double gapShare_;
    std::vector<QPolygonF> pieces_;
    QPolygonF piece_;
    bool on_ = true;
    double left_ = 0;  ///< of the dash or gap that has begun
};

/// Whether an edge of a band has a peak at a column: none within half a period is farther out, and at both
/// sides some near it are less so, by as much as can be seen. `sign` is −1 for tops.
bool isPeak(std::span<const float> edge, std::ptrdiff_t n, double scale, float sign, double period) {
    constexpr float seen = 0.5F;  // logical pixels
    constexpr double near = 4;    // logical pixels
    const auto half = std::max<std::ptrdiff_t>(1, std::lround(period / 2 * scale));
    const auto steep = std::max<std::ptrdiff_t>(1, std::lround(near * scale));
    const auto out = [&](std::ptrdiff_t at) {
        return sign * edge[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at, 0, std::ssize(edge) - 1))];
    };
    bool before = false, after = false;
    for (std::ptrdiff_t away = 1; away <= half; ++away) {
        if (std::max(out(n - away), out(n + away)) > out(n)) return false;
        if (away > steep) continue;
        before = before || out(n - away) < out(n) - seen;
        after = after || out(n + away) < out(n) - seen;
    }
    return before && after;
}

/// Which columns of a band are at a peak, or beside one.
std::vector<bool> peaksOf(std::span<const float> tops, std::span<const float> bottoms, double scale,
                          double period) {
    constexpr double beside = 1;  // logical pixels
    const auto wide = std::max<std::ptrdiff_t>(1, std::lround(beside * scale));
    std::vector<bool> peaks(tops.size());
    for (std::ptrdiff_t n = 0; n < std::ssize(tops); ++n)
        if (isPeak(tops, n, scale, -1, period) || isPeak(bottoms, n, scale, 1, period))
            std::fill(peaks.begin() + std::max<std::ptrdiff_t>(0, n - wide),
                      peaks.begin() + std::min(std::ssize(tops), n + wide + 1), true);
    return peaks;
}

struct Columns {
    std::size_t from = 0, to = 0;
    std::size_t count() const { return to - from; }
};

/// The longest stretch without a peak.
Columns withoutPeaks(const std::vector<bool>& peaks, Columns all) {
    Columns longest{all.from, all.from};
    std::size_t begin = all.from;
    for (std::size_t n = all.from; n <= all.to; ++n) {
        if (n < all.to && !peaks[n]) continue;
        if (n - begin > longest.count()) longest = {begin, n};
        begin = n + 1;
    }
    return longest;
}

}  // namespace

std::vector<BandPiece> bandPieces(std::span<const float> tops, std::span<const float> bottoms, int first,
                                  double scale, DashLengths lengths) {
    constexpr double least = 1;  // logical pixels of a gap
    const double period = lengths.period() * scale;
    const auto columnOf = [&](double at) {
        return static_cast<std::size_t>(std::clamp(at - first, 0.0, static_cast<double>(tops.size())));
    };
    const std::vector<bool> peaks = peaksOf(tops, bottoms, scale, lengths.period());
    std::vector<BandPiece> pieces{{0, 0, false}};
    const double firstPeriod = std::floor(first / period);
    for (int n = 0; columnOf((firstPeriod + n) * period) < tops.size(); ++n) {
        const double begin = (firstPeriod + n) * period;
        // Gaps of two periods are never nearer to each other than a gap is wide.
        const double apart = lengths.off / 2 * scale;
        const Columns inside{columnOf(begin + apart), columnOf(begin + period - apart)};
        const Columns free = withoutPeaks(peaks, inside);
        const auto width = std::min(free.count(), static_cast<std::size_t>(std::lround(lengths.off * scale)));
        if (static_cast<double>(width) < least * scale) continue;
        const std::size_t gap = free.from + (free.count() - width) / 2;
        pieces.back().to = gap;
        pieces.push_back({gap, gap + width, true});
        pieces.push_back({gap + width, gap + width, false});
    }
    pieces.back().to = tops.size();
    std::erase_if(pieces, [](const BandPiece& piece) { return piece.from == piece.to; });
    return pieces;
}

std::vector<float> valleysOf(std::span<const float> edge, double scale, float sign, DashLengths lengths) {
    const auto half = std::max<std::ptrdiff_t>(1, std::lround(lengths.period() / 2 * scale));
    std::vector<float> valleys;
    valleys.reserve(edge.size());
    for (std::ptrdiff_t n = 0; n < std::ssize(edge); ++n) {
        const auto least = [&](std::ptrdiff_t from, std::ptrdiff_t to) {
            float lowest = sign * edge[static_cast<std::size_t>(n)];
            for (std::ptrdiff_t at = std::max<std::ptrdiff_t>(0, from); at < std::min(to, std::ssize(edge));
                 ++at)
                lowest = std::min(lowest, sign * edge[static_cast<std::size_t>(at)]);
            return lowest;
        };
        valleys.push_back(sign * std::max(least(n - half, n), least(n + 1, n + half + 1)));
    }
    return valleys;
}

namespace {

/// The share of the dash at the beginning of a run that lies in it; the rest lies in the run before. The runs
/// of a wave take turns, so that their gaps do not stand side by side as bands across the picture.
double shareAt(std::size_t run, std::size_t runs) {
    constexpr double turns[] = {0.5, 0.9, 0.1};
    return run >= runs ? turns[0] : turns[run % std::size(turns)];
}

}  // namespace

std::vector<QPolygonF> dashesOf(const QPolygonF& line, DashLengths lengths) {
    Dashes dashes(lengths);
    const double onShare = lengths.on / lengths.period();
    const std::vector<Run> runs = runsOf(line);
    for (std::size_t which = 0; which < runs.size(); ++which) {
        const Run& run = runs[which];
        // A part of a dash, gaps with whole dashes between them, and a part of the next run's first dash.
        const double begin = shareAt(which, runs.size()), end = 1 - shareAt(which + 1, runs.size());
        const double parts = (begin + end - 1) * onShare;  // periods beside the whole ones
        constexpr double longest = 1.5;                    // of a period
        double gaps = std::max(0.0, std::round(run.length / lengths.period() - parts));
        if (gaps > 0 && run.length > longest * lengths.period() * (gaps + parts)) ++gaps;
        const double period = gaps > 0 ? run.length / (gaps + parts) : 0;
        dashes.begin(begin * onShare * period);
        for (qsizetype n = run.first + 1; n <= run.last; ++n)
            dashes.follow(QLineF(line[n - 1], line[n]), period);
    }
    return dashes.pieces();
}

}  // namespace posiscope
