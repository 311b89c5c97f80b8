// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/pairturns.h"

#include "core/models/model.h"
#include "core/rotary/axisturns.h"

namespace posiscope {

std::int64_t PairTurns::pairs() const {
    return static_cast<std::int64_t>(model_->frequencies().size());
}

std::array<std::int64_t, 2> PairTurns::dimensions(std::int64_t pair) const {
    if (const RotaryEmbedding* const rotary = model_->rotary())
        return {rotary->first(pair), rotary->second(pair)};
    return {model_->dimensionOf(pair, Role::sine), model_->dimensionOf(pair, Role::cosine)};
}

PairTurns::Place PairTurns::placeOf(std::int64_t dimension) const {
    if (const RotaryEmbedding* const rotary = model_->rotary()) {
        const Column element = rotary->element(dimension);
        if (element.pair < 0) return {};
        return {element.pair, element.role == Role::sine ? std::size_t{0} : std::size_t{1}};
    }
    const Column column = model_->column(dimension);
    if (column.role != Role::sine && column.role != Role::cosine) return {};
    return {column.pair, column.role == Role::sine ? std::size_t{0} : std::size_t{1}};
}

std::int64_t PairTurns::partner(std::int64_t dimension) const {
    const Place place = placeOf(dimension);
    if (place.pair < 0 || place.pair >= pairs()) return dimension;
    const std::int64_t other = dimensions(place.pair)[1 - place.which];
    return other < 0 ? dimension : other;
}

int PairTurns::sign(std::int64_t dimension) const {
    if (partner(dimension) == dimension) return 0;
    const bool first = placeOf(dimension).which == 0;
    // Angles of a table grow with its position: its sine takes cosines. An element x of a query gives to y.
    return first == (model_->rotary() == nullptr) ? 1 : -1;
}

const Frequency* PairTurns::frequency(std::int64_t dimension, std::size_t axis) const {
    const std::int64_t pair = placeOf(dimension).pair;
    if (pair < 0 || pair >= pairs()) return nullptr;
    if (const AxisTurns* const turns = model_->axisTurns()) {
        const AxisTurn* const own = turns->along(pair, axis);
        return own == nullptr ? nullptr : &own->frequency;
    }
    if (axisOf(pair) != axis) return nullptr;
    return &model_->frequencies()[static_cast<std::size_t>(pair)];
}

std::size_t PairTurns::axisOf(std::int64_t pair) const {
    const auto axes = model_->pairAxes();
    return axes.empty() ? 0 : axes[static_cast<std::size_t>(pair)];
}

std::int64_t PairTurns::lengthFor(std::int64_t pair) const {
    return model_->positions().axes()[axisOf(pair)].length;
}

std::int64_t PairTurns::pairsAlong(std::size_t axis) const {
    std::int64_t count = 0;
    for (std::int64_t pair = 0; pair < pairs(); ++pair)
        count += axisOf(pair) == axis ? 1 : 0;
    return count;
}

std::int64_t PairTurns::completeCyclesAlong(std::size_t axis) const {
    const auto length = static_cast<double>(model_->positions().axes()[axis].length);
    std::int64_t count = 0;
    for (std::int64_t pair = 0; pair < pairs(); ++pair)
        if (axisOf(pair) == axis &&
            model_->frequencies()[static_cast<std::size_t>(pair)].wavelength() <= length)
            ++count;
    return count;
}

std::int64_t PairTurns::completeCycles() const {
    std::int64_t all = 0;
    for (std::size_t axis = 0; axis < model_->positions().axes().size(); ++axis)
        all += completeCyclesAlong(axis);
    return all;
}

}  // namespace posiscope
