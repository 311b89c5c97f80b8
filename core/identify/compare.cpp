// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/compare.h"

#include <algorithm>
#include <cmath>

#include "core/identify/expectedrow.h"

namespace posiscope {

Deviation compare(const Form& form, const Recipe& recipe, const Sample& sample, NumberKind cells) {
    ExpectedRow expected(form, recipe, cells);
    std::int64_t next = 0;
    return compare(sample.rows(), [&](std::int64_t row) {
        expected.at(row);
        return ComparedRow{
            {sample.cells(next++), form.contents.size()}, expected.cells(), expected.tolerances()};
    });
}

double toleranceAt(double angle, double value, double amplitude, NumberKind cells) {
    constexpr double float32 = 0x1p-21;  // an angle in float32: frequency, product and the library's sine
    const double rounding = roundingOf(cells);
    if (const auto printed = printedForm(cells); printed && !printed->exponent)
        return 1.01 * rounding + amplitude * (float32 * (0.25 + std::min(angle, 1e6)));
    return 1.01 * rounding * (std::abs(value) + rounding) +
           amplitude * (float32 * (0.25 + std::min(angle, 1e6)));
}

}  // namespace posiscope
