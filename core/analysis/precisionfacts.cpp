// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/precisionfacts.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/encodings/precisionparameters.h"
#include "core/fields/tablematrix.h"
#include "core/parameters/viewkeys.h"

namespace posiscope {

namespace {

/// A number for each row: different ones for different rows, but for one chance in 2^64. Cells that are no
/// number are all the same.
std::uint64_t hashOf(const double* row, std::int64_t columns) {
    std::uint64_t hash = 0x9e3779b97f4a7c15U;
    for (std::int64_t j = 0; j < columns; ++j) {
        const double cell = row[j] + 0.0;  // −0 is 0
        hash ^= std::isnan(cell) ? 1 : std::bit_cast<std::uint64_t>(cell);
        hash *= 0xff51afd7ed558ccdU;
        hash ^= hash >> 32U;
    }
    return hash;
}

double product(const double* a, const double* b, std::int64_t count) {
    double sum = 0;
    for (std::int64_t j = 0; j < count; ++j)
        sum += a[j] * b[j];
    return sum;
}

double orInfinite(double error) {
    return std::isnan(error) ? std::numeric_limits<double>::infinity() : error;
}

/// The rows p and p + k of a subject, as they are rounded and as they should be.
class RowFacts {
 public:
    RowFacts(const PrecisionSubject& subject, const PrecisionQuestion& question)
        : subject_(subject),
          question_(question),
          columns_(subject.cells->columns()),
          asked_(static_cast<std::size_t>(columns_)),
          squares_(static_cast<std::size_t>(subject.pairs())),
          counts_(squares_.size()) {
        facts_.pairs.resize(squares_.size());
        for (const IndexRange& run : subject.columnsOf(question.pair))
            for (std::int64_t j = run.first; j < run.end(); ++j)
                asked_[static_cast<std::size_t>(j)] = true;
        hashes_.reserve(static_cast<std::size_t>(subject.cells->rows()));
    }

    void see(std::int64_t row, const double* cells, const double* truth) {
        double largest = 0;
        double squares = 0;
        double count = 0;
        for (std::int64_t j = 0; j < columns_; ++j) {
            const double error = orInfinite(std::abs(cells[j] - truth[j]));
            const auto pair = static_cast<std::size_t>(subject_.pairOf(j));
            if (pair < facts_.pairs.size()) {
                ErrorBand& band = facts_.pairs[pair];
                band.lowest = std::min(band.lowest, error);
                band.highest = std::max(band.highest, error);
                squares_[pair] += error * error;
                ++counts_[pair];
            }
            if (!asked_[static_cast<std::size_t>(j)]) continue;
            squares += error * error;
            ++count;
            largest = std::max(largest, error);
            if (error <= facts_.largest) continue;
            facts_.largest = error;
            facts_.largestAt = subject_.first + row;
            facts_.largestPair = static_cast<std::int64_t>(pair);
        }
        sum_ += squares;
        count_ += count;
        if (const double rms = std::sqrt(squares / std::max(1.0, count)); rms > 0)
            facts_.leastRowRms = facts_.leastRowRms > 0 ? std::min(facts_.leastRowRms, rms) : rms;
        if (holds_ && largest > question_.limit) {
            holds_ = false;
            if (row > 0) facts_.holdsTo = subject_.first + row - 1;
        }
        hashes_.push_back(hashOf(cells, columns_));
        if (row > 0 && !facts_.equalRows && hashes_[hashes_.size() - 2] == hashes_.back())
            facts_.equalRows = subject_.first + row - 1;
    }

    PrecisionFacts done() {
        facts_.rms = std::sqrt(sum_ / std::max(1.0, count_));
        facts_.holdsEverywhere = holds_;
        if (holds_) facts_.holdsTo = subject_.first + subject_.cells->rows() - 1;
        for (std::size_t pair = 0; pair < squares_.size(); ++pair)
            facts_.pairs[pair].rms = std::sqrt(squares_[pair] / std::max(1.0, counts_[pair]));
        std::sort(hashes_.begin(), hashes_.end());
        facts_.differentRows = std::unique(hashes_.begin(), hashes_.end()) - hashes_.begin();
        return std::move(facts_);
    }

 private:
    const PrecisionSubject& subject_;
    const PrecisionQuestion& question_;
    std::int64_t columns_;
    std::vector<bool> asked_;
    std::vector<double> squares_, counts_;
    std::vector<std::uint64_t> hashes_;
    double sum_ = 0, count_ = 0;
    bool holds_ = true;
    PrecisionFacts facts_;
};

/// How far scores at a distance of k differ with the position: rotated vectors, or rows of the table.
class ScoreErrors {
 public:
    ScoreErrors(const PrecisionSubject& subject, std::int64_t offset) : subject_(subject), offset_(offset) {
        const RotaryEmbedding* rotary = subject.rounded->rotary();
        if (rotary == nullptr) return;
        query_.resize(rotary->query().size());
        key_.resize(query_.size());
        meant_ = scoreOf(*subject.exact->rotary(), subject.first);
    }

