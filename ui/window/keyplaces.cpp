// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keyplaces.h"

#include <string_view>

namespace posiscope {

namespace {

constexpr std::u16string_view latin = u"QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,.";
constexpr std::u16string_view cyrillic = u"ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ";

QChar sameKey(std::u16string_view from, std::u16string_view to, QChar letter) {
    const std::size_t at = from.find(letter.toUpper().unicode());
    return at == std::u16string_view::npos ? QChar() : QChar(to[at]);
}

}  // namespace

QChar cyrillicOnKeyOf(QChar letter) {
    return sameKey(latin, cyrillic, letter);
}

QChar latinOnKeyOf(QChar letter) {
    return sameKey(cyrillic, latin, letter);
}

}  // namespace posiscope
