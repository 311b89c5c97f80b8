// SPDX-License-Identifier: GPL-3.0-or-later
// The last choices in the export dialogs.
#pragma once

#include <QJsonObject>
#include <QString>

#include "core/parameters/picturesize.h"
#include "core/state/panegrid.h"
#include "ui/export/lookchoices.h"

namespace posiscope {

/// How a picture was exported the last time.
struct PictureMemory {
    QString format;                             ///< the id of the format; empty: the first
    QString preset = QStringLiteral("window");  ///< of sizePresets(), or empty for a size of one's own
    PictureMeasure measure = {};
    bool proportions = false;  ///< whether width and height change together
    QString theme;             ///< "light", "dark" or "print"; empty: nobody has chosen one
    bool heading = true;
    QString arrangement;  ///< of several panes: "window", "across", "down" or "square"
    bool paneTitles = true;
    bool letters = false;
    bool cursor = false;
    bool captionFile = false;  ///< beside the figure
    double gifLimit = 2;       ///< MB of a motion; 0: as large as it will be
    QString title;             ///< of a figure that was opened; it is not kept
    Values look = usualLook();
};

struct ExportMemory {
    PictureMemory picture;
    PictureMemory motion;
    QString dataFormat;
    QString folder;
};

/// The choices as values of exportParameters(), with this arrangement of panes.
Values valuesOf(const PictureMemory& memory, const PaneGrid& grid);
/// Takes the choices of a figure that was exported, in place of those of the last one.
void takeFigure(const Values& figure, PictureMemory& memory);

QJsonObject toJson(const ExportMemory& memory);
/// What is missing or wrong is as at the first time.
ExportMemory exportMemoryOf(const QJsonObject& json);

}  // namespace posiscope
