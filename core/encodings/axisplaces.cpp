// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/axisplaces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "core/base/trimmed.h"
#include "core/encodings/common.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/tokenparameters.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/positions/positionstext.h"

namespace posiscope {

namespace {

constexpr std::size_t mostAxes = 4;
constexpr double longestAxis = 65'536;
constexpr double largestCoordinateSize = 1'048'576;

struct AxisName {
    const char* id;
    Text name;
};

/// The names that sources use.
const std::vector<AxisName>& axisNames() {
    static const std::vector<AxisName> all{
        {"position", POSISCOPE_TR("core", "position")}, {"time", POSISCOPE_TR("core", "time")},
        {"frame", POSISCOPE_TR("core", "frame")},       {"height", POSISCOPE_TR("core", "height")},
        {"width", POSISCOPE_TR("core", "width")},       {"row", POSISCOPE_TR("core", "row")},
        {"column", POSISCOPE_TR("core", "column")},     {"text", POSISCOPE_TR("core", "text")},
        {"image", POSISCOPE_TR("core", "image")}};
    return all;
}

std::vector<std::string> wordsIn(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char letter : text)
        if (letter == ',')
            words.emplace_back();
        else
            words.back() += letter;
    for (std::string& word : words)
        word = std::string(trimmed(word));
    return words;
}

bool isName(const std::string& word) {
    const auto isLetter = [](char letter) { return letter >= 'a' && letter <= 'z'; };
    return !word.empty() && word.size() <= 16 && isLetter(word[0]) &&
           std::all_of(word.begin(), word.end(),
                       [&](char letter) { return isLetter(letter) || (letter >= '0' && letter <= '9'); });
}

Failure refuseAxes(const std::string& text) {
    const std::vector<std::string> words = wordsIn(text);
    const bool different = std::set(words.begin(), words.end()).size() == words.size();
    if (words.size() <= mostAxes && different && std::all_of(words.begin(), words.end(), isName))
        return std::nullopt;
    return Error{{POSISCOPE_TR("core",
                               "axes are one to four different names with commas between them, such as "
                               "time,height,width, and not “%1”"),
                  {text}},
                 keys::axes.name};
}

/// Whether rows are the places of a grid, and neither listed nor those of a prompt.
bool isGrid(const Values& values) {
    return !hasPositionList(values) && values.get(keys::tokens).empty();
}

std::size_t countOf(const Values& values) {
    return wordsIn(values.get(keys::axes)).size();
}

/// The numbers of a list, one for each axis; `standard` where none are given.
double numberFor(const NumberList& numbers, std::size_t axis, double standard) {
    return numbers.empty() ? standard : numbers[axis];
}

std::vector<std::int64_t> sidesOf(const Values& values) {
    std::vector<std::int64_t> sides;
    for (const double side : values.get(keys::extents))
        sides.push_back(static_cast<std::int64_t>(side));
    return sides;
}

constexpr std::int64_t finestPart = 1'000'000;

/// A number as a person has typed it: a short decimal where it is one.
Coordinate typedCoordinate(double number) {
    for (std::int64_t below = 1; below <= finestPart; below *= 10) {
        const double above = std::nearbyint(number * static_cast<double>(below));
        if (above / static_cast<double>(below) == number)
            return Coordinate::ratio(static_cast<std::int64_t>(above), below);
    }
    return Coordinate::of(number);
}

/// The coordinates of the places along an axis.
class PlacesOfAxis {
 public:
    PlacesOfAxis(const Values& values, std::size_t axis)
        : values_(values), sides_(sidesOf(values)), axis_(axis), n_(sides_[axis]) {}

    std::vector<Coordinate> places() const {
        std::vector<Coordinate> all;
        all.reserve(static_cast<std::size_t>(n_));
        for (std::int64_t k = 0; k < n_; ++k)
            all.push_back(place(k));
        return all;
    }

