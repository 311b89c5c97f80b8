// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: written states are read back, and mistakes are refused by name.
#include "core/state/session.h"

#include <nlohmann/json.hpp>

#include "core/parameters/keys.h"
#include "tests/support/randomstate.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

Json written() {
    return Json::parse(writeSession(defaultState()));
}

/// The session with one value replaced by a JSON text.
std::string withValue(const std::string& key, const std::string& text) {
    Json root = written();
    root["values"][key] = "@";
    std::string json = root.dump();
    return json.replace(json.find("\"@\""), 3, text);
}

std::string withField(const std::string& key, const std::string& text) {
    Json root = written();
    root[key] = "@";
    std::string json = root.dump();
    return json.replace(json.find("\"@\""), 3, text);
}

bool isEmptyList(const Value& value) {
    return value == Value(NumberList{}) || value == Value(Indices{});
}

}  // namespace

class TestSession : public StrictTest {
    Q_OBJECT

 private slots:
    void roundTrip() {
        Sample sample(0x5e55);
        for (int n = 0; n < 500; ++n) {
            const State state = randomState(sample);
            const auto problem = checkState(state, knownViews());
            QVERIFY2(!problem, problem ? problem->text.english().c_str() : "");
            const auto back = readSession(writeSession(state), knownViews());
            QVERIFY2(back.ok(), (back.ok() ? "" : back.error().text.english() + sample.seed()).c_str());
            QVERIFY2(*back == state, (sample.seed() + "\n" + writeSession(state)).c_str());
        }
    }

    void defaults() {
        QVERIFY(*readSession(writeSession(defaultState()), knownViews()) == defaultState());
        const Json root = written();
        QCOMPARE(root["format"].get<std::string>(), std::string("posiscope-session"));
        QCOMPARE(root["version"].get<int>(), 1);
        QCOMPARE(root["values"].size(), defaultState().values.all().size());
        for (const Encoding* encoding : encodings())
            for (const Parameter& parameter : encoding->parameters)
                QVERIFY2(root["values"].contains(parameter.key), parameter.key.c_str());
        QVERIFY(root["values"]["dimensions"].is_array());
    }

    void truncatedAtEveryByte() {
        Sample sample(0x71);
        State state = randomState(sample);
        state.arrangement.panes.front().viewport = Viewport{0, 1, 0, 1};
        const std::string json = writeSession(state);
        // Behind the last brace there is only the newline.
        const std::size_t complete = json.rfind('}') + 1;
        for (std::size_t length = 0; length < complete; ++length) {
            const auto result = readSession(std::string_view(json).substr(0, length), knownViews());
            QVERIFY2(!result.ok(), qPrintable(QString("%1 bytes").arg(length)));
            QVERIFY(!result.error().text.english().empty());
        }
        QVERIFY(readSession(std::string_view(json).substr(0, complete), knownViews()).ok());
    }

    void damagedAtEveryByte() {
        const std::string json = writeSession(defaultState());
        Sample sample(0xda);
        for (std::size_t at = 0; at < json.size(); ++at) {
            std::string damaged = json;
            damaged[at] = static_cast<char>(sample.whole(-128, 127));
            const auto result = readSession(damaged, knownViews());
            // Either it is refused with a reason, or what was read is a state that can be shown.
            if (result) QVERIFY2(!checkState(*result, knownViews()), damaged.c_str());
            if (!result) QVERIFY2(!result.error().text.english().empty(), damaged.c_str());
        }
    }

    // A file from before a parameter was there means what it meant.
    void olderFiles_data() {
        const Rows<QByteArray, QString> row("values", "form");
        row("without a mask", R"("encoding": "alibi", "mask": "none")", "one-sided");
        row("named", R"("encoding": "alibi", "mask": "none", "alibi_form": "symmetric")", "symmetric");
        row("masked", R"("encoding": "alibi", "mask": "causal")", "symmetric");
        row("the usual mask", R"("encoding": "alibi")", "symmetric");
        row("another encoding", R"("encoding": "kerple", "mask": "none")", "symmetric");
    }
    void olderFiles() {
        const auto [values, form] = fetchRow<QByteArray, QString>();
        const auto read = readSession((R"({"format": "posiscope-session", "version": 1, "values": {)" +
                                       values + R"(}, "compared": {)" + values + "}}")
                                          .toStdString(),
                                      knownViews());
        QVERIFY2(read.ok(), read ? "" : read.error().text.english().c_str());
        for (const Values& side : {read->values, read->variants.front()})
            QCOMPARE(QString::fromStdString(std::get<std::string>(side.at("alibi_form"))), form);
        // Written and read again it means the same.
        QCOMPARE(*readSession(writeSession(*read), knownViews()), *read);
    }

