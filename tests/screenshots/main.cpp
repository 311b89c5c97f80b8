// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the real window in chosen states: posiscope_screenshots FOLDER
#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

#include "core/config/configshelf.h"
#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "tests/screenshots/shot.h"
#include "ui/view/kindedits.h"

using namespace posiscope;

namespace {

/// RoPE in bfloat16 with the errors that come of it.
void roundRope(State& state) {
    chooseEncoding(state, *findEncoding("rope"));
    state.set(keys::maxLen, std::int64_t{2048});
    state.values.set("precision", Value(std::string("transformers-4.37")));
    state.arrangement.panes = {{"heatmap", {}}, {"precision", {}}, {"distance", {}}, {"clocks", {}}};
}

/// A table of lesson 17 and what is wrong with it.
void openWrongTable(State& state) {
    openTable(state, "course:check-1.npy", "");
    state.arrangement.panes[1].view = "identity";
}

/// The layers of a model with two bases.
void openLayers(State& state) {
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("gemma-3-1b.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file for a configuration");
    file.write(R"({"model_type": "gemma3_text", "hidden_size": 1152, "head_dim": 256,
                   "num_attention_heads": 4, "rope_theta": 1000000, "rope_local_base_freq": 10000,
                   "sliding_window": 512, "sliding_window_pattern": 6, "num_hidden_layers": 26,
                   "max_position_embeddings": 32768})");
    file.close();
    openConfig(state, path.toStdString());
    state.arrangement.panes = {{"spectrum", {}}, {"layers", {}}, {"distance", {}}, {"waves", {}}};
}

/// Local beside global.
void openLayersBeside(State& state) {
    openLayers(state);
    showAsB(state, drawnValues(configOf(state)->kinds.back()), panesOfKinds(makeSnapshot(state)));
}

