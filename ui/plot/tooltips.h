// SPDX-License-Identifier: GPL-3.0-or-later
// Words about what is under the mouse.
#pragma once

#include <QObject>
#include <functional>

namespace posiscope {

/// Shows a tool tip of a plot where the mouse rests.
class ToolTips final : public QObject {
 public:
    /// `textAt` tells what there is at a place of the plot; nothing where it is empty.
    ToolTips(QObject* plot, std::function<QString(QPointF at)> textAt);

 private:
    bool eventFilter(QObject* watched, QEvent* event) override;

    std::function<QString(QPointF)> textAt_;
};

}  // namespace posiscope
