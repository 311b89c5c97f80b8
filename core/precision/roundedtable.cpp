// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/precision/roundedtable.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace posiscope {

/// The pairs that the chosen columns need, each computed once.
class RoundedTable::Row {
 public:
    Row(const RoundedTable& table, IndexRange columns) : table_(table) {
        std::vector<bool> needed(static_cast<std::size_t>(table.pairs_->pairs()));
        for (std::int64_t j = columns.first; j < columns.end(); ++j) {
            const Column what = table.layout_.column(j);
            columns_.push_back(what);
            if (what.role != Role::zero) needed[static_cast<std::size_t>(what.pair)] = true;
        }
        for (std::int64_t pair = 0; pair < table.pairs_->pairs(); ++pair)
            if (needed[static_cast<std::size_t>(pair)]) {
                if (runs_.empty() || runs_.back().end() != pair) runs_.push_back({pair, 0});
                ++runs_.back().count;
            }
        numbers_.resize(static_cast<std::size_t>(table.pairs_->pairs()));
    }

    void at(std::int64_t row, double* out) {
        if (table_.isZero(row)) {
            std::fill_n(out, columns_.size(), 0.0);
            return;
        }
        for (const IndexRange run : runs_)
            table_.pairs_->at(table_.shape_.firstPosition + row, run, numbers_.data() + run.first);
        for (const Column what : columns_)
            *out++ = what.role == Role::zero   ? 0
                     : what.role == Role::sine ? numbers_[static_cast<std::size_t>(what.pair)].sine
                                               : numbers_[static_cast<std::size_t>(what.pair)].cosine;
    }

    /// The end of the run of equal rows from `row` on; at most `end`.
    std::int64_t sameUntil(std::int64_t row, std::int64_t end) const {
        if (table_.isZero(row)) return row + 1;
        const std::int64_t first = table_.shape_.firstPosition;
        return table_.pairs_->sameUntil(first + row, first + end) - first;
    }

 private:
    const RoundedTable& table_;
    std::vector<Column> columns_;
    std::vector<IndexRange> runs_;
    std::vector<SinCos> numbers_;
};

RoundedTable::RoundedTable(std::shared_ptr<const RoundedPairs> pairs, PairLayout layout, Shape shape)
    : pairs_(std::move(pairs)), layout_(layout), shape_(shape) {
    // Growing factors overflow at the last position, falling ones at the first.
    for (const std::int64_t position : {shape_.firstPosition, shape_.firstPosition + shape_.rows - 1})
        for (std::int64_t pair = 0; pair < pairs_->pairs() && finite_; ++pair) {
            const SinCos both = pairs_->at(position, pair);
            finite_ = std::isfinite(both.sine) && std::isfinite(both.cosine);
        }
}

double RoundedTable::value(std::int64_t row, std::int64_t column) const {
    const Column what = layout_.column(column);
    if (what.role == Role::zero || isZero(row)) return 0;
    const SinCos both = pairs_->at(shape_.firstPosition + row, what.pair);
    return what.role == Role::sine ? both.sine : both.cosine;
}

void RoundedTable::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    Row cells(*this, columnRun);
    for (std::int64_t row = rowRun.first; row < rowRun.end();) {
        const double* first = out;
        cells.at(row, out);
        out += columnRun.count;
        const std::int64_t end = cells.sameUntil(row, rowRun.end());
        for (++row; row < end; ++row, out += columnRun.count)
            std::copy_n(first, columnRun.count, out);
    }
}

void RoundedTable::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    const IndexRange hull{columnRuns[0].first, columnRuns[columnRuns.size() - 1].end() - columnRuns[0].first};
    Row cells(*this, hull);
    std::vector<double> row(static_cast<std::size_t>(hull.count));
    std::vector<double> sums(columnRuns.size());
    for (const IndexRange rowRun : rowRuns) {
        std::fill(sums.begin(), sums.end(), 0.0);
        for (std::int64_t at = rowRun.first; at < rowRun.end();) {
            const std::int64_t end = cells.sameUntil(at, rowRun.end());
            cells.at(at, row.data());
            for (std::size_t x = 0; x < sums.size(); ++x) {
                const auto first = row.begin() + (columnRuns[x].first - hull.first);
                double sum = 0;
                for (auto cell = first; cell != first + columnRuns[x].count; ++cell)
                    sum += *cell;
                sums[x] += sum * static_cast<double>(end - at);
            }
            at = end;
        }
        for (std::size_t x = 0; x < sums.size(); ++x)
            *out++ = sums[x] / (static_cast<double>(rowRun.count) * static_cast<double>(columnRuns[x].count));
    }
}

double RoundedTable::differentCells() const {
    return static_cast<double>(pairs_->differentPositions({shape_.firstPosition, shape_.rows})) *
           static_cast<double>(columns());
}

}  // namespace posiscope
