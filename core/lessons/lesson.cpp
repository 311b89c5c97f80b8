// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "core/base/trimmed.h"
#include "core/lessons/blocks.h"
#include "core/lessons/limits.h"
#include "core/lessons/markup.h"

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

/// "{rotary 1}": step 1 of the lesson "rotary".
std::optional<TakenStep> takenStepIn(std::string_view title) {
    if (!title.starts_with('{') || !title.ends_with('}')) return std::nullopt;
    const auto parts = halves(title.substr(1, title.size() - 2), " ");
    if (!parts) return std::nullopt;
    TakenStep taken{std::string(parts->first), 0, nullptr};
    const std::string_view number = parts->second;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), taken.number);
    if (error != std::errc() || end != number.data() + number.size()) return std::nullopt;
    return taken;
}

/// "Title {optional}", or a step of another lesson.
void readHeading(const Line& line, Step& step) {
    constexpr std::string_view mark = "{optional}";
    std::string_view title =
        trimmed(line.text.substr(std::min(line.text.find_first_not_of('#'), line.text.size())));
    step.optional = title.ends_with(mark);
    if (step.optional) title = trimmed(title.substr(0, title.size() - mark.size()));
    step.taken = takenStepIn(title);
    step.title = title;
    step.line = line.number;
}

/// A heading that looks like that of a step: "# Title", "##Title".
bool isHeadingGoneWrong(std::string_view line) {
    return line.starts_with("# ") ||
           (line.starts_with("##") && line.size() > 2 && line[2] != '#' && line[2] != ' ');
}

Error wrongHeading(const Line& line) {
    const std::string_view title = trimmed(line.text.substr(line.text.find_first_not_of('#')));
    return errorInLine(line.number, {POSISCOPE_TR("core", "“%1” begins no step: a step begins with “## %2”"),
                                     {std::string(trimmed(line.text)), std::string(title)}});
}

/// Reads one step from its heading on, and collects its mistakes.
class StepReader {
 public:
    StepReader(std::span<const Line> lines, std::vector<Error>& mistakes)
        : lines_(lines), mistakes_(mistakes) {}

    Step read() {
        readHeading(lines_.front(), step_);
        if (isHeadingGoneWrong(lines_.front().text)) mistakes_.push_back(wrongHeading(lines_.front()));
        const bool braces = step_.title.starts_with('{') && step_.title.ends_with('}');
        if (braces && !step_.taken)
            complain(step_.line,
                     {POSISCOPE_TR("core", "“%1” names no step: write {LESSON NUMBER}, such as {rotary 1}"),
                      {step_.title}});
        if (step_.title.empty()) complain(step_.line, POSISCOPE_TR("core", "the step has no title"));
        for (std::size_t n = 1; n < lines_.size();)
            if (lines_[n].text.starts_with(fence))
                n = readBlock(n);
            else
                text_.push_back(lines_[n++]);
        step_.text = passageOf(text_);
        if (step_.taken && (!step_.text.text.empty() || !seen_.empty()))
            complain(step_.line,
                     {POSISCOPE_TR("core", "“%1” is a step of another lesson: nothing can be added to it"),
                      {step_.title}});
        if (!step_.prediction && !asks_ && (!step_.then.text.empty() || !step_.after.empty()))
            complain(step_.line, POSISCOPE_TR("core", "“then” and “after” need a question that they follow"));
        if (!step_.thenState.empty() && step_.then.text.empty())
            complain(step_.thenState.front().line,
                     POSISCOPE_TR("core", "“then-state” needs a text “then” that it comes with"));
        refuseStrayMore();
        refuseStrayPlaces();
        return std::move(step_);
    }

 private:
    void complain(int line, Text what) { mistakes_.push_back(errorInLine(line, std::move(what))); }

    /// An aside is shown below a text, and comes with it.
    void refuseStrayMore() {
        for (const More& more : step_.more)
            if ((more.afterAnswer ? step_.then : step_.text).text.empty())
                complain(more.title.line,
                         POSISCOPE_TR("core",
                                      "“more” needs a text that it belongs to: that of the step, or behind "
                                      "the question that of “then”"));
    }

    /// Places belong to a large picture: a step without one has none.
    void refuseStrayPlaces() {
        if (largePictureIn(step_.text.text)) return;
        for (const PicturePlace& place : step_.places)
            complain(place.line, {POSISCOPE_TR("core",
                                               "“place %1” needs a large picture in the text of its step: "
                                               "![words](name.svg \"large\")"),
                                  {std::to_string(place.number)}});
    }

    /// Takes a block out of the text, and leaves blank lines in its place, so that line numbers stay right.
    /// Returns the number of the line behind it.
    std::size_t readBlock(std::size_t n) {
        const BlockOpening opening = openingIn(lines_[n]);
        const std::string_view name = opening.name;
        const BlockKind* kind = findBlockKind(name);
        if (kind == nullptr && !isCodeLanguage(name))
            complain(opening.line,
                     {POSISCOPE_TR("core",
                                   "there is no block “%1”: blocks are state, predict, after, then, "
                                   "then-state, more, place, task, hint, notes, and code: python, cpp, "
                                   "bash, json, text"),
                      {std::string(name)}});
        else if (kind != nullptr && !kind->repeats && std::ranges::find(seen_, name) != seen_.end())
            complain(opening.line,
                     {POSISCOPE_TR("core", "the step has a second block “%1”"), {std::string(name)}});
        seen_.push_back(name);
        asks_ = asks_ || name == "predict";
        const auto end = endOfBlock(lines_, n, name);
        if (!end) {
            mistakes_.push_back(end.error());
            return lines_.size();
        }
        if (kind != nullptr) kind->read(lines_.subspan(n + 1, *end - n - 1), opening, step_, mistakes_);
        for (; n <= *end; ++n)
            text_.push_back({kind == nullptr ? lines_[n].text : std::string_view(), lines_[n].number});
        return n;
    }

