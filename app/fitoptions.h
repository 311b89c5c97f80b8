// SPDX-License-Identifier: GPL-3.0-or-later
// The options of `posiscope convert` that make a learned table fit.
#pragma once

#include "app/commandline.h"
#include "core/convert/fitting.h"

namespace posiscope {

void addFitOptions(QCommandLineParser& parser);

/// What they ask for; nothing where none is given. `rows` and `type` are those of --rows and --dtype.
std::variant<std::optional<FitRequest>, CommandError> readFit(const QCommandLineParser& parser,
                                                              std::int64_t rows,
                                                              std::optional<CellType> type);

}  // namespace posiscope
