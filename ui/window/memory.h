// SPDX-License-Identifier: GPL-3.0-or-later
// The settings that the window saves.
#pragma once

#include <QDeadlineTimer>
#include <QTimer>

#include "ui/window/commands.h"
#include "ui/window/settings.h"

namespace posiscope {

/// Saves the window's settings when nothing changes for a while, so that a crash loses at most 5 s. The first
/// problem is said in the window.
class Memory final : public QObject {
    Q_OBJECT

 public:
    /// `file` is empty to keep nothing (tests, screenshots).
    Memory(Workbench& bench, QString file);

    /// `fill` adds the geometry of the window and its session before each save.
    void setFill(std::function<void(Settings& settings)> fill) { fill_ = std::move(fill); }

    /// Saves 2 s after the last change and at most 4 s after the first.
    void saveSoon();
    /// Saves now. The problem, unless it has been said before.
    Failure save();
    /// Saves the session as it is in its file: the changes are discarded.
    Failure saveWithoutChanges();

 private:
    Failure write(const Settings& settings);
    Settings settingsNow() const;

    Workbench& bench_;
    StateStore& store_;
    std::function<void(Settings& settings)> fill_;
    QString file_;
    QTimer timer_;
    QDeadlineTimer latest_;
    bool told_ = false;
};

}  // namespace posiscope
