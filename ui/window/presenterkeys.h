// The keys of somebody who stands in front of a class.
#pragma once

#include <QObject>

class QWidget;

namespace posiscope {

class MainWindow;

/// While it lives: Page Up, Page Down, Space, the arrow keys and clickers (which send these) go through the
/// lesson stage by stage, 1 to 4 and A to D choose answers, and Escape ends presenting, in this window and in
/// that of the notes. Keys that a slider or a field uses stay with it while it has the keyboard.
class PresenterKeys final : public QObject {
    Q_OBJECT

 public:
    explicit PresenterKeys(MainWindow& window);
    ~PresenterKeys() override;

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    bool take(int key) const;
    bool isOurs(const QWidget* window) const;

    MainWindow& window_;
};

}  // namespace posiscope
