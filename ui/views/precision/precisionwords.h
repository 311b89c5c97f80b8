// What the precision view says.
#pragma once

#include <QString>
#include <vector>

#include "core/analysis/precisionerrors.h"
#include "ui/views/precision/factscolumn.h"

namespace posiscope {

/// "below 0.01 up to position 4,095".
QString holdsWords(const Snapshot& now, const PrecisionFacts& facts);
/// What the program "as in …" or the chosen types are called.
QString pipelineWords(const Snapshot& now);
std::vector<ShownFact> factsOf(const Snapshot& now, const PrecisionFacts& facts);
/// All of it in sentences.
QString precisionDescription(const Snapshot& now, const PrecisionFacts* facts);

}  // namespace posiscope
