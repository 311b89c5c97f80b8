// SPDX-License-Identifier: GPL-3.0-or-later
// The status bar.
#pragma once

#include <QList>
#include <QStatusBar>

namespace posiscope {

class PaneSubtitle;

/// A status bar whose widgets stay visible beside a message, which has its own label behind them. Where there
/// is little room, the yielding widgets are hidden.
class StatusBar final : public QStatusBar {
    Q_OBJECT

 public:
    explicit StatusBar(QWidget* parent = nullptr);

    void add(QWidget* widget);
    /// Lets the widget be hidden where there is little room. Those named first are hidden first.
    void yield(QWidget* widget) { yielding_ << widget; }

 protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    void fit();

    PaneSubtitle* message_;
    QList<QWidget*> yielding_;
    int count_ = 0;  // of the widgets before the message
};

}  // namespace posiscope
