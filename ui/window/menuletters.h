// SPDX-License-Identifier: GPL-3.0-or-later
// Russian menus are opened by their letters on a Latin keyboard too.
#pragma once

#include <QObject>

class QKeyEvent;
class QMenu;
class QMenuBar;

namespace posiscope {

/// Takes the key for the letter that a Russian keyboard has on it, where a menu waits for that one.
class MenuLetters final : public QObject {
    Q_OBJECT

 public:
    explicit MenuLetters(QMenuBar* bar);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    bool openMenu(const QKeyEvent& event) const;
    static bool chooseIn(QMenu& menu, const QKeyEvent& event);

    QMenuBar* bar_;
};

}  // namespace posiscope
