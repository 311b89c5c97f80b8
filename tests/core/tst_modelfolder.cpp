// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of models: which tensors are about positions, of which layers, and whether the configuration says
// what they are.
#include <QDir>

#include "core/identify/folderanswer.h"
#include "tests/support/ggufbytes.h"
#include "tests/support/modelfiles.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

using Tensors = std::vector<ModelTensor>;

/// What is expected of a group of tensors.
struct Found {
    std::string first;
    std::size_t count = 1;
    std::string encoding;
    bool asExpected = true, wasExpected = true;
    Sentence says = {};  ///< a note, or the mistake
};

ModelTensor named(ModelTensor tensor, const std::string& name) {
    tensor.name = name;
    return tensor;
}

const ModelTensor weights{"model.layers.0.mlp.weight", {2, 2}, {1, 2, 3, 4}};

std::string allSaidOf(const Identity& found) {
    std::string text;
    for (const Text& note : found.notes)
        text += note.english() + "\n";
    for (const Finding& mistake : found.mistakes)
        text += mistake.text.english() + "\n";
    return text;
}

}  // namespace

class TestModelFolder : public StrictTest {
    Q_OBJECT

 private slots:
    void names_data() {
        const Rows<QString, QString, int, QString> row("tensor", "holds", "layer", "partner");
        row("a buffer of transformers", "model.rotary_emb.inv_freq", "frequencies", -1, "");
        row("of a layer", "gpt_neox.layers.12.attention.rotary_emb.inv_freq", "frequencies", 12, "");
        row("of a type of layers", "model.rotary_emb.sliding_attention_inv_freq", "frequencies", -1, "");
        row("Meta’s", "rope.freqs", "frequencies", -1, "");
        row("factors of llama.cpp", "rope_freqs.weight", "", -1, "");
        row("cosines", "h.3.attn.cos_cached", "cosines and sines", 3, "h.3.attn.sin_cached");
        row("cosines in a cache", "rope.freqs_cos", "cosines and sines", -1, "rope.freqs_sin");
        row("sines alone", "h.3.attn.sin_cached", "", -1, "");
        row("both", "rotary.cos_sin_cache", "cosines and sines", -1, "");
        row("GPT-2", "transformer.wpe.weight", "table", -1, "");
        row("BERT", "bert.embeddings.position_embeddings.weight", "table", -1, "");
        row("a plain parameter", "vit.embeddings.position_embeddings", "table", -1, "");
        row("llama.cpp", "position_embd.weight", "table", -1, "");
        row("MusicGen", "decoder.model.decoder.embed_positions.weights", "table", -1, "");
        row("MAE’s decoder", "decoder_pos_embed", "table", -1, "");
        row("T5", "decoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight", "biases", 0, "");
        row("slopes", "alibi_slopes", "biases", -1, "");
        row("words", "transformer.wte.weight", "", -1, "");
        row("another word with the end", "model.type.weight", "", -1, "");
        row("a word before the last", "wpe.norm.weight", "", -1, "");
        row("a mask", "h.0.attn.bias", "", -1, "");
        row("nothing", "", "", -1, "");
        row("a number of many digits", "layers.99999999999999999999.inv_freq", "frequencies", -1, "");
    }
    void names() {
        const auto [tensor, holds, layer, partner] = fetchRow<QString, QString, int, QString>();
        const auto said = positionNameOf(tensor.toStdString());
        QCOMPARE(QString(said ? nameOf(said->sort) : ""), holds);
        if (!said) return;
        QCOMPARE(said->layer.value_or(-1), std::int64_t{layer});
        QCOMPARE(QString::fromStdString(said->partner), partner);
    }

