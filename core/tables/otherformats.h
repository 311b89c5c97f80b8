// Files that Posiscope does not read, by what they are.
#pragma once

#include <string>

#include "core/tables/inputfile.h"

namespace posiscope {

/// What such a file is, by its first bytes or else its name, and how to convert it.
Error whyNotRead(const InputFile& file, const std::string& path);

}  // namespace posiscope
