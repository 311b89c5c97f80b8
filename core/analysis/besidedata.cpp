// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/besidedata.h"

#include <algorithm>
#include <limits>

namespace posiscope {

namespace {

class BesideTable final : public Field {
 public:
    BesideTable(BesideSide a, BesideSide b, std::int64_t skip)
        : a_(std::move(a)), b_(std::move(b)), skip_(skip), first_(std::min(a_.first, b_.first)) {}

    std::int64_t rows() const override { return std::max(endOf(a_), endOf(b_)) - first_; }
    std::int64_t columns() const override { return 1 + columnsOf(a_) + columnsOf(b_); }
    double value(std::int64_t row, std::int64_t column) const override {
        if (column == 0) return keyOf(row);
        const bool left = column <= columnsOf(a_);
        const BesideSide& side = left ? a_ : b_;
        const std::int64_t own = first_ + row - side.first;
        if (own < 0 || own >= side.data.field->rows()) return std::numeric_limits<double>::quiet_NaN();
        return side.data.field->value(own, skip_ + column - 1 - (left ? 0 : columnsOf(a_)));
    }
    std::string name(const std::string& key, std::int64_t column) const {
        if (column == 0) return key;
        const std::int64_t ofA = columnsOf(a_);
        return column <= ofA ? "a_" + a_.data.columnName(skip_ + column - 1)
                             : "b_" + b_.data.columnName(skip_ + column - 1 - ofA);
    }

 private:
    /// As the data of either side say it, or counted.
    double keyOf(std::int64_t row) const {
        for (const BesideSide* side : {&a_, &b_}) {
            const std::int64_t own = first_ + row - side->first;
            if (skip_ > 0 && own >= 0 && own < side->data.field->rows())
                return side->data.field->value(own, 0);
        }
        return static_cast<double>(first_ + row);
    }
    static std::int64_t endOf(const BesideSide& side) { return side.first + side.data.field->rows(); }
    std::int64_t columnsOf(const BesideSide& side) const { return side.data.field->columns() - skip_; }

    BesideSide a_, b_;
    std::int64_t skip_, first_;
};

}  // namespace

Dataset besideData(const std::string& key, BesideSide a, BesideSide b, std::int64_t skip) {
    std::vector<std::function<Failure(const Progress&)>> steps;
    for (const BesideSide* side : {&a, &b})
        if (side->data.prepare) steps.push_back(side->data.prepare);
    const auto table = std::make_shared<BesideTable>(std::move(a), std::move(b), skip);
    Dataset data{table, [table, key](std::int64_t column) { return table->name(key, column); }};
    if (!steps.empty())
        data.prepare = [steps](const Progress& progress) -> Failure {
            for (const auto& step : steps)
                if (auto failure = step(progress)) return failure;
            return std::nullopt;
        };
    return data;
}

}  // namespace posiscope
