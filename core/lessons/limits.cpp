// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/limits.h"

#include <algorithm>

#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

/// A thing that is counted, and how many of it there may be.
struct Limit {
    const char* things;
    std::size_t most;
};

Failure refuse(const Limit& limit, std::size_t count, int line) {
    if (count <= limit.most) return std::nullopt;
    return errorInLine(line, Text(POSISCOPE_TR("core", "%1: there are %2, and at most %3 are allowed"))
                                 .with(limit.things)
                                 .with(Text::asIs(groupedDigits(static_cast<std::int64_t>(count))))
                                 .with(Text::asIs(groupedDigits(static_cast<std::int64_t>(limit.most)))));
}

std::size_t countOf(std::string_view text, std::string_view what) {
    std::size_t count = 0;
    for (std::size_t at = text.find(what); at != std::string_view::npos;
         at = text.find(what, at + what.size()))
        ++count;
    return count;
}

/// The longest word, in bytes.
std::size_t longestWord(std::string_view text) {
    std::size_t longest = 0, length = 0;
    for (const char c : text) {
        length = c == ' ' || c == '\n' || c == '\t' ? 0 : length + 1;
        longest = std::max(longest, length);
    }
    return longest;
}

/// The marks above and below letters (U+0300 to U+036F in UTF-8).
std::size_t combiningMarks(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t n = 0; n + 1 < text.size(); ++n) {
        const auto first = static_cast<unsigned char>(text[n]);
        const auto second = static_cast<unsigned char>(text[n + 1]);
        count += static_cast<std::size_t>(first == 0xcc || (first == 0xcd && second < 0xb0));
    }
    return count;
}

constexpr Limit characters{POSISCOPE_TR("core", "bytes of a text"), 30'000},
    lines{POSISCOPE_TR("core", "lines of a text"), 400}, links{POSISCOPE_TR("core", "links of a text"), 100},
    numbers{POSISCOPE_TR("core", "numbers of a text"), 200},
    word{POSISCOPE_TR("core", "bytes of a word"), 3'000},
    marks{POSISCOPE_TR("core", "combining marks of a text"), 500};

Failure refuseText(const Passage& passage) {
    const std::string_view text = passage.text;
    for (const auto& [limit, count] :
         {std::pair{characters, text.size()}, std::pair{lines, countOf(text, "\n") + 1},
          std::pair{links, countOf(text, "](") + countOf(text, "://")},
          std::pair{numbers, countOf(text, "{{")}, std::pair{word, longestWord(text)},
          std::pair{marks, combiningMarks(text)}})
        if (auto failure = refuse(limit, count, passage.line)) return failure;
    return std::nullopt;
}

Failure refuseStep(const Step& step) {
    constexpr Limit settings{POSISCOPE_TR("core", "settings of a state"), 200},
        answers{POSISCOPE_TR("core", "answers"), 26}, slips{POSISCOPE_TR("core", "lines “not:”"), 50},
        conditions{POSISCOPE_TR("core", "lines “done:”"), 50},
        asides{POSISCOPE_TR("core", "blocks “more”"), 10};
    std::vector<std::pair<Limit, std::size_t>> counts{{settings, step.changes.size()},
                                                      {settings, step.after.size()},
                                                      {settings, step.thenState.size()},
                                                      {asides, step.more.size()}};
    for (const PicturePlace& place : step.places)
        counts.emplace_back(settings, place.changes.size());
    if (step.prediction) {
        counts.emplace_back(answers, step.prediction->answers.size());
        counts.emplace_back(slips, step.prediction->slips.size());
    }
    if (step.task) {
        counts.emplace_back(conditions, step.task->conditions.size());
        counts.emplace_back(settings, step.task->solution.size());
    }
    for (const auto& [limit, count] : counts)
        if (auto failure = refuse(limit, count, step.line)) return failure;
    if (auto failure = refuseText({step.title, step.line})) return failure;
    for (const Passage* passage : passagesOf(step))
        if (auto failure = refuseText(*passage)) return failure;
    return step.prediction ? refuseText(step.prediction->still) : std::nullopt;
}

}  // namespace

Failure refuseTooMuch(const Lesson& lesson) {
    constexpr Limit steps{POSISCOPE_TR("core", "steps"), 100}, goals{POSISCOPE_TR("core", "goals"), 30},
        gains{POSISCOPE_TR("core", "lines “can:”"), 30};
    for (const auto& [limit, count] :
         {std::pair{steps, lesson.steps.size()}, std::pair{goals, lesson.goals.size()},
          std::pair{gains, lesson.gains.size()}})
        if (auto failure = refuse(limit, count, 1)) return failure;
    std::vector<std::string> header{lesson.title, lesson.summary, lesson.needs};
    header.insert(header.end(), lesson.goals.begin(), lesson.goals.end());
    header.insert(header.end(), lesson.gains.begin(), lesson.gains.end());
    for (const std::string& text : header)
        if (auto failure = refuseText({text, 1})) return failure;
    constexpr Limit allNumbers{POSISCOPE_TR("core", "numbers of a lesson"), 2'000};
    std::size_t count = 0;
    for (const Step& step : lesson.steps) {
        if (auto failure = refuseStep(step)) return failure;
        for (const Passage* passage : passagesOf(step)) {
            count += countOf(passage->text, "{{");
            if (auto failure = refuse(allNumbers, count, passage->line)) return failure;
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
