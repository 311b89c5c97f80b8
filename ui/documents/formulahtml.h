// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas for reading.
#pragma once

#include <QString>

namespace posiscope {

/// "B^(2i/d)" and "λ_i" as HTML, with raised and lowered letters. A name such as max_len stays.
QString formulaHtml(const QString& formula);

}  // namespace posiscope
