// SPDX-License-Identifier: GPL-3.0-or-later
// What arrays may hold, whatever kind of table it is.
#pragma once

#include <memory>

#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// The answer if the arrays hold this, and what is expected of their cells then. It is cheap: no cells are
/// computed before they are asked for.
struct Hypothesis {
    Identity answer;                          ///< but for the deviations
    std::vector<std::int64_t> someRows = {};  ///< of the sample
    ComparedRows some = {};                   ///< a sample of the cells; null: there is none
    double enough = 0.95;                     ///< the share of the sample that it must explain
    std::int64_t rows = 0;
    ComparedRows all = {};        ///< all cells; null: the numbers are the file's own
    std::int64_t headLength = 0;  ///< the rows of each of several matrices, one below the other; 0: one table
};

/// A recognised encoding with these parameters.
Identity recognisedAs(std::string encoding, OptionValues options = {});

/// For answers about more than a conversion supports, or less.
void forbidConversion(Identity& answer);

/// The pairs of a sheet: the answer with their storage, from which they can be converted. It must explain
/// enough of the sample, if there is one.
Hypothesis hypothesisOf(const Input& input, const Sheet& sheet, const Form& form, const Recipe& recipe,
                        Identity answer, const std::shared_ptr<const Sample>& sample = {}, double enough = 0);

/// The cells of a sheet, one by one.
Hypothesis hypothesisOf(const Sheet& sheet,
                        std::function<ExpectedCell(std::int64_t row, std::size_t column, double cell)> expect,
                        Identity answer);

/// The numbers of a list.
Hypothesis hypothesisOf(const std::vector<double>& numbers, std::function<ExpectedCell(std::size_t n)> expect,
                        Identity answer);

/// The share of its sample that a hypothesis explains, or of the beginning where it is hopeless. Without a
/// sample it is just enough.
double shareOfSample(const Hypothesis& hypothesis);

/// The answer with the deviations of all cells.
Identity proved(Hypothesis hypothesis, Pace& pace);

}  // namespace posiscope
