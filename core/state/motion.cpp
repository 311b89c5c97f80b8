// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/motion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "core/base/trimmed.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

double asNumber(const Value& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    return std::get<double>(value);
}

Value asValue(const Motion& motion, double number) {
    if (motion.whole) return static_cast<std::int64_t>(std::llround(number));
    return number;
}

const Parameter& choiceOfMotion() {
    static const Parameter& row =
        *std::find_if(viewParameters().begin(), viewParameters().end(),
                      [](const Parameter& each) { return each.key == keys::motion.name; });
    return row;
}

/// The row of what moves, or why this state has none.
Result<const Parameter*> rowOf(const State& state, std::string_view key) {
    const Parameter* row = findParameter(state, key);
    if (row == nullptr)
        return Error{{POSISCOPE_TR("core", "%1 does not apply to the encoding %2"),
                      {std::string(key), encodingOf(state).id}},
                     std::string(key)};
    if (!row->relevantIn(state.values))
        return Error{{POSISCOPE_TR("core", "%1 means nothing beside the other parameters of %2"),
                      {std::string(key), encodingOf(state).id}},
                     std::string(key)};
    return row;
}

Motion between(const Parameter& row, double from, double to) {
    return {row.key,
            from,
            to,
            row.kind() == ParameterKind::integer,
            row.sliderStep(),
            row.slider && row.slider->scale == Scale::logarithmic};
}

/// The number brought inside what the row allows.
double inside(const Parameter& row, const Values& values, double number) {
    const Limits limits = row.limitsIn(values);
    const double lowest = limits.openBelow && row.slider ? row.slider->marks.front() : limits.minimum;
    if (limits.openBelow && number > limits.minimum) return std::min(number, limits.maximum);
    const double clamped = std::clamp(number, lowest, limits.maximum);
    return row.kind() == ParameterKind::integer ? std::round(clamped) : clamped;
}

double sixDigits(double number) {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.5e", number);
    return std::strtod(text.data(), nullptr);
}

double direction(const Motion& motion) {
    return motion.to < motion.from ? -1 : 1;
}

/// How far the last value is from the first one, in steps.
double stepsBetween(const Motion& motion) {
    return std::floor(std::abs(motion.to - motion.from) / motion.step);
}

/// The number at a share of the way, before it is rounded to what the parameter takes.
double along(const Motion& motion, double phase) {
    if (motion.ratios) return motion.from * std::pow(motion.to / motion.from, phase);
    return motion.from + phase * (motion.to - motion.from);
}

/// The end of a motion as it is typed, read with the limits that hold in the state.
Result<double> parseEnd(const State& state, const Parameter& row, std::string_view text) {
    Parameter held = row;
    held.limits = row.limitsIn(state.values);
    const auto value = parseValue(held, text);
    if (!value) return value.error();
    return asNumber(*value);
}

std::string keyOf(std::string_view text) {
    std::string key(trimmed(text, " "));
    std::replace(key.begin(), key.end(), '-', '_');  // as the option is spelled
    return key;
}

}  // namespace

std::optional<Motion> usualMotion(const State& state, std::string_view key) {
    struct Ends {
        const char* key;
        double from;
        double to;
    };
    static constexpr std::array<Ends, 5> usual{{{keys::position.name, 0, 1e9},
                                                {keys::offset.name, -64, 64},
                                                {keys::base.name, 10, 1e6},
                                                {keys::dModel.name, 2, 512},
                                                {keys::maxLen.name, 16, 1024}}};
    const auto* const ends =
        std::find_if(usual.begin(), usual.end(), [&](const Ends& each) { return each.key == key; });
    const auto row = rowOf(state, key);
    if (!row || ends == usual.end()) return std::nullopt;
    const double step = (*row)->sliderStep();
    const double from = std::ceil(ends->from / step) * step;
    return between(**row, inside(**row, state.values, from), inside(**row, state.values, ends->to));
}

Result<Motion> parseMotion(const State& state, std::string_view text) {
    const auto equals = text.find('=');
    const auto dots = text.find("..", equals == std::string_view::npos ? 0 : equals);
    if (equals == std::string_view::npos || dots == std::string_view::npos)
        return Error{{POSISCOPE_TR("core", "animate must be a motion such as position=0..127, not “%1”"),
                      {std::string(text)}},
                     keys::animate.name};
    const std::string key = keyOf(text.substr(0, equals));
    if (choiceOfMotion().findChoice(key) == nullptr) {
        Parameter named = choiceOfMotion();
        named.key = keys::animate.name;
        return Error{Text(POSISCOPE_TR("core", "animate must move %1, not “%2”"))
                         .with(describeLimits(named, {}))
                         .with(Text::asIs(key)),
                     keys::animate.name};
    }
    return motionBetween(state, key, text.substr(equals + 1, dots - equals - 1), text.substr(dots + 2));
}

