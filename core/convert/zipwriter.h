// SPDX-License-Identifier: GPL-3.0-or-later
// Zip archives that are written from the beginning to the end.
#pragma once

#include <cstdint>
#include <string>

#include "core/analysis/dataset.h"

namespace posiscope {

/// Stores members as they are. Sizes and checksums follow the bytes, so that nothing is kept or read twice.
/// Source: PKWARE's APPNOTE.TXT 6.3.10, sections 4.3.7 to 4.3.16; without its 64-bit fields, so all must be
/// less than 4 GiB. Each function is false when the sink has stopped it.
class ZipWriter {
 public:
    explicit ZipWriter(Sink sink) : sink_(std::move(sink)) {}

    bool begin(const std::string& name);
    bool write(const char* bytes, std::size_t count);
    bool end();
    /// Writes the directory.
    bool finish();

 private:
    bool put(const std::string& bytes);
    std::string facts() const;  // checksum and sizes

    Sink sink_;
    std::uint64_t at_ = 0, begun_ = 0, size_ = 0;
    std::uint32_t sum_ = 0;
    std::string name_, directory_;
    std::uint16_t members_ = 0;
};

}  // namespace posiscope
