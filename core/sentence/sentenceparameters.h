// The parameters of sentences.
#pragma once

#include <vector>

#include "core/parameters/parameter.h"

namespace posiscope {

/// What the view Sentence reads besides the encoding.
std::vector<Parameter> sentenceParameters();

}  // namespace posiscope
