// Leads through a lesson.
#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <set>

#include "core/lessons/reply.h"
#include "ui/documents/lessonpictures.h"
#include "ui/lessons/stages.h"
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
    /// The folder of its pictures.
    QString pictures() const { return picturesOf(name_); }
    int step() const;
    int steps() const { return lesson_ ? static_cast<int>(lesson_->steps.size()) : 0; }
    /// The step that is shown; only while a lesson is open.
    const Step& current() const { return lesson_->steps[static_cast<std::size_t>(step())]; }

    /// What has been answered to the question of this step.
    const Reply& reply() const;
    /// Chooses an answer, by its number in the lesson, as choose() does.
    void choose(std::size_t answer);
    /// Tries what is chosen, a number, or the place that has just been clicked.
    void tryChosen();
    /// False when that is no number and no expression.
    bool tryNumber(const QString& typed);
    void tryClick();
    /// Shows the answer without one having been given.
    void showAnswer();
    /// Whether the question is still to be answered: the controls and the task wait for it.
    bool isQuestionOpen() const { return lesson_ && current().prediction && !reply().closed; }
    /// Under which letters the answers stand: the first is A.
    std::vector<std::size_t> letters() const;

    /// What the question asks for, as a number; empty where it asks for something else.
    QString wantedNumber() const;
    /// How many hands were raised for each answer of this step, by its number in the lesson.
    std::vector<int>& hands();

    /// While it is presented a step is revealed stage by stage, its texts by paragraphs or at once.
    void setStepwise(bool stepwise, bool byParagraph = true);
    bool isStepwise() const { return stepwise_; }
    Stage stage() const;
    /// One press of a clicker: what comes next of the step, its answer, or the next step.
    void forward();
    void backward();

    /// Whether the task of this step has been done since the step was begun.
    bool isTaskDone() const { return done_.contains(step()); }

    /// The passage in the language's way of writing numbers, for the state on screen; a number that the state
    /// does not have is a dash. {{= … }} keeps its value from the beginning of the step or, `answered`, from
    /// the answer.
    QString filled(const Passage& passage, bool answered = false) const;

 signals:
    /// The lesson of a session cannot be opened.
    void problem(const QString& sentence);

 private:
    /// The step as it begins, and after its answer: for numbers that stay.
    struct Kept {
        int reading = 0;
        int step = -1;
        Snapshot beginning;
        Snapshot answered;
    };

    void follow();
    void take(Lesson lesson);
    void forget();
    void checkTask();
    void settle(Reply before);
    const Kept& kept() const;
    std::vector<Stage> stages() const {
        return stagesOf(*lesson_, static_cast<std::size_t>(step()), byParagraph_);
    }
    void setStage(int stage);
    void show(const State& state, const QString& name, int step);

    StateStore& store_;
    QString name_;  // of the lesson that has been read
    std::optional<Lesson> lesson_;
    int reading_ = 0;
    std::optional<State> before_;
    std::map<int, State> left_;
    std::map<int, Reply> replies_;
    std::set<int> done_;
    std::map<int, std::vector<int>> hands_;
    std::optional<State> clicked_;  ///< at the last try with a click
    std::map<int, int> stages_;     ///< how far each step has been revealed
    bool stepwise_ = false;
    bool byParagraph_ = true;
    mutable Kept kept_;
};

}  // namespace posiscope
