// SPDX-License-Identifier: GPL-3.0-or-later
// Text in a row that may be too short for it.
#pragma once

#include <QFontMetricsF>
#include <QString>

namespace posiscope {

/// The text without its last clauses, as many as there is no room for: "residual max 4.2·10⁻¹⁵" is shown
/// whole or not at all. What stands in parentheses is one clause, and so are words, a colon and their number.
/// Empty where the first clause does not fit either.
QString clausesThatFit(const QString& text, const QFontMetricsF& metrics, double width);

}  // namespace posiscope
