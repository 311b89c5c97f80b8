#pragma once

#include "ui/view/view.h"

namespace posiscope {

const ViewType& offsetMapViewType();

}  // namespace posiscope
