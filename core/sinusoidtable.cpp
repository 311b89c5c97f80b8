#include "core/sinusoidtable.h"

#include <algorithm>

#include "core/runsweep.h"

namespace posiscope {

namespace {

constexpr std::int64_t block = 32;  // positions that share an anchor

std::int64_t anchorOf(std::int64_t position) {
    return position & ~(block - 1);
}

SinCos add(SinCos a, SinCos b) {
    return {a.sine * b.cosine + a.cosine * b.sine, a.cosine * b.cosine - a.sine * b.sine};
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
    return add(sinCos(frequency.at(anchor)), sinCos(frequency.at(position - anchor)));
}

double SinusoidTable::value(std::int64_t row, std::int64_t column) const {
    const Column what = layout_.column(column);
    if (what.role == Role::zero || (shape_.zeroFirstRow && row == 0)) return 0;
    return pick(pairAt(shape_.firstPosition + row, what.pair), what.role);
}

double SinusoidTable::columnMean(Run rowRun, std::int64_t column) const {
    const Column what = layout_.column(column);
    const bool masked = shape_.zeroFirstRow && rowRun.first == 0;
    const Run rest = masked ? Run{1, rowRun.count - 1} : rowRun;
    if (what.role == Role::zero || rest.count == 0) return 0;
    const Frequency& frequency = frequencies_[static_cast<std::size_t>(what.pair)];
    const std::int64_t doubledMiddle = 2 * (shape_.firstPosition + rest.first) + rest.count - 1;
    const double mean =
        pick(sinCos(frequency.atHalf(doubledMiddle)), what.role) * runFactor(frequency, rest.count);
    return mean * static_cast<double>(rest.count) / static_cast<double>(rowRun.count);
}

double SinusoidTable::average(Run rowRun, Run columnRun) const {
    double sum = 0;
    for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
        sum += columnMean(rowRun, column);
    return sum / static_cast<double>(columnRun.count);
}

void SinusoidTable::averages(std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                             float* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    const Run columns{columnRuns.front().first, columnRuns.back().end() - columnRuns.front().first};
    // Only the pairs that the visible columns show take part.
    std::int64_t firstPair = layout_.pairs();
    std::int64_t lastPair = -1;
    std::vector<Column> what(static_cast<std::size_t>(columns.count));
    for (std::int64_t j = 0; j < columns.count; ++j) {
        const Column column = what[static_cast<std::size_t>(j)] = layout_.column(columns.first + j);
        if (column.role == Role::zero) continue;
        firstPair = std::min(firstPair, column.pair);
        lastPair = std::max(lastPair, column.pair);
    }
    const auto pairCount = static_cast<std::size_t>(std::max<std::int64_t>(0, lastPair - firstPair + 1));
    RunSweep sweep(std::span<const Frequency>(frequencies_)
                       .subspan(pairCount == 0 ? 0 : static_cast<std::size_t>(firstPair), pairCount));

    // Where each visible column finds its mean: sines first, then cosines, then one zero.
    std::vector<float> means(2 * pairCount + 1, 0.0F);
    std::vector<std::size_t> source(what.size(), 2 * pairCount);
    for (std::size_t j = 0; j < what.size(); ++j)
        if (what[j].role != Role::zero)
            source[j] = static_cast<std::size_t>(what[j].pair - firstPair) +
                        (what[j].role == Role::cosine ? pairCount : 0);

    for (const Run rowRun : rowRuns) {
        const bool masked = shape_.zeroFirstRow && rowRun.first == 0;
        const Run rest = masked ? Run{1, rowRun.count - 1} : rowRun;
        if (rest.count == 0) {
            out = std::fill_n(out, columnRuns.size(), 0.0F);
            continue;
        }
        sweep.moveTo({shape_.firstPosition + rest.first, rest.count});
        std::copy(sweep.sines().begin(), sweep.sines().end(), means.begin());
        std::copy(sweep.cosines().begin(), sweep.cosines().end(),
                  means.begin() + static_cast<std::ptrdiff_t>(pairCount));
        const float share = static_cast<float>(rest.count) / static_cast<float>(rowRun.count);
        for (const Run run : columnRuns) {
            double sum = 0;  // a float would lose up to 1e-3 of the mean of 65,536 nearly equal numbers
            const auto begin = static_cast<std::size_t>(run.first - columns.first);
            for (std::size_t j = begin; j < begin + static_cast<std::size_t>(run.count); ++j)
                sum += means[source[j]];
            *out++ = static_cast<float>(sum / static_cast<double>(run.count)) * share;
        }
    }
}

const std::vector<SinCos>& SinusoidTable::steps() const {
    std::call_once(stepsOnce_, [this] {
        steps_.reserve(static_cast<std::size_t>(block) * frequencies_.size());
        for (std::int64_t t = 0; t < block; ++t)
            for (const Frequency& frequency : frequencies_)
                steps_.push_back(sinCos(frequency.at(t)));
    });
    return steps_;
}

void SinusoidTable::fillBlock(std::int64_t anchor, Run positions, Run columnRun, double* out) const {
    const std::vector<SinCos>& step = steps();
    const std::size_t pairs = frequencies_.size();
    const std::int64_t firstPair = layout_.column(columnRun.first).pair;
    std::vector<SinCos> anchors(pairs);
    const bool all = layout_.layout() == Layout::halfSplit;
    const std::size_t from = all ? 0 : static_cast<std::size_t>(firstPair);
    const std::size_t to =
        all ? pairs : static_cast<std::size_t>(layout_.column(columnRun.end() - 1).pair) + 1;
    for (std::size_t i = from; i < to; ++i)
        anchors[i] = sinCos(frequencies_[i].at(anchor));

    for (std::int64_t position = positions.first; position < positions.end(); ++position) {
        const SinCos* const rotation = step.data() + static_cast<std::size_t>(position - anchor) * pairs;
        double* const row = out + (position - positions.first) * columnRun.count;
        if (shape_.zeroFirstRow && position == shape_.firstPosition) {
            std::fill_n(row, columnRun.count, 0.0);
            continue;
        }
        for (std::size_t i = from; i < to; ++i) {
            const SinCos both = add(anchors[i], rotation[i]);
            const auto pair = static_cast<std::int64_t>(i);
            const std::int64_t sineAt = layout_.sineColumn(pair) - columnRun.first;
            const std::int64_t cosineAt = layout_.cosineColumn(pair) - columnRun.first;
            if (sineAt >= 0 && sineAt < columnRun.count) row[sineAt] = both.sine;
            if (cosineAt >= 0 && cosineAt < columnRun.count) row[cosineAt] = both.cosine;
        }
        const std::int64_t zeroAt = layout_.dimensions() - 1 - columnRun.first;
        if (layout_.hasZeroColumn() && zeroAt >= 0 && zeroAt < columnRun.count) row[zeroAt] = 0;
    }
}

void SinusoidTable::fill(Run rowRun, Run columnRun, double* out) const {
    if (columnRun.count == 0) return;
    const Run positions{shape_.firstPosition + rowRun.first, rowRun.count};
    for (std::int64_t at = positions.first; at < positions.end();) {
        const std::int64_t anchor = anchorOf(at);
        const std::int64_t count = std::min(anchor + block, positions.end()) - at;
        fillBlock(anchor, {at, count}, columnRun, out + (at - positions.first) * columnRun.count);
        at += count;
    }
}

}  // namespace posiscope
