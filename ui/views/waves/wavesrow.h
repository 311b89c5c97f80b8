// SPDX-License-Identifier: GPL-3.0-or-later
// One position across all dimensions.
#pragma once

#include <memory>
#include <vector>

#include "core/models/model.h"
#include "ui/plot/plottable.h"
#include "ui/style/theme.h"

namespace posiscope {

/// PE(p, ·): a dot a dimension, a diamond for B, or, where a pixel holds several, a bar from the smallest to
/// the largest of each kind. Nothing where the table has no such position.
class RowPlottable final : public Plottable {
    Q_OBJECT

 public:
    using Plottable::Plottable;

    struct Row {
        std::shared_ptr<const Model> model;
        std::int64_t position = 0;
        bool diamonds = false;
    };
    void show(std::vector<Row> rows, const Theme& theme) {
        rows_ = std::move(rows);
        theme_ = &theme;
    }

 protected:
    void draw(QCPPainter* painter) override;

 private:
    void drawRow(QCPPainter& painter, const Row& shown) const;
    void drawDots(QCPPainter& painter, const Row& row, IndexRange inSight, const std::vector<double>& values,
                  double perPixel) const;
    void drawBar(QCPPainter& painter, const Model& model, IndexRange run, Role role,
                 const double* values) const;

    std::vector<Row> rows_;
    const Theme* theme_ = nullptr;
};

}  // namespace posiscope
