// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/expectedrow.h"

#include <algorithm>
#include <cmath>

#include "core/identify/compare.h"

namespace posiscope {

ExpectedRow::ExpectedRow(const Form& form, const Recipe& recipe, NumberKind cells, bool streamed)
    : recipe_(recipe),
      rows_(recipe),
      streamedRows_(recipe, streamed),
      streamed_(streamed),
      pairs_(recipe.pairs()),
      perCell_(toleranceAt(0, 1, 0, cells) - toleranceAt(0, 0, 0, cells)),
      least_(toleranceAt(0, 0, 0, cells)),
      functions_(2 * pairs_ + 2),
      reach_(pairs_),
      expected_(form.contents.size()),
      tolerances_(form.contents.size()) {
    for (const DoubleDouble& radians : recipe.sines)
        radians_.push_back(radians.hi);
    for (const Slot& slot : form.contents) {
        const auto pair = static_cast<std::size_t>(slot.pair);
        std::size_t source = 2 * pairs_;
        if (slot.role == Role::plain && recipe.coordinateRows > 0)
            source = 2 * pairs_ + 1;
        else if (slot.role != Role::zero && slot.role != Role::plain && pair < pairs_)
            source = slot.role == Role::sine ? pair : pairs_ + pair;
        source_.push_back(static_cast<std::uint32_t>(source));
        pair_.push_back(static_cast<std::uint32_t>(std::min(pair, pairs_ - 1)));
        sign_.push_back(slot.role == Role::plain ? 1 : slot.sign);
    }
}

void ExpectedRow::reachAt(double position) {
    const double amplitude = recipe_.amplitude;
    constexpr double farthest = 1e6;
    const double float32 = recipe_.looserAngles * (toleranceAt(1, 0, 1, NumberKind::exact) -
                                                   toleranceAt(0, 0, 1, NumberKind::exact));
    for (std::size_t i = 0; i < pairs_; ++i)
        reach_[i] = least_ + amplitude * float32 * (0.25 + std::min(radians_[i] * position, farthest));
    if (recipe_.growth.empty()) return;
    for (std::size_t i = 0; i < pairs_; ++i) {
        const double envelope = std::hypot(functions_[i], functions_[pairs_ + i]);
        if (envelope > amplitude) reach_[i] = least_ + (reach_[i] - least_) * envelope / amplitude;
    }
}

void ExpectedRow::at(std::int64_t row) {
    if (streamed_)
        streamedRows_.at(row, functions_.data(), functions_.data() + pairs_);
    else
        rows_.at(row, functions_.data(), functions_.data() + pairs_);
    if (recipe_.coordinateRows > 0)
        functions_[2 * pairs_ + 1] = static_cast<double>(recipe_.first + recipe_.step * row) /
                                     static_cast<double>(recipe_.coordinateRows);
    reachAt(static_cast<double>(recipe_.reach(row)));
    for (std::size_t j = 0; j < expected_.size(); ++j) {
        const double cell = sign_[j] * functions_[source_[j]];
        expected_[j] = cell;
        tolerances_[j] = perCell_ * std::abs(cell) + reach_[pair_[j]];
    }
}

}  // namespace posiscope
