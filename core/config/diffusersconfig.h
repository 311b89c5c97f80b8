// SPDX-License-Identifier: GPL-3.0-or-later
// The configurations of diffusers' models, which name a class in place of a type.
#pragma once

#include "core/config/configreader.h"

namespace posiscope {

/// Whether the configuration names a class of diffusers (_class_name) and no model type.
bool isOfDiffusers(const nlohmann::json& root);

/// Reads the embedding of timesteps of a UNet; for other classes the reader's failure says what they use.
void readDiffusers(ConfigReader& reader);

}  // namespace posiscope
