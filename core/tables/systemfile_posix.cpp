// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef _WIN32
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/tables/systemfile.h"

namespace posiscope::systemfile {

namespace {

Facts factsOf(const struct stat& info) {
    const Kind kind = S_ISREG(info.st_mode)   ? Kind::regular
                      : S_ISDIR(info.st_mode) ? Kind::folder
                                              : Kind::other;
    return {kind,
            static_cast<std::uint64_t>(info.st_size),
            info.st_dev,
            info.st_ino,
#ifdef __APPLE__
            info.st_mtimespec.tv_sec,
            info.st_mtimespec.tv_nsec
#else
            info.st_mtim.tv_sec,
            info.st_mtim.tv_nsec
#endif
    };
}

}  // namespace

bool look(const std::string& path, Facts& facts) {
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0) return false;
    facts = factsOf(info);
    return true;
}

bool look(int descriptor, Facts& facts) {
    struct stat info {};
    if (::fstat(descriptor, &info) != 0) return false;
    facts = factsOf(info);
    return true;
}

int open(const std::string& path) {
    return ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
}

int openInMemory() {
#ifdef __linux__
    return ::memfd_create("posiscope", MFD_CLOEXEC);
#else
    char path[] = "/tmp/posiscope-XXXXXX";
    const int descriptor = ::mkstemp(path);
    if (descriptor >= 0) ::unlink(path);
    return descriptor;
#endif
}

void close(int descriptor) {
    ::close(descriptor);
}

int duplicate(int descriptor) {
    return ::dup(descriptor);
}

std::int64_t readAt(int descriptor, void* to, std::size_t count, std::uint64_t offset) {
    return ::pread(descriptor, to, count, static_cast<off_t>(offset));
}

std::int64_t write(int descriptor, const void* from, std::size_t count) {
    return ::write(descriptor, from, count);
}

}  // namespace posiscope::systemfile
#endif
