// Sentences of the core in the language of the window, and numbers as people read them.
#pragma once

#include <QString>

#include "core/base/text.h"
#include "core/parameters/parameter.h"

namespace posiscope {

/// The sentence in the language that is set.
QString translated(const Text& text);

/// The text for a tool tip, where what looks like HTML (a name from a file) would be drawn as such.
QString plainToolTip(const QString& text);

/// 16777216 → "16 777 216" with narrow no-break spaces.
QString grouped(qint64 number);

/// For a text that is never wrapped: spaces between digits as most fonts have them. They look the same.
QString onOneLine(QString text);

/// Parts of a line, with the language's comma between them.
QString listed(const QStringList& parts);

/// "0.5" → "0,5" where the language writes so. For text that holds numbers.
QString localised(QString text);

/// The value as a field shows it, and what is typed into a field as parseValue() reads it: with the
/// language's decimal mark; lists are separated by semicolons where that mark is a comma.
QString shownValue(const Parameter& parameter, const Value& value);
Result<Value> readShownValue(const Parameter& parameter, QString text);

/// "1.139 (automatic)": what applies where no value is given.
QString automaticText(double number);

/// −15 → "⁻¹⁵"
QString superscript(int number);

/// A number with `digits` significant digits, a true minus sign, and powers of ten as superscripts: 2·10⁻¹⁵.
QString readable(double number, int digits);

}  // namespace posiscope
