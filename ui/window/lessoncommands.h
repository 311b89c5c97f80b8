// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons and the wave game.
#pragma once

#include "ui/export/handout.h"
#include "ui/window/commands.h"

namespace posiscope {

struct Settings;

/// The menu Lessons.
class LessonCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;

    void fill(QMenu* menu);
    /// Opens a built-in lesson by its name, or a file.
    bool open(const QString& nameOrFile);
    /// Says why the lesson of these settings cannot be opened, and shows the state from before it.
    void leaveMissing(const Settings& settings);
    /// Opens the list of steps to go to.
    void listSteps();
    /// Starts the wave game at its first level.
    void startGame(qint64 seed);

 signals:
    void handoutWanted(HandoutKind kind);
    void slidesWanted();

 private:
    void goOnShortPath();
    void goOn();
    void askToOpen();
    void listLessons(QMenu* menu);
    void addLessons(QMenu* menu);
};

}  // namespace posiscope
