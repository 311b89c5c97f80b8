// SPDX-License-Identifier: GPL-3.0-or-later
// --tokens, --rule and --row of posiscope identify: position ids.
#pragma once

#include <optional>

#include "app/option.h"
#include "app/report.h"
#include "core/identify/identify.h"

class QCommandLineParser;

namespace posiscope {

/// --tokens, --rule and --row.
std::vector<Option> tokensOptions();

/// What --tokens and --rule say. Nothing is expected where both are missing.
std::optional<CommandError> applyTokens(const QCommandLineParser& parser,
                                        std::optional<Expectation>& expected);

/// The row of --row of a batch of position ids, [axes, batch, tokens]; 0 where it is missing. Other arrays
/// stay as they are, unless --row is given.
std::optional<CommandError> chooseRow(const std::optional<std::int64_t>& row,
                                      std::vector<StoredArray>& arrays);

/// The number of --row, where it is given.
std::optional<CommandError> readRow(const QCommandLineParser& parser, std::optional<std::int64_t>& row);

}  // namespace posiscope
