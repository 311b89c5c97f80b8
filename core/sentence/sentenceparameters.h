// The parameters of sentences.
#pragma once

#include <vector>

#include "core/parameters/parameter.h"

namespace posiscope {

/// The parameters of the view Sentence.
std::vector<Parameter> sentenceParameters();

}  // namespace posiscope
