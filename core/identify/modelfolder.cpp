// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/modelfolder.h"

#include <algorithm>
#include <filesystem>

#include "core/base/printable.h"
#include "core/base/printablepath.h"
#include "core/config/ggufconfig.h"
#include "core/parameters/numbertext.h"
#include "core/tables/arrayfile.h"
#include "core/tables/tablefile.h"

namespace posiscope {

namespace {

namespace fs = std::filesystem;

/// Those of transformers, of Meta and Mistral, and of LitGPT.
constexpr const char* configNames[] = {"config.json", "params.json", "model_config.yaml"};

/// The first file of llama.cpp with a header that describes a model; empty where there is none.
std::string headerIn(const std::string& folder) {
    constexpr int most = 4096;
    std::string first;
    std::error_code problem;
    int looked = 0;
    for (fs::directory_iterator each(folder, problem), end; !problem && each != end && looked++ < most;
         each.increment(problem)) {
        const std::string path = each->path().string();
        if (path.ends_with(".gguf") && (first.empty() || path < first) && holdsModelHeader(path))
            first = path;
    }
    return first;
}

std::vector<std::string> configFilesIn(const std::string& folder) {
    std::vector<std::string> files;
    std::error_code problem;
    for (const char* name : configNames)
        if (const fs::path path = fs::path(folder) / name; fs::is_regular_file(path, problem))
            files.push_back(path.string());
    if (!files.empty()) return files;
    const std::string header = headerIn(folder);
    return header.empty() ? files : std::vector{header};
}

Text cannotRead(const std::string& path, const Text& reason) {
    return Text(POSISCOPE_TR("core", "cannot read %1: %2"))
        .with(Text::asIs(printablePath(path)))
        .with(reason);
}

void readConfigOf(ModelFolder& folder) {
    const std::vector<std::string> files = configFilesIn(folder.path);
    if (files.empty()) return;
    folder.configFile = files.front();
    auto config = readConfigFile(folder.configFile);
    if (config)
        folder.config = std::move(config.value());
    else
        folder.problems.push_back(cannotRead(folder.configFile, config.error().text));
    for (std::size_t n = 1; n < files.size(); ++n)
        folder.notes.push_back(Text(POSISCOPE_TR("core", "not read: %1, another configuration in the folder"))
                                   .with(Text::asIs(printable(fs::path(files[n]).filename().string()))));
}

/// How many axes are longer than 1.
std::size_t longAxes(const TensorInfo& info) {
    return static_cast<std::size_t>(
        std::ranges::count_if(info.shape, [](std::uint64_t length) { return length > 1; }));
}

/// Frequencies and slopes stand in a line, tables do not.
bool hasShapeOf(PositionSort sort, const TensorInfo& info) {
    if (!isReadable(info) || std::ranges::find(info.shape, 0U) != info.shape.end()) return false;
    const std::size_t axes = longAxes(info);
    if (sort == PositionSort::frequencies) return axes == 1;
    return axes >= (sort == PositionSort::bias ? 1 : 2);
}

/// The tensors about positions. Cosines without sines beside them are none.
void findTensors(const std::vector<TensorInfo>& all, ModelFolder& folder) {
    std::size_t used = 0;
    for (const TensorInfo& info : all) {
        auto said = positionNameOf(info.name);
        if (!said || !hasShapeOf(said->sort, info)) continue;
        PositionTensor tensor{.said = std::move(*said), .arrays = {info}};
        if (tensor.said.sort == PositionSort::cosines) {
            const auto sines = std::ranges::find(all, tensor.said.partner, &TensorInfo::name);
            if (sines == all.end() || sines->shape != info.shape) continue;
            tensor.arrays.push_back(*sines);
        }
        used += tensor.arrays.size();
        folder.tensors.push_back(std::move(tensor));
    }
    folder.others = all.size() - used;
}

bool isNamedIn(const LayerKind& kind, const std::string& tensor) {
    const auto has = [&tensor](std::string_view word) { return tensor.find(word) != std::string::npos; };
    const std::string type = kind.name.english();
    if (!type.empty() && has(type)) return true;
    return kind.local ? has("local") || has("sliding") : has("global") || has("full_attention");
}

/// The kind that the name tells: by its layer, or by a word for it.
std::optional<std::size_t> kindInName(const ModelConfig& config, const PositionTensor& tensor) {
    std::optional<std::size_t> found;
    for (std::size_t n = 0; n < config.kinds.size(); ++n) {
        const LayerKind& kind = config.kinds[n];
        const bool byLayer = tensor.said.layer && kind.layers;
        const bool meant = byLayer ? std::ranges::binary_search(kind.layers->which, *tensor.said.layer)
                                   : isNamedIn(kind, tensor.arrays.front().name);
        if (!meant) continue;
        if (found) return std::nullopt;
        found = n;
    }
    return found;
}

/// Beside a tensor whose name tells one kind, one whose name tells none is of the kind that is left.
void takeKindsLeft(ModelFolder& folder) {
    std::vector<bool> named(folder.config->kinds.size());
    for (const PositionTensor& tensor : folder.tensors)
        if (tensor.kind && !tensor.said.layer) named[*tensor.kind] = true;
    if (std::ranges::count(named, false) != 1 || named.size() < 2) return;
    const auto left = static_cast<std::size_t>(std::ranges::find(named, false) - named.begin());
    for (PositionTensor& tensor : folder.tensors)
        if (!tensor.kind && tensor.said.part.empty()) tensor.kind = left;
}

void findKinds(ModelFolder& folder) {
    if (!folder.config) return;
    for (PositionTensor& tensor : folder.tensors)
        if (tensor.said.part.empty()) tensor.kind = kindInName(*folder.config, tensor);
    takeKindsLeft(folder);
}

/// The configuration of the part of the model that has the tensor: the whole where it has no other.
std::optional<ModelConfig> configOfPart(const ModelFolder& folder, std::string_view part) {
    const bool only = std::ranges::all_of(
        folder.tensors, [part](const PositionTensor& each) { return each.said.part == part; });
    if (auto config = readConfigFile(folder.configFile, std::string(part))) return std::move(config.value());
    return only ? folder.config : std::nullopt;
}

}  // namespace

bool isOf(Family family, PositionSort sort) {
    switch (sort) {
        case PositionSort::table: return family == Family::absolute;
        case PositionSort::bias: return family == Family::relative;
        default: return family == Family::rotary;
    }
}

std::string PositionTensor::name() const {
    return arrays.size() == 2 ? arrays[0].name + "," + arrays[1].name : arrays.front().name;
}

std::string configFileIn(const std::string& folder) {
    std::error_code problem;
    if (!fs::is_directory(folder, problem)) return {};
    const std::vector<std::string> files = configFilesIn(folder);
    return files.empty() ? std::string() : files.front();
}

ModelFolder openModelFolder(const std::string& path) {
    ModelFolder folder;
    folder.path = path;
    readConfigOf(folder);
    const ModelFiles files = inspectModelFiles(path);
    for (const Error& problem : files.problems)
        folder.problems.push_back(cannotRead(path, problem.text));
    findTensors(files.tensors, folder);
    findKinds(folder);
    return folder;
}

std::optional<Expectation> expectedOf(const ModelFolder& folder, const PositionTensor& tensor) {
    if (!folder.config) return std::nullopt;
    auto config = tensor.said.part.empty() ? folder.config : configOfPart(folder, tensor.said.part);
    if (!config) return std::nullopt;
    // Layers that the name tells have no other frequencies.
    if (tensor.kind) config->kinds = {config->kinds[*tensor.kind]};
    if (!isOf(config->encoding().family, tensor.said.sort)) return std::nullopt;
    return expectedBy(*config);
}

std::vector<TensorLine> tensorLines(const ModelFolder& folder) {
    std::vector<TensorLine> lines;
    for (const PositionTensor& each : folder.tensors) {
        const TensorInfo& info = each.arrays.front();
        lines.push_back({each.name(), nameOf(each.said.sort), info.shape, info.type, each.said.layer,
                         each.kind ? folder.config->kinds[*each.kind].name.english() : std::string()});
    }
    return lines;
}

std::vector<Text> tensorTexts(const ModelFolder& folder) {
    std::vector<Text> texts;
    for (const PositionTensor& each : folder.tensors) {
        const TensorInfo& info = each.arrays.front();
        std::string shape;
        for (const std::uint64_t length : info.shape)
            shape += (shape.empty() ? "" : " × ") + groupedDigits(static_cast<std::int64_t>(length));
        const std::string name = each.name();
        texts.push_back(Text(POSISCOPE_TR("core", "%1: %2, %3, %4"))
                            .with(Text::asIs(printable(name, name.size())))
                            .with(nameOf(each.said.sort))
                            .with(Text::asIs(shape))
                            .with(Text::asIs(info.type)));
    }
    return texts;
}

}  // namespace posiscope
