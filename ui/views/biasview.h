// What is added to attention scores, as a heatmap.
#pragma once

#include "ui/view/view.h"

namespace posiscope {

const ViewType& biasViewType();

}  // namespace posiscope
