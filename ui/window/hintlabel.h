// SPDX-License-Identifier: GPL-3.0-or-later
// The hint at the end of the status bar.
#pragma once

#include <QLabel>
#include <QStringList>
#include <QTimer>

#include "ui/view/view.h"

namespace posiscope {

/// Names the key that lists all shortcuts. Over an axis the hint explains the wheel. After the first plain
/// click in a table it explains once how to choose a dimension.
class HintLabel final : public QLabel {
    Q_OBJECT

 public:
    /// `given` names the hints that need not be shown again. The label adds those it has shown.
    explicit HintLabel(QStringList& given, QWidget* parent = nullptr);

    void give(Hint hint);
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

 signals:
    void remembered();

 private:
    void say(Hint hint);

    QStringList& given_;
    Hint now_ = Hint::none;
    QTimer rest_;
};

}  // namespace posiscope
