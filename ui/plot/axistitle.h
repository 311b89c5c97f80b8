// SPDX-License-Identifier: GPL-3.0-or-later
// Titles of axes whose symbols are in italics, as papers have them.
#pragma once

#include <QString>
#include <vector>

class QCPAxis;
class QCPPainter;

namespace posiscope {

/// A part of a title: a symbol, or the words between symbols.
struct TitlePart {
    QString text;
    bool symbol = false;
    bool operator==(const TitlePart&) const = default;
};

/// "position p" as "position " and the symbol "p". A symbol is one small letter of the Latin or Greek
/// alphabet that stands alone or beside signs and digits; π is a number.
std::vector<TitlePart> partsOfTitle(const QString& title);

/// The title that is drawn in print in place of the axis' own label, for its symbols; empty elsewhere.
QString printedTitle(const QCPAxis& axis);

/// How wide the title is in the painter's font.
double widthOfTitle(const QCPPainter& painter, const QString& title);
/// Draws the title around the origin, in the painter's font and pen.
void drawTitleWithSymbols(QCPPainter& painter, const QString& title);

}  // namespace posiscope
