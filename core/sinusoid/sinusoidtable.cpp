// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/sinusoidtable.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <type_traits>
#include <utility>

#include "core/math/simd/kernels.h"
#include "core/sinusoid/sinusoidpixelmeans.h"

namespace posiscope {

namespace {

constexpr std::int64_t block = 64;  // positions that share an anchor, in their middle
constexpr std::int64_t reach = block / 2;
constexpr std::int64_t widestTile = 512;  // columns, whose rotations fit into the second cache
constexpr std::int64_t tileBytes = 2048;  // of a row: 1024 are slower for float32, 4096 for float64

std::int64_t anchorOf(std::int64_t position) {
    return (position + reach) & ~(block - 1);
}

/// The angle of a, turned on by that of b, or back.
SinCos turned(SinCos a, SinCos b, bool on) {
    if (on) return {a.sine * b.cosine + a.cosine * b.sine, a.cosine * b.cosine - a.sine * b.sine};
    return {a.sine * b.cosine - a.cosine * b.sine, a.cosine * b.cosine + a.sine * b.sine};
}

double pick(SinCos both, Role role) {
    return role == Role::sine ? both.sine : role == Role::cosine ? both.cosine : 0.0;
}

}  // namespace

SinusoidTable::SinusoidTable(std::vector<Frequency> frequencies, PairLayout layout, Shape shape)
    : frequencies_(std::move(frequencies)), layout_(layout), shape_(shape) {}

SinCos SinusoidTable::pairAt(std::int64_t position, std::int64_t pair) const {
    const Frequency& frequency = frequencies_[static_cast<std::size_t>(pair)];
    const std::int64_t anchor = anchorOf(position);
    return turned(sinCos(frequency.at(anchor)), sinCos(frequency.at(std::abs(position - anchor))),
                  position >= anchor);
}

SinCos SinusoidTable::pairAt(const Coordinate& position, std::int64_t pair) const {
    if (position.isWhole()) return pairAt(position.numerator(), pair);
    const Frequency& frequency = frequencies_[static_cast<std::size_t>(pair)];
    return sinCos(frequency.at(position.floor(), position.fraction()));
}

std::vector<SinCos> SinusoidTable::pairsAt(std::int64_t position) const {
    const std::int64_t anchor = anchorOf(position);
    const std::size_t count = frequencies_.size();
    std::vector<double> sine(count);
    std::vector<double> cosine(count);
    std::vector<double> stepSine(count);
    std::vector<double> stepCosine(count);
    sinCosOfAll(frequencies_, 2 * anchor, sine.data(), cosine.data());
    sinCosOfAll(frequencies_, 2 * std::abs(position - anchor), stepSine.data(), stepCosine.data());
    std::vector<SinCos> pairs;
    pairs.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        pairs.push_back(turned({sine[i], cosine[i]}, {stepSine[i], stepCosine[i]}, position >= anchor));
    return pairs;
}

double SinusoidTable::value(std::int64_t row, std::int64_t column) const {
    const Column what = layout_.column(column);
    if (what.role == Role::zero || (shape_.zeroFirstRow && row == 0)) return 0;
    return pick(pairAt(shape_.firstPosition + row, what.pair), what.role);
}

void SinusoidTable::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    SinusoidPixelMeans(*this, rowRuns, columnRuns).write(out);
}

/// The pairs that the columns belong to, all between the first and the last of them.
IndexRange SinusoidTable::pairsOf(IndexRange columns) const {
    std::int64_t first = layout_.pairs();
    std::int64_t end = 0;
    for (std::int64_t j = columns.first; j < columns.end(); ++j) {
        const Column what = layout_.column(j);
        if (what.role == Role::zero) continue;
        first = std::min(first, what.pair);
        end = std::max(end, what.pair + 1);
    }
    return {first, std::max<std::int64_t>(0, end - first)};
}

