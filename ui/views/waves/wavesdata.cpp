// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/waves/wavesdata.h"

#include <algorithm>
#include <iterator>

#include "core/analysis/besidedata.h"
#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"

namespace posiscope {

namespace {

/// Some columns of a table.
class ChosenColumns final : public Field {
 public:
    ChosenColumns(std::shared_ptr<const Model> model, Indices chosen)
        : model_(std::move(model)), chosen_(std::move(chosen)) {}

    std::int64_t rows() const override { return model_->table().rows(); }
    std::int64_t columns() const override { return static_cast<std::int64_t>(chosen_.size()); }
    double value(std::int64_t row, std::int64_t column) const override {
        return model_->table().value(row, chosen_[static_cast<std::size_t>(column)]);
    }

 private:
    std::shared_ptr<const Model> model_;
    Indices chosen_;
};

/// One row of a table.
class ChosenRow final : public Field {
 public:
    ChosenRow(std::shared_ptr<const Model> model, std::int64_t row) : model_(std::move(model)), row_(row) {}

    std::int64_t rows() const override { return 1; }
    std::int64_t columns() const override { return model_->table().columns(); }
    double value(std::int64_t, std::int64_t column) const override {
        return model_->table().value(row_, column);
    }

 private:
    std::shared_ptr<const Model> model_;
    std::int64_t row_;
};

Dataset dataOf(const std::shared_ptr<const Model>& model, Indices chosen) {
    std::erase_if(chosen, [&](std::int64_t j) { return j >= model->table().columns(); });
    if (chosen.empty()) chosen = {0};
    return {std::make_shared<ChosenColumns>(model, chosen),
            [chosen](std::int64_t n) { return std::to_string(chosen[static_cast<std::size_t>(n)]); }};
}

/// The same row, a line a dimension.
class RowAsColumn final : public Field {
 public:
    RowAsColumn(std::shared_ptr<const Model> model, std::int64_t row) : model_(std::move(model)), row_(row) {}

    std::int64_t rows() const override { return model_->table().columns(); }
    std::int64_t columns() const override { return 1; }
    double value(std::int64_t row, std::int64_t) const override { return model_->table().value(row_, row); }

 private:
    std::shared_ptr<const Model> model_;
    std::int64_t row_;
};

/// The chosen dimensions that are drawn; all of them where all are switched off.
Indices drawnDimensions(const Snapshot& snapshot) {
    const Indices& chosen = snapshot.state.get(keys::dimensions);
    const Indices& off = snapshot.state.get(keys::wavesHidden);
    Indices drawn;
    std::set_difference(chosen.begin(), chosen.end(), off.begin(), off.end(), std::back_inserter(drawn));
    return drawn.empty() ? chosen : drawn;
}

bool isBoth(const Snapshot& snapshot) {
    return shownModels(snapshot).size() > 1;
}

std::int64_t rowOf(const Snapshot& snapshot, const Model& model) {
    return std::clamp<std::int64_t>(snapshot.state.get(keys::position) - model.firstCursor(), 0,
                                    model.table().rows() - 1);
}

Dataset rowData(const Snapshot& snapshot) {
    if (!isBoth(snapshot))
        return {std::make_shared<ChosenRow>(snapshot.model, rowOf(snapshot, *snapshot.model)),
                [](std::int64_t j) { return std::to_string(j); }};
    const auto side = [&](const std::shared_ptr<const Model>& model) {
        return BesideSide{{std::make_shared<RowAsColumn>(model, rowOf(snapshot, *model)),
                           [](std::int64_t) { return std::string("value"); }}};
    };
    return besideData("dimension", snapshot, side, 0);
}

}  // namespace

bool acrossDimensions(const Snapshot& snapshot) {
    return snapshot.state.get(keys::wavesAcross) == "dimensions";
}

Dataset wavesData(const Snapshot& snapshot) {
    if (acrossDimensions(snapshot)) return rowData(snapshot);
    const Indices chosen = drawnDimensions(snapshot);
    if (!isBoth(snapshot)) return dataOf(snapshot.model, chosen);
    const auto side = [&](const std::shared_ptr<const Model>& model) {
        return BesideSide{dataOf(model, chosen), firstRowKey(snapshot, *model)};
    };
    return besideData(rowKeyOf(snapshot), snapshot, side, 0);
}

}  // namespace posiscope
