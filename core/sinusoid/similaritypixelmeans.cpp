// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/similaritypixelmeans.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/fields/tablematrix.h"
#include "core/math/simd/kernels.h"
#include "core/sinusoid/phasorsweep.h"
#include "core/sinusoid/toeplitzpixelmeans.h"
#include "core/sinusoid/unitrowmeans.h"

namespace posiscope {

namespace {

using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr int offsetsPerPhasor = 64;
constexpr std::size_t few = 4;  // rows or columns that are worth a profile each

/// Whether a curve with every distance of the blocks costs more than the product of their means: pixels that
/// are short in one direction and many blocks long in the other.
bool hasLongCurve(IndexRanges rows, IndexRanges columns) {
    constexpr std::int64_t pointsPerPixel = 16;
    const std::int64_t reach =
        std::max(rows.back().end() - columns.front().first, columns.back().end() - rows.front().first);
    const std::int64_t spacing =
        std::max<std::int64_t>(1, std::min(rows.front().count, columns.front().count) / 32);
    return reach / spacing > pointsPerPixel * std::ssize(rows) * std::ssize(columns);
}

}  // namespace

SimilarityPixelMeans::SimilarityPixelMeans(const SinusoidTable& table, SimilarityKind kind)
    : table_(table),
      pairs_(static_cast<std::size_t>(table.layout().completePairs())),
      varyingNorm_(kind == SimilarityKind::cosine && table.layout().hasLoneSine()),
      scale_(kind == SimilarityKind::cosine && !varyingNorm_
                 ? (pairs_ == 0 ? 0.0F : 1 / static_cast<float>(pairs_))
                 : 1.0F) {}

/// Whether the norm of the rows hardly varies within a run, so that means may be divided by its middle value.
bool SimilarityPixelMeans::fits(IndexRanges runs, double negligible) const {
    if (!varyingNorm_) return true;
    if (pairs_ == 0) return false;
    std::int64_t longest = 0;
    for (const IndexRange run : runs)
        longest = std::max(longest, run.count);
    // ‖PE(p)‖² = h + sin²(ω p): its logarithm's slope is at most ω/h.
    return table_.frequencies().back().radians() * static_cast<double>(longest) /
               (2 * static_cast<double>(pairs_)) <=
           negligible;
}

/// The runs between those at the ends that are shorter or cut: at most two lengths, or nothing.
SimilarityPixelMeans::Regular SimilarityPixelMeans::regularPart(IndexRanges runs) const {
    std::size_t first = isMasked(runs.front()) ? 1 : 0;
    std::size_t end = runs.size();
    const auto lengths = [&] {
        std::vector<std::int64_t> found;
        for (std::size_t n = first; n < end && found.size() <= 2; ++n)
            if (std::find(found.begin(), found.end(), runs[n].count) == found.end())
                found.push_back(runs[n].count);
        return found.size();
    };
    if (lengths() > 2) {  // the pixels at the borders of a zoomed picture
        ++first;
        --end;
    }
    return lengths() > 2 || end <= first ? Regular{} : Regular{first, end - first};
}

/// Whether means are read from curves, or are profiles of a few lines, and not products of all mean rows.
bool SimilarityPixelMeans::byCurves(IndexRanges rowRuns, IndexRanges columnRuns) const {
    const bool fewLines = std::min(rowRuns.size(), columnRuns.size()) <= few;
    const Regular rows = regularPart(rowRuns);
    const Regular columns = regularPart(columnRuns);
    const bool regular = rows.count > 0 && columns.count > 0;
    if (!regular && !fewLines) return false;
    // The errors of ToeplitzPixelMeans with and without straight lines between the points of its curve.
    const bool coarse = regular && std::min(rowRuns[rows.first].count, columnRuns[columns.first].count) >= 64;
    const double negligible = coarse ? 1e-3 : 2e-5;
    if (!fits(rowRuns, negligible) || !fits(columnRuns, negligible)) return false;
    return fewLines || !hasLongCurve(rowRuns.subspan(rows.first, rows.count),
                                     columnRuns.subspan(columns.first, columns.count));
}

/// Read from curves, but for what does not fit into them: a profile each for rows and columns at the edges.
class SimilarityPixelMeans::Curves {
 public:
    Curves(const SimilarityPixelMeans& means, IndexRanges rowRuns, IndexRanges columnRuns)
        : means_(means),
          rowRuns_(rowRuns),
          columnRuns_(columnRuns),
          rows_(means.regularPart(rowRuns)),
          columns_(means.regularPart(columnRuns)),
          curves_(means.table_.frequencies().subspan(0, means.pairs_),
                  rowRuns.subspan(rows_.first, rows_.count),
                  columnRuns.subspan(columns_.first, columns_.count), means.scale_) {
        const auto inGrid = columnRuns.subspan(columns_.first, columns_.count);
        if (means.table_.layout().hasLoneSine()) columnSines_ = means.loneSines(inGrid);
        if (means.varyingNorm_) columnNorms_ = means.inverseNorms(inGrid);
        for (std::size_t x = 0; x < columnRuns.size(); ++x) {  // the matrix is symmetric
            if (x >= columns_.first && x < columns_.first + columns_.count) continue;
            edges_.push_back({x, std::vector<float>(rowRuns.size())});
            means.profile(columnRuns[x], rowRuns, edges_.back().means.data());
        }
    }

