// SPDX-License-Identifier: GPL-3.0-or-later
// Zip archives that hold arrays.
#pragma once

#include <zip.h>

#include <memory>
#include <string>

#include "core/tables/inputfile.h"

namespace posiscope {

using ZipArchive = std::shared_ptr<zip_t>;

/// The archive in a file that begins as one. Fails where its directory is damaged or larger than anyone
/// needs.
Result<ZipArchive> openZipArchive(const InputFile& file);

/// A member in the directory of an archive.
struct ZipEntry {
    std::string name;
    std::uint64_t index = 0;
    std::uint64_t size = 0;  ///< unpacked
    bool stored = false;     ///< as it is, not packed
};

/// The entry of a member. Fails, with the member's name, for encrypted ones, for packings other than deflate,
/// and for sizes that so many packed bytes cannot become.
Result<ZipEntry> zipEntry(const ZipArchive& archive, std::uint64_t index, std::uint64_t fileSize);

/// A member that is read from its beginning on.
class ZipMemberReader {
 public:
    enum class Checksum { compared, passedOver };

    ZipMemberReader(ZipArchive archive, const ZipEntry& entry, Checksum checksum = Checksum::compared);

    Failure read(void* to, std::size_t count);
    /// Passes over so many bytes: in no time where the member is stored and its checksum is not looked at.
    Failure skip(std::uint64_t count);
    std::uint64_t left() const { return left_; }

 private:
    ZipArchive archive_;
    std::uint64_t left_;
    bool jumps_;
    std::shared_ptr<zip_file_t> file_;
};

/// That an archive or a member is not what its directory says.
Error damagedZip();

}  // namespace posiscope
