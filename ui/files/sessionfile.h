// Sessions as files.
#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/state/state.h"

namespace posiscope {

/// Reads a *.posiscope file, or says what is wrong with it, naming the file. Paths of tables that are
/// relative are meant from the session's folder; in the state they are absolute.
Result<State> loadSession(const QString& path, const std::vector<std::string>& views);

/// Writes the state. Tables beside or below the session are named by their path from there, so that both can
/// be moved together.
Failure saveSession(const QString& path, const State& state);

}  // namespace posiscope
