// What the window remembers, kept in a file.
#pragma once

#include <QDeadlineTimer>
#include <QTimer>

#include "ui/window/commands.h"

namespace posiscope {

/// Saves the window's settings in a quiet moment, so that a crash of the desktop loses at most a few seconds.
class Memory final : public Commands {
    Q_OBJECT

 public:
    /// `file` is empty where nothing is kept (tests, screenshots).
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
