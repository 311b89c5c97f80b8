// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/bytecursor.h"

#include <algorithm>
#include <cstring>

#include "core/tables/tableerrors.h"

namespace posiscope {

ByteCursor::ByteCursor(const InputFile& file, std::uint64_t at, std::uint64_t end)
    : file_(file), at_(std::min(at, file.size())), end_(std::min(std::max(at, end), file.size())) {}

Error ByteCursor::failure() const {
    return failure_.value_or(tableError(POSISCOPE_TR("core", "it is cut short or damaged")));
}

bool ByteCursor::take(void* to, std::size_t bytes) {
    constexpr std::uint64_t block = 1U << 16U;
    if (failure_ || bytes > left()) {
        if (!failure_) failure_ = failure();
        return false;
    }
    auto* out = static_cast<char*>(to);
    while (bytes > 0) {
        if (at_ < blockAt_ || at_ >= blockAt_ + block_.size()) {
            block_.resize(static_cast<std::size_t>(std::min(block, left())));
            blockAt_ = at_;
            failure_ = file_.readAt(at_, block_.data(), block_.size());
            if (failure_) return false;
        }
        const std::size_t now = std::min<std::size_t>(bytes, blockAt_ + block_.size() - at_);
        std::memcpy(out, block_.data() + (at_ - blockAt_), now);
        out += now;
        at_ += now;
        bytes -= now;
    }
    return true;
}

std::optional<std::uint64_t> ByteCursor::number(int bytes, bool bigEndian) {
    unsigned char read[8];
    if (!take(read, static_cast<std::size_t>(bytes))) return std::nullopt;
    std::uint64_t value = 0;
    for (int n = 0; n < bytes; ++n)
        value = value << 8U | read[bigEndian ? n : bytes - 1 - n];
    return value;
}

std::optional<std::uint64_t> ByteCursor::varint() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        unsigned char byte = 0;
        if (!take(&byte, 1)) return std::nullopt;
        value |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
        if ((byte & 0x80U) == 0) return value;
    }
    failure_ = failure();
    return std::nullopt;
}

std::optional<std::string> ByteCursor::text(std::uint64_t bytes, std::uint64_t most) {
    if (bytes > std::min(most, left())) {
        if (!failure_) failure_ = failure();
        return std::nullopt;
    }
    std::string read(static_cast<std::size_t>(bytes), '\0');
    if (!take(read.data(), read.size())) return std::nullopt;
    return read;
}

bool ByteCursor::skip(std::uint64_t bytes) {
    if (failure_ || bytes > left()) {
        if (!failure_) failure_ = failure();
        return false;
    }
    at_ += bytes;
    return true;
}

}  // namespace posiscope
