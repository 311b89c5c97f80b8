// SPDX-License-Identifier: GPL-3.0-or-later
// Leads through a lesson.
#pragma once

#include <QObject>
#include <array>
#include <map>
#include <optional>

#include "ui/documents/lessonpictures.h"
#include "ui/lessons/lessonmotion.h"
#include "ui/lessons/openedplace.h"
#include "ui/lessons/progress.h"
#include "ui/lessons/solutionplay.h"
#include "ui/lessons/stages.h"
#include "ui/store/statestore.h"

namespace posiscope {

/// The current lesson and step are part of the state, so that undo, sessions and the player never disagree.
/// The player is a companion of the store. It keeps the text, what has been done in each lesson, how each
/// step was left, and the reader's own state: the one from before the lesson. StateStore::changed() reports
/// its changes too.
class LessonPlayer final : public QObject {
    Q_OBJECT

 public:
    explicit LessonPlayer(StateStore& store, QObject* parent = nullptr);

    /// Begins a built-in lesson, by name, or that of a file.
    Failure start(const QString& nameOrFile);
    /// Goes on where this lesson was left. A new one, and one that was left at its last step, begins.
    Failure resume(const QString& nameOrFile);
    void next() { go(step() + 1); }
    /// Goes to the previous step as it was left.
    void back() { go(step() - 1); }
    void go(int step);
    /// Starts the step again from its beginning.
    void restartStep();
    /// Starts the lesson again, without what was done in it.
    void restartLesson();
    /// Forgets what was done in all lessons. An open one starts again.
    void restartCourse();
    /// Closes the lesson and restores the state from before it.
    void leave();
    /// Whether the reader follows the short path: the next lesson is then the path's.
    void followShortPath(bool follows) { onShortPath_ = follows; }
    bool followsShortPath() const { return onShortPath_; }
    /// Whether a lesson is at its last step.
    bool isRead(const QString& name) const { return posiscope::isRead(course_, name); }
    /// The first lesson of the short path that has not been read to its end; empty where all have.
    QString nextOnShortPath() const { return posiscope::nextOnShortPath(course_); }
    /// The lesson to read after this one; empty after the last, and after that of a file.
    QString nextLesson() const;
    void askForNextLesson() { emit nextLessonWanted(); }
    /// Reads the lesson again in another language.
    void reload();
    /// Reads a lesson again whose file has changed, and begins its step anew. With an error all stays as it
    /// is.
    Failure readAgain();

    /// Null when no lesson is open.
    const Lesson* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
    /// The number of the lesson's reading. It changes whenever a lesson is read, also when lesson() has the
    /// same address.
    int reading() const { return reading_; }
    /// The folder of the lesson's pictures.
    QString pictures() const { return picturesOf(name_); }
    int step() const;
    int steps() const { return lesson_ ? static_cast<int>(lesson_->steps.size()) : 0; }
    /// The current step; only while a lesson is open.
    const Step& current() const { return lesson_->steps[static_cast<std::size_t>(step())]; }

    /// The reply to the question of this step.
    const Reply& reply() const;
    /// Chooses an answer by its number in the lesson; the meaning is that of choose().
    void choose(std::size_t answer);
    /// Tries the chosen answer, the typed number or the cell that has been clicked.
    void tryChosen();
    /// Tries a number. False: the text is neither a number nor an expression.
    bool tryNumber(const QString& typed);
    void tryClick();
    /// Closes the question and shows the answer.
    void showAnswer();
    /// The moment that this step has reached. Where `then` has a state of its own, it waits for goOn() or,
    /// while presenting, for its stage.
    Moment moment() const { return lesson_ ? momentOf(step()) : Moment::then; }
    /// Whether the question is still open. The controls and the task wait for it.
    bool isQuestionOpen() const { return moment() == Moment::beginning; }
    /// Shows `then` with its state, once the question is closed.
    void goOn();
    /// The motion that brings the answer, or what follows it.
    LessonMotion& motion() { return motion_; }
    const LessonMotion& motion() const { return motion_; }
    /// Whether what is in sight came by a motion.
    bool hasMotion() const { return lesson_ && !moves().empty(); }
    /// Shows the motion from its beginning.
    void playAgain();
    /// The answers in the order of their letters, A first.
    std::vector<std::size_t> letters() const;

    /// The number that the question asks for; empty for any other question.
    QString wantedNumber() const;
    /// The counts of hands for the answers of this step, by their number in the lesson.
    std::vector<int>& hands();
    const Snapshot& shown() const { return store_.snapshot(); }
    /// What the reader of this step has begun.
    Draft& draft() { return here().drafts[step()]; }

