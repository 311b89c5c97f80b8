// The button with a pane's name.
#pragma once

#include <QToolButton>

namespace posiscope {

/// Paints the arrow of its menu itself: the interface's face has none, and another one would be loaded for
/// it.
class PaneTitle final : public QToolButton {
    Q_OBJECT

 public:
    using QToolButton::QToolButton;

 protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace posiscope
