// SPDX-License-Identifier: GPL-3.0-or-later
// The stages in which a lesson is presented, its large pictures, and its asides.
#include <QScopedValueRollback>
#include <algorithm>

#include "core/lessons/lessonstate.h"
#include "core/lessons/markup.h"
#include "core/parameters/keys.h"
#include "ui/lessons/player.h"

namespace posiscope {

/// While presenting, the state of the stage. False: the step shows it already.
bool LessonPlayer::meetStage() {
    if (!lesson_ || !stepwise_ || current().thenState.empty() || isQuestionOpen()) return false;
    return turnTo(stage().part > Stage::Part::question ? Moment::then : Moment::answer);
}

void LessonPlayer::setStepwise(bool stepwise, bool byParagraph) {
    if (stepwise && !stepwise_) foldAll();
    closePlace();
    stepwise_ = stepwise;
    byParagraph_ = byParagraph;
    if (!meetStage() && lesson_) store_.announce();
}

void LessonPlayer::setOnPaper(bool onPaper) {
    onPaper_ = onPaper;
    store_.announce();
}

Stage LessonPlayer::stage() const {
    const auto all = stages();
    const auto found = here().stages.find(step());
    const auto at = static_cast<std::size_t>(found == here().stages.end() ? 0 : found->second);
    return all[std::min(at, all.size() - 1)];
}

void LessonPlayer::setStage(int stage) {
    here().stages[step()] = stage;
    if (!meetStage()) store_.announce();
}

void LessonPlayer::forward() {
    if (!lesson_) return;
    if (motion_.isPlaying()) return motion_.finish();
    closePlace();
    if (!stepwise_) return next();
    const auto all = stages();
    const int at = static_cast<int>(std::ranges::find(all, stage()) - all.begin());
    const Stage::Part part = all[static_cast<std::size_t>(at)].part;
    if (part == Stage::Part::question && isQuestionOpen())
        showAnswer();
    else if (part == Stage::Part::task && isSolvable())
        solve();
    else if (at + 1 < static_cast<int>(all.size()))
        setStage(at + 1);
    else
        next();
}

bool LessonPlayer::isAtEnd() const {
    return stepwise_ && lesson_ && step() + 1 == steps() && stage() == stages().back() && !isQuestionOpen() &&
           !isSolvable() && !motion_.isPlaying();
}

void LessonPlayer::backward() {
    if (!lesson_ || closePlace()) return;
    motion_.finish();
    if (!stepwise_) return back();
    const auto all = stages();
    const auto at = std::ranges::find(all, stage()) - all.begin();
    if (at > 0)
        setStage(static_cast<int>(at) - 1);
    else
        back();
}

bool LessonPlayer::showsLargePicture() const {
    if (!stepwise_ || !lesson_ || place_.number() > 0 || !largePictureIn(current().text.text)) return false;
    const Stage::Part part = stage().part;
    if (part != Stage::Part::question) return part == Stage::Part::goals || part == Stage::Part::text;
    return isQuestionOpen() && current().prediction->asks != Asks::click;  // a click needs the panes
}

std::vector<int> LessonPlayer::places() const {
    std::vector<int> numbers;
    if (place_.number() == 0 && (!showsLargePicture() || stage().part == Stage::Part::question))
        return numbers;
    for (const PicturePlace& place : current().places)
        numbers.push_back(place.number);
    return numbers;
}

bool LessonPlayer::turnPlace(int number) {
    if (place_.number() == number && closePlace()) return true;
    const std::vector<int> all = places();
    if (std::ranges::find(all, number) == all.end()) return false;
    const auto beginning = stateOfStep(*lesson_, static_cast<std::size_t>(step()), store_.views());
    if (!beginning) return false;
    const QScopedValueRollback leading(leading_, true);
    State state = *beginning;
    state.set(keys::lesson, name_.toStdString());
    state.set(keys::lessonStep, static_cast<std::int64_t>(step()));
    place_.open(*std::ranges::find(current().places, number, &PicturePlace::number), state);
    return place_.number() == number;
}

bool LessonPlayer::closePlace() {
    if (place_.number() == 0) return false;
    const QScopedValueRollback leading(leading_, true);
    place_.close();
    return true;
}

bool LessonPlayer::turnAsides() {
    if (!lesson_ || current().more.empty()) return false;
    std::set<std::size_t>& unfolded = draft().unfolded;
    const bool all = unfolded.size() == current().more.size();
    unfolded.clear();
    for (std::size_t n = 0; !all && n < current().more.size(); ++n)
        unfolded.insert(n);
    store_.announce();
    return true;
}

void LessonPlayer::foldAll() {
    for (auto& [name, progress] : course_)
        for (auto& [step, draft] : progress.drafts)
            draft.unfolded.clear();
}

}  // namespace posiscope
