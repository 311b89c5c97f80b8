// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/growth.h"

#include <mutex>
#include <set>

#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

constexpr std::uint64_t fewTimes = 16;  // numbers that are printed take up to 8 times as much
constexpr const char* growthField = "memory";

struct AllowedGrowth {
    std::mutex mutex;
    std::uint64_t bytes = std::uint64_t{256} << 20U;
    std::set<std::string> files;
};

AllowedGrowth& allowedGrowth() {
    static AllowedGrowth allowed;
    return allowed;
}

}  // namespace

void allowGrowth(std::uint64_t bytes) {
    AllowedGrowth& allowed = allowedGrowth();
    const std::lock_guard lock(allowed.mutex);
    allowed.bytes = bytes;
}

void allowGrowthOf(const std::string& path) {
    AllowedGrowth& allowed = allowedGrowth();
    const std::lock_guard lock(allowed.mutex);
    allowed.files.insert(path);
}

Failure checkGrowth(const std::string& path, std::uint64_t fileBytes, std::uint64_t tableBytes) {
    AllowedGrowth& allowed = allowedGrowth();
    const std::lock_guard lock(allowed.mutex);
    if (tableBytes <= allowed.bytes || tableBytes / fewTimes <= fileBytes || allowed.files.contains(path))
        return std::nullopt;
    Error error = tableError(
        POSISCOPE_TR("core",
                     "its %1 bytes would take %2 MB of memory; --memory %3G on the command line reads it, "
                     "and File ▸ Open table asks"),
        {groupedDigits(fileBytes), groupedDigits(tableBytes >> 20U),
         std::to_string((tableBytes >> 30U) + 1)});
    error.text =
        std::move(error.text).onCommandLine("its %1 bytes would take %2 MB of memory; --memory %3G reads it");
    error.field = growthField;
    return error;
}

bool isAboutGrowth(const Error& error) {
    return error.field == growthField;
}

}  // namespace posiscope
