// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that take far more memory than their files have bytes: packed ones, and those that show the numbers
// of a storage several times.
#pragma once

#include <cstdint>
#include <string>

#include "core/base/result.h"

namespace posiscope {

/// How many bytes such a table may take: 256 MB, until a person says more.
void allowGrowth(std::uint64_t bytes);
/// Lets the tables of one file grow, because a person has agreed to it.
void allowGrowthOf(const std::string& path);

/// Fails where a table of the file takes more than is allowed, and many times what the file has.
Failure checkGrowth(const std::string& path, std::uint64_t fileBytes, std::uint64_t tableBytes);
/// Whether that is the reason of an Error.
bool isAboutGrowth(const Error& error);

}  // namespace posiscope
