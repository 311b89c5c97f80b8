// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/difference.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/fields/field.h"
#include "core/models/tablemodel.h"
#include "core/parameters/parameter.h"

namespace posiscope {

void DifferenceField::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    if (byCells(rowRuns, columnRuns)) {
        meansOfCells(rowRuns, columnRuns, out);
        return;
    }
    std::vector<double> left(rowRuns.size() * columnRuns.size());
    std::vector<double> right(left.size());
    a_->exactMeans(rowRuns, columnRuns, left.data());
    b_->exactMeans(rowRuns, columnRuns, right.data());
    constexpr double rounding = 8 * std::numeric_limits<double>::epsilon();
    std::transform(left.begin(), left.end(), right.begin(), out, [](double a, double b) {
        const double difference = subtract(a, b);
        const bool known = !(std::abs(difference) <= rounding * std::max(std::abs(a), std::abs(b)));
        return known ? static_cast<float>(difference) : 0.0F;
    });
}

/// Whether the means are made of cells: where one of the fields has no other way, and where the cells are few
/// enough to be gone through in a frame.
bool DifferenceField::byCells(IndexRanges rowRuns, IndexRanges columnRuns) const {
    constexpr double few = 4e6;
    if (meansFrom() == MeansFrom::form) return false;
    return meansFrom() == MeansFrom::cells || cellsIn(rowRuns) * cellsIn(columnRuns) <= few;
}

/// Strip by strip of rows that stay in a cache.
void DifferenceField::meansOfCells(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    constexpr std::int64_t room = 131'072;  // cells
    const IndexRange columns{columnRuns.front().first, columnRuns.back().end() - columnRuns.front().first};
    const IndexRange rows{rowRuns.front().first, rowRuns.back().end() - rowRuns.front().first};
    const std::int64_t strip = std::clamp<std::int64_t>(room / columns.count, 1, rows.count);
    std::vector<double> cells(static_cast<std::size_t>(strip * columns.count));
    std::vector<double> others(cells.size());
    std::vector<double> sums(columnRuns.size());
    IndexRange filled{rows.first, 0};
    for (const IndexRange rowRun : rowRuns) {
        std::fill(sums.begin(), sums.end(), 0.0);
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
            if (!filled.contains(row)) {
                filled = {row, std::min(strip, rows.end() - row)};
                a_->fill(filled, columns, cells.data());
                b_->fill(filled, columns, others.data());
            }
            const auto at = static_cast<std::size_t>((row - filled.first) * columns.count);
            for (std::size_t x = 0; x < columnRuns.size(); ++x) {
                const IndexRange run = columnRuns[x];
                double sum = 0;
                for (std::int64_t j = run.first - columns.first; j < run.end() - columns.first; ++j)
                    sum += subtract(cells[at + static_cast<std::size_t>(j)],
                                    others[at + static_cast<std::size_t>(j)]);
                sums[x] += sum;
            }
        }
        for (std::size_t x = 0; x < columnRuns.size(); ++x)
            *out++ = static_cast<float>(sums[x] / static_cast<double>(rowRun.count) /
                                        static_cast<double>(columnRuns[x].count));
    }
}

/// A form alone where one of them has no other way.
MeansFrom DifferenceField::meansFrom() const {
    const auto [least, most] = std::minmax({a_->meansFrom(), b_->meansFrom()});
    return most == MeansFrom::form ? most : least;
}

void DifferenceField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    a_->fill(rowRun, columnRun, out);
    std::vector<double> other(static_cast<std::size_t>(rowRun.count * columnRun.count));
    b_->fill(rowRun, columnRun, other.data());
    std::transform(other.begin(), other.end(), out, out, [](double b, double a) { return subtract(a, b); });
}

namespace {

using Models = std::pair<std::shared_ptr<const Model>, std::shared_ptr<const Model>>;

/// All that a − b can be.
Interval subtract(const Interval& a, const Interval& b) {
    return {a.lowest - b.highest, a.highest - b.lowest};
}

class DifferenceOfBiases final : public AttentionBias {
 public:
    explicit DifferenceOfBiases(Models models) : models_(std::move(models)) {}
    std::int64_t heads() const override { return std::min(a().heads(), b().heads()); }
    std::shared_ptr<const Field> matrix(std::int64_t head) const override {
        return std::make_shared<DifferenceField>(a().matrix(head), b().matrix(head));
    }
    Interval range(std::int64_t head) const override { return subtract(a().range(head), b().range(head)); }

