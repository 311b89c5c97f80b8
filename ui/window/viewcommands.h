// The panes and what they show.
#pragma once

#include "ui/window/commands.h"

namespace posiscope {

/// The first part of the View menu: panes, views, how they are drawn; and its end, the controls.
class ViewCommands final : public Commands {
    Q_OBJECT

 public:
    explicit ViewCommands(MainWindow& window) : Commands(window) {}

    void fill(QMenu* menu);
    /// Which controls the window has.
    void fillControls(QMenu* menu);

 private:
    void setPaneCount(int count);
    void fillSplits(QMenu* menu);
    void fillViews(QMenu* menu);
};

}  // namespace posiscope
