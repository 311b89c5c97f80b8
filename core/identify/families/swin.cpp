#include "core/identify/families/families.h"

namespace posiscope {

std::optional<Answer> recogniseSwin(const Subjects&) {
    return std::nullopt;
}

}  // namespace posiscope
