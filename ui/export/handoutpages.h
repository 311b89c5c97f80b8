// A long text on pages of paper.
#pragma once

#include <QByteArray>
#include <QString>
#include <QTextDocument>
#include <vector>

namespace posiscope {

/// The document's coordinates are tenths of a typographic point, so that no glyph's place is rounded visibly.
inline constexpr int dotsPerPoint = 10;
/// How wide lines are on A4 paper.
inline constexpr int handoutWidth = 4820;

/// Properties of a block's format for its place on the page, beside Qt's own.
enum HandoutProperty {
    handoutKeep = QTextFormat::UserProperty + 1,  ///< bool: on the same page as the block that follows
    handoutRule,                                  ///< bool: a line to write on, from the end of the text on
    handoutBar,                                   ///< int: blocks of one number have a bar at their left
    handoutMark                                   ///< QString: a bullet, a number or a box before the text
};

/// The part of the document on one page.
struct PageSpan {
    double top = 0;
    double bottom = 0;
};

/// Fills pages of that height: blocks are cut only where they are higher than a page, and then between lines;
/// blocks that are to stay with the next one do.
std::vector<PageSpan> pagesOf(const QTextDocument& document, double height);

/// A4 pages with a footer of `title` and the number of the page.
QByteArray paginate(const QTextDocument& document, const QString& title);

}  // namespace posiscope
