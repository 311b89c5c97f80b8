#include "core/sinusoid/tablemeans.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/math/simd/kernels.h"

namespace posiscope {

namespace {

/// Adds up the `cuts` pieces of each of `width` pixels, for `rows` rows.
void join(std::span<const float> sums, std::size_t cuts, std::size_t rows, std::size_t width,
          std::size_t stride, float* out) {
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t x = 0; x < width; ++x) {
            const auto pieces = sums.subspan((row * width + x) * cuts, cuts);
            out[row * stride + x] = std::accumulate(pieces.begin(), pieces.end(), 0.0F);
        }
}

void scale(float factor, std::span<float> line) {
    for (float& each : line)
        each *= factor;
}

}  // namespace

TableMeans::TableMeans(const SinusoidTable& table, std::span<const Run> rowRuns,
                       std::span<const Run> columnRuns)
    : shape_(table.shape()), rowRuns_(rowRuns), width_(columnRuns.size()) {
    for (std::size_t first = 0; first < columnRuns.size(); first += tiles_.back().pixels)
        tiles_.push_back(tileOf(table, columnRuns, first));
}

TableMeans::Tile TableMeans::tileOf(const SinusoidTable& table, std::span<const Run> columnRuns,
                                    std::size_t first) {
    // The sweep runs along the pixels: where they are few, each is cut into pieces.
    constexpr std::size_t worthwhile = 64;
    const auto part =
        columnRuns.subspan(first, std::min<std::size_t>(BlockSweep::widest / 2, columnRuns.size() - first));
    const std::size_t cuts = part.size() >= worthwhile ? 1 : worthwhile / part.size();
    std::vector<Run> pieces;
    std::vector<float> shares;
    for (const Run run : part) {
        const std::int64_t length = std::max<std::int64_t>(
            1, (run.count + static_cast<std::int64_t>(cuts) - 1) / static_cast<std::int64_t>(cuts));
        for (std::size_t cut = 0; cut < cuts; ++cut) {
            const std::int64_t from =
                std::min(run.end(), run.first + static_cast<std::int64_t>(cut) * length);
            pieces.push_back({from, std::min(length, run.end() - from)});
            shares.push_back(1 / static_cast<float>(run.count));
        }
    }
    return {first, part.size(), cuts, BlockSweep(table.frequencies(), table.layout(), pieces, shares)};
}

void TableMeans::write(float* out) {
    for (Tile& tile : tiles_)
        tileMeans(tile, out + tile.first);
}

void TableMeans::tileMeans(Tile& tile, float* out) {
    const std::span<const Run> rowRuns = rowRuns_;
    const std::size_t pieces = tile.pixels * tile.cuts;
    const bool whole = tile.cuts == 1;
    if (!whole) sums_.resize(sweepRows * pieces);
    std::array<Run, sweepRows> runs;
    for (std::size_t at = 0, count = 0; at < rowRuns.size(); at += count, out += count * width_) {
        // A run of which a row is masked goes by itself.
        const bool masked = isMasked(rowRuns[at]);
        const std::int64_t skipped = masked ? 1 : 0;
        for (count = 0; count < (masked ? 1 : sweepRows) && at + count < rowRuns.size(); ++count) {
            const Run run = rowRuns[at + count];
            if (!masked && isMasked(run)) break;
            runs[count] = {shape_.firstPosition + run.first + skipped, run.count - skipped};
        }
        if (runs[0].count == 0) {
            std::fill_n(out, tile.pixels, 0.0F);
            continue;
        }
        tile.sweep.moveTo({runs.data(), count}, whole ? out : sums_.data(), whole ? width_ : pieces);
        if (!whole) join(sums_, tile.cuts, count, tile.pixels, width_, out);
        if (masked)
            scale(static_cast<float>(runs[0].count) / static_cast<float>(rowRuns[at].count),
                  {out, tile.pixels});
    }
}

}  // namespace posiscope
