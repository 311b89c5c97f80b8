// SPDX-License-Identifier: GPL-3.0-or-later
// A ring around the mouse for an audience.
#pragma once

#include <QWidget>

namespace posiscope {

/// A large ring around the mouse while Ctrl is held down. The widget covers a window and takes none of its
/// events.
class PointerRing final : public QWidget {
    Q_OBJECT

 public:
    explicit PointerRing(QWidget* window);
    /// Shows the ring without the key, too.
    void setAlways(bool always);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    void follow();

    bool always_ = false;
};

}  // namespace posiscope
