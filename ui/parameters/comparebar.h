// SPDX-License-Identifier: GPL-3.0-or-later
// The bar of a comparison, above the parameters.
#pragma once

#include <QWidget>

#include "core/state/state.h"

class QPushButton;

namespace posiscope {

/// Two buttons that choose whether the form below edits A or B, and what can be done with both.
class CompareBar final : public QWidget {
    Q_OBJECT

 public:
    explicit CompareBar(QWidget* parent = nullptr);

    Subject side() const { return side_; }
    void setSide(Subject side);

 signals:
    void sideChanged();
    void swapWanted();
    void copyWanted();
    void stopWanted();

 private:
    Subject side_ = Subject::a;
    QPushButton* a_ = nullptr;
    QPushButton* b_ = nullptr;
};

}  // namespace posiscope
