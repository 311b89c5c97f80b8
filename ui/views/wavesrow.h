// One position across all dimensions.
#pragma once

#include <qcustomplot.h>

#include "core/models/model.h"
#include "core/state/subject.h"
#include "ui/style/theme.h"

namespace posiscope {

/// What a row is drawn on.
struct RowPlot {
    QCPAxis* dimensions = nullptr;
    QCPAxis* values = nullptr;
    const Theme* theme = nullptr;
};

/// PE(p, ·): a dot a dimension, a diamond for B, or, where a pixel holds several, a bar from the smallest to
/// the largest of each kind. Nothing where the table has no such position.
void drawRow(QCPPainter& painter, const RowPlot& plot, const Model& model, std::int64_t position,
             Subject side);

}  // namespace posiscope
