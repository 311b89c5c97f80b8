// SPDX-License-Identifier: GPL-3.0-or-later
// GGUF files: tensors as tables, headers as configurations.
#include "core/config/layerlines.h"
#include "core/config/modelconfig.h"
#include "core/parameters/keys.h"
#include "core/tables/arrayfile.h"
#include "tests/core/badfile.h"
#include "tests/support/ggufbytes.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

using Cells = std::vector<double>;

/// A header as llama.cpp's converter writes it for Llama 3.
GgufBytes llama(bool bigEndian = false, std::uint32_t version = 3) {
    GgufBytes bytes(bigEndian, version);
    bytes.text("general.architecture", "llama").text("general.name", "Meta Llama 3 8B");
    bytes.whole("llama.block_count", 32).whole("llama.context_length", 8192);
    bytes.whole("llama.embedding_length", 4096).whole("llama.attention.head_count", 32);
    bytes.whole("llama.attention.head_count_kv", 8).real("llama.rope.freq_base", 500000);
    bytes.whole("llama.rope.dimension_count", 128);
    bytes.texts("tokenizer.ggml.tokens", {"a", "b", "c"})
        .list<std::int32_t>("tokenizer.ggml.token_type", 5, {1, 2});
    return bytes;
}

QString noted(const std::vector<Text>& notes) {
    QStringList all;
    for (const Text& note : notes)
        all += QString::fromStdString(note.english());
    return all.join('\n');
}

}  // namespace

class TestGguf : public StrictTest {
    Q_OBJECT

 private slots:
    void tables_data() {
        const Rows<bool, int, std::uint32_t, std::string, QString, Cells> row("big", "version", "type",
                                                                              "data", "name", "cells");
        const Cells six{0, 1, 2, -3, 4, 5};
        for (const bool big : {false, true}) {
            const QByteArray order = big ? "big " : "little ";
            const auto as = [&]<class Number>(Number /*type*/) {
                return bytesOfAll(std::vector<Number>(six.begin(), six.end()), big);
            };
            const std::vector<std::uint16_t> halves{0, 0x3c00, 0x4000, 0xc200, 0x4400, 0x4500};
            const std::vector<std::uint16_t> brains{0, 0x3f80, 0x4000, 0xc040, 0x4080, 0x40a0};
            row(order + "F32", big, 3, 0, as(0.0F), "float32", six);
            row(order + "F16", big, 3, 1, bytesOfAll(halves, big), "float16", six);
            row(order + "BF16", big, 3, 30, bytesOfAll(brains, big), "bfloat16", six);
            row(order + "F64", big, 3, 28, as(0.0), "float64", six);
            row(order + "I8", big, 3, 24, as(std::int8_t{}), "int8", six);
            row(order + "I16", big, 3, 25, as(std::int16_t{}), "int16", six);
            row(order + "I32", big, 3, 26, as(std::int32_t{}), "int32", six);
            row(order + "I64", big, 3, 27, as(std::int64_t{}), "int64", six);
            row(order + "version 2", big, 2, 0, as(0.0F), "float32", six);
        }
    }
    void tables() {
        const auto [big, version, type, data, name, cells] =
            fetchRow<bool, int, std::uint32_t, std::string, QString, Cells>();
        GgufBytes bytes = llama(big, static_cast<std::uint32_t>(version));
        bytes.tensor("rope_freqs.weight", {2}, 0, bytesOfAll<float>({1, 8}, big));
        bytes.tensor("blk.0.attn_q.weight", {256, 2}, 12, std::string(288, 'q'));
        bytes.tensor("position_embd.weight", {3, 2}, type, data);
        const Folder folder;
        const std::string path = folder.write("model.gguf", bytes.file());
        const auto info = inspectTableFile(path);
        QVERIFY2(info.ok(), reasonOf(info).c_str());
        QCOMPARE(info->tensors.size(), std::size_t{3});
        QCOMPARE(info->tensors[1].type, std::string("Q4_K"));
        QVERIFY(!info->tensors[1].isTable());
        QCOMPARE(info->tensors[1].shape, (std::vector<std::uint64_t>{2, 256}));
        // The only table that can be read needs no name, nor does the file an ending.
        const auto table = readTable(folder.write("model", bytes.file()), "");
        QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
        QCOMPARE(QString::fromStdString((*table)->type()), name);
        QCOMPARE((*table)->rows(), 2);
        QVERIFY(sameCells(cellsOf(**table), cells));
        const auto divisors = readArray(path, "rope_freqs.weight");
        QVERIFY(divisors.ok());
        QCOMPARE(divisors->at(1), 8.0);
        const auto packed = readTable(path, "blk.0.attn_q.weight");
        QVERIFY(!packed.ok());
        QVERIFY(packed.error().text.english().find("type Q4_K") != std::string::npos);
        const auto alone = readArray(path, "blk.0.attn_q.weight");
        QVERIFY(!alone.ok());
        QVERIFY(says(alone.error().text.english(), "errors/about-array", {"blk.0.attn_q.weight"}));
        QVERIFY(alone.error().text.english().find("type Q4_K") != std::string::npos);
    }

