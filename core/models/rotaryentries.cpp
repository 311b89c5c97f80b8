// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/rotaryentries.h"

#include <algorithm>

namespace posiscope {

namespace {

/// The other element of each one's pair; itself where it is not rotated.
std::vector<std::int64_t> partnersOf(const RotaryEmbedding& rotary) {
    std::vector<std::int64_t> partners;
    for (std::int64_t i = 0; i < rotary.headDimensions(); ++i)
        partners.push_back(i);
    for (std::int64_t pair = 0; pair < rotary.rotaryDimensions() / 2; ++pair) {
        partners[static_cast<std::size_t>(rotary.first(pair))] = rotary.second(pair);
        partners[static_cast<std::size_t>(rotary.second(pair))] = rotary.first(pair);
    }
    return partners;
}

class RotaryMatrix final : public Field {
 public:
    RotaryMatrix(std::shared_ptr<const Model> model, std::shared_ptr<const RotaryEntries> entries, bool key)
        : model_(std::move(model)),
          entries_(std::move(entries)),
          key_(key),
          partners_(partnersOf(rotary())),
          first_(partners_.size(), 1.0),
          second_(partners_.size(), 0.0) {
        for (std::int64_t pair = 0; pair < rotary().rotaryDimensions() / 2; ++pair) {
            const auto second = static_cast<std::size_t>(rotary().second(pair));
            std::swap(first_[second], second_[second]);
        }
    }

    std::int64_t rows() const override { return model_->table().rows(); }
    std::int64_t columns() const override { return static_cast<std::int64_t>(entries_->size()); }
    double value(std::int64_t row, std::int64_t column) const override {
        double cell = 0;
        fill({row, 1}, {column, 1}, &cell);
        return cell;
    }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override {
        // The images of two vectors: ones in the second elements of all pairs, and ones everywhere else.
        std::vector<double> ofFirst(partners_.size()), ofSecond(partners_.size());
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
            rotary().rotate(first_, model_->positions().at(row), key_, ofFirst);
            rotary().rotate(second_, model_->positions().at(row), key_, ofSecond);
            for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column) {
                const auto [i, j] = (*entries_)[static_cast<std::size_t>(column)];
                const auto to = static_cast<std::size_t>(i);
                const bool fromSecond = second_[static_cast<std::size_t>(j)] != 0;
                *out++ = i != j && partners_[to] != j ? 0 : fromSecond ? ofSecond[to] : ofFirst[to];
            }
        }
    }

 private:
    const RotaryEmbedding& rotary() const { return *model_->rotary(); }

    std::shared_ptr<const Model> model_;
    std::shared_ptr<const RotaryEntries> entries_;
    bool key_;
    std::vector<std::int64_t> partners_;
    std::vector<double> first_, second_;
};

}  // namespace

RotaryEntries entriesOf(const RotaryEmbedding& a, const RotaryEmbedding& b) {
    const auto inA = partnersOf(a);
    const auto inB = partnersOf(b);
    RotaryEntries entries;
    for (std::size_t i = 0; i < inA.size(); ++i) {
        const auto own = static_cast<std::int64_t>(i);
        std::vector<std::int64_t> columns{own, inA[i], inB[i]};
        std::sort(columns.begin(), columns.end());
        columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
        for (const std::int64_t j : columns)
            entries.emplace_back(own, j);
    }
    return entries;
}

std::shared_ptr<const Field> rotaryMatrix(std::shared_ptr<const Model> model,
                                          std::shared_ptr<const RotaryEntries> entries, bool key) {
    return std::make_shared<RotaryMatrix>(std::move(model), std::move(entries), key);
}

}  // namespace posiscope
