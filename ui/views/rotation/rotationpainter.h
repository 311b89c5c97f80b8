// SPDX-License-Identifier: GPL-3.0-or-later
// Dials with the rotated elements of a query and a key.
#pragma once

#include <QPointF>
#include <QSize>
#include <QString>
#include <vector>

#include "core/lessons/picturemarks.h"
#include "ui/style/theme.h"

class QPainter;

namespace posiscope {

/// One pair: the two elements of the query and of the key, before and after they are turned.
struct Dial {
    qint64 pair = 0;
    QPointF queryBefore, query, keyBefore, key;
    QString name = {};  ///< "i = 3"

    /// From the query to the key after turning, in radians in (−π, π].
    double angle() const;
    /// The longest of the four vectors.
    double reach() const;
};

/// What is drawn.
struct RotationPicture {
    std::vector<Dial> dials;
    qint64 emphasised = -1;  ///< the pair under the cursor
    QString query, key;      ///< "query at p = 40"
    QString score;
    QString comparison;
    bool legend = true;
    std::vector<PictureMark> marks;  ///< of a lesson
};

/// Draws the dials in a grid, what the hands are above them, and the score below. Dials that would become too
/// small to read are left out, and counted.
bool drawRotation(QPainter& painter, QSize size, const RotationPicture& picture, const Theme& theme);

/// The pair whose dial is at a point, or −1.
qint64 dialAt(QPointF point, QSize size, const RotationPicture& picture);

}  // namespace posiscope
