// Help in dialogs.
#pragma once

#include "ui/window/commands.h"

namespace posiscope {

/// The Help menu: all shortcuts of the window's actions, what keys and mouse do in panes, and what the
/// program is.
class HelpCommands final : public Commands {
    Q_OBJECT

 public:
    explicit HelpCommands(MainWindow& window) : Commands(window) {}

    void fill(QMenu* menu);
};

}  // namespace posiscope
