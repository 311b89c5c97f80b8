// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are read piece by piece.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/base/progress.h"
#include "core/base/result.h"

namespace posiscope {

/// Reads the next `count` bytes of something, all of them or an Error.
using ByteStream = std::function<Failure(std::byte* to, std::size_t count)>;

/// A regular file, open for reading. Errors are reasons without the file's name. What the file loses while it
/// is open is an Error when it is read, never a crash: nothing is mapped into memory.
class InputFile {
 public:
    /// Opens `path`. Fails where there is no such file, and for folders, pipes and devices, without touching
    /// them.
    static Result<InputFile> open(const std::string& path);
    /// The same for bytes that are no file on the disk.
    static Result<InputFile> inMemory(std::string_view bytes);

    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) = delete;
    ~InputFile();

    /// Bytes of the file when it was opened.
    std::uint64_t size() const { return size_; }
    int descriptor() const { return descriptor_; }

    /// The bytes from `offset` on.
    Failure readAt(std::uint64_t offset, void* to, std::size_t count) const;

    /// Lets `progress` know how much of so many bytes has been read, and stop the reading.
    void watch(Progress progress, double bytes);
    /// That so many bytes more have been read, by whatever way; an error where it is to stop.
    Failure count(std::size_t bytes) const;

    /// The first bytes, at most `most`.
    Result<std::string> beginning(std::size_t most) const;

    /// Everything from `offset` on; must not outlive the file.
    ByteStream streamFrom(std::uint64_t offset) const;

 private:
    InputFile(int descriptor, std::uint64_t size) : descriptor_(descriptor), size_(size) {}

    int descriptor_ = -1;
    std::uint64_t size_ = 0;
    Progress progress_;
    double expected_ = 1;
    mutable double counted_ = 0;
};

}  // namespace posiscope
