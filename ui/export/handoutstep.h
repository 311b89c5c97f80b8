// SPDX-License-Identifier: GPL-3.0-or-later
// A step of a lesson with what its texts are filled from.
#pragma once

#include <QString>

#include "core/lessons/lesson.h"
#include "core/state/snapshot.h"
#include "ui/documents/passages.h"

namespace posiscope {

struct HandoutStep {
    const Lesson& lesson;
    std::size_t number;  ///< from 0
    Snapshot beginning;
    Snapshot answered;   ///< after the question
    Snapshot following;  ///< of what follows the answer, and of the task

    const Step& step() const { return lesson.steps[number]; }
    /// A passage that is read before the question is answered, one that is read after it, and one of what
    /// follows.
    QString before(const Passage& passage) const { return filledPassage(passage, beginning); }
    QString after(const Passage& passage) const {
        return filledPassage(passage, {answered, &beginning, &answered});
    }
    QString then(const Passage& passage) const {
        return filledPassage(passage, {following, &following, &answered});
    }
};

}  // namespace posiscope
