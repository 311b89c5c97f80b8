// Leads through a lesson.
#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <set>

#include "core/lessons/lesson.h"
#include "ui/store/statestore.h"

namespace posiscope {

/// Which lesson and which step is shown is part of the state, so that undo, sessions and the player never
/// disagree. The player is a companion of the store: it keeps the text, what has been answered and done, how
/// each step was left, and the state from before the lesson. The store tells of its changes too.
class LessonPlayer final : public QObject {
    Q_OBJECT

 public:
    explicit LessonPlayer(StateStore& store, QObject* parent = nullptr);

    /// Opens the first step of a lesson: the name of one that comes with the program, or a file.
    Failure start(const QString& nameOrFile);
    void next() { go(step() + 1); }
    /// To the step before, as it was left.
    void back() { go(step() - 1); }
    void go(int step);
    /// The step as it begins.
    void restartStep();
    /// Back to the state from before the lesson.
    void leave();
    /// Reads the lesson again: the language has changed.
    void reload();

    /// Null when no lesson is open.
    const Lesson* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
    /// Which lesson that is: another number whenever one has been read, where lesson() may be the same
    /// address.
    int reading() const { return reading_; }
    int step() const;
    int steps() const { return lesson_ ? static_cast<int>(lesson_->steps.size()) : 0; }
    /// The step that is shown; only while a lesson is open.
    const Step& current() const { return lesson_->steps[static_cast<std::size_t>(step())]; }

    /// What has been answered to the prediction of this step.
    std::optional<int> answer() const;
    void setAnswer(int answer);
    /// Whether the prediction is still to be answered: the task waits for it.
    bool isQuestionOpen() const { return current().prediction && !answer(); }
    /// Whether the task of this step has been done since the step was begun.
    bool isTaskDone() const { return done_.contains(step()); }

    /// The passage in the language's way of writing numbers, for the state on screen; a number that the state
    /// does not have is a dash.
    QString filled(const Passage& passage) const;

 signals:
    /// The lesson of a session cannot be opened.
    void problem(const QString& sentence);

 private:
    void follow();
    void take(Lesson lesson);
    void forget();
    void checkTask();
    void show(const State& state, const QString& name, int step);

    StateStore& store_;
    QString name_;  // of the lesson that has been read
    std::optional<Lesson> lesson_;
    int reading_ = 0;
    std::optional<State> before_;
    std::map<int, State> left_;
    std::map<int, int> answers_;
    std::set<int> done_;
};

}  // namespace posiscope
