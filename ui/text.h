// Sentences of the core in the language of the window, and numbers as people read them.
#pragma once

#include <QString>

#include "core/text.h"

namespace posiscope {

/// The sentence in the language that is set.
QString translated(const Text& text);

/// The text for a tool tip, where what looks like HTML (a name from a file) would be drawn as such.
QString plainToolTip(const QString& text);

/// 16777216 → "16 777 216" with narrow no-break spaces.
QString grouped(qint64 number);

/// −15 → "⁻¹⁵"
QString superscript(int number);

/// A number with `digits` significant digits, a true minus sign, and powers of ten as superscripts: 2·10⁻¹⁵.
QString readable(double number, int digits);

}  // namespace posiscope
