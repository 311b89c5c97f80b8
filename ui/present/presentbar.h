// SPDX-License-Identifier: GPL-3.0-or-later
// The bar of buttons while presenting.
#pragma once

#include <QTimer>
#include <QWidget>

class QToolButton;

namespace posiscope {

/// A bar at the top of the window. It appears when the mouse moves and hides when it rests.
class PresentBar final : public QWidget {
    Q_OBJECT

 public:
    explicit PresentBar(QWidget* window);

    /// Adds a button; `tip` names its key.
    QToolButton* add(const QString& name, const QString& text, const QString& tip, bool checkable = false);
    /// Moves the bar to the middle of the upper edge.
    void place();

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void come();

    QTimer rest_;
};

}  // namespace posiscope
