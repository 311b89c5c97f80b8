// SPDX-License-Identifier: GPL-3.0-or-later
// What has been answered to a question.
#pragma once

#include "core/lessons/lesson.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// The answer to a question so far. A wrong one may be followed by a second try; then the question is closed,
/// and the answer is shown.
struct Reply {
    std::vector<std::size_t> chosen;  ///< Asks::one: the tries; all: what is ticked; order: what comes first
    int tries = 0;
    bool right = false;
    bool closed = false;
    Passage why = {};  ///< why the last try was wrong; may be empty
};

inline constexpr int mostTries = 2;

/// Chooses an answer, by its number in the lesson: a try of Asks::one; ticks it, or takes it back.
void choose(Reply& reply, const Prediction& prediction, std::size_t answer);

/// Whether enough is chosen for a try of Asks::all or Asks::order.
bool isComplete(const Reply& reply, const Prediction& prediction);

/// A try with what is chosen: Asks::all and Asks::order.
void tryChosen(Reply& reply, const Prediction& prediction);

/// A try with a number; what the question asks for is computed in `snapshot`.
void tryNumber(Reply& reply, const Prediction& prediction, double number, const Snapshot& snapshot);

/// A try with a click on a picture: `snapshot` is what it has led to.
void tryClick(Reply& reply, const Prediction& prediction, const Snapshot& snapshot);

/// Shows the answer without another try.
void close(Reply& reply);

/// In which order the answers of a step are shown: always the same one for a step, so that a class, its
/// handouts and the next year have the same letters. Holds the numbers of the answers in the lesson.
std::vector<std::size_t> shownOrder(const Lesson& lesson, std::size_t step);

}  // namespace posiscope
