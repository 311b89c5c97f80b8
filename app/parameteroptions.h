// Options of the command line that come from parameter tables.
#pragma once

#include <vector>

#include "app/commandline.h"

namespace posiscope {

/// "d-model", without the dashes.
QString optionName(const Parameter& parameter);

/// Every encoding's parameters, those of views, and how to export: each key once.
std::vector<const Parameter*> optionParameters(bool forExport);

/// An option for each; a flag has one more that switches it off, because a session may have switched it on.
void addParameterOptions(QCommandLineParser& parser, const std::vector<const Parameter*>& parameters);

/// Sets what was given among these parameters, checked in the company of the others.
std::optional<CommandError> applyParameters(const QCommandLineParser& parser,
                                            const std::vector<const Parameter*>& parameters,
                                            CommandOptions& options);

}  // namespace posiscope
