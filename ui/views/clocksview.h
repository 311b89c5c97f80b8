#pragma once

#include "ui/views/view.h"

namespace posiscope {

const ViewType& clocksViewType();

}  // namespace posiscope
