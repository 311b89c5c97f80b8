// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/agreement.h"

#include <algorithm>
#include <cmath>

#include "core/identify/expectedrow.h"

namespace posiscope {

double toleranceAt(double angle, double value, double amplitude, NumberKind cells) {
    constexpr double float32 = 0x1p-21;  // an angle in float32: frequency, product and the library's sine
    const double rounding = roundingOf(cells);
    if (const auto printed = printedForm(cells); printed && !printed->exponent)
        return 1.01 * rounding + amplitude * (float32 * (0.25 + std::min(angle, 1e6)));
    return 1.01 * rounding * (std::abs(value) + rounding) +
           amplitude * (float32 * (0.25 + std::min(angle, 1e6)));
}

Agreement agreementOf(const Form& form, const Recipe& recipe, const Sample& sample, NumberKind cells) {
    Agreement found;
    ExpectedRow expected(form, recipe, cells);
    double squares = 0;
    double products = 0;
    double weights = 0;
    for (std::size_t n = 0; n < sample.rows().size(); ++n) {
        expected.at(sample.rows()[n]);
        const double* const row = sample.cells(static_cast<std::int64_t>(n));
        for (std::size_t j = 0; j < form.contents.size(); ++j) {
            const double cell = expected.cells()[j];
            const double off = row[j] - cell;
            ++found.cells;
            if (!(std::abs(off) <= expected.tolerances()[j])) {
                ++found.beyond;
                continue;
            }
            squares += off * off;
            products += row[j] * cell;
            weights += cell * cell;
        }
    }
    const auto within = static_cast<double>(found.cells - found.beyond);
    found.rms = within > 0 ? std::sqrt(squares / within) : 0;
    found.ratio = weights > 0 ? products / weights : 1;
    return found;
}

}  // namespace posiscope
