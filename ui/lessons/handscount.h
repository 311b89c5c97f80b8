// SPDX-License-Identifier: GPL-3.0-or-later
// A show of hands.
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QSpinBox;

namespace posiscope {

/// How many hands were raised for an answer: a field, a bar with its share of all, and the share in percent.
class HandsCount final : public QWidget {
    Q_OBJECT

 public:
    explicit HandsCount(int hands, QWidget* parent = nullptr);

    int hands() const;
    void showShare(int all);

 signals:
    void counted(int hands);

 private:
    QSpinBox* field_;
    QProgressBar* bar_;
    QLabel* share_;
};

}  // namespace posiscope
