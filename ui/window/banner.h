// A message inside the window.
#pragma once

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;

namespace posiscope {

/// Says what happened and what to do next, until it is closed or replaced. Never takes the keyboard away.
class Banner final : public QFrame {
    Q_OBJECT

 public:
    explicit Banner(QWidget* parent = nullptr);

    void say(const QString& text);
    /// The same, with a button that does something about it.
    void offer(const QString& text, const QString& action, std::function<void()> act);
    QString text() const;

 private:
    void build();

    QLabel* text_ = nullptr;  ///< made with the first message
    QPushButton* action_ = nullptr;
    std::function<void()> act_;
};

}  // namespace posiscope