Result<Motion> motionBetween(const State& state, std::string_view key, std::string_view from,
                             std::string_view to) {
    const auto row = rowOf(state, key);
    if (!row) return row.error();
    const auto kind = (*row)->kind();
    if ((*row)->internal || (kind != ParameterKind::integer && kind != ParameterKind::real))
        return Error{{POSISCOPE_TR("core", "%1 is no number that could move"), {std::string(key)}},
                     std::string(key)};
    const auto first = parseEnd(state, **row, from);
    if (!first) return first.error();
    const auto last = parseEnd(state, **row, to);
    if (!last) return last.error();
    return between(**row, *first, *last);
}

std::string formatMotion(const State& state, const Motion& motion) {
    const Parameter* row = findParameter(state, motion.key);
    if (row == nullptr) return {};
    return motion.key + "=" + formatValue(*row, asValue(motion, motion.from)) + ".." +
           formatValue(*row, asValue(motion, motion.to));
}

Result<HeldMotion> motionOf(const State& state) {
    const auto row = rowOf(state, state.get(keys::motion));
    if (!row) return row.error();
    const double from = state.get(keys::motionFrom);
    const double to = state.get(keys::motionTo);
    HeldMotion held{between(**row, inside(**row, state.values, from), inside(**row, state.values, to))};
    held.limited = std::abs(held.motion.from - from) >= 1 || std::abs(held.motion.to - to) >= 1;
    return held;
}

std::int64_t valueCount(const Motion& motion) {
    return motion.whole ? static_cast<std::int64_t>(stepsBetween(motion)) + 1 : 0;
}

Value valueAt(const Motion& motion, double phase) {
    phase = std::clamp(phase, 0.0, 1.0);
    if (!motion.whole) {
        if (phase == 0 || phase == 1) return phase == 0 ? motion.from : motion.to;
        return std::clamp(sixDigits(along(motion, phase)), std::min(motion.from, motion.to),
                          std::max(motion.from, motion.to));
    }
    const double last = stepsBetween(motion);
    const double steps = motion.ratios
                             ? std::round(std::abs(along(motion, phase) - motion.from) / motion.step)
                             : std::floor(phase * (last + 1) + 1e-9);
    return asValue(motion, motion.from + direction(motion) * std::min(steps, last) * motion.step);
}

double phaseOf(const Motion& motion, const Value& value) {
    const double number = asNumber(value);
    if (number < std::min(motion.from, motion.to) || number > std::max(motion.from, motion.to)) return 0;
    if (motion.from == motion.to) return 0;
    if (motion.ratios) return std::log(number / motion.from) / std::log(motion.to / motion.from);
    if (!motion.whole) return (number - motion.from) / (motion.to - motion.from);
    const double last = stepsBetween(motion);
    const double steps = std::round(std::abs(number - motion.from) / motion.step);
    return steps >= last ? 1 : steps / (last + 1);
}

Value valueBeside(const Motion& motion, const Value& value, int steps) {
    constexpr double part = 1.0 / 60;
    const double low = std::min(motion.from, motion.to);
    const double high = std::max(motion.from, motion.to);
    const double number = std::clamp(asNumber(value), low, high);
    const double next = motion.whole ? number + direction(motion) * steps * motion.step : number;
    if (!motion.whole || motion.ratios) {
        Value far = valueAt(motion, phaseOf(motion, asValue(motion, number)) + steps * part);
        if (!motion.whole || std::abs(asNumber(far) - number) > std::abs(next - number)) return far;
    }
    // The last value may lie before the end: 2..9 in steps of 2 ends at 8.
    const double last = motion.from + direction(motion) * stepsBetween(motion) * motion.step;
    return asValue(motion, std::clamp(next, std::min(motion.from, last), std::max(motion.from, last)));
}

Result<std::vector<Value>> frameValues(const Motion& motion, double fps, std::optional<double> seconds) {
    const double count = seconds ? std::max(1.0, std::round(*seconds * fps))
                                 : static_cast<double>(std::max<std::int64_t>(1, valueCount(motion)));
    if (!(count <= static_cast<double>(mostFrames)))
        return Error{
            {POSISCOPE_TR("core",
                          "the motion would have %1 frames, and at most %2 can be exported: choose "
                          "nearer ends, a shorter time or a lower frame rate"),
             {groupedDigits(static_cast<std::int64_t>(std::min(count, 1e15))), groupedDigits(mostFrames)}},
            keys::animate.name};
    // As many frames as values, or fewer, begin and end at the ends; of more, each holds its share.
    const bool repeated = motion.whole && !motion.ratios && count > static_cast<double>(valueCount(motion));
    std::vector<Value> values;
    for (std::int64_t at = 0; static_cast<double>(at) < count; ++at) {
        const auto n = static_cast<double>(at);
        if (!seconds && motion.whole)
            values.push_back(asValue(motion, motion.from + direction(motion) * n * motion.step));
        else
            values.push_back(valueAt(motion, repeated ? (n + 0.5) / count : count > 1 ? n / (count - 1) : 0));
    }
    return values;
}

Result<State> stateAt(const State& state, const std::string& key, const Value& value) {
    State moved = state;
    moved.values.set(key, value);
    repair(moved);
    std::vector<std::string> views;
    for (const Pane& pane : moved.arrangement.panes)
        views.push_back(pane.view);
    if (auto failure = checkState(moved, views)) return *failure;
    return moved;
}

}  // namespace posiscope
