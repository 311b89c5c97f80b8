// SPDX-License-Identifier: GPL-3.0-or-later
// The types of numbers that a computation can round to.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace posiscope {

/// `exact` is not rounded at all. tf32 has the range of float32 and the fraction of float16. e4m3 is the "fn"
/// type of the OCP 8-bit specification: the largest number is 448, and there is no infinity; e5m2 is its
/// other type, cut from float16.
enum class NumberKind : int { exact, float64, float32, tf32, float16, bfloat16, e4m3, e5m2 };

/// Numbers printed with so many digits behind the point, "%.4f", or with an exponent, "%.4e": kinds too, but
/// none that a computation rounds to.
struct PrintedForm {
    int digits = 0;
    bool exponent = false;
};
NumberKind printedKind(int digits, bool exponent);
/// Nothing for a kind that is not printed.
std::optional<PrintedForm> printedForm(NumberKind kind);

/// All of them but the printed ones, in this order.
std::span<const NumberKind> numberKinds();

/// The nearest number of the kind, ties to even, subnormal numbers too. Beyond the largest one it is
/// infinite, or NaN where the kind has no infinity.
double roundTo(NumberKind kind, double x);

/// Half a unit in the last place, as a share of the number.
double roundingOf(NumberKind kind);

/// The same for a number: near 0 units do not get smaller.
double roundingAt(NumberKind kind, double x);

/// Bits of the significand, the leading one too.
int significandOf(NumberKind kind);

/// "float32", "bfloat16" …; empty for `exact`.
std::string nameOf(NumberKind kind);

/// The kind with this name; `exact` where there is none.
NumberKind numberKindNamed(std::string_view name);

}  // namespace posiscope
