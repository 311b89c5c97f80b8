// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: steps of a state and a text.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace posiscope {

/// A piece of a lesson's file, and the line that it begins in, counted from 1, for messages.
struct Passage {
    std::string text;
    int line = 0;
    bool operator==(const Passage&) const = default;
};

/// `key = value` in a state or a solution.
struct Setting {
    std::string key;
    std::string value;
    int line = 0;
};

struct Answer {
    Passage text;
    bool right = false;
    Passage why;  ///< why it is wrong; may be empty
};

/// How a question is answered.
enum class Asks {
    one,     ///< choose the right answer
    all,     ///< choose all right answers
    order,   ///< put the answers in order
    number,  ///< type a number
    click    ///< click a place in a picture
};

/// A wrong number or a wrong place that is often given, as an expression, and where it comes from.
struct Slip {
    Passage given;
    Passage why;
};

/// A question to answer before anything moves.
struct Prediction {
    Asks asks = Asks::one;
    Passage question;
    std::vector<Answer> answers;  ///< to put in order: in the right one
    Passage wanted;               ///< an expression: the number, or the condition that the click must meet
    Passage within;               ///< an expression: how far off a number may be
    std::vector<Slip> slips;
    Passage because;  ///< shown when the question is closed; may be empty
    Passage still;    ///< why the picture stays when the question is closed; for who writes and teaches
};

/// Something to do that the program recognises as done.
struct Task {
    Passage text;
    std::vector<Passage> conditions;  ///< expressions that must all be other than 0
    std::vector<Setting> solution;
};

/// The moments of a step: when it begins, when its question is closed, and when `then` follows. Each may
/// change the state.
enum class Moment { beginning, answer, then };

/// An aside that is folded until somebody wants to read it.
struct More {
    Passage title;
    Passage text;              ///< Markdown
    bool afterAnswer = false;  ///< it belongs to `then`, or else to the step's text

    Moment moment() const { return afterAnswer ? Moment::then : Moment::beginning; }
};

/// A place of the step's large picture, and what its panes show when it is opened.
struct PicturePlace {
    int number = 0;  ///< of the element place-1 … of the picture
    int line = 0;
    std::vector<Setting> changes;  ///< of the state in which the step begins
};

inline constexpr int mostPicturePlaces = 9;  // each has a key

struct Lesson;

/// A step of another lesson: its name, and the step's number from 1.
struct TakenStep {
    std::string lesson;
    std::size_t number = 0;
    std::shared_ptr<const Lesson> from;  ///< once it has been read: takeSteps() (core/lessons/takensteps.h)
};

struct Step {
    std::optional<TakenStep> taken;  ///< the step begins as it does there
    std::string title;
    int line = 0;
    bool optional = false;         ///< may be left out of the course
    int minutes = 0;               ///< how long it takes; 0: not said
    std::vector<Setting> changes;  ///< of the state of the step before
    Passage text;                  ///< Markdown with {{ expressions }}
    std::vector<More> more;
    std::vector<PicturePlace> places;
    std::optional<Prediction> prediction;
    std::vector<Setting> after;      ///< what the answer changes
    Passage then;                    ///< Markdown that follows the answer
    std::vector<Setting> thenState;  ///< what `then` changes, after the answer
    std::optional<Task> task;
    Passage hint;
    Passage notes;  ///< for the speaker
};

struct Lesson {
    std::string id;
    std::string title;
    std::string summary;
    int minutes = 0;
    std::vector<std::string> goals;
    std::string needs;               ///< what one has to know before
    std::vector<std::string> gains;  ///< what one can do afterwards
    std::vector<Step> steps;
};

inline constexpr std::size_t largestLessonFile = 1 << 20;

/// Reads a lesson as resources/lessons/README.md describes it. The error names the line of the first mistake.
/// What settings and expressions mean is checked by checkLesson() (core/lessons/lessonstate.h).
Result<Lesson> parseLesson(std::string_view file);

/// What could be read of a lesson, and all mistakes of its form, in the order of their lines.
Lesson readLesson(std::string_view file, std::vector<Error>& mistakes);

/// Every text of a step that people read.
std::vector<const Passage*> passagesOf(const Step& step);

/// Whether what has been answered and done in one step is an answer to the other, too.
bool asksTheSame(const Step& a, const Step& b);

/// "line 12: …"
Error errorInLine(int line, Text what);

}  // namespace posiscope
