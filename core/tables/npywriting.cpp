// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/npywriting.h"

namespace posiscope {

std::string npyHeader(std::string_view descr, std::span<const std::int64_t> shape) {
    std::string sizes;
    for (const std::int64_t size : shape)
        sizes += std::to_string(size) + (shape.size() == 1 ? "," : ", ");
    if (shape.size() > 1) sizes.resize(sizes.size() - 2);
    std::string text =
        "{'descr': '" + std::string(descr) + "', 'fortran_order': False, 'shape': (" + sizes + "), }";
    constexpr std::size_t preamble = 10;  // magic, version, length
    text.append((64 - (preamble + text.size() + 1) % 64) % 64, ' ');
    text += '\n';
    const auto length = static_cast<unsigned>(text.size());
    std::string header("\x93NUMPY\x01\x00", 8);
    header += static_cast<char>(length & 0xffU);
    header += static_cast<char>(length >> 8U);
    return header + text;
}

}  // namespace posiscope
