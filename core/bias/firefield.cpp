// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bias/firefield.h"

#include <algorithm>
#include <cmath>

#include <limits>
#include "core/bias/attentionbias.h"

namespace posiscope {

namespace {

/// What Stirling's series adds to (x − ½) ln x − x + ½ ln 2π for ln Γ(x); for x ≥ 16 to the last bits.
double stirling(double x) {
    const double inverse = 1 / x;
    const double square = inverse * inverse;
    return inverse * (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1260 - square / 1680)));
}

/// ln(1 + x) − x.
double logBelowLine(double x) {
    if (std::abs(x) > 0.05) return std::log1p(x) - x;
    double sum = 0;
    for (int n = 16; n >= 2; --n)  // −x²/2 + x³/3 − …
        sum = (n % 2 == 0 ? -1.0 : 1.0) / n + x * sum;
    return x * x * sum;
}

/// ln Γ(x) for x > 0. Not std::lgamma, which writes to a global variable.
double logGamma(double x) {
    double shift = 0;
    if (x < 16) {
        double product = 1;
        while (x < 16)
            product *= x++;
        shift = std::log(product);
    }
    constexpr double halfLogTwoPi = 0.91893853320467274178;
    return (x - 0.5) * std::log(x) - x + halfLogTwoPi + stirling(x) - shift;
}

/// A sample of a run of rows: its row, and its share of the run.
struct RowSample {
    double row = 0;
    double share = 1;
};

}  // namespace

std::size_t BrokenLine::partAt(double x) const {
    const auto next = std::upper_bound(parts.begin(), parts.end(), x,
                                       [](double at, const Part& part) { return at < part.from; });
    return next == parts.begin() ? 0 : static_cast<std::size_t>(next - parts.begin()) - 1;
}

double BrokenLine::at(double x) const {
    const Part& part = parts[partAt(x)];
    return part.constant + part.slope * x;
}

/// Σ f over the distances 0, 1, 2 … d of one query (½, 1½ … d where the query is between two positions).
class FireField::RowSums {
 public:
    RowSums(const FireField& field, double row)
        : c_(field.c_),
          row_(row),
          first_(row - std::floor(row)),
          scale_(1 / field.logarithm(std::max(row, field.threshold_))) {
        double last = first_ - 1;  // the last distance of the parts so far
        double sum = 0;
        const auto& parts = field.function_.parts;
        for (std::size_t n = 0; n < parts.size(); ++n) {
            const Part own{last, sum, parts[n].constant, parts[n].slope * scale_, logs(last)};
            const double border = n + 1 < parts.size() ? std::expm1(parts[n + 1].from / scale_) / c_
                                                       : std::numeric_limits<double>::infinity();
            if (border < first_) continue;  // no distance is in this part
            parts_.push_back(own);
            if (border > static_cast<double>(field.size_)) break;
            last = std::max(last, std::floor(border - first_) + first_);
            sum = own.sumAt(last, logs(last));
        }
    }

    /// Over the keys of a run.
    double over(IndexRange keys) const {
        // Up to the query distances fall, after it they rise.
        const double below = std::floor(row_);
        const auto from = static_cast<double>(keys.first);
        const auto to = static_cast<double>(keys.end() - 1);
        double sum = 0;
        if (from <= below) sum += upTo(row_ - from) - upTo(row_ - std::min(to, below) - 1);
        if (to > below) sum += upTo(to - row_) - upTo(std::max(from, below + 1) - row_ - 1);
        return sum;
    }

 private:
    struct Part {
        double last;  ///< the last distance before this part
        double sum;   ///< over all distances up to there
        double constant, slope;
        double logs;
        double sumAt(double distance, double logsThere) const {
            return sum + constant * (distance - last) + slope * (logsThere - logs);
        }
    };
    /// Σ ln(1 + c e) over distances e up to d, but for a constant.
    double logs(double d) const {
        const double n = 1 / c_;
        if (n < 17) return d * std::log(c_) + logGamma(d + 1 + n);
        // The difference of two logarithms of Γ that are much larger than itself, written out.
        return n * logBelowLine(c_ * d) + (d + 0.5) * std::log1p(c_ * d) + stirling(d + n) - stirling(n);
    }
    double upTo(double d) const {
        if (d < first_) return 0;
        auto part = std::upper_bound(parts_.begin(), parts_.end(), d,
                                     [](double at, const Part& each) { return at <= each.last; });
        return std::prev(part)->sumAt(d, logs(d));
    }