 private:
    Coordinate place(std::int64_t k) const {
        const std::string& word = values_.get(keys::coordinates);
        if (word == "scaled") return Coordinate::ratio(k * size().numerator(), n_ * size().denominator());
        if (word == "floor") return k * size().numerator() / (n_ * size().denominator());
        if (word == "centred") return isOfImage() ? k - (n_ + 1) / 2 : k;
        if (word == "unit") return Coordinate::ratio(2 * k + 1 - unit(), unit());
        if (word == "fraction")
            return Coordinate::ratio(2 * k * size().denominator() - size().numerator(), size().numerator());
        if (word == "aspect") return Coordinate::of(fromAspect(k));
        if (word == "area") return isOfImage() ? Coordinate::of(fromArea(k)) : Coordinate(k);
        const auto exact = [this](Key<NumberList> key, double standard) {
            return typedCoordinate(numberFor(values_.get(key), axis_, standard));
        };
        return Coordinate::stepped(exact(keys::coordinateStarts, 0), exact(keys::coordinateSteps, 1), k);
    }
    /// Whether it is one of rows or columns, and not of frames.
    bool isOfImage() const { return axis_ + 2 >= sides_.size(); }
    Coordinate size() const {
        return typedCoordinate(numberFor(values_.get(keys::coordinateSizes), axis_, static_cast<double>(n_)));
    }
    /// The number of places between −1 and 1.
    std::int64_t unit() const {
        const std::string& word = values_.get(keys::longestSide);
        if (word == "max") return *std::max_element(sides_.begin(), sides_.end());
        return word == "min" ? *std::min_element(sides_.begin(), sides_.end()) : n_;
    }
    double fromAspect(std::int64_t k) const {
        const std::int64_t other = sides_[sides_.size() == 1 ? 0 : sides_.size() - 1 - axis_];
        const double end = std::sqrt(static_cast<double>(n_) / static_cast<double>(other));
        return n_ == 1 ? -end : -end + 2 * end * static_cast<double>(k) / static_cast<double>(n_ - 1);
    }
    double fromArea(std::int64_t k) const {
        const auto cells = static_cast<double>(sides_.back() * sides_[sides_.size() - 2]);
        const double area = numberFor(values_.get(keys::coordinateSizes), axis_, cells);
        return (static_cast<double>(k) - static_cast<double>(n_ - 1) / 2) * std::sqrt(area / cells);
    }

