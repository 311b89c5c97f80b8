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

/// The coordinates of the cursor that a cell's row and column are; null for none.
struct Coordinates {
    const Key<std::int64_t>* row = nullptr;
    const Key<std::int64_t>* column = nullptr;
};
Coordinates coordinatesOf(std::string_view view, std::string_view part) {
    if (view == "heatmap") return {&keys::position, &keys::dimension};
    if (view == "similarity" || view == "bias") return {&keys::position, &keys::reference};
    if (view == "sentence")
        return {&keys::position, part.starts_with("attention") ? &keys::reference : &keys::dimension};
    if (view == "offset-map") return {nullptr, &keys::dimension};
    if (view == "counting" && part.empty()) return {&keys::position, nullptr};
    return {};
}

/// The coordinates that a cell has in each picture that may show it.
std::vector<Coordinates> coordinatesOf(const PictureMark& cell, const State& state) {
    if (!cell.view.empty()) return {coordinatesOf(cell.view, cell.part)};
    std::vector<Coordinates> all;
    for (const Pane& pane : state.arrangement.panes)
        all.push_back(coordinatesOf(pane.view, {}));
    return all;
}

/// The state with its cursor there; nothing where the picture has no such place.
std::optional<State> stateAt(State state, const Coordinates& at, const PictureMark& cell) {
    bool moved = false;
    const auto move = [&](const Key<std::int64_t>* key, double to) {
        if (key == nullptr) return true;
        const Range range(state, key->name);
        const std::int64_t number = std::llround(to);
        if (number < range.first || number > range.last) return false;
        state.set(*key, number);
        return moved = true;
    };
    if (!move(at.row, cell.at[0]) || !move(at.column, cell.at[1]) || !moved) return std::nullopt;
    return state;
}

}  // namespace

std::optional<State> stateOfPlace(const Step& step, const Snapshot& snapshot) {
    Snapshot tried = snapshot;
    const auto isRight = [&] {
        const auto value = evaluate(step.prediction->wanted.text, tried);
        return value.ok() && *value != 0;
    };
    for (const PictureMark& cell : markedCells(step.after))
        for (const Coordinates& at : coordinatesOf(cell, snapshot.state))
            if (auto there = stateAt(snapshot.state, at, cell)) {
                tried.state = *std::move(there);
                if (isRight()) return tried.state;
            }
    tried.state = snapshot.state;
    const auto fits = [&](std::int64_t position, std::int64_t dimension) {
        tried.state.set(keys::position, position);
        tried.state.set(keys::dimension, dimension);
        return isRight();
    };
    const Range positions(snapshot.state, keys::position.name);
    const Range dimensions(snapshot.state, keys::dimension.name);
    const std::int64_t position = snapshot.state.get(keys::position);
    const std::int64_t dimension = snapshot.state.get(keys::dimension);
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
