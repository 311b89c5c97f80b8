// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/shards.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/lowercase.h"
#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/inputfile.h"
#include "core/tables/jsontext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostShards = 4096;
constexpr std::size_t mostInFolder = 65'536;
constexpr std::string_view indexEnding = ".index.json";

/// Takes {"weight_map": {TENSOR: FILE, …}, …}; false ends the parser.
class IndexReader {
 public:
    std::set<std::string> files;
    bool hasMap = false;

    bool null() { return !inMap(); }
    bool boolean(bool /*value*/) { return !inMap(); }
    bool number_integer(std::int64_t /*value*/) { return !inMap(); }
    bool number_unsigned(std::uint64_t /*value*/) { return !inMap(); }
    bool number_float(double /*value*/, const std::string& /*text*/) { return !inMap(); }
    bool string(std::string& text) {
        if (inMap()) files.insert(text);
        return files.size() <= mostShards;
    }
    static bool binary(std::vector<std::uint8_t>& /*bytes*/) { return false; }
    bool start_object(std::size_t /*unknown*/) {
        if (inMap()) return false;
        if (++depth_ == 2 && key_ == "weight_map") hasMap = isMap_ = true;
        return true;
    }
    bool end_object() {
        if (depth_-- == 2) isMap_ = false;
        return true;
    }
    bool start_array(std::size_t /*unknown*/) {
        if (inMap()) return false;
        ++depth_;
        key_.clear();
        return true;
    }
    bool end_array() {
        --depth_;
        return true;
    }
    bool key(std::string& name) {
        if (depth_ == 1) key_ = name;
        return true;
    }
    static bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                            const nlohmann::json::exception& /*error*/) {
        return false;
    }

 private:
    bool inMap() const { return isMap_; }

    std::string key_;
    std::int64_t depth_ = 0;
    bool isMap_ = false;
};

Result<std::vector<std::string>> shardsOfIndex(const std::string& path) {
    const auto file = InputFile::open(path);
    if (!file) return file.error();
    JsonText text(*file, 0, file->size());
    IndexReader reader;
    const bool sound = nlohmann::json::sax_parse(text.begin(), text.end(), &reader);
    if (!sound || !reader.hasMap || reader.files.empty())
        return tableError(POSISCOPE_TR("core", "it is no index of a model’s files, with a weight_map"));
    std::vector<std::string> shards;
    for (const std::string& name : reader.files) {
        if (name.empty() || name == "." || name == ".." || name.find('/') != std::string::npos ||
            name.find('\0') != std::string::npos)
            return tableError(POSISCOPE_TR("core", "it names the file “%1”, which is not beside it"),
                              {printable(name)});
        shards.push_back((fs::path(path).parent_path() / name).string());
    }
    return shards;
}

/// The names in a folder, in order.
Result<std::vector<std::string>> fileNamesIn(const std::string& folder) {
    std::vector<std::string> names;
    std::error_code problem;
    for (fs::directory_iterator each(folder, problem), end; !problem && each != end;
         each.increment(problem)) {
        if (names.size() == mostInFolder)
            return tableError(
                POSISCOPE_TR("core", "it holds more than %1 files, which no model’s folder does"),
                {groupedDigits(static_cast<std::int64_t>(mostInFolder))});
        names.push_back(each->path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// What training leaves beside a model: no tensors of it.
bool isOfTraining(const std::string& name) {
    static constexpr std::string_view begins[] = {"training_args.", "optimizer.", "scheduler.", "scaler.",
                                                  "rng_state"};
    return std::ranges::any_of(begins, [&name](std::string_view each) { return name.starts_with(each); });
}

std::optional<Result<std::vector<std::string>>> shardsOfFolder(const std::string& folder) {
    const auto names = fileNamesIn(folder);
    if (!names) return names.error();
    std::string index;
    for (const std::string& name : *names)
        if (name.ends_with(indexEnding) && (index.empty() || name.ends_with(".safetensors.index.json")))
            index = name;
    if (!index.empty()) return shardsOfIndex((fs::path(folder) / index).string());
    for (const auto& endings :
         {std::vector{".safetensors"}, {".bin", ".pt", ".pth", ".ckpt"}, {".gguf"}, {".npy", ".npz"}}) {
        std::vector<std::string> shards;
        for (const std::string& name : *names)
            if (!isOfTraining(name) &&
                std::any_of(endings.begin(), endings.end(),
                            [&name](const char* ending) { return lowerCase(name).ends_with(ending); }))
                shards.push_back((fs::path(folder) / name).string());
        if (!shards.empty() && shards.size() <= mostShards) return shards;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Result<std::vector<std::string>>> shardsOf(const std::string& path) {
    std::error_code problem;
    if (fs::is_directory(path, problem)) return shardsOfFolder(path);
    if (lowerCase(path).ends_with(indexEnding) && fs::is_regular_file(path, problem))
        return shardsOfIndex(path);
    return std::nullopt;
}

}  // namespace posiscope
