// SPDX-License-Identifier: GPL-3.0-or-later
// What programs read about the rotary encoding from the same config.json.
#pragma once

#include "core/analysis/readrope.h"
#include "core/config/configreader.h"

namespace posiscope {

/// Version 4 is 4.57.6, the last one; version 5 is 5.16.0.dev0, huggingface/transformers at commit 2b296305
/// of 2026-08-20. The defaults of the classes, with the lines where they stand, are in
/// resources/readers.json.
enum class Reader { transformers4, transformers5 };

/// What a version takes for each type of layers of the text model that the configuration describes; empty
/// where that is not known, as of models with a program of their own.
std::vector<ReadRope> readBy(Reader reader, const nlohmann::json& config);

/// Both versions.
std::vector<ProgramReading> programReadings(const nlohmann::json& config);

/// Whether all that are known read the same numbers for the same types of layers.
bool allReadTheSame(const std::vector<ProgramReading>& programs);

}  // namespace posiscope
