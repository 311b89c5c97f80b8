// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the core in the language of the window, and numbers in its notation.
#pragma once

#include <QString>

#include "core/base/text.h"
#include "core/parameters/parameter.h"

namespace posiscope {

/// The text in the current language.
QString translated(const Text& text);

/// The text for a tool tip, which would draw anything that looks like HTML (a name from a file) as HTML.
QString plainToolTip(const QString& text);

/// 16777216 → "16 777 216" with narrow no-break spaces.
QString grouped(qint64 number);

/// The text with thin spaces in the place of narrow no-break spaces, which fewer fonts have. For text that
/// never wraps.
QString onOneLine(QString text);

/// The parts with the language's comma between them; empty ones are left out.
QString listed(const QStringList& parts);

/// "0.5" → "0,5" where the language writes numbers so. For text with numbers in it.
QString localised(QString text);

/// The value as a field shows it, and typed text as parseValue() reads it. Both use the language's decimal
/// mark; where it is a comma, semicolons separate the items of a list.
QString shownValue(const Parameter& parameter, const Value& value);
Result<Value> readShownValue(const Parameter& parameter, QString text);

/// "1.139 (automatic)": the value that applies while none is given.
QString automaticText(double number);

/// −15 → "⁻¹⁵"
QString superscript(int number);

/// A number with `digits` significant digits, a true minus sign, and powers of ten as superscripts: 2·10⁻¹⁵.
QString readable(double number, int digits);

}  // namespace posiscope
