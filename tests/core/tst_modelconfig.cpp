// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations of models: the encoding and values that follow, the notes, and the refusals.
#include <sys/stat.h>

#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/config/modelconfig.h"
#include "core/parameters/keys.h"
#include "core/state/snapshot.h"
#include "tests/support/bytes.h"
#include "tests/support/cputime.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

using Json = nlohmann::json;

/// tests/data/configs: the fields of published configurations that concern positions, and what they mean.
Json dataFile(const char* name) {
    return Json::parse(bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/configs/") + name).toStdString());
}

/// The models of all families, one after the other.
Json allModels() {
    Json all = Json::array();
    for (const char* name : {"models.json", "rotary.json", "tables.json", "pictures.json", "scores.json"})
        for (Json& model : dataFile(name))
            all.push_back(std::move(model));
    return all;
}

std::string linesOf(const std::vector<Text>& notes) {
    std::string lines;
    for (const Text& note : notes)
        lines += note.english() + "\n";
    return lines;
}

std::string shown(const Encoding& encoding, const Values& values, const std::string& key) {
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.key == key) return formatValue(parameter, values.at(key));
    return "no such parameter";
}

/// One line, all places filled, short enough to read.
bool isOneSentence(const std::string& text) {
    return !text.empty() && text.find('\n') == std::string::npos && text.find("%1") == std::string::npos &&
           text.size() < 900;
}

}  // namespace

class TestModelConfig : public StrictTest {
    Q_OBJECT

 private slots:
    void models_data() {
        QTest::addColumn<int>("row");
        for (std::size_t n = 0; n < models_.size(); ++n)
            QTest::newRow(models_[n]["model"].get<std::string>().c_str()) << static_cast<int>(n);
    }
    void models() {
        QFETCH(int, row);
        const Json& model = models_[static_cast<std::size_t>(row)];
        const auto config = readConfig(model["config"].dump());
        QVERIFY2(config.ok(), config ? "" : config.error().text.english().c_str());
        QCOMPARE(config->encoding().id, model["encoding"].get<std::string>());
        for (const auto& [key, value] : model["values"].items())
            QCOMPARE(QString::fromStdString(key + " " + shown(config->encoding(), config->values(), key)),
                     QString::fromStdString(key + " " + value.get<std::string>()));
        const std::string notes = linesOf(config->notes);
        for (const auto& note : model["notes"])
            QVERIFY2(notes.find(note.get<std::string>()) != std::string::npos,
                     (note.get<std::string>() + "\nis not in\n" + notes).c_str());
        for (const Text& note : config->notes)
            QVERIFY2(isOneSentence(note.english()), note.english().c_str());
        // No key is reported as ignored unless the data expects that note.
        for (const Text& note : config->notes) {
            const std::string line = note.english();
            const bool expected =
                std::any_of(model["notes"].begin(), model["notes"].end(), [&line](const Json& each) {
                    return line.find(each.get<std::string>()) != std::string::npos;
                });
            QVERIFY2(!line.starts_with("ignored") || expected, line.c_str());
        }
        QVERIFY2(warningOf(*config).empty(), warningOf(*config).english().c_str());
    }

    /// A key about positions that no model has is named, wherever it stands; one about something else is not.
    void unknownKeys_data() { models_data(); }
    void unknownKeys() {
        QFETCH(int, row);
        const Json& model = models_[static_cast<std::size_t>(row)]["config"];
        for (const char* key : {"rope_wobble", "swa_rotary_low", "xdrope_part", "layer_theta", "nopeEvery",
                                "position-stride", "wobbles.rope", "theta2"}) {
            Json changed = model;
            changed[key] = 3;
            expectDoubt(changed, {key});
        }
        for (const char* key : {"property_wobble", "decomposition", "num_wobbles", "alpha"}) {
            Json changed = model;
            changed[key] = 3;
            expectDoubt(changed, {});
        }
        // Beside the numbers of a scaling everything is about positions.
        for (const char* object : {"rope_scaling", "rope_parameters"})
            for (const bool inside : {false, true}) {
                Json changed = model;
                Json& part = inside && model.contains("text_config") ? changed["text_config"] : changed;
                const bool byLayers = part.contains(object) && part[object].is_object() &&
                                      part[object].contains("full_attention");
                if (!part.contains(object) || !part[object].is_object() || byLayers) continue;
                // An encoding without a scaling says that its numbers are ignored.
                if (models_[static_cast<std::size_t>(row)]["encoding"] != "rope") continue;
                part[object]["wobble"] = 3;
                expectDoubt(changed,
                            {std::string(&part == &changed ? "" : "text_config.") + object + ".wobble"});
            }
    }

