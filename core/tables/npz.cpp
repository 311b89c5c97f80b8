// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/npz.h"

#include <algorithm>

#include "core/tables/npyheader.h"
#include "core/tables/tableerrors.h"
#include "core/tables/ziparchive.h"

namespace posiscope {

namespace {

Result<ZipArchive> openArchive(const InputFile& file) {
    const auto beginning = file.beginning(npyMagic.size());
    if (!beginning) return beginning.error();
    if (!beginning->starts_with(zipBeginning) && !beginning->starts_with(emptyZipBeginning))
        return wrongContent(*beginning, ".npz");
    return openZipArchive(file);
}

Result<TensorInfo> inspectMember(const ZipArchive& archive, const ZipEntry& entry) {
    std::string header(static_cast<std::size_t>(std::min<std::uint64_t>(entry.size, mostNpyHeader)), '\0');
    if (header.empty()) return tableError(POSISCOPE_TR("core", "it is empty"));
    if (auto failure = ZipMemberReader(archive, entry).read(header.data(), header.size())) return *failure;
    return parseNpy(header, entry.size, OtherCells::describe);
}

}  // namespace

Result<std::vector<TensorInfo>> readNpz(const InputFile& file) {
    constexpr std::string_view suffix = ".npy";
    const auto archive = openArchive(file);
    if (!archive) return archive.error();
    const zip_int64_t count = zip_get_num_entries(archive->get(), 0);
    std::vector<TensorInfo> infos;
    bool pickles = false;
    for (zip_int64_t n = 0; n < count; ++n) {
        const auto index = static_cast<std::uint64_t>(n);
        const char* const name = zip_get_name(archive->get(), index, 0);
        if (name == nullptr) return damagedZip();
        const std::string_view view = name;
        pickles = pickles || view.ends_with(".pkl");
        if (!view.ends_with(suffix)) continue;
        const auto entry = zipEntry(*archive, index, file.size());
        if (!entry) return entry.error();
        auto info = inspectMember(*archive, *entry);
        if (!info) return aboutArray(entry->name, info.error().text);
        info.value().name = view.substr(0, view.size() - suffix.size());
        info.value().member = index;
        infos.push_back(std::move(info.value()));
    }
    if (auto failure = checkNamesDiffer(infos)) return *failure;
    if (infos.empty() && pickles) return pickled();
    if (infos.empty() && count > 0)
        return tableError(
            POSISCOPE_TR("core", "it is a zip archive without any array (a member that ends in .npy)"));
    return infos;
}

Result<ByteStream> openNpzMember(const InputFile& file, const TensorInfo& info) {
    const auto archive = openArchive(file);
    if (!archive) return archive.error();
    const auto entry = zipEntry(*archive, info.member, file.size());
    if (!entry) return entry.error();
    ZipMemberReader member(*archive, *entry);
    std::string header(static_cast<std::size_t>(std::min<std::uint64_t>(info.offset, mostNpyHeader)), '\0');
    if (auto failure = member.read(header.data(), header.size())) return *failure;
    return ByteStream([member](std::byte* to, std::size_t bytes) mutable { return member.read(to, bytes); });
}

}  // namespace posiscope
