#include <algorithm>
#include <array>

#include "core/encoding.h"
#include "core/encodings/sinusoidal.h"

namespace posiscope {

std::span<const Encoding* const> encodings() {
    static const std::array all{
        &sinusoidalEncoding(),
    };
    return all;
}

const Encoding* findEncoding(std::string_view id) {
    const auto all = encodings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Encoding* each) { return each->id == id; });
    return found == all.end() ? nullptr : *found;
}

}  // namespace posiscope