    void doubtful_data() {
        QTest::addColumn<int>("row");
        for (std::size_t n = 0; n < doubtful_.size(); ++n)
            QTest::newRow(doubtful_[n]["model"].get<std::string>().c_str()) << static_cast<int>(n);
    }
    void doubtful() {
        QFETCH(int, row);
        const Json& model = doubtful_[static_cast<std::size_t>(row)];
        expectDoubt(model["config"], model["keys"].get<std::vector<std::string>>());
    }

    void refused_data() {
        QTest::addColumn<int>("row");
        for (std::size_t n = 0; n < refused_.size(); ++n)
            QTest::newRow(refused_[n]["model"].get<std::string>().c_str()) << static_cast<int>(n);
    }
    void refused() {
        QFETCH(int, row);
        const Json& model = refused_[static_cast<std::size_t>(row)];
        const auto config = readConfig(model["config"].dump());
        QVERIFY(!config.ok());
        const std::string sentence = config.error().text.english();
        QVERIFY2(isOneSentence(sentence), sentence.c_str());
        QStringList words;
        for (const std::string& word : model.value("words", std::vector<std::string>()))
            words << QString::fromStdString(word);
        QVERIFY2(says(sentence, model["says"].get<std::string>().c_str(), words), sentence.c_str());
    }

    // Every model has its own name, and values from model cards have their source.
    void sourcesAreNamed() {
        std::set<std::string> names;
        int withSource = 0;
        for (const Json* all : {&models_, &refused_, &doubtful_})
            for (const Json& model : *all) {
                QVERIFY2(names.insert(model["model"].get<std::string>()).second,
                         model["model"].get<std::string>().c_str());
                if (model.contains("source")) ++withSource;
                QVERIFY(!model.contains("source") ||
                        model["source"].get<std::string>().starts_with("https://"));
            }
        QVERIFY(withSource >= 60);
    }

    // The window can show what was read, soon.
    void inTheWindow_data() { models_data(); }
    void inTheWindow() {
        QFETCH(int, row);
        const std::string path =
            write("config.json", models_[static_cast<std::size_t>(row)]["config"].dump());
        State state = defaultState();
        state.set(keys::dimension, std::int64_t{127});
        const auto used = CpuTime::ofThread();
        const auto reading = openConfig(state, path);
        QVERIFY(reading.ok());
        QVERIFY(!reading->notes.empty());
        const std::vector<std::string> views{"heatmap", "similarity", "waves", "offset-map"};
        const auto failure = checkState(state, views);
        QVERIFY2(!failure, failure ? failure->text.english().c_str() : "");
        QVERIFY(makeSnapshot(state).model->problem().empty());
        QVERIFY2(used.milliseconds() < 5000, qPrintable(QString::number(used.milliseconds())));
    }

