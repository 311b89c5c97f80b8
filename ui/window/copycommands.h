// Copies of a pane for other programs.
#pragma once

#include "ui/window/commands.h"

namespace posiscope {

/// Edit ▸ Copy pane as: vector pictures and numbers.
class CopyCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;
    void fill(QMenu* menu);

 private:
    void copyVectors(const QString& format);
    void copyData();
};

}  // namespace posiscope
