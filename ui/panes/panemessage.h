// The message in a pane whose view has nothing to show.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace posiscope {

/// Says why, and offers another view.
class PaneMessage final : public QWidget {
    Q_OBJECT

 public:
    explicit PaneMessage(QWidget* parent = nullptr);

    /// `instead`: the name of the view that is offered; none where it is empty.
    void say(const QString& reason, const QString& instead);

 signals:
    void insteadWanted();

 private:
    QLabel* reason_;
    QPushButton* instead_;
};

}  // namespace posiscope