    /// 34 bytes for 32 numbers: a float16 scale and 32 of int8. ggml-org/llama.cpp, ggml/src/ggml-quants.c.
    void blocksOf32_data() {
        const Rows<bool> row("big");
        row("little", false);
        row("big", true);
    }
    void blocksOf32() {
        const auto [big] = fetchRow<bool>();
        const std::vector<std::pair<std::uint16_t, double>> scales{
            {0x3c00, 1}, {0x2e66, 0.0999755859375}, {0xb800, -0.5}, {0x0001, 0x1p-24}};
        std::string bytes;
        Cells cells;
        for (std::size_t block = 0; block < scales.size(); ++block) {
            bytes += bytesOf(scales[block].first, big);
            for (int n = 0; n < 32; ++n) {
                const auto number = static_cast<std::int8_t>(n == 0 ? -128 : n == 1 ? 127 : 3 * n - 40);
                bytes += bytesOf(number, big);
                cells.push_back(scales[block].second * number);
            }
        }
        GgufBytes gguf = llama(big);
        gguf.tensor("blk.0.attn_q.weight", {256, 2}, 12, std::string(288, 'q'));
        gguf.tensor("position_embd.weight", {64, 2}, 8, bytes);
        const Folder folder;
        const std::string path = folder.write("model.gguf", gguf.file());
        const auto info = inspectTableFile(path);
        QVERIFY2(info.ok(), reasonOf(info).c_str());
        QCOMPARE(info->tensors[1].type, std::string("Q8_0"));
        const auto table = readTable(path, "position_embd.weight");
        QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
        QCOMPARE((*table)->columns(), 64);
        QVERIFY(sameCells(cellsOf(**table), cells));
        const auto array = readArray(path, "position_embd.weight");
        QVERIFY(array.ok());
        QCOMPARE(array->at(33), cells[33]);
        // A slice of several.
        GgufBytes stacked = llama(big);
        stacked.tensor("position_embd.weight", {32, 2, 2}, 8, bytes);
        const auto slice = readTable(folder.write("stacked.gguf", stacked.file()), "position_embd.weight[1]");
        QVERIFY2(slice.ok(), slice ? "" : slice.error().text.english().c_str());
        QVERIFY(sameCells(cellsOf(**slice), Cells(cells.begin() + 64, cells.end())));
    }

    void blocksThatAreCut() {
        GgufBytes gguf = llama();
        gguf.rawTensor("position_embd.weight", {64, 200}, 8, 0, std::string(340, 'x'));
        const Folder folder;
        const auto table = readTable(folder.write("cut.gguf", gguf.file()), "position_embd.weight");
        QVERIFY(!table.ok());
        QVERIFY2(says(table.error().text.english(), "errors/beyond-file"),
                 table.error().text.english().c_str());
    }

    /// The header says which layers have a window.
    void windowsOfLayers() {
        const auto pattern = [](bool list) {
            GgufBytes bytes;
            bytes.text("general.architecture", "gemma3").whole("gemma3.block_count", 4);
            bytes.whole("gemma3.embedding_length", 64).whole("gemma3.attention.head_count", 4);
            bytes.whole("gemma3.attention.sliding_window", 512);
            if (list)
                bytes.list<std::uint8_t>("gemma3.attention.sliding_window_pattern", 7, {1, 1, 0, 1});
            else
                bytes.whole("gemma3.attention.sliding_window_pattern", 2);
            return bytes.file();
        };
        const Folder folder;
        for (const auto& [list, expected] : {std::pair{true, "llgl"}, std::pair{false, "lglg"}}) {
            State state = defaultState();
            const auto config = openConfig(state, folder.write("a.gguf", pattern(list)));
            QVERIFY2(config.ok(), config ? "" : config.error().text.english().c_str());
            std::string kinds;
            for (const LayerLine& line : layerLines(*config))
                kinds += line.kind[0];
            QCOMPARE(kinds, std::string(expected));
        }
    }

