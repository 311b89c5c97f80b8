// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of one slice of an array.
#pragma once

#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// Bytes that are read from the beginning to the end; some may be left out.
struct ForwardBytes {
    ByteStream read;
    std::function<Failure(std::uint64_t count)> skip;
};

/// The numbers of the table that `info` means, alone and in the order of the file. `from` begins where those
/// of the array do.
ByteStream sliceStream(const TensorInfo& info, ForwardBytes from);

}  // namespace posiscope
