// SPDX-License-Identifier: GPL-3.0-or-later
// --preset-model: the rotation of a released model.
#pragma once

#include <optional>

#include "app/commandoptions.h"
#include "app/option.h"

class QCommandLineParser;

namespace posiscope {

/// --preset-model NAME.
Option modelPresetOption();

/// Takes the values of the named model; other options come on top. Nothing where the option is not given.
std::optional<CommandError> applyModelPreset(const QCommandLineParser& given, State& state);

}  // namespace posiscope
