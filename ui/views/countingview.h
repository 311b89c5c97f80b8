#pragma once

#include "ui/views/view.h"

namespace posiscope {

const ViewType& countingViewType();

}  // namespace posiscope
