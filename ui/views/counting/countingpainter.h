// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of the counting view, and the painting of its words.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QSize>
#include <vector>

#include "ui/style/theme.h"
#include "ui/views/counting/countingwords.h"

namespace posiscope {

/// Columns side by side: a title, the picture, its colour bar, the number at the cursor, and a table of
/// properties. Where there is little room the words are smaller and the details are left to tool tips; where
/// there is still less, the colour bars go before the properties.
class CountingLayout {
 public:
    CountingLayout() = default;
    /// `labels` is the width of the numbers at the left.
    CountingLayout(QSize size, int columns, int labels);

    bool roomy() const { return roomy_; }
    int left() const { return left_; }
    int right() const { return right_; }
    int gap() const { return gap_; }
    int columns() const { return columns_; }
    /// The top and the bottom of the pictures, as distances from the edges.
    int above() const { return roomy_ ? 54 : 40; }
    int below() const;
    /// The height of the colour bars, 0 where there are none.
    int bars() const;

    /// The left and right of a column, from `top` on, `height` high.
    QRectF inColumn(int column, double top, double height) const;
    /// The line of the number at the cursor.
    double cursorTop() const;
    double propertyTop(std::size_t property) const;
    /// How many properties there is room for: all of them or none.
    std::size_t properties() const { return bare_ ? 0 : countingProperties; }
    double propertyHeight() const { return roomy_ ? 58 : 18; }
    double lineHeight() const { return roomy_ ? 20 : 16; }

    /// Of a tick or a cross, and the gap behind it.
    int markRoom() const { return roomy_ ? 16 : 14; }

    /// The property (and the column) at a point; nothing elsewhere.
    struct Cell {
        int column;
        std::size_t property;
    };
    std::optional<Cell> cellAt(QPointF point) const;

    QFont valueFont() const { return textFont(roomy_ ? 13 : 11); }

 private:
    QSize size_;
    int columns_ = 1;
    bool roomy_ = false;
    bool bare_ = false;  ///< the pictures and their colour bars alone, in a small figure
    bool hasBars_ = true;
    int left_ = 0, right_ = 0, gap_ = 0;
};

/// Titles and properties.
void drawCountingWords(QPainter& painter, const CountingLayout& layout,
                       const std::vector<CountingColumn>& columns, std::int64_t offset, const Theme& theme);
/// The number at the cursor as each column writes it.
void drawWritten(QPainter& painter, const CountingLayout& layout, const QStringList& label,
                 const std::vector<QStringList>& texts, const Theme& theme);

}  // namespace posiscope
