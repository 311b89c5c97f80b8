#include "core/identify/families/families.h"

namespace posiscope {

std::optional<Answer> recogniseSlopes(const Subjects&) {
    return std::nullopt;
}

}  // namespace posiscope
