#include "core/identify/families/families.h"

namespace posiscope {

std::optional<Answer> recogniseBias(const Subjects&) {
    return std::nullopt;
}

}  // namespace posiscope
