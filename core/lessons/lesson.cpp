#include "core/lessons/lesson.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "core/base/trimmed.h"
#include "core/lessons/blocks.h"
#include "core/lessons/limits.h"

namespace posiscope {

namespace {

constexpr std::string_view fence = "```";

/// The last line of the block that begins at lines[first].
Result<std::size_t> endOfBlock(std::span<const Line> lines, std::size_t first, std::string_view name) {
    std::size_t n = first + 1;
    while (n < lines.size() && !lines[n].text.starts_with(fence))
        ++n;
    if (n == lines.size() || trimmed(lines[n].text) != fence)
        return errorInLine(
            lines[first].number,
            {POSISCOPE_TR("core", "the block “%1” has no end: a line ```"), {std::string(name)}});
    return n;
}

/// "Title {optional}".
void readHeading(const Line& line, Step& step) {
    constexpr std::string_view mark = "{optional}";
    std::string_view title = trimmed(line.text.substr(2));
    step.optional = title.ends_with(mark);
    if (step.optional) title = trimmed(title.substr(0, title.size() - mark.size()));
    step.title = title;
    step.line = line.number;
}

/// One step from its heading on. Blocks are taken out of the text; blank lines keep their places, so that
/// line numbers stay right.
Result<Step> readStep(std::span<const Line> lines) {
    Step step;
    readHeading(lines.front(), step);
    if (step.title.empty()) return errorInLine(step.line, POSISCOPE_TR("core", "the step has no title"));
    std::vector<Line> text;
    std::vector<std::string_view> seen;
    for (std::size_t n = 1; n < lines.size(); ++n) {
        if (!lines[n].text.starts_with(fence)) {
            text.push_back(lines[n]);
            continue;
        }
        const int opening = lines[n].number;
        const std::string_view name = trimmed(lines[n].text.substr(fence.size()));
        const BlockKind* kind = findBlockKind(name);
        if (kind == nullptr && !isCodeLanguage(name))
            return errorInLine(
                opening, {POSISCOPE_TR("core",
                                       "there is no block “%1”: blocks are state, predict, after, then, "
                                       "task, hint, notes, and code: python, cpp, bash, json, text"),
                          {std::string(name)}});
        if (kind != nullptr && std::ranges::find(seen, name) != seen.end())
            return errorInLine(
                opening, {POSISCOPE_TR("core", "the step has a second block “%1”"), {std::string(name)}});
        seen.push_back(name);
        const auto end = endOfBlock(lines, n, name);
        if (!end) return end.error();
        if (kind != nullptr)
            if (auto failure = kind->read(lines.subspan(n + 1, *end - n - 1), opening, step)) return *failure;
        for (; n <= *end; ++n)
            text.push_back({kind == nullptr ? lines[n].text : std::string_view(), lines[n].number});
        --n;
    }
    step.text = passageOf(text);
    if (!step.prediction && (!step.then.text.empty() || !step.after.empty()))
        return errorInLine(step.line,
                           POSISCOPE_TR("core", "“then” and “after” need a question that they follow"));
    return step;
}

bool isId(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

Failure readHeaderLine(const Line& line, Lesson& lesson) {
    const auto parts = halves(line.text, ":");
    if (!parts) return errorInLine(line.number, POSISCOPE_TR("core", "a line “key: value” is wanted here"));
    const auto& [key, value] = *parts;
    if (key == "lesson") {
        if (!isId(value))
            return errorInLine(
                line.number,
                POSISCOPE_TR("core", "the name of a lesson has small letters, digits and hyphens only"));
        lesson.id = value;
    } else if (key == "title") {
        lesson.title = value;
    } else if (key == "summary") {
        lesson.summary = value;
    } else if (key == "goal") {
        lesson.goals.emplace_back(value);
    } else if (key == "can") {
        lesson.gains.emplace_back(value);
    } else if (key == "needs") {
        lesson.needs = value;
    } else if (key == "minutes") {
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), lesson.minutes);
        if (error != std::errc() || end != value.data() + value.size() || lesson.minutes < 1 ||
            lesson.minutes > 600)
            return errorInLine(line.number,
                               POSISCOPE_TR("core", "minutes must be a whole number from 1 to 600"));
    } else {
        return errorInLine(line.number, {POSISCOPE_TR("core",
                                                      "there is no field “%1”: the header has lesson, title, "
                                                      "summary, minutes, goal, needs, can"),
                                         {std::string(key)}});
    }
    return std::nullopt;
}

/// The lines behind the header.
Result<std::span<const Line>> readHeader(std::span<const Line> lines, Lesson& lesson) {
    if (lines.empty() || trimmed(lines.front().text) != "---")
        return errorInLine(1, POSISCOPE_TR("core", "a lesson begins with a line ---"));
    for (std::size_t n = 1; n < lines.size(); ++n) {
        if (trimmed(lines[n].text) == "---") {
            if (lesson.id.empty() || lesson.title.empty())
                return errorInLine(lines[n].number,
                                   POSISCOPE_TR("core", "the header must have lesson and title"));
            return lines.subspan(n + 1);
        }
        if (trimmed(lines[n].text).empty()) continue;
        if (auto failure = readHeaderLine(lines[n], lesson)) return *failure;
    }
    return errorInLine(lines.back().number, POSISCOPE_TR("core", "the header has no end: a line ---"));
}

/// The number of the next line that begins a step, outside blocks.
std::size_t nextHeading(std::span<const Line> lines, std::size_t from) {
    bool inside = false;
    for (std::size_t n = from; n < lines.size(); ++n) {
        if (lines[n].text.starts_with("```")) inside = !inside;
        if (!inside && lines[n].text.starts_with("## ")) return n;
    }
    return lines.size();
}

}  // namespace

