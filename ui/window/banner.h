// A message inside the window.
#pragma once

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;

namespace posiscope {

/// Says what has happened and what to do next, until it is closed or replaced. It never takes the keyboard
/// focus.
class Banner final : public QFrame {
    Q_OBJECT

 public:
    explicit Banner(QWidget* parent = nullptr);

    void say(const QString& text);
    /// Says `text` with a button that runs `act`.
    void offer(const QString& text, const QString& action, std::function<void()> act);
    QString text() const;

 private:
    void build();

    QLabel* text_ = nullptr;  ///< made with the first message
    QPushButton* action_ = nullptr;
    std::function<void()> act_;
};

}  // namespace posiscope
