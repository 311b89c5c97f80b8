// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope list.
#pragma once

#include "app/commandline.h"

namespace posiscope {

/// The text for --help.
QString listHelp();

/// `list views|encodings|colormaps|lessons [--json]`: prints their ids with names and summaries.
Exit runList(const QStringList& words);

}  // namespace posiscope