std::vector<const Passage*> passagesOf(const Step& step) {
    std::vector<const Passage*> all{&step.text};
    if (step.prediction) {
        all.push_back(&step.prediction->question);
        for (const Answer& answer : step.prediction->answers)
            all.insert(all.end(), {&answer.text, &answer.why});
        for (const Slip& slip : step.prediction->slips)
            all.push_back(&slip.why);
        all.push_back(&step.prediction->because);
    }
    all.push_back(&step.then);
    if (step.task) all.push_back(&step.task->text);
    all.insert(all.end(), {&step.hint, &step.notes});
    return all;
}

Error errorInLine(int line, Text what) {
    return {Text(POSISCOPE_TR("core", "line %1: %2"))
                .with(Text::asIs(std::to_string(line)))
                .with(std::move(what)),
            "lesson"};
}

Result<Lesson> parseLesson(std::string_view file) {
    if (file.size() > largestLessonFile)
        return Error{POSISCOPE_TR("core", "the file is larger than a lesson may be (1 MiB)"), "lesson"};
    if (file.starts_with("\xef\xbb\xbf")) file.remove_prefix(3);
    const std::vector<Line> lines = linesOf(file);
    Lesson lesson;
    const auto body = readHeader(lines, lesson);
    if (!body) return body.error();
    std::size_t at = nextHeading(*body, 0);
    for (std::size_t n = 0; n < at; ++n)
        if (!trimmed((*body)[n].text).empty())
            return errorInLine((*body)[n].number,
                               POSISCOPE_TR("core", "a step begins with a heading “## …”"));
    while (at < body->size()) {
        const std::size_t end = nextHeading(*body, at + 1);
        auto step = readStep(body->subspan(at, end - at));
        if (!step) return step.error();
        lesson.steps.push_back(std::move(*step));
        at = end;
    }
    if (lesson.steps.empty())
        return errorInLine(lines.back().number,
                           POSISCOPE_TR("core", "the lesson has no step: a heading “## …” begins one"));
    if (auto failure = refuseTooMuch(lesson)) return *failure;
    return lesson;
}

}  // namespace posiscope
