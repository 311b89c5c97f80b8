// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope compare with two configurations: what no picture shows is compared too.
#include <sys/resource.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"
#include "tests/support/ggufbytes.h"
#include "tests/support/rows.h"
#include "tests/support/slowdown.h"

using namespace posiscope;

namespace {

const QString gemma4 = R"({"model_type": "gemma4_text", "head_dim": 32, "global_head_dim": 64,
    "hidden_size": 256, "num_attention_heads": 8, "max_position_embeddings": 256,
    "layer_types": ["sliding_attention", "sliding_attention", "full_attention"],
    "rope_parameters": {"full_attention": {"partial_rotary_factor": 0.25, "rope_theta": %1,
                                           "rope_type": "proportional"},
                        "sliding_attention": {"rope_theta": 10000.0, "rope_type": "default"}}})";
const QString mimo = R"({"model_type": "mimo_v2_flash", "head_dim": 96, "hidden_size": 256,
    "num_attention_heads": 8, "max_position_embeddings": 256, "partial_rotary_factor": 0.334,
    "rope_theta": 5000000, "swa_rope_theta": %1})";
const QString smollm = R"({"model_type": "smollm3", "hidden_size": 256, "num_attention_heads": 8,
    "max_position_embeddings": 256, "num_hidden_layers": 4, "no_rope_layers": [1, 1, 1, %1],
    "rope_theta": 5000000.0})";
const QString qwenVl = R"({"model_type": "qwen3_vl_text", "head_dim": 32, "hidden_size": 256,
    "num_attention_heads": 8, "max_position_embeddings": 256, "rope_theta": 5000000,
    "rope_scaling": {"rope_type": "default", %1}})";
const QString llama4 = R"({"model_type": "llama4_text", "head_dim": 32, "hidden_size": 256,
    "num_attention_heads": 8, "max_position_embeddings": 256, "num_hidden_layers": 4,
    "no_rope_layers": [1, 1, 1, 0], "attn_scale": 0.1, "floor_scale": 8192, "attn_temperature_tuning": %1})";
const QString deepseek = R"({"model_type": "deepseek_v3", "hidden_size": 256, "num_attention_heads": 8,
    "qk_nope_head_dim": 32, "qk_rope_head_dim": 32, "max_position_embeddings": 256, "rope_theta": 10000,
    "rope_scaling": {"type": "yarn", "factor": 40, "original_max_position_embeddings": 4096,
                     "beta_fast": 32, "beta_slow": 1, "mscale": %1, "mscale_all_dim": %1}})";
const QString mla = R"({"model_type": "deepseek_v3", "hidden_size": 256, "num_attention_heads": 8,
    "qk_nope_head_dim": %1, "qk_rope_head_dim": 32, "max_position_embeddings": 256})";
const QString longer = R"({"model_type": "llama", "hidden_size": 64, "num_attention_heads": 8,
    "max_position_embeddings": %1})";

// The same model as transformers 4 and 5 write it.
const QString gemma3Flat = R"({"model_type": "gemma3_text", "head_dim": 32, "hidden_size": 256,
    "num_attention_heads": 8, "max_position_embeddings": 256, "rope_theta": 1000000,
    "rope_local_base_freq": %1, "layer_types": ["sliding_attention", "full_attention"]})";
const QString gemma3 = R"({"model_type": "gemma3_text", "head_dim": 32, "hidden_size": 256,
    "num_attention_heads": 8, "max_position_embeddings": %2,
    "layer_types": ["sliding_attention", "full_attention"],
    "rope_parameters": {"full_attention": {"rope_type": "default", "rope_theta": 1000000},
                        "sliding_attention": {"rope_type": "default", "rope_theta": %1}}})";
// Two kinds of layers with the same numbers.
const QString windowed = R"({"model_type": "gpt_oss", "head_dim": 32, "hidden_size": 256,
    "num_attention_heads": 8, "max_position_embeddings": 256, "rope_theta": 150000, "sliding_window": %1,
    "layer_types": ["sliding_attention", "full_attention", "sliding_attention", "%2"]})";
const QString global = "full_attention", sliding = "sliding_attention";

}  // namespace

class TestCliCompareConfigs : public ProgramTest {
    Q_OBJECT

