// SPDX-License-Identifier: GPL-3.0-or-later
// Archives of arrays.
#pragma once

#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The arrays of an NPZ file (a zip archive of NPY files, stored or deflated), in the order of the archive;
/// their names are those of the members without ".npy". Other members are passed over, unless there is
/// nothing else. Each member must be what an NPY file alone must be, except that members that hold text or
/// dates are described. Fails for encrypted members, for names that come twice, and where the size that the
/// archive tells is not that of the array, or more than so many packed bytes can become.
Result<std::vector<TensorInfo>> readNpz(const InputFile& file);

/// The numbers of a member that readNpz described; its checksum is checked with the last of them. Must not
/// outlive the file.
Result<ByteStream> openNpzMember(const InputFile& file, const TensorInfo& info);

}  // namespace posiscope
