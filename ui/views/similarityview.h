#pragma once

#include "ui/view/view.h"

namespace posiscope {

const ViewType& similarityViewType();

}  // namespace posiscope
