// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure has beside its picture, and how it is drawn.
#pragma once

#include <QString>
#include <QStringList>

#include "core/parameters/parameter.h"

namespace posiscope {

/// A person's choices. A text is the program's own where it is empty, and leftOut where there is none.
struct FigureLook {
    QString xTitle, yTitle, caption;
    QString colourBarTitle;
    QStringList paneNames;
    QString font;
    bool tickLabels = true;
    bool legend = true;
    bool referenceLines = true;
    bool colourBar = true;
    bool sharedColourBar = false;
    bool aligned = false;
    int ticks = 0;         ///< of an axis; 0 for as many as there is room for
    double lineWidth = 0;  ///< of the main curve: points in a figure, logical pixels in a view; 0: the view's
    double axisWidth = 0;  ///< of frames and ticks, likewise

    bool operator==(const FigureLook&) const = default;
};

/// What a picture has that a look can change.
struct FigureParts {
    bool axes = false;  ///< with numbers
    bool axisTitles = false;
    bool legend = false;          ///< also one that is left out
    bool referenceLines = false;  ///< likewise
    bool colourBar = false;       ///< likewise
    bool barTitle = false;        ///< a colour bar with room for words along it
    bool curves = false;          ///< lines that have a width
    bool cells = false;           ///< that can be squares

    void add(const FigureParts& other);
};

inline void FigureParts::add(const FigureParts& other) {
    axes = axes || other.axes;
    axisTitles = axisTitles || other.axisTitles;
    legend = legend || other.legend;
    referenceLines = referenceLines || other.referenceLines;
    colourBar = colourBar || other.colourBar;
    barTitle = barTitle || other.barTitle;
    curves = curves || other.curves;
    cells = cells || other.cells;
}

inline bool isLeftOut(const QString& chosen) {
    return chosen == QLatin1String(leftOut.data());
}

/// The text to write in place of `own`.
inline QString chosenText(const QString& chosen, const QString& own) {
    return isLeftOut(chosen) ? QString() : chosen.isEmpty() ? own : chosen;
}

}  // namespace posiscope
