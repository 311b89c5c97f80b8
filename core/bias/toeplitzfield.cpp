// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bias/toeplitzfield.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/bias/attentionbias.h"

namespace posiscope {

namespace {

constexpr std::int64_t pointsPerBlock = 40;

std::int64_t spacingFor(std::int64_t rowLength, std::int64_t columnLength) {
    return std::max<std::int64_t>(1, std::min(rowLength, columnLength) / pointsPerBlock);
}

/// The distinct lengths of runs, as long as there are no more than two: a picture has no more.
std::vector<std::int64_t> lengthsOf(IndexRanges runs) {
    std::vector<std::int64_t> lengths;
    for (const IndexRange run : runs) {
        if (std::find(lengths.begin(), lengths.end(), run.count) != lengths.end()) continue;
        if (lengths.size() == 2) return {};
        lengths.push_back(run.count);
    }
    return lengths;
}

}  // namespace

ToeplitzField::ToeplitzField(std::shared_ptr<const DistanceFunction> function, std::int64_t size, bool causal)
    : function_(std::move(function)), size_(size), causal_(causal) {}

double ToeplitzField::value(std::int64_t row, std::int64_t column) const {
    return causal_ && column > row ? masking : function_->value(row - column);
}

double ToeplitzField::blockMean(const SecondSum& sums, IndexRange rowRun, IndexRange columnRun) const {
    constexpr std::int64_t few = 64;
    if (rowRun.count + columnRun.count <= few) return exactMean(rowRun, columnRun);
    const std::int64_t x = least(rowRun, columnRun) - 2;
    std::size_t hint = 0;
    const long double sum = sums.at(x + rowRun.count + columnRun.count, hint) -
                            sums.at(x + rowRun.count, hint) - sums.at(x + columnRun.count, hint) +
                            sums.at(x, hint);
    return static_cast<double>(sum / static_cast<long double>(rowRun.count) /
                               static_cast<long double>(columnRun.count));
}

float ToeplitzField::Curve::at(std::int64_t difference) const {
    if (spacing == 1) return points[static_cast<std::size_t>(difference - first)];
    const std::int64_t n = (difference - first) / spacing;
    const float share = static_cast<float>(difference - first - n * spacing) / static_cast<float>(spacing);
    const float* const from = points.data() + n;
    return share == 0 ? from[0] : from[0] + share * (from[1] - from[0]);
}

ToeplitzField::Curve ToeplitzField::curveOf(const SecondSum& sums, std::int64_t rowLength,
                                            std::int64_t columnLength, std::int64_t first,
                                            std::int64_t last) const {
    Curve curve{rowLength, columnLength, first, spacingFor(rowLength, columnLength), {}};
    const std::int64_t points = (last - first + curve.spacing - 1) / curve.spacing + 1;
    curve.points.reserve(static_cast<std::size_t>(points));
    if (rowLength == 1 && columnLength == 1) {
        for (std::int64_t difference = first; difference <= last; ++difference)
            curve.points.push_back(static_cast<float>(function_->value(difference)));
        return curve;
    }
    const long double cells = static_cast<long double>(rowLength) * static_cast<long double>(columnLength);
    std::size_t hints[4] = {};
    for (std::int64_t n = 0; n < points; ++n) {
        const std::int64_t x = first + n * curve.spacing - 2;
        const long double sum = sums.at(x + rowLength + columnLength, hints[0]) -
                                sums.at(x + rowLength, hints[1]) - sums.at(x + columnLength, hints[2]) +
                                sums.at(x, hints[3]);
        curve.points.push_back(static_cast<float>(sum / cells));
    }
    return curve;
}

void ToeplitzField::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    const std::int64_t lowest =
        std::max(rowRuns.front().first - columnRuns.back().end() + 1, causal_ ? 0 : 1 - size_);
    const std::int64_t highest = rowRuns.back().end() - 1 - columnRuns.front().first;
    if (highest < lowest) {  // nothing but masked cells
        std::fill_n(out, rowRuns.size() * columnRuns.size(), static_cast<float>(masking));
        return;
    }
    const std::vector<LinePiece> pieces = function_->pieces(lowest, highest);
    const SecondSum sums(pieces);
    const auto rowLengths = lengthsOf(rowRuns);
    const auto columnLengths = lengthsOf(columnRuns);
    std::vector<Curve> curves;
    for (const std::int64_t n : rowLengths)
        for (const std::int64_t m : columnLengths) {
            const std::int64_t last = highest - n - m + 2;
            // A curve is worth it where blocks have many points in common.
            const double points =
                static_cast<double>(last - lowest + 1) / static_cast<double>(spacingFor(n, m));
            if (last >= lowest && points < 4.0 * static_cast<double>(rowRuns.size() * columnRuns.size()))
                curves.push_back(curveOf(sums, n, m, lowest, last));
        }
    for (const IndexRange rowRun : rowRuns)
        for (const IndexRange columnRun : columnRuns) {
            if (masked(rowRun, columnRun)) {
                *out++ = static_cast<float>(masking);
                continue;
            }
            const auto curve = std::find_if(curves.begin(), curves.end(), [&](const Curve& each) {
                return each.rowLength == rowRun.count && each.columnLength == columnRun.count;
            });
            *out++ = curve != curves.end() ? curve->at(least(rowRun, columnRun))
                                           : static_cast<float>(blockMean(sums, rowRun, columnRun));
        }
}

