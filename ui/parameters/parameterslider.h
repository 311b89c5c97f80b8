// A slider for a number parameter.
#pragma once

#include <QSlider>

#include "ui/parameters/slidermap.h"
#include "ui/theme.h"

namespace posiscope {

/// A slider with marks below it. Arrow keys step the value itself, not pixels; Page Up and Page Down take
/// large steps.
class ParameterSlider final : public QSlider {
    Q_OBJECT

 public:
    explicit ParameterSlider(const Parameter& parameter, QWidget* parent = nullptr);

    /// Shows a value, with the limits that hold for it now. Emits nothing.
    void setShown(const Value& value, const Limits& limits);
    void setTheme(const Theme& theme);
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
    void moveTo(double x);

    Parameter parameter_;
    SliderMap map_;
    Value shown_;
    Limits limits_;
    const Theme* theme_ = &Theme::light();
};

}  // namespace posiscope