    std::span<const Line> lines_;
    std::vector<Error>& mistakes_;
    Step step_;
    std::vector<Line> text_;
    std::vector<std::string_view> seen_;  ///< the names of the blocks so far
    bool asks_ = false;                   ///< there is a question, though its block may have no end
};

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

/// The lines behind the header. Without the end of the header there are none.
std::span<const Line> readHeader(std::span<const Line> lines, Lesson& lesson, std::vector<Error>& mistakes) {
    const auto complain = [&](int line, Text what) {
        mistakes.push_back(errorInLine(line, std::move(what)));
    };
    if (lines.empty() || trimmed(lines.front().text) != "---") {
        complain(1, POSISCOPE_TR("core", "a lesson begins with a line ---"));
        return {};
    }
    for (std::size_t n = 1; n < lines.size(); ++n) {
        if (trimmed(lines[n].text) == "---") {
            if (mistakes.empty() && (lesson.id.empty() || lesson.title.empty()))
                complain(lines[n].number, POSISCOPE_TR("core", "the header must have lesson and title"));
            return lines.subspan(n + 1);
        }
        if (trimmed(lines[n].text).empty()) continue;
        if (auto failure = readHeaderLine(lines[n], lesson)) mistakes.push_back(*failure);
        // Whoever forgets the end of the header gets one message, and not one for each line of the lesson.
        if (lines[n].text.starts_with("## ")) return {};
    }
    complain(lines.back().number, POSISCOPE_TR("core", "the header has no end: a line ---"));
    return {};
}

/// The number of the next line outside blocks that begins a step, or was meant to.
std::size_t nextHeading(std::span<const Line> lines, std::size_t from) {
    bool inside = false;
    for (std::size_t n = from; n < lines.size(); ++n) {
        if (lines[n].text.starts_with("```")) inside = !inside;
        if (!inside && (lines[n].text.starts_with("## ") || isHeadingGoneWrong(lines[n].text))) return n;
    }
    return lines.size();
}

}  // namespace

std::vector<const Passage*> passagesOf(const Step& step) {
    std::vector<const Passage*> all{&step.text};
    for (const More& more : step.more)
        all.insert(all.end(), {&more.title, &more.text});
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

bool asksTheSame(const Step& a, const Step& b) {
    const auto texts = [](const Step& step) {
        std::vector<std::string> all;
        for (const Passage* passage : passagesOf(step))
            all.push_back(passage->text);
        if (step.prediction) {
            all.push_back(step.prediction->wanted.text);
            for (const Answer& answer : step.prediction->answers)
                all.emplace_back(answer.right ? "right" : "wrong");
        }
        if (step.task)
            for (const Passage& condition : step.task->conditions)
                all.push_back(condition.text);
        return all;
    };
    return texts(a) == texts(b);
}

Error errorInLine(int line, Text what) {
    return {Text(POSISCOPE_TR("core", "line %1: %2"))
                .with(Text::asIs(std::to_string(line)))
                .with(std::move(what)),
            "lesson"};
}

Lesson readLesson(std::string_view file, std::vector<Error>& mistakes) {
    Lesson lesson;
    if (file.size() > largestLessonFile) {
        mistakes.push_back(
            {POSISCOPE_TR("core", "the file is larger than a lesson may be (1 MiB)"), "lesson"});
        return lesson;
    }
    if (file.starts_with("\xef\xbb\xbf")) file.remove_prefix(3);
    const std::vector<Line> lines = linesOf(file);
    const std::span<const Line> body = readHeader(lines, lesson, mistakes);
    if (body.data() == nullptr) return lesson;
    std::size_t at = nextHeading(body, 0);
    const auto before = body.first(at);
    const auto stray =
        std::ranges::find_if(before, [](const Line& line) { return !trimmed(line.text).empty(); });
    if (stray != before.end())
        mistakes.push_back(
            errorInLine(stray->number, POSISCOPE_TR("core", "a step begins with a heading “## …”")));
    while (at < body.size()) {
        const std::size_t end = nextHeading(body, at + 1);
        lesson.steps.push_back(StepReader(body.subspan(at, end - at), mistakes).read());
        at = end;
    }
    if (lesson.steps.empty() && mistakes.empty())
        mistakes.push_back(
            errorInLine(lines.back().number,
                        POSISCOPE_TR("core", "the lesson has no step: a heading “## …” begins one")));
    if (auto failure = refuseTooMuch(lesson)) {
        mistakes.push_back(*failure);
        lesson.steps.clear();  // nobody looks at the rest
    }
    return lesson;
}

Result<Lesson> parseLesson(std::string_view file) {
    std::vector<Error> mistakes;
    Lesson lesson = readLesson(file, mistakes);
    if (!mistakes.empty()) return mistakes.front();
    return lesson;
}

}  // namespace posiscope