 private:
    const AttentionBias& a() const { return *models_.first->bias(); }
    const AttentionBias& b() const { return *models_.second->bias(); }
    Models models_;
};

class DifferenceOfCurves final : public DistanceCurves {
 public:
    explicit DifferenceOfCurves(Models models) : models_(std::move(models)) {}
    std::int64_t count() const override { return std::min(a().count(), b().count()); }
    Text name(std::int64_t curve) const override { return a().name(curve); }
    Text quantity() const override { return POSISCOPE_TR("core", "difference"); }
    std::int64_t nearest() const override { return std::max(a().nearest(), b().nearest()); }
    std::int64_t farthest() const override { return std::min(a().farthest(), b().farthest()); }
    double value(std::int64_t curve, std::int64_t distance) const override {
        const double left = a().value(curve, distance);
        const double right = b().value(curve, distance);
        return left == right ? 0 : left - right;
    }
    using DistanceCurves::range;
    Interval range() const override { return subtract(a().range(), b().range()); }

 private:
    const DistanceCurves& a() const { return *models_.first->distance(); }
    const DistanceCurves& b() const { return *models_.second->distance(); }
    Models models_;
};

class DifferenceModel final : public TableModel {
 public:
    explicit DifferenceModel(Models models)
        : TableModel(std::make_shared<DifferenceField>(tableOf(models.first), tableOf(models.second)),
                     models.first->firstCursor(), {0, 0}),
          models_(std::move(models)) {
        if (a().bias() && b().bias()) bias_ = std::make_unique<DifferenceOfBiases>(models_);
        if (a().distance() && b().distance()) distance_ = std::make_unique<DifferenceOfCurves>(models_);
    }

    Text problem() const override {
        Text problem = a().problem();
        return problem.empty() ? b().problem() : problem;
    }
    bool isDifference() const override { return true; }
    bool hasTable() const override { return a().hasTable() && b().hasTable(); }
    Column column(std::int64_t j) const override {
        const Column ours = a().column(j);
        const Column theirs = b().column(j);
        return ours.role == theirs.role && ours.pair == theirs.pair ? ours : Column{j, Role::plain};
    }
    double between(double position, std::int64_t j) const override {
        // B's rows may be called by other positions.
        const auto shift = static_cast<double>(b().firstCursor() - a().firstCursor());
        return a().between(position, j) - b().between(position + shift, j);
    }
    bool straightBetween(std::int64_t) const override { return true; }
    const Similarity* similarity() const override { return hasTable() ? this : nullptr; }
    std::shared_ptr<const Field> matrix(SimilarityKind kind) const override {
        return std::make_shared<DifferenceField>(a().similarity()->matrix(kind),
                                                 b().similarity()->matrix(kind));
    }
    double largest(SimilarityKind kind) const override {
        return std::max(a().similarity()->largest(kind), b().similarity()->largest(kind));
    }
    const AttentionBias* bias() const override { return bias_.get(); }
    const DistanceCurves* distance() const override { return distance_.get(); }
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;

 private:
    static std::shared_ptr<const Field> tableOf(const std::shared_ptr<const Model>& model) {
        return {model, &model->table()};
    }
    const Model& a() const { return *models_.first; }
    const Model& b() const { return *models_.second; }

    Models models_;
    std::unique_ptr<const AttentionBias> bias_;
    std::unique_ptr<const DistanceCurves> distance_;
};

/// Whether the model has the cell: the other one may be larger, or have no table at all.
bool reaches(const Model& model, const Cursor& cursor) {
    if (!model.hasTable()) return true;
    const std::int64_t row = cursor.position - model.firstCursor();
    return row >= 0 && row < model.table().rows() && cursor.dimension < model.table().columns();
}

std::vector<std::string> DifferenceModel::explain(const Cursor& cursor, int digits) const {
    Cursor theirs = cursor;
    const std::int64_t shift = b().firstCursor() - a().firstCursor();
    theirs.position += shift;
    theirs.reference += shift;
    std::vector<std::string> steps;
    for (const auto& [name, model, at] : {std::tuple{"A: ", &a(), cursor}, std::tuple{"B: ", &b(), theirs}}) {
        if (!reaches(*model, at)) continue;
        const std::vector<std::string> own = model->explain(at, digits);
        if (own.empty()) continue;
        steps.push_back(name + own.front());
        if (own.size() > 1) steps.push_back(own.back());
    }
    if (hasTable() && reaches(*this, cursor))
        steps.push_back("A − B " + TableModel::explain(cursor, digits).front().substr(2));
    return steps;
}

}  // namespace

std::shared_ptr<const Model> differenceModel(std::shared_ptr<const Model> a, std::shared_ptr<const Model> b) {
    return std::make_shared<DifferenceModel>(Models{std::move(a), std::move(b)});
}

}  // namespace posiscope
