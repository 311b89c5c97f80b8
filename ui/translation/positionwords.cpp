// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/positionwords.h"

namespace posiscope {

QString positionText(const Positions& positions, qint64 cursor, qint64 further) {
    return QString::fromStdString(Coordinate::stepped(positions.atCursor(cursor), 1, further).written());
}

}  // namespace posiscope
