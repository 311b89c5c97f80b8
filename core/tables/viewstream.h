// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a tensor that shows parts of a storage.
#pragma once

#include "core/fields/storedtable.h"
#include "core/tables/slicestream.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The numbers of a view, row after row as if they followed each other. `from` begins with the view's first
/// number. What the view spans is held in memory, from the first use on.
ForwardBytes viewBytes(const TensorInfo& info, ForwardBytes from);

/// What of a table its view shows again and again, by a stride of 0.
StoredTable::Repeated repeatedBy(const TensorInfo& info);
/// The view with only one of the rows or columns that are `repeated`.
std::vector<ViewAxis> shortenedView(const TensorInfo& info, StoredTable::Repeated repeated);

/// The bytes that a table of any file takes in memory while it is read.
std::uint64_t bytesInMemory(const TensorInfo& info);

/// The bytes from a view's first number to the end of its last, each of `unit` bytes; nothing where these are
/// more than 2^64.
std::optional<std::uint64_t> spanOf(const std::vector<ViewAxis>& view, std::uint64_t unit);

}  // namespace posiscope
