// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/ziparchive.h"

#include <algorithm>
#include <vector>

#include "core/base/printable.h"
#include "core/tables/systemfile.h"
#include "core/tables/tableerrors.h"
#include "core/tables/zipdirectory.h"

namespace posiscope {

Error damagedZip() {
    return tableError(POSISCOPE_TR("core", "it is cut short or damaged"));
}

Result<ZipArchive> openZipArchive(const InputFile& file) {
    if (auto failure = checkZipDirectory(file)) return *failure;
    const int descriptor = systemfile::duplicate(file.descriptor());
    int problem = 0;
    zip_t* archive = descriptor < 0 ? nullptr : zip_fdopen(descriptor, 0, &problem);
    if (archive == nullptr) {
        if (descriptor >= 0) systemfile::close(descriptor);
        return tableError(POSISCOPE_TR("core", "it is a zip archive that is cut short or damaged"));
    }
    return ZipArchive(archive, zip_discard);
}

Result<ZipEntry> zipEntry(const ZipArchive& archive, std::uint64_t index, std::uint64_t fileSize) {
    constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE |
                                    ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat_index(archive.get(), index, 0, &stat) != 0 || (stat.valid & needed) != needed)
        return damagedZip();
    const std::string name = stat.name;
    if (stat.encryption_method != ZIP_EM_NONE)
        return aboutArray(name, POSISCOPE_TR("core", "it is encrypted"));
    if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
        return aboutArray(name, POSISCOPE_TR("core", "it is packed in a way that Posiscope does not read"));
    // No deflated byte becomes more than 1032.
    const bool stored = stat.comp_method == ZIP_CM_STORE;
    if (stat.comp_size > fileSize || (stored && stat.size != stat.comp_size) ||
        (!stored && stat.size / 1032 > stat.comp_size))
        return aboutArray(name, damagedZip().text);
    return ZipEntry{name, index, stat.size, stored};
}

ZipMemberReader::ZipMemberReader(ZipArchive archive, const ZipEntry& entry, Checksum checksum)
    : archive_(std::move(archive)),
      left_(entry.size),
      jumps_(entry.stored && checksum == Checksum::passedOver),
      // The library compares the checksum of what it unpacks alone.
      file_(zip_fopen_index(archive_.get(), entry.index, jumps_ ? ZIP_FL_COMPRESSED : 0),
            [](zip_file_t* open) {
                if (open != nullptr) zip_fclose(open);
            }) {}

Failure ZipMemberReader::read(void* to, std::size_t count) {
    if (file_ == nullptr || count > left_) return damagedZip();
    auto* at = static_cast<char*>(to);
    while (count > 0) {
        const zip_int64_t got = zip_fread(file_.get(), at, count);
        if (got <= 0) return damagedZip();
        at += got;
        count -= static_cast<std::size_t>(got);
        left_ -= static_cast<std::uint64_t>(got);
    }
    // Behind the last byte the library compares the checksum.
    char more = 0;
    if (!jumps_ && left_ == 0 && zip_fread(file_.get(), &more, 1) != 0) return damagedZip();
    return std::nullopt;
}

Failure ZipMemberReader::skip(std::uint64_t count) {
    if (file_ == nullptr || count > left_) return damagedZip();
    if (jumps_) {
        if (zip_fseek(file_.get(), static_cast<zip_int64_t>(count), SEEK_CUR) != 0) return damagedZip();
        left_ -= count;
        return std::nullopt;
    }
    std::vector<char> gone(std::min<std::uint64_t>(count, 1U << 20U));
    while (count > 0) {
        const std::size_t now = std::min<std::uint64_t>(count, gone.size());
        if (auto failure = read(gone.data(), now)) return failure;
        count -= now;
    }
    return std::nullopt;
}

}  // namespace posiscope
