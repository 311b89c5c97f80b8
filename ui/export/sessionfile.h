// Sessions as files.
#pragma once

#include <QString>

#include "core/result.h"
#include "core/state.h"

namespace posiscope {

/// Reads a *.posiscope file, or says what is wrong with it, naming the file.
Result<State> loadSession(const QString& path, const std::vector<std::string>& views);

}  // namespace posiscope
