// How A and B differ, in words and numbers.
#pragma once

#include "ui/view/view.h"

namespace posiscope {

const ViewType& comparisonViewType();

}  // namespace posiscope
