// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings without a table: a term in attention scores.
#pragma once

#include "core/fields/zerofield.h"
#include "core/models/model.h"

namespace posiscope {

/// Base of the encodings that are nothing but a bias (ALiBi, T5 …), and that bias itself. In place of a table
/// there is one dimension of zeros.
class BiasModel : public Model, public AttentionBias {
 public:
    explicit BiasModel(std::int64_t positions) : zeros_(positions, 1) {}

    const AttentionBias* bias() const final { return this; }

    bool hasTable() const final { return false; }
    const Field& table() const final { return zeros_; }
    Column column(std::int64_t) const final { return {0, Role::zero}; }
    double wavelength(std::int64_t) const final { return std::numeric_limits<double>::infinity(); }
    Interval extremes(std::int64_t, IndexRange) const final { return {}; }
    double between(double, std::int64_t) const final { return 0; }

 private:
    ZeroField zeros_;
};

}  // namespace posiscope
