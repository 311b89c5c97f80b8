// SPDX-License-Identifier: GPL-3.0-or-later
// The message in a pane whose view has nothing to show.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace posiscope {

/// Says why, and offers what helps and another view.
class PaneMessage final : public QWidget {
    Q_OBJECT

 public:
    explicit PaneMessage(QWidget* parent = nullptr);

    /// `remedy`: the words of the button for what helps. `instead`: the name of another view. Neither is
    /// offered where it is empty.
    void say(const QString& reason, const QString& remedy, const QString& instead);

 signals:
    void remedyWanted();
    void insteadWanted();

 private:
    QLabel* reason_;
    QPushButton *remedy_, *instead_;
};

}  // namespace posiscope
