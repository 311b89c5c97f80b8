// SPDX-License-Identifier: GPL-3.0-or-later
// Models in several files.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace posiscope {

/// The files of a model that a folder or an index means, in their order: those that `*.index.json` names, all
/// in its folder, or without an index the .safetensors files of a folder, else its files of PyTorch, else its
/// GGUF files, else its files of NumPy. Nothing where `path` is neither; an Error where an index is damaged
/// or names files elsewhere, or where a folder holds too many files.
std::optional<Result<std::vector<std::string>>> shardsOf(const std::string& path);

}  // namespace posiscope
