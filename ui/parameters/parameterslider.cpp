// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/parameterslider.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr double knob = 7;       // radius
constexpr double grooveAt = 10;  // from the top
constexpr double marksAt = 17;

QString textOf(double mark) {
    return onOneLine(QString::fromStdString(shortNumber(mark)));
}

/// The marks up to an end that moves (the heads there are), and that end.
std::vector<double> marksWithin(const Parameter& parameter, double end) {
    std::vector<double> marks = parameter.slider->marks;
    if (marks.back() <= end) return marks;
    std::erase_if(marks, [end](double mark) { return mark >= end; });
    marks.push_back(end);
    return marks;
}

/// A slider with the parameter's own value in place of a number of pixels.
class AccessibleSlider final : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
    explicit AccessibleSlider(ParameterSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? slider().valueText() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return slider().number(); }
    void setCurrentValue(const QVariant& value) override { slider().ask(value.toDouble()); }
    QVariant minimumValue() const override { return slider().lowest(); }
    QVariant maximumValue() const override { return slider().highest(); }
    QVariant minimumStepSize() const override { return slider().parameter().sliderStep(); }

 private:
    ParameterSlider& slider() const { return *static_cast<ParameterSlider*>(widget()); }
};

QAccessibleInterface* accessibleSlider(const QString&, QObject* object) {
    auto* slider = qobject_cast<ParameterSlider*>(object);
    return slider != nullptr ? new AccessibleSlider(slider) : nullptr;
}

}  // namespace

ParameterSlider::ParameterSlider(const Parameter& parameter, QWidget* parent)
    : QSlider(Qt::Horizontal, parent),
      parameter_(parameter),
      map_(parameter),
      shown_(parameter.initial),
      limits_(parameter.limits),
      marks_(parameter.slider->marks) {
    static const bool told = (QAccessible::installFactory(accessibleSlider), true);
    Q_UNUSED(told)
    setRange(0, SliderMap::steps);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ParameterSlider::sizeHint() const {
    return scaled(QSize(200, 30));
}

void ParameterSlider::setShown(const Value& value, const Limits& limits) {
    if (limits.maximum != limits_.maximum) {
        map_ = SliderMap(parameter_, limits);
        marks_ = marksWithin(parameter_, limits.maximum);
        update();
    }
    limits_ = limits;
    if (value == shown_ && QSlider::value() == map_.position(value)) return;
    shown_ = value;
    const QSignalBlocker quiet(this);
    QSlider::setValue(map_.position(value));
    update();
}

QString ParameterSlider::valueText() const {
    const QString value = onOneLine(shownValue(parameter_, shown_));
    const QString unit = translated(parameter_.unit);
    return unit.isEmpty() ? QStringLiteral("%1 %2").arg(translated(parameter_.label), value)
                          : QStringLiteral("%1 %2").arg(value, unit);
}

double ParameterSlider::number() const {
    if (const auto* whole = std::get_if<std::int64_t>(&shown_)) return static_cast<double>(*whole);
    return std::get<double>(shown_);
}

Value ParameterSlider::valueOf(double number) const {
    if (parameter_.kind() == ParameterKind::real) return number;
    return static_cast<std::int64_t>(std::llround(number));
}

void ParameterSlider::ask(double number) {
    emit moved(valueOf(std::clamp(number, lowest(), highest())));
    emit finished();
}

void ParameterSlider::setTheme(const Theme& theme) {
    if (theme_ == &theme) return;
    theme_ = &theme;
    update();
}

QRectF ParameterSlider::groove() const {
    return {knob + 1, grooveAt - 2, width() / interfaceScale() - 2 * knob - 2, 4};
}

void ParameterSlider::moveTo(double x, bool exactly) {
    const QRectF rail = groove();
    const double share = std::clamp((x - rail.left()) / rail.width(), 0.0, 1.0);
    const int position = static_cast<int>(std::lround(share * SliderMap::steps));
    emit moved(exactly ? map_.value(position) : map_.roundValue(position));
}

void ParameterSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    setSliderDown(true);
    onMark_.reset();
    if (const auto mark = markAt(event->position() / interfaceScale())) {
        onMark_ = event->position();
        emit moved(valueOf(*mark));
        return;
    }
    moveTo(event->position().x() / interfaceScale(), event->modifiers().testFlag(Qt::AltModifier));
}

