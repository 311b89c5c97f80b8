// The settings that the window saves.
#pragma once

#include <QDeadlineTimer>
#include <QTimer>

#include "ui/window/commands.h"

namespace posiscope {

/// Saves the window's settings when nothing changes for a while, so that a crash loses at most a few seconds.
class Memory final : public Commands {
    Q_OBJECT

 public:
    /// `file` is empty to keep nothing (tests, screenshots).
    Memory(MainWindow& window, QString file);

    /// Saves 5 s after the last change and at most 10 s after the first.
    void saveSoon();
    /// Saves now.
    Failure save();

 private:
    QString file_;
    QTimer timer_;
    QDeadlineTimer latest_;
};

}  // namespace posiscope
