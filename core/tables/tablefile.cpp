// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/tablefile.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string_view>

#include "core/base/lowercase.h"
#include "core/base/printable.h"
#include "core/base/printablepath.h"
#include "core/parameters/numbertext.h"
#include "core/tables/coursetables.h"
#include "core/tables/externaldata.h"
#include "core/tables/growth.h"
#include "core/tables/otherformats.h"
#include "core/tables/positionnames.h"
#include "core/tables/shards.h"
#include "core/tables/slicename.h"
#include "core/tables/tableerrors.h"
#include "core/tables/tableformats.h"
#include "core/tables/twotables.h"
#include "core/tables/viewstream.h"

namespace posiscope {

namespace {

using Tensors = std::vector<TensorInfo>;
using Table = std::shared_ptr<const StoredTable>;

Error cannotRead(const std::string& path, const Text& reason) {
    return {
        Text(POSISCOPE_TR("core", "cannot read %1: %2")).with(Text::asIs(printablePath(path))).with(reason),
        ""};
}

Result<InputFile> openFile(const std::string& path) {
    return isCourseTable(path) ? openCourseTable(path) : InputFile::open(path);
}

/// A file, its format and what it holds. Errors are reasons alone.
struct Opened {
    InputFile file;
    const TableFormat* format;
    Tensors tensors;
};

Result<Opened> openTableFile(const std::string& path) {
    auto file = openFile(path);
    if (!file) return file.error();
    const auto format = tableFormatOf(*file, path);
    if (!format) return format.error();
    if (file->size() == 0) return tableError(POSISCOPE_TR("core", "it is empty"));
    auto tensors = (*format)->inspect(*file);
    if (!tensors) return tensors.error();
    return Opened{std::move(file.value()), *format, std::move(tensors.value())};
}

/// The arrays of one of the files of a model. That of an NPY file has the name of its file.
Result<Tensors> tensorsOfShard(const std::string& shard) {
    auto opened = openTableFile(shard);
    const std::filesystem::path path(shard);
    if (!opened)
        return Error{Text(POSISCOPE_TR("core", "its file %1: %2"))
                         .with(Text::asIs(printable(path.filename().string())))
                         .with(opened.error().text),
                     ""};
    Tensors tensors = std::move(opened.value().tensors);
    for (TensorInfo& tensor : tensors) {
        tensor.shard = shard;
        if (tensor.name.empty()) tensor.name = path.stem().string();
    }
    return tensors;
}

/// The arrays of all files of a model, and what of them cannot be read.
ModelFiles tensorsOfShards(const std::vector<std::string>& shards) {
    ModelFiles all;
    for (const std::string& shard : shards) {
        auto tensors = tensorsOfShard(shard);
        if (!tensors) {
            all.problems.push_back(tensors.error());
            continue;
        }
        std::ranges::move(tensors.value(), std::back_inserter(all.tensors));
        if (all.tensors.size() <= mostTensors) continue;
        all.problems.push_back(
            tableError(POSISCOPE_TR("core", "its header describes more than %1 arrays or has too long names"),
                       {groupedDigits(mostTensors)}));
        return all;
    }
    if (auto failure = checkNamesDiffer(all.tensors)) all.problems.push_back(*failure);
    return all;
}

Result<Tensors> tensorsOf(const std::string& path) {
    if (const auto shards = shardsOf(path)) {
        if (!*shards) return shards->error();
        ModelFiles all = tensorsOfShards(**shards);
        if (!all.problems.empty()) return all.problems.front();
        return std::move(all.tensors);
    }
    auto opened = openTableFile(path);
    if (!opened) return opened.error();
    return std::move(opened.value().tensors);
}

/// How likely it is by its name that a table numbers positions: the less, the likelier.
std::size_t rankOf(const std::string& name) {
    static constexpr std::string_view known[] = {"wpe.weight", "embeddings.position_embeddings.weight",
                                                 "position_embeddings.weight", "embed_positions.weight"};
    std::size_t rank = 0;
    for (const std::string_view end : known) {
        const bool whole =
            name.size() == end.size() || name[name.size() - std::min(name.size(), end.size() + 1)] == '.';
        if (name.ends_with(end) && whole) return rank;
        ++rank;
    }
    if (positionNameOf(name) || name.find("position_embedding") != std::string::npos) return rank;
    return lowerCase(name).find("pos") != std::string::npos ? rank + 1 : rank + 2;
}

Tensors candidatesOf(const Tensors& tensors) {
    std::vector<std::pair<std::size_t, const TensorInfo*>> ranked;
    for (const TensorInfo& tensor : tensors)
        if (tensor.isTable()) ranked.emplace_back(rankOf(tensor.name), &tensor);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    // Weights of convolutions are no candidates beside a table.
    const bool tables = std::any_of(ranked.begin(), ranked.end(),
                                    [](const auto& each) { return each.second->slices() == 1; });
    Tensors candidates;
    for (const auto& [rank, tensor] : ranked)
        if (!tables || tensor->slices() == 1) candidates.push_back(*tensor);
    return candidates;
}

/// The slice that "name[3]" means; nothing where there is no such array.
std::optional<Result<TensorInfo>> sliceOf(const Tensors& tensors, const std::string& name) {
    const auto [array, index] = splitSliceName(name);
    if (index.empty()) return std::nullopt;
    for (const TensorInfo& tensor : tensors) {
        if (tensor.name != array) continue;
        auto slice = sliceAt(tensor, index);
        if (slice && !slice->isTable()) return Error{slice->whyNoTable(), ""};
        return slice;
    }
    return std::nullopt;
}

Result<TensorInfo> choose(const Tensors& tensors, const std::string& name) {
    for (const TensorInfo& tensor : tensors) {
        if (tensor.name != name) continue;
        if (tensor.isTable()) return tensor;
        if (name.empty()) return Error{tensor.whyNoTable(), ""};
        return Error{Text(POSISCOPE_TR("core", "the array “%1”: %2"))
                         .with(Text::asIs(printable(name)))
                         .with(tensor.whyNoTable()),
                     ""};
    }
    if (auto slice = sliceOf(tensors, name)) return std::move(*slice);
    // An index alone is one of the only table.
    const Tensors only = candidatesOf(tensors);
    if (only.size() == 1 && name.starts_with('['))
        if (auto slice = sliceOf(only, only.front().name + name)) return std::move(*slice);
    if (!name.empty()) return noArrayNamed(name, namesOf(tensors));
    if (tensors.empty()) return tableError(POSISCOPE_TR("core", "it holds no arrays"));
    if (tensors.size() == 1 && !tensors.front().isTable()) return Error{tensors.front().whyNoTable(), ""};
    const Tensors candidates = candidatesOf(tensors);
    if (candidates.empty())
        return tableError(POSISCOPE_TR("core", "none of its %1 arrays is a table of numbers"),
                          {groupedDigits(tensors.size())});
    if (candidates.size() > 1)
        return tableError(POSISCOPE_TR("core", "it holds %1 tables, and one of them must be chosen: %2"),
                          {groupedDigits(candidates.size()), someNames(namesOf(candidates))});
    return candidates.front();
}

Result<Table> readWith(const TableFormat& format, InputFile& file, const std::string& path,
                       const TensorInfo& info, const Progress& progress) {
    if (!info.external.empty()) {
        auto other = openExternalData(info.shard.empty() ? path : info.shard, info);
        if (!other) return cannotRead(path, other.error().text);
        auto table = format.read(*other, info);
        if (!table) return cannotRead(path, table.error().text);
        return table;
    }
    if (const auto failure = checkGrowth(path, file.size(), bytesInMemory(info)))
        return Error{cannotRead(path, failure->text).text, failure->field};
    if (progress) file.watch(progress, static_cast<double>(std::max(info.bytes(), file.size())));
    auto table = format.read(file, info);
    if (!table) return cannotRead(path, table.error().text);
    return table;
}

}  // namespace

Result<TableFileInfo> inspectTableFile(const std::string& path) {
    auto tensors = tensorsOf(path);
    if (!tensors) return cannotRead(path, tensors.error().text);
    return TableFileInfo{path, std::move(tensors.value())};
}

ModelFiles inspectModelFiles(const std::string& path) {
    const auto shards = shardsOf(path);
    if (!shards) return {};
    if (!*shards) return {{}, {shards->error()}};
    return tensorsOfShards(**shards);
}

const std::vector<std::string>& tableEndings() {
    static const std::vector<std::string> endings{"npy", "npz",  "safetensors", "pt",  "pth", "ckpt",
                                                  "bin", "gguf", "onnx",        "csv", "tsv", "txt"};
    return endings;
}

bool isKindOfTable(const std::string& path) {
    if (shardsOf(path)) return true;
    const auto file = openFile(path);
    if (!file || file->size() == 0) return false;
    const auto format = tableFormatOf(*file, path);
    return format || format.error() != unknownFormat();
}

std::vector<TensorInfo> tableCandidates(const TableFileInfo& info) {
    return candidatesOf(info.tensors);
}

namespace {

/// The table that the name means, from the file or one of its shards.
Result<Table> readOne(const std::string& path, const std::string& tensor, const Progress& progress) {
    if (const auto shards = shardsOf(path)) {
        const auto tensors = tensorsOf(path);
        if (!tensors) return cannotRead(path, tensors.error().text);
        const auto info = choose(*tensors, tensor);
        if (!info) return cannotRead(path, info.error().text);
        return readTensor(path, *info, progress);
    }
    auto opened = openTableFile(path);
    if (!opened) return cannotRead(path, opened.error().text);
    const auto info = choose(opened->tensors, tensor);
    if (!info) return cannotRead(path, info.error().text);
    return readWith(*opened->format, opened.value().file, path, *info, progress);
}

bool holds(const std::string& path, const std::string& tensor) {
    const auto tensors = tensorsOf(path);
    return tensors &&
           std::ranges::any_of(*tensors, [&](const TensorInfo& each) { return each.name == tensor; });
}

}  // namespace

Result<std::shared_ptr<const StoredTable>> readTable(const std::string& path, const std::string& tensor,
                                                     const Progress& progress) {
    const auto two = twoNames(tensor);
    if (!two || holds(path, tensor)) return readOne(path, tensor, progress);
    const auto left = readOne(path, two->first, progress);
    if (!left) return left.error();
    const auto right = readOne(path, two->second, progress);
    if (!right) return right.error();
    auto both = beside(**left, **right);
    if (!both) return cannotRead(path, both.error().text);
    return both;
}

Result<std::shared_ptr<const StoredTable>> readTensor(const std::string& path, const TensorInfo& info,
                                                      const Progress& progress) {
    const std::string& own = info.shard.empty() ? path : info.shard;
    auto file = openFile(own);
    if (!file) return cannotRead(path, file.error().text);
    const auto format = tableFormatOf(*file, own);
    if (!format) return cannotRead(path, format.error().text);
    return readWith(**format, file.value(), path, info, progress);
}

}  // namespace posiscope