    const Values& values_;
    std::vector<std::int64_t> sides_;
    std::size_t axis_;
    std::int64_t n_;
};

/// The runs of an axis in a grid: those of its places, each so often as the axes behind it have places, again
/// for every place of the axes before it.
std::vector<PositionRun> runsOfAxis(const Values& values, std::size_t axis) {
    const std::vector<std::int64_t> sides = sidesOf(values);
    const auto product = [&](std::size_t first, std::size_t end) {
        std::int64_t all = 1;
        for (std::size_t each = first; each < end; ++each)
            all *= sides[each];
        return all;
    };
    const Positions line = Positions::list(PlacesOfAxis(values, axis).places());
    std::vector<PositionRun> once(line.runs().begin(), line.runs().end());
    for (PositionRun& run : once)
        run.repeats *= product(axis + 1, sides.size());
    std::vector<PositionRun> all;
    if (const std::int64_t front = values.get(keys::tokensInFront); front > 0)
        all.push_back({0, 1, 1, front});
    for (std::int64_t n = product(0, axis); n > 0; --n)
        all.insert(all.end(), once.begin(), once.end());
    return all;
}

Positions gridOnAxes(const Values& values) {
    std::vector<std::vector<PositionRun>> runs;
    for (std::size_t axis = 0; axis < countOf(values); ++axis)
        runs.push_back(runsOfAxis(values, axis));
    return Positions::pieces(axesOf(values), std::move(runs));
}

/// "grid must hold 3 numbers, one for each axis, not 2".
Failure refuseCount(Key<NumberList> key, const Values& values, bool mayBeNone) {
    const NumberList& numbers = values.get(key);
    if (numbers.size() == countOf(values) || (mayBeNone && numbers.empty())) return std::nullopt;
    return Error{
        {POSISCOPE_TR("core", "%1 must hold %2 numbers, one for each axis (%3), not %4"),
         {key.name, std::to_string(countOf(values)), values.get(keys::axes), std::to_string(numbers.size())}},
        key.name};
}

/// The error in a list for each axis, which may be empty.
Failure refuseList(Key<NumberList> key, const Values& values) {
    if (auto failure = refuseCount(key, values, true)) return failure;
    for (const double number : values.get(key))
        if (typedCoordinate(number).denominator() > finestPart)
            return Error{{POSISCOPE_TR("core", "%1 holds numbers of at most six decimals, and not %2"),
                          {key.name, inFull(number)}},
                         key.name};
    return std::nullopt;
}

Failure refuseParts(Key<NumberList> key, const Values& values) {
    for (const double number : values.get(key))
        if (number != std::floor(number))
            return Error{
                {POSISCOPE_TR("core", "%1 holds whole numbers, and %2 is none"), {key.name, inFull(number)}},
                key.name};
    return std::nullopt;
}

Failure checkGrid(const Values& values) {
    if (auto failure = refuseCount(keys::extents, values, false)) return failure;
    if (auto failure = refuseParts(keys::extents, values)) return failure;
    double rows = static_cast<double>(values.get(keys::tokensInFront));
    double cells = 1;
    for (const double side : values.get(keys::extents))
        cells *= side;
    rows += cells;
    if (rows > static_cast<double>(mostListedRows))
        return Error{{POSISCOPE_TR("core", "the grid has %1 places. A table of places has at most %2 rows"),
                      {inFull(rows), groupedDigits(mostListedRows)}},
                     keys::extents.name};
    const std::string& coordinates = values.get(keys::coordinates);
    if (coordinates == "index")
        for (const auto key : {keys::coordinateStarts, keys::coordinateSteps})
            if (auto failure = refuseList(key, values)) return failure;
    if (coordinates == "scaled" || coordinates == "floor" || coordinates == "fraction" ||
        coordinates == "area")
        if (auto failure = refuseList(keys::coordinateSizes, values)) return failure;
    if (values.get(keys::coordinates) == "aspect" && countOf(values) != 2)
        return Error{{POSISCOPE_TR("core", "coordinates by the aspect ratio need two axes, not %1"),
                      {std::to_string(countOf(values))}},
                     keys::coordinates.name};
    if (values.get(keys::coordinates) == "area" && countOf(values) < 2)
        return Error{{POSISCOPE_TR("core", "coordinates by the area need two axes or three, not %1"),
                      {std::to_string(countOf(values))}},
                     keys::coordinates.name};
    return std::nullopt;
}

Parameter perAxis(Key<NumberList> key, Text label, Text tooltip, Limits limits,
                  std::vector<std::string> words) {
    return {.key = key.name,
            .label = std::move(label),
            .tooltip = std::move(tooltip),
            .initial = NumberList{},
            .limits = limits,
            .broughtBy = Bringer{keys::coordinates.name, std::move(words)}};
}

Parameter axesParameter() {
    Parameter axes{.key = keys::axes.name,
                   .label = POSISCOPE_TR("core", "Axes"),
                   .tooltip = POSISCOPE_TR(
                       "core",
                       "The names of the numbers that a token stands for, with commas between them; the last "
                       "one counts fastest along a grid."),
                   .initial = std::string("time,height,width")};
    axes.refusal = refuseAxes;
    axes.examples = {{"time,height,width", POSISCOPE_TR("core", "Images and films in a text"),
                      POSISCOPE_TR("core", "M-RoPE: text counts along all three")},
                     {"height,width", POSISCOPE_TR("core", "Images"),
                      POSISCOPE_TR("core", "The rows and columns of patches")},
                     {"time,row,column,text", POSISCOPE_TR("core", "FLUX.2"),
                      POSISCOPE_TR("core", "Four axes: text has one of its own")}};
    return axes;
}

Parameter gridParameter() {
    return {.key = keys::extents.name,
            .label = POSISCOPE_TR("core", "Grid"),
            .unit = POSISCOPE_TR("core", "places"),
            .tooltip = POSISCOPE_TR("core", "How many places the grid has along each axis."),
            .initial = NumberList{4, 8, 8},
            .limits = {1, longestAxis},
            .relevantFor = [](const Values& values) { return isGrid(values); }};
}

Parameter coordinatesParameter() {
    return {.key = keys::coordinates.name,
            .label = POSISCOPE_TR("core", "Coordinates"),
            .tooltip = POSISCOPE_TR("core", "The number that place k of n along an axis stands for."),
            .initial = std::string("index"),
            .relevantFor = [](const Values& values) { return isGrid(values); },
            .seldom = true,
            .choices = {{"index", POSISCOPE_TR("core", "Index"), POSISCOPE_TR("core", "start + k · step")},
                        {"scaled", POSISCOPE_TR("core", "Scaled"),
                         POSISCOPE_TR("core", "k · size / n: a finer grid keeps the range of training")},
                        {"floor", POSISCOPE_TR("core", "Scaled and cut"),
                         POSISCOPE_TR("core", "k · size / n, cut to a whole number")},
                        {"centred", POSISCOPE_TR("core", "Centred"),
                         POSISCOPE_TR("core", "k − ⌈n/2⌉ of rows and columns: 0 in the middle")},
                        {"unit", POSISCOPE_TR("core", "From −1 to 1"),
                         POSISCOPE_TR("core", "2(k + ½)/n − 1: the middle of each place")},
                        {"fraction", POSISCOPE_TR("core", "Fraction of a size"),
                         POSISCOPE_TR("core", "2k / size − 1")},
                        {"aspect", POSISCOPE_TR("core", "Aspect ratio"),
                         POSISCOPE_TR("core", "From −√(n/m) to √(n/m), m the other side")},
                        {"area", POSISCOPE_TR("core", "Area"),
                         POSISCOPE_TR("core", "Centred rows and columns, scaled to one area")}}};
}

Parameter longestSideParameter() {
    return {.key = keys::longestSide.name,
            .label = POSISCOPE_TR("core", "Divided by"),
            .tooltip = POSISCOPE_TR("core", "The side that both coordinates are divided by."),
            .initial = std::string("separate"),
            .broughtBy = Bringer{keys::coordinates.name, {"unit"}},
            .choices = {{"separate", POSISCOPE_TR("core", "Its own side"),
                         POSISCOPE_TR("core", "Each axis reaches from −1 to 1")},
                        {"max", POSISCOPE_TR("core", "The longest side"),
                         POSISCOPE_TR("core", "Places are as far apart along all axes")},
                        {"min", POSISCOPE_TR("core", "The shortest side"),
                         POSISCOPE_TR("core", "Long axes go beyond −1 and 1")}}};
}

Parameter listedPlacesParameter() {
    Parameter places = positionsParameter();
    places.tooltip = POSISCOPE_TR(
        "core",
        "One row for each listed place, in place of those of a grid: a file of [axes, n] whole or fractional "
        "numbers, such as the position_ids of a model, or positions that all axes share, as text has them: "
        "0..99. Empty: the places of a grid.");
    places.refusal = [](const std::string& text) -> Failure {
        if (text.empty() || !isPositionFile(text)) {
            const auto read = parsePositions(text.empty() ? "0" : text);
            return read ? std::nullopt : Failure(read.error());
        }
        return std::nullopt;
    };
    return places;
}

/// What an axis numbers, by the names that sources use; the name itself where it is another one.
std::string roleOf(const std::string& name) {
    static const std::vector<std::vector<std::string>> same{
        {"height", "row", "y"}, {"width", "column", "x"}, {"time", "frame", "t"}};
    for (const auto& names : same)
        if (std::find(names.begin(), names.end(), name) != names.end()) return names.front();
    return name;
}

/// The same rows on axes of other names: each takes the numbers of the axis with its role, where there is one
/// for each, and else they keep their order.
Positions byRole(const Positions& positions, std::vector<PositionAxis> axes) {
    std::vector<std::vector<PositionRun>> runs;
    for (const PositionAxis& axis : axes) {
        const auto own = positions.axes();
        const auto same = std::find_if(own.begin(), own.end(), [&](const PositionAxis& each) {
            return roleOf(each.id) == roleOf(axis.id);
        });
        if (same == own.end()) return positions.named(std::move(axes));
        const auto found = positions.runs(static_cast<std::size_t>(same - own.begin()));
        runs.emplace_back(found.begin(), found.end());
    }
    return Positions::pieces(std::move(axes), std::move(runs));
}

/// The tokens of a prompt, by a rule that numbers them on as many axes.
Result<Positions> tokensOnAxes(const Values& values) {
    std::vector<PositionAxis> axes = axesOf(values);
    const auto positions = *tokenPositions(values);
    if (!positions) return positions;
    if (positions->axes().size() == axes.size()) return byRole(*positions, std::move(axes));
    return Error{
        {POSISCOPE_TR("core",
                      "the rule %1 numbers tokens on %2 axes, and this encoding counts along %3 (%4): "
                      "choose another rule, or other axes"),
         {values.get(keys::countingRule), std::to_string(positions->axes().size()),
          std::to_string(axes.size()), values.get(keys::axes)}},
        keys::countingRule.name};
}

Result<Positions> listedOnAxes(const Values& values) {
    if (!hasPositionList(values)) return tokensOnAxes(values);
    const std::string& text = values.get(keys::positions);
    std::vector<PositionAxis> axes = axesOf(values);
    if (axes.size() == 1 || isPositionFile(text)) return readPositions(text, std::move(axes));
    const auto same = readPositions(text);
    if (!same) return same;
    const std::vector<PositionRun> runs(same->runs().begin(), same->runs().end());
    const std::vector onAll(axes.size(), runs);
    return Positions::pieces(std::move(axes), onAll);
}

}  // namespace

