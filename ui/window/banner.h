// A message inside the window.
#pragma once

#include <QFrame>

class QLabel;

namespace posiscope {

/// Says what happened and what to do next, until it is closed or replaced. Never takes the keyboard away.
class Banner final : public QFrame {
    Q_OBJECT

 public:
    explicit Banner(QWidget* parent = nullptr);

    void say(const QString& text);
    QString text() const;

 private:
    void build();

    QLabel* text_ = nullptr;  ///< made with the first message
};

}  // namespace posiscope
