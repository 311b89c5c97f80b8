// SPDX-License-Identifier: GPL-3.0-or-later
// Programs of several encodings as one.
#pragma once

#include <string>
#include <vector>

#include "core/state/state.h"

namespace posiscope {

/// One program that does what each of them does, one after the other. Where they differ in nothing but
/// parameters, words and looks it is a loop over these, otherwise a block for each. `programs` are those of
/// `variants`, in their order; `names` stand above the blocks. The loop has the line that begins with
/// `inside`.
std::string programOfAll(const std::vector<State>& variants, const std::vector<std::string>& programs,
                         const std::vector<std::string>& names, const std::string& inside = {});

/// The programs one after the other, each under its name.
std::string programBlocks(const std::vector<std::string>& programs, const std::vector<std::string>& names);

}  // namespace posiscope