    void textsOfAnyBytesAreWritten() {
        State state = defaultState();
        state.set(keys::sentence, std::string("a\xff b \xe6\x88\x91"));
        const auto again = readSession(writeSession(state), knownViews());
        QVERIFY(again.ok());
        QCOMPARE(again->get(keys::sentence), std::string("a\ufffd b \xe6\x88\x91"));
    }

    // No limits are those that are found, no wave that is switched off is none.
    void emptyLists() {
        int lists = 0;
        for (const Parameter* parameter : parametersOf(defaultState())) {
            if (!isEmptyList(parameter->initial)) continue;
            ++lists;
            const auto read = readSession(withValue(parameter->key, "[]"), knownViews());
            QVERIFY2(read.ok(), parameter->key.c_str());
            QVERIFY2(read->values.at(parameter->key) == parameter->initial, parameter->key.c_str());
        }
        QVERIFY(lists >= 4);
    }

    void wrongTypes_data() {
        const Rows<QString, QString> row("key", "json");
        for (const Parameter* parameter : parametersOf(defaultState())) {
            QStringList wrong{"null", "{}", "[null]", "[[1]]", "[1.5]", "{\"a\":[1]}", "[\"1\"]"};
            if (!isEmptyList(parameter->initial)) wrong << "[]";
            if (parameter->kind() != ParameterKind::flag) wrong << "true";
            if (parameter->kind() != ParameterKind::integer) wrong << "-9223372036854775808";
            if (parameter->kind() != ParameterKind::real) wrong << "1.5";
            if (parameter->kind() != ParameterKind::text) wrong << "\"no such word\"";
            wrong << "9223372036854775808"
                  << "1e300"
                  << "-1e300";
            for (const QString& json : wrong)
                row((parameter->key + " = " + json.toStdString()).c_str(),
                    QString::fromStdString(parameter->key), json);
        }
    }
    void wrongTypes() {
        const auto [key, json] = fetchRow<QString, QString>();
        const auto result = readSession(withValue(key.toStdString(), json.toStdString()), knownViews());
        QVERIFY(!result.ok());
        const QString message = QString::fromStdString(result.error().text.english());
        QCOMPARE(QString::fromStdString(result.error().field), key);
        QVERIFY2(message.contains(key), qPrintable(message));
    }

    void refusedValues_data() {
        addColumns<QString, QString>("key", "json");
        const auto row = [](const char* key, const char* json) {
            QTest::newRow((std::string(key) + " = " + json).c_str()) << key << json;
        };
        for (const char* json : {"0", "-1", "65537", "2147483648", "18446744073709551615", "128.0"})
            row("d_model", json);
        row("max_len", "16777217");
        for (const char* json : {"1", "0", "1e13", "-1"})
            row("base", json);
        for (const char* json : {"256", "-1"})
            row("position", json);
        row("reference", "256");
        row("dimension", "128");
        row("dimensions", "[128]");
        row("dimensions", "[5,4]");
        row("dimensions", "[4,4]");
        row("clock_pairs", "[64]");
        row("offset", "16777217");
        row("encoding", "\"\"");
    }
    void refusedValues() { wrongTypes(); }

