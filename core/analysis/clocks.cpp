// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/clocks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/precision/roundedpairs.h"
#include "core/rotary/axisturns.h"

namespace posiscope {

namespace {

constexpr double fullTurn = 2 * std::numbers::pi;

/// In [0, 2π).
double angleOf(const SinCos& hand) {
    const double angle = std::atan2(hand.sine, hand.cosine);
    return angle < 0 ? std::min(angle + fullTurn, std::nextafter(fullTurn, 0)) : angle;
}

struct Way {
    std::int64_t wholeTurns;
    double radians;
};

/// ω·k, with the part of a turn as exact as the reduced angle.
Way wayOver(const Frequency& frequency, std::int64_t offset) {
    const double all = static_cast<double>(offset) * frequency.radians() / fullTurn;
    double part = turnsOf(frequency.at(offset));
    double whole = std::round(all - part);
    if (part * all < 0) {
        part += std::copysign(1.0, all);
        whole -= std::copysign(1.0, all);
    }
    return {static_cast<std::int64_t>(whole), fullTurn * part};
}

}  // namespace

Clocks::Clocks(std::shared_ptr<const Model> model)
    : model_(std::move(model)), count_(static_cast<std::int64_t>(model_->frequencies().size())) {
    if (!model_->offsetMaps() || count_ == 0) return;
    // A step of one position in the table, against a step of the angles. Half a turn looks the same either
    // way.
    const double step = model_->offsetMaps()->map(1)->rotation(0).sine;
    backwards_ = step * sinCos(of(0).at(1)).sine < 0;
    if (backwards_ && model_->dimensionOf(count_ - 1, Role::cosine) < 0) --count_;
}

bool Clocks::existFor(const Model& model) {
    return !model.frequencies().empty() && (model.offsetMaps() || model.rotary() != nullptr);
}

bool Clocks::knows(std::int64_t position) const {
    const std::int64_t row = position - model_->firstCursor();
    return !backwards_ || (row >= 0 && row < model_->table().rows());
}

ClockHands Clocks::hands(std::int64_t pair, std::int64_t position, std::int64_t offset) const {
    if (model_->axisTurns() != nullptr && model_->positions().axes().size() > 1)
        return handsOfRows(pair, position, offset);
    const Frequency& frequency = of(pair);
    const Way way = wayOver(frequency, offset);
    const Coordinate at = model_->positions().atCursor(position);
    const Coordinate there = Coordinate::stepped(at, 1, offset);
    if (const RoundedPairs* rounded = model_->rounded())
        return {rounded->at(at.floor(), pair), rounded->at(there.floor(), pair), way.wholeTurns, way.radians};
    if (!backwards_)
        return {sinCos(frequency.at(at.floor(), at.fraction())),
                sinCos(frequency.at(there.floor(), there.fraction())), way.wholeTurns, way.radians};
    // The table holds the phase.
    const std::int64_t row = position - model_->firstCursor();
    const SinCos here{model_->table().value(row, model_->dimensionOf(pair, Role::sine)),
                      model_->table().value(row, model_->dimensionOf(pair, Role::cosine))};
    const SinCos step = sinCos(frequency.at(offset));
    return {here,
            {here.sine * step.cosine - here.cosine * step.sine,
             here.cosine * step.cosine + here.sine * step.sine},
            -way.wholeTurns,
            -way.radians};
}

/// The angles of two rows, and the way from the one to the other.
ClockHands Clocks::handsOfRows(std::int64_t pair, std::int64_t position, std::int64_t offset) const {
    const Positions& places = model_->positions();
    const auto row = [&](std::int64_t cursor) {
        return std::clamp<std::int64_t>(places.rowOf(cursor), 0, places.rows() - 1);
    };
    const std::int64_t here = row(position), there = row(position + offset);
    const AxisTurns& turns = *model_->axisTurns();
    const double way = turns.radians(places, there, pair) - turns.radians(places, here, pair);
    const double whole = std::trunc(way / fullTurn);
    return {sinCos(turns.angle(places, here, pair)), sinCos(turns.angle(places, there, pair)),
            static_cast<std::int64_t>(whole), way - whole * fullTurn};
}

double ClockTable::value(std::int64_t row, std::int64_t column) const {
    const std::int64_t pair = pairs_[static_cast<std::size_t>(row)];
    switch (column) {
        case 0: return static_cast<double>(pair);
        case 1: return clocks_.frequency(pair);
        case 2: return clocks_.wavelength(pair);
        default: break;
    }
    const ClockHands hands = clocks_.hands(pair, position_, offset_);
    switch (column) {
        case 3: return angleOf(hands.here);
        case 4: return angleOf(hands.there);
        case 5: return hands.here.sine;
        default: return hands.here.cosine;
    }
}

std::string ClockTable::columnName(std::int64_t column) {
    constexpr const char* names[] = {"pair",           "frequency", "wavelength", "angle_p",
                                     "angle_p_plus_k", "sine",      "cosine"};
    return names[column];
}

}  // namespace posiscope