std::vector<Shot> shots() {
    const QSize usual(1440, 900);
    const Edit none = [](State&) {};
    const auto single = [](const char* view) {
        return [view](State& state) { state.arrangement.panes = {{view, {}}}; };
    };
    const auto sentence = [](const char* text, std::int64_t token) {
        return [text, token](State& state) {
            state.set(keys::sentence, std::string(text));
            state.set(keys::position, token);
            state.set(keys::reference, std::int64_t{0});
            state.arrangement.panes = {{"sentence", {}}};
        };
    };
    const auto choose = [](State& state, const char* encoding) {
        chooseEncoding(state, *findEncoding(encoding));
    };
    return {
        {QStringLiteral("light"), QStringLiteral("light"), usual, none},
        {QStringLiteral("dark"), QStringLiteral("dark"), usual, none},
        {QStringLiteral("light-1280x720"), QStringLiteral("light"), {1280, 720}, none},
        {QStringLiteral("dark-1280x720"), QStringLiteral("dark"), {1280, 720}, none},
        {QStringLiteral("million"), QStringLiteral("light"), usual,
         [](State& state) {
             state.set(keys::maxLen, std::int64_t{1'048'576});
             state.set(keys::dModel, std::int64_t{8192});
             state.set(keys::dimensions, Indices{4, 5, 2400, 2401});
         }},
        {QStringLiteral("half-split-endpoint"), QStringLiteral("light"), usual,
         [](State& state) {
             state.set(keys::layout, std::string("half-split"));
             state.set(keys::spectrum, std::string("endpoint"));
             state.set(keys::orientation, std::string("across"));
             state.set(keys::wavesAcross, std::string("dimensions"));
             state.arrangement.panes[1].view = "spectrum";
             state.arrangement.panes[3].view = "readout";
         }},
        {QStringLiteral("zoomed"), QStringLiteral("dark"), usual,
         [](State& state) {
             state.arrangement.panes[0].viewport = Viewport{15.5, 31.5, 31.5, 47.5};
             state.arrangement.panes[1].viewport = Viewport{20, 60, 20, 60};
             state.arrangement.panes[2].viewport = Viewport{20, 60, -1.12, 1.12};
             state.arrangement.panes[3].viewport = Viewport{-0.5, 15.5, -0.5, 15.5};
         }},
        {QStringLiteral("odd"), QStringLiteral("light"), usual,
         [](State& state) {
             state.set(keys::dModel, std::int64_t{33});
             state.set(keys::zeroFirstRow, true);
         }},
        {QStringLiteral("rotary"), QStringLiteral("light"), usual,
         [](State& state) {
             chooseEncoding(state, *findEncoding("rope"));
             state.set(keys::scaling, std::string("yarn"));
             state.set(keys::vectors, std::string("random"));
             state.set(keys::dimensions, Indices{11, 24, 75, 88});
             state.arrangement.panes[1].view = "spectrum";
             state.arrangement.panes[3].view = "rotation";
         }},
        {QStringLiteral("alibi"), QStringLiteral("light"), usual,
         [choose](State& state) {
             choose(state, "alibi");
             state.values.set("heads", std::int64_t{12});
             state.set(keys::maxLen, std::int64_t{64});
             state.set(keys::head, std::int64_t{9});
             state.set(keys::reference, std::int64_t{20});
             state.arrangement.panes = {{"bias", {}}, {"distance", {}}, {"readout", {}}};
         }},
        {QStringLiteral("t5"), QStringLiteral("dark"), usual,
         [choose](State& state) {
             choose(state, "t5");
             state.set(keys::reference, std::int64_t{90});
             state.arrangement.panes = {{"bias", {}}, {"distance", {}}};
         }},
        {QStringLiteral("learned"), QStringLiteral("light"), usual,
         [choose](State& state) {
             choose(state, "learned");
             state.arrangement.panes = {
                 {"heatmap", {}}, {"similarity", {}}, {"components", {}}, {"offset-map", {}}};
         }},
        {QStringLiteral("compare"), QStringLiteral("light"), usual,
         [](State& state) {
             beginComparing(state, "heatmap");
             state.variants.front().set(keys::layout, std::string("half-split"));
             state.variants.front().set(keys::spectrum, std::string("endpoint"));
         }},
        {QStringLiteral("compare-dark"),
         QStringLiteral("dark"),
         {1280, 720},
         [](State& state) {
             beginComparing(state, "similarity");
             state.variants.front().set(keys::base, 500.0);
         }},
        {QStringLiteral("sentence"), QStringLiteral("light"), usual, sentence("the dog bites the man", 1)},
        {QStringLiteral("sentence-dark"), QStringLiteral("dark"), usual,
         sentence("Transformers revolutionized the field of NLP", 2)},
        {QStringLiteral("sentence-view-zh"), QStringLiteral("light"), {1280, 720}, sentence("我 爱 你", 1)},
        {QStringLiteral("sentence-view-ru"),
         QStringLiteral("dark"),
         {1280, 720},
         sentence("собака кусает человека", 2)},
        {QStringLiteral("sentence-by-hand"), QStringLiteral("light"), usual,
         [sentence](State& state) {
             sentence("dog bites man", 1)(state);
             state.set(keys::dModel, std::int64_t{4});
             state.set(keys::dimension, std::int64_t{1});
             state.set(keys::attentionSize, std::int64_t{4});
         }},
        {QStringLiteral("sentence-panes"), QStringLiteral("light"), usual,
         [](State& state) {
             state.set(keys::sentence, std::string("the dog bites the man"));
             state.set(keys::position, std::int64_t{1});
             state.set(keys::combine, std::string("concatenate"));
             state.arrangement.panes[0].view = "sentence";
             state.arrangement.panes[3].view = "sentence";
         }},
        {QStringLiteral("counting"), QStringLiteral("light"), usual, single("counting")},
        {QStringLiteral("clocks"), QStringLiteral("light"), usual, single("clocks")},
        {QStringLiteral("counting-dark"), QStringLiteral("dark"), usual, single("counting")},
        {QStringLiteral("clocks-dark"), QStringLiteral("dark"), usual,
         [](State& state) {
             state.set(keys::clocks, std::string("all"));
             state.arrangement.panes = {{"clocks", {}}};
         }},
        {QStringLiteral("counting-1280x720"), QStringLiteral("light"), {1280, 720}, single("counting")},
        {QStringLiteral("clocks-1280x720"), QStringLiteral("light"), {1280, 720}, single("clocks")},
        {QStringLiteral("ladder"), QStringLiteral("light"), usual,
         [](State& state) {
             state.arrangement.panes = {{"counting", {}}, {"clocks", {}}, {"waves", {}}, {"heatmap", {}}};
         }},
        {QStringLiteral("ladder-dark"),
         QStringLiteral("dark"),
         {1280, 720},
         [](State& state) {
             state.set(keys::clocks, std::string("all"));
             state.arrangement.panes = {{"clocks", {}}, {"counting", {}}, {"waves", {}}, {"heatmap", {}}};
         }},
        {QStringLiteral("waves"), QStringLiteral("light"), {1280, 720}, single("waves")},
        {QStringLiteral("spectrum"), QStringLiteral("dark"), {1280, 720}, single("spectrum")},
        {QStringLiteral("precision"), QStringLiteral("light"), usual, roundRope},
        {QStringLiteral("precision-dark"), QStringLiteral("dark"), {1280, 720}, roundRope},
        {QStringLiteral("identity"), QStringLiteral("light"), usual, openWrongTable},
        {QStringLiteral("identity-dark"), QStringLiteral("dark"), {1280, 720}, openWrongTable},
        {QStringLiteral("layers"), QStringLiteral("light"), usual, openLayers},
        {QStringLiteral("layers-dark"), QStringLiteral("dark"), {1280, 720}, openLayers},
        {QStringLiteral("layers-beside"), QStringLiteral("light"), usual, openLayersBeside},
    };
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    return takeAll(shots());
}
