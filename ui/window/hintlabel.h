// The line at the end of the status bar that says what the mouse and the keys can do.
#pragma once

#include <QLabel>
#include <QStringList>
#include <QTimer>

#include "ui/view/view.h"

namespace posiscope {

/// Names the key for all shortcuts. Over an axis it explains the wheel. After the first plain click in a
/// table it explains once how a dimension is chosen.
class HintLabel final : public QLabel {
    Q_OBJECT

 public:
    /// `given`: the names of the hints that need not be given again; kept up to date.
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
