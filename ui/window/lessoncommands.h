// Lessons and the wave game.
#pragma once

#include "ui/window/commands.h"

namespace posiscope {

/// The menu of lessons.
class LessonCommands final : public Commands {
    Q_OBJECT

 public:
    explicit LessonCommands(MainWindow& window) : Commands(window) {}

    void fill(QMenu* menu);
    /// Opens a lesson: the name of one that comes with the program, or a file.
    bool open(const QString& nameOrFile);
    /// Shows the steps of the lesson, to go to one.
    void listSteps();
    /// Begins the wave game at its first level.
    void startGame(qint64 seed);

 private:
    void askToOpen();
    void listLessons(QMenu* menu);
};

}  // namespace posiscope
