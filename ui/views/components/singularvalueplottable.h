// SPDX-License-Identifier: GPL-3.0-or-later
// The singular values of a table on a logarithmic axis.
#pragma once

#include <QCoreApplication>
#include <span>

#include "core/analysis/components.h"
#include "ui/plot/marks.h"
#include "ui/plot/plottable.h"
#include "ui/style/theme.h"

namespace posiscope {

/// "34 %", "0.4 %"
QString percent(double share);

/// A dot for every singular value, the largest first; which one is pointed at, in words.
class SingularValuePlottable final : public Plottable {
    Q_DECLARE_TR_FUNCTIONS(SingularValuePlot)

 public:
    explicit SingularValuePlottable(QCPAxisRect* rect);

    /// `count` values; `numbers` may be null, and must stay as long as it is shown. The first values take the
    /// `colours` of their curves.
    void show(const Components* numbers, Eigen::Index count, const Theme& theme,
              std::span<const QColor> colours);
    /// B's values beside those of A, as diamonds; null for none. Call it after show().
    void showOther(const Components* numbers) { other_ = numbers; }
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
    bool isShown() const { return numbers_ != nullptr && numbers_->rank > 0; }
    QPointF pointOf(Eigen::Index i) const { return pointOf(*numbers_, i); }
    QPointF pointOf(const Components& numbers, Eigen::Index i) const;
    void drawDots(QCPPainter& painter, const Components& numbers, bool diamonds) const;
    QRectF placeOf(const QFontMetricsF& metrics, const QStringList& words) const;
    /// How many values explain most of the variance, line by line; in symbols alone where it is to be brief.
    static QStringList wordsOf(const Components& numbers, bool brief);

    const Components* numbers_ = nullptr;
    const Components* other_ = nullptr;
    const Theme* theme_ = nullptr;
    std::vector<QColor> colours_;
    std::optional<Eigen::Index> pointed_;
};

}  // namespace posiscope
