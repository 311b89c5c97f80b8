// SPDX-License-Identifier: GPL-3.0-or-later
// Samples rows in turns.
#pragma once

#include "tests/bench/row.h"

namespace bench {

struct Result {
    Row row;
    Samples ours;
    Samples rival;
    QString note;
    QString missing;  ///< what is not installed
    QString problem;  ///< why there is no result
};

std::vector<Result> measure(Group group);

}  // namespace bench
