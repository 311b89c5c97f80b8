// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/reply.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/lessons/expression.h"

namespace posiscope {

namespace {

/// One try has been made; another may follow.
void finishTry(Reply& reply, bool right, const Passage& why, int most = mostTries) {
    ++reply.tries;
    reply.right = right;
    reply.why = right ? Passage{} : why;
    reply.closed = right || reply.tries >= most;
}

/// The reason of the first slip that `fits`.
template <class Fits>
Passage reasonOf(const Prediction& prediction, const Fits& fits) {
    const auto slip = std::ranges::find_if(prediction.slips, fits);
    return slip == prediction.slips.end() ? Passage{} : slip->why;
}

bool holds(const Passage& condition, const Snapshot& snapshot) {
    const auto value = evaluate(condition.text, snapshot);
    return value.ok() && *value != 0;
}

/// FNV-1a: the same on every machine.
std::uint64_t hashOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return hash;
}

}  // namespace

void choose(Reply& reply, const Prediction& prediction, std::size_t answer) {
    if (reply.closed || answer >= prediction.answers.size()) return;
    const auto found = std::ranges::find(reply.chosen, answer);
    if (prediction.asks != Asks::one) {
        if (found == reply.chosen.end())
            reply.chosen.push_back(answer);
        else
            reply.chosen.erase(found);
        return;
    }
    if (found != reply.chosen.end()) return;
    reply.chosen.push_back(answer);
    // The last answer that is left is no choice.
    const int most = std::min(mostTries, static_cast<int>(prediction.answers.size()) - 1);
    finishTry(reply, prediction.answers[answer].right, prediction.answers[answer].why, most);
}

bool isComplete(const Reply& reply, const Prediction& prediction) {
    return prediction.asks == Asks::order ? reply.chosen.size() == prediction.answers.size()
                                          : !reply.chosen.empty();
}

void tryChosen(Reply& reply, const Prediction& prediction) {
    if (reply.closed || !isComplete(reply, prediction)) return;
    if (prediction.asks == Asks::order) {
        finishTry(reply, std::ranges::is_sorted(reply.chosen), {});
        if (!reply.closed) reply.chosen.clear();
        return;
    }
    const auto& answers = prediction.answers;
    const auto wrong = std::ranges::find_if(reply.chosen, [&](std::size_t n) { return !answers[n].right; });
    const bool none = wrong == reply.chosen.end();
    const auto wanted = std::ranges::count(answers, true, &Answer::right);
    finishTry(reply, none && std::ssize(reply.chosen) == wanted, none ? Passage{} : answers[*wrong].why);
}

void tryNumber(Reply& reply, const Prediction& prediction, double number, const Snapshot& snapshot) {
    if (reply.closed) return;
    const auto within = evaluate(prediction.within.text, snapshot);
    const auto fits = [&](const Passage& expression) {
        const auto value = evaluate(expression.text, snapshot);
        // A number typed with as many digits as the limit has meets it.
        constexpr double rounding = 1e-12;
        return value && within && std::fabs(*value - number) <= *within + rounding * std::fabs(*value);
    };
    finishTry(reply, fits(prediction.wanted),
              reasonOf(prediction, [&](const Slip& slip) { return fits(slip.given); }));
}

void tryClick(Reply& reply, const Prediction& prediction, const Snapshot& snapshot) {
    if (reply.closed) return;
    finishTry(reply, holds(prediction.wanted, snapshot),
              reasonOf(prediction, [&](const Slip& slip) { return holds(slip.given, snapshot); }));
}

void close(Reply& reply) {
    reply.closed = true;
}

std::vector<std::size_t> shownOrder(const Lesson& lesson, std::size_t step) {
    const auto& prediction = lesson.steps[step].prediction;
    std::vector<std::size_t> order(prediction ? prediction->answers.size() : 0);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::uint64_t number = hashOf(lesson.id + "/" + std::to_string(step + 1));
    for (std::size_t left = order.size(); left > 1; --left) {
        // Bits that have passed through the whole hash: its low ones alone repeat.
        number = number * 6364136223846793005 + 1442695040888963407;
        std::swap(order[left - 1], order[(number >> 33) % left]);
    }
    // What is to be put in order must not be in order already.
    if (prediction && prediction->asks == Asks::order && std::ranges::is_sorted(order))
        std::rotate(order.begin(), order.begin() + 1, order.end());
    return order;
}

}  // namespace posiscope
