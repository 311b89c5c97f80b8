#include "ui/parameters/numberfield.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>

#include "ui/text.h"
#include "ui/theme.h"

namespace posiscope {

NumberField::NumberField(const Parameter& parameter, QWidget* parent)
    : QAbstractSpinBox(parent),
      parameter_(parameter),
      map_(parameter),
      value_(parameter.initial),
      limits_(parameter.limits) {
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setAlignment(Qt::AlignRight);
    setFont(textFont());
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QAbstractSpinBox::editingFinished, this, &NumberField::accept);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { setProblem({}); });
    showValue();
}

QSize NumberField::sizeHint() const {
    return {104, 25};
}

void NumberField::setValue(const Value& value, const Limits& limits) {
    limits_ = limits;
    if (value == value_ && !lineEdit()->text().isEmpty() && property("invalid").toBool())
        return;  // still being corrected
    value_ = value;
    showValue();
    setProblem({});
}

void NumberField::showValue() {
    QString text = QString::fromStdString(formatValue(parameter_, value_));
    if (parameter_.kind == Kind::integer)
        text = grouped(std::get<std::int64_t>(value_));
    else if (const double number = std::get<double>(value_); number < 1e9 && number == std::floor(number))
        text = grouped(static_cast<qint64>(number));
    if (lineEdit()->text() != text) lineEdit()->setText(text);
}

void NumberField::setProblem(const QString& problem) {
    if (property("invalid").toBool() == !problem.isEmpty() && problem.isEmpty()) return;
    setProperty("invalid", !problem.isEmpty());
    style()->unpolish(this);
    style()->polish(this);
    emit problemChanged(problem);
}

void NumberField::accept() {
    QString text = lineEdit()->text();
    text.replace(QChar(0x2212), u'-');
    const auto value = parseValue(parameter_, text.toStdString());
    if (!value) {
        setProblem(translated(value.error().text));
        return;
    }
    setProblem({});
    if (*value == value_)
        showValue();
    else
        emit entered(*value);
}

void NumberField::stepBy(int steps) {
    constexpr int pageSteps = 10;  // what QAbstractSpinBox passes for Page Up and Page Down
    const bool large = std::abs(steps) >= pageSteps;
    emit stepped(map_.stepped(value_, large ? steps / pageSteps : steps, large, limits_));
}

void NumberField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        lineEdit()->clear();
        showValue();
        setProblem({});
        selectAll();
        return;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

void NumberField::wheelEvent(QWheelEvent* event) {
    // Scrolling the panel must not change what the mouse happens to pass over.
    if (hasFocus())
        QAbstractSpinBox::wheelEvent(event);
    else
        event->ignore();
}

}  // namespace posiscope
