#pragma once

#include "ui/view/view.h"

namespace posiscope {

const ViewType& wavesViewType();

}  // namespace posiscope