    /// Whether the text of an aside of this step is in sight.
    bool isUnfolded(std::size_t aside) const;
    void unfold(std::size_t aside, bool open);
    /// Unfolds all asides of this step, or folds them where none is left to unfold. False: it has none.
    bool turnAsides();

    /// The reader's own state: the one from before the lesson, or the present one where no lesson is open.
    /// It is what a session holds and what leave() restores.
    const State& ownState() const { return lesson_ && own_ ? *own_ : store_.committed(); }
    void setOwnState(State state) { own_ = std::move(state); }
    /// What has been done in the lessons, and what was done before the program ended.
    const CourseProgress& course() const { return course_; }
    void setCourse(CourseProgress course);

    /// Reveals steps stage by stage while presenting; texts come by paragraphs or at once. Asides are folded
    /// when presenting begins.
    void setStepwise(bool stepwise, bool byParagraph = true);
    bool isStepwise() const { return stepwise_; }
    /// The lesson is presented on paper, where nothing can be pressed: its buttons are left out.
    void setOnPaper(bool onPaper);
    bool isOnPaper() const { return onPaper_; }
    Stage stage() const;
    /// Goes on by one stage: the next part of the step, its answer, or the next step. A motion goes to its
    /// end.
    void forward();
    void backward();
    /// Whether a presented lesson has shown everything: forward() changes nothing then.
    bool isAtEnd() const;

    /// Whether the step's large picture has the place of the panes: while it is presented, until the answer,
    /// and where no place of it is open.
    bool showsLargePicture() const;
    /// The numbers of the places of the picture that can be opened now: while nothing is asked.
    std::vector<int> places() const;
    /// The number of the place that is open instead of the picture; 0 where there is none.
    int openedPlace() const { return place_.number(); }
    /// Opens a place, or goes back to the picture where it is open. False: it cannot be opened now.
    bool turnPlace(int number);
    /// Goes back to the picture. False: no place is open.
    bool closePlace();

    /// Whether the task of this step has been done since the step began.
    bool isTaskDone() const { return here().done.contains(step()); }
    /// Whether the task is still open and the lesson has a solution for it.
    bool isSolvable() const;
    /// Plays the solution of the task setting by setting; while it plays, shows its end.
    void solve();

    /// The passage with its numbers for the current state, written as the language does. A number that the
    /// state does not have is a dash. {{= … }} keeps its value from this moment of the step, {{=> … }} from
    /// that of the answer.
    QString filled(const Passage& passage, Moment moment = Moment::beginning) const;

 signals:
    /// The question of the current step has been closed.
    void answered();
    /// The lesson that a session names cannot be opened.
    void problem(const QString& sentence);
    /// The reader wants to read nextLesson().
    void nextLessonWanted();

 private:
    /// Snapshots of the step's moments, for numbers that do not follow the state.
    struct Kept {
        int reading = 0;
        int step = -1;
        std::array<Snapshot, 3> moments;
        const Snapshot& at(Moment moment) const { return moments[static_cast<std::size_t>(moment)]; }
    };

    void follow(const Snapshot& before);
    void take(Lesson lesson);
    Failure open(const QString& nameOrFile, Lesson lesson);
    void forgetStates();
    Moment momentOf(int step) const;
    Result<State> stateHere(int step) const;
    bool turnTo(Moment moment);
    bool meetStage();
    LessonProgress& here() { return course_[name_]; }
    const LessonProgress& here() const;
    void stopPlaying();
    void checkTask();
    void endMarks(const State& before, State& after) const;
    void foldAll();
    void settle(Reply reply);
    const Kept& kept() const;
    std::vector<Stage> stages() const {
        return stagesOf(*lesson_, static_cast<std::size_t>(step()), byParagraph_);
    }
    std::vector<Move> moves() const;
    void setStage(int stage);
    void show(const State& state, const QString& name, int step);

    StateStore& store_;
    QString name_;  // of the open lesson
    std::optional<Lesson> lesson_;
    int reading_ = 0;
    std::optional<State> own_;
    CourseProgress course_;
    std::map<int, State> left_;      ///< the states in which the steps of the open lesson were left
    std::map<int, State> answered_;  ///< the states from which goOn() went on
    std::optional<State> clicked_;   ///< the state at the last try with a click
    SolutionPlay solution_;
    LessonMotion motion_;
    OpenedPlace place_;
    bool stepwise_ = false;
    bool byParagraph_ = true;
    bool onPaper_ = false;
    bool onShortPath_ = false;
    mutable Kept kept_;
    bool leading_ = false;  ///< the player itself changes the state, and not who does a task
};

}  // namespace posiscope
