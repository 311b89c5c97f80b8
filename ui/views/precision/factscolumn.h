// Words beside a plot.
#pragma once

#include <qcustomplot.h>

#include <vector>

#include "ui/plot/legend.h"
#include "ui/style/theme.h"

namespace posiscope {

/// A name and what is said about it.
struct ShownFact {
    QString name, value;
    bool operator==(const ShownFact&) const = default;
};

/// A legend and facts below each other, as many as have room, in a cell of the plot's layout.
class FactsColumn final : public QCPTextElement {
    Q_OBJECT

 public:
    explicit FactsColumn(QCustomPlot* plot);

    void show(std::vector<LegendEntry> legend, std::vector<ShownFact> facts, const Theme& theme);
    /// As wide as that, `left` pixels beside an axis rect with these margins; 0 hides it.
    void setPlace(const QMargins& rect, int width, int left);

 protected:
    /// The row is as high as the plot beside it.
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
