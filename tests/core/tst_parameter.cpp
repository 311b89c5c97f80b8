// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters: reading, writing, limits, messages.
#include "core/parameters/parameter.h"

#include "core/base/printable.h"
#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/state/exportparameters.h"
#include "tests/support/rows.h"
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

class TestParameter : public StrictTest {
    Q_OBJECT

 private slots:
    void accepted_data() {
        addColumns<QString, QString, QString>("key", "text", "value");
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
        // What the program itself shows.
        row("d_model", "65\u202f536", "65536");
        row("d_model", "65\u3000536", "65536");
        row("d_model", "1,000", "1000");
        row("d_model", "1e3", "1000");
        row("d_model", "1.5e3", "1500");
        row("max_len", "16,777,216", "16777216");
        row("offset", "−5", "-5");
        row("offset", "\u221216\u202f777\u202f216", "-16777216");
        row("base", "500,000", "5e+05");
        row("base", "10,000.5", "10000.5");
        row("base", "10¹²", "1e+12");
        row("base", "5·10⁵", "5e+05");
        row("dimensions", "1,000", "0-1");
        row("dimensions", "10\u202f000-10\u202f002", "10000-10002");
        row("size", "1,600x1\u202f000", "1600x1000");
        row("dimensions", "0-65535", "0-65535");
        row("waves_hidden", "", "");
        row("waves_hidden", "4-6,20", "4-6,20");
        row("value_limits", "auto", "auto");
        row("value_limits", "-1, 2.5", "-1, 2.5");
        row("value_limits", "-1e-8,3e-8", "-1e-08, 3e-08");
        row("size", "1600x1000", "1600x1000");
        row("size", "64x32768", "64x32768");
        row("size", "1600 × 1000 px", "1600x1000");
        row("size", "1600pxx1000px", "1600x1000");
        row("size", "3.25x2.25in", "3.25x2.25in");
        row("size", "3.25 in x 2.25 in", "3.25x2.25in");
        row("size", "82,5x57mm", "82.5x57mm");
        row("size", "82,500x57,000mm", "82.5x57mm");
        row("size", "1,600 x 1,000 px", "1600x1000");
        row("size", "1\u202f000x500mm", "1000x500mm");
        row("size", "1 600 × 1 000 px", "1600x1000");
        row("size", "10x7 cm", "10x7cm");
        row("size", "234x162pt", "234x162pt");
        row("dpi", "300", "300");
        row("font_size", "8.5", "8.5");
        row("scale", "0.25", "0.25");
        row("title", "", "");
        row("title", "  ω·p “quoted” 100 % ", "  ω·p “quoted” 100 % ");
    }
    void accepted() {
        const auto [key, text, value] = fetchRow<QString, QString, QString>();
        QCOMPARE(readBack(parameterOf(key), text), value);
    }

