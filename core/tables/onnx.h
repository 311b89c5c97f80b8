// SPDX-License-Identifier: GPL-3.0-or-later
// The initialisers of ONNX models.
#pragma once

#include "core/fields/storedtable.h"
#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The tensors that a model begins with, in the order of its graph (ModelProto.graph.initializer), and those
/// of its nodes "Constant", by the names of their outputs; of these no single numbers. Of the file only these
/// fields are read: dims, data_type, name, the numbers (raw or typed), and where they are: the path of a file
/// beside the model too (TensorInfo::external). Tensors whose numbers are texts, or typed one by one, are
/// listed and not read. Fails
/// where the file is no such message, or a tensor has another number of bytes than its shape says. Source:
/// onnx/onnx, onnx/onnx.proto; protobuf.dev, Encoding.
Result<std::vector<TensorInfo>> readOnnx(const InputFile& file);

/// The numbers of such a tensor.
Result<std::shared_ptr<const StoredTable>> readOnnxTensor(const InputFile& file, const TensorInfo& info);

}  // namespace posiscope
