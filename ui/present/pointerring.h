// A ring around the mouse that a class can follow.
#pragma once

#include <QWidget>

namespace posiscope {

/// A large ring around the mouse while Ctrl is held down. Lies over a window and takes none of its events.
class PointerRing final : public QWidget {
    Q_OBJECT

 public:
    explicit PointerRing(QWidget* window);
    /// Shows it without the key, too.
    void setAlways(bool always);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    void follow();

    bool always_ = false;
};

}  // namespace posiscope