    void refused_data() {
        addColumns<QString, QString, QStringList>("key", "text", "limits");
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
                                 "1,5",
                                 "10,00",
                                 "1,0000",
                                 "0,100",
                                 ",100",
                                 "1,000,",
                                 "1e-1",
                                 "1.5",
                                 "·10⁴",
                                 "1·10",
                                 "10 000 x"})
            row("d_model", text, {"1", "65\u202f536"});
        for (const char* text : {"NaN", "inf", "-inf", "1e400", "1e-400", "5,5", "", "abc", "1", "0", "-1",
                                 "1.0000000000001e12", "1e308", "0x1p3", "+-5", "1e", "1..5"})
            row("base", text, {"1", "10¹²"});
        for (const char* text : {"7-4", "4-", "-", ",", "4,,5", "4,", "", "abc", "65536", "-1",
                                 "0-99999999999", "99999999999999999999", "4-5-6", "4.5", "4 700"})
            row("dimensions", text, {"0", "65\u202f535"});
        for (const char* text : {"1, -1", "1, 1", "1", "1, 2, 3", "automatic", "1 2"})
            row("value_limits", text, {"smaller one first"});
        row("dimensions", QString("0-65535,").repeated(40) + "x", {"0", "65\u202f535"});
        for (const char* text : {"16", "x", "1600x", "x1000", "63x100", "100x32769", "1600x1000x2",
                                 "-100x100", "99999999999999999999x100", ""})
            row("size", text, {"64", "32\u202f768"});
        for (const char* text :
             {"3.25x2.25parsec", "3.25x2.25", "3.25inx2.25mm", "3.25inx2.25", "0.4x2in", "201x2in",
              "5081x100mm", "1e1x1e1in", "infxinfin", "3.25x2.25 i n", "3.25x2.25inch"})
            row("size", text, {"64", "32\u202f768", "0.5", "200", "px, in, mm, cm, pt"});
        for (const char* text : {"-1", "2401", "NaN", ""})
            row("dpi", text, {"0", "2400"});
        for (const char* text : {"-1", "145", "8pt"})
            row("font_size", text, {"0", "144"});
        for (const char* text : {"0.2", "16.01", "NaN", ""})
            row("scale", text, {"0.25", "16"});
        for (const char* text : {"", "Interleaved", "inter", "interleaved,half-split"})
            row("layout", text, {"interleaved", "half-split"});
        for (const char* text : {"", "2", "maybe", "TRUE!"})
            row("zero_first_row", text, {"true", "false"});
        row("max_len", "16777217", {"1", "16\u202f777\u202f216"});
        for (const char* text : {"-16777217", "+-5", "+ 5", "- 5", "-", "5-", "NaN"})
            row("offset", text, {"\u221216\u202f777\u202f216", "16\u202f777\u202f216"});
    }
    void refused() {
        const auto [key, text, limits] = fetchRow<QString, QString, QStringList>();
        const Parameter& parameter = parameterOf(key);
        QCOMPARE(readBack(parameter, text), "refused");
        const Error error = parseValue(parameter, text.toStdString()).error();
        QCOMPARE(QString::fromStdString(error.field), key);
        const QString message = QString::fromStdString(error.text.english());
        QVERIFY2(message.startsWith(key), qPrintable(message));
        const QString quoted = QString::fromStdString(printable(text.toStdString()));
        QVERIFY2(message.contains(quoted), qPrintable(message));
        for (const QString& limit : limits)
            QVERIFY2(message.contains(limit), qPrintable(message));
        QVERIFY2(!message.contains('%'), qPrintable(message));  // every placeholder is filled
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
        if (parameter.kind() == ParameterKind::flag) values.insert(values.end(), {Value(true), Value(false)});
        if (parameter.kind() == ParameterKind::integer)
            for (const double limit : {low, high})
                values.emplace_back(static_cast<std::int64_t>(limit));
        if (parameter.kind() == ParameterKind::real)
            for (const double value : {open ? std::nextafter(low, high) : low, high,
                                       std::sqrt(std::max(0.0, low) * high), low + 0.1})
                values.emplace_back(value);
        if (parameter.kind() == ParameterKind::indices)
            values.emplace_back(Indices{0, 2, 3, 4, static_cast<std::int64_t>(high)});
        if (parameter.kind() == ParameterKind::size)
            for (const char* size : {"64x32768", "3.25x2.25in", "82.5x57.15mm", "10x7cm", "234x162pt"})
                values.emplace_back(std::string(size));
        for (const Choice& example : parameter.examples)
            values.emplace_back(example.id);
        if (parameter.kind() == ParameterKind::text && !parameter.refusal)
            values.emplace_back(std::string(" two words, 3 % "));
        for (const Value& value : values) {
            const std::string text = formatValue(parameter, value);
            const auto back = parseValue(parameter, text);
            QVERIFY2(back.ok(), text.c_str());
            QVERIFY2(*back == value, text.c_str());
            const std::string shown = writtenValue(parameter, value);
            const auto again = parseValue(parameter, shown);
            QVERIFY2(again.ok(), shown.c_str());
            QVERIFY2(*again == value, shown.c_str());
        }
    }

    // A stored value may have another type or shape than any typed one.
    void checkValue_data() {
        addColumns<QString, int>("key", "which");
        for (const char* key : {"d_model", "base", "layout", "zero_first_row", "dimensions", "size", "title"})
            for (int which = 0; which < static_cast<int>(strange().size()); ++which)
                QTest::addRow("%s, value %d", key, which) << key << which;
    }
    void checkValue() {
        const auto [key, which] = fetchRow<QString, int>();
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

    /// A stranger's text appears in the message on one line, as valid UTF-8, and shortened.
    void whatWasTypedIsQuotedSafely_data() {
        const Rows<QByteArray, QString> row("typed", "quoted");
        row("control characters", QByteArray("1\n2\x1b[2J"), "“1\\u000a2\\u001b[2J”");
        row("no UTF-8", QByteArray("\xe7\xe2"), "“\uFFFD\uFFFD”");
        row("very long", QByteArray(5000, 'x'), "“" + QString(79, 'x') + "…”");
    }
    void whatWasTypedIsQuotedSafely() {
        const auto [typed, quoted] = fetchRow<QByteArray, QString>();
        const Parameter& parameter = *findEncoding("sinusoidal")->parameters.begin();
        const auto value = parseValue(parameter, typed.toStdString());
        QVERIFY(!value);
        const QString message = QString::fromStdString(value.error().text.english());
        QVERIFY2(message.contains(quoted), qPrintable(message));
    }
};

QTEST_APPLESS_MAIN(TestParameter)
#include "tst_parameter.moc"
