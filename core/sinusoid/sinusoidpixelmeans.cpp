// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/sinusoidpixelmeans.h"

#include <algorithm>
#include <numeric>

#include "core/math/simd/kernels.h"

namespace posiscope {

namespace {

constexpr std::size_t mostPixels = 128;  // of a tile
constexpr int stepsPerAnchor = 256;

struct Piece {
    IndexRange columns;
    float weight = 0;
};

/// The terms of pieces, one piece after the other.
struct Terms {
    std::vector<Frequency> frequencies;
    std::vector<PhasorSweep::Term> all;
    std::vector<std::size_t> ends;  ///< of the pieces
};

Terms termsOf(const SinusoidTable& table, std::span<const Piece> pieces) {
    Terms terms;
    terms.ends.reserve(pieces.size());
    std::int64_t lastPair = -1;
    for (const Piece& piece : pieces) {
        const std::size_t first = terms.all.size();
        for (std::int64_t j = piece.columns.first; j < piece.columns.end(); ++j) {
            const Column what = table.layout().column(j);
            if (what.role == Role::zero) continue;
            if (what.pair != lastPair)
                terms.frequencies.push_back(table.frequencies()[static_cast<std::size_t>(what.pair)]);
            lastPair = what.pair;
            const auto pair = static_cast<std::uint32_t>(terms.frequencies.size() - 1);
            if (what.role == Role::sine)
                terms.all.push_back({pair, piece.weight, 1, 0});
            else if (terms.all.size() > first && terms.all.back().pair == pair &&
                     terms.all.back().cosine == 0)
                terms.all.back().cosine = 1;
            else
                terms.all.push_back({pair, piece.weight, 0, 1});
        }
        terms.ends.push_back(terms.all.size());
    }
    return terms;
}

/// The sum over each piece: pieces with fewer terms than others are filled up with terms of weight 0.
PhasorSweep sweepOf(Terms terms) {
    std::size_t ranks = 0;
    for (std::size_t x = 0, first = 0; x < terms.ends.size(); first = terms.ends[x++])
        ranks = std::max(ranks, terms.ends[x] - first);
    const std::size_t width = (terms.ends.size() + waveLanes - 1) / waveLanes * waveLanes;
    std::vector<PhasorSweep::Term> all(ranks * width);
    for (std::size_t x = 0, n = 0; x < terms.ends.size(); ++x)
        for (std::size_t rank = 0; n < terms.ends[x]; ++rank, ++n)
            all[rank * width + x] = terms.all[n];
    return {std::move(terms.frequencies), std::move(all), width, stepsPerAnchor};
}

}  // namespace

SinusoidPixelMeans::SinusoidPixelMeans(const SinusoidTable& table, IndexRanges rowRuns,
                                       IndexRanges columnRuns)
    : shape_(table.shape()), rowRuns_(rowRuns), width_(columnRuns.size()) {
    for (std::size_t first = 0; first < columnRuns.size(); first += tiles_.back().pixels)
        tiles_.push_back(tileOf(table, columnRuns, first));
}

SinusoidPixelMeans::Tile SinusoidPixelMeans::tileOf(const SinusoidTable& table, IndexRanges columnRuns,
                                                    std::size_t first) {
    // The sweep runs along the pixels: where they are few, each is cut into pieces.
    constexpr std::size_t worthwhile = 64;
    const auto part = columnRuns.subspan(first, std::min(mostPixels, columnRuns.size() - first));
    const std::size_t cuts = part.size() >= worthwhile ? 1 : worthwhile / part.size();
    std::vector<Piece> pieces;
    for (const IndexRange run : part) {
        const std::int64_t length = std::max<std::int64_t>(
            1, (run.count + static_cast<std::int64_t>(cuts) - 1) / static_cast<std::int64_t>(cuts));
        for (std::size_t cut = 0; cut < cuts; ++cut) {
            const std::int64_t from =
                std::min(run.end(), run.first + static_cast<std::int64_t>(cut) * length);
            pieces.push_back({{from, std::min(length, run.end() - from)}, 1 / static_cast<float>(run.count)});
        }
    }
    return {first, part.size(), cuts, sweepOf(termsOf(table, pieces))};
}

void SinusoidPixelMeans::write(float* out) {
    for (std::size_t at = 0; at < rowRuns_.size();) {
        const Step step = stepAt(at);
        for (Tile& tile : tiles_)
            stepMeans(tile, step, out + tile.first);
        if (step.masked) {
            const float share =
                static_cast<float>(step.runs[0].count) / static_cast<float>(rowRuns_[at].count);
            std::for_each(out, out + width_, [share](float& mean) { mean *= share; });
        }
        at += step.count;
        out += step.count * width_;
    }
}

SinusoidPixelMeans::Step SinusoidPixelMeans::stepAt(std::size_t first) const {
    Step step{.masked = isMasked(rowRuns_[first])};
    const std::int64_t skipped = step.masked ? 1 : 0;
    const std::size_t most = std::min(step.masked ? 1 : sweepRows, rowRuns_.size() - first);
    for (const IndexRange run : rowRuns_.subspan(first, most)) {
        if (!step.masked && isMasked(run)) break;
        step.runs[step.count++] = {shape_.firstPosition + run.first + skipped, run.count - skipped};
    }
    return step;
}

void SinusoidPixelMeans::stepMeans(Tile& tile, const Step& step, float* out) const {
    if (step.runs[0].count == 0) {  // the masked row alone
        std::fill_n(out, tile.pixels, 0.0F);
        return;
    }
    const float* sums = tile.sweep.moveTo({step.runs.data(), step.count}).data();
    for (std::size_t n = 0; n < step.count; ++n, sums += tile.sweep.width(), out += width_) {
        if (tile.cuts == 1)
            std::copy_n(sums, tile.pixels, out);
        else
            for (std::size_t x = 0; x < tile.pixels; ++x)
                out[x] = std::accumulate(sums + x * tile.cuts, sums + (x + 1) * tile.cuts, 0.0F);
    }
}

}  // namespace posiscope
