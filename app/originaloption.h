// SPDX-License-Identifier: GPL-3.0-or-later
// --original FILE[:TENSOR] of posiscope identify.
#pragma once

#include <optional>

#include "app/option.h"
#include "app/report.h"
#include "core/identify/identify.h"

class QCommandLineParser;

namespace posiscope {

/// --original, --interpolation and --grid.
std::vector<Option> originalOptions();

/// What they say: reads the original's table. Nothing is expected where --original is missing.
std::optional<CommandError> applyOriginal(const QCommandLineParser& parser,
                                          std::optional<Expectation>& expected);

}  // namespace posiscope
