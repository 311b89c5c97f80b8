// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons and the wave game.
#pragma once

#include <optional>

#include "ui/export/handout.h"
#include "ui/lessons/answerlog.h"
#include "ui/window/commands.h"
#include "ui/window/filewatch.h"

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
    /// Adds every answer from now on to this file, or says why it cannot.
    Failure saveAnswers(const QString& file);
    /// Starts the wave game at its first level.
    void startGame(qint64 seed);

 signals:
    void handoutWanted(HandoutKind kind);
    void slidesWanted();

 private:
    void goOnShortPath();
    void goOn();
    void askToOpen();
    void askForAnswers();
    void saveAnswer();
    void watchFile();
    void readAgain();
    void listLessons(QMenu* menu);
    void addLessons(QMenu* menu);

    std::optional<AnswerLog> answers_;
    FileWatch* watch_ = nullptr;  ///< of a lesson's file
    std::string watched_;
};

}  // namespace posiscope
