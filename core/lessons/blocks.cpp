// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/blocks.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/base/trimmed.h"
#include "core/lessons/questionlines.h"

namespace posiscope {

namespace {

using Lines = std::span<const Line>;
using Mistakes = std::vector<Error>;

void readSetting(const Line& line, std::string_view text, std::vector<Setting>& settings,
                 Mistakes& mistakes) {
    if (auto one = settingIn(line, text))
        settings.push_back(std::move(*one));
    else
        mistakes.push_back(one.error());
}

void readSettings(Lines lines, std::vector<Setting>& settings, Mistakes& mistakes) {
    for (const Line& line : lines)
        if (!trimmed(line.text).empty()) readSetting(line, line.text, settings, mistakes);
}

void readState(Lines lines, const BlockOpening&, Step& step, Mistakes& mistakes) {
    readSettings(lines, step.changes, mistakes);
}

void readAfter(Lines lines, const BlockOpening&, Step& step, Mistakes& mistakes) {
    readSettings(lines, step.after, mistakes);
}

void readThenState(Lines lines, const BlockOpening&, Step& step, Mistakes& mistakes) {
    readSettings(lines, step.thenState, mistakes);
}

void readQuestion(Lines lines, const BlockOpening& opening, Step& step, Mistakes& mistakes) {
    step.prediction = readPrediction(lines, opening.line, mistakes);
}

void readTask(Lines lines, const BlockOpening& opening, Step& step, Mistakes& mistakes) {
    Task task;
    std::vector<Line> text;
    for (const Line& line : lines) {
        if (line.text.starts_with("done:"))
            task.conditions.push_back({std::string(trimmed(line.text.substr(5))), line.number});
        else if (line.text.starts_with("solution:"))
            readSetting(line, trimmed(line.text.substr(9)), task.solution, mistakes);
        else
            text.push_back(line);
    }
    task.text = passageOf(text);
    if (task.text.text.empty())
        mistakes.push_back(
            errorInLine(opening.line, POSISCOPE_TR("core", "the task does not say what to do")));
    if (task.conditions.empty())
        mistakes.push_back(
            errorInLine(opening.line, POSISCOPE_TR("core", "the task has no line “done: condition”")));
    else
        step.task = std::move(task);
}

void readThen(Lines lines, const BlockOpening&, Step& step, Mistakes&) {
    step.then = passageOf(lines);
}

void readHint(Lines lines, const BlockOpening&, Step& step, Mistakes&) {
    step.hint = passageOf(lines);
}

void readNotes(Lines lines, const BlockOpening&, Step& step, Mistakes& mistakes) {
    constexpr std::string_view minutes = "minutes:";
    if (!lines.empty() && lines.front().text.starts_with(minutes)) {
        const std::string_view text = trimmed(lines.front().text.substr(minutes.size()));
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), step.minutes);
        constexpr int most = 120;
        if (error != std::errc() || end != text.data() + text.size() || step.minutes < 1 ||
            step.minutes > most)
            mistakes.push_back(errorInLine(lines.front().number,
                                           POSISCOPE_TR("core",
                                                        "the minutes of a step must be a whole number from 1 "
                                                        "to 120")));
        lines = lines.subspan(1);
    }
    step.notes = passageOf(lines);
}

void readMore(Lines lines, const BlockOpening& opening, Step& step, Mistakes& mistakes) {
    const Passage text = passageOf(lines);
    if (opening.title.empty())
        mistakes.push_back(
            errorInLine(opening.line, POSISCOPE_TR("core", "the block “more” has no title: ```more TITLE")));
    if (text.text.empty())
        mistakes.push_back(errorInLine(opening.line, {POSISCOPE_TR("core", "the block “more %1” is empty"),
                                                      {std::string(opening.title)}}));
    step.more.push_back({{std::string(opening.title), opening.line}, text, step.prediction.has_value()});
}

std::optional<int> placeNumberIn(std::string_view title) {
    if (title.size() != 1 || title.front() < '1' || title.front() > '0' + mostPicturePlaces)
        return std::nullopt;
    return title.front() - '0';
}

void readPlace(Lines lines, const BlockOpening& opening, Step& step, Mistakes& mistakes) {
    const std::string title(opening.title);
    const auto complain = [&](const char* what) {
        mistakes.push_back(errorInLine(opening.line, {what, {title}}));
    };
    const auto number = placeNumberIn(opening.title);
    if (!number)
        return complain(
            POSISCOPE_TR("core", "the block “place” needs the number of a place, from 1 to 9: ```place 1"));
    if (std::ranges::find(step.places, *number, &PicturePlace::number) != step.places.end())
        return complain(POSISCOPE_TR("core", "the step has a second block “place %1”"));
    PicturePlace place{*number, opening.line, {}};
    const std::size_t before = mistakes.size();
    readSettings(lines, place.changes, mistakes);
    if (place.changes.empty() && mistakes.size() == before)
        complain(POSISCOPE_TR("core", "the block “place %1” is empty"));
    step.places.push_back(std::move(place));
}

constexpr std::array blockKinds{BlockKind{"state", readState},
                                BlockKind{"predict", readQuestion},
                                BlockKind{"after", readAfter},
                                BlockKind{"then", readThen},
                                BlockKind{"then-state", readThenState},
                                BlockKind{"task", readTask},
                                BlockKind{"hint", readHint},
                                BlockKind{"notes", readNotes},
                                BlockKind{"more", readMore, true},
                                BlockKind{"place", readPlace, true}};

constexpr std::array<std::string_view, 5> codeLanguages{"python", "cpp", "bash", "json", "text"};

}  // namespace

BlockOpening openingIn(const Line& line) {
    constexpr std::string_view fence = "```";
    const std::string_view all = trimmed(line.text.substr(fence.size()));
    const BlockOpening whole{all, {}, line.number};
    const std::size_t space = all.find(' ');
    if (space == std::string_view::npos) return whole;
    const BlockKind* const kind = findBlockKind(all.substr(0, space));
    if (kind == nullptr || !kind->repeats) return whole;
    return {all.substr(0, space), trimmed(all.substr(space)), line.number};
}

const BlockKind* findBlockKind(std::string_view name) {
    const auto* const found = std::ranges::find(blockKinds, name, &BlockKind::name);
    return found == blockKinds.end() ? nullptr : &*found;
}

bool isCodeLanguage(std::string_view name) {
    return std::ranges::find(codeLanguages, name) != codeLanguages.end();
}

}  // namespace posiscope
