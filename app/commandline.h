// SPDX-License-Identifier: GPL-3.0-or-later
// What `export` and `describe` show: a state made of files and options.
#pragma once

#include "app/command.h"
#include "app/commandoptions.h"

namespace posiscope {

/// The options --session, --table and --config.
std::vector<Option> sourceOptions();
/// The same with those that choose what of a configuration is shown.
std::vector<Option> shownOptions();

/// --view VIEW[,VIEW].
Option viewOption(const QString& meaning);

/// The views that --view names, or the error for the first name that no view has.
std::variant<QStringList, CommandError> viewsNamed(const QCommandLineParser& given);

/// What is shown, by the words of `export` or `describe`. --preset is applied before the parameters.
std::variant<CommandOptions, CommandError> parseShown(const QCommandLineParser& given, bool forExport);

}  // namespace posiscope
