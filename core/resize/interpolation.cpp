#include "core/resize/interpolation.h"

#include <algorithm>
#include <array>

namespace posiscope {

namespace {

std::string wordOf(Kernel kernel) {
    switch (kernel) {
        case Kernel::nearest: return "nearest";
        case Kernel::nearestExact: return "nearest-exact";
        case Kernel::bilinear: return "bilinear";
        case Kernel::bicubic: break;
    }
    return "bicubic";
}

}  // namespace

std::span<const Interpolation> interpolations() {
    using enum Kernel;
    static constexpr std::array all{Interpolation{.kernel = bicubic},
                                    Interpolation{.kernel = bicubic, .antialias = true},
                                    Interpolation{.kernel = bilinear},
                                    Interpolation{.kernel = bilinear, .antialias = true},
                                    Interpolation{.kernel = bilinear, .aligned = true},
                                    Interpolation{.kernel = bicubic, .aligned = true},
                                    Interpolation{.kernel = bicubic, .offset = true},
                                    Interpolation{.kernel = nearest},
                                    Interpolation{.kernel = nearestExact},
                                    Interpolation{.kernel = bicubic, .antialias = true, .offset = true},
                                    Interpolation{.kernel = bicubic, .aligned = true, .antialias = true},
                                    Interpolation{.kernel = bilinear, .aligned = true, .antialias = true}};
    return all;
}

std::string nameOf(const Interpolation& interpolation) {
    return wordOf(interpolation.kernel) + (interpolation.aligned ? "-aligned" : "") +
           (interpolation.offset ? "-offset" : "") + (interpolation.antialias ? "-antialias" : "");
}

std::optional<Interpolation> interpolationNamed(std::string_view name) {
    const auto all = interpolations();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [name](const Interpolation& each) { return nameOf(each) == name; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

}  // namespace posiscope
