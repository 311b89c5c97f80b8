// SPDX-License-Identifier: GPL-3.0-or-later
// --session FILE of export and describe, and the file that a problem of its state comes from.
#pragma once

#include <optional>

#include "app/commandoptions.h"

namespace posiscope {

/// Starts from this session, where one is named: its state, and how a picture was exported.
std::optional<CommandError> applySession(const QString& named, CommandOptions& options);

/// The first table that these panes of the state draw (its own one anyway) and that is not there, if
/// `session` is a picture. `option` says whether --table can name it.
std::optional<CommandError> missingTable(const QString& session, State state, std::vector<Pane> panes,
                                         bool option = true);

/// What is wrong with the model of the state: an unreadable file is a failure, and names the session that
/// names it; parameters that cannot be computed are wrong usage.
CommandError problemOfModel(const Text& problem, const State& state, const QString& session);

}  // namespace posiscope