void ParameterSlider::mouseMoveEvent(QMouseEvent* event) {
    if (!isSliderDown()) return;
    // A hand that shakes on a label is no drag.
    if (onMark_ && (event->position() - *onMark_).manhattanLength() < QApplication::startDragDistance())
        return;
    onMark_.reset();
    moveTo(event->position().x() / interfaceScale(), event->modifiers().testFlag(Qt::AltModifier));
}

void ParameterSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !isSliderDown()) return;
    setSliderDown(false);
    emit finished();
}

void ParameterSlider::wheelEvent(QWheelEvent* event) {
    if (!hasFocus() || event->angleDelta().y() == 0) {
        event->ignore();  // the panel scrolls
        return;
    }
    emit moved(map_.stepped(shown_, event->angleDelta().y() > 0 ? 1 : -1, false, limits_));
    event->accept();
}

void ParameterSlider::keyPressEvent(QKeyEvent* event) {
    const auto step = [&](int count, bool large) { emit moved(map_.stepped(shown_, count, large, limits_)); };
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Down: step(-1, false); break;
        case Qt::Key_Right:
        case Qt::Key_Up: step(1, false); break;
        case Qt::Key_PageDown: step(-1, true); break;
        case Qt::Key_PageUp: step(1, true); break;
        case Qt::Key_Home: emit moved(map_.value(0)); break;
        case Qt::Key_End: emit moved(map_.value(SliderMap::steps)); break;
        default: QSlider::keyPressEvent(event);
    }
}

void ParameterSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.scale(interfaceScale(), interfaceScale());
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = isEnabled() ? theme_->accent : theme_->muted;
    const QRectF rail = groove();
    // The part from zero (or from the left end) to the knob is filled.
    const double from = rail.left() + rail.width() * map_.share(std::max(0.0, lowest()));
    const double at = rail.left() + rail.width() * value() / static_cast<double>(SliderMap::steps);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_->border);
    painter.drawRoundedRect(rail, 2, 2);
    painter.setBrush(accent);
    painter.drawRoundedRect(
        QRectF(QPointF(std::min(from, at), rail.top()), QPointF(std::max(from, at), rail.bottom())), 2, 2);
    const QPointF centre(at, rail.center().y());
    if (hasFocus()) {
        QColor halo = accent;
        halo.setAlphaF(0.25F);
        painter.setBrush(halo);
        painter.drawEllipse(centre, knob + 3, knob + 3);
    }
    painter.setPen(QPen(accent, 2));
    painter.setBrush(theme_->card);
    painter.drawEllipse(centre, knob - 1, knob - 1);

    painter.setPen(theme_->muted);
    painter.setFont(textFont(11));
    for (const double mark : marks_)
        painter.drawText(labelOf(mark), Qt::AlignCenter | Qt::TextDontClip, textOf(mark));
}

QRectF ParameterSlider::labelOf(double mark) const {
    const double wide = std::ceil(QFontMetricsF(textFont(11)).horizontalAdvance(textOf(mark)));
    const double middle = groove().left() + groove().width() * map_.share(mark);
    const double left = std::clamp(middle - wide / 2, 0.0, std::max(0.0, width() / interfaceScale() - wide));
    return {left, marksAt, wide + 1, 14};
}

std::optional<double> ParameterSlider::markAt(QPointF at) const {
    constexpr double around = 2;
    for (const double mark : marks_)
        if (labelOf(mark).adjusted(-around, 0, around, around).contains(at)) return mark;
    return std::nullopt;
}

}  // namespace posiscope
