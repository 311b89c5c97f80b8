// SPDX-License-Identifier: GPL-3.0-or-later
// The singular values of a table on a logarithmic axis.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "core/analysis/components.h"
#include "ui/plot/marks.h"
#include "ui/plot/plottable.h"
#include "ui/style/theme.h"

namespace posiscope {

/// "34 %", "0.4 %"
QString percent(double share);

/// The singular values of one table.
struct SingularValues {
    const Components* numbers = nullptr;  ///< must stay as long as it is shown
    std::vector<QColor> first = {};       ///< the colours of the first values: those of their curves
    QColor others;                        ///< of all other values that are more than rounding
    bool diamonds = false;
};

/// A dot for every singular value, the largest first; which one of the first table is pointed at, in words.
class SingularValuePlottable final : public Plottable {
    Q_DECLARE_TR_FUNCTIONS(SingularValuePlot)

 public:
    explicit SingularValuePlottable(QCPAxisRect* rect);

    /// `count` values, of several tables over each other; of none until there are numbers.
    void show(std::vector<SingularValues> tables, Eigen::Index count, const Theme& theme);
    /// The limits of the logarithmic axis: whole decades that hold all of the values.
    static QCPRange sizesOf(const Components& numbers);
    void setSizes(const QCPRange& range) { size()->setRange(range); }

    /// The mouse is over this pixel, or elsewhere. Whether that makes a difference.
    bool point(std::optional<double> x);
    void markPointed(Marks& marks) const;

 protected:
    void draw(QCPPainter* painter) override;

 private:
    QCPAxis* index() const { return keyAxis(); }
    QCPAxis* size() const { return valueAxis(); }
    bool isShown() const { return !tables_.empty() && tables_.front().numbers->rank > 0; }
    QPointF pointOf(const Components& numbers, Eigen::Index i) const;
    void drawDots(QCPPainter& painter, const SingularValues& table) const;
    QStringList wordsOfTables(bool brief) const;
    QRectF placeOf(const QFontMetricsF& metrics, const QStringList& words) const;
    /// How many values explain most of the variance, line by line; in symbols alone where it is to be brief.
    static QStringList wordsOf(const Components& numbers, bool brief);

    std::vector<SingularValues> tables_;
    const Theme* theme_ = nullptr;
    std::optional<Eigen::Index> pointed_;
};

}  // namespace posiscope
