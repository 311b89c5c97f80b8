// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of a tensor that are in another file beside the model.
#pragma once

#include <string>

#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The file with the numbers of `info`, beside the file `model`. Fails where there is no such file, where it
/// is not in the model's folder, also by a link, and where it is too short.
Result<InputFile> openExternalData(const std::string& model, const TensorInfo& info);

}  // namespace posiscope