std::vector<Parameter> placeParameters() {
    return {
        axesParameter(),
        gridParameter(),
        seldom({.key = keys::tokensInFront.name,
                .label = POSISCOPE_TR("core", "Tokens in front"),
                .unit = POSISCOPE_TR("core", "tokens"),
                .tooltip = POSISCOPE_TR(
                    "core", "Class and register tokens before those of the grid; they are not turned."),
                .initial = std::int64_t{0},
                .limits = {0, 64},
                .relevantFor = [](const Values& values) { return isGrid(values); }}),
        tokensParameter(),
        countingRuleParameter(),
        listedPlacesParameter(),
        coordinatesParameter(),
        perAxis(keys::coordinateStarts, POSISCOPE_TR("core", "First coordinates"),
                POSISCOPE_TR("core", "The coordinate of the first place along each axis; none at all: 0."),
                {-largestCoordinateSize, largestCoordinateSize}, {"index"}),
        perAxis(keys::coordinateSteps, POSISCOPE_TR("core", "Steps"),
                POSISCOPE_TR("core", "From one place to the next along each axis; none at all: 1."),
                {-65'536, 65'536}, {"index"}),
        perAxis(keys::coordinateSizes, POSISCOPE_TR("core", "Sizes"),
                POSISCOPE_TR("core",
                             "The size of each axis in training (an area, of coordinates by the area); "
                             "none at all: that of the grid."),
                {1, largestCoordinateSize}, {"scaled", "floor", "fraction", "area"}),
        longestSideParameter()};
}

