// SPDX-License-Identifier: GPL-3.0-or-later
// The line of a first start.
#pragma once

#include <QFrame>

namespace posiscope {

/// Asks over the panes where to begin: with a tour, with a table of one's own, or with a figure. It is built
/// when it is first wanted, and never takes the keyboard focus.
class FirstSteps final : public QFrame {
    Q_OBJECT

 public:
    explicit FirstSteps(QWidget* parent = nullptr);

    void setWanted(bool wanted);

 signals:
    /// One of them was chosen: shortPath, openTable or exportForPaper. Empty: the line was put away.
    void chosen(const QString& command);

 private:
    void build();
};

}  // namespace posiscope