    void write(float* out) const {
        for (std::size_t row = 0; row < rowRuns_.size(); ++row, out += columnRuns_.size()) {
            const IndexRange run = rowRuns_[row];
            if (row < rows_.first || row >= rows_.first + rows_.count)
                means_.profile(run, columnRuns_, out);
            else
                regularRow(run, out + columns_.first);
            for (const Edge& edge : edges_)
                out[edge.column] = edge.means[row];
        }
    }

 private:
    struct Edge {
        std::size_t column = 0;
        std::vector<float> means;  // of every row
    };

    void regularRow(IndexRange run, float* out) const {
        curves_.row(run, out);
        if (!columnSines_.empty()) {
            const float sine = means_.scale_ * means_.loneSines({&run, 1})[0];
            for (std::size_t x = 0; x < columnSines_.size(); ++x)
                out[x] += sine * columnSines_[x];
        }
        if (columnNorms_.empty()) return;
        const float norm = means_.inverseNorms({&run, 1})[0];
        for (std::size_t x = 0; x < columnNorms_.size(); ++x)
            out[x] *= norm * columnNorms_[x];
    }

    SimilarityPixelMeans means_;
    IndexRanges rowRuns_, columnRuns_;
    Regular rows_, columns_;
    ToeplitzPixelMeans curves_;
    std::vector<float> columnSines_, columnNorms_;  // of regular columns
    std::vector<Edge> edges_;
};

void SimilarityPixelMeans::means(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    if (!byCurves(rowRuns, columnRuns)) {
        byProduct(rowRuns, columnRuns, out);
        return;
    }
    if (std::min(rowRuns.size(), columnRuns.size()) > few) {
        Curves(*this, rowRuns, columnRuns).write(out);
        return;
    }
    const std::size_t width = columnRuns.size();
    if (width > few) {
        for (std::size_t y = 0; y < rowRuns.size(); ++y)
            profile(rowRuns[y], columnRuns, out + y * width);
        return;
    }
    std::vector<float> column(rowRuns.size());
    for (std::size_t x = 0; x < width; ++x) {  // the matrix is symmetric
        profile(columnRuns[x], rowRuns, column.data());
        for (std::size_t y = 0; y < rowRuns.size(); ++y)
            out[y * width + x] = column[y];
    }
}

std::vector<float> SimilarityPixelMeans::loneSines(IndexRanges runs) const {
    const IndexRange last{table_.columns() - 1, 1};
    std::vector<double> means(runs.size());
    table_.exactMeans(runs, {&last, 1}, means.data());
    return {means.begin(), means.end()};
}

std::vector<float> SimilarityPixelMeans::inverseNorms(IndexRanges runs) const {
    std::vector<float> inverse;
    const Frequency& lone = table_.frequencies().back();
    for (const IndexRange run : runs) {
        const double sine =
            sinCos(lone.atHalf(2 * (table_.shape().firstPosition + run.first) + run.count - 1)).sine;
        inverse.push_back(static_cast<float>(1 / std::sqrt(static_cast<double>(pairs_) + sine * sine)));
    }
    return inverse;
}

/// One row run with each of the others: the product of the mean rows.
void SimilarityPixelMeans::profile(IndexRange row, IndexRanges columnRuns, float* out) const {
    const std::span<const Frequency> all = table_.frequencies();
    const std::int64_t first = table_.shape().firstPosition;
    const auto inTable = [&](IndexRange run) { return isMasked(run) ? IndexRange{1, run.count - 1} : run; };
    const auto share = [&](IndexRange run) {
        return static_cast<float>(inTable(run).count) / static_cast<float>(run.count);
    };
    const IndexRange rest = inTable(row);
    std::vector<double> sine(all.size());
    std::vector<double> cosine(all.size());
    std::vector<double> factor(all.size());
    sinCosOfAll(all, 2 * (first + rest.first) + rest.count - 1, sine.data(), cosine.data());
    runFactors(all, rest.count, factor.data());
    const double scale = static_cast<double>(scale_ * share(row)) *
                         static_cast<double>(varyingNorm_ ? inverseNorms({&row, 1})[0] : 1.0F);
    // One phasor a pair, the pairs of a rank in the lanes of the registers.
    std::vector<PhasorSweep::Term> terms((all.size() + waveLanes - 1) / waveLanes * waveLanes);
    for (std::size_t i = 0; i < all.size(); ++i)
        terms[i] = {static_cast<std::uint32_t>(i), 1, sine[i] * (scale * factor[i]),
                    i < pairs_ ? cosine[i] * (scale * factor[i]) : 0};  // a lone sine has no cosine
    PhasorSweep sweep({all.begin(), all.end()}, std::move(terms), waveLanes, offsetsPerPhasor);
    for (const IndexRange column : columnRuns) {
        const IndexRange other = inTable(column);
        float& cell = *out++;
        cell = 0;
        if (rest.count == 0 || other.count == 0) continue;
        const IndexRange positions{first + other.first, other.count};
        const auto parts = sweep.moveTo({&positions, 1});
        const auto sum = static_cast<float>(std::accumulate(parts.begin(), parts.end(), 0.0));
        cell = share(column) * (varyingNorm_ ? inverseNorms({&column, 1})[0] : 1.0F) * sum;
    }
}

void SimilarityPixelMeans::byProduct(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    constexpr std::int64_t tile = 256;  // dimensions at a time, so that memory does not grow with d_model
    const auto height = static_cast<Eigen::Index>(rowRuns.size());
    const auto width = static_cast<Eigen::Index>(columnRuns.size());
    Eigen::Map<RowMajor> sum(out, height, width);
    sum.setZero();
    const UnitRowMeans normalised(table_);
    const auto means = [&](IndexRanges runs, IndexRange dimensions) {
        RowMajor part(static_cast<Eigen::Index>(runs.size()), dimensions.count);
        if (varyingNorm_) {
            TableMatrix exact(part.rows(), part.cols());
            normalised.means(runs, dimensions, exact.data());
            part = exact.cast<float>();
            return part;
        }
        std::vector<IndexRange> single;
        for (std::int64_t j = dimensions.first; j < dimensions.end(); ++j)
            single.push_back({j, 1});
        table_.pixelMeans(runs, single, part.data());
        return part;
    };
    for (std::int64_t from = 0; from < table_.columns(); from += tile) {
        const IndexRange dimensions{from, std::min(tile, table_.columns() - from)};
        sum.noalias() += means(rowRuns, dimensions) * means(columnRuns, dimensions).transpose();
    }
    sum *= scale_;
}

}  // namespace posiscope
