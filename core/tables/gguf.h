// SPDX-License-Identifier: GPL-3.0-or-later
// GGUF files, as llama.cpp reads them.
#pragma once

#include <variant>

#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// A value of a GGUF header: a list has numbers only.
using GgufValue = std::variant<bool, std::int64_t, std::uint64_t, double, std::string, std::vector<double>>;

struct GgufKey {
    std::string name;
    GgufValue value;
};

struct GgufHeader {
    std::vector<GgufKey> keys;  ///< without those of the tokenizer, and without long texts and lists
    std::vector<TensorInfo> tensors;
};

/// Whether a file begins as a GGUF file.
bool isGguf(const InputFile& file);

/// The header of a file of version 2 or 3, in either byte order. Tensors have the shape that NumPy would give
/// them, the longest axis of their numbers last. Those of Q8_0 are read as float32; those of other quantised
/// types are listed, with the name of the type, and not read. Fails where a tensor does not lie in the file.
/// Source: ggml-org/ggml, docs/gguf.md.
Result<GgufHeader> readGguf(const InputFile& file);

}  // namespace posiscope
