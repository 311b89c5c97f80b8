// SPDX-License-Identifier: GPL-3.0-or-later
// What names an encoding: a table, a configuration, --encoding. Of two of them one would be dropped.
#pragma once

#include <QCommandLineParser>
#include <optional>
#include <variant>

#include "app/commandoptions.h"
#include "app/option.h"

namespace posiscope {

/// The error where a table or a configuration is named beside what would replace it, with what to use.
/// `encoding` is the value of --encoding, or empty.
std::optional<CommandError> severalSources(bool table, bool config, const QString& encoding);

/// The error where --encoding is not the encoding that a configuration has given the state.
std::optional<CommandError> otherEncoding(const State& state, const QString& encoding);

/// The configuration in the folder of a model; any other path as it is.
std::string configFileOf(const std::string& path);

/// --part and --layer, which choose what of a configuration is read.
std::vector<Option> configOptions();
std::variant<ConfigChoice, CommandError> configChoice(const QCommandLineParser& given);
/// The error where one of them is given and no configuration is.
std::optional<CommandError> withoutConfig(const QCommandLineParser& given);

}  // namespace posiscope
