// SPDX-License-Identifier: GPL-3.0-or-later
// A model file with one tensor in place of another.
#pragma once

#include "core/base/result.h"
#include "core/convert/arraywriting.h"
#include "core/tables/inputfile.h"

namespace posiscope {

/// A safetensors file of which a copy is written. The other tensors are copied byte by byte, in their order,
/// a few megabytes at a time; what `__metadata__` holds stays.
class WholeModel {
 public:
    /// Opens the file, which must hold this tensor.
    static Result<WholeModel> open(const std::string& path, const std::string& tensor);

    /// The bytes of the copy.
    std::uint64_t bytesWith(const ConvertedArray& array) const;
    /// Tensors that seem to count the rows of the one that is replaced, as position_ids.
    std::vector<std::string> counters() const;

    /// Writes the copy. False where the sink or progress stopped it, and after an error in the file.
    Result<bool> write(const ConvertedArray& array, const Sink& sink, const Progress& progress) const;

 private:
    struct Tensor {
        std::string name;
        std::size_t place = 0;             ///< in the header
        std::uint64_t begin = 0, end = 0;  ///< in the file
    };
    WholeModel(InputFile file, std::string header, std::vector<Tensor> tensors, std::size_t replaced)
        : file_(std::move(file)),
          header_(std::move(header)),
          tensors_(std::move(tensors)),
          replaced_(replaced) {}

    std::string headerWith(const ConvertedArray& array) const;

    InputFile file_;
    std::string header_;           // its JSON
    std::vector<Tensor> tensors_;  // in the order of their bytes
    std::size_t replaced_ = 0;
};

}  // namespace posiscope