    void fields_data() {
        addColumns<QString, QString, QString>("key", "json", "named");
        const auto row = [](const char* key, const char* json, const char* named) {
            QTest::newRow((std::string(key) + " = " + QString(json).left(60).toStdString()).c_str())
                << key << json << named;
        };
        for (const char* json : {"3", "1000000", "0", "-1", "1.0", "\"1\"", "null", "9223372036854775808"})
            row("version", json, "version");
        for (const char* json : {"\"other\"", "1", "null", "[]"})
            row("format", json, "session");
        row("values", "[]", "values");
        row("values", "null", "values");
        row("values", "{\"no_such_key\":1}", "no_such_key");
        row("values", "{\"D_MODEL\":1}", "D_MODEL");
        row("unknown", "1", "unknown");
        for (const char* json : {"[]", "{}", "null", "1", "[1]", "[{}]", "[{\"view\":1}]",
                                 "[{\"view\":null}]", "[{\"view\":\"heatmap\",\"viewport\":[0,1,0]}]",
                                 "[{\"view\":\"heatmap\",\"viewport\":[0,1,0,\"1\"]}]",
                                 "[{\"view\":\"heatmap\",\"viewport\":null}]"})
            row("panes", json, "pane view");
        for (const char* json : {"[{\"view\":\"heatmap\",\"viewport\":[1,1,0,1]}]",
                                 "[{\"view\":\"heatmap\",\"viewport\":[0,1,2,1]}]"})
            row("panes", json, "viewport");
        row("panes", "[{\"view\":\"no-such-view\"}]", "no-such-view");
        row("panes", "[{\"view\":\"\"}]", "view");
        row("panes", "[{\"view\":\"heatmap\",\"unknown\":1}]", "unknown");
        const char* five =
            "[{\"view\":\"waves\"},{\"view\":\"waves\"},{\"view\":\"waves\"},{\"view\":\"waves\"},"
            "{\"view\":\"waves\"}]";
        row("panes", five, "panes");
        for (const char* json : {"4", "-2", "9223372036854775807", "-9223372036854775808",
                                 "9223372036854775808", "4294967296", "1.0", "null", "\"0\""})
            row("maximised", json, "maximised");
        for (const char* key : {"column_split", "row_split"})
            for (const char* json : {"0", "1", "-0.5", "1e300", "null", "\"0.5\"", "[]"})
                row(key, json, key);
    }
    void fields() {
        const auto [key, json, named] = fetchRow<QString, QString, QString>();
        const auto result = readSession(withField(key.toStdString(), json.toStdString()), knownViews());
        QVERIFY(!result.ok());
        const QString message = QString::fromStdString(result.error().text.english());
        bool found = false;
        for (const QString& word : named.split(' '))
            found = found || message.contains(word);
        QVERIFY2(found, qPrintable(message));
        QVERIFY2(!message.contains('%'), qPrintable(message));
    }