    double c_;
    double row_;
    double first_;  ///< the least distance
    double scale_;
    std::vector<Part> parts_;
};

FireField::FireField(BrokenLine function, double c, double threshold, std::int64_t size, bool causal)
    : function_(std::move(function)), c_(c), threshold_(threshold), size_(size), causal_(causal) {}

double FireField::logarithm(double distance) const {
    return std::log1p(c_ * distance);
}

double FireField::normalised(std::int64_t row, std::int64_t column) const {
    return logarithm(static_cast<double>(std::abs(row - column))) /
           logarithm(std::max(static_cast<double>(row), threshold_));
}

double FireField::largest() const {
    const auto last = static_cast<double>(size_ - 1);
    // Without a mask the first query sees the farthest key; otherwise the last one does.
    return logarithm(last) / logarithm(causal_ ? std::max(last, threshold_) : threshold_);
}

double FireField::value(std::int64_t row, std::int64_t column) const {
    return causal_ && column > row ? masking : function_.at(normalised(row, column));
}

namespace {

void addSamples(std::int64_t first, std::int64_t end, std::int64_t all, std::vector<RowSample>& samples) {
    constexpr std::int64_t most = 32;
    const std::int64_t parts = std::min(most, end - first);
    for (std::int64_t n = 0; n < parts; ++n) {
        const std::int64_t from = first + (end - first) * n / parts;
        const std::int64_t to = first + (end - first) * (n + 1) / parts;
        samples.push_back({static_cast<double>(from + to - 1) / 2,
                           static_cast<double>(to - from) / static_cast<double>(all)});
    }
}

/// The middles of equal parts; the run is cut where the function of the row has a corner.
std::vector<RowSample> samplesOf(IndexRange rows, double corner) {
    std::vector<RowSample> samples;
    const std::int64_t cut = std::clamp(static_cast<std::int64_t>(std::ceil(corner)), rows.first, rows.end());
    addSamples(rows.first, cut, rows.count, samples);
    addSamples(cut, rows.end(), rows.count, samples);
    return samples;
}

}  // namespace

void FireField::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    std::vector<double> line(columnRuns.size());
    for (const IndexRange rowRun : rowRuns) {
        std::fill(line.begin(), line.end(), 0.0);
        for (const RowSample& sample : samplesOf(rowRun, threshold_)) {
            const RowSums sums(*this, sample.row);
            for (std::size_t x = 0; x < columnRuns.size(); ++x)
                if (!masked(rowRun, columnRuns[x]))
                    line[x] +=
                        sample.share * sums.over(columnRuns[x]) / static_cast<double>(columnRuns[x].count);
        }
        for (std::size_t x = 0; x < columnRuns.size(); ++x)
            *out++ = static_cast<float>(masked(rowRun, columnRuns[x]) ? masking : line[x]);
    }
}

void FireField::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    for (const IndexRange rowRun : rowRuns) {
        double* const line = out;
        out = std::fill_n(out, columnRuns.size(), 0.0);
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
            const RowSums sums(*this, static_cast<double>(row));
            for (std::size_t x = 0; x < columnRuns.size(); ++x)
                if (!masked(rowRun, columnRuns[x])) line[x] += sums.over(columnRuns[x]);
        }
        for (std::size_t x = 0; x < columnRuns.size(); ++x)
            line[x] = masked(rowRun, columnRuns[x]) ? masking
                                                    : line[x] / static_cast<double>(rowRun.count) /
                                                          static_cast<double>(columnRuns[x].count);
    }
}

}  // namespace posiscope
