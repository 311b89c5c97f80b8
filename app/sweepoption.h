// SPDX-License-Identifier: GPL-3.0-or-later
// --sweep: several values in one picture.
#pragma once

#include <optional>

#include "app/commandoptions.h"
#include "app/option.h"

class QCommandLineParser;

namespace posiscope {

/// --sweep KEY=VALUE,VALUE, once or twice.
Option sweepOption();

/// Makes the values of --sweep the variants of the state; nothing where the option is not given.
std::optional<CommandError> applySweep(const QCommandLineParser& given, State& state);

}  // namespace posiscope
