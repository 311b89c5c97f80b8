// SPDX-License-Identifier: GPL-3.0-or-later
// The initialisers of ONNX models.
#pragma once

#include "core/fields/storedtable.h"
#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The tensors that a model begins with, in the order of its graph: ModelProto.graph.initializer. Of the file
/// only these fields are read: dims, data_type, name, the numbers (raw or typed), and where they are. Tensors
/// whose numbers are in another file, are texts, or are typed one by one, are listed and not read. Fails
/// where the file is no such message, or a tensor has another number of bytes than its shape says. Source:
/// onnx/onnx, onnx/onnx.proto; protobuf.dev, Encoding.
Result<std::vector<TensorInfo>> readOnnx(const InputFile& file);

/// The numbers of such a tensor.
Result<std::shared_ptr<const StoredTable>> readOnnxTensor(const InputFile& file, const TensorInfo& info);

}  // namespace posiscope
