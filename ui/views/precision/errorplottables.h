// SPDX-License-Identifier: GPL-3.0-or-later
// Errors on logarithmic axes.
#pragma once

#include "core/analysis/precisionerrors.h"
#include "ui/plot/curveplottable.h"
#include "ui/style/theme.h"
#include "ui/views/precision/precisionanswer.h"

namespace posiscope {

/// The whole decades that contain errors up to `largest` and the limit; `smallest` is the least error of
/// interest.
QCPRange errorRange(double smallest, double largest, double limit);

/// The band from the least to the largest error, the line of the root mean square, and the limit with its
/// label.
std::vector<Curve> errorCurves(const ErrorColumns& columns, double firstPosition, const QCPRange& shown,
                               const Theme& theme);

/// A dashed line across an axis rect at the requested error. Words stand above it where they hide no error.
class LimitPlottable final : public Plottable {
    Q_OBJECT

 public:
    using Plottable::Plottable;

    void show(double limit, QString words, const Theme& theme);
    /// The errors from the least to the largest, and how many columns of pixels there are across.
    void keepClearOf(const Envelope& errors, std::size_t columns);

 protected:
    void draw(QCPPainter* painter) override;

 private:
    void drawLimit(QCPPainter& painter, double y) const;
    bool hidesErrors(const QRectF& box) const;
    /// At the left, or else at the right; empty where there is no room.
    QRectF placeOfWords(QSizeF size, double y) const;

    double limit_ = 0;
    QString words_;
    Envelope errors_;
    std::size_t columns_ = 0;
    const Theme* theme_ = nullptr;
};

/// A bar for each pair from its root mean square to its largest error, with a dot at both ends.
class PairErrorPlottable final : public Plottable {
    Q_OBJECT

 public:
    using Plottable::Plottable;

    /// `chosen` is highlighted; −1 for none.
    void show(std::vector<ErrorBand> pairs, std::int64_t chosen, const Theme& theme);

 protected:
    void draw(QCPPainter* painter) override;

 private:
    std::vector<ErrorBand> pairs_;
    std::int64_t chosen_ = -1;
    const Theme* theme_ = nullptr;
};

}  // namespace posiscope
