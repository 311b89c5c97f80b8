// SPDX-License-Identifier: GPL-3.0-or-later
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
    /// A button and what it does.
    struct Action {
        QString name;
        std::function<void()> act;
    };
    /// Says `text` with a button that runs `act`, and perhaps another one.
    void offer(const QString& text, const QString& action, std::function<void()> act,
               const Action& more = {});
    QString text() const;

 private:
    void build();

    QLabel* text_ = nullptr;  ///< made with the first message
    QPushButton* action_ = nullptr;
    QPushButton* more_ = nullptr;
    std::function<void()> act_, actMore_;
};

}  // namespace posiscope
