// SPDX-License-Identifier: GPL-3.0-or-later
// The calls of the operating system for files that are read: systemfile_posix.cpp and systemfile_windows.cpp.
// They set errno where they fail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace posiscope::systemfile {

enum class Kind { regular, folder, other };

/// A file's kind and size, and by which numbers it is known to be the same file, unchanged.
struct Facts {
    Kind kind = Kind::other;
    std::uint64_t size = 0;
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    std::int64_t seconds = 0;  ///< of its last change
    std::int64_t nanoseconds = 0;
};

/// False where there is no such file.
bool look(const std::string& path, Facts& facts);
bool look(int descriptor, Facts& facts);

/// A descriptor, or −1. Pipes are not waited for.
int open(const std::string& path);
/// A descriptor of a new file without a name, or −1.
int openInMemory();
void close(int descriptor);
/// Another descriptor of the same file, or −1.
int duplicate(int descriptor);

/// The bytes that were read or written, at most `count`, or −1.
std::int64_t readAt(int descriptor, void* to, std::size_t count, std::uint64_t offset);
std::int64_t write(int descriptor, const void* from, std::size_t count);

}  // namespace posiscope::systemfile
