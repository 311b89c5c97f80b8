// What a screen reader hears of the sliders.
#include <QAccessible>
#include <QTest>

#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"

using namespace posiscope;

class TestAccessibleSlider : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void slidersTellTheirValues_data() {
        QTest::addColumn<QString>("slider");
        QTest::addColumn<double>("number");
        QTest::addColumn<QString>("text");
        QTest::newRow("without a unit") << "baseSlider" << 10000.0 << "Base 10\u2009000";
        QTest::newRow("with a unit") << "max_lenSlider" << 256.0 << "256 positions";
        QTest::newRow("negative") << "offsetSlider" << -17.0 << "−17 positions";
    }
    void slidersTellTheirValues() {
        QFETCH(QString, slider);
        QFETCH(double, number);
        QFETCH(QString, text);
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
        QCOMPARE(value->minimumValue().toDouble(), widget->parameter().sliderMinimum);
        QCOMPARE(value->maximumValue().toDouble(), widget->parameter().sliderMaximum);
        value->setCurrentValue(100.0);
        fixture.settle();
        QCOMPARE(value->currentValue().toDouble(), 100.0);
        QVERIFY(spoken->text(QAccessible::Value).contains("100"));
        QCOMPARE(fixture.store.history().count(), 1);
    }
};

POSISCOPE_WINDOW_TEST(TestAccessibleSlider)
#include "tst_accessibleslider.moc"
