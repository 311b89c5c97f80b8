// Curves over the distance between query and key.
#pragma once

#include "ui/views/view.h"

namespace posiscope {

const ViewType& distanceViewType();

}  // namespace posiscope
