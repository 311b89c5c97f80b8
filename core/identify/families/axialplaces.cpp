// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/families/axialplaces.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/identify/compare.h"
#include "core/identify/pairfit.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/reading.h"

namespace posiscope {

namespace {

constexpr double separable = 0.97;         ///< the least share of cells that repeat
constexpr std::int64_t mostPlaces = 4096;  ///< along a side

/// The angles of a sheet's pairs.
class Angles {
 public:
    Angles(const Sheet& sheet, const Form& form, NumberKind cells)
        : sheet_(sheet), form_(form), tolerance_(4 * roundingOf(cells) + 1e-6) {}

    double at(std::int64_t row, std::size_t pair) const {
        return std::atan2(sheet_.at(row, form_.sines[pair]), sheet_.at(row, form_.cosines[pair]));
    }
    double norm(std::int64_t row, std::size_t pair) const {
        return std::hypot(sheet_.at(row, form_.sines[pair]), sheet_.at(row, form_.cosines[pair]));
    }
    /// Whether a pair has the same cells in both rows.
    bool alike(std::int64_t a, std::int64_t b, std::size_t pair) const {
        for (const std::int64_t column : {form_.sines[pair], form_.cosines[pair]})
            if (column >= 0 && !ExpectedCell{sheet_.at(b, column), tolerance_}.explains(sheet_.at(a, column)))
                return false;
        return true;
    }
    double tolerance() const { return tolerance_; }

