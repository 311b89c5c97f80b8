// The button with a pane's name.
#pragma once

#include <QToolButton>

namespace posiscope {

/// Paints the arrow of its menu itself: the interface's face has none, and another one would be loaded for
/// it. Where there is too little room it shows the beginning of the name.
class PaneTitle final : public QToolButton {
    Q_OBJECT

 public:
    using QToolButton::QToolButton;

    /// What of the name there is room for.
    QString shown() const;

 protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace posiscope