 private slots:
    void undrawn_data() {
        const Rows<QString, QString, QStringList> row("a", "b", "told");
        row("the base of other layers", gemma4.arg("1000000.0"), gemma4.arg("500000.0"),
            {"layer 2 (full_attention), Base: ", " in A, ", " in B", "1 of 3 layers differ"});
        row("layers with a window of their own base", mimo.arg(10000), mimo.arg(5000000),
            {"layers (with a sliding window), Base: 10000 in A, 5000000 in B"});
        row("layers without positions", smollm.arg(0), smollm.arg(1),
            {"layer 3 (without positions), Encoding: ", "1 of 4 layers differ"});
        row("sections", qwenVl.arg(R"("mrope_section": [6, 5, 5], "mrope_interleaved": true)"),
            qwenVl.arg(R"("mrope_section": [4, 6, 6])"), {"[6,5,5] interleaved in A, [4,6,6] in B"});
        row("blocks or not", qwenVl.arg(R"("mrope_section": [6, 5, 5], "mrope_interleaved": true)"),
            qwenVl.arg(R"("mrope_section": [6, 5, 5])"), {"[6,5,5] interleaved in A, [6,5,5] in B"});
        row("temperature", llama4.arg("true"), llama4.arg("false"),
            {"layer 3 (without positions), ", ": 1 + 0.1·ln(⌊(p + 1)/8192⌋ + 1) in A, none in B"});
        // (0.1·m·ln 40 + 1)²
        row("factor of the scores", deepseek.arg("1.0"), deepseek.arg("0.707"), {"1.8739 in A, 1.5896 in B"});
        row("elements that are not turned", mla.arg(64), mla.arg(32), {": 64 in A, 32 in B"});
        row("more positions than are shown", longer.arg(2000000), longer.arg(4000000),
            {"positions: 2000000 in A, 4000000 in B"});
        row("two ways of writing, another base", gemma3Flat.arg(10000), gemma3.arg(20000).arg(256),
            {"layer 0 (with a sliding window), Base: 10000 in A, 20000 in B", "1 of 2 layers differ"});
        row("a window", windowed.arg(512).arg(global), windowed.arg(1024).arg(global),
            {"layers 0,2 (sliding_attention), window: 512 positions in A, 1", "2 of 4 layers differ"});
        row("layers of the same kinds in another order", windowed.arg(512).arg(global),
            windowed.arg(512).arg(sliding),
            {"layer 3 (full_attention), window: none in A, 512 positions in B", "1 of 4 layers differ"});
        row("the number of layers", windowed.arg(512).arg(R"(full_attention", "full_attention)"),
            windowed.arg(512).arg(global), {"number of layers: 5 in A, 4 in B"});
    }
    void undrawn() {
        const auto [a, b, told] = fetchRow<QString, QString, QStringList>();
        const QStringList files = write(a, b);
        const Ran ran = program_.run({"compare", files[0], files[1]});
        QCOMPARE(ran.status, 3);
        const QString text = QString::fromUtf8(ran.output);
        for (const QString& each : told)
            QVERIFY2(text.contains(each), qPrintable(text));
        QVERIFY2(!says(text, "compare/same-parameters"), qPrintable(text));
        QVERIFY2(text.trimmed().endsWith("different within 0"), qPrintable(text));
        const Ran json = program_.run({"compare", "--json", files[0], files[1]});
        QCOMPARE(json.status, 3);
        const QJsonObject root = QJsonDocument::fromJson(json.output).object();
        QVERIFY(!root["equal"].toBool() && !root["unlike"].toArray().isEmpty());
    }

    void alike_data() {
        const Rows<QString, QString> row("a", "b");
        for (const QString& each :
             {gemma4.arg("1e6"), mimo.arg(10000), smollm.arg(0), llama4.arg("true"), deepseek.arg("1.0"),
              gemma3.arg(10000).arg(256), windowed.arg(512).arg(sliding)})
            row(qPrintable(each.section('"', 3, 3)), each, each);
        row("as transformers 4 and 5 write it", gemma3Flat.arg(10000), gemma3.arg(10000).arg(256));
    }
    void alike() {
        const auto [a, b] = fetchRow<QString, QString>();
        const QStringList files = write(a, b);
        const Ran ran = program_.run({"compare", files[0], files[1]});
        VERIFY_DONE(ran);
        QVERIFY2(ran.output.startsWith(wording("compare/same-parameters").toUtf8() + '\n'), ran.text());
    }

