// SPDX-License-Identifier: GPL-3.0-or-later
// For Windows, where names of files are UTF-16. It is compiled by tests/platforms/run mingw, and was never
// run.
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <mutex>

#include "core/tables/systemfile.h"

namespace posiscope::systemfile {

namespace {

std::wstring wide(const std::string& path) {
    return std::filesystem::u8path(path).wstring();
}

Facts factsOf(const struct _stat64& info) {
    const Kind kind = (info.st_mode & S_IFMT) == S_IFREG   ? Kind::regular
                      : (info.st_mode & S_IFMT) == S_IFDIR ? Kind::folder
                                                           : Kind::other;
    return {kind, static_cast<std::uint64_t>(info.st_size), info.st_dev, info.st_ino, info.st_mtime, 0};
}

/// Windows counts bytes of one call in 32 bits.
unsigned inOneCall(std::size_t count) {
    return static_cast<unsigned>(std::min<std::size_t>(count, std::size_t{1} << 30U));
}

}  // namespace

bool look(const std::string& path, Facts& facts) {
    struct _stat64 info {};
    if (::_wstat64(wide(path).c_str(), &info) != 0) return false;
    facts = factsOf(info);
    return true;
}

bool look(int descriptor, Facts& facts) {
    struct _stat64 info {};
    if (::_fstat64(descriptor, &info) != 0) return false;
    facts = factsOf(info);
    return true;
}

int open(const std::string& path) {
    return ::_wopen(wide(path).c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
}

int openInMemory() {
    wchar_t* const path = ::_wtempnam(nullptr, L"posiscope");
    if (path == nullptr) return -1;
    constexpr int how =
        _O_RDWR | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT | _O_TEMPORARY | _O_SHORT_LIVED;
    const int descriptor = ::_wopen(path, how, _S_IREAD | _S_IWRITE);
    std::free(path);
    return descriptor;
}

void close(int descriptor) {
    ::_close(descriptor);
}

int duplicate(int descriptor) {
    return ::_dup(descriptor);
}

std::int64_t readAt(int descriptor, void* to, std::size_t count, std::uint64_t offset) {
    static std::mutex turn;  // a descriptor has one place, which the two calls share
    const std::lock_guard lock(turn);
    if (::_lseeki64(descriptor, static_cast<std::int64_t>(offset), SEEK_SET) < 0) return -1;
    return ::_read(descriptor, to, inOneCall(count));
}

std::int64_t write(int descriptor, const void* from, std::size_t count) {
    return ::_write(descriptor, from, inOneCall(count));
}

}  // namespace posiscope::systemfile
#endif
