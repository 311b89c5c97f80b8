// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/undrawnmarks.h"

#include <algorithm>

#include "core/lessons/expression.h"
#include "core/lessons/lessonstate.h"
#include "core/lessons/picturemarks.h"
#include "ui/export/figure.h"
#include "ui/plot/markboard.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// The marks of the snapshot that none of its panes draws.
std::vector<PictureMark> undrawnIn(const Snapshot& snapshot) {
    auto marks = pictureMarksOf(snapshot.state.get(keys::marks));
    if (!marks || marks->empty()) return {};
    DrawnMarks drawn;
    constexpr QSize roomy(2000, 1400);
    const auto figure = renderImage(
        {.snapshot = snapshot, .panes = snapshot.state.arrangement.panes, .size = roomy, .cursor = true});
    if (!figure) return {};  // a view without a picture says so itself
    std::erase_if(*marks, [&](const PictureMark& mark) { return drawn.contain(mark); });
    return *std::move(marks);
}

/// "similarity row 5", as it is written.
std::string writtenMark(const PictureMark& mark) {
    std::string text = mark.view;
    if (!mark.part.empty()) text += "." + mark.part;
    text += (text.empty() ? "" : " ") + std::string(wordOf(mark.kind));
    for (const double number : mark.at)
        text += " " + plainNumber(number, {});
    return text;
}

/// The marks that these settings have set and that no picture of the state draws.
void addUndrawn(std::vector<Error>& all, const State& state, std::span<const Setting> settings,
                Snapshot& snapshot) {
    if (settings.empty() || state.get(keys::marks).empty()) return;
    const auto setting = std::ranges::find(settings, std::string_view(keys::marks.name), &Setting::key);
    const int line = (setting == settings.end() ? settings.front() : *setting).line;
    snapshot = makeSnapshot(state, snapshot);
    for (const PictureMark& mark : undrawnIn(snapshot))
        all.push_back(errorInLine(line, {POSISCOPE_TR("core", "no picture of this step draws the mark “%1”"),
                                         {writtenMark(mark)}}));
}

}  // namespace

std::vector<Error> undrawnMarks(const Lesson& lesson) {
    std::vector<Error> all;
    const std::vector<std::string> views = viewIds();
    State state = defaultState();
    Snapshot snapshot;
    for (const Step& step : lesson.steps)
        for (const Moment moment : {Moment::beginning, Moment::answer, Moment::then}) {
            const auto& settings = moment == Moment::beginning ? step.changes
                                   : moment == Moment::answer  ? step.after
                                                               : step.thenState;
            if (moment == Moment::beginning && step.taken) {
                if (auto begun = stateAfter(state, step, moment, views)) state = std::move(*begun);
                continue;
            }
            if (moment == Moment::beginning) state.set(keys::marks, std::string());
            applyGoodSettings(state, settings, views);
            addUndrawn(all, state, settings, snapshot);
            if (moment != Moment::beginning) continue;
            for (const PicturePlace& place : step.places) {
                State opened = state;
                applyGoodSettings(opened, place.changes, views);
                addUndrawn(all, opened, place.changes, snapshot);
            }
        }
    return all;
}

}  // namespace posiscope
