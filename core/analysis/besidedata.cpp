// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/besidedata.h"

#include <algorithm>
#include <limits>

#include "core/state/sweep.h"

namespace posiscope {

namespace {

class BesideTable final : public Field {
 public:
    BesideTable(std::vector<BesideSide> sides, std::int64_t skip) : sides_(std::move(sides)), skip_(skip) {
        first_ = sides_.front().first;
        for (const BesideSide& side : sides_)
            first_ = std::min(first_, side.first);
    }

    std::int64_t rows() const override {
        std::int64_t end = first_;
        for (const BesideSide& side : sides_)
            end = std::max(end, side.first + side.data.field->rows());
        return end - first_;
    }
    std::int64_t columns() const override {
        std::int64_t all = 1;
        for (const BesideSide& side : sides_)
            all += columnsOf(side);
        return all;
    }
    double value(std::int64_t row, std::int64_t column) const override {
        if (column == 0) return keyOf(row);
        const auto [side, own] = placeOf(column);
        const std::int64_t at = first_ + row - side.first;
        if (at < 0 || at >= side.data.field->rows()) return std::numeric_limits<double>::quiet_NaN();
        return side.data.field->value(at, own);
    }
    std::string name(const std::string& key, std::int64_t column) const {
        if (column == 0) return key;
        const auto [side, own] = placeOf(column);
        return side.prefix + side.data.columnName(own);
    }

 private:
    struct Place {
        const BesideSide& side;
        std::int64_t column;
    };
    Place placeOf(std::int64_t column) const {
        --column;
        std::size_t n = 0;
        while (column >= columnsOf(sides_[n]))
            column -= columnsOf(sides_[n++]);
        return {sides_[n], skip_ + column};
    }
    /// As the data of any side say it, or counted.
    double keyOf(std::int64_t row) const {
        for (const BesideSide& side : sides_) {
            const std::int64_t own = first_ + row - side.first;
            if (skip_ > 0 && own >= 0 && own < side.data.field->rows()) return side.data.field->value(own, 0);
        }
        return static_cast<double>(first_ + row);
    }
    std::int64_t columnsOf(const BesideSide& side) const { return side.data.field->columns() - skip_; }

    std::vector<BesideSide> sides_;
    std::int64_t skip_, first_ = 0;
};

}  // namespace

Dataset besideData(const std::string& key, std::vector<BesideSide> sides, std::int64_t skip) {
    std::vector<std::function<Failure(const Progress&)>> steps;
    for (const BesideSide& side : sides)
        if (side.data.prepare) steps.push_back(side.data.prepare);
    const auto table = std::make_shared<BesideTable>(std::move(sides), skip);
    Dataset data{table, [table, key](std::int64_t column) { return table->name(key, column); }};
    if (!steps.empty())
        data.prepare = [steps](const Progress& progress) -> Failure {
            for (const auto& step : steps)
                if (auto failure = step(progress)) return failure;
            return std::nullopt;
        };
    return data;
}

Dataset besideData(const std::string& key, const Snapshot& snapshot,
                   const std::function<BesideSide(const std::shared_ptr<const Model>& model)>& side,
                   std::int64_t skip) {
    std::vector<BesideSide> sides;
    for (const ShownModel& each : shownModels(snapshot)) {
        sides.push_back(side(each.model));
        sides.back().prefix = keyOfVariant(snapshot.state, each.place) + "_";
    }
    return besideData(key, std::move(sides), skip);
}

std::string rowKeyOf(const Snapshot& snapshot) {
    const auto shown = shownModels(snapshot);
    const bool lines = std::all_of(shown.begin(), shown.end(), [](const ShownModel& each) {
        return each.model->positions().areConsecutive();
    });
    return lines ? "position" : "row";
}

std::int64_t firstRowKey(const Snapshot& snapshot, const Model& model) {
    return rowKeyOf(snapshot) == "position" ? model.firstCursor() : 0;
}

Dataset besideData(const Snapshot& snapshot, const std::function<Dataset(const Snapshot& picture)>& of) {
    std::vector<BesideSide> sides;
    const std::vector<Snapshot> pictures = picturesOf(snapshot);
    for (std::size_t n = 0; n < pictures.size(); ++n)
        sides.push_back({of(pictures[n]), 0, keyOfVariant(snapshot.state, n) + "_"});
    return besideData("row", std::move(sides), 0);
}

}  // namespace posiscope
