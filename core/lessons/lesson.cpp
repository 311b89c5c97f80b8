#include "core/lessons/lesson.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

#include "core/base/trimmed.h"

namespace posiscope {

namespace {

struct Line {
    std::string_view text;
    int number = 0;
};

std::vector<Line> linesOf(std::string_view file) {
    std::vector<Line> lines;
    for (int number = 1; !file.empty(); ++number) {
        const std::size_t end = file.find('\n');
        std::string_view line = file.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back({line, number});
        file.remove_prefix(end == std::string_view::npos ? file.size() : end + 1);
    }
    return lines;
}

/// "key<separator>value" as its two halves.
std::optional<std::pair<std::string_view, std::string_view>> halves(std::string_view line, char separator) {
    const std::size_t at = line.find(separator);
    if (at == std::string_view::npos) return std::nullopt;
    return std::pair{trimmed(line.substr(0, at)), trimmed(line.substr(at + 1))};
}

/// Lines joined again; blank ones around them are left out.
Passage passage(std::span<const Line> lines) {
    while (!lines.empty() && trimmed(lines.front().text).empty())
        lines = lines.subspan(1);
    while (!lines.empty() && trimmed(lines.back().text).empty())
        lines = lines.first(lines.size() - 1);
    Passage all{{}, lines.empty() ? 0 : lines.front().number};
    for (const Line& line : lines)
        all.text.append(all.text.empty() && &line == &lines.front() ? "" : "\n").append(line.text);
    return all;
}

Result<Setting> setting(const Line& line, std::string_view text) {
    const auto parts = halves(text, '=');
    if (!parts || parts->first.empty())
        return errorInLine(line.number, POSISCOPE_TR("core", "a line “key = value” is wanted here"));
    return Setting{std::string(parts->first), std::string(parts->second), line.number};
}

Failure readState(std::span<const Line> lines, Step& step) {
    for (const Line& line : lines) {
        if (trimmed(line.text).empty()) continue;
        auto one = setting(line, line.text);
        if (!one) return one.error();
        step.changes.push_back(std::move(*one));
    }
    return std::nullopt;
}

/// The lines from the first that begins with `word` on, without the word; they are taken off `lines`.
std::vector<Line> takeFrom(std::vector<Line>& lines, std::string_view word) {
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [&](const Line& line) { return line.text.starts_with(word); });
    std::vector<Line> rest(found, lines.end());
    lines.erase(found, lines.end());
    if (!rest.empty()) rest.front().text = trimmed(rest.front().text.substr(word.size()));
    return rest;
}

Failure readPrediction(std::span<const Line> block, int opening, Step& step) {
    std::vector<Line> lines(block.begin(), block.end());
    Prediction prediction;
    prediction.because = passage(takeFrom(lines, "because:"));
    std::vector<Line> question;
    for (const Line& line : lines) {
        const bool right = line.text.starts_with("- [x]");
        if (right || line.text.starts_with("- [ ]"))
            prediction.answers.push_back({{std::string(trimmed(line.text.substr(5))), line.number}, right});
        else if (prediction.answers.empty())
            question.push_back(line);
        else if (!trimmed(line.text).empty())
            prediction.answers.back().text.text.append("\n").append(trimmed(line.text));
    }
    prediction.question = passage(question);
    if (prediction.question.text.empty())
        return errorInLine(opening, POSISCOPE_TR("core", "the prediction asks no question"));
    const auto right = std::count_if(prediction.answers.begin(), prediction.answers.end(),
                                     [](const Answer& answer) { return answer.right; });
    if (prediction.answers.size() < 2 || right < 1 ||
        right == static_cast<std::ptrdiff_t>(prediction.answers.size()))
        return errorInLine(opening,
                           POSISCOPE_TR("core",
                                        "a prediction has at least two answers “- [ ] …”, one of them right "
                                        "“- [x] …” and one wrong"));
    step.prediction = std::move(prediction);
    return std::nullopt;
}

Failure readTask(std::span<const Line> lines, int opening, Step& step) {
    Task task;
    std::vector<Line> text;
    for (const Line& line : lines) {
        if (line.text.starts_with("done:"))
            task.conditions.push_back({std::string(trimmed(line.text.substr(5))), line.number});
        else if (line.text.starts_with("solution:")) {
            auto one = setting(line, trimmed(line.text.substr(9)));
            if (!one) return one.error();
            task.solution.push_back(std::move(*one));
        } else
            text.push_back(line);
    }
    task.text = passage(text);
    if (task.text.text.empty())
        return errorInLine(opening, POSISCOPE_TR("core", "the task does not say what to do"));
    if (task.conditions.empty())
        return errorInLine(opening, POSISCOPE_TR("core", "the task has no line “done: condition”"));
    step.task = std::move(task);
    return std::nullopt;
}

Failure readHint(std::span<const Line> lines, int, Step& step) {
    step.hint = passage(lines);
    return std::nullopt;
}

Failure readNotes(std::span<const Line> lines, int, Step& step) {
    step.notes = passage(lines);
    return std::nullopt;
}

/// The blocks that a step may have.
struct BlockKind {
    std::string_view name;
    Failure (*read)(std::span<const Line> lines, int opening, Step& step);
};

constexpr std::array blockKinds{
    BlockKind{"state", [](std::span<const Line> lines, int, Step& step) { return readState(lines, step); }},
    BlockKind{"predict", readPrediction}, BlockKind{"task", readTask}, BlockKind{"hint", readHint},
    BlockKind{"notes", readNotes}};

/// One step from its heading on. Blocks are taken out of the text; blank lines keep their places, so that
/// line numbers stay right.
Result<Step> readStep(std::span<const Line> lines) {
    Step step;
    step.title = std::string(trimmed(lines.front().text.substr(2)));
    step.line = lines.front().number;
    if (step.title.empty()) return errorInLine(step.line, POSISCOPE_TR("core", "the step has no title"));
    std::vector<Line> text;
    std::vector<std::string_view> seen;
    for (std::size_t n = 1; n < lines.size(); ++n) {
        if (!lines[n].text.starts_with("```")) {
            text.push_back(lines[n]);
            continue;
        }
        const int opening = lines[n].number;
        const std::string_view name = trimmed(lines[n].text.substr(3));
        const auto kind = std::find_if(blockKinds.begin(), blockKinds.end(),
                                       [&](const BlockKind& each) { return each.name == name; });
        if (kind == blockKinds.end())
            return errorInLine(opening, {POSISCOPE_TR("core",
                                                      "there is no block “%1”: blocks are state, predict, "
                                                      "task, hint, notes"),
                                         {std::string(name)}});
        if (std::find(seen.begin(), seen.end(), name) != seen.end())
            return errorInLine(
                opening, {POSISCOPE_TR("core", "the step has a second block “%1”"), {std::string(name)}});
        seen.push_back(name);
        const std::size_t first = n + 1;
        while (++n < lines.size() && !lines[n].text.starts_with("```")) {
        }
        if (n == lines.size() || trimmed(lines[n].text) != "```")
            return errorInLine(opening, {POSISCOPE_TR("core", "the block “%1” has no end: a line ```"),
                                         {std::string(name)}});
        if (auto failure = kind->read(lines.subspan(first, n - first), opening, step)) return *failure;
        for (std::size_t blank = first - 1; blank <= n; ++blank)
            text.push_back({{}, lines[blank].number});
    }
    step.text = passage(text);
    return step;
}

bool isId(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

Failure readHeaderLine(const Line& line, Lesson& lesson) {
    const auto parts = halves(line.text, ':');
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
    } else if (key == "minutes") {
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), lesson.minutes);
        if (error != std::errc() || end != value.data() + value.size() || lesson.minutes < 1 ||
            lesson.minutes > 600)
            return errorInLine(line.number,
                               POSISCOPE_TR("core", "minutes must be a whole number from 1 to 600"));
    } else {
        return errorInLine(line.number, {POSISCOPE_TR("core",
                                                      "there is no field “%1”: the header has lesson, title, "
                                                      "summary, minutes"),
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
    return lesson;
}

}  // namespace posiscope
