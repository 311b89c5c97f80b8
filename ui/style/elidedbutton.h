// SPDX-License-Identifier: GPL-3.0-or-later
// A button that shortens its text.
#pragma once

#include <QToolButton>

namespace posiscope {

/// Shows the beginning of its text where there is too little room for all of it: what stands before a wide
/// gap alone, if there is one.
class ElidedButton : public QToolButton {
    Q_OBJECT

 public:
    /// `padding`: the pixels beside the text, as style.qss gives them.
    ElidedButton(int padding, QWidget* parent);

    /// The part of the text for which there is room.
    QString shown() const;

 protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;

 private:
    int padding_;
};

}  // namespace posiscope
