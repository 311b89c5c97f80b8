// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/moves.h"

#include <algorithm>
#include <charconv>

#include "core/base/trimmed.h"

namespace posiscope {

namespace {

constexpr std::string_view prefix = "move.", ofB = "b.";

Error wanted(const Setting& setting) {
    return {Text(POSISCOPE_TR("core",
                              "%1 must be two ends and a time of at most %2 seconds, such as "
                              "“10..110 in 3”, not “%3”"))
                .with(Text::asIs(setting.key))
                .with(Text::asIs(std::to_string(static_cast<int>(longestMove))))
                .with(Text::asIs(setting.value)),
            setting.key};
}

}  // namespace

bool isMove(const Setting& setting) {
    return setting.key.starts_with(prefix);
}

std::string plainKey(const Setting& setting) {
    return isMove(setting) ? setting.key.substr(prefix.size()) : setting.key;
}

Result<Move> moveOf(const State& state, const Setting& setting) {
    const std::string_view text = setting.value;
    const std::size_t dots = text.find(".."), in = text.find(" in ");
    if (dots == std::string_view::npos || in == std::string_view::npos || in < dots) return wanted(setting);
    const std::string_view time = trimmed(text.substr(in + 4));
    Move move;
    const auto [end, error] = std::from_chars(time.data(), time.data() + time.size(), move.seconds);
    if (error != std::errc() || end != time.data() + time.size() || !(move.seconds > 0) ||
        move.seconds > longestMove)
        return wanted(setting);
    const std::string plain = plainKey(setting);
    std::string_view key = plain;
    if (key.starts_with(ofB) && hasB(state)) {
        move.subject = Subject::b;
        key.remove_prefix(ofB.size());
    }
    auto motion = motionBetween(move.subject == Subject::b ? stateOfB(state) : state, key,
                                trimmed(text.substr(0, dots)), trimmed(text.substr(dots + 2, in - dots - 2)));
    if (!motion) return motion.error();
    if (motion->from == motion->to) return wanted(setting);
    move.motion = std::move(*motion);
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
                    [&](State& side) { side.values.set(move.motion.key, valueAt(move.motion, phase)); });
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
