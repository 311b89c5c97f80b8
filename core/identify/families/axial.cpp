// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary pairs of the places of a picture: some turn with the row of a place, the others with its column.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "core/identify/families/axialplaces.h"
#include "core/identify/families/families.h"
#include "core/identify/finish.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// A side of the picture with `count` places, and the longer and the shorter one.
struct Side {
    std::int64_t count = 0, longer = 0, shorter = 0;
};

/// The coordinate of place n of a side: (first + step n) / divisor. Where the middles of all places are
/// counted by the longer or the shorter side, both axes begin at the same coordinate.
struct AxisFormula {
    const char* words;
    std::int64_t (*first)(const Side& side);
    std::int64_t step;
    std::int64_t (*divisor)(const Side& side);
};

std::int64_t ofCount(const Side& side) {
    return side.count;
}
std::int64_t ofLonger(const Side& side) {
    return side.longer;
}
std::int64_t ofShorter(const Side& side) {
    return side.shorter;
}

constexpr AxisFormula coordinates[] = {
    {POSISCOPE_TR("core", "coordinates are rows and columns, from 0"),
     [](const Side&) { return std::int64_t{0}; }, 1, [](const Side&) { return std::int64_t{1}; }},
    {POSISCOPE_TR("core", "coordinates are the middles of places, from −1 to 1 along each side"),
     [](const Side& side) { return 1 - side.count; }, 2, ofCount},
    {POSISCOPE_TR("core", "coordinates are the middles of places, from −1 to 1 along the longer side"),
     [](const Side& side) { return 1 - side.longer; }, 2, ofLonger},
    {POSISCOPE_TR("core", "coordinates are the middles of places, from −1 to 1 along the shorter side"),
     [](const Side& side) { return 1 - side.shorter; }, 2, ofShorter},
    {POSISCOPE_TR("core", "coordinates go from −1 to 1, the first and the last place"),
     [](const Side& side) { return 1 - side.count; }, 2, [](const Side& side) { return side.count - 1; }},
};

/// Rows and columns of another number of places, stretched to these: the step is measured.
constexpr AxisFormula stretched{
    POSISCOPE_TR("core", "coordinates are rows and columns, from 0, as if %1 places stood along each side"),
    [](const Side&) { return std::int64_t{0}; }, 0, ofCount};

Side sideOf(const TurningPlaces& places, std::size_t axis) {
    return {axis == 0 ? places.height : places.width, std::max(places.height, places.width),
            std::min(places.height, places.width)};
}

/// What a coordinate is multiplied by.
struct Unit {
    const char* words;
    double factor;
};
constexpr Unit units[] = {{"", 1}, {"π · ", std::numbers::pi}, {"2π · ", 2 * std::numbers::pi}};

/// ω_i of coordinates = factor · base^(−i/m), for m pairs of an axis.
struct AxialRule {
    const AxisFormula* coordinate = nullptr;
    const Unit* unit = nullptr;
    double base = 0;
    std::int64_t step = 1;  ///< the coordinate's own, unless that is measured
};

/// A geometric series through the frequencies of an axis.
std::optional<StraightLine> seriesOf(const MeasuredAxis& axis) {
    std::vector<double> x, y, sigma;
    for (std::size_t i = 0; i < axis.radians.size(); ++i) {
        if (!(axis.radians[i] > 4 * axis.errors[i])) continue;
        x.push_back(static_cast<double>(i));
        y.push_back(std::log(axis.radians[i]));
        sigma.push_back(axis.errors[i] / axis.radians[i]);
    }
    return x.size() < 2 ? std::nullopt : fitLine(x, y, sigma);
}

Recipe recipeOf(const TurningPlaces& places, const AxialRule& rule) {
    Recipe recipe;
    recipe.axes = places.axes;
    recipe.sineSign = places.sineSign;
    recipe.amplitude = places.amplitude;
    const auto along = [&](std::size_t axis) {
        const Side side = sideOf(places, axis);
        return GridSide{side.count, rule.coordinate->first(side), rule.step};
    };
    recipe.places = Positions::grid(along(0), along(1));
    std::int64_t next[] = {0, 0};
    for (const std::uint8_t axis : places.axes) {
        const auto count = static_cast<double>(std::ranges::count(places.axes, axis));
        const double power = std::pow(rule.base, -static_cast<double>(next[axis]++) / count);
        const auto divisor = static_cast<double>(rule.coordinate->divisor(sideOf(places, axis)));
        recipe.sines.push_back({rule.unit->factor / divisor * power, 0});
    }
    return recipe;
}

/// All rules with the bases of real models.
std::vector<AxialRule> usualRules() {
    std::vector<AxialRule> rules;
    for (const AxisFormula& coordinate : coordinates)
        for (const Unit& unit : units)
            for (const double base : usualBases())
                rules.push_back({&coordinate, &unit, base, coordinate.step});
    return rules;
}

