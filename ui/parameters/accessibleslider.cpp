#include "ui/parameters/accessibleslider.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "ui/parameters/parameterslider.h"

namespace posiscope {

namespace {

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

QAccessibleInterface* make(const QString&, QObject* object) {
    auto* slider = qobject_cast<ParameterSlider*>(object);
    return slider != nullptr ? new AccessibleSlider(slider) : nullptr;
}

}  // namespace

void tellScreenReadersOfSliders() {
    static const bool once = [] {
        QAccessible::installFactory(make);
        return true;
    }();
    Q_UNUSED(once)
}

}  // namespace posiscope
