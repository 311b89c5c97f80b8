// SPDX-License-Identifier: GPL-3.0-or-later
// The headers of safetensors files.
#pragma once

#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The tensors that a safetensors file describes, in the order of its header.
///
/// The file is 8 bytes with the length n of the header, n bytes of JSON {"NAME": {"dtype": …, "shape": […],
/// "data_offsets": [first, end]}, …, "__metadata__": {"KEY": "TEXT", …}}, and the numbers, little-endian.
/// Fails unless the tensors are contiguous up to the end of the file, each exactly as
/// long as its shape and type say, and for everything that readers could understand differently, as a name
/// that comes twice. Sources: huggingface/safetensors, README.md and safetensors/src/tensor.rs.
///
/// Only the header is read, at most 100 MB as in the reference reader, and never held as a whole.
Result<std::vector<TensorInfo>> readSafetensors(const InputFile& file);

}  // namespace posiscope
