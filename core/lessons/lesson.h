// Lessons: steps of a state and a text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
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
};

/// A question to answer before anything moves.
struct Prediction {
    Passage question;
    std::vector<Answer> answers;
    Passage because;  ///< shown when an answer has been chosen; may be empty
};

/// Something to do that the program recognises as done.
struct Task {
    Passage text;
    std::vector<Passage> conditions;  ///< expressions that must all be other than 0
    std::vector<Setting> solution;
};

struct Step {
    std::string title;
    int line = 0;
    std::vector<Setting> changes;  ///< of the state of the step before
    Passage text;                  ///< Markdown with {{ expressions }}
    std::optional<Prediction> prediction;
    std::optional<Task> task;
    Passage hint;
    Passage notes;  ///< for the speaker
};

struct Lesson {
    std::string id;
    std::string title;
    std::string summary;
    int minutes = 0;
    std::vector<Step> steps;
};

inline constexpr std::size_t largestLessonFile = 1 << 20;

/// Reads a lesson as resources/lessons/README.md describes it. The error names the line. What settings and
/// expressions mean is checked by checkLesson() (core/lessons/lessonstate.h).
Result<Lesson> parseLesson(std::string_view file);

/// "line 12: …"
Error errorInLine(int line, Text what);

}  // namespace posiscope