    /// Between the rows of p and p + k.
    double at(std::int64_t row, const double* from, const double* to, const double* trueFrom,
              const double* trueTo) {
        if (const RotaryEmbedding* rotary = subject_.rounded->rotary())
            return orInfinite(std::abs(scoreOf(*rotary, subject_.first + row) - meant_));
        const std::int64_t columns = subject_.cells->columns();
        return orInfinite(std::abs(product(from, to, columns) - product(trueFrom, trueTo, columns)));
    }

 private:
    double scoreOf(const RotaryEmbedding& rotary, std::int64_t position) {
        rotary.rotate(rotary.query(), position + offset_, false, query_);
        rotary.rotate(rotary.key(), position, true, key_);
        return product(query_.data(), key_.data(), static_cast<std::int64_t>(query_.size()));
    }

    const PrecisionSubject& subject_;
    std::int64_t offset_;
    std::vector<double> query_, key_;
    double meant_ = 0;
};

/// Rows of both, a block at a time.
struct Block {
    std::vector<double> cells, truth;

    void read(const PrecisionSubject& subject, IndexRange rows) {
        const IndexRange all{0, subject.cells->columns()};
        cells.resize(static_cast<std::size_t>(rows.count * all.count));
        truth.resize(cells.size());
        subject.cells->fill(rows, all, cells.data());
        subject.truth->fill(rows, all, truth.data());
    }
};

void seePairsOfRows(const PrecisionSubject& subject, IndexRange rows, const OffsetMap* map, const Block& here,
                    const Block& there, ScoreErrors& scores, PrecisionFacts& facts) {
    const std::int64_t columns = subject.cells->columns();
    std::vector<double> carried(static_cast<std::size_t>(columns));
    for (std::int64_t n = 0; n < rows.count; ++n) {
        const double* from = here.cells.data() + n * columns;
        const double* to = there.cells.data() + n * columns;
        const double score = scores.at(rows.first + n, from, to, here.truth.data() + n * columns,
                                       there.truth.data() + n * columns);
        facts.score = std::max(facts.score.value_or(0), score);
        if (map == nullptr) continue;
        map->apply({from, static_cast<std::size_t>(columns)}, carried);
        double largest = 0;
        for (std::int64_t j = 0; j < columns; ++j)
            largest = std::max(largest, orInfinite(std::abs(carried[static_cast<std::size_t>(j)] - to[j])));
        facts.map = std::max(facts.map.value_or(0), largest);
    }
}

}  // namespace

Result<PrecisionFacts> precisionFacts(const PrecisionSubject& subject, const PrecisionQuestion& question,
                                      const Progress& proceed) {
    const std::int64_t rows = subject.cells->rows();
    const std::int64_t columns = subject.cells->columns();
    const std::int64_t height = std::max<std::int64_t>(1, 32'768 / columns);
    const std::int64_t k = std::abs(question.offset);
    // Rows that lie k apart are k positions apart only where rows are consecutive positions.
    const bool pairs = !subject.distances && k < rows && subject.rounded->positions().areConsecutive();
    ProgressCounter steps(proceed, static_cast<double>(rows));
    RowFacts rowFacts(subject, question);
    PrecisionFacts ofPairs;
    ScoreErrors scores(subject, k);
    const auto map =
        pairs && subject.rounded->offsetMaps() != nullptr ? subject.rounded->offsetMaps()->map(k) : nullptr;
    Block here, there;
    for (std::int64_t row = 0; row < rows; row += height) {
        const IndexRange part{row, std::min(height, rows - row)};
        here.read(subject, part);
        for (std::int64_t n = 0; n < part.count; ++n)
            rowFacts.see(row + n, here.cells.data() + n * columns, here.truth.data() + n * columns);
        const IndexRange both{row, std::min(part.count, rows - k - row)};
        if (pairs && both.count > 0) {
            there.read(subject, {row + k, both.count});
            seePairsOfRows(subject, both, map && map->exact() ? map.get() : nullptr, here, there, scores,
                           ofPairs);
        }
        if (!steps.add(static_cast<double>(part.count))) return stoppedWork();
    }
    PrecisionFacts facts = rowFacts.done();
    facts.score = ofPairs.score;
    facts.map = ofPairs.map;
    return facts;
}

std::vector<Fact> errorFacts(const Snapshot& snapshot) {
    if (!hasPrecision(snapshot.state.values) || !precisionProblem(snapshot).empty()) return {};
    const PrecisionQuestion question{snapshot.state.get(keys::errorLimit), snapshot.state.get(keys::offset)};
    const auto found = precisionFacts(precisionSubject(snapshot), question, {});
    if (!found) return {};
    const auto place = [](const std::optional<std::int64_t>& position)
        -> std::variant<double, std::vector<double>, std::string> {
        if (position) return static_cast<double>(*position);
        return std::string("none");
    };
    std::vector<Fact> facts{{"error_largest", found->largest},
                            {"error_largest_at", static_cast<double>(found->largestAt)},
                            {"error_rms", found->rms},
                            {"error_limit", question.limit},
                            {"error_holds_to", place(found->holdsTo)},
                            {"equal_rows", place(found->equalRows)},
                            {"different_rows", static_cast<double>(found->differentRows)}};
    if (found->score) facts.push_back({"score_error", *found->score});
    if (found->map) facts.push_back({"map_error", *found->map});
    return facts;
}

}  // namespace posiscope