/// The rules whose first frequency is about the measured one.
std::vector<AxialRule> rulesOf(const TurningPlaces& places) {
    if (places.measured[1].radians.empty()) return usualRules();
    constexpr double float32 = 1e-6;
    const auto series = seriesOf(places.measured[1]);
    if (!series || series->slope >= 0) return {};
    const auto count = static_cast<double>(places.measured[1].radians.size());
    const double base = std::exp(-series->slope * count);
    const double error = base * count * (4 * series->slopeError + float32);
    const double first = std::exp(series->intercept);
    std::vector<AxialRule> rules;
    for (const AxisFormula& coordinate : coordinates)
        for (const Unit& unit : units) {
            const auto divisor = static_cast<double>(coordinate.divisor(sideOf(places, 1)));
            const double expected = unit.factor * static_cast<double>(coordinate.step) / divisor;
            if (std::abs(first / expected - 1) <= 8 * series->interceptError + 0.01)
                rules.push_back({&coordinate, &unit, roundNear(base, error).value, coordinate.step});
        }
    // Sides of one length are stretched alike.
    const double stretch = first * static_cast<double>(places.width);
    const double whole = std::round(stretch);
    const bool isWhole = std::abs(stretch / whole - 1) <= 8 * series->interceptError + 1e-4;
    if (places.height == places.width && whole >= 2 && isWhole && whole != static_cast<double>(places.width))
        rules.push_back(
            {&stretched, &units[0], roundNear(base, error).value, static_cast<std::int64_t>(whole)});
    return rules;
}

/// "2π · coordinate / 100^(i/16)".
std::string formulaOf(const AxialRule& rule, std::size_t pairs) {
    return std::string(rule.unit->words) + "x / " + inFull(rule.base) + "^(i/" + std::to_string(pairs) + ")";
}

/// "0 to 15", or "0, 2, 4 …".
std::string pairsOf(const TurningPlaces& places, std::uint8_t axis) {
    std::vector<std::size_t> own;
    for (std::size_t i = 0; i < places.axes.size(); ++i)
        if (places.axes[i] == axis) own.push_back(i);
    if (own.back() - own.front() + 1 == own.size())
        return std::to_string(own.front()) + "–" + std::to_string(own.back());
    std::string words;
    for (std::size_t n = 0; n < std::min<std::size_t>(3, own.size()); ++n)
        words += std::to_string(own[n]) + ", ";
    return words + "…";
}

Text gridWords(const TurningPlaces& places) {
    return {
        POSISCOPE_TR("core",
                     "%1 × %2 places of a picture, row by row: pairs %3 turn with the row of a place, "
                     "pairs %4 with its column"),
        {groupedDigits(places.height), groupedDigits(places.width), pairsOf(places, 0), pairsOf(places, 1)}};
}

void setStorage(const Input& input, const TurningPlaces& places, Identity& answer) {
    describeStorage(input, input.sheets[places.sheet], places.form, {}, answer);
    answer.storage.form += "-several-axes";
}

Hypothesis turningBy(const Input& input, const TurningPlaces& places, const AxialRule& rule,
                     const std::shared_ptr<const Sample>& trials) {
    constexpr double enough = 0.97;
    Identity answer = recognisedAs(
        "axial-rope", {{"height", places.height}, {"width", places.width}, {keys::base.name, rule.base}});
    answer.evidence = {
        gridWords(places),
        {rule.coordinate->words,
         rule.coordinate == &stretched ? std::vector{groupedDigits(rule.step)} : std::vector<std::string>()},
        {POSISCOPE_TR("core", "angle of pair i of an axis at the coordinate x: %1"),
         {formulaOf(rule, static_cast<std::size_t>(std::ranges::count(places.axes, 1)))}}};
    Hypothesis found = hypothesisOf(input, input.sheets[places.sheet], places.form, recipeOf(places, rule),
                                    std::move(answer), trials, enough);
    found.answer.storage.form += "-several-axes";
    // A conversion supports only one position a row.
    forbidConversion(found.answer);
    return found;
}

/// Two axes without a formula: what was measured.
Identity measuredAnswer(const Input& input, const TurningPlaces& places) {
    Identity answer;
    setStorage(input, places, answer);
    answer.evidence = {gridWords(places)};
    for (const std::size_t axis : {0, 1}) {
        std::string list;
        constexpr std::size_t shown = 4;
        const auto& radians = places.measured[axis].radians;
        for (std::size_t i = 0; i < std::min(shown, radians.size()); ++i)
            list += (i == 0 ? "" : ", ") + withDigits(radians[i], 4);
        if (radians.size() > shown) list += ", …";
        answer.evidence.emplace_back(Text(
            axis == 0 ? POSISCOPE_TR("core", "from a row of places to the next they turn by %1 radians")
                      : POSISCOPE_TR("core", "from a column of places to the next they turn by %1 radians"),
            {list}));
        answer.frequencies.insert(answer.frequencies.end(), radians.begin(), radians.end());
    }
    return answer;
}

}  // namespace

std::vector<Hypothesis> proposeAxial(const Input& input) {
    const std::vector<TurningPlaces> places = turningPlaces(input);
    std::vector<Hypothesis> all;
    for (const TurningPlaces& each : places) {
        const Sheet& sheet = input.sheets[each.sheet];
        const auto trials = std::make_shared<const Sample>(sheet, rowsForTrials(sheet.rows()));
        for (const AxialRule& rule : rulesOf(each)) {
            input.pace.step();
            // Each has the coordinates of all places: those that are hopeless are not kept.
            Hypothesis found = turningBy(input, each, rule, trials);
            if (shareOfSample(found) >= found.enough) all.push_back(std::move(found));
        }
    }
    const auto forwards = std::ranges::find_if(places, [](const TurningPlaces& each) {
        return each.sineSign == 1 && !each.measured[1].radians.empty();
    });
    if (forwards != places.end()) all.push_back({.answer = measuredAnswer(input, *forwards)});
    return all;
}

}  // namespace posiscope
