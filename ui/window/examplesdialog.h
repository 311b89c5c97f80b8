// SPDX-License-Identifier: GPL-3.0-or-later
// Help ▸ Examples.
#pragma once

#include <QDialog>

#include "ui/documents/examples.h"

class QFrame;
class QToolButton;

namespace posiscope {

/// Figures that people know as small pictures, which appear one after the other. A click on a picture opens
/// its state, the button below exports it; either closes the dialog.
class ExamplesDialog final : public QDialog {
    Q_OBJECT

 public:
    explicit ExamplesDialog(QWidget* parent);

 signals:
    void chosen(const Example& example);
    void exportWanted(const Example& example);

 private:
    QFrame* cardOf(const Example& example);
    void drawNext();

    /// The buttons whose pictures are still to be drawn, the last one first.
    std::vector<std::pair<QToolButton*, QString>> empty_;
};

}  // namespace posiscope
