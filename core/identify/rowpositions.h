// The positions of rows, one by one, from the phases of pairs whose frequencies are known.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/forms.h"
#include "core/identify/numberkind.h"

namespace posiscope {

/// The angles of some pairs in a row; NaN where a cell is no number.
std::vector<double> phasesOf(const double* row, const Form& form, const std::vector<std::size_t>& pairs);

/// At most so many of the pairs, from the first to the last.
std::vector<std::size_t> someOfPairs(const std::vector<std::size_t>& pairs, std::size_t count);

/// Finds the whole position p ≥ 0 with phase_i = ω_i p for nearly all pairs.
class PositionFinder {
 public:
    /// `radians` of the pairs; positions are looked for below `limit`.
    PositionFinder(std::vector<double> radians, NumberKind cells, std::int64_t limit);

    /// Nothing where no position explains most of the phases. The turn of `hint` is tried first.
    std::optional<std::int64_t> at(const std::vector<double>& phases, std::int64_t hint = 0) const;

    /// The share of phases that are those of a position.
    double share(const std::vector<double>& phases, std::int64_t position) const;
    /// Whether a phase is that of a pair in a position.
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