    void configurations_data() {
        const Rows<std::string, QString, QMap<QString, QVariant>, QString> row("file", "encoding", "values",
                                                                               "note");
        row("Llama 3", llama().file(), "rope",
            {{"head_dim", 128}, {"base", 500000.0}, {"max_len", 8192}, {"scaling", "none"}},
            wording("identify/neighbours-of-llama-cpp"));
        row("big-endian", llama(true).file(), "rope",
            {{"head_dim", 128}, {"base", 500000.0}, {"max_len", 8192}}, "architecture “llama”");
        row("Llama 3.1", llama().tensor("rope_freqs.weight", {64}, 0, countedFloats(64)).file(), "rope",
            {{"head_dim", 128}, {"base", 500000.0}}, "rope_freqs.weight");
        GgufBytes yarn;
        yarn.text("general.architecture", "qwen2").whole("qwen2.context_length", 131072);
        yarn.whole("qwen2.embedding_length", 3584).whole("qwen2.attention.head_count", 28);
        yarn.real("qwen2.rope.freq_base", 1e6F).text("qwen2.rope.scaling.type", "yarn");
        yarn.real("qwen2.rope.scaling.factor", 4).whole("qwen2.rope.scaling.original_context_length", 32768);
        row("YaRN", yarn.file(), "rope",
            {{"head_dim", 128},
             {"base", 1e6},
             {"scaling", "yarn"},
             {"factor", 4.0},
             {"original_max_position", 32768}},
            "architecture “qwen2”");
        GgufBytes partial;
        partial.text("general.architecture", "phi2").whole("phi2.context_length", 2048);
        partial.whole("phi2.embedding_length", 2560).whole("phi2.attention.head_count", 32);
        partial.whole("phi2.rope.dimension_count", 32);
        row("partial", partial.file(), "rope",
            {{"head_dim", 80}, {"partial_rotary_factor", 0.4}, {"max_len", 2048}}, "rotary");
        GgufBytes scaled = llama();
        scaled.text("llama.rope.scaling.type", "linear").real("llama.rope.scaling.factor", 8);
        row("linear", scaled.file(), "rope", {{"scaling", "linear"}, {"factor", 8.0}}, "linear");
        GgufBytes sections;
        sections.text("general.architecture", "qwen2vl").whole("qwen2vl.context_length", 32768);
        sections.whole("qwen2vl.embedding_length", 1536).whole("qwen2vl.attention.head_count", 12);
        sections.real("qwen2vl.rope.freq_base", 1e6F);
        sections.list<std::int32_t>("qwen2vl.rope.dimension_sections", 5, {16, 24, 24, 0});
        row("M-RoPE", sections.file(), "rope", {{"head_dim", 128}, {"base", 1e6}}, "(mrope)");
        GgufBytes own;
        own.text("general.architecture", "gemma").whole("gemma.context_length", 8192);
        own.whole("gemma.embedding_length", 3072).whole("gemma.attention.head_count", 16);
        own.whole("gemma.attention.key_length", 256);
        row("heads wider than their share", own.file(), "rope", {{"head_dim", 256}, {"max_len", 8192}},
            "head_dim 256");
        GgufBytes longer;
        longer.text("general.architecture", "phi3").whole("phi3.context_length", 131072);
        longer.whole("phi3.embedding_length", 32).whole("phi3.attention.head_count", 4);
        longer.whole("phi3.rope.scaling.original_context_length", 4096).whole("phi3.rope.dimension_count", 8);
        longer.text("phi3.rope.scaling.type", "longrope");
        longer.tensor("rope_factors_long.weight", {4}, 0, bytesOfAll<float>({1, 2, 4, 8}));
        longer.tensor("rope_factors_short.weight", {4}, 0, bytesOfAll<float>({1, 1, 1, 2}));
        row("LongRoPE", longer.file(), "rope", {{"scaling", "longrope"}, {"original_max_position", 4096}},
            "long_factor");
        // Of phi3 llama.cpp writes no type.
        GgufBytes unnamed;
        unnamed.text("general.architecture", "phi3").whole("phi3.context_length", 131072);
        unnamed.whole("phi3.embedding_length", 32).whole("phi3.attention.head_count", 4);
        unnamed.whole("phi3.rope.scaling.original_context_length", 4096)
            .whole("phi3.rope.dimension_count", 8);
        unnamed.real("phi3.rope.scaling.attn_factor", 1.25F);
        unnamed.tensor("rope_factors_long.weight", {4}, 0, bytesOfAll<float>({1, 2, 4, 8}));
        unnamed.tensor("rope_factors_short.weight", {4}, 0, bytesOfAll<float>({1, 1, 1, 2}));
        row("LongRoPE without its name", unnamed.file(), "rope",
            {{"scaling", "longrope"}, {"original_max_position", 4096}, {"attention_factor", 1.25}},
            "long_factor");
        GgufBytes notScaled;
        notScaled.text("general.architecture", "phi3").whole("phi3.context_length", 4096);
        notScaled.whole("phi3.embedding_length", 32).whole("phi3.attention.head_count", 4);
        notScaled.whole("phi3.rope.scaling.original_context_length", 4096);
        notScaled.key("phi3.rope.scaling.finetuned", 7, std::uint8_t{0});
        row("the length of training alone", notScaled.file(), "rope", {{"scaling", "none"}}, "phi3");
        GgufBytes learned;
        learned.text("general.architecture", "gpt2").whole("gpt2.context_length", 1024);
        learned.whole("gpt2.embedding_length", 768).whole("gpt2.attention.head_count", 12);
        row("GPT-2", learned.file(), "learned", {{"d_model", 768}, {"max_len", 1024}}, "gpt2");
        GgufBytes biased;
        biased.text("general.architecture", "mpt")
            .whole("mpt.context_length", 2048)
            .whole("mpt.embedding_length", 4096);
        biased.whole("mpt.attention.head_count", 32).real("mpt.attention.max_alibi_bias", 8);
        row("ALiBi", biased.file(), "alibi", {{"heads", 32}}, "mpt");
        row("an unknown architecture",
            GgufBytes()
                .text("general.architecture", "new")
                .whole("new.embedding_length", 64)
                .whole("new.attention.head_count", 4)
                .real("new.rope.freq_base", 20000)
                .file(),
            "rope", {{"head_dim", 16}, {"base", 20000.0}}, "“new”");
    }
    void configurations() {
        const auto [file, encoding, values, note] =
            fetchRow<std::string, QString, QMap<QString, QVariant>, QString>();
        const Folder folder;
        State state = defaultState();
        const auto reading = openConfig(state, folder.write("a.gguf", file));
        QVERIFY2(reading.ok(), reading ? "" : reading.error().text.english().c_str());
        QCOMPARE(QString::fromStdString(std::get<std::string>(state.values.at(encodingParameter().key))),
                 encoding);
        for (auto value = values.begin(); value != values.end(); ++value) {
            const Value found = state.values.at(value.key().toStdString());
            if (const auto* number = std::get_if<std::int64_t>(&found))
                QCOMPARE(*number, value->toLongLong());
            else if (const auto* real = std::get_if<double>(&found))
                QCOMPARE(*real, value->toDouble());
            else
                QCOMPARE(QString::fromStdString(std::get<std::string>(found)), value->toString());
        }
        QVERIFY2(noted(reading->notes).contains(note), qPrintable(noted(reading->notes)));
        QVERIFY2(warningOf(*reading).empty(), warningOf(*reading).english().c_str());
    }

