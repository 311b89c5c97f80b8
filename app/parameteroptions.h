// SPDX-License-Identifier: GPL-3.0-or-later
// Command line options that are generated from parameter tables.
#pragma once

#include <vector>

#include "app/commandoptions.h"
#include "app/option.h"

class QCommandLineParser;

namespace posiscope {

/// "d-model": the option without its dashes.
QString optionName(const Parameter& parameter);

/// The parameters of all encodings, of views and of exports; each key once.
std::vector<const Parameter*> optionParameters(bool forExport);

/// An option for each parameter, under its subject: the only encoding that has it, several encodings, where
/// numbers are rounded, views, pictures. A flag can be switched off, because a session may have switched it
/// on.
std::vector<OptionGroup> parameterGroups(const std::vector<const Parameter*>& parameters);

/// The options of one encoding, as it has them.
std::vector<Option> optionsOf(const Encoding& encoding);

/// The heading of the options of pictures.
inline constexpr const char* figureOptions = "Pictures and motions";

/// Whether the parameter's option is given, or the one that switches it off.
bool isGiven(const QCommandLineParser& parser, const Parameter& parameter);

/// Applies the given options of these parameters. Each value is checked together with all others.
std::optional<CommandError> applyParameters(const QCommandLineParser& parser,
                                            const std::vector<const Parameter*>& parameters,
                                            CommandOptions& options);

}  // namespace posiscope