    void errors_data() {
        const Rows<QByteArray, QString> row("text", "error");
        for (const Json& one : dataFile("errors.json"))
            row(one["case"].get<std::string>().c_str(),
                QByteArray::fromStdString(one["text"].get<std::string>()),
                QString::fromStdString(one["error"].get<std::string>()));
        row("a picture", QByteArray("\x89PNG\r\n\x1a\n\0\0", 10), wording("errors/no-json", {"1"}));
        row("nulls", QByteArray(100, '\0'), wording("errors/no-json", {"1"}));
        row("deep", QByteArray("{\"a\":") + QByteArray(100000, '['), wording("errors/nested", {"64"}));
        row("deep in the middle",
            QByteArray(R"({"model_type":"gpt2","x":)") + QByteArray(80, '[') + QByteArray(80, ']') + "}",
            wording("errors/nested", {"64"}));
        row("many values", QByteArray("{\"a\":[") + QByteArray("0,").repeated(1'100000) + "0]}",
            wording("errors/many-values", {"1\u202f000\u202f000"}));
        row("too large", QByteArray(16000001, ' '),
            wording("errors/large-configuration", {"16\u202f000\u202f000"}));
    }
    void errors() {
        const auto [text, error] = fetchRow<QByteArray, QString>();
        const std::string path = write("wrong\nconfig.json", text.toStdString());
        State state = defaultState();
        const auto reading = openConfig(state, path);
        QVERIFY(!reading.ok());
        const std::string sentence = reading.error().text.english();
        QVERIFY2(isOneSentence(sentence), sentence.c_str());
        QVERIFY2(sentence.starts_with("cannot read /") &&
                     sentence.find("/wrong\\u000aconfig.json: ") != std::string::npos,
                 sentence.c_str());
        QVERIFY2(sentence.find(error.toStdString()) != std::string::npos, sentence.c_str());
        QVERIFY(state == defaultState());
    }

    void whatIsNoFile() {
        State state = defaultState();
        const std::string fifo = dir_.filePath("fifo").toStdString();
        QCOMPARE(::mkfifo(fifo.c_str(), 0600), 0);
        for (const auto& [path, sentence] :
             {std::pair<std::string, const char*>{dir_.path().toStdString(), "errors/folder"},
              {fifo, "errors/no-regular-file"},
              {"/dev/null", "errors/no-regular-file"},
              {dir_.filePath("missing.json").toStdString(), "errors/no-such-file"},
              {"", "errors/no-file-name"}}) {
            const auto reading = openConfig(state, path);
            QVERIFY(!reading.ok());
            QVERIFY2(reading.error().text.english().ends_with(wording(sentence).toStdString()), path.c_str());
        }
        QVERIFY(state == defaultState());
    }

    // Python writes numbers that are no JSON, and some editors a mark in front.
    void unusualText() {
        const auto hybrid = readConfig(
            R"({"model_type":"bamba","head_dim":128,"rope_theta":1e4,"time_step_limit":[0.0,Infinity],)"
            "\"x\":[NaN,-Infinity],\"name\":\"a \\\"NaN\\\" Infinity\"}");
        QVERIFY2(hybrid.ok(), hybrid ? "" : hybrid.error().text.english().c_str());
        QCOMPARE(hybrid->encoding().id, std::string("rope"));
        const auto marked = readConfig("\xef\xbb\xbf{\"model_type\":\"gpt2\"}");
        QVERIFY2(marked.ok(), marked ? "" : marked.error().text.english().c_str());
    }

    void longFactorsAreKept() {
        for (const Json& model : models_) {
            if (!model["config"].contains("rope_scaling") ||
                !model["config"]["rope_scaling"].contains("long_factor"))
                continue;
            const auto config = readConfig(model["config"].dump());
            QVERIFY(config.ok());
            QCOMPARE(config->values().get(keys::longFactor),
                     model["config"]["rope_scaling"]["long_factor"].get<NumberList>());
            QCOMPARE(config->values().get(keys::shortFactor),
                     model["config"]["rope_scaling"]["short_factor"].get<NumberList>());
        }
    }

    // An earlier model leaves neither its scaling nor vectors of another length behind.
    void earlierValuesDoNotStay() {
        State state = defaultState();
        state.set(keys::encoding, std::string("rope"));
        state.set(keys::scaling, std::string("yarn"));
        state.set(keys::firstPosition, std::int64_t{7});
        state.set(keys::vectors, std::string("given"));
        state.set(keys::query, NumberList{1, 2, 3});
        QVERIFY(openConfig(state, write("llama.json", R"({"model_type":"llama"})")).ok());
        QCOMPARE(state.get(keys::scaling), std::string("none"));
        QCOMPARE(state.get(keys::firstPosition), 0);
        const std::vector<std::string> views{"heatmap", "similarity", "waves", "offset-map"};
        QVERIFY(!checkState(state, views));
    }

    /// Kinds of layers without end take no more time each than a few; the report says how many there are.
    void kindsOfLayersWithoutEnd() {
        const auto configOf = [](int kinds) {
            Json config = {{"model_type", "llama"}, {"hidden_size", 512}, {"num_attention_heads", 8}};
            for (int n = 0; n < kinds; ++n)
                config["rope_parameters"]["l" + std::to_string(n)] = {{"rope_theta", 2 + n}};
            return config.dump();
        };
        const std::string few = configOf(400);
        const std::string many = configOf(3200);
        const double soon = leastCpuTime(3, [&] { QVERIFY(readConfig(few).ok()); });
        const double late = leastCpuTime(1, [&] { QVERIFY(readConfig(many).ok()); });
        QVERIFY2(late < 24 * soon, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(soon).arg(late)));
        const auto config = readConfig(many);
        QCOMPARE(otherKinds(*config).size(), std::size_t{20});
        const std::string notes = linesOf(config->notes);
        QVERIFY2(says(notes, "identify/more-types-of-layers", {"3179"}), notes.c_str());
        QVERIFY2(notes.find("ignored") == std::string::npos, notes.c_str());
    }

