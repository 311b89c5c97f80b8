// Undo, copies and resets.
#pragma once

#include "ui/window/commands.h"

namespace posiscope {

/// The Edit menu.
class EditCommands final : public Commands {
    Q_OBJECT

 public:
    explicit EditCommands(MainWindow& window) : Commands(window) {}

    void fill(QMenu* menu);
};

}  // namespace posiscope
