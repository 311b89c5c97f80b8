// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the precision view.
#pragma once

#include <QString>
#include <vector>

#include "core/analysis/precisionfacts.h"
#include "ui/views/precision/factscolumn.h"

namespace posiscope {

/// The range of positions within the limit: "below 0.01 up to position 4,095".
QString holdsWords(const Snapshot& now, const PrecisionFacts& facts);
/// The name of the program in "as in …", or of the chosen types.
QString pipelineWords(const Snapshot& now);
std::vector<ShownFact> factsOf(const Snapshot& now, const PrecisionFacts& facts);
/// The whole picture in sentences.
QString precisionDescription(const Snapshot& now, const PrecisionFacts* facts);

}  // namespace posiscope
