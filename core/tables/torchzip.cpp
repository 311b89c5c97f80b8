// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/torchzip.h"

#include <algorithm>
#include <map>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/pickle.h"
#include "core/tables/tableerrors.h"
#include "core/tables/torchnames.h"
#include "core/tables/viewstream.h"
#include "core/tables/ziparchive.h"

namespace posiscope {

namespace {

constexpr std::string_view pickleMember = "data.pkl";

/// The folder of the archive's pickle, "NAME/"; nothing where there is none, or where arrays of NumPy are.
std::optional<std::string> folderOfPickle(const ZipArchive& archive) {
    std::optional<std::string> folder;
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    for (zip_int64_t n = 0; n < count; ++n) {
        const char* const name = zip_get_name(archive.get(), static_cast<std::uint64_t>(n), 0);
        const std::string_view view = name == nullptr ? "" : name;
        const std::size_t slash = view.find('/');
        if (view.ends_with(".npy")) return std::nullopt;
        if (!folder && slash != std::string_view::npos && view.substr(slash + 1) == pickleMember)
            folder = view.substr(0, slash + 1);
    }
    return folder;
}

std::optional<std::uint64_t> memberOf(const ZipArchive& archive, const std::string& name) {
    const zip_int64_t index = zip_name_locate(archive.get(), name.c_str(), 0);
    if (index < 0) return std::nullopt;
    return static_cast<std::uint64_t>(index);
}

/// All of a short member.
Result<std::string> contentsOf(const ZipArchive& archive, std::uint64_t index, std::uint64_t fileSize,
                               std::uint64_t most) {
    const auto entry = zipEntry(archive, index, fileSize);
    if (!entry) return entry.error();
    if (entry->size > most)
        return tableError(
            POSISCOPE_TR("core", "its pickle of %1 bytes is longer than a file of tensors needs"),
            {groupedDigits(entry->size)});
    std::string bytes(static_cast<std::size_t>(entry->size), '\0');
    ZipMemberReader reader(archive, *entry, ZipMemberReader::Checksum::passedOver);
    if (auto failure = reader.read(bytes.data(), bytes.size())) return *failure;
    return bytes;
}

Result<bool> isBigEndian(const ZipArchive& archive, const std::string& folder, std::uint64_t fileSize) {
    constexpr std::uint64_t longest = 16;
    const auto member = memberOf(archive, folder + "byteorder");
    if (!member) return false;  // before PyTorch 2.1
    const auto order = contentsOf(archive, *member, fileSize, longest);
    if (!order) return order.error();
    if (*order != "little" && *order != "big")
        return tableError(POSISCOPE_TR("core", "its byte order “%1” is unknown"), {printable(*order)});
    return *order == "big";
}

/// The strides of an array whose numbers follow each other, the last axis (or the first) closest.
bool follow(const PickledTensor& tensor, bool firstClosest) {
    std::uint64_t step = 1;
    for (std::size_t n = 0; n < tensor.shape.size(); ++n) {
        const std::size_t axis = firstClosest ? n : tensor.shape.size() - 1 - n;
        if (tensor.shape[axis] != 1 && tensor.strides[axis] != step) return false;
        step *= tensor.shape[axis];
    }
    return true;
}

/// Where the storages are, each looked up once.
class Storages {
 public:
    Storages(ZipArchive archive, std::string folder, std::uint64_t fileSize)
        : archive_(std::move(archive)), folder_(std::move(folder)), fileSize_(fileSize) {}

    Result<ZipEntry> find(std::string_view key) {
        const auto known = entries_.find(key);
        if (known != entries_.end()) return known->second;
        const auto member = memberOf(archive_, folder_ + "data/" + std::string(key));
        if (!member)
            return tableError(POSISCOPE_TR("core", "it has no member “%1”"),
                              {printable(folder_ + "data/" + std::string(key))});
        auto entry = zipEntry(archive_, *member, fileSize_);
        if (entry) entries_.emplace(key, *entry);
        return entry;
    }

    std::uint64_t fileSize() const { return fileSize_; }

