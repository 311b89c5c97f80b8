// The keys of somebody who stands in front of a class.
#pragma once

#include <QObject>

namespace posiscope {

class MainWindow;

/// While it lives: arrow keys, Page Up, Page Down and clickers (which send these) go through the lesson, and
/// Escape ends presenting. Arrow keys keep their meaning in a slider or a field that has the keyboard.
class PresenterKeys final : public QObject {
    Q_OBJECT

 public:
    explicit PresenterKeys(MainWindow& window);
    ~PresenterKeys() override;

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    bool take(int key) const;

    MainWindow& window_;
};

}  // namespace posiscope