void SinusoidTable::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    const IndexRange pairs =
        pairsOf({columnRuns.front().first, columnRuns.back().end() - columnRuns.front().first});
    const auto count = static_cast<std::size_t>(pairs.count);
    const auto frequencies =
        std::span(frequencies_).subspan(count > 0 ? static_cast<std::size_t>(pairs.first) : 0, count);
    std::vector<double> sine(count);
    std::vector<double> cosine(count);
    std::map<std::int64_t, std::vector<double>> factors;  // by the length of runs, of which there are few
    for (const IndexRange rowRun : rowRuns) {
        const bool masked = shape_.zeroFirstRow && rowRun.first == 0;
        const IndexRange rest = masked ? IndexRange{1, rowRun.count - 1} : rowRun;
        if (rest.count == 0) {
            out = std::fill_n(out, columnRuns.size(), 0.0);
            continue;
        }
        std::vector<double>& factor = factors[rest.count];
        if (factor.empty() && count > 0) {
            factor.resize(count);
            runFactors(frequencies, rest.count, factor.data());
        }
        sinCosOfAll(frequencies, 2 * (shape_.firstPosition + rest.first) + rest.count - 1, sine.data(),
                    cosine.data());
        const double share = static_cast<double>(rest.count) / static_cast<double>(rowRun.count);
        for (const IndexRange run : columnRuns) {
            double sum = 0;
            for (std::int64_t j = run.first; j < run.end(); ++j) {
                const Column what = layout_.column(j);
                if (what.role == Role::zero) continue;
                const auto i = static_cast<std::size_t>(what.pair - pairs.first);
                sum += pick({sine[i], cosine[i]}, what.role) * factor[i];
            }
            *out++ = sum / static_cast<double>(run.count) * share;
        }
    }
}

std::vector<SinusoidTable::Tile> SinusoidTable::tiles(IndexRange columnRun, std::int64_t widest) const {
    // The two halves of a half-split table belong to the same pairs: no tile reaches across their border.
    const std::int64_t half = layout_.completePairs();
    std::vector<Tile> tiles;
    for (std::int64_t j = columnRun.first; j < columnRun.end();) {
        std::int64_t end = std::min(j + widest, columnRun.end());
        if (layout_.layout() == Layout::halfSplit)
            for (const std::int64_t border : {half, 2 * half})
                if (j < border) end = std::min(end, border);
        const std::int64_t first = layout_.column(j).pair;
        const std::int64_t last = std::min(layout_.column(end - 1).pair, layout_.pairs() - 1);
        tiles.push_back({{j, end - j}, first, std::max<std::int64_t>(0, last - first + 1)});
        j = end;
    }
    return tiles;
}

SinusoidTable::TilePhasors::TilePhasors(const SinusoidTable& table, const Tile& tile)
    : frequencies_(
          std::span(table.frequencies_)
              .subspan(static_cast<std::size_t>(tile.firstPair), static_cast<std::size_t>(tile.pairs))) {
    const std::int64_t cosines = tile.pairs;
    const std::int64_t zero = 2 * tile.pairs;
    numbers_.resize(static_cast<std::size_t>(zero) + 1);
    for (std::int64_t j = tile.columns.first; j < tile.columns.end(); ++j) {
        const Column what = table.layout_.column(j);
        const std::int64_t pair = what.pair - tile.firstPair;
        const bool isSine = what.role == Role::sine;
        const bool isZero = what.role == Role::zero;
        own_.push_back(static_cast<std::int32_t>(isZero ? zero : isSine ? pair : cosines + pair));
        other_.push_back(static_cast<std::int32_t>(isZero ? zero : isSine ? cosines + pair : pair));
        isSine_.push_back(isSine);
        const std::int64_t n = j - tile.columns.first;
        interleaved_ = interleaved_ && !isZero && pair == n / 2 && isSine == (n % 2 == 0);
    }
    interleaved_ = interleaved_ && tile.columns.count == 2 * tile.pairs;
}

