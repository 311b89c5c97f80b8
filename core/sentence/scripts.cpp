// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/scripts.h"

#include <algorithm>
#include <iterator>

namespace posiscope {

namespace {

struct Range {
    char32_t first, last;
    Sign sign;
};

// Ascending; what is not in the list belongs to words.
constexpr Range ranges[] = {
    {0x0000, 0x0020, Sign::space},     {0x0021, 0x002f, Sign::symbol},    {0x003a, 0x0040, Sign::symbol},
    {0x005b, 0x005e, Sign::symbol},    {0x0060, 0x0060, Sign::symbol},    {0x007b, 0x007e, Sign::symbol},
    {0x007f, 0x00a0, Sign::space},     {0x00a1, 0x00a9, Sign::symbol},    {0x00ab, 0x00ac, Sign::symbol},
    {0x00ad, 0x00ad, Sign::invisible}, {0x00ae, 0x00b4, Sign::symbol},    {0x00b6, 0x00b9, Sign::symbol},
    {0x00bb, 0x00bf, Sign::symbol},    {0x00d7, 0x00d7, Sign::symbol},    {0x00f7, 0x00f7, Sign::symbol},
    {0x0300, 0x036f, Sign::mark},      {0x037e, 0x037e, Sign::symbol},    {0x0387, 0x0387, Sign::symbol},
    {0x0483, 0x0489, Sign::mark},      {0x055a, 0x055f, Sign::symbol},    {0x0589, 0x058a, Sign::symbol},
    {0x0591, 0x05bd, Sign::mark},      {0x05be, 0x05be, Sign::symbol},    {0x05bf, 0x05bf, Sign::mark},
    {0x05c0, 0x05c0, Sign::symbol},    {0x05c1, 0x05c2, Sign::mark},      {0x05c3, 0x05c3, Sign::symbol},
    {0x05c4, 0x05c5, Sign::mark},      {0x05c6, 0x05c6, Sign::symbol},    {0x05c7, 0x05c7, Sign::mark},
    {0x05f3, 0x05f4, Sign::symbol},    {0x060c, 0x060d, Sign::symbol},    {0x0610, 0x061a, Sign::mark},
    {0x061b, 0x061b, Sign::symbol},    {0x061c, 0x061c, Sign::invisible}, {0x061d, 0x061f, Sign::symbol},
    {0x064b, 0x065f, Sign::mark},      {0x066a, 0x066d, Sign::symbol},    {0x0670, 0x0670, Sign::mark},
    {0x06d4, 0x06d4, Sign::symbol},    {0x06d6, 0x06dc, Sign::mark},      {0x0964, 0x0965, Sign::symbol},
    {0x0970, 0x0970, Sign::symbol},    {0x0e01, 0x0e30, Sign::single},    {0x0e31, 0x0e31, Sign::mark},
    {0x0e32, 0x0e33, Sign::single},    {0x0e34, 0x0e3a, Sign::mark},      {0x0e3f, 0x0e3f, Sign::symbol},
    {0x0e40, 0x0e46, Sign::single},    {0x0e47, 0x0e4e, Sign::mark},      {0x0e4f, 0x0e4f, Sign::symbol},
    {0x0e5a, 0x0e5b, Sign::symbol},    {0x0e81, 0x0eb0, Sign::single},    {0x0eb1, 0x0eb1, Sign::mark},
    {0x0eb2, 0x0eb3, Sign::single},    {0x0eb4, 0x0ebc, Sign::mark},      {0x0ebd, 0x0ec6, Sign::single},
    {0x0ec8, 0x0ece, Sign::mark},      {0x0edc, 0x0edf, Sign::single},    {0x0f0b, 0x0f14, Sign::symbol},
    {0x1000, 0x102a, Sign::single},    {0x102b, 0x103e, Sign::mark},      {0x103f, 0x103f, Sign::single},
    {0x104a, 0x104f, Sign::symbol},    {0x1050, 0x1055, Sign::single},    {0x1056, 0x1059, Sign::mark},
    {0x105a, 0x109f, Sign::single},    {0x10fb, 0x10fb, Sign::symbol},    {0x1360, 0x1368, Sign::symbol},
    {0x1400, 0x1400, Sign::symbol},    {0x1680, 0x1680, Sign::space},     {0x1780, 0x17b3, Sign::single},
    {0x17b4, 0x17d1, Sign::mark},      {0x17d2, 0x17d2, Sign::joiner},    {0x17d3, 0x17d3, Sign::mark},
    {0x17d4, 0x17db, Sign::symbol},    {0x17dc, 0x17dc, Sign::single},    {0x17dd, 0x17dd, Sign::mark},
    {0x180e, 0x180e, Sign::invisible}, {0x1ab0, 0x1aff, Sign::mark},      {0x1dc0, 0x1dff, Sign::mark},
    {0x2000, 0x200b, Sign::space},     {0x200c, 0x200c, Sign::mark},      {0x200d, 0x200d, Sign::joiner},
    {0x200e, 0x200f, Sign::invisible}, {0x2010, 0x2027, Sign::symbol},    {0x2028, 0x2029, Sign::space},
    {0x202a, 0x202e, Sign::invisible}, {0x202f, 0x202f, Sign::space},     {0x2030, 0x205e, Sign::symbol},
    {0x205f, 0x205f, Sign::space},     {0x2060, 0x206f, Sign::invisible}, {0x207a, 0x207e, Sign::symbol},
    {0x208a, 0x208e, Sign::symbol},    {0x20a0, 0x20c0, Sign::symbol},    {0x20d0, 0x20ff, Sign::mark},
    {0x2190, 0x2bff, Sign::symbol},    {0x2cf9, 0x2cff, Sign::symbol},    {0x2e00, 0x2e7f, Sign::symbol},
    {0x2e80, 0x2fff, Sign::single},    {0x3000, 0x3000, Sign::space},     {0x3001, 0x3004, Sign::symbol},
    {0x3005, 0x3007, Sign::single},    {0x3008, 0x3020, Sign::symbol},    {0x3021, 0x3029, Sign::single},
    {0x302a, 0x302f, Sign::mark},      {0x3030, 0x3030, Sign::symbol},    {0x3031, 0x3035, Sign::single},
    {0x3036, 0x3037, Sign::symbol},    {0x3038, 0x303c, Sign::single},    {0x303d, 0x303f, Sign::symbol},
    {0x3041, 0x3096, Sign::single},    {0x3099, 0x309a, Sign::mark},      {0x309b, 0x309c, Sign::symbol},
    {0x309d, 0x309f, Sign::single},    {0x30a0, 0x30a0, Sign::symbol},    {0x30a1, 0x30fa, Sign::single},
    {0x30fb, 0x30fb, Sign::symbol},    {0x30fc, 0x30ff, Sign::single},    {0x3105, 0x312f, Sign::single},
    {0x3190, 0x31bf, Sign::single},    {0x31c0, 0x31ef, Sign::symbol},    {0x31f0, 0x31ff, Sign::single},
    {0x3200, 0x33ff, Sign::symbol},    {0x3400, 0x4dbf, Sign::single},    {0x4dc0, 0x4dff, Sign::symbol},
    {0x4e00, 0xa48f, Sign::single},    {0xa490, 0xa4cf, Sign::symbol},    {0xd800, 0xdfff, Sign::symbol},
    {0xe000, 0xf8ff, Sign::symbol},    {0xf900, 0xfaff, Sign::single},    {0xfe00, 0xfe0f, Sign::mark},
    {0xfe10, 0xfe1f, Sign::symbol},    {0xfe20, 0xfe2f, Sign::mark},      {0xfe30, 0xfe6f, Sign::symbol},
    {0xfeff, 0xfeff, Sign::invisible}, {0xff01, 0xff0f, Sign::symbol},    {0xff1a, 0xff20, Sign::symbol},
    {0xff3b, 0xff3e, Sign::symbol},    {0xff40, 0xff40, Sign::symbol},    {0xff5b, 0xff65, Sign::symbol},
    {0xff66, 0xff9d, Sign::single},    {0xff9e, 0xff9f, Sign::mark},      {0xffe0, 0xffff, Sign::symbol},
    {0x1b000, 0x1b16f, Sign::single},  {0x1f000, 0x1f1e5, Sign::symbol},  {0x1f1e6, 0x1f1ff, Sign::flag},
    {0x1f200, 0x1f3fa, Sign::symbol},  {0x1f3fb, 0x1f3ff, Sign::mark},    {0x1f400, 0x1faff, Sign::symbol},
    {0x20000, 0x3ffff, Sign::single},  {0xe0000, 0xe01ef, Sign::mark},    {0xf0000, 0x10ffff, Sign::symbol},
};

}  // namespace

Sign signOf(char32_t character) {
    const auto* const after =
        std::upper_bound(std::begin(ranges), std::end(ranges), character,
                         [](char32_t sought, const Range& range) { return sought < range.first; });
    if (after == std::begin(ranges)) return Sign::word;
    const Range& range = *std::prev(after);
    return character <= range.last ? range.sign : Sign::word;
}

}  // namespace posiscope
