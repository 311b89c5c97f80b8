// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/moves.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/trimmed.h"

namespace posiscope {

namespace {

constexpr std::string_view prefix = "move.", ofB = "b.";

Error wanted(const Setting& setting) {
    return {Text(POSISCOPE_TR("core",
                              "%1 must be two ends and a time of at most %2 seconds, such as "
                              "“10..110 in 3”, or values and a time, such as “8 | 64 in 3”, not “%3”"))
                .with(Text::asIs(setting.key))
                .with(Text::asIs(std::to_string(static_cast<int>(longestMove))))
                .with(Text::asIs(setting.value)),
            setting.key};
}

/// What stands before the time, and the time.
struct Timed {
    std::string_view text;
    double seconds = 0;
};

std::optional<Timed> timedOf(std::string_view text) {
    const std::size_t in = text.rfind(" in ");
    if (in == std::string_view::npos) return std::nullopt;
    const std::string_view time = trimmed(text.substr(in + 4));
    Timed timed{trimmed(text.substr(0, in))};
    const auto [end, error] = std::from_chars(time.data(), time.data() + time.size(), timed.seconds);
    const bool isGood = error == std::errc() && end == time.data() + time.size() && timed.seconds > 0 &&
                        timed.seconds <= longestMove;
    return isGood ? std::optional(timed) : std::nullopt;
}

/// "0..3 | 0..3, 0": values of a parameter that a lesson may set.
Result<std::vector<Value>> valuesIn(const State& state, std::string_view key, std::string_view text) {
    const Parameter* const parameter = findParameter(state, key);
    if (parameter == nullptr || parameter->internal)
        return Error{{POSISCOPE_TR("core", "%1 has no values that could move"), {std::string(key)}},
                     std::string(key)};
    std::vector<Value> values;
    while (true) {
        const std::size_t bar = text.find('|');
        auto value = parseValue(*parameter, trimmed(text.substr(0, bar)));
        if (!value) return value.error();
        values.push_back(*std::move(value));
        if (bar == std::string_view::npos) return values;
        text.remove_prefix(bar + 1);
    }
}

Value valueAt(const Move& move, double phase) {
    if (move.values.empty()) return valueAt(move.motion, phase);
    const auto count = static_cast<double>(move.values.size());
    const double last = count - 1;
    return move.values[static_cast<std::size_t>(std::clamp(std::floor(phase * count), 0.0, last))];
}

}  // namespace

bool isMove(const Setting& setting) {
    return setting.key.starts_with(prefix);
}

std::string plainKey(const Setting& setting) {
    return isMove(setting) ? setting.key.substr(prefix.size()) : setting.key;
}

Result<Move> moveOf(const State& state, const Setting& setting) {
    const auto timed = timedOf(setting.value);
    if (!timed) return wanted(setting);
    Move move;
    move.seconds = timed->seconds;
    const std::string plain = plainKey(setting);
    std::string_view key = plain;
    if (key.starts_with(ofB) && hasB(state)) {
        move.subject = Subject::b;
        key.remove_prefix(ofB.size());
    }
    const State side = move.subject == Subject::b ? stateOfB(state) : state;
    if (timed->text.find('|') != std::string_view::npos) {
        auto values = valuesIn(side, key, timed->text);
        if (!values) return values.error();
        move.motion.key = key;
        move.values = *std::move(values);
        return move.values.front() == move.values.back() ? Result<Move>(wanted(setting)) : move;
    }
    const std::size_t dots = timed->text.find("..");
    if (dots == std::string_view::npos) return wanted(setting);
    auto motion =
        motionBetween(side, key, trimmed(timed->text.substr(0, dots)), trimmed(timed->text.substr(dots + 2)));
    if (!motion) return motion.error();
    if (motion->from == motion->to) return wanted(setting);
    move.motion = *std::move(motion);
    return move;
}

std::vector<Move> movesOf(const State& state, std::span<const Setting> settings) {
    std::vector<Move> moves;
    for (const Setting& setting : settings)
        if (isMove(setting))
            if (auto move = moveOf(state, setting)) moves.push_back(std::move(*move));
    return moves;
}

void setMoves(State& state, std::span<const Move> moves, double phase) {
    for (const Move& move : moves)
        editSubject(state, move.subject,
                    [&](State& side) { side.values.set(move.motion.key, valueAt(move, phase)); });
}

std::optional<State> beginningOfMoves(const State& end, std::span<const Setting> settings) {
    const std::vector<Move> moves = movesOf(end, settings);
    if (moves.empty()) return std::nullopt;
    State state = end;
    setMoves(state, moves, 0);
    repair(state);
    return state;
}

double durationOf(std::span<const Move> moves) {
    double longest = 0;
    for (const Move& move : moves)
        longest = std::max(longest, move.seconds);
    return longest;
}

}  // namespace posiscope
