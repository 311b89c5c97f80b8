// The button with a pane's name.
#pragma once

#include <QToolButton>

namespace posiscope {

/// Where there is too little room it shows the beginning of the name.
class PaneTitle final : public QToolButton {
    Q_OBJECT

 public:
    using QToolButton::QToolButton;

    /// What of the name there is room for.
    QString shown() const;

 protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;
};

}  // namespace posiscope
