// The comparison of two encodings.
#pragma once

#include "ui/window/commands.h"

namespace posiscope {

/// The menu of comparisons.
class CompareCommands final : public Commands {
    Q_OBJECT

 public:
    explicit CompareCommands(MainWindow& window) : Commands(window) {}

    void fill(QMenu* menu);

 private:
    void compareSideBySide();
};

}  // namespace posiscope
