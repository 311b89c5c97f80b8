// The choice of an encoding and of its options.
#pragma once

#include "ui/window/commands.h"

namespace posiscope {

/// The Encoding menu.
class EncodingCommands final : public Commands {
    Q_OBJECT

 public:
    explicit EncodingCommands(MainWindow& window) : Commands(window) {}

    void fill(QMenu* menu);

 private:
    void list(QMenu* menu);
};

}  // namespace posiscope
