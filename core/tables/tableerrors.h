// SPDX-License-Identifier: GPL-3.0-or-later
// Errors about files that are no tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace posiscope {

/// An Error with the words for the places of `sentence`.
Error tableError(const char* sentence, const std::vector<std::string>& words = {});

/// "“a”, “b”, “c”, …"
std::string someNames(const std::vector<std::string>& names);

/// That a file with arrays of these names has none of another one; with the name that was probably meant.
Error noArrayNamed(const std::string& name, const std::vector<std::string>& names);

/// The same about one of several arrays.
Error aboutArray(const std::string& name, const Text& reason);

/// Why pickles are not read, and how to convert them.
Error pickled();

/// The first bytes of a member of a zip archive, and so of the archive; an empty one begins with its end.
constexpr std::string_view zipBeginning("PK\x03\x04", 4);
constexpr std::string_view emptyZipBeginning("PK\x05\x06", 4);

/// Whether a file with these first bytes holds a pickle.
bool looksPickled(std::string_view beginning);

/// Whether a file with these first bytes is one of torch.save before PyTorch 1.6, and how to convert it.
bool isLegacyTorch(std::string_view beginning);
Error legacyTorch();

/// A file that ends in `ending` begins with `beginning`, which is not what such a file begins with.
Error wrongContent(std::string_view beginning, std::string_view ending);

}  // namespace posiscope
