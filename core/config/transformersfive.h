// SPDX-License-Identifier: GPL-3.0-or-later
// How transformers 5 (5.16.0.dev0 of 2026-08-20) reads the rotary encoding of a config.json.
#pragma once

#include "core/config/readerparts.h"

namespace posiscope {

/// A row for each type of layers. All is in one object: rope_scaling where that is not empty, else
/// rope_parameters; what it leaves out comes from keys at the top, then from the class.
///
/// Source: huggingface/transformers, commit 2b296305d7bcf040831661b7b689e13a2e2e8d67, src/transformers:
/// modeling_rope_utils.py lines 739-825 (standardize_rope_params), configuration_utils.py lines 104-138 and
/// 312-350, and models/*/configuration_*.py of the classes with a way of their own. Changes since 5.0:
/// a field rope_theta counts since 5.2, OLMo 3 reads by layer type since 5.13.
std::vector<ReadRope> readByFive(const ClassReading& reading, ReaderFile& file);

}  // namespace posiscope
