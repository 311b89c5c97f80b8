// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/clickplace.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/lessons/expression.h"
#include "core/lessons/picturemarks.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// The numbers that a coordinate of the cursor may have.
struct Range {
    Range(const State& state, std::string_view key) {
        if (const Parameter* row = findParameter(state, key)) {
            const Limits limits = limitsOf(state, *row);
            first = static_cast<std::int64_t>(limits.minimum);
            last = static_cast<std::int64_t>(limits.maximum);
        }
    }
    std::int64_t first = 0;
    std::int64_t last = 0;
};

/// The cells that settings mark.
std::vector<PictureMark> markedCells(const std::vector<Setting>& settings) {
    const auto setting = std::ranges::find(settings, std::string_view(keys::marks.name), &Setting::key);
    if (setting == settings.end()) return {};
    auto marks = pictureMarksOf(setting->value);
    if (!marks) return {};
    std::erase_if(*marks, [](const PictureMark& mark) { return mark.kind != PictureMark::Kind::cell; });
    return *std::move(marks);
}

}  // namespace

std::optional<State> stateOfPlace(const Step& step, const Snapshot& snapshot) {
    Snapshot tried = snapshot;
    const auto fits = [&](std::int64_t position, std::int64_t dimension) {
        tried.state.set(keys::position, position);
        tried.state.set(keys::dimension, dimension);
        const auto value = evaluate(step.prediction->wanted.text, tried);
        return value.ok() && *value != 0;
    };
    const Range positions(snapshot.state, keys::position.name);
    const Range dimensions(snapshot.state, keys::dimension.name);
    const std::int64_t position = snapshot.state.get(keys::position);
    const std::int64_t dimension = snapshot.state.get(keys::dimension);
    for (const PictureMark& cell : markedCells(step.after)) {
        const std::int64_t p = std::llround(cell.at[0]), j = std::llround(cell.at[1]);
        const bool isThere =
            p >= positions.first && p <= positions.last && j >= dimensions.first && j <= dimensions.last;
        if (isThere && fits(p, j)) return tried.state;
    }
    for (std::int64_t p = positions.first; p <= positions.last; ++p)
        if (fits(p, dimension)) return tried.state;
    for (std::int64_t j = dimensions.first; j <= dimensions.last; ++j)
        if (fits(position, j)) return tried.state;
    constexpr std::int64_t mostPlaces = 50'000;
    std::int64_t places = 0;
    for (std::int64_t p = positions.first; p <= positions.last; ++p)
        for (std::int64_t j = dimensions.first; j <= dimensions.last; ++j)
            if (++places > mostPlaces)
                return std::nullopt;
            else if (fits(p, j))
                return tried.state;
    return std::nullopt;
}

}  // namespace posiscope
