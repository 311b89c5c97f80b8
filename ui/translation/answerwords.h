// SPDX-License-Identifier: GPL-3.0-or-later
// Answers about tables in the language of the window.
#pragma once

#include <QString>
#include <QStringList>

#include "core/identify/identity.h"
#include "ui/style/theme.h"

namespace posiscope {

/// "Sinusoidal, Half-split, base 10 000, float32": the encoding, its options unlike their initial values, and
/// the cell type; or "Not recognised".
QString summaryLine(const Identity& answer);

/// A sentence for each mistake, and one for the unexplained cells.
QStringList whatIsWrong(const Identity& answer);

/// The whole answer: what the table is, its mistakes, the facts, what fits as well, the evidence.
QString answerHtml(const Identity& answer, const Theme& theme);

/// The whole answer as plain text to copy.
QString answerPlain(const Identity& answer);

}  // namespace posiscope
