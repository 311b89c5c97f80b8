// SPDX-License-Identifier: GPL-3.0-or-later
// The options of `posiscope convert` that make a learned table fit.
#pragma once

#include "app/commandline.h"

namespace posiscope {

void addFitOptions(QCommandLineParser& parser);

}  // namespace posiscope
