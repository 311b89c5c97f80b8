// SPDX-License-Identifier: GPL-3.0-or-later
// How transformers 4.57.6 reads the rotary encoding of a config.json.
#pragma once

#include "core/config/readerparts.h"

namespace posiscope {

/// A row for each type of layers. The base is a key at the top, the scaling is rope_scaling; rope_parameters
/// are kept and read by nobody.
///
/// Source: huggingface/transformers, commit 753d61104116eefc8ffc977327b441ee0c8d599f, src/transformers:
/// models/*/configuration_*.py, models/*/modeling_*.py, modeling_rope_utils.py lines 92-528 (frequencies) and
/// 531-790 (what must be there), configuration_utils.py lines 342-344 (keys without an argument).
std::vector<ReadRope> readByFour(const ClassReading& reading, ReaderFile& file);

}  // namespace posiscope
