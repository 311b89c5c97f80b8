// Lines of text with symbols in them.
#pragma once

#include <QTextLayout>
#include <memory>

class QPainter;

namespace posiscope {

/// For what stands below the line: upright, as in the paper, and large enough to read. `pixels` is the size
/// of the text around it.
QTextCharFormat loweredFormat(int pixels);

/// One line in the interface's type. Arrows, raised figures and the like come from the type of symbols
/// (symbolFamily()) where the interface's face does not have them, and lowered figures are its own, lowered:
/// whatever face the system offers would be loaded for a single arrow.
class TextLine {
 public:
    TextLine(const QString& text, const QFont& font);

    const QString& text() const { return text_; }
    double width() const { return line_.naturalTextWidth(); }
    double height() const { return line_.height(); }
    /// As much of the text as there is room for, with an ellipsis where some is missing.
    QString elided(double room) const;
    void draw(QPainter& painter, QPointF topLeft) const;

 private:
    QString text_;
    QFont font_;
    std::unique_ptr<QTextLayout> layout_;
    QTextLine line_;
};

}  // namespace posiscope
