// SPDX-License-Identifier: GPL-3.0-or-later
// A long text in columns on pages of paper.
#pragma once

#include <QByteArray>
#include <QString>
#include <QTextDocument>
#include <QTextFormat>
#include <vector>

namespace posiscope {

/// The document's coordinates are tenths of a typographic point, so that no glyph's place is rounded visibly.
inline constexpr int dotsPerPoint = 10;
/// How wide the lines of the head are on A4 paper, and those of each of the two columns below it.
inline constexpr int handoutWidth = 5110;
inline constexpr int handoutColumn = 2460;
/// How high the columns are on a page without a head.
inline constexpr int handoutHeight = 7480;

/// Properties of a block's format for its place on the page, beside Qt's own.
enum HandoutProperty {
    handoutKeep = QTextFormat::UserProperty + 1,  ///< bool: in the same column as the block that follows
    handoutRule,                                  ///< bool: a line to write on, from the end of the text on
    handoutBar,                                   ///< int: blocks of one number have a bar at their left
    handoutMark,                                  ///< QString: a bullet, a number or a box before the text
    handoutMarkPlace,                             ///< int: where the mark begins, from the left of the column
    handoutWide,                                  ///< bool: in the head, which is as wide as the page
    handoutTurned                                 ///< bool: upside down
};

/// The part of the document in one column.
struct ColumnSpan {
    int page = 0;
    int column = 0;
    double y = 0;  ///< from the top of the page
    double top = 0;
    double bottom = 0;
};

/// Fills pages with columns of that height; the head, all wide blocks that the document begins with, stands
/// above the first. Blocks are cut only where they are higher than a page, and then between lines; blocks
/// that are to stay with the next one do.
std::vector<ColumnSpan> columnsOf(const QTextDocument& document, double height = handoutHeight);

/// A4 pages of a file with that title, with `foot` and the number of the page at the foot of each.
QByteArray paginate(const QTextDocument& document, const QString& title, const QString& foot);

}  // namespace posiscope
