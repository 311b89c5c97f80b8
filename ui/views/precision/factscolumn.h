// SPDX-License-Identifier: GPL-3.0-or-later
// Text beside a plot.
#pragma once

#include <qcustomplot.h>

#include <vector>

#include "ui/plot/legend.h"
#include "ui/style/theme.h"

namespace posiscope {

/// The name and the value of a fact.
struct ShownFact {
    QString name, value;
    bool operator==(const ShownFact&) const = default;
};

/// A legend and the facts below it, as many as there is room for, in a cell of the plot's layout.
class FactsColumn final : public QCPTextElement {
    Q_OBJECT

 public:
    explicit FactsColumn(QCustomPlot* plot);

    void show(std::vector<LegendEntry> legend, std::vector<ShownFact> facts, const Theme& theme);
    /// Sets the width, `left` pixels from an axis rect with these margins; 0 hides the column.
    void setPlace(const QMargins& rect, int width, int left);

 protected:
    /// The plot alone determines the row's height.
    QSize minimumOuterSizeHint() const override { return {0, 0}; }
    QSize maximumOuterSizeHint() const override { return {QWIDGETSIZE_MAX, QWIDGETSIZE_MAX}; }
    void draw(QCPPainter* painter) override;

 private:
    std::vector<LegendEntry> legend_;
    std::vector<ShownFact> facts_;
    const Theme* theme_ = nullptr;
    QMargins around_;
};

}  // namespace posiscope