    void notesAreSafeToShow() {
        const auto config = readConfig(
            R"({"model_type":"a\nb\u202e","rope_theta":10000,"head_dim":64,"rope_\u0007":"\u0000\r"})");
        QVERIFY(config.ok());
        for (const Text& note : config->notes)
            for (const char character : note.english())
                QVERIFY(static_cast<unsigned char>(character) >= 0x20);
        QVERIFY(linesOf(config->notes).find("\xe2\x80\xae") == std::string::npos);
    }

    // Sound configurations, changed at random: read or refused in one sentence.
    void changed() {
        static const std::vector<std::string> words{"0",
                                                    "-1",
                                                    "1e400",
                                                    "1e30",
                                                    "18446744073709551615",
                                                    "null",
                                                    "true",
                                                    "\"\"",
                                                    "[]",
                                                    "{}",
                                                    "[[1]]",
                                                    "0.5",
                                                    "NaN",
                                                    "-",
                                                    "\"yarn\"",
                                                    ",",
                                                    ":",
                                                    "{",
                                                    "}",
                                                    "\\u0000",
                                                    "\xff",
                                                    "2",
                                                    "1e-9",
                                                    "\"",
                                                    "\"longrope\"",
                                                    "\"rope_type\":",
                                                    "\"alibi\":true,"};
        Sample sample(2026);
        const Json& models = models_;
        for (int round = 0; round < 20000; ++round) {
            std::string text = models[static_cast<std::size_t>(
                sample.whole(0, static_cast<std::int64_t>(models.size()) - 1))]["config"]
                                   .dump();
            for (std::int64_t n = sample.whole(1, 4); n > 0 && !text.empty(); --n) {
                const auto at =
                    static_cast<std::size_t>(sample.whole(0, static_cast<std::int64_t>(text.size()) - 1));
                // Changes are most often at the beginning of a value: text that stays JSON is examined
                // further.
                const auto colon = std::min(text.find(':', at), text.size() - 1);
                const auto end = std::min(text.find_first_of(",}]", colon), text.size());
                switch (sample.whole(0, 5)) {
                    case 0: text[at] = static_cast<char>(sample.whole(-128, 127)); break;
                    case 1: text.erase(at, static_cast<std::size_t>(sample.whole(1, 12))); break;
                    case 2: text.resize(at); break;
                    default:
                        text.replace(colon + 1, end - std::min(end, colon + 1), sample.oneOf(words));
                        break;
                }
            }
            const auto config = readConfig(text);
            if (!config) QVERIFY2(isOneSentence(config.error().text.english()), text.c_str());
            if (!config) continue;
            for (const Parameter& parameter : config->encoding().parameters)
                QVERIFY2(!checkValue(parameter, config->values().at(parameter.key), config->values()),
                         text.c_str());
            QVERIFY2(config->encoding().check == nullptr || !config->encoding().check(config->values()),
                     text.c_str());
        }
    }

 private:
    /// These keys alone are not understood, and the warning names them.
    static void expectDoubt(const Json& config, const std::vector<std::string>& keys) {
        const auto read = readConfig(config.dump());
        QVERIFY2(read.ok(), read ? "" : read.error().text.english().c_str());
        QCOMPARE(read->notUnderstood, keys);
        const std::string warning = warningOf(*read).english();
        QCOMPARE(warning.empty(), keys.empty());
        for (const std::string& key : keys)
            QVERIFY2(warning.find(key) != std::string::npos, warning.c_str());
        QVERIFY(keys.empty() || isOneSentence(warning));
    }

    std::string write(const char* name, const std::string& bytes) {
        QFile file(dir_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(bytes.data(), static_cast<qint64>(bytes.size())) != static_cast<qint64>(bytes.size()))
            qFatal("cannot write");
        return file.fileName().toStdString();
    }

    const Json models_ = allModels();
    const Json refused_ = dataFile("refused.json");
    const Json doubtful_ = dataFile("doubtful.json");
    QTemporaryDir dir_;
};

QTEST_APPLESS_MAIN(TestModelConfig)
#include "tst_modelconfig.moc"
