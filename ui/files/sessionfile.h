// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions as files.
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/state/state.h"

namespace posiscope {

/// Reads a *.posiscope file, or the session that a picture carries (.png, .svg, .pdf), or says what is wrong
/// with it, with its name. Relative paths of tables start at the session's folder; the state has absolute
/// paths. A picture comes from anywhere: its tables are looked for in its own folder and below, others
/// (absolute paths, “..”) by their names alone.
Result<State> loadSession(const QString& path, const std::vector<std::string>& views);
/// As above, but numbers outside their limits are corrected, as correctedSession() does.
Result<State> loadSession(const QString& path, const std::vector<std::string>& views,
                          std::vector<Text>& corrections);

/// Writes the state. Paths of tables in the session's folder or below are relative, so that both can be moved
/// together.
Failure saveSession(const QString& path, const State& state);

/// The session that a picture at `path` is to carry, with the size and hash of the tables that its panes
/// draw; of others there is nothing. It holds no folder of this machine: tables in the figure's folder or
/// below are relative to it, of others there is the name alone. `figure` says how the picture was exported.
QByteArray sessionForPicture(const QString& path, const State& state, const Values& figure);
/// How the picture at `path` was exported: values of exportParameters(), none where it does not say so.
Values figureOfPicture(const QString& path);
/// The tables that the panes of the state draw and that are not there, each once.
QStringList missingTables(const State& state);
/// A sentence for each table that differs from what it was when the picture was exported.
std::vector<Text> changedTables(const QString& path);

}  // namespace posiscope
