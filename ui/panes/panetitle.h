// SPDX-License-Identifier: GPL-3.0-or-later
// The button with a pane's name.
#pragma once

#include "ui/style/elidedbutton.h"

namespace posiscope {

class PaneTitle final : public ElidedButton {
    Q_OBJECT

 public:
    explicit PaneTitle(QWidget* parent = nullptr) : ElidedButton(24, parent) {}
};

}  // namespace posiscope
