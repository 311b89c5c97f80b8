// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of a sine and a cosine as the hands of clocks, position as time.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/models/model.h"

namespace posiscope {

/// One clock: its hand points to (cos, sin) of the pair's angle.
struct ClockHands {
    SinCos here;   ///< at position p: the angle ω·p
    SinCos there;  ///< at position p + k
    /// The way from the one to the other is ω·k: whole turns, and radians in (−2π, 2π) of the same sign. It
    /// is the same at every p. Of rows on several axes: from row p to row p + k, or to the last one.
    std::int64_t wholeTurns = 0;
    double turn = 0;
};

/// The clocks of a model whose every pair turns by the same angle ω from one position to the next: one that
/// has an exact offset map, or rotates queries and keys. Where the rows of a table run against its angles
/// (distances that descend) the clocks run backwards. Angles are reduced exactly (core/math/phase.h).
class Clocks {
 public:
    /// A model without pairs has no clocks: count() is 0.
    explicit Clocks(std::shared_ptr<const Model> model);

    static bool existFor(const Model& model);

    const std::shared_ptr<const Model>& model() const { return model_; }
    /// All pairs; where clocks run backwards, all but a sine without its cosine, whose angle is unknown.
    std::int64_t count() const { return count_; }
    /// Whether the hands at a position are known: where clocks run backwards, those of the table alone.
    bool knows(std::int64_t position) const;
    /// The hands for a position in the table and an offset that may lead out of it.
    ClockHands hands(std::int64_t pair, std::int64_t position, std::int64_t offset) const;
    /// Radians per position, and positions per turn.
    double frequency(std::int64_t pair) const { return of(pair).radians(); }
    double wavelength(std::int64_t pair) const { return of(pair).wavelength(); }

 private:
    ClockHands handsOfRows(std::int64_t pair, std::int64_t position, std::int64_t offset) const;
    const Frequency& of(std::int64_t pair) const {
        return model_->frequencies()[static_cast<std::size_t>(pair)];
    }

    std::shared_ptr<const Model> model_;
    std::int64_t count_ = 0;
    bool backwards_ = false;
};

/// One row for each of the given pairs: pair, frequency, wavelength, angle_p, angle_p_plus_k (in [0, 2π)
/// radians), and sine and cosine at p.
class ClockTable final : public Field {
 public:
    ClockTable(std::shared_ptr<const Model> model, std::int64_t position, std::int64_t offset,
               std::vector<std::int64_t> pairs)
        : clocks_(std::move(model)), position_(position), offset_(offset), pairs_(std::move(pairs)) {}

    std::int64_t rows() const override { return static_cast<std::int64_t>(pairs_.size()); }
    std::int64_t columns() const override { return 7; }
    double value(std::int64_t row, std::int64_t column) const override;
    static std::string columnName(std::int64_t column);

 private:
    Clocks clocks_;
    std::int64_t position_, offset_;
    std::vector<std::int64_t> pairs_;
};

}  // namespace posiscope
