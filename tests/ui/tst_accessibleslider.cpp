// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader hears of the sliders.
#include <QAccessible>
#include <QTest>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"

using namespace posiscope;

class TestAccessibleSlider : public StrictTest {
    Q_OBJECT

 private slots:
    void slidersTellTheirValues_data() {
        const Rows<QString, double, QString> row("slider", "number", "text");
        row("without a unit", "baseSlider", 10000.0, "Base 10\u2009000");
        row("with a unit", "max_lenSlider", 256.0, "256 positions");
        row("negative", "offsetSlider", -17.0, "−17 positions");
    }
    void slidersTellTheirValues() {
        const auto [slider, number, text] = fetchRow<QString, double, QString>();
        State state = defaultState();
        state.set(keys::offset, std::int64_t{-17});
        WindowFixture fixture(state);
        auto* widget = fixture.find<ParameterSlider>(slider);
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(spoken != nullptr && spoken->role() == QAccessible::Slider);
        QCOMPARE(spoken->text(QAccessible::Value), text);
        QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
        QAccessibleValueInterface* value = spoken->valueInterface();
        QVERIFY(value != nullptr);
        QCOMPARE(value->currentValue().toDouble(), number);
        QCOMPARE(value->minimumValue().toDouble(), widget->parameter().slider->marks.front());
        QCOMPARE(value->maximumValue().toDouble(), widget->parameter().slider->marks.back());
        value->setCurrentValue(100.0);
        fixture.settle();
        QCOMPARE(value->currentValue().toDouble(), 100.0);
        QVERIFY(spoken->text(QAccessible::Value).contains("100"));
        QCOMPARE(fixture.store.history().count(), 1);
    }
};

POSISCOPE_WINDOW_TEST(TestAccessibleSlider)
#include "tst_accessibleslider.moc"
