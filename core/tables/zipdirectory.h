// SPDX-License-Identifier: GPL-3.0-or-later
// How large the directory of a zip archive is.
#pragma once

#include "core/tables/inputfile.h"

namespace posiscope {

/// Fails where the directory of the archive is larger than 8 MiB (more than 65,536 members of usual names),
/// before anything holds it in memory. Source: PKWARE's APPNOTE.TXT, 4.3.14 to 4.3.16.
Failure checkZipDirectory(const InputFile& file);

}  // namespace posiscope
