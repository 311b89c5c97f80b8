// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/distance/distancedata.h"

#include <algorithm>

#include "core/analysis/besidedata.h"
#include "core/parameters/viewkeys.h"
#include "ui/plot/distancebands.h"

namespace posiscope {

namespace {

/// The content of a column.
enum class Shown { value, mean, lowest, highest };

std::vector<Shown> shownOf(const State& state) {
    const std::string& drawn = state.get(keys::distanceCurve);
    if (drawn == "mean") return {Shown::mean};
    if (drawn == "envelope") return {Shown::mean, Shown::lowest, Shown::highest};
    return {Shown::value};
}

class CurveTable final : public Field {
 public:
    CurveTable(std::shared_ptr<const Model> model, const State& state)
        : model_(std::move(model)), shown_(shownOf(state)), window_(state.get(keys::distanceWindow)) {}

    std::int64_t rows() const override { return curves().farthest() - curves().nearest() + 1; }
    std::int64_t columns() const override { return 1 + curves().count() * perCurve(); }
    double value(std::int64_t row, std::int64_t column) const override {
        const std::int64_t distance = curves().nearest() + row;
        if (column == 0) return static_cast<double>(distance);
        const std::int64_t curve = (column - 1) / perCurve();
        const Shown what = whatOf(column);
        if (what == Shown::value) return curves().value(curve, distance);
        const DistanceWindow around = windowAround(curves(), distance, window_);
        if (what == Shown::mean) {
            double sum = 0;
            for (std::int64_t at = around.first; at <= around.last; ++at)
                sum += curves().value(curve, at);
            return sum / static_cast<double>(around.last - around.first + 1);
        }
        const Interval ends = curves().range(curve, around.first, around.last);
        return what == Shown::lowest ? ends.lowest : ends.highest;
    }
    std::string name(std::int64_t column) const {
        if (column == 0) return "distance";
        std::string name = curves().name((column - 1) / perCurve()).english();
        std::replace(name.begin(), name.end(), ' ', '_');
        switch (whatOf(column)) {
            case Shown::value: break;
            case Shown::mean: return name + "_mean";
            case Shown::lowest: return name + "_lowest";
            case Shown::highest: return name + "_highest";
        }
        return name;
    }

 private:
    const DistanceCurves& curves() const { return *model_->distance(); }
    std::int64_t perCurve() const { return static_cast<std::int64_t>(shown_.size()); }
    Shown whatOf(std::int64_t column) const {
        return shown_[static_cast<std::size_t>((column - 1) % perCurve())];
    }

    std::shared_ptr<const Model> model_;
    std::vector<Shown> shown_;
    std::int64_t window_;
};

Dataset dataOf(const std::shared_ptr<const Model>& model, const State& state) {
    const auto table = std::make_shared<CurveTable>(model, state);
    return {table, [table](std::int64_t column) { return table->name(column); }};
}

}  // namespace

Dataset distanceData(const Snapshot& snapshot) {
    if (shownModels(snapshot).size() == 1) return dataOf(snapshot.model, snapshot.state);
    const auto side = [&](const std::shared_ptr<const Model>& model) {
        return BesideSide{dataOf(model, snapshot.state), model->distance()->nearest()};
    };
    return besideData("distance", snapshot, side, 1);
}

}  // namespace posiscope
