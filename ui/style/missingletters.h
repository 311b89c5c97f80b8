// SPDX-License-Identifier: GPL-3.0-or-later
// Characters that no font has.
#pragma once

#include <QString>

#include "core/base/text.h"

namespace posiscope {

/// The characters of the text that neither the program's fonts nor those of the machine have, each once.
QString missingLetters(const QString& text);

/// The missing characters, and the Debian package that has them; empty where nothing is missing.
Text sayMissingLetters(const QString& text);

}  // namespace posiscope