/// The function is asked once for every difference in sight; blocks of the same shape and least difference
/// have the same mean.
void ToeplitzField::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    const std::int64_t lowest =
        std::max(rowRuns.front().first - columnRuns.back().end() + 1, causal_ ? 0 : 1 - size_);
    const std::int64_t highest = rowRuns.back().end() - 1 - columnRuns.front().first;
    std::vector<double> cells;
    for (std::int64_t difference = lowest; difference <= highest; ++difference)
        cells.push_back(function_->value(difference));
    const auto meanOf = [&](std::int64_t first, std::int64_t rows, std::int64_t columns) {
        const std::int64_t count = rows + columns - 1;
        const std::int64_t most = std::min(rows, columns);
        long double sum = 0;
        for (std::int64_t n = 0; n < count; ++n)
            sum += static_cast<long double>(std::min({n + 1, count - n, most})) *
                   static_cast<long double>(cells[static_cast<std::size_t>(first + n - lowest)]);
        return static_cast<double>(sum / static_cast<long double>(rows) / static_cast<long double>(columns));
    };
    std::map<std::pair<std::int64_t, std::int64_t>, std::unordered_map<std::int64_t, double>> known;
    for (const IndexRange rowRun : rowRuns)
        for (const IndexRange columnRun : columnRuns) {
            if (masked(rowRun, columnRun)) {
                *out++ = masking;
                continue;
            }
            const std::int64_t first = least(rowRun, columnRun);
            const auto [mean, isNew] = known[{rowRun.count, columnRun.count}].try_emplace(first);
            if (isNew) mean->second = meanOf(first, rowRun.count, columnRun.count);
            *out++ = mean->second;
        }
}

void ToeplitzField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    if (rowRun.count == 0 || columnRun.count == 0) return;
    // From the greatest difference to the least: every row is a part of this.
    const std::int64_t greatest = rowRun.end() - 1 - columnRun.first;
    std::vector<double> cells(static_cast<std::size_t>(rowRun.count + columnRun.count - 1));
    for (std::size_t n = 0; n < cells.size(); ++n) {
        const std::int64_t difference = greatest - static_cast<std::int64_t>(n);
        cells[n] = causal_ && difference < 0 ? masking : function_->value(difference);
    }
    for (std::int64_t row = 0; row < rowRun.count; ++row)
        std::copy_n(cells.begin() + (rowRun.count - 1 - row), columnRun.count, out + row * columnRun.count);
}

}  // namespace posiscope