    void notASession_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("spaces") << QByteArray("  \n");
        QTest::newRow("null") << QByteArray("null");
        QTest::newRow("empty object") << QByteArray("{}");
        QTest::newRow("text") << QByteArray("hello");
        QTest::newRow("NUL bytes") << QByteArray(1000, '\0');
        QTest::newRow("not UTF-8") << QByteArray("{\"format\": \"\xff\xfe\"}");
        QTest::newRow("number beyond double") << QByteArray(withValue("base", "1e400").c_str());
        QTest::newRow("NaN") << QByteArray(withValue("base", "NaN").c_str());
        QTest::newRow("two documents") << QByteArray((writeSession(defaultState()) + "{}").c_str());
        constexpr int levels = 100'000;
        QTest::newRow("100,000 open brackets") << QByteArray(levels, '[');
        QTest::newRow("100,000 nested lists") << QByteArray(levels, '[') + QByteArray(levels, ']');
        QTest::newRow("100,000 open objects") << QByteArray("{\"a\":").repeated(levels);
        QTest::newRow("100,000 nested objects")
            << QByteArray("{\"a\":").repeated(levels) + "1" + QByteArray(levels, '}');
        const std::string nested = std::string(levels, '[') + std::string(levels, ']');
        QTest::newRow("nested lists as a value") << QByteArray(withValue("dimensions", nested).c_str());
        QTest::newRow("nested lists as the format") << QByteArray(withField("format", nested).c_str());
        QTest::newRow("nested lists as panes") << QByteArray(withField("panes", nested).c_str());
    }
    void notASession() {
        QFETCH(QByteArray, bytes);
        const auto result =
            readSession({bytes.constData(), static_cast<std::size_t>(bytes.size())}, knownViews());
        QVERIFY(!result.ok());
        const std::string message = result.error().text.english();
        QVERIFY(!message.empty() && message.size() < 500);
    }

    void missingKeysKeepDefaults() {
        const std::string start = R"({"format":"posiscope-session","version":1)";
        QVERIFY(*readSession(start + "}", knownViews()) == defaultState());
        const auto wide = readSession(start + R"(,"values":{"d_model":512}})", knownViews());
        State expected = defaultState();
        expected.set(keys::dModel, std::int64_t{512});
        QVERIFY(*wide == expected);
        // A cursor that is left out goes where it fits; one that is named must be inside.
        const auto small = readSession(start + R"(,"values":{"d_model":4,"max_len":9}})", knownViews());
        QVERIFY(small.ok());
        QVERIFY(!checkState(*small, knownViews()));
        QCOMPARE(small->get(keys::dimension), std::int64_t{3});
        QCOMPARE(small->get(keys::position), std::int64_t{8});
        const auto outside = readSession(start + R"(,"values":{"max_len":9,"position":9}})", knownViews());
        QVERIFY(!outside.ok());
        QCOMPARE(outside.error().field, std::string("position"));
    }

    void hiddenControls_data() {
        // named in the refusal; empty where the session is read
        const Rows<QString, QString> row("json", "named");
        row("a parameter and an area", R"(["base","readout"])", "");
        row("none", "[]", "");
        row("no such control", R"(["base","sphere"])", "sphere");
        row("numbers", "[1]", "hidden");
        row("a word", R"("base")", "hidden");
    }
    void hiddenControls() {
        const auto [json, named] = fetchRow<QString, QString>();
        const auto state =
            readSession(QStringLiteral(R"({"format":"posiscope-session","version":1,"hidden":%1})")
                            .arg(json)
                            .toStdString(),
                        knownViews());
        QCOMPARE(state.ok(), named.isEmpty());
        if (!state.ok()) {
            QVERIFY(QString::fromStdString(state.error().text.english()).contains(named));
            return;
        }
        QCOMPARE(state->hidden.size(), static_cast<std::size_t>(json.count(u'"') / 2));
        QVERIFY(*readSession(writeSession(*state), knownViews()) == *state);
    }

    void corrected_data() {
        const Rows<QByteArray, QString, QString, QString> row("values", "compared", "key",
                                                              "value, or refused");
        row("too small", R"("max_len": 0)", "", "max_len", "1");
        row("too large", R"("max_len": 1000000000000)", "", "max_len", "16 777 216");
        row("the open end", R"("base": 1)", "", "base", "10 000");
        row("above the open end", R"("base": 1e15)", "", "base", "10¹²");
        row("outside the table", R"("max_len": 9, "position": 9)", "", "position", "8");
        row("too large and outside", R"("max_len": 17000000, "position": 99999999)", "", "position", "");
        row("of B", "", R"("max_len": 0)", "max_len", "1");
        row("of B beside A's", R"("max_len": 7)", R"("max_len": 0)", "max_len", "1");
        row("a wrong type", R"("max_len": "many")", "", "max_len", "refused");
        row("an unknown key", R"("length": 7)", "", "length", "refused");
        const QByteArray nested = QByteArray(100'000, '[') + QByteArray(100'000, ']');
        row("beside nested lists", R"("base": -1, "dimensions": )" + nested, "", "base", "refused");
    }
    void corrected() {
        const auto [values, compared, key, value] = fetchRow<QByteArray, QString, QString, QString>();
        QByteArray json = R"({"format":"posiscope-session","version":1,"values":{)" + values + "}";
        if (!compared.isEmpty()) json += R"(,"compared":{)" + compared.toUtf8() + "}";
        json += "}";
        QVERIFY(!readSession(json.toStdString(), knownViews()).ok());
        std::vector<Text> said;
        const auto state = correctedSession(json.toStdString(), knownViews(), said);
        QCOMPARE(state.ok(), value != "refused");
        if (!state) {
            QVERIFY(said.empty());
            return;
        }
        QVERIFY(!checkState(*state, knownViews()));
        const auto narrow = QString(value).replace(' ', QChar(0x202f));
        const auto sentence = QString::fromStdString(said.back().english());
        QVERIFY2(sentence.startsWith(key + " must be"), qPrintable(sentence));
        if (!value.isEmpty()) QVERIFY2(sentence.endsWith("now it is " + narrow), qPrintable(sentence));
        std::vector<Text> none;
        QVERIFY(*correctedSession(writeSession(*state), knownViews(), none) == *state);
        QVERIFY(none.empty());
    }

    void wholeNumbersMayStandForReals() {
        const auto state = readSession(withValue("base", "500000"), knownViews());
        QVERIFY(state.ok());
        QCOMPARE(state->get(keys::base), 500000.0);
    }
};

QTEST_APPLESS_MAIN(TestSession)
#include "tst_session.moc"
