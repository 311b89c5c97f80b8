// SPDX-License-Identifier: GPL-3.0-or-later
// Pickles of PyTorch, read as data.
#pragma once

#include <string_view>

#include "core/base/result.h"
#include "core/tables/picklevalues.h"

namespace posiscope {

/// The longest pickle that is read; one of 10,000 tensors takes 2 MB.
constexpr std::uint64_t longestPickle = 8U << 20U;

/// What the pickle describes. Only the instructions that make maps, lists, tuples, numbers, texts and tensors
/// are known, and only the Python objects of pickleglobals.h, which become plain values here; everything else
/// is refused with its name. Time and memory are bounded whatever the bytes are. `bytes` must outlive the
/// values. Source: Python's Lib/pickletools.py, protocols 2 to 5.
Result<PickleValues> readPickle(std::string_view bytes);

}  // namespace posiscope
