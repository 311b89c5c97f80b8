// SPDX-License-Identifier: GPL-3.0-or-later
// The position of each row, from the phases of pairs with known frequencies.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/forms.h"
#include "core/identify/numberkind.h"

namespace posiscope {

/// The angles of some pairs in a row; NaN for cells that are not finite.
std::vector<double> phasesOf(const double* row, const Form& form, const std::vector<std::size_t>& pairs);

/// At most this many of the pairs, evenly from the first to the last.
std::vector<std::size_t> someOfPairs(const std::vector<std::size_t>& pairs, std::size_t count);

/// Finds the whole position p ≥ 0 with phase_i = ω_i p for nearly all pairs.
class PositionFinder {
 public:
    /// `radians` are the frequencies of the pairs; positions are below `limit`.
    PositionFinder(std::vector<double> radians, NumberKind cells, std::int64_t limit);

    /// The position; empty where none explains most of the phases. The whole turns of `hint` are tried first.
    std::optional<std::int64_t> at(const std::vector<double>& phases, std::int64_t hint = 0) const;

    /// The share of phases that agree with a position.
    double share(const std::vector<double>& phases, std::int64_t position) const;
    /// Whether the phase of a pair agrees with a position.
    bool agrees(std::size_t pair, double phase, std::int64_t position) const;

 private:
    std::optional<std::int64_t> from(std::size_t slowest, const std::vector<double>& phases,
                                     std::int64_t hint) const;
    double refined(const std::vector<double>& phases, std::size_t slowest, double turns) const;
    std::int64_t nearest(const std::vector<double>& phases, double position) const;

    std::vector<double> radians_;
    std::vector<std::size_t> slowFirst_;
    double noise_;
    std::int64_t limit_;
};

}  // namespace posiscope
