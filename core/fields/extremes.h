// The ends of what some values span.
#pragma once

namespace posiscope {

struct Extremes {
    double minimum = 0;
    double maximum = 0;
};

}  // namespace posiscope