    void found_data() {
        const Rows<std::string, Tensors, std::vector<Found>> row("config", "tensors", "found");
        const ModelTensor global = frequenciesOf("model.rotary_emb.inv_freq", 1e6, 32);
        const ModelTensor local = frequenciesOf("model.rotary_emb_local.inv_freq", 1e4, 32);
        row("two bases", gemma3Config, {global, local, weights},
            {{global.name, 1, "rope"}, {local.name, 1, "rope"}});
        row("the local one has the other base", gemma3Config, {global, named(global, local.name)},
            {{global.name, 1, "rope"},
             {local.name,
              1,
              "rope",
              false,
              true,
              {"identify/other-layers", {"full_attention, 2/6 layers"}}}});
        row("the global one has the other base", gemma3Config, {named(local, global.name), local},
            {{global.name,
              1,
              "rope",
              false,
              true,
              {"identify/other-layers", {"with a sliding window, 4/6 layers"}}},
             {local.name, 1, "rope"}});
        Tensors layers;
        for (int n = 0; n < 6; ++n)
            layers.push_back(frequenciesOf("layers." + std::to_string(n) + ".attn.inv_freq",
                                           n % 3 == 2 || n == 1 ? 1e6 : 1e4, 32));
        row("layer by layer", gemma3Config, layers,
            {{layers[0].name, 3, "rope"},
             {layers[1].name,
              1,
              "rope",
              false,
              true,
              {"identify/other-layers", {"full_attention, 2/6 layers"}}},
             {layers[2].name, 2, "rope"}});
        row("a learned table", gpt2Config, {learnedNumbers("wpe.weight", 96, 48, 0.03), weights},
            {{"wpe.weight", 1, "learned"}});
        row("a learned table of another length", gpt2Config, {learnedNumbers("wpe.weight", 64, 48, 0.03)},
            {{"wpe.weight", 1, "learned", false}});
        const ModelTensor buckets =
            learnedNumbers("block.0.layer.0.SelfAttention.relative_attention_bias.weight", 32, 8, 1);
        row("biases of buckets", t5Config, {buckets}, {{buckets.name, 1, "t5"}});
        ModelTensor fewer = buckets;
        fewer.shape[0] = 16;
        fewer.numbers.resize(16 * 8);
        row("fewer buckets", t5Config, {fewer}, {{buckets.name, 1, "t5", false}});
        ModelTensor slopes{"transformer.alibi_slopes", {8}, {}};
        for (int h = 1; h <= 8; ++h)
            slopes.numbers.push_back(std::ldexp(1.0F, -h));
        const std::string bloom = R"({"model_type": "bloom", "n_head": 8, "hidden_size": 64})";
        row("slopes", bloom, {slopes}, {{slopes.name, 1, "alibi"}});
        for (float& each : slopes.numbers)
            each *= 2;
        row("slopes of twice the size", bloom, {slopes}, {{slopes.name, 1, "alibi", false}});
        const ModelTensor table = learnedNumbers("embeddings.position_embeddings.weight", 32, 16, 0.03);
        row("a learned table beside rotary layers", gemma3Config, {global, local, table},
            {{global.name, 1, "rope"},
             {local.name, 1, "rope"},
             {table.name, 1, "learned", true, false, {"identify/configuration-silent", {"RoPE (rope)"}}}});
        ModelTensor waves{"model.encoder.embed_positions.weight", {40, 16}, {}};
        for (int n = 0; n < 40 * 16; ++n) {
            const double angle = n / 16 * std::exp(-std::log(10000.0) / 7 * (n % 8));
            waves.numbers.push_back(static_cast<float>(n % 16 < 8 ? std::sin(angle) : std::cos(angle)));
        }
        const ModelTensor ofDecoder = learnedNumbers("model.decoder.embed_positions.weight", 20, 16, 0.03);
        row("an encoder and a decoder",
            R"({"model_type": "whisper", "d_model": 16, "max_source_positions": 40, "max_target_positions": 20})",
            {waves, ofDecoder},
            {{waves.name, 1, "sinusoidal"},
             {ofDecoder.name,
              1,
              "learned",
              true,
              false,
              {"identify/configuration-silent", {"Sinusoidal (sinusoidal)"}}}});
        row("a table of sines that nothing was said of", gemma3Config, {waves},
            {{waves.name, 1, "sinusoidal", true, false}});
        row("no configuration", "", {global, table},
            {{global.name, 1, "rope", true, false}, {table.name, 1, "learned", true, false}});
        const std::string llava =
            R"({"model_type": "llava", "text_config": {"model_type": "llama", "hidden_size": 64,
                "num_attention_heads": 2, "rope_theta": 500000.0}, "vision_config": {"hidden_size": 16,
                "model_type": "siglip_vision_model", "num_attention_heads": 2, "image_size": 56, "patch_size": 14}})";
        const ModelTensor text = frequenciesOf("language_model.rotary_emb.inv_freq", 5e5, 32);
        const ModelTensor patches =
            learnedNumbers("vision_tower.embeddings.position_embedding.weight", 16, 16, 0.03);
        row("text and pictures", llava, {text, patches},
            {{text.name, 1, "rope"}, {patches.name, 1, "learned"}});
        ModelTensor shapeless = frequenciesOf("model.rotary_emb.inv_freq", 1e4, 32);
        shapeless.shape = {4, 4};
        row("frequencies in a square are none", gemma3Config, {shapeless}, {});
        row("cosines without sines are none", gemma3Config, {named(weights, "rope.cos_cached")}, {});
    }
    void found() {
        const auto [config, tensors, expected] = fetchRow<std::string, Tensors, std::vector<Found>>();
        const Folder files;
        if (!config.empty()) files.write("config.json", config);
        files.write("model.safetensors", modelFile(tensors));
        const ModelFolder folder = openModelFolder(files.path("."));
        QVERIFY2(folder.problems.empty(),
                 folder.problems.empty() ? "" : folder.problems[0].english().c_str());
        QCOMPARE(folder.config.has_value(), !config.empty());
        const FolderAnswer answer = identifyFolder(folder);
        QCOMPARE(answer.tensors.size(), expected.size());
        for (std::size_t n = 0; n < expected.size(); ++n) {
            const TensorAnswer& each = answer.tensors[n];
            const std::string said = allSaidOf(each.identity);
            QCOMPARE(each.names.front(), expected[n].first);
            QCOMPARE(each.names.size(), expected[n].count);
            QVERIFY2(each.identity.recognised, each.names.front().c_str());
            QCOMPARE(each.identity.encoding, expected[n].encoding);
            QVERIFY2(each.identity.wasExpected == expected[n].wasExpected, said.c_str());
            QVERIFY2(each.identity.asExpected == expected[n].asExpected, said.c_str());
            QCOMPARE(each.identity.mistakes.empty(), expected[n].asExpected);
            if (!expected[n].says.name.isEmpty())
                QVERIFY2(posiscope::says(QByteArray::fromStdString(said), expected[n].says), said.c_str());
        }
    }

    /// Learned numbers that no tensor holds; rotary models need store nothing.
    void missing() {
        const Folder files;
        files.write("model.safetensors", modelFile({weights}));
        for (const auto& [config, isMissing] :
             {std::pair{gpt2Config, true}, {t5Config, true}, {gemma3Config, false}}) {
            files.write("config.json", config);
            const ModelFolder folder = openModelFolder(files.path("."));
            QCOMPARE(folder.others, std::size_t{1});
            QCOMPARE(!identifyFolder(folder).missing.empty(), isMissing);
        }
    }

    /// Which files are read, and what is said of the others.
    void files_data() {
        const Rows<QMap<QString, std::string>, int, QString, Sentence> row("files", "tensors", "config",
                                                                           "problem");
        const std::string model = modelFile({frequenciesOf("rotary.inv_freq", 1e6, 32)});
        const std::string index =
            R"({"weight_map": {"rotary.inv_freq": "a.safetensors", "w": "b.safetensors"}})";
        row("a shard is missing",
            {{"config.json", gemma3Config},
             {"a.safetensors", model},
             {"model.safetensors.index.json", index}},
            1, "config.json", {"errors/about-file", {"b.safetensors", wording("errors/no-such-file")}});
        row("a shard is damaged",
            {{"config.json", gemma3Config}, {"a.safetensors", model}, {"b.safetensors", model.substr(0, 20)}},
            1, "config.json", {"errors/about-file", {"b.safetensors"}});
        row("a damaged configuration", {{"config.json", "{"}, {"a.safetensors", model}}, 1, "config.json",
            {"errors/no-json", {"2"}});
        row("a configuration alone", {{"config.json", gemma3Config}}, 0, "config.json", {});
        row("Mistral’s beside it",
            {{"config.json", gemma3Config}, {"params.json", "{}"}, {"a.safetensors", model}}, 1,
            "config.json", {});
        row("what training leaves",
            {{"config.json", gemma3Config}, {"optimizer.pt", "x"}, {"training_args.bin", "x"}}, 0,
            "config.json", {});
        row("NumPy’s files",
            {{"config.json", gemma3Config},
             {"rotary.inv_freq.npy", npyFile("<f4", "(16,)", countedFloats(16))}},
            1, "config.json", {});
        const std::string gguf = GgufBytes()
                                     .text("general.architecture", "gpt2")
                                     .whole("gpt2.context_length", 4)
                                     .whole("gpt2.embedding_length", 3)
                                     .tensor("position_embd.weight", {3, 4}, 0, countedFloats(12))
                                     .file();
        row("the header of llama.cpp", {{"m.gguf", gguf}}, 1, "m.gguf", {});
        row("a configuration before the header", {{"m.gguf", gguf}, {"config.json", gpt2Config}}, 1,
            "config.json", {});
        row("nothing", {}, 0, "", {});
    }
    void files() {
        const auto [files, tensors, config, problem] =
            fetchRow<QMap<QString, std::string>, int, QString, Sentence>();
        const Folder written;
        for (auto file = files.begin(); file != files.end(); ++file)
            written.write(file.key().toStdString(), file.value());
        const ModelFolder folder = openModelFolder(written.path("."));
        QCOMPARE(folder.tensors.size(), static_cast<std::size_t>(tensors));
        QCOMPARE(QFileInfo(QString::fromStdString(folder.configFile)).fileName(), config);
        QCOMPARE(folder.problems.size(), std::size_t{problem.name.isEmpty() ? 0U : 1U});
        if (!folder.problems.empty()) {
            const std::string said = folder.problems.front().english();
            QVERIFY2(says(QByteArray::fromStdString(said), problem), said.c_str());
        }
        QCOMPARE(folder.notes.size(), std::size_t{files.contains("params.json") ? 1U : 0U});
    }

    void manyFiles() {
        const Folder files;
        files.write("config.json", gemma3Config);
        for (int n = 0; n < 65'536; ++n)
            files.write(std::to_string(n), "");
        const ModelFolder folder = openModelFolder(files.path("."));
        QVERIFY(folder.config.has_value());
        QCOMPARE(folder.problems.size(), std::size_t{1});
        const std::string said = folder.problems.front().english();
        QVERIFY2(says(QByteArray::fromStdString(said), {"errors/too-many-files", {"65\u202f536"}}),
                 said.c_str());
    }
};

QTEST_APPLESS_MAIN(TestModelFolder)
#include "tst_modelfolder.moc"
