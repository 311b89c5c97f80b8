// SPDX-License-Identifier: GPL-3.0-or-later
// A slider for a number parameter.
#pragma once

#include <QSlider>
#include <optional>
#include <vector>

#include "ui/parameters/slidermap.h"
#include "ui/style/theme.h"

namespace posiscope {

/// A slider with marks below it. It snaps to round values unless Alt is held; a click on a mark's
/// label gives exactly its value. Arrow keys step the value itself, not pixels; Page Up and Page Down take
/// large steps.
class ParameterSlider final : public QSlider {
    Q_OBJECT

 public:
    explicit ParameterSlider(const Parameter& parameter, QWidget* parent = nullptr);

    /// Shows a value, with the limits that hold for it now. Emits nothing.
    void setShown(const Value& value, const Limits& limits);
    void setTheme(const Theme& theme);
    const Parameter& parameter() const { return parameter_; }
    /// "256 positions", or "Base 10 000" where there is no unit.
    QString valueText() const;
    double number() const;
    double lowest() const { return map_.lowest(); }
    double highest() const { return map_.highest(); }
    /// Asks for a value as the keyboard does.
    void ask(double number);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 30}; }

 signals:
    void moved(const posiscope::Value& value);
    void finished();

 protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

 private:
    QRectF groove() const;
    Value valueOf(double number) const;
    /// Goes to the round value at `x`, or to the very one.
    void moveTo(double x, bool exactly);
    QRectF labelOf(double mark) const;
    std::optional<double> markAt(QPointF at) const;

    Parameter parameter_;
    SliderMap map_;
    Value shown_;
    Limits limits_;
    std::vector<double> marks_;      ///< inside the limits
    std::optional<QPointF> onMark_;  ///< where the label of a mark was pressed
    const Theme* theme_ = &Theme::light();
};

}  // namespace posiscope
