// How the window looks and moves.
#pragma once

#include "ui/window/commands.h"

namespace posiscope {

/// The part of the View menu about theme, language and motion.
class LookCommands final : public Commands {
    Q_OBJECT

 public:
    explicit LookCommands(MainWindow& window) : Commands(window) {}

    void fill(QMenu* menu);

 private:
    void fillThemes(QMenu* menu);
    void fillLanguages(QMenu* menu);
    void fillMotion(QMenu* menu);
};

}  // namespace posiscope
