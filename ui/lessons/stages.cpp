// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/stages.h"

#include "core/base/trimmed.h"
#include "core/lessons/markup.h"

namespace posiscope {

namespace {

/// Half a sentence: what it announces comes with it.
bool announces(std::string_view line) {
    for (const std::string_view end : {":", ",", "：", "，"})
        if (line.ends_with(end)) return true;
    return false;
}

bool beginsList(std::string_view line) {
    return line.starts_with("- ") || line.starts_with("1. ");
}

/// From so many points on they come one by one.
constexpr std::ptrdiff_t longList = 4;

/// How many points the list has that begins at this place.
std::ptrdiff_t pointsOf(std::string_view text, std::size_t from) {
    const std::string_view list = text.substr(from, text.find("\n\n", from) - from);
    std::ptrdiff_t points = list.starts_with("- ") ? 1 : 0;
    for (std::size_t at = 0; (at = list.find("\n- ", at)) != std::string_view::npos; ++at)
        ++points;
    return points;
}

/// The end of each paragraph: a blank line outside of code, and each point of a long list. A heading belongs
/// to the paragraph that follows it, and so does a line that ends with a colon or a comma, unless it
/// announces a list.
std::vector<std::size_t> endsOfParagraphs(std::string_view text) {
    std::vector<std::size_t> ends;
    bool code = false, words = false;  // words: the paragraph has text beside its heading
    bool listed = false;               // in a list, of so many points
    std::ptrdiff_t points = 0;
    std::string_view last;
    constexpr std::size_t none = std::string_view::npos;
    std::size_t announced = none;  // where the paragraph of such a line would end
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        if (line.starts_with("```")) code = !code;
        const bool blank = !code && trimmed(line).empty();
        if (blank && words && announces(last))
            announced = from;
        else if (blank && words)
            ends.push_back(from);
        if (!blank && announced != none && beginsList(line)) ends.push_back(announced);
        if (!code && line.starts_with("- ")) {
            if (!listed) points = pointsOf(text, from);
            if (listed && points >= longList) ends.push_back(from - 1);
            listed = true;
        } else if (blank) {
            listed = false;
        }
        if (!blank) {
            last = trimmed(line);
            announced = none;
        }
        // A large picture has no words: it stands in the place of the panes.
        words = !blank && (words || !(line.starts_with('#') || largePictureIn(line)));
        from = end + 1;
    }
    if (words || (ends.empty() && !text.empty())) ends.push_back(text.size());
    return ends;
}

void addStages(std::vector<Stage>& stages, Stage::Part part, const Passage& passage, bool byParagraph) {
    const std::size_t all = paragraphsOf(passage);
    for (std::size_t n = byParagraph ? 1 : all; n >= 1 && n <= all; ++n)
        stages.push_back({part, n});
}

}  // namespace

std::size_t paragraphsOf(const Passage& passage) {
    return endsOfParagraphs(passage.text).size();
}

Passage firstParagraphs(const Passage& passage, std::size_t count) {
    const std::vector<std::size_t> ends = endsOfParagraphs(passage.text);
    if (count == 0) return {{}, passage.line};
    if (count >= ends.size()) return passage;
    return {std::string(trimmed(std::string_view(passage.text).substr(0, ends[count - 1]))), passage.line};
}

std::vector<TextPart> partsOf(const Passage& passage) {
    std::vector<TextPart> parts{{{{}, passage.line}, false}};
    for (std::string_view left = passage.text; !left.empty();) {
        const std::size_t end = std::min(left.find('\n'), left.size() - 1) + 1;
        const std::string_view line = left.substr(0, end);
        left.remove_prefix(end);
        const bool fence = line.starts_with("```");
        if (fence && !parts.back().isCode) parts.push_back({{{}, passage.line}, true});
        parts.back().passage.text += line;
        if (fence && parts.back().passage.text.size() > line.size())
            parts.push_back({{{}, passage.line}, false});
    }
    return parts;
}

bool hasCode(const Passage& passage) {
    return partsOf(passage).size() > 1;
}

std::vector<Stage> stagesOf(const Lesson& lesson, std::size_t number, bool byParagraph) {
    const Step& step = lesson.steps[number];
    std::vector<Stage> stages;
    if (number == 0 && !lesson.goals.empty()) stages.push_back({Stage::Part::goals});
    addStages(stages, Stage::Part::text, step.text, byParagraph);
    if (step.prediction) stages.push_back({Stage::Part::question});
    addStages(stages, Stage::Part::then, step.then, byParagraph);
    if (step.task) stages.push_back({Stage::Part::task});
    if (number + 1 == lesson.steps.size() && !lesson.gains.empty()) stages.push_back({Stage::Part::gains});
    if (stages.empty()) stages.push_back({});
    return stages;
}

}  // namespace posiscope