    /// One layer, or one part of the models.
    void chosen_data() {
        const Rows<QString, QString, QStringList, int, QString> row("a", "b", "options", "status", "told");
        const QString a = gemma3.arg(10000).arg(256), b = gemma3.arg(20000).arg(256);
        row("a layer that differs", a, b, {"--layer", "0"}, 3, "Base: 10000 in A, 20000 in B");
        row("a layer that does not", a, b, {"--layer", "1"}, 0, "");
        row("a layer without positions", smollm.arg(0), smollm.arg(1), {"--layer", "3"}, 3, "Encoding: ");
        row("a layer of a table and a configuration", a, "", {"--layer", "1"}, 3, "");
        const QString vision =
            R"({"model_type": "gemma3", "text_config": %1, "vision_config": {"hidden_size": 16,
            "model_type": "siglip_vision_model", "num_attention_heads": 2, "image_size": %2, "patch_size": 14}})";
        row("the same part", vision.arg(a).arg(56), vision.arg(b).arg(56), {"--part", "vision"}, 0, "");
        row("another part", vision.arg(a).arg(56), vision.arg(a).arg(112), {"--part", "vision"}, 3, "");
        row("the text alone", vision.arg(a).arg(56), vision.arg(a).arg(112), {"--part", "text"}, 0, "");
        row("a part that is missing", a, b, {"--part", "vision"}, 1, "vision");
        row("a layer that is missing", a, b, {"--layer", "2"}, 1, "--layer");
    }
    void chosen() {
        const auto [a, b, options, status, told] = fetchRow<QString, QString, QStringList, int, QString>();
        QStringList files = write(a, b);
        if (b.isEmpty()) {
            files[1] = folder_->filePath("pe.npy");
            VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--encoding", "rope", "--head-dim", "32",
                                      "--max-len", "256", "-o", files[1]}));
        }
        const Ran ran = program_.run(QStringList{"compare"} + options + files);
        QVERIFY2(ran.status == status, ran.text());
        QVERIFY2((ran.output + ran.errors).contains(told.toUtf8()), ran.text());
    }

    /// Positions that no encoding draws are read, named and compared by their keys.
    void readAlone_data() {
        const Rows<QString, QString, int, QString> row("a", "b", "status", "told");
        const QString axial = R"({"model_type": "qwen3_vl_vision", "hidden_size": 1152, "num_heads": 16,
            "rope_parameters": {"rope_type": "axial", "rope_theta": %1}})";
        const QString flux =
            R"({"_class_name": "FluxTransformer2DModel", "attention_head_dim": 128, "axes_dims_rope": %1})";
        row("one number in two spellings", axial.arg("10000"), axial.arg("1e4"), 0, "equal in what is read");
        row("another base", axial.arg(10000), axial.arg(1000000), 3,
            "different: rope_parameters.rope_theta: 10000 in A, 1000000 in B");
        row("other axes", flux.arg("[16, 56, 56]"), flux.arg("[32, 48, 48]"), 3,
            "different: axes_dims_rope: [16, 56, 56] in A, [32, 48, 48] in B");
        row("two models", axial.arg(10000), flux.arg("[16, 56, 56]"), 3, "different: B: FluxTransformer2D");
        row("beside one that is drawn", axial.arg(10000), longer.arg(64), 1,
            ", rope_parameters.rope_type \"axial\"");
    }
    void readAlone() {
        const auto [a, b, status, told] = fetchRow<QString, QString, int, QString>();
        const QStringList files = write(a, b);
        const Ran ran = program_.run({"compare", files[0], files[1]});
        QVERIFY2(ran.status == status && (ran.output + ran.errors).contains(told.toUtf8()), ran.text());
        if (status == 1) return;
        const QJsonObject json =
            QJsonDocument::fromJson(program_.run({"compare", "--json", files[0], files[1]}).output).object();
        QCOMPARE(json["equal"].toBool(), status == 0);
        QCOMPARE(json["unlike"].toArray().isEmpty(), status == 0);
    }

    void chosenOfTables() {
        const QString table = folder_->filePath("pe.npy");
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--d-model", "4", "-o", table}));
        VERIFY_REFUSED(program_.run({"compare", table, table, "--layer", "1"}), 2, QStringList({"--layer"}));
    }

    /// Files that are one to Posiscope, and not to transformers 4.
    void otherReaders() {
        const QString sizes = R"({"model_type": "llama", "hidden_size": 256, "num_attention_heads": 4,
            "max_position_embeddings": 256, %1})";
        const QStringList files =
            write(sizes.arg(R"("rope_theta": 500000.0)"),
                  sizes.arg(R"("rope_parameters": {"rope_type": "default", "rope_theta": 500000.0})"));
        const Ran ran = program_.run({"compare", files[0], files[1]});
        VERIFY_DONE(ran);
        const auto reading = [](const char* base) {
            return wording("identify/reading", {base, wording("identify/no-scaling"), "64 of 64"});
        };
        const QString usual = reading("10000"), meant = reading("500000");
        QVERIFY2(says(ran.output, "compare/read-differently", {"transformers 4", meant, usual}), ran.text());
        QVERIFY2(says(ran.output, "compare/side-read-differently",
                      {"B", usual, "transformers 4", meant, "transformers 5"}),
                 ran.text());
        QVERIFY2(!ran.output.contains("A is read"), ran.text());
        const Ran same = program_.run({"compare", files[0], files[0]});
        QVERIFY2(!same.output.contains("transformers"), same.text());
    }

    /// The header of a GGUF file is a configuration by sight, and its tensors are named.
    void headers_data() {
        const Rows<bool, QString, int, QString> row("freqBase", "other", "status", "said");
        const QString config = R"({"model_type": "qwen2", "hidden_size": 256, "num_attention_heads": 4,
            "num_hidden_layers": 2, "max_position_embeddings": 256, "rope_theta": %1})";
        row("the same", true, config.arg(1000000), 0, "equal within 0");
        row("another base", true, config.arg(500000), 3,
            "Base: 1000000 in A, 500000 in B\n2 of 2 layers differ");
        row("none in the header", false, config.arg(1000000), 3, "Base: 10000 in A, 1000000 in B");
    }
    void headers() {
        const auto [freqBase, other, status, said] = fetchRow<bool, QString, int, QString>();
        GgufBytes gguf;
        gguf.text("general.architecture", "qwen2").whole("qwen2.context_length", 256);
        gguf.whole("qwen2.embedding_length", 256).whole("qwen2.attention.head_count", 4);
        gguf.whole("qwen2.block_count", 2);
        if (freqBase) gguf.real("qwen2.rope.freq_base", 1e6F);
        gguf.tensor("rope_freqs.weight", {2, 2}, 0, bytesOfAll<float>({1, 8, 1, 8}, false));
        const QString a = folder_->filePath("a.gguf"), b = folder_->filePath("b.json");
        writeBytes(a, QByteArray::fromStdString(gguf.file()));
        writeBytes(b, other.toUtf8());
        const Ran ran = program_.run({"compare", a, b});
        QVERIFY2(ran.status == status && ran.errors.isEmpty(), ran.text());
        QVERIFY2(QString::fromUtf8(ran.output).contains(said), ran.text());
        const Ran tensor = program_.run({"compare", a + ":rope_freqs.weight", a + ":rope_freqs.weight"});
        QVERIFY2(tensor.status == 0 && tensor.output.contains("0 of 4 cells"), tensor.text());
        const Ran described = program_.run({"describe", a, "--json"});
        VERIFY_DONE(described);
        QCOMPARE(QJsonDocument::fromJson(described.output).object()["encoding"].toString(), QString("rope"));
    }

    /// 131,072 positions: cells that the same numbers give are not computed twice, and others once.
    void longOnes_data() {
        const Rows<QString, QString> row("a", "b");
        const auto wide = [](const QString& text) { return QString(text).replace("32,", "256,"); };
        row("other layers differ", wide(gemma3.arg(10000).arg(131072)), wide(gemma3.arg(20000).arg(131072)));
        const QString llama = R"({"model_type": "llama", "hidden_size": 1024, "num_attention_heads": 8,
            "max_position_embeddings": 131072, "rope_theta": %1})";
        row("what is shown differs", llama.arg(10000), llama.arg(500000));
    }
    void longOnes() {
        const auto [a, b] = fetchRow<QString, QString>();
        const QStringList files = write(a, b);
        Program program;
        program.setInChild([] {
            const rlimit seconds{2 * posiscope::slowdown, 2 * posiscope::slowdown};
            ::setrlimit(RLIMIT_CPU, &seconds);
        });
        QCOMPARE(program.run({"compare", files[0], files[1]}).status, 3);
    }

 private:
    QStringList write(const QString& a, const QString& b) {
        const QStringList files{folder_->filePath("a.json"), folder_->filePath("b.json")};
        writeBytes(files[0], a.toUtf8());
        writeBytes(files[1], b.toUtf8());
        return files;
    }
};

QTEST_GUILESS_MAIN(TestCliCompareConfigs)
#include "tst_cli_compareconfigs.moc"
