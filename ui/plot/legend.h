// SPDX-License-Identifier: GPL-3.0-or-later
// Legends of plots.
#pragma once

#include <qcustomplot.h>

#include <optional>
#include <vector>

#include "ui/plot/dashes.h"

namespace posiscope {

struct LegendEntry {
    enum class Swatch {
        line,
        dashes,        ///< B of a comparison
        dottedLine,    ///< a line with a round dot
        dottedDashes,  ///< dashes with a diamond
        band,          ///< a band with its ends and its middle
        disc,
        circle
    };
    QString text;
    QColor colour;  ///< of the swatch
    QColor textColour;
    Swatch swatch = Swatch::line;
    std::int64_t key = -1;   ///< what a click on it means; −1 for nothing
    QString widest = {};     ///< the longest that the text becomes; it keeps its room
    Dash dash = Dash::none;  ///< of a line in print
    bool operator==(const LegendEntry&) const = default;
};

/// A swatch and words, shortened where there is no room for them, in the middle of `place`.
void drawLegendEntry(QPainter& painter, const QRectF& place, const LegendEntry& entry, int swatchWidth);

/// How wide an entry is that is not shortened.
int legendEntryWidth(const LegendEntry& entry, int swatchWidth);

/// How wide a row of them is.
double legendRowWidth(const std::vector<LegendEntry>& entries);
/// How wide it is where it is as close and as small as drawLegendRow() makes it.
double leastLegendRowWidth(const std::vector<LegendEntry>& entries);
/// Entries side by side from the left, closer and smaller where they would not fit otherwise, as far as they
/// fit whole; and `rest` at the right end.
void drawLegendRow(QPainter& painter, const QRectF& row, const std::vector<LegendEntry>& entries,
                   const QString& rest, const QColor& restColour);

/// A legend without a box, in a cell of the plot's layout or inside an axis rect: entries below each other
/// or, with foColumnsFirst, side by side.
class Legend final : public QCPLegend {
    Q_OBJECT

 public:
    static constexpr int line = 18;  ///< height of an entry

    Legend(QCustomPlot* plot, int swatchWidth);

    void show(const std::vector<LegendEntry>& wanted);
    /// The same in so many columns.
    void show(const std::vector<LegendEntry>& wanted, int columns);
    /// A figure may have none: it has no entries then, and no room.
    void setShown(bool shown) { shown_ = shown; }
    bool isShown() const { return shown_; }
    /// Its entries may stand in another place of the plot: it has no room then.
    void setElsewhere(bool elsewhere) { elsewhere_ = elsewhere; }
    /// Whether it would have entries, shown or not.
    bool isOffered() const { return offered_; }
    /// The key of the entry at a place.
    std::optional<std::int64_t> keyAt(QPointF place) const;
    /// The legend fills a column of that width at the right of an axis rect with these margins, beginning at
    /// the rect's upper edge, `left` pixels away from it.
    void putBeside(const QMargins& rect, int width, int left);

 private:
    /// False where they are shown already.
    bool replace(const std::vector<LegendEntry>& wanted, int columns);
    void addRest();

    int swatchWidth_;
    bool shown_ = true;
    bool elsewhere_ = false;
    bool offered_ = false;
    std::vector<LegendEntry> entries_;
    std::pair<FillOrder, int> laidOut_{foRowsFirst, -1};  ///< and the columns; 0: one after the other
};

}  // namespace posiscope
