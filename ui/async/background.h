// The name of AsyncWork for ui/plot, until that asks by AsyncResult.
#pragma once

#include "ui/async/asyncresult.h"

namespace posiscope {

using Background = AsyncWork;

}  // namespace posiscope
