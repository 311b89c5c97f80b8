// SPDX-License-Identifier: GPL-3.0-or-later
// Help as text, made from commands and encodings.
#pragma once

#include "app/command.h"
#include "core/models/encoding.h"

namespace posiscope {

/// Options by purpose, at most 40 lines: what -h prints.
QString shortHelp(const Command& command, int width);
/// Everything: what --help prints.
QString fullHelp(const Command& command, int width);
/// The options of one encoding, with its source.
QString encodingHelp(const Encoding& encoding, int width);

/// The columns of the terminal, or 80 where stdout is none.
int helpWidth();

struct NamedMeaning {
    const char *name, *meaning;
};
std::span<const NamedMeaning> exitStatuses();
/// The variables of the environment that the program reads.
std::span<const NamedMeaning> environmentVariables();

}  // namespace posiscope
