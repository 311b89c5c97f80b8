// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of a presentation.
#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace posiscope {

class Presentation;
struct Workbench;

/// While the window is presented: an event filter for it and for the window with the notes. Page Up, Page
/// Down, Space, the arrow keys and clickers (which send these) go through the lesson stage by stage. A, B …
/// and 1, 2 … choose answers, digits go into the field for a number, and Enter checks. Where nothing is
/// asked, digits open the places of the step's picture, and the same digit, Escape or a key that goes back
/// leads to the picture again. H counts hands, M unfolds asides, a point or B blanks the screen, and Escape
/// ends presenting. A focused slider or field keeps the keys that it uses.
class PresenterKeys final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PresenterKeys)

 public:
    PresenterKeys(const Workbench& bench, Presentation& presentation);
    ~PresenterKeys() override;

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    bool take(const QKeyEvent& event) const;
    bool answer(const QKeyEvent& event) const;
    bool isOurs(const QWidget* window) const;

    const Workbench& bench_;
    Presentation& presentation_;
};

}  // namespace posiscope
