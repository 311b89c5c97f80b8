#include "core/identify/families/families.h"

namespace posiscope {

std::optional<Answer> recogniseAngles(const Subjects&) {
    return std::nullopt;
}

}  // namespace posiscope
