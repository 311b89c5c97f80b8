// SPDX-License-Identifier: GPL-3.0-or-later
// A box with a list to choose from.
#pragma once

#include <QComboBox>

namespace posiscope {

/// A box whose list has the look of the menus, opens below it, and is as wide as its longest entry.
class ChoiceBox : public QComboBox {
    Q_OBJECT

 public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    void showPopup() override;
};

}  // namespace posiscope
