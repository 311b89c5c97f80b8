// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/dashes.h"

#include <QLineF>

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
    /// The way along a straight part, with gaps around the middle of each period.
    void follow(const QLineF& part, double period) {
        const double gap = dashOff / (dashOn + dashOff) * period;
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
    /// A run begins in the middle of a dash.
    void begin(double period) {
        const double gap = dashOff / (dashOn + dashOff) * period;
        left_ = (period - gap) / 2;
    }
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

    std::vector<QPolygonF> pieces_;
    QPolygonF piece_;
    bool on_ = true;
    double left_ = 0;  ///< of the dash or gap that has begun
};

}  // namespace

std::vector<QPolygonF> dashesOf(const QPolygonF& line) {
    Dashes dashes;
    for (const Run& run : runsOf(line)) {
        const double periods = std::round(run.length / (dashOn + dashOff));
        const double period = periods > 0 ? run.length / periods : 0;
        dashes.begin(period);
        for (qsizetype n = run.first + 1; n <= run.last; ++n)
            dashes.follow({line[n - 1], line[n]}, period);
    }
    return dashes.pieces();
}

}  // namespace posiscope
