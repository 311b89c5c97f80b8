// What a table is, in the language of the window.
#pragma once

#include <QString>
#include <QStringList>

#include "core/identify/answer.h"
#include "ui/style/theme.h"

namespace posiscope {

/// "Sinusoidal, Half-split, base 10 000, float32": the encoding, what is unlike its first values, and the
/// precision of the cells; or "Not recognised".
QString summaryLine(const Identity& answer);

/// What is wrong, a sentence each: mistakes, and how many cells fit nothing.
QStringList whatIsWrong(const Identity& answer);

/// All that is known: what it is, what is wrong, the facts, what fits as well, the evidence.
QString answerHtml(const Identity& answer, const Theme& theme);

/// The same as text to copy.
QString answerPlain(const Identity& answer);

}  // namespace posiscope
