#include "core/difference.h"

#include <algorithm>
#include <cmath>

#include "core/parameter.h"
#include "core/tablemodel.h"

namespace posiscope {

void DifferenceField::averages(std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                               float* out) const {
    a_->averages(rowRuns, columnRuns, out);
    std::vector<float> other(rowRuns.size() * columnRuns.size());
    b_->averages(rowRuns, columnRuns, other.data());
    std::transform(other.begin(), other.end(), out, out, [](float b, float a) { return a == b ? 0 : a - b; });
}

void DifferenceField::fill(Run rowRun, Run columnRun, double* out) const {
    a_->fill(rowRun, columnRun, out);
    std::vector<double> other(static_cast<std::size_t>(rowRun.count * columnRun.count));
    b_->fill(rowRun, columnRun, other.data());
    std::transform(other.begin(), other.end(), out, out, [](double b, double a) { return subtract(a, b); });
}

namespace {

using Models = std::pair<std::shared_ptr<const Model>, std::shared_ptr<const Model>>;

class DifferenceOfBiases final : public Bias {
 public:
    explicit DifferenceOfBiases(Models models) : models_(std::move(models)) {}
    std::int64_t heads() const override { return std::min(a().heads(), b().heads()); }
    std::shared_ptr<const Field> matrix(std::int64_t head) const override {
        return std::make_shared<DifferenceField>(a().matrix(head), b().matrix(head));
    }
    double lowest(std::int64_t head) const override { return a().lowest(head) - b().highest(head); }
    double highest(std::int64_t head) const override { return a().highest(head) - b().lowest(head); }

 private:
    const Bias& a() const { return *models_.first->bias(); }
    const Bias& b() const { return *models_.second->bias(); }
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
    double lowest() const override { return a().lowest() - b().highest(); }
    double highest() const override { return a().highest() - b().lowest(); }

 private:
    const DistanceCurves& a() const { return *models_.first->distance(); }
    const DistanceCurves& b() const { return *models_.second->distance(); }
    Models models_;
};

class DifferenceModel final : public TableModel {
 public:
    explicit DifferenceModel(Models models)
        : TableModel(std::make_shared<DifferenceField>(tableOf(models.first), tableOf(models.second)),
                     models.first->firstPosition(), {0, 0}),
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
        const auto shift = static_cast<double>(b().firstPosition() - a().firstPosition());
        return a().between(position, j) - b().between(position + shift, j);
    }
    bool straightBetween(std::int64_t) const override { return true; }
    std::shared_ptr<const Field> similarity(SimilarityKind kind) const override {
        if (!hasTable()) return nullptr;
        return std::make_shared<DifferenceField>(a().similarity(kind), b().similarity(kind));
    }
    double largestSimilarity(SimilarityKind kind) const override {
        return std::max(a().largestSimilarity(kind), b().largestSimilarity(kind));
    }
    const Bias* bias() const override { return bias_.get(); }
    const DistanceCurves* distance() const override { return distance_.get(); }
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override;

 private:
    static std::shared_ptr<const Field> tableOf(const std::shared_ptr<const Model>& model) {
        return {model, &model->table()};
    }
    const Model& a() const { return *models_.first; }
    const Model& b() const { return *models_.second; }

    Models models_;
    std::unique_ptr<const Bias> bias_;
    std::unique_ptr<const DistanceCurves> distance_;
};

std::vector<std::string> DifferenceModel::explain(const Cursor& cursor, int digits) const {
    Cursor theirs = cursor;
    const std::int64_t shift = b().firstPosition() - a().firstPosition();
    theirs.position += shift;
    theirs.reference += shift;
    std::vector<std::string> steps;
    for (const auto& [name, model, at] : {std::tuple{"A: ", &a(), cursor}, std::tuple{"B: ", &b(), theirs}}) {
        const std::vector<std::string> own = model->explain(at, digits);
        if (own.empty()) continue;
        steps.push_back(name + own.front());
        if (own.size() > 1) steps.push_back(own.back());
    }
    if (hasTable()) steps.push_back("A − B " + TableModel::explain(cursor, digits).front().substr(2));
    return steps;
}

}  // namespace

std::shared_ptr<const Model> differenceModel(std::shared_ptr<const Model> a, std::shared_ptr<const Model> b) {
    return std::make_shared<DifferenceModel>(Models{std::move(a), std::move(b)});
}

}  // namespace posiscope
