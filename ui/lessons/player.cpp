#include "ui/lessons/player.h"

#include <algorithm>

#include "core/lessons/lessonstate.h"
#include "core/parameters/keys.h"
#include "ui/documents/passages.h"
#include "ui/lessons/library.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"

namespace posiscope {

LessonPlayer::LessonPlayer(StateStore& store, QObject* parent) : QObject(parent), store_(store) {
    store_.accompany(this, [this](const Snapshot&) { follow(); });
    follow();
}

int LessonPlayer::step() const {
    return std::clamp(static_cast<int>(store_.state().get(keys::lessonStep)), 0, std::max(0, steps() - 1));
}

void LessonPlayer::forget() {
    left_.clear();
    answers_.clear();
    done_.clear();
}

void LessonPlayer::take(Lesson lesson) {
    lesson_ = std::move(lesson);
    ++reading_;
}

void LessonPlayer::show(const State& state, const QString& name, int step) {
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
    follow();  // the step has begun anew, and its state is what was shown
    store_.announce();
}

Failure LessonPlayer::start(const QString& nameOrFile) {
    auto lesson = loadLesson(nameOrFile, languageInUse());
    if (!lesson) return lesson.error();
    const auto state = stateOfStep(*lesson, 0, store_.views());
    if (!state) return state.error();
    if (!lesson_) before_ = store_.state();
    forget();
    take(std::move(*lesson));
    name_ = nameOrFile;
    show(*state, nameOrFile, 0);
    return std::nullopt;
}

void LessonPlayer::go(int step) {
    if (!lesson_ || step < 0 || step >= steps() || step == this->step()) return;
    left_.insert_or_assign(this->step(), store_.state());
    const auto known = left_.find(step);
    if (known != left_.end()) {
        show(known->second, name_, step);
        return;
    }
    if (const auto state = stateOfStep(*lesson_, static_cast<std::size_t>(step), store_.views()))
        show(*state, name_, step);
}

void LessonPlayer::restartStep() {
    if (!lesson_) return;
    answers_.erase(step());
    done_.erase(step());
    if (const auto state = stateOfStep(*lesson_, static_cast<std::size_t>(step()), store_.views()))
        show(*state, name_, step());
}

void LessonPlayer::leave() {
    if (!lesson_) return;
    State state = before_.value_or(defaultState());
    show(state, {}, 0);
}

void LessonPlayer::reload() {
    if (name_.isEmpty()) return;
    if (auto lesson = loadLesson(name_, languageInUse())) take(std::move(*lesson));
    store_.announce();
}

/// The state says which lesson is open: undo, or a session, may have changed it.
void LessonPlayer::follow() {
    const QString wanted = QString::fromStdString(store_.state().get(keys::lesson));
    if (wanted != name_) {
        forget();
        name_ = wanted;
        lesson_.reset();
        if (!wanted.isEmpty()) {
            auto lesson = loadLesson(wanted, languageInUse());
            if (lesson)
                take(std::move(*lesson));
            else
                emit problem(translated(lesson.error().text));
        }
        if (!lesson_) before_.reset();
    }
    if (lesson_) checkTask();
}

void LessonPlayer::checkTask() {
    const Step& now = current();
    if (!now.task || isTaskDone() || isQuestionOpen() || !isDone(*now.task, store_.snapshot())) return;
    done_.insert(step());
}

std::optional<int> LessonPlayer::answer() const {
    const auto found = answers_.find(step());
    return found == answers_.end() ? std::nullopt : std::optional(found->second);
}

void LessonPlayer::setAnswer(int answer) {
    answers_[step()] = answer;
    checkTask();
    store_.announce();
}

QString LessonPlayer::filled(const Passage& passage) const {
    return filledPassage(passage, store_.snapshot());
}

}  // namespace posiscope