 private:
    const Sheet& sheet_;
    const Form& form_;
    double tolerance_;
};

/// The rows at which all pairs that moved from row 0 to row 1 are back, where they may be a grid's width: one
/// function alone is back at the mirrored place already.
std::vector<std::int64_t> widthsOf(const Sheet& sheet, const Form& form, const Angles& angles, Pace& pace) {
    constexpr std::int64_t often = 64;
    constexpr std::size_t most = 4;
    std::vector<std::size_t> moving;
    for (std::size_t i = 0; i < static_cast<std::size_t>(form.pairs); ++i)
        if (!angles.alike(0, 1, i)) moving.push_back(i);
    if (moving.empty() || moving.size() == static_cast<std::size_t>(form.pairs)) return {};
    std::vector<std::int64_t> widths;
    for (std::int64_t width = 2; width <= mostPlaces && 2 * width <= sheet.rows(); ++width) {
        if (width % often == 0) pace.step();
        const auto isBack = [&](std::size_t pair) { return angles.alike(0, width, pair); };
        if (sheet.rows() % width == 0 && std::ranges::all_of(moving, isBack)) widths.push_back(width);
        if (widths.size() == most) break;
    }
    return widths;
}

/// Which axis each pair follows: the first half of the pairs the one, or every second pair.
struct AxisOrder {
    std::uint8_t (*axis)(std::size_t pair, std::size_t pairs);
};
constexpr AxisOrder axisOrders[] = {
    {[](std::size_t i, std::size_t n) { return static_cast<std::uint8_t>(i < n / 2 ? 0 : 1); }},
    {[](std::size_t i, std::size_t n) { return static_cast<std::uint8_t>(i < n / 2 ? 1 : 0); }},
    {[](std::size_t i, std::size_t) { return static_cast<std::uint8_t>(i % 2); }},
    {[](std::size_t i, std::size_t) { return static_cast<std::uint8_t>(1 - i % 2); }},
};

/// The share of cells that equal those of the first place of their row, or of their column.
double separableShare(const Sheet& sheet, const TurningPlaces& places, NumberKind cells) {
    const Sample rows(sheet, rowsForTrials(sheet.rows()));
    std::size_t next = 0;
    const auto read = [&](std::int64_t, double* out) {
        std::copy_n(rows.cells(static_cast<std::int64_t>(next++)), sheet.columns(), out);
    };
    const auto expect = [&](std::int64_t row, std::size_t j, double) -> ExpectedCell {
        const Slot& slot = places.form.contents[j];
        const bool isCell = slot.role == Role::sine || slot.role == Role::cosine;
        const bool down = isCell && places.axes[static_cast<std::size_t>(slot.pair)] == 0;
        const std::int64_t like = down ? row / places.width * places.width : row % places.width;
        return {isCell ? sheet.at(like, static_cast<std::int64_t>(j)) : 0, 4 * roundingOf(cells) + 1e-6};
    };
    return compare(rows.rows(), cellByCell(sheet.columns(), read, expect)).share();
}

/// The turn of a pair from place to place along a line of places; empty where it does not turn evenly. A
/// wrong cell makes two steps uneven, which cancel.
struct Turn {
    double radians = 0, error = 0;
};
std::optional<Turn> turnOf(const Angles& angles, std::size_t pair, std::int64_t count, std::int64_t stride) {
    if (count < 3) return std::nullopt;
    std::vector<double> steps;
    for (std::int64_t n = 1; n < count; ++n)
        steps.push_back(wrapped(angles.at(n * stride, pair) - angles.at((n - 1) * stride, pair)));
    const double middle = steps[0] + medianOf([&] {
                              std::vector<double> others;
                              for (const double step : steps)
                                  others.push_back(wrapped(step - steps[0]));
                              return others;
                          }());
    double off = 0;
    std::int64_t uneven = 0;
    for (const double step : steps) {
        off += wrapped(step - middle);
        uneven += std::abs(wrapped(step - middle)) > 4 * angles.tolerance() ? 1 : 0;
    }
    if (uneven > std::max<std::int64_t>(count > 4 ? 2 : 0, count / 10)) return std::nullopt;
    const auto all = static_cast<double>(count - 1);
    return Turn{wrapped(middle) + off / all, angles.tolerance() / all};
}

/// Measures all pairs along their axis. False where some do not turn evenly.
bool measure(const Angles& angles, TurningPlaces& places) {
    for (std::size_t pair = 0; pair < places.axes.size(); ++pair) {
        const std::uint8_t axis = places.axes[pair];
        const auto turn = axis == 0 ? turnOf(angles, pair, places.height, places.width)
                                    : turnOf(angles, pair, places.width, 1);
        if (!turn) return false;
        places.measured[axis].radians.push_back(turn->radians);
        places.measured[axis].errors.push_back(turn->error);
    }
    if (places.measured[1].radians.front() < 0) {
        places.sineSign = -1;
        for (MeasuredAxis& axis : places.measured)
            for (double& each : axis.radians)
                each = -each;
    }
    return true;
}

/// The places of a grid of this width.
std::optional<TurningPlaces> placesOf(const Sheet& sheet, const Angles& angles, TurningPlaces places,
                                      NumberKind cells) {
    places.height = sheet.rows() / places.width;
    if (places.height > mostPlaces) return std::nullopt;
    const auto pairs = static_cast<std::size_t>(places.form.pairs);
    for (const AxisOrder& order : axisOrders) {
        places.axes.clear();
        for (std::size_t pair = 0; pair < pairs; ++pair)
            places.axes.push_back(order.axis(pair, pairs));
        places.measured = {};
        if (separableShare(sheet, places, cells) < separable) continue;
        if (isOneFunction(places.form) || measure(angles, places)) return places;
    }
    return std::nullopt;
}

std::optional<TurningPlaces> placesIn(const Sheet& sheet, const Form& form, const Input& input) {
    const Angles angles(sheet, form, input.cells);
    TurningPlaces places;
    places.form = form;
    if (!isOneFunction(form)) places.amplitude = angles.norm(0, 0);
    if (std::abs(places.amplitude - 1) <= angles.tolerance()) places.amplitude = 1;
    for (const std::int64_t width : widthsOf(sheet, form, angles, input.pace)) {
        places.width = width;
        if (auto found = placesOf(sheet, angles, places, input.cells)) return found;
    }
    return std::nullopt;
}

/// Whether a form has pairs of one norm, or one function alone.
bool mayTurn(const Sheet& sheet, const Form& form, const Sample& sample, NumberKind cells) {
    constexpr std::int64_t fewestPairs = 4;
    if (form.pairs < fewestPairs || form.pairs % 2 != 0 || !repeatsHold(form, sample)) return false;
    if (isOneFunction(form)) return true;
    if (!hasPairs(form)) return false;
    const double norm = std::hypot(sheet.at(0, form.sines[0]), sheet.at(0, form.cosines[0]));
    return normsAre(form, sample, norm, cells);
}

}  // namespace

std::vector<TurningPlaces> turningPlaces(const Input& input) {
    std::vector<TurningPlaces> all;
    constexpr std::int64_t fewestRows = 9;
    for (std::size_t n = 0; n < input.sheets.size(); ++n) {
        const Sheet& sheet = input.sheets[n];
        if (sheet.rows() < fewestRows) continue;
        const Sample sample(sheet, rowsForTrials(sheet.rows()));
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            if (!mayTurn(sheet, form, sample, input.cells)) continue;
            if (auto found = placesIn(sheet, form, input)) {
                found->sheet = n;
                all.push_back(*std::move(found));
            }
        }
    }
    return all;
}

}  // namespace posiscope
