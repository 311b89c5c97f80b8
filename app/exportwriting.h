// SPDX-License-Identifier: GPL-3.0-or-later
// What `export` and `examples` write.
#pragma once

#include "app/commandoptions.h"

namespace posiscope {

/// Writes the picture, the motion or the numbers to options.output, whose ending says which. What cannot be
/// written is reported.
Exit writeExport(const CommandOptions& options);

}  // namespace posiscope
