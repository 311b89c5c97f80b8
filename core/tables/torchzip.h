// SPDX-License-Identifier: GPL-3.0-or-later
// Files of torch.save.
#pragma once

#include "core/tables/inputfile.h"
#include "core/tables/slicestream.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// Whether a file holds a zip archive as torch.save has written it since PyTorch 1.6: a member NAME/data.pkl.
bool isTorchZip(const InputFile& file);

/// The tensors of such a file in its order. The names of nested maps and lists are joined by points:
/// "model.wpe.weight", "optimizer.state.0.exp_avg"; a tensor alone has the empty name. The pickle is read as
/// data (pickle.h), nothing of it is run, and no storage is opened. Fails for all that is no map, list or
/// tuple of tensors and plain values, and for tensors that reach beyond their storages.
/// Source: pytorch/pytorch, torch/serialization.py.
Result<std::vector<TensorInfo>> readTorchZip(const InputFile& file);

/// The numbers of such a tensor from its first on, without its strides. Checksums are not compared, as
/// PyTorch may leave them out. Must not outlive the file.
Result<ForwardBytes> openTorchStorage(const InputFile& file, const TensorInfo& info);

}  // namespace posiscope
