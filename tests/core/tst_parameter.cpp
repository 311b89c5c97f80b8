// Parameters: reading, writing, limits, messages.
#include "core/parameter.h"

#include "core/keys.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const Parameter& parameterOf(const QString& key) {
    static const State state = defaultState();
    if (const Parameter* found = findParameter(state, key.toStdString())) return *found;
    for (const Parameter& parameter : exportParameters())
        if (parameter.key == key.toStdString()) return parameter;
    throw std::runtime_error("no parameter " + key.toStdString());
}

/// The value as text, or "refused".
QString readBack(const Parameter& parameter, const QString& text) {
    const auto value = parseValue(parameter, text.toStdString());
    return value ? QString::fromStdString(formatValue(parameter, *value)) : QStringLiteral("refused");
}

}  // namespace

class TestParameter : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void accepted_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* key, const char* text, const char* value) {
            QTest::newRow((std::string(key) + " “" + text + "”").c_str()) << key << text << value;
        };
        row("d_model", "128", "128");
        row("d_model", "1", "1");
        row("d_model", "65536", "65536");
        row("d_model", "10 000", "10000");
        row("d_model", "10\u00a0000", "10000");
        row("d_model", "10\u202f000", "10000");
        row("d_model", "10\u2009000", "10000");
        row("d_model", " 64\t", "64");
        row("d_model", "+64", "64");
        row("max_len", "16 777 216", "16777216");
        row("offset", "-5", "-5");
        row("offset", "-16777216", "-16777216");
        row("base", "1e12", "1e+12");
        row("base", "1.0000001", "1.0000001");
        row("base", "10 000.5", "10000.5");
        row("base", "1E4", "10000");
        row("base", "5", "5");
        row("zero_first_row", "yes", "true");
        row("zero_first_row", "off", "false");
        row("zero_first_row", "1", "true");
        row("layout", "half-split", "half-split");
        row("layout", " interleaved ", "interleaved");
        row("dimensions", "4-7, 20", "4-7,20");
        row("dimensions", "20,7,4 - 6,5", "4-7,20");
        row("dimensions", "0", "0");
        row("dimensions", "7-7", "7");
        row("dimensions", "0-65535", "0-65535");
        row("size", "1600x1000", "1600x1000");
        row("size", "64x32768", "64x32768");
        row("scale", "0.25", "0.25");
        row("title", "", "");
        row("title", "  ω·p “quoted” 100 % ", "  ω·p “quoted” 100 % ");
    }
    void accepted() {
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(QString, value);
        QCOMPARE(readBack(parameterOf(key), text), value);
    }

    void refused_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("limits");
        const auto row = [](const char* key, const QString& text, const QStringList& limits) {
            QTest::newRow((std::string(key) + " “" + text.left(40).toStdString() + "”").c_str())
                << key << text << limits;
        };
        for (const char* text : {"NaN",
                                 "nan",
                                 "inf",
                                 "-inf",
                                 "1e400",
                                 "5,5",
                                 "5.5",
                                 "",
                                 " ",
                                 "abc",
                                 "12abc",
                                 "0x10",
                                 "2147483648",
                                 "9223372036854775808",
                                 "-9223372036854775809",
                                 "65537",
                                 "0",
                                 "-1",
                                 "+-5",
                                 "--5",
                                 "+",
                                 "1 e4",
                                 "10 000 x"})
            row("d_model", text, {"1", "65,536"});
        for (const char* text : {"NaN", "inf", "-inf", "1e400", "1e-400", "5,5", "", "abc", "1", "0", "-1",
                                 "1.0000000000001e12", "1e308", "0x1p3", "+-5", "1e", "1..5"})
            row("base", text, {"1", "1e+12"});
        for (const char* text : {"7-4", "4-", "-", ",", "4,,5", "4,", "", "abc", "65536", "-1",
                                 "0-99999999999", "99999999999999999999", "4-5-6", "4.5"})
            row("dimensions", text, {"0", "65,535"});
        row("dimensions", QString("0-65535,").repeated(40) + "x", {"0", "65,535"});
        for (const char* text : {"1600", "x", "1600x", "x1000", "63x100", "100x32769", "1600x1000x2",
                                 "-100x100", "99999999999999999999x100", ""})
            row("size", text, {"64", "32,768"});
        for (const char* text : {"0.2", "16.01", "NaN", ""})
            row("scale", text, {"0.25", "16"});
        for (const char* text : {"", "Interleaved", "inter", "interleaved,half-split"})
            row("layout", text, {"interleaved", "half-split"});
        for (const char* text : {"", "2", "maybe", "TRUE!"})
            row("zero_first_row", text, {"true", "false"});
        row("max_len", "16777217", {"1", "16,777,216"});
        for (const char* text : {"-16777217", "+-5", "+ 5", "- 5", "-", "5-", "NaN"})
            row("offset", text, {"-16,777,216", "16,777,216"});
    }
    void refused() {
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(QStringList, limits);
        const Parameter& parameter = parameterOf(key);
        QCOMPARE(readBack(parameter, text), "refused");
        const Error error = parseValue(parameter, text.toStdString()).error();
        QCOMPARE(QString::fromStdString(error.field), key);
        const QString message = QString::fromStdString(error.text.english());
        QVERIFY2(message.startsWith(key), qPrintable(message));
        QVERIFY2(message.contains(text), qPrintable(message));
        for (const QString& limit : limits)
            QVERIFY2(message.contains(limit), qPrintable(message));
        QVERIFY2(!message.contains('%'), qPrintable(message));  // every place is filled
    }

    void roundTrip_data() {
        QTest::addColumn<QString>("key");
        for (const Parameter* parameter : parametersOf(defaultState()))
            QTest::newRow(parameter->key.c_str()) << QString::fromStdString(parameter->key);
        for (const Parameter& parameter : exportParameters())
            QTest::newRow(parameter.key.c_str()) << QString::fromStdString(parameter.key);
    }
    void roundTrip() {
        QFETCH(QString, key);
        const Parameter& parameter = parameterOf(key);
        std::vector<Value> values{parameter.initial};
        for (const Choice& choice : parameter.choices)
            values.emplace_back(choice.id);
        const auto [low, high, open] = parameter.limits;
        if (parameter.kind == Kind::flag) values.insert(values.end(), {Value(true), Value(false)});
        if (parameter.kind == Kind::integer)
            for (const double limit : {low, high})
                values.emplace_back(static_cast<std::int64_t>(limit));
        if (parameter.kind == Kind::real)
            for (const double value : {open ? std::nextafter(low, high) : low, high,
                                       std::sqrt(std::max(0.0, low) * high), low + 0.1})
                values.emplace_back(value);
        if (parameter.kind == Kind::indices)
            values.emplace_back(Indices{0, 2, 3, 4, static_cast<std::int64_t>(high)});
        if (parameter.kind == Kind::size)
            values.emplace_back(Indices{static_cast<std::int64_t>(low), static_cast<std::int64_t>(high)});
        if (parameter.kind == Kind::text) values.emplace_back(std::string(" two words, 3 % "));
        for (const Value& value : values) {
            const std::string text = formatValue(parameter, value);
            const auto back = parseValue(parameter, text);
            QVERIFY2(back.ok(), text.c_str());
            QVERIFY2(*back == value, text.c_str());
        }
    }

    // What is stored may be of another type or shape than what a person can type.
    void checkValue_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("which");
        for (const char* key : {"d_model", "base", "layout", "zero_first_row", "dimensions", "size", "title"})
            for (int which = 0; which < static_cast<int>(strange().size()); ++which)
                QTest::addRow("%s, value %d", key, which) << key << which;
    }
    void checkValue() {
        QFETCH(QString, key);
        QFETCH(int, which);
        const Parameter& parameter = parameterOf(key);
        const Value value = strange()[static_cast<std::size_t>(which)];
        const auto failure = posiscope::checkValue(parameter, value, defaultState().values);
        const bool aText = key == "title" && std::holds_alternative<std::string>(value);
        const bool aFlag = key == "zero_first_row" && std::holds_alternative<bool>(value);
        QCOMPARE(!failure.has_value(), aText || aFlag);
        if (!failure) return;
        QCOMPARE(QString::fromStdString(failure->field), key);
        QVERIFY(QString::fromStdString(failure->text.english()).startsWith(key));
    }

    void limitsThatDependOnOthers() {
        Values values = valuesOf({.dModel = 16, .maxLen = 100, .firstPosition = 10});
        const auto accepts = [&](const char* key, Value value) {
            return !posiscope::checkValue(parameterOf(key), value, values);
        };
        QVERIFY(accepts("position", std::int64_t{10}) && accepts("position", std::int64_t{109}));
        QVERIFY(!accepts("position", std::int64_t{9}) && !accepts("position", std::int64_t{110}));
        QVERIFY(accepts("dimension", std::int64_t{15}) && !accepts("dimension", std::int64_t{16}));
        QVERIFY(accepts("dimensions", Indices{0, 15}) && !accepts("dimensions", Indices{0, 16}));
        QVERIFY(accepts("clock_pairs", Indices{7}) && !accepts("clock_pairs", Indices{8}));
        const auto failure = posiscope::checkValue(parameterOf("position"), std::int64_t{110}, values);
        const std::string message = failure->text.english();
        QVERIFY2(message.find("10 to 109") != std::string::npos, message.c_str());
    }

    void helpers() {
        QCOMPARE(groupedDigits(0), std::string("0"));
        QCOMPARE(groupedDigits(999), std::string("999"));
        QCOMPARE(groupedDigits(-1000), std::string("-1,000"));
        QCOMPARE(groupedDigits(16'777'216), std::string("16,777,216"));
        QCOMPARE(groupedDigits(INT64_MIN), std::string("-9,223,372,036,854,775,808"));
        QCOMPARE(formatIndices({4, 5, 6, 7, 20}), std::string("4-7,20"));
        QCOMPARE(formatIndices({}), std::string());
        QCOMPARE(parameterOf("d_model").option(), std::string("--d-model"));
        QCOMPARE(Text("%1 and %2, 100 %, %9", {"%2", "b"}).english(), std::string("%2 and b, 100 %, %9"));
        for (const double number : {0.1, 1e-300, 5e-324, 1.7976931348623157e308, 123456789.125})
            QVERIFY(std::strtod(shortestDecimal(number).c_str(), nullptr) == number);
    }

 private:
    static std::vector<Value> strange() {
        return {Value(true),        Value(std::int64_t{-1}),
                Value(NAN),         Value(HUGE_VAL),
                Value(-0.0),        Value(std::string("\xff nonsense")),
                Value(Indices{}),   Value(Indices{100, 100, 100}),
                Value(Indices{-3}), Value(Indices{-1, 5}),
                Value(INT64_MAX),   Value(Indices{5, 4, INT64_MAX})};
    }
};

QTEST_APPLESS_MAIN(TestParameter)
#include "tst_parameter.moc"
