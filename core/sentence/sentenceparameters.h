// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of sentences.
#pragma once

#include <vector>

#include "core/parameters/keys.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace keys {

/// Which parts of a sentence are drawn: "automatic", "tables" or "attention".
inline constexpr Key<std::string> sentenceParts{"sentence_parts"};

}  // namespace keys

/// The parameters of the view Sentence.
std::vector<Parameter> sentenceParameters();

}  // namespace posiscope
