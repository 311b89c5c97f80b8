// How A and B differ, in words and numbers.
#pragma once

#include "ui/views/view.h"

namespace posiscope {

const ViewType& comparisonViewType();

}  // namespace posiscope
