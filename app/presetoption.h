// SPDX-License-Identifier: GPL-3.0-or-later
// --preset NAME of posiscope export: the sizes of journals, pages and slides.
#pragma once

#include <optional>

#include "app/commandoptions.h"
#include "app/option.h"

class QCommandLineParser;

namespace posiscope {

Option presetOption();

/// Takes size, resolution, type and what else the preset says; options of their own come on top.
std::optional<CommandError> applyPreset(const QCommandLineParser& parser, CommandOptions& options);

}  // namespace posiscope
