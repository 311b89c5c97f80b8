// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/warnings.h"

#include "core/lessons/lessonstate.h"

namespace posiscope {

namespace {

/// How wide a text is, in letters. A Chinese character is as wide as two: it has three bytes in UTF-8, and so
/// have few others.
std::size_t widthOf(std::string_view text) {
    std::size_t width = 0;
    int braces = 0;
    for (std::size_t n = 0; n < text.size(); ++n) {
        const auto byte = static_cast<unsigned char>(text[n]);
        if (text.substr(n).starts_with("{{")) {
            constexpr std::size_t number = 5;  // letters of a usual one
            width += braces++ == 0 ? number : 0;
        }
        if (braces == 0 && (byte & 0xc0U) != 0x80U) width += byte >= 0xe3U && byte <= 0xe9U ? 2 : 1;
        if (braces > 0 && n > 0 && text.substr(n - 1).starts_with("}}")) --braces;
    }
    return width;
}

/// Texts of this width still fit the picture's half of a screen of 1280 × 720 at the size for the back row.
constexpr std::size_t widestText = 900, widestQuestion = 600;

std::size_t widthOf(const Prediction& asked) {
    std::size_t width = widthOf(asked.question.text);
    for (const Answer& answer : asked.answers)
        width += widthOf(answer.text.text);
    return width;
}

class Warnings {
 public:
    void add(int line, Text what) { all.push_back(errorInLine(line, std::move(what))); }
    void addWidth(int line, std::size_t width, std::size_t most) {
        if (width <= most) return;
        add(line, {POSISCOPE_TR("core",
                                "%1 letters are likely to be cut when they are presented: keep them below "
                                "%2, or make two steps"),
                   {std::to_string(width), std::to_string(most)}});
    }
    std::vector<Error> all;
};

/// Whether the picture at a moment differs from that of the moment before.
bool changesPicture(const Lesson& lesson, std::size_t number, Moment moment,
                    std::span<const std::string> views) {
    const Moment earlier = moment == Moment::then ? Moment::answer : Moment::beginning;
    const auto before = stateOfStep(lesson, number, views, earlier);
    const auto after = stateOfStep(lesson, number, views, moment);
    return !before || !after || changesPicture(*before, *after);
}

/// Whether the picture shows the answer, by itself or by the place that is clicked.
bool isShown(const Lesson& lesson, std::size_t number, std::span<const std::string> views) {
    const Prediction& asked = *lesson.steps[number].prediction;
    return asked.asks == Asks::click || !asked.still.text.empty() ||
           changesPicture(lesson, number, Moment::answer, views);
}

}  // namespace

std::vector<Error> warningsOf(const Lesson& lesson, std::span<const std::string> views) {
    Warnings warnings;
    for (std::size_t n = 0; n < lesson.steps.size(); ++n) {
        const Step& step = lesson.steps[n];
        warnings.addWidth(step.text.line, widthOf(step.text.text), widestText);
        if (step.prediction) {
            const Passage& question = step.prediction->question;
            warnings.addWidth(question.line, widthOf(*step.prediction), widestQuestion);
            if (!isShown(lesson, n, views))
                warnings.add(question.line,
                             POSISCOPE_TR("core",
                                          "the answer changes nothing in the picture: show it with a block "
                                          "“after”, or say in a line “still: …” why the picture stays"));
        }
        warnings.addWidth(step.then.line, widthOf(step.then.text), widestText);
        if (!step.thenState.empty() && !changesPicture(lesson, n, Moment::then, views))
            warnings.add(step.thenState.front().line,
                         POSISCOPE_TR("core",
                                      "“then-state” changes nothing in the picture: leave it out, or show "
                                      "what “then” says"));
    }
    return warnings.all;
}

}  // namespace posiscope
