// SPDX-License-Identifier: GPL-3.0-or-later
// Command line options that are generated from parameter tables.
#pragma once

#include <vector>

#include "app/commandline.h"

namespace posiscope {

/// "d-model": the option without its dashes.
QString optionName(const Parameter& parameter);

/// The names that a choice takes in any encoding, each once: the value of its option. Empty for other
/// parameters.
QStringList choiceNames(const Parameter& parameter);

/// The parameters of all encodings, of views and of exports; each key once.
std::vector<const Parameter*> optionParameters(bool forExport);

/// Adds an option for each parameter. A flag gets a second option that switches it off, because a session may
/// have switched it on.
void addParameterOptions(QCommandLineParser& parser, const std::vector<const Parameter*>& parameters);

/// Whether the parameter's option is given, or the one that switches it off.
bool isGiven(const QCommandLineParser& parser, const Parameter& parameter);

/// Applies the given options of these parameters. Each value is checked together with all others.
std::optional<CommandError> applyParameters(const QCommandLineParser& parser,
                                            const std::vector<const Parameter*>& parameters,
                                            CommandOptions& options);

}  // namespace posiscope
