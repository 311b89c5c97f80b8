// SPDX-License-Identifier: GPL-3.0-or-later
// A configuration is read once, until its file changes; its layers in runs of equal neighbours, and its kinds
// beside the values on screen.
#include <nlohmann/json.hpp>

#include "core/config/configshelf.h"
#include "core/config/drawnkinds.h"
#include "core/config/layerlines.h"
#include "core/parameters/keys.h"
#include "core/state/session.h"
#include "tests/support/bytes.h"
#include "tests/support/cputime.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

Json gemma(int layers = 26) {
    return {{"model_type", "gemma3_text"}, {"hidden_size", 1152},         {"head_dim", 256},
            {"num_attention_heads", 4},    {"rope_theta", 1e6},           {"rope_local_base_freq", 1e4},
            {"sliding_window", 512},       {"sliding_window_pattern", 6}, {"max_position_embeddings", 32768},
            {"num_hidden_layers", layers}};
}

const Json& published() {
    static const Json all =
        Json::parse(bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/configs/layers.json")).toStdString());
    return all;
}

}  // namespace

class TestConfigShelf : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void readOnce() {
        const std::string path = folder_.write("config.json", gemma().dump());
        ConfigShelf shelf;
        const auto first = shelf.get(path);
        QVERIFY(first.ok());
        QCOMPARE((*first)->values().get(keys::base), 1e6);
        QVERIFY(*shelf.get(path) == *first);
        Json other = gemma();
        other["rope_theta"] = 5e5;
        folder_.write("config.json", other.dump() + " ");
        const auto second = shelf.get(path);
        QVERIFY(second.ok() && *second != *first);
        QCOMPARE((*second)->values().get(keys::base), 5e5);
        QCOMPARE((*first)->values().get(keys::base), 1e6);  // whoever holds it keeps it
        QVERIFY(QFile::remove(QString::fromStdString(path)));
        QVERIFY(!shelf.get(path).ok());
        folder_.write("config.json", gemma().dump());
        QVERIFY(shelf.get(path).ok());
    }

    /// Each part is another configuration.
    void parts() {
        const Json both = {
            {"model_type", "unknown_vl"},
            {"text_config", gemma()},
            {"audio_config", {{"hidden_size", 64}, {"num_attention_heads", 4}, {"rope_theta", 777}}}};
        const std::string path = folder_.write("parts.json", both.dump());
        ConfigShelf shelf;
        QCOMPARE((*shelf.get(path))->values().get(keys::base), 1e6);
        QCOMPARE((*shelf.get(path, "audio"))->values().get(keys::base), 777.0);
        QVERIFY(!shelf.get(path, "vision").ok());
        QCOMPARE((*shelf.get(path, "text"))->values().get(keys::base), 1e6);
    }

    /// Many files: the last ones are kept, and every one is right.
    void manyFiles() {
        ConfigShelf shelf;
        std::vector<std::string> paths;
        for (int n = 0; n < 12; ++n) {
            Json one = gemma();
            one["rope_theta"] = 1000.0 * (n + 1);
            paths.push_back(folder_.write("many" + std::to_string(n) + ".json", one.dump()));
        }
        for (int round = 0; round < 2; ++round)
            for (int n = 0; n < 12; ++n)
                QCOMPARE((*shelf.get(paths[static_cast<std::size_t>(n)]))->values().get(keys::base),
                         1000.0 * (n + 1));
    }

    /// A state names the file that it was read from, and a session keeps the name.
    void theState() {
        const std::string path = folder_.write("config.json", gemma().dump());
        State state = defaultState();
        QVERIFY(configOf(state) == nullptr);
        QVERIFY(openConfig(state, path, {"", 0}).ok());
        QCOMPARE(state.get(keys::configFile), path);
        QCOMPARE(state.get(keys::base), 1e4);
        QVERIFY(configOf(state) != nullptr);
        const std::vector<std::string> views{"heatmap", "waves", "similarity", "offset-map"};
        const auto read = readSession(writeSession(state), views);
        QVERIFY2(read.ok(), read ? "" : read.error().text.english().c_str());
        QVERIFY(*read == state);
        State refused = state;
        QVERIFY(!openConfig(refused, folder_.path("none.json")).ok());
        QVERIFY(refused == state);
    }

    void runs_data() {
        const Rows<int> row("case");
        for (std::size_t n = 0; n < published().size(); ++n)
            row(published()[n]["case"].get<std::string>().c_str(), static_cast<int>(n));
    }
    /// Runs are the layers, each once and in order; neighbours differ.
    void runs() {
        const auto [number] = fetchRow<int>();
        const auto config = readConfig(published()[static_cast<std::size_t>(number)]["config"].dump());
        const auto lines = layerLines(*config);
        const auto runs = layerRuns(*config);
        std::int64_t next = 0;
        const LayerRun* before = nullptr;
        for (const LayerRun& run : runs) {
            QCOMPARE(run.first, next);
            QVERIFY(before == nullptr || before->kind != run.kind);
            for (; next <= run.last; ++next) {
                const LayerLine& line = lines.at(static_cast<std::size_t>(next));
                QCOMPARE(line.kind, run.line.kind);
                QCOMPARE(line.type, run.line.type);
                QCOMPARE(line.base, run.line.base);
                QCOMPARE(line.window, run.line.window);
            }
            before = &run;
        }
        QCOMPARE(next, static_cast<std::int64_t>(lines.size()));
    }

    void runsOfGemma() {
        const auto config = readConfig(gemma().dump());
        std::vector<std::pair<std::int64_t, std::int64_t>> found;
        for (const LayerRun& run : layerRuns(*config))
            found.emplace_back(run.first, run.last);
        const decltype(found) expected{{0, 4},   {5, 5},   {6, 10},  {11, 11}, {12, 16},
                                       {17, 17}, {18, 22}, {23, 23}, {24, 25}};
        QVERIFY(found == expected);
    }

    /// Where the file does not say which layers there are, the kinds alone.
    void unknownLayers() {
        Json one = gemma();
        one.erase("num_hidden_layers");
        one.erase("sliding_window_pattern");
        const auto config = readConfig(one.dump());
        const auto runs = layerRuns(*config);
        QCOMPARE(runs.size(), config->kinds.size());
        for (const LayerRun& run : runs)
            QCOMPARE(run.first, std::int64_t{-1});
    }

    /// The kind whose values are shown, at any length, and those that are drawn otherwise.
    void drawnKinds() {
        const DrawnKinds kinds(std::make_shared<const ModelConfig>(*readConfig(gemma().dump())));
        State state = defaultState();
        QVERIFY(!kinds.shownBy(state.values));
        for (const std::size_t n : {std::size_t{0}, std::size_t{1}}) {
            showKind(state, kinds.kind(n));
            state.set(keys::maxLen, std::int64_t{100});
            QCOMPARE(kinds.shownBy(state.values).value_or(99), n);
            QVERIFY(kinds.othersThan(n) == std::vector<std::size_t>{1 - n});
        }
        state.set(keys::base, 777.0);
        QVERIFY(!kinds.shownBy(state.values));
        QVERIFY(DrawnKinds().config() == nullptr);
    }

    /// Reading a configuration takes at most 50 ms of a processor.
    void readingIsQuick() {
        for (const Json& one : published()) {
            const std::string text = one["config"].dump();
            const double time = leastCpuTime(3, [&] { QVERIFY(!layerRuns(*readConfig(text)).empty()); });
            QVERIFY2(time < 50, one["case"].get<std::string>().c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestConfigShelf)
#include "tst_configshelf.moc"