    /// A key about positions that is not read is named; llama.cpp reads a factor without a type, too.
    void unknownKeys() {
        const Folder folder;
        State state = defaultState();
        for (const char* key :
             {"rope.wobble", "rope.scaling.factor", "rotary_high", "attention.nope_layers"}) {
            const auto file = llama().real((std::string("llama.") + key).c_str(), 2).file();
            const auto reading = openConfig(state, folder.write("a.gguf", file));
            QVERIFY2(reading.ok(), reading ? "" : reading.error().text.english().c_str());
            QCOMPARE(reading->notUnderstood, std::vector<std::string>{key});
        }
        const auto other = llama().real("clip.rope.wobble", 2).real("llama.expert_count", 2).file();
        QVERIFY(openConfig(state, folder.write("a.gguf", other))->notUnderstood.empty());
    }

    void refused_data() {
        const Rows<std::string, Sentence> row("file", "sentence");
        const char* cut = "errors/damaged";
        const Sentence beyond("errors/about-array", {"w", wording("errors/beyond-file")});
        const std::string sound = llama().tensor("w", {2, 2}, 0, countedFloats(4)).file();
        for (const int size : {4, 7, 8, 20, 24, 30, 60, 200})
            row(("cut after " + std::to_string(size)).c_str(),
                sound.substr(0, static_cast<std::size_t>(size)), cut);
        row("cut in its numbers", sound.substr(0, sound.size() - 20), beyond);
        row("version 1", GgufBytes(false, 1).file(), {"errors/gguf-version", {"1"}});
        row("version 99", GgufBytes(false, 99).file(), {"errors/gguf-version", {"99"}});
        const auto head = [](std::uint64_t tensors, std::uint64_t keys) {
            return "GGUF" + bytesOf(std::uint32_t{3}) + bytesOf(tensors) + bytesOf(keys);
        };
        row("2^64 - 1 tensors", head(UINT64_MAX, 0), "errors/too-many-arrays");
        row("2^64 - 1 keys", head(0, UINT64_MAX), "errors/too-many-arrays");
        row("many tensors that are not there", head(100'000, 0), cut);
        row("a name of 2^63 bytes", head(0, 1) + bytesOf(std::uint64_t{1} << 63U), cut);
        row("an unknown type", GgufBytes().rawKey("a", 77, "").file(), {"errors/gguf-unknown-type", {"77"}});
        const auto list = [](std::uint32_t type, std::uint64_t count) {
            return GgufBytes().rawKey("a", 9, bytesOf(type) + bytesOf(count)).file();
        };
        row("a list of lists", list(9, 1), {"errors/gguf-unknown-type", {"9"}});
        row("2^61 doubles", list(12, std::uint64_t{1} << 61U), cut);
        row("2^63 bytes", list(0, std::uint64_t{1} << 63U), cut);
        row("2^60 texts", list(8, std::uint64_t{1} << 60U), "errors/gguf-texts");
        row("8,000,000 texts", list(8, 8'000'000), cut);
        row("33 axes", GgufBytes().tensor("w", std::vector<std::uint64_t>(33, 1), 0, "aaaa").file(),
            "errors/array-dimensions");
        row("2^32 axes", head(1, 0) + bytesOf(std::uint64_t{0}) + "\xff\xff\xff\xff" + std::string(64, 'a'),
            "errors/array-dimensions");
        row("2^128 numbers", GgufBytes().tensor("w", {1ULL << 63U, 1ULL << 63U, 4}, 0, "aaaa").file(),
            beyond);
        row("an offset of 2^64 - 1", GgufBytes().rawTensor("w", {1, 1}, 0, UINT64_MAX).file(), beyond);
        row("packed numbers beyond the end", GgufBytes().rawTensor("w", {256, 1}, 12, 1U << 30U).file(),
            beyond);
        row("a name twice", GgufBytes().tensor("w", {1, 1}, 0, "aaaa").tensor("w", {1, 1}, 0, "aaaa").file(),
            {"errors/array-name-twice", {"w"}});
        row("no alignment", GgufBytes().whole("general.alignment", 0).file(), "errors/gguf-alignment");
        row("an alignment of 3 GiB", GgufBytes().whole("general.alignment", 3U << 30U).file(),
            "errors/gguf-alignment");
        row("an alignment that is a text", GgufBytes().text("general.alignment", "32").file(),
            "errors/gguf-alignment");
    }
    void refused() {
        const auto [file, sentence] = fetchRow<std::string, Sentence>();
        const Folder folder;
        const std::string path = folder.write("a.gguf", file);
        const Bounds bounds;
        const auto info = inspectTableFile(path);
        QVERIFY2(bounds.check().isEmpty(), bounds.check());
        QVERIFY(!info.ok());
        QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
        QVERIFY2(says(reasonOf(info), sentence), reasonOf(info).c_str());
        State state = defaultState();
        QVERIFY(!openConfig(state, path).ok());
        QVERIFY(state == defaultState());
    }

    void alignment() {
        GgufBytes bytes;
        bytes.whole("general.alignment", 64).tensor("w", {2, 1}, 0, bytesOfAll<float>({1, 2}));
        std::string file = bytes.file();
        // The helper aligns to 32: what it wrote last begins at a multiple of 64 after this.
        const std::string data = file.substr(file.size() - 32);
        file.resize(file.size() - 32);
        file.resize((file.size() + 63) / 64 * 64);
        const Folder folder;
        const auto table = readTable(folder.write("a.gguf", file + data), "w");
        QVERIFY(table.ok());
        QVERIFY(sameCells(cellsOf(**table), {1, 2}));
    }
};

QTEST_APPLESS_MAIN(TestGguf)
#include "tst_gguf.moc"
