// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: refused in one line, or steps that can be checked.
#include "core/lessons/lessonmistakes.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto lesson = parseLesson(fuzz::textOf(data, size));
    if (!lesson) {
        fuzz::expectOneLine(lesson.error());
        return 0;
    }
    fuzz::expect(!lesson->steps.empty(), "a lesson has steps");
    if (const auto failure = checkLesson(*lesson, fuzz::views())) fuzz::expectOneLine(*failure);
    return 0;
}
