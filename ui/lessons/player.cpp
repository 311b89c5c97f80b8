// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/player.h"

#include <QScopedValueRollback>
#include <algorithm>

#include "core/lessons/clickplace.h"
#include "core/lessons/expression.h"
#include "core/lessons/lessonstate.h"
#include "core/lessons/picturemarks.h"
#include "core/parameters/keys.h"
#include "ui/documents/passages.h"
#include "ui/lessons/library.h"
#include "ui/store/editfinisher.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"

namespace posiscope {

LessonPlayer::LessonPlayer(StateStore& store, QObject* parent)
    : QObject(parent), store_(store), solution_(store), motion_(store), place_(store) {
    connect(&motion_, &LessonMotion::ended, this, [this] {
        if (lesson_) store_.announce();
    });
    store_.accompany(this, [this](const Snapshot& before) { follow(before); });
    new EditFinisher(store_, this, [this](const State& before, State& after) {
        motion_.finishEdit(before, after);
        endMarks(before, after);
    });
    follow(store_.snapshot());
}

int LessonPlayer::step() const {
    return std::clamp(static_cast<int>(store_.state().get(keys::lessonStep)), 0, std::max(0, steps() - 1));
}

const LessonProgress& LessonPlayer::here() const {
    static const LessonProgress none;
    const auto found = course_.find(name_);
    return found == course_.end() ? none : found->second;
}

void LessonPlayer::take(Lesson lesson) {
    lesson_ = std::move(lesson);
    ++reading_;
}

void LessonPlayer::show(const State& state, const QString& name, int step) {
    const QScopedValueRollback leading(leading_, true);
    place_.forget();
    store_.endGesture();
    const SnapshotPtr before = store_.shared();
    store_.update(
        [&](State& now) {
            now = state;
            now.set(keys::lesson, name.toStdString());
            now.set(keys::lessonStep, static_cast<std::int64_t>(step));
        },
        name.isEmpty() ? tr("Leave the lesson") : tr("Step %1").arg(step + 1));
    if (store_.shared() != before) return;
    follow(*before);  // the state is that of the step already: only its beginning is new
    store_.announce();
}

Failure LessonPlayer::start(const QString& nameOrFile) {
    auto lesson = loadLesson(nameOrFile, languageInUse());
    if (!lesson) return lesson.error();
    if (const auto state = stateOfStep(*lesson, 0, store_.views()); !state) return state.error();
    course_.erase(nameOrFile);
    return open(nameOrFile, std::move(*lesson));
}

Failure LessonPlayer::resume(const QString& nameOrFile) {
    const auto known = course_.find(nameOrFile);
    if (known == course_.end()) return start(nameOrFile);
    auto lesson = loadLesson(nameOrFile, languageInUse());
    if (!lesson) return lesson.error();
    known->second.fit(*lesson);
    if (known->second.step + 1 >= static_cast<int>(lesson->steps.size())) return start(nameOrFile);
    return open(nameOrFile, std::move(*lesson));
}

/// Shows the lesson at the step of its progress.
Failure LessonPlayer::open(const QString& nameOrFile, Lesson lesson) {
    if (!lesson_) own_ = store_.committed();
    stopPlaying();
    forgetStates();
    take(std::move(lesson));
    name_ = nameOrFile;
    const int step = here().step;
    const auto state = stateHere(step);
    if (!state) return state.error();
    show(*state, nameOrFile, step);
    return std::nullopt;
}

void LessonPlayer::forgetStates() {
    left_.clear();
    answered_.clear();
    clicked_.reset();
}

Moment LessonPlayer::momentOf(int step) const {
    const Step& of = lesson_->steps[static_cast<std::size_t>(step)];
    const auto reply = here().replies.find(step);
    if (of.prediction && (reply == here().replies.end() || !reply->second.closed)) return Moment::beginning;
    return of.thenState.empty() || here().followed.contains(step) ? Moment::then : Moment::answer;
}

/// The state of a step that was not left in this window.
Result<State> LessonPlayer::stateHere(int step) const {
    return stateOfStep(*lesson_, static_cast<std::size_t>(step), store_.views(), momentOf(step));
}

void LessonPlayer::go(int step) {
    if (!lesson_ || step < 0 || step >= steps() || step == this->step()) return;
    motion_.finish();
    closePlace();
    left_.insert_or_assign(this->step(), store_.state());
    const auto known = left_.find(step);
    if (known != left_.end()) {
        show(known->second, name_, step);
        return;
    }
    if (const auto state = stateHere(step)) show(*state, name_, step);
}

QString LessonPlayer::nextLesson() const {
    if (onShortPath_) return posiscope::nextOnShortPath(course_);
    const QStringList all = builtInLessons();
    const qsizetype at = all.indexOf(name_);
    return at < 0 ? QString() : all.value(at + 1);
}

void LessonPlayer::restartStep() {
    if (!lesson_) return;
    stopPlaying();
    here().forget(step());
    if (const auto state = stateHere(step())) show(*state, name_, step());
}

void LessonPlayer::restartLesson() {
    if (!lesson_) return;
    stopPlaying();
    forgetStates();
    course_.erase(name_);
    if (const auto state = stateHere(0)) show(*state, name_, 0);
}

void LessonPlayer::restartCourse() {
    course_.clear();
    restartLesson();
    store_.announce();
}

void LessonPlayer::setCourse(CourseProgress course) {
    course_ = std::move(course);
    if (!lesson_) return;
    here().fit(*lesson_);
    here().step = step();
    store_.announce();
}

void LessonPlayer::leave() {
    if (!lesson_) return;
    const State state = own_.value_or(defaultState());
    show(state, {}, 0);
}

void LessonPlayer::reload() {
    if (name_.isEmpty()) return;
    if (auto lesson = loadLesson(name_, languageInUse())) take(std::move(*lesson));
    store_.announce();
}

Failure LessonPlayer::readAgain() {
    auto lesson = loadLesson(name_, languageInUse());
    if (!lesson) return lesson.error();
    stopPlaying();
    forgetStates();
    for (std::size_t n = 0; n < lesson_->steps.size(); ++n)
        if (n >= lesson->steps.size() || !asksTheSame(lesson_->steps[n], lesson->steps[n]))
            here().forget(static_cast<int>(n));
    take(std::move(*lesson));
    here().fit(*lesson_);
    const int step = here().step;
    const auto state = stateHere(step);
    if (!state) return state.error();
    show(*state, name_, step);
    return std::nullopt;
}

/// Follows the lesson and step of the state: undo or a session may have changed them.
void LessonPlayer::follow(const Snapshot& before) {
    const QString wanted = QString::fromStdString(store_.state().get(keys::lesson));
    if (wanted != name_) {
        if (!lesson_ && before.state.get(keys::lesson).empty())
            own_ = before.state;  // a lesson again, by Redo
        forgetStates();
        stopPlaying();
        name_ = wanted;
        lesson_.reset();
        if (!wanted.isEmpty()) {
            auto lesson = loadLesson(wanted, languageInUse());
            if (lesson)
                take(std::move(*lesson));
            else
                emit problem(translated(lesson.error().text));
        }
        if (!lesson_) own_.reset();
    }
    if (!lesson_) return place_.forget();
    motion_.follow();
    if (here().step != step()) {
        stopPlaying();
        place_.forget();
    }
    place_.follow();
    here().step = step();
    checkTask();
}

void LessonPlayer::stopPlaying() {
    solution_.stop();
    motion_.stop();
}

void LessonPlayer::checkTask() {
    const Step& now = current();
    if (motion_.isPlaying() || place_.number() > 0) return;  // neither does a task
    if (!now.task || isTaskDone() || moment() != Moment::then || !isDone(*now.task, store_.snapshot()))
        return;
    here().done.insert(step());
}

/// The marks of an answer are about the picture that it has led to: they end where somebody begins to do the
/// task, or to have it done.
void LessonPlayer::endMarks(const State& before, State& after) const {
    const auto differs = [&](const auto& key) { return before.get(key) != after.get(key); };
    if (leading_ || place_.number() > 0 || !lesson_ || !current().task || moment() != Moment::then ||
        differs(keys::marks) || differs(keys::lesson) || differs(keys::lessonStep) ||
        (before.values == after.values && before.variants == after.variants))
        return;
    endAnswerMarks(after, current());
}

const Reply& LessonPlayer::reply() const {
    static const Reply none;
    const auto found = here().replies.find(step());
    return found == here().replies.end() ? none : found->second;
}

std::vector<std::size_t> LessonPlayer::letters() const {
    return shownOrder(*lesson_, static_cast<std::size_t>(step()));
}

/// Stores the reply. It may close the question: then the cursor goes to a place that was not found, and the
/// answer may change the state.
void LessonPlayer::settle(Reply reply) {
    const bool closes = reply.closed && !this->reply().closed;
    const bool missed = closes && current().prediction->asks == Asks::click && !reply.right;
    if (closes) place_.forget();
    here().replies[step()] = std::move(reply);
    if (closes) emit answered();  // while its numbers are those of the question
    if (closes && (missed || !current().after.empty())) {
        const QScopedValueRollback leading(leading_, true);
        const SnapshotPtr before = store_.shared();
        store_.endGesture();
        store_.update(
            [&](State& state) {
                if (missed)
                    if (auto place = stateOfPlace(current(), *before)) state = std::move(*place);
                if (auto answered = stateAfter(state, current(), Moment::answer, store_.views()))
                    state = *answered;
            },
            tr("Answer"));
        motion_.play(moves());
        if (store_.shared() != before) return;
    }
    checkTask();
    store_.announce();
}

void LessonPlayer::choose(std::size_t answer) {
    if (!isQuestionOpen()) return;
    Reply now = reply();
    posiscope::choose(now, *current().prediction, answer);
    settle(std::move(now));
}

void LessonPlayer::tryChosen() {
    if (!isQuestionOpen()) return;
    Reply now = reply();
    posiscope::tryChosen(now, *current().prediction);
    settle(std::move(now));
}

bool LessonPlayer::tryNumber(const QString& typed) {
    if (!isQuestionOpen() || current().prediction->asks != Asks::number) return true;
    const auto number = evaluate(typedExpression(typed).toStdString(), store_.snapshot());
    if (!number) return false;
    Reply now = reply();
    posiscope::tryNumber(now, *current().prediction, *number, kept().at(Moment::beginning));
    settle(std::move(now));
    return true;
}

QString LessonPlayer::wantedNumber() const {
    const Prediction& asked = *current().prediction;
    if (asked.asks != Asks::number) return {};
    const auto value = evaluate(asked.wanted.text, kept().at(Moment::beginning));
    return value ? writtenNumber(*value, {}) : QString();
}

std::vector<int>& LessonPlayer::hands() {
    std::vector<int>& all = here().hands[step()];
    all.resize(current().prediction ? current().prediction->answers.size() : 0);
    return all;
}

bool LessonPlayer::isUnfolded(std::size_t aside) const {
    const auto draft = here().drafts.find(step());
    return draft != here().drafts.end() && draft->second.unfolded.contains(aside);
}

void LessonPlayer::unfold(std::size_t aside, bool open) {
    std::set<std::size_t>& unfolded = draft().unfolded;
    if (open)
        unfolded.insert(aside);
    else
        unfolded.erase(aside);
    store_.announce();
}

void LessonPlayer::tryClick() {
    if (!isQuestionOpen() || current().prediction->asks != Asks::click || place_.number() > 0) return;
    // The second click of a double click is not another try.
    if (std::exchange(clicked_, store_.state()) == store_.state()) return;
    Reply now = reply();
    posiscope::tryClick(now, *current().prediction, store_.snapshot());
    settle(std::move(now));
}

void LessonPlayer::showAnswer() {
    if (!isQuestionOpen()) return;
    Reply now = reply();
    close(now);
    settle(std::move(now));
}

void LessonPlayer::goOn() {
    if (moment() == Moment::answer) turnTo(Moment::then);
}

/// Of the block that has led to what is in sight, once the question is closed.
std::vector<Move> LessonPlayer::moves() const {
    const Step& now = current();
    if (isQuestionOpen()) return {};
    return movesOf(store_.state(),
                   moment() == Moment::then && !now.thenState.empty() ? now.thenState : now.after);
}

void LessonPlayer::playAgain() {
    if (!hasMotion()) return;
    motion_.finish();
    const std::vector<Move> all = moves();
    const QScopedValueRollback leading(leading_, true);
    store_.endGesture();
    store_.update([&](State& state) { setMoves(state, all, 1); }, tr("Play again"));
    motion_.play(all);
}

/// Turns to `then`, or back to the answer as it was left. False: that is what the step shows already.
bool LessonPlayer::turnTo(Moment moment) {
    if (moment == this->moment()) return false;
    solution_.stop();
    motion_.finish();
    if (moment == Moment::then) {
        answered_.insert_or_assign(step(), store_.state());
        here().followed.insert(step());
        if (const auto state = stateAfter(store_.state(), current(), moment, store_.views()))
            show(*state, name_, step());
        motion_.play(movesOf(store_.state(), current().thenState));
        return true;
    }
    here().followed.erase(step());
    const auto known = answered_.find(step());
    if (known != answered_.end())
        show(known->second, name_, step());
    else if (const auto state = stateHere(step()))
        show(*state, name_, step());
    return true;
}

bool LessonPlayer::isSolvable() const {
    return lesson_ && current().task && !current().task->solution.empty() && moment() == Moment::then &&
           !isTaskDone();
}

void LessonPlayer::solve() {
    if (!isSolvable()) return;
    if (solution_.isPlaying()) return solution_.finish();
    solution_.start(*current().task);
}

/// The kept snapshots, made when a number first needs them: most texts keep none.
const LessonPlayer::Kept& LessonPlayer::kept() const {
    if (kept_.reading == reading_ && kept_.step == step()) return kept_;
    kept_.reading = reading_;
    kept_.step = step();
    const Snapshot* last = &store_.snapshot();
    for (const Moment moment : {Moment::beginning, Moment::answer, Moment::then}) {
        const auto state = stateOfStep(*lesson_, static_cast<std::size_t>(step()), store_.views(), moment);
        Snapshot& now = kept_.moments[static_cast<std::size_t>(moment)];
        now = state ? makeSnapshot(*state, *last) : *last;
        last = &now;
    }
    return kept_;
}

QString LessonPlayer::filled(const Passage& passage, Moment moment) const {
    const bool keeps = passage.text.find("{{=") != std::string::npos;
    if (!keeps) return filledPassage(passage, store_.snapshot());
    return filledPassage(passage, {store_.snapshot(), &kept().at(moment), &kept().at(Moment::answer)});
}

}  // namespace posiscope
