// Errors on logarithmic axes.
#pragma once

#include "core/analysis/precisionerrors.h"
#include "ui/plot/curveplottable.h"
#include "ui/style/theme.h"
#include "ui/views/precision/precisionanswer.h"

namespace posiscope {

/// Whole decades for errors up to `largest` and for the limit; `smallest` is the least one that matters.
QCPRange errorRange(double smallest, double largest, double limit);

/// The band from the least to the greatest error, the line of the root mean square, and the line of the limit
/// with its words.
std::vector<Curve> errorCurves(const ErrorColumns& columns, double firstPosition, const QCPRange& shown,
                               const Theme& theme);

/// A dashed line across an axis rect at the error that one asks for, with words beside it.
class LimitPlottable final : public Plottable {
    Q_OBJECT

 public:
    using Plottable::Plottable;

    void show(double limit, QString words, const Theme& theme);

 protected:
    void draw(QCPPainter* painter) override;

 private:
    double limit_ = 0;
    QString words_;
    const Theme* theme_ = nullptr;
};

/// For each pair a bar from its root mean square up to its largest error, and a dot at both.
class PairErrorPlottable final : public Plottable {
    Q_OBJECT

 public:
    using Plottable::Plottable;

    /// `chosen` is told apart; −1 for none.
    void show(std::vector<ErrorBand> pairs, std::int64_t chosen, const Theme& theme);

 protected:
    void draw(QCPPainter* painter) override;

 private:
    std::vector<ErrorBand> pairs_;
    std::int64_t chosen_ = -1;
    const Theme* theme_ = nullptr;
};

}  // namespace posiscope
