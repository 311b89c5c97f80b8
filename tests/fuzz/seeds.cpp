// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the initial inputs of the fuzzers: fuzz_seeds FOLDER makes a folder for each of them.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "core/parameters/keys.h"
#include "core/state/session.h"
#include "core/state/state.h"

using namespace posiscope;
namespace fs = std::filesystem;

namespace {

const fs::path source = POSISCOPE_SOURCE;

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The folder of one fuzzer.
class Seeds {
 public:
    explicit Seeds(fs::path folder) : folder_(std::move(folder)) { fs::create_directories(folder_); }
    void add(const std::string& bytes) {
        std::ofstream(folder_ / ("seed" + std::to_string(count_++)), std::ios::binary) << bytes;
    }
    /// Every file in `from` or below whose name ends like this.
    void addFiles(const fs::path& from, const std::string& ending) {
        for (const auto& entry : fs::recursive_directory_iterator(source / from))
            if (entry.is_regular_file() && entry.path().extension() == ending) add(contents(entry.path()));
    }

 private:
    fs::path folder_;
    int count_ = 0;
};

void addTables(const fs::path& folder) {
    Seeds npy(folder / "npy");
    npy.addFiles("tests/data/bad-files/npy", ".npy");
    npy.addFiles("tests/data/tables", ".npy");
    Seeds(folder / "npz").addFiles("tests/data/tables", ".npz");
    Seeds(folder / "safetensors").addFiles("tests/data/bad-files/safetensors", ".safetensors");
    Seeds torch(folder / "torch");
    Seeds pickles(folder / "pickle");
    torch.addFiles("tests/data/tables", ".pt");
    using namespace std::string_literals;
    const std::string tensor =
        "ctorch._utils\n_rebuild_tensor_v2\nq\x01((X\x07\0\0\0storageq\x02"
        "ctorch\nFloatStorage\nq\x03X\x01\0\0\0"
        "0q\x04"
        "X\x03\0\0\0cpuq\x05K\x06tq\x06QK\0K\x02K\x03\x86q\x07K\x03K\x01\x86q\x08\x89"
        "ccollections\nOrderedDict\nq\x09)R"
        "q\x0atq\x0bRq\x0c"s;
    pickles.add("\x80\x02" + tensor + ".");
    pickles.add("\x80\x02}q\0(X\x03\0\0\0wpe"s + tensor +
                "X\x02\0\0\0lrG?\xb9\x99\x99\x99\x99\x99\x9aX\x01\0\0\0n]q\x0d(NK\x05\x88"
                "eu."s);
    pickles.add(
        "\x80\x04\x95\x10\0\0\0\0\0\0\0}\x94\x8c\x01w\x94]\x94K\x01"
        "as."s);
    Seeds gguf(folder / "gguf");
    const auto little = [](std::uint64_t number, int bytes) {
        std::string text;
        for (int n = 0; n < bytes; ++n)
            text += static_cast<char>(number >> static_cast<unsigned>(8 * n));
        return text;
    };
    const auto word = [&little](const std::string& text) { return little(text.size(), 8) + text; };
    std::string header = "GGUF" + little(3, 4) + little(2, 8) + little(4, 8);
    header += word("general.architecture") + little(8, 4) + word("llama");
    header += word("llama.context_length") + little(4, 4) + little(64, 4);
    header +=
        word("tokenizer.ggml.tokens") + little(9, 4) + little(8, 4) + little(2, 8) + word("a") + word("b");
    header += word("llama.rope.dimension_sections") + little(9, 4) + little(5, 4) + little(2, 8) +
              little(1, 4) + little(2, 4);
    header += word("position_embd.weight") + little(2, 4) + little(3, 8) + little(2, 8) + little(0, 4) +
              little(0, 8);
    header += word("q") + little(2, 4) + little(32, 8) + little(2, 8) + little(2, 4) + little(32, 8);
    header.resize((header.size() + 31) / 32 * 32);
    gguf.add(header + std::string(96, 'f'));
    // A graph of two initialisers of 1 × 2: floats as they are, and varints.
    Seeds(folder / "onnx")
        .add(
            "\x08\x08\x3a\x27\x2a\x13\x0a\x02\x01\x02\x10\x01\x42\x01"
            "f\x4a\x08\0\0\x80\x3f\0\0\0\x40"
            "\x2a\x10\x0a\x02\x01\x02\x10\x07\x3a\x03\x01\xac\x02\x42\x03"
            "ids"s);
    Seeds printed(folder / "printed");
    for (const char* text : {"[[0.  1. ]\n [0.5 nan]]", "tensor([[0.0000, 1.0000]], device='cuda:0')",
                             "# a b\n1 2\n3 4\n", "array([[[1, 2], [3, 4]]], dtype=int64)"})
        printed.add(text);
    Seeds csv(folder / "csv");
    csv.addFiles("resources/colormaps", ".csv");
    for (const char* text : {"a,b,c\n1,-2.5,nan\n\"4\",5e-3,6\r\n7,8,9\n",
                             "\xef\xbb\xbf"
                             "1\t2\n3\t-inf\n",
                             "0;1\n\n2;3", "position,0,1\n0,1,2\n1,3,4\n", "\"a \"\"b\"\"\",c\n1,2\n"})
        csv.add(text);
}

/// Small tables of every encoding that has one; nothing is expected of them.
void addIdentified(const fs::path& folder) {
    Seeds seeds(folder / "identify");
    for (const Encoding* encoding : encodings()) {
        State state = defaultState();
        chooseEncoding(state, *encoding);
        state.set(keys::dModel, std::int64_t{16});
        state.set(keys::maxLen, std::int64_t{12});
        repair(state);
        const auto model = encoding->make(state.values);
        if (!model->hasTable()) continue;
        const Field& table = model->table();
        std::string bytes{'\xff', static_cast<char>(table.columns() - 1),
                          static_cast<char>(table.rows() - 1)};
        for (std::int64_t cell = 0; cell < table.rows() * table.columns(); ++cell) {
            const auto value =
                static_cast<float>(table.value(cell / table.columns(), cell % table.columns()));
            bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
        }
        seeds.add(bytes);
    }
}

void addConfigs(const fs::path& folder) {
    Seeds seeds(folder / "config");
    const auto models = nlohmann::json::parse(contents(source / "tests/data/configs/models.json"));
    for (const auto& model : models)
        seeds.add(model.contains("text") ? model["text"].get<std::string>() : model["config"].dump());
}

/// The texts of models, and what YAML has that they do not need.
void addYaml(const fs::path& folder) {
    Seeds seeds(folder / "yaml");
    for (const auto& model : nlohmann::json::parse(contents(source / "tests/data/configs/yaml.json")))
        seeds.add(model["text"].get<std::string>());
    for (const char* text : {"a: &x [1, 2]\nb: *x\n", "? {a: 1}\n: 2\n", "%YAML 1.2\n---\na: !!str 5\n...\n",
                             "a: |\n  x\n  y\nb: >-\n  z\n", "model_type: llama\n<<: {a: 'it''s'}\n"})
        seeds.add(text);
    // A gigabyte, if aliases were copied without end.
    std::string aliases = "a: &a " + std::string(60'000, 'x') + "\nb: [";
    for (int n = 0; n < 20'000; ++n)
        aliases += "*a,";
    seeds.add(aliases + "1]\n");
}

void addSessions(const fs::path& folder) {
    Seeds seeds(folder / "session");
    for (const Encoding* encoding : encodings()) {
        State state = defaultState();
        chooseEncoding(state, *encoding);
        repair(state);
        seeds.add(writeSession(state));
        beginComparing(state, "heatmap");
        state.arrangement.panes.front().viewport = Viewport{0, 7.5, 3, 12};
        seeds.add(writeSession(state));
    }
}

/// The pieces of lessons between `{{` and `}}`, for every snapshot.
void addExpressions(const fs::path& folder) {
    Seeds seeds(folder / "expression");
    int number = 0;
    for (const auto& entry : fs::directory_iterator(source / "resources/lessons/en")) {
        const std::string text = contents(entry.path());
        for (std::size_t from = text.find("{{"); from != std::string::npos;
             from = text.find("{{", from + 2)) {
            const std::string inside = text.substr(from + 2, text.find("}}", from) - from - 2);
            seeds.add(static_cast<char>(number++ % 5) + inside.substr(0, inside.find(" :")));
            seeds.add(static_cast<char>(number % 5) + text.substr(from, inside.size() + 4));
        }
    }
}

void addValues(const fs::path& folder) {
    Seeds seeds(folder / "values");
    for (const char* text : {"128", "1e4", "65,536", "4-7,20", "true", "1600x1000", "1, 0.5, 2e3",
                             "interleaved", "-3", "10 000", "3.25x2.25in",
                             "\xe2\x88\x92"
                             "5",
                             "0x10", "inf"})
        for (int number = 0; number < 250; number += 7)
            seeds.add(static_cast<char>(number) + std::string(text));
    for (const char* text :
         {"position=0..127", "base=10..1e6", "offset=-8..8", "d_model=2..512", "max_len=1..10"})
        seeds.add(static_cast<char>(255) + std::string(text));
}

void addSizes(const fs::path& folder) {
    Seeds seeds(folder / "sizes");
    for (const char* text :
         {"1600x1000", "3.25x2.25in", "3.25 in x 2.25 in", "82,5mm", "8cm", "6 pt", "1e9x1e-9in", "x", "640"})
        seeds.add(text);
}

void addTokens(const fs::path& folder) {
    Seeds seeds(folder / "tokens");
    for (const char* text : {"The dog bites the man, doesn't it?", "猫坐在垫子上。",
                             "Кошка сидит на 3.14 ковриках", "👩‍👩‍👧 naïve e\xcc\x81 ไทย",
                             "a\x1b[31mb\n\xe2\x80\xae"
                             "c",
                             "\xff\xfe\xed\xa0\x80"})
        seeds.add(text);
}

}  // namespace

int main(int count, char** words) {
    if (count != 2) {
        std::cerr << "fuzz_seeds FOLDER\n";
        return 2;
    }
    const fs::path folder = words[1];
    addTables(folder);
    addIdentified(folder);
    addConfigs(folder);
    addYaml(folder);
    addSessions(folder);
    Seeds(folder / "lesson").addFiles("resources/lessons", ".md");
    addExpressions(folder);
    addValues(folder);
    addTokens(folder);
    addSizes(folder);
    return 0;
}
