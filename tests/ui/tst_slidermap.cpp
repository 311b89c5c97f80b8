// SPDX-License-Identifier: GPL-3.0-or-later
// Slider positions and values, and the short numbers under sliders.
#include <QTest>

#include "core/state/state.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/parameters/slidermap.h"

using namespace posiscope;

namespace {

const Parameter& row(const char* key) {
    static const State state = defaultState();
    return *findParameter(state, key);
}

double number(const Value& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    return std::get<double>(value);
}

}  // namespace

class TestSliderMap : public StrictTest {
    Q_OBJECT

 private slots:
    void everyPositionGivesALegalValueAndOrderIsKept_data() {
        eachText("key", {"d_model", "max_len", "base", "offset", "first_position"});
    }
    void everyPositionGivesALegalValueAndOrderIsKept() {
        QFETCH(QString, key);
        const Parameter& parameter = row(key.toLatin1().constData());
        const SliderMap map(parameter);
        double before = -1e300;
        for (int position = 0; position <= SliderMap::steps; ++position) {
            const Value value = map.value(position);
            QVERIFY2(!checkValue(parameter, value, defaultState().values),
                     formatValue(parameter, value).c_str());
            QVERIFY(number(value) >= before);
            before = number(value);
        }
        QCOMPARE(number(map.value(0)), parameter.slider->marks.front());
        QCOMPARE(number(map.value(SliderMap::steps)), parameter.slider->marks.back());
    }

    void aValueFindsItsPositionAgain_data() { everyPositionGivesALegalValueAndOrderIsKept_data(); }
    void aValueFindsItsPositionAgain() {
        QFETCH(QString, key);
        const SliderMap map(row(key.toLatin1().constData()));
        for (int position = 0; position <= SliderMap::steps; position += 37) {
            const Value value = map.value(position);
            // Several positions may stand for one value; its position must stand for it too.
            QCOMPARE(number(map.value(map.position(value))), number(value));
        }
    }

    void roundValues_data() {
        const Rows<QString, double, double> row("key", "near", "round");
        row("a power of two", "d_model", 17.0, 16.0);
        row("a multiple of 64", "d_model", 190.0, 192.0);
        row("a larger block", "max_len", 998.0, 1024.0);
        row("a much larger block", "max_len", 1'000'000.0, 983'040.0);
        row("one", "base", 9406.0, 10'000.0);
        row("two", "base", 1674.0, 2000.0);
        row("five", "base", 4.2e5, 5e5);
        row("linear", "offset", 37.0, 37.0);
    }
    void roundValues() {
        const auto [key, near, round] = fetchRow<QString, double, double>();
        const Parameter& parameter = row(key.toLatin1().constData());
        const SliderMap map(parameter);
        const Value value =
            parameter.kind() == ParameterKind::real ? Value(near) : Value(static_cast<std::int64_t>(near));
        QCOMPARE(number(map.roundValue(map.position(value))), round);
        // Both ends are within reach.
        QCOMPARE(number(map.roundValue(0)), parameter.slider->marks.front());
        QCOMPARE(number(map.roundValue(SliderMap::steps)), parameter.slider->marks.back());
    }

    void largeTablesAreWithinReach() {
        QCOMPARE(number(SliderMap(row("max_len")).value(SliderMap::steps)), 16777216.0);
        QCOMPARE(number(SliderMap(row("d_model")).value(SliderMap::steps)), 65536.0);
    }

    void keysStepByOneAndStayInside() {
        const Parameter& parameter = row("d_model");
        const SliderMap map(parameter);
        QCOMPARE(number(map.stepped(std::int64_t{128}, 1, false, parameter.limits)), 129.0);
        QCOMPARE(number(map.stepped(std::int64_t{128}, -1, true, parameter.limits)), 64.0);
        QCOMPARE(number(map.stepped(std::int64_t{1}, -1, false, parameter.limits)), 1.0);
        QCOMPARE(number(map.stepped(std::int64_t{65536}, 1, true, parameter.limits)), 65536.0);
        const Parameter& base = row("base");
        QCOMPARE(number(SliderMap(base).stepped(10000.0, 1, false, base.limits)), 20000.0);
        QCOMPARE(number(SliderMap(base).stepped(10000.0, -1, false, base.limits)), 5000.0);
        QVERIFY(number(SliderMap(base).stepped(1.1, -1, false, base.limits)) > 1);
    }

    void marksAreShort_data() {
        const Rows<double, QString> row("value", "text");
        row("small", 16.0, QStringLiteral("16"));
        row("fraction", 1.1, QStringLiteral("1.1"));
        row("negative", -64.0, QStringLiteral("−64"));
        row("power of two", 65536.0, QStringLiteral("2¹⁶"));
        row("mega", 16777216.0, QStringLiteral("2²⁴"));
        row("power of ten", 1e6, QStringLiteral("10⁶"));
    }
    void marksAreShort() {
        const auto [value, text] = fetchRow<double, QString>();
        QCOMPARE(QString::fromStdString(shortNumber(value)), text);
    }
};

QTEST_GUILESS_MAIN(TestSliderMap)
#include "tst_slidermap.moc"
