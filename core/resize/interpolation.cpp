// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resize/interpolation.h"

#include <algorithm>
#include <array>
#include <charconv>

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

/// Takes the whole number that the text begins with, and the spaces around it; 0 where there is none.
std::int64_t takeSide(std::string_view& text) {
    constexpr std::int64_t longest = 999'999;
    const auto skipSpaces = [&text] {
        while (text.starts_with(' '))
            text.remove_prefix(1);
    };
    skipSpaces();
    std::int64_t side = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), side);
    if (problem != std::errc() || side < 1 || side > longest) return 0;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    skipSpaces();
    return side;
}

}  // namespace

std::optional<Grid> gridNamed(std::string_view name) {
    const std::int64_t height = takeSide(name);
    // The last two are the Cyrillic letter, which looks like the first two.
    constexpr std::array<std::string_view, 6> signs{"x", "X", "×", "*", "х", "Х"};
    const auto* const sign = std::find_if(signs.begin(), signs.end(),
                                          [name](std::string_view each) { return name.starts_with(each); });
    if (height == 0 || sign == signs.end()) return std::nullopt;
    name.remove_prefix(sign->size());
    const std::int64_t width = takeSide(name);
    return width > 0 && name.empty() ? std::optional(Grid{height, width}) : std::nullopt;
}

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
