#pragma once

#include "ui/view/view.h"

namespace posiscope {

const ViewType& readoutViewType();

}  // namespace posiscope
