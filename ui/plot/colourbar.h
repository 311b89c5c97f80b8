// SPDX-License-Identifier: GPL-3.0-or-later
// The key of a field's colours.
#pragma once

#include "ui/plot/fieldplottable.h"
#include "ui/view/view.h"

namespace posiscope {

/// A map's colours from top to bottom.
QImage rampOf(const Colormap& map);

/// A scale's colours in `bar`, its numbers at the right, and the power of ten that they share below, from
/// `left` on.
void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourScale& scale, double left,
                     const Theme& theme);
/// Words along the right of a bar, about the middle of a column.
void drawBarTitle(QCPPainter& painter, const QRectF& bar, double middle, const QString& title,
                  const Theme& theme);

/// A bar with the colours of a field and the values of their ends, at the right of its axis rect, where it
/// takes the layout's next column, or below it in the next row. Below a bar at the right it says what colours
/// in sight mean that are not on the map.
class ColourBar final : public QCPLayoutElement {
    Q_OBJECT

 public:
    static constexpr int heightBelow = 28;  ///< of the row

    ColourBar(FieldPlottable* field, Qt::Orientation orientation);

    static constexpr int titleWidth = 18;
    bool takesTitle() const { return orientation_ == Qt::Vertical; }

    /// The width of the column; below a picture it takes no column.
    void setRoom(int width);
    /// Whether a figure has the bar, and the words along it.
    void setLook(bool shown, const QString& title) {
        shown_ = shown;
        title_ = title;
    }

    /// Whether there is a bar to see.
    bool isShown() const { return shown_ && field_->isShown(); }
    /// The colours in sight that are not on the map, where it does not say what they mean.
    NonFinite unexplained(const Canvas& canvas) const;

 protected:
    void draw(QCPPainter* painter) override;

 private:
    static constexpr int usualWidth = 76;

    /// Between the picture and the bar.
    int gap() const { return width_ < usualWidth ? 5 : 20; }
    void drawBeside(QCPPainter& painter, const FieldPicture& picture) const;
    void drawBelow(QCPPainter& painter, const FieldPicture& picture) const;
    void drawNonFiniteKey(QCPPainter& painter, const NonFinite& nonFinite) const;

    FieldPlottable* field_;
    Qt::Orientation orientation_;
    int width_ = usualWidth;
    bool shown_ = true;
    QString title_;
};

}  // namespace posiscope
