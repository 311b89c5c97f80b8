// The bottom line of the window.
#pragma once

#include <QList>
#include <QStatusBar>

namespace posiscope {

class PaneSubtitle;

/// Keeps what stands in it in sight while it says something: its messages have a place of their own, after
/// what add() has put there. Where there is little room, what yields gives way.
class StatusBar final : public QStatusBar {
    Q_OBJECT

 public:
    explicit StatusBar(QWidget* parent = nullptr);

    void add(QWidget* widget);
    /// Hides the widget where there is no room for everything; those that were named first go first.
    void yield(QWidget* widget) { yielding_ << widget; }

 protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    void fit();

    PaneSubtitle* message_;
    QList<QWidget*> yielding_;
    int count_ = 0;  // of what stands before the message
};

}  // namespace posiscope
