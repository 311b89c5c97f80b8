// SPDX-License-Identifier: GPL-3.0-or-later
// Logarithmic steps over whole numbers, exact at their borders.
#pragma once

#include <cstdint>

namespace posiscope {

/// x = n · ln(r / unit) / ln(far / unit) for whole r ≥ unit ≥ 1 and far > unit: 0 at the unit and n at `far`,
/// as the buckets of T5 and DeBERTa divide distances.
///
/// Where (r/unit)^n is exactly (far/unit)^k, x is the whole number k, and a bucket begins or ends right
/// there. Floating-point logarithms may come out on either side of it; here powers of whole numbers decide.
struct LogSteps {
    std::int64_t unit = 1;
    std::int64_t far = 2;
    std::int64_t steps = 1;  ///< n

    /// ⌊x⌋ and ⌈x⌉ for r ≥ unit.
    std::int64_t floorAt(std::int64_t r) const;
    std::int64_t ceilAt(std::int64_t r) const;

 private:
    double at(std::int64_t r) const;
    /// The sign of (r/unit)^n − (far/unit)^k.
    int compare(std::int64_t r, std::int64_t k) const;
};

}  // namespace posiscope
