// SPDX-License-Identifier: GPL-3.0-or-later
// What the marks over a picture mean.
#pragma once

#include <QColor>
#include <QStringList>
#include <vector>

#include "ui/style/dash.h"

namespace posiscope {

/// A mark of the cursor, of the reference or of chosen dimensions, or a colour that is not on a colour map,
/// for the legend of a figure.
struct MarkMeaning {
    enum class Sign {
        cursor,  ///< a line in the two colours of the theme's cursor
        line,
        dashes,
        dot,
        diamond,
        triangle,
        ring,
        block  ///< cells of a colour
    };
    Sign sign = Sign::cursor;
    QString text = {};
    std::vector<QColor> colours = {};  ///< one, or some of many
    Dash dash = Dash::none;            ///< of a line that is a curve
};

using MarkMeanings = std::vector<MarkMeaning>;

/// "p = 12"
QString markedPlace(const char* letter, qint64 number);
QString markedPlace(const char* letter, const QString& place);
/// "cursor: p = 12, j = 4"; none where no place is in sight.
MarkMeanings cursorMeaning(const QStringList& places);
/// "cursor: i = 3", a ring around the dial of a pair.
MarkMeanings ringMeaning(qint64 pair, const QColor& colour);
/// "p + k = 13"
MarkMeaning offsetMeaning(qint64 target, MarkMeaning::Sign sign, const QColor& colour);

}  // namespace posiscope
