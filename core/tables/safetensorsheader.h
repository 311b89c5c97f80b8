// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON inside safetensors files.
#pragma once

#include "core/tables/jsontext.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The tensors of a header in its order, and for each where its numbers end.
struct SafetensorsHeader {
    struct Place {
        std::uint64_t end = 0;  ///< data_offsets[1]
        std::uint32_t bitsPerCell = 0;
    };
    std::vector<TensorInfo> tensors;  ///< offset is data_offsets[0]
    std::vector<Place> places;
};

/// Checked are the form of the header and each tensor by itself; whether a name comes twice, and how the
/// tensors lie in the file, is for the caller.
Result<SafetensorsHeader> parseSafetensorsHeader(JsonText& text);

}  // namespace posiscope