std::vector<PositionAxis> axesOf(const Values& values) {
    std::vector<PositionAxis> axes;
    for (const std::string& word : wordsIn(values.get(keys::axes))) {
        const auto& names = axisNames();
        const auto known =
            std::find_if(names.begin(), names.end(), [&](const AxisName& each) { return each.id == word; });
        axes.push_back({word, known == names.end() ? Text::asIs(word) : known->name});
    }
    return axes;
}

Result<Positions> placesOnAxes(const Values& values) {
    return isGrid(values) ? Result<Positions>(gridOnAxes(values)) : listedOnAxes(values);
}

std::int64_t rowsOnAxes(const Values& values) {
    if (!isGrid(values)) {
        const auto places = listedOnAxes(values);
        return places ? places->rows() : 1;
    }
    std::int64_t rows = 1;
    for (const std::int64_t side : sidesOf(values))
        rows = std::min<std::int64_t>(rows * side, mostListedRows + 1);
    return rows + values.get(keys::tokensInFront);
}

void settleAxes(Values& values) {
    const std::size_t count = countOf(values);
    NumberList extents = values.get(keys::extents);
    while (extents.size() > count)
        extents.erase(extents.begin());
    extents.insert(extents.begin(), count - extents.size(), 1.0);
    if (values.get(keys::extents) != extents) values.set(keys::extents, extents);
    for (const auto key : {keys::coordinateStarts, keys::coordinateSteps, keys::coordinateSizes})
        if (values.get(key).size() != count && !values.get(key).empty()) values.set(key, NumberList{});
}

Failure checkAxisPlaces(const Values& values) {
    if (isGrid(values)) return checkGrid(values);
    if (hasPositionList(values) && !values.get(keys::tokens).empty())
        return Error{
            POSISCOPE_TR("core", "positions and tokens are two lists of the rows: leave one of them empty"),
            keys::tokens.name};
    // A file may be back when the model is made: the model says what is wrong with it.
    if (hasPositionList(values) && isPositionFileGone(values.get(keys::positions))) return std::nullopt;
    const auto places = listedOnAxes(values);
    return places ? std::nullopt : Failure(places.error());
}

}  // namespace posiscope