 private:
    ZipArchive archive_;
    std::string folder_;
    std::uint64_t fileSize_;
    std::map<std::string_view, ZipEntry> entries_;
};

/// Puts the tensor's place in its storage into `info`, when it is inside.
Failure place(const PickledTensor& tensor, const ZipEntry& storage, std::uint64_t fileSize,
              TensorInfo& info) {
    const Error outside = tableError(POSISCOPE_TR("core", "it reaches beyond its storage of %1 bytes"),
                                     {groupedDigits(storage.size)});
    const std::uint64_t unit = tensor.type == nullptr ? 1 : tensor.type->bytes;
    const std::uint64_t ofStorage = tensor.storage.type == nullptr ? 1 : tensor.storage.type->bytes;
    if (tensor.storage.count > storage.size / ofStorage) return outside;
    for (std::size_t n = 0; n < tensor.shape.size(); ++n) {
        ViewAxis axis{tensor.shape[n], 0};
        if (__builtin_mul_overflow(tensor.strides[n], unit, &axis.stride)) return outside;
        info.view.push_back(axis);
    }
    const auto span = spanOf(info.view, unit);
    const std::uint64_t bytes = tensor.storage.count * ofStorage;
    if (!span || __builtin_mul_overflow(tensor.offset, unit, &info.offset) || info.offset > bytes ||
        *span > bytes - info.offset)
        return outside;
    std::uint64_t numbers = 1;
    for (const std::uint64_t extent : tensor.shape)
        if (__builtin_mul_overflow(numbers, std::max<std::uint64_t>(extent, 1), &numbers)) return outside;
    // As often as a packed member may become longer.
    if (numbers / 1032 > fileSize)
        return tableError(POSISCOPE_TR("core", "it repeats the numbers of its storage too often"));
    info.columnsFirst = !follow(tensor, false) && follow(tensor, true);
    if (*span == 0 || info.columnsFirst || follow(tensor, false)) info.view.clear();
    return std::nullopt;
}

Result<TensorInfo> described(const NamedTensor& named, Storages& storages, bool bigEndian) {
    const PickledTensor& tensor = *named.tensor;
    TensorInfo info;
    info.name = named.name;
    info.shape = tensor.shape;
    info.bigEndian = bigEndian;
    info.type = tensor.type == nullptr ? "uint8" : std::string(tensor.type->name);
    info.cells = tensor.type == nullptr ? CellType::uint8 : tensor.type->cells;
    const auto storage = storages.find(tensor.storage.key);
    if (!storage) return storage.error();
    info.member = storage->index;
    if (auto failure = place(tensor, *storage, storages.fileSize(), info)) return *failure;
    return info;
}

}  // namespace

bool isTorchZip(const InputFile& file) {
    const auto beginning = file.beginning(zipBeginning.size());
    if (!beginning || *beginning != zipBeginning) return false;
    const auto archive = openZipArchive(file);
    return archive && folderOfPickle(*archive);
}

Result<std::vector<TensorInfo>> readTorchZip(const InputFile& file) {
    const auto archive = openZipArchive(file);
    if (!archive) return archive.error();
    const auto folder = folderOfPickle(*archive);
    const auto member = folder ? memberOf(*archive, *folder + std::string(pickleMember)) : std::nullopt;
    if (!member) return damagedZip();
    const auto bytes = contentsOf(*archive, *member, file.size(), longestPickle);
    if (!bytes) return bytes.error();
    const auto bigEndian = isBigEndian(*archive, *folder, file.size());
    if (!bigEndian) return bigEndian.error();
    const auto values = readPickle(*bytes);
    if (!values) return values.error();
    const auto named = namedTensors(*values, *bytes);
    if (!named) return named.error();
    Storages storages(*archive, *folder, file.size());
    std::vector<TensorInfo> infos;
    for (const NamedTensor& each : *named) {
        auto info = described(each, storages, *bigEndian);
        if (!info) return aboutArray(each.name, info.error().text);
        infos.push_back(std::move(info.value()));
    }
    if (auto failure = checkNamesDiffer(infos)) return *failure;
    return infos;
}

Result<ForwardBytes> openTorchStorage(const InputFile& file, const TensorInfo& info) {
    const auto archive = openZipArchive(file);
    if (!archive) return archive.error();
    const auto entry = zipEntry(*archive, info.member, file.size());
    if (!entry) return entry.error();
    auto reader = std::make_shared<ZipMemberReader>(*archive, *entry, ZipMemberReader::Checksum::passedOver);
    if (auto failure = reader->skip(info.offset)) return *failure;
    return ForwardBytes{[reader, &file](std::byte* to, std::size_t count) {
                            auto failure = reader->read(to, count);
                            return failure ? failure : file.count(count);
                        },
                        [reader](std::uint64_t count) { return reader->skip(count); }};
}

}  // namespace posiscope
