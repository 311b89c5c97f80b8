// SPDX-License-Identifier: GPL-3.0-or-later
// Letters that share a key on the Latin and the Russian keyboard.
#pragma once

#include <QChar>

namespace posiscope {

/// The Russian capital letter on the key of a Latin letter or sign; null where there is none.
QChar cyrillicOnKeyOf(QChar latin);
/// The Latin capital letter or sign on the key of a Russian letter; null where there is none.
QChar latinOnKeyOf(QChar cyrillic);

}  // namespace posiscope
