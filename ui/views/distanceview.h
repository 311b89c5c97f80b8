// Curves over the distance between query and key.
#pragma once

#include "ui/view/view.h"

namespace posiscope {

const ViewType& distanceViewType();

}  // namespace posiscope
