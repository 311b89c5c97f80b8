// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/inputfile.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "core/tables/systemfile.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

Error systemError(int number) {
    if (number == ENOENT) return tableError(POSISCOPE_TR("core", "there is no such file"));
    return {Text::asIs(std::generic_category().message(number)), ""};
}

Failure regular(const systemfile::Facts& facts) {
    if (facts.kind == systemfile::Kind::folder) return tableError(POSISCOPE_TR("core", "it is a folder"));
    if (facts.kind != systemfile::Kind::regular)
        return tableError(POSISCOPE_TR("core", "it is not a regular file"));
    return std::nullopt;
}

}  // namespace

Result<InputFile> InputFile::open(const std::string& path) {
    if (path.empty()) return tableError(POSISCOPE_TR("core", "no file name was given"));
    if (path.find('\0') != std::string::npos)
        return tableError(POSISCOPE_TR("core", "its name holds a null character"));
    systemfile::Facts facts;
    // Opening a device can do something, so its kind is looked at before and, for what came in between,
    // after.
    if (!systemfile::look(path, facts)) return systemError(errno);
    if (auto failure = regular(facts)) return *failure;
    const int descriptor = systemfile::open(path);
    if (descriptor < 0) return systemError(errno);
    InputFile file(descriptor, 0);
    if (!systemfile::look(descriptor, facts)) return systemError(errno);
    if (auto failure = regular(facts)) return *failure;
    file.size_ = facts.size;
    return file;
}

Result<InputFile> InputFile::inMemory(std::string_view bytes) {
    const int descriptor = systemfile::openInMemory();
    if (descriptor < 0) return systemError(errno);
    InputFile file(descriptor, bytes.size());
    while (!bytes.empty()) {
        const std::int64_t written = systemfile::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return systemError(errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return file;
}

InputFile::InputFile(InputFile&& other) noexcept
    : descriptor_(other.descriptor_),
      size_(other.size_),
      progress_(std::move(other.progress_)),
      expected_(other.expected_),
      counted_(other.counted_) {
    other.descriptor_ = -1;
}

InputFile::~InputFile() {
    if (descriptor_ >= 0) systemfile::close(descriptor_);
}

Failure InputFile::readAt(std::uint64_t offset, void* to, std::size_t count) const {
    constexpr std::size_t most = std::size_t{16} << 20U;  // between two looks at whether it is still wanted
    auto* at = static_cast<std::byte*>(to);
    while (count > 0) {
        const std::int64_t got = systemfile::readAt(descriptor_, at, std::min(count, most), offset);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return systemError(errno);
        if (got == 0) return tableError(POSISCOPE_TR("core", "it became shorter while it was read"));
        at += got;
        offset += static_cast<std::uint64_t>(got);
        count -= static_cast<std::size_t>(got);
        if (auto failure = this->count(static_cast<std::size_t>(got))) return failure;
    }
    return std::nullopt;
}

void InputFile::watch(Progress progress, double bytes) {
    progress_ = std::move(progress);
    expected_ = std::max(bytes, 1.0);
}

Failure InputFile::count(std::size_t bytes) const {
    counted_ += static_cast<double>(bytes);
    if (!progress_ || progress_(std::min(1.0, counted_ / expected_))) return std::nullopt;
    return tableError(POSISCOPE_TR("core", "the reading was stopped"));
}

Result<std::string> InputFile::beginning(std::size_t most) const {
    std::string bytes(static_cast<std::size_t>(std::min<std::uint64_t>(most, size_)), '\0');
    if (auto failure = readAt(0, bytes.data(), bytes.size())) return *failure;
    return bytes;
}

ByteStream InputFile::streamFrom(std::uint64_t offset) const {
    return [this, offset](std::byte* to, std::size_t count) mutable {
        auto failure = readAt(offset, to, count);
        offset += count;
        return failure;
    };
}

}  // namespace posiscope