void SinusoidTable::TilePhasors::at(std::int64_t position, double* own, double* other) {
    const std::size_t pairs = frequencies_.size();
    const double* const sine = numbers_.data();
    const double* const cosine = sine + pairs;
    sinCosOfAll(frequencies_, 2 * position, numbers_.data(), numbers_.data() + pairs);
    if (interleaved_) {
        for (std::size_t n = 0; n < pairs; ++n) {
            own[2 * n] = sine[n];
            own[2 * n + 1] = cosine[n];
            other[2 * n] = cosine[n];
            other[2 * n + 1] = sine[n];
        }
        return;
    }
    for (std::size_t n = 0; n < own_.size(); ++n) {
        own[n] = numbers_[static_cast<std::size_t>(own_[n])];
        other[n] = numbers_[static_cast<std::size_t>(other_[n])];
    }
}

const SinusoidTable::Steps& SinusoidTable::steps() const {
    std::call_once(stepsOnce_, [this] {
        const auto width = static_cast<std::size_t>(columns());
        steps_.cosine.resize((reach + 1) * width);
        steps_.sine.resize((reach + 1) * width);
        std::vector<double> own(widestTile);
        std::vector<double> other(widestTile);
        for (const Tile& tile : tiles({0, columns()}, widestTile)) {
            TilePhasors phasors(*this, tile);
            for (std::int64_t t = 0; t <= reach; ++t) {
                phasors.at(t, own.data(), other.data());
                const std::size_t at =
                    static_cast<std::size_t>(t) * width + static_cast<std::size_t>(tile.columns.first);
                for (std::size_t n = 0; n < static_cast<std::size_t>(tile.columns.count); ++n) {
                    steps_.cosine[at + n] = phasors.isSine(n) ? other[n] : own[n];
                    steps_.sine[at + n] = phasors.isSine(n) ? own[n] : -other[n];
                }
            }
        }
    });
    return steps_;
}

template <class Number>
void SinusoidTable::fillTile(const Tile& tile, IndexRange rowRun, std::int64_t stride, bool past,
                             Number* out) const {
    const Steps& step = steps();
    const auto turn = [] {
        if constexpr (std::is_same_v<Number, double>)
            return kernels().turn;
        else
            return kernels().turnToFloat;
    }();
    TilePhasors phasors(*this, tile);
    const auto count = static_cast<std::size_t>(tile.columns.count);
    const IndexRange positions{shape_.firstPosition + rowRun.first, rowRun.count};
    alignas(64) double own[widestTile];
    alignas(64) double other[widestTile];
    const auto lineOf = [&](std::int64_t position) {
        return positions.contains(position) ? out + (position - positions.first) * stride : nullptr;
    };
    for (std::int64_t anchor = anchorOf(positions.first); anchor - reach < positions.end(); anchor += block) {
        phasors.at(anchor, own, other);
        for (std::int64_t t = 0; t <= reach; ++t) {
            const std::int64_t from = t * columns() + tile.columns.first;
            turn(own, other, step.cosine.data() + from, step.sine.data() + from, count, past,
                 t < reach ? lineOf(anchor + t) : nullptr, t > 0 ? lineOf(anchor - t) : nullptr);
        }
    }
    if (shape_.zeroFirstRow && rowRun.contains(0)) std::fill_n(out - rowRun.first * stride, count, Number{0});
}

template <class Number>
void SinusoidTable::fillAll(IndexRange rowRun, IndexRange columnRun, Number* out) const {
    // Blocks larger than the cache are written with non-temporal stores.
    constexpr std::int64_t large = 16'777'216;
    const bool past = rowRun.count * columnRun.count * static_cast<std::int64_t>(sizeof(Number)) >= large;
    for (const Tile& tile : tiles(columnRun, tileBytes / static_cast<std::int64_t>(sizeof(Number))))
        fillTile(tile, rowRun, columnRun.count, past, out + (tile.columns.first - columnRun.first));
}

void SinusoidTable::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    fillAll(rowRun, columnRun, out);
}

void SinusoidTable::fill(IndexRange rowRun, IndexRange columnRun, float* out) const {
    fillAll(rowRun, columnRun, out);
}

}  // namespace posiscope
