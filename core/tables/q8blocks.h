// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the type Q8_0 in GGUF files: blocks of 32 that share a scale.
#pragma once

#include <memory>

#include "core/fields/storedtable.h"
#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// A block is a scale in float16 and 32 numbers in int8; a number is their product, which float32 holds
/// exactly. Source: ggml-org/llama.cpp, ggml/src/ggml-common.h (block_q8_0) and ggml-quants.c
/// (dequantize_row_q8_0).
namespace q8 {
constexpr std::uint64_t numbers = 32;
constexpr std::uint64_t bytes = 34;
}  // namespace q8

/// Reads a tensor of such blocks as float32.
Result<std::shared_ptr<const StoredTable>> readQ8Tensor(const InputFile& file, const TensorInfo& info);

}  // namespace posiscope
