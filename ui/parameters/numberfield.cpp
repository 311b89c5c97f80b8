// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/numberfield.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <algorithm>
#include <cmath>

#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/style/theme.h"
#include "ui/translation/translated.h"

namespace posiscope {

bool isOfTheWindow(const QKeyEvent& event, bool typing) {
    const bool ofHistory = event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
    return (ofHistory && !typing) || (event.modifiers() == Qt::ControlModifier && event.key() == Qt::Key_E);
}

namespace {

/// A spin box of Qt takes its own number, which this one has not: it reads as 0, and cannot be set.
class AccessibleField final : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
    explicit AccessibleField(NumberField* field) : QAccessibleWidget(field, QAccessible::SpinBox) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Value) return QAccessibleWidget::text(kind);
        return onOneLine(shownValue(field().parameter(), field().valueOf(field().number())));
    }
    QVariant currentValue() const override { return field().number(); }
    void setCurrentValue(const QVariant& value) override { field().ask(value.toDouble()); }
    QVariant minimumValue() const override { return field().limits().minimum; }
    QVariant maximumValue() const override { return field().limits().maximum; }
    QVariant minimumStepSize() const override { return field().parameter().sliderStep(); }
    QStringList actionNames() const override {
        return QStringList{increaseAction(), decreaseAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString& name) override {
        if (name == increaseAction())
            field().stepBy(1);
        else if (name == decreaseAction())
            field().stepBy(-1);
        else
            QAccessibleWidget::doAction(name);
    }

 private:
    NumberField& field() const { return *static_cast<NumberField*>(widget()); }
};

QAccessibleInterface* accessibleField(const QString&, QObject* object) {
    auto* field = qobject_cast<NumberField*>(object);
    return field != nullptr ? new AccessibleField(field) : nullptr;
}

}  // namespace

NumberField::NumberField(const Parameter& parameter, QWidget* parent)
    : QAbstractSpinBox(parent),
      parameter_(parameter),
      map_(parameter),
      value_(parameter.initial),
      limits_(parameter.limits) {
    static const bool told = (QAccessible::installFactory(accessibleField), true);
    Q_UNUSED(told)
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setAlignment(Qt::AlignRight);
    keepLook(this, [this] {
        setFont(interfaceFont());
        if (!property("invalid").toBool()) return;
        showValue();
        setProblem({});
    });
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QAbstractSpinBox::editingFinished, this, &NumberField::accept);
    lineEdit()->installEventFilter(this);
    if (parameter.automaticFor) lineEdit()->setPlaceholderText(tr("automatic"));
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { setProblem({}); });
    showValue();
}

void NumberField::setParameter(const Parameter& parameter) {
    parameter_ = parameter;
    map_ = SliderMap(parameter);
    value_ = parameter.initial;
    limits_ = parameter.limits;
    lineEdit()->setModified(false);
    setProblem({});
}

QSize NumberField::sizeHint() const {
    return scaled(QSize(parameter_.automaticFor ? 144 : 104, 25));
}

void NumberField::setAutomatic(double number) {
    automatic_ = number;
    setAutomaticWords(automaticText(number));
}

void NumberField::setAutomaticWords(const QString& words) {
    const QString text = onOneLine(words);
    if (text == lineEdit()->placeholderText()) return;
    lineEdit()->setPlaceholderText(text);
    setAccessibleDescription(text);
}

void NumberField::setValue(const Value& value, const Limits& limits) {
    limits_ = limits;
    const bool changed = value != value_;
    value_ = value;
    // What a person is typing, or has to correct, stays.
    const bool typing = hasFocus() && lineEdit()->isModified();
    if (!changed && (typing || property("invalid").toBool())) return;
    showValue();
    setProblem({});
}

double NumberField::number() const {
    if (isAutomatic()) return automatic_;
    if (const auto* whole = std::get_if<std::int64_t>(&value_)) return static_cast<double>(*whole);
    return std::get<double>(value_);
}

Value NumberField::valueOf(double number) const {
    if (parameter_.kind() == ParameterKind::real) return number;
    return static_cast<std::int64_t>(std::llround(number));
}

void NumberField::ask(double number) {
    const Value value = valueOf(std::clamp(number, limits_.minimum, limits_.maximum));
    if (value != value_) emit entered(value);
}

void NumberField::showValue() {
    const QString text = isAutomatic() ? QString() : onOneLine(shownValue(parameter_, value_));
    if (lineEdit()->text() == text) return;
    lineEdit()->setText(text);
    QAccessibleValueChangeEvent changed(this, number());
    QAccessible::updateAccessibility(&changed);
}

void NumberField::setProblem(const QString& problem) {
    if (property("invalid").toBool() == !problem.isEmpty() && problem.isEmpty()) return;
    setProperty("invalid", !problem.isEmpty());
    style()->unpolish(this);
    style()->polish(this);
    emit problemChanged(problem);
}

void NumberField::accept() {
    const bool cleared = parameter_.automaticFor && lineEdit()->text().trimmed().isEmpty();
    const auto value = cleared ? Result<Value>(valueOf(0)) : readShownValue(parameter_, lineEdit()->text());
    if (!value) {
        setProblem(translated(value.error().text));
        return;
    }
    setProblem({});
    lineEdit()->setModified(false);
    if (*value == value_)
        showValue();
    else
        emit entered(*value);
}

void NumberField::stepBy(int steps) {
    constexpr int pageSteps = 10;  // what QAbstractSpinBox passes for Page Up and Page Down
    const bool large = std::abs(steps) >= pageSteps;
    const Value from = isAutomatic() ? valueOf(automatic_) : value_;
    emit stepped(map_.stepped(from, large ? steps / pageSteps : steps, large, limits_));
}

void NumberField::keyPressEvent(QKeyEvent* event) {
    // In a dialog a second Escape, or one in a field as it was, is the dialog's.
    const bool isOfTheDialog = qobject_cast<QDialog*>(window()) != nullptr && !lineEdit()->isModified();
    if (event->key() == Qt::Key_Escape && !isOfTheDialog) {
        lineEdit()->clear();
        showValue();
        setProblem({});
        selectAll();
        return;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

bool NumberField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        isOfTheWindow(*static_cast<QKeyEvent*>(event), lineEdit()->isModified())) {
        event->ignore();
        return true;
    }
    return QAbstractSpinBox::event(event);
}

/// Two clicks take all of the number, where a line of text would take the digits of one group, and so do
/// three.
bool NumberField::eventFilter(QObject* watched, QEvent* event) {
    const bool second = event->type() == QEvent::MouseButtonDblClick;
    const bool third = event->type() == QEvent::MouseButtonPress && sinceDoubleClick_.isValid() &&
                       !sinceDoubleClick_.hasExpired(QApplication::doubleClickInterval());
    if (!second && !third) return QAbstractSpinBox::eventFilter(watched, event);
    if (second) sinceDoubleClick_.start();
    selectAll();
    return true;
}

void NumberField::wheelEvent(QWheelEvent* event) {
    // Scrolling the panel must not change what the mouse happens to pass over.
    if (hasFocus())
        QAbstractSpinBox::wheelEvent(event);
    else
        event->ignore();
}

}  // namespace posiscope
