// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/axisspectrum.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <numeric>

#include "core/base/printablepath.h"
#include "core/encodings/axischoices.h"
#include "core/encodings/axisplaces.h"
#include "core/encodings/common.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/ropeparameters.h"
#include "core/math/random.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/sinusoid/spectrum.h"
#include "core/tables/arrayfile.h"
#include "core/tables/tablename.h"

namespace posiscope {

namespace {

constexpr double halfPi = 1.5707963267948966;

DoubleDouble exactly(double number) {
    return {number, 0};
}

std::int64_t pairsOf(const Values& values) {
    return rotaryDimensionsOf(values) / 2;
}

/// The axes in the order of their blocks; empty where `axis_order` names others.
std::vector<std::size_t> orderOf(const Values& values) {
    const std::vector<PositionAxis> axes = axesOf(values);
    std::vector<std::size_t> order(axes.size());
    std::iota(order.begin(), order.end(), 0);
    std::string text = values.get(keys::axisOrder);
    std::erase(text, ' ');
    if (text.empty()) return order;
    const auto textOf = [&] {
        std::string names;
        for (const std::size_t axis : order)
            names += (names.empty() ? "" : ",") + axes[axis].id;
        return names;
    };
    do
        if (textOf() == text) return order;
    while (std::next_permutation(order.begin(), order.end()));
    return {};
}

/// Sections in the order of blocks, and an allocation over them as one over axes.
PairAxes allotted(const Values& values, PairAxes (*allot)(std::span<const std::int64_t>)) {
    const std::vector<std::size_t> order = orderOf(values);
    PairAxes pairs = allot(axisBlocksOf(values));
    for (std::uint8_t& axis : pairs)
        axis = static_cast<std::uint8_t>(order[axis]);
    return pairs;
}

PairAxes patterned(const Values& values) {
    const std::vector<PositionAxis> axes = axesOf(values);
    const std::string& pattern = values.get(keys::axisPattern);
    PairAxes pairs;
    for (std::int64_t pair = 0; pair < pairsOf(values); ++pair) {
        const char letter = pattern[static_cast<std::size_t>(pair) % pattern.size()];
        const auto axis = std::find_if(axes.begin(), axes.end(), [letter](const PositionAxis& each) {
            return std::toupper(each.id[0]) == std::toupper(letter);
        });
        pairs.push_back(static_cast<std::uint8_t>(axis - axes.begin()));
    }
    return pairs;
}

/// Pairs beyond the turns are of the first axis, however many its section says.
PairAxes interleaved(const Values& values) {
    std::vector<std::int64_t> sections = axisSectionsOf(values);
    const std::int64_t missing =
        pairsOf(values) - std::accumulate(sections.begin(), sections.end(), std::int64_t{0});
    sections[0] += std::max<std::int64_t>(missing, 0);
    return pairsByTurns(sections);
}

/// The axis of each pair.
PairAxes allocated(const Values& values) {
    const std::string& word = values.get(keys::allocation);
    if (word == "interleaved") return interleaved(values);
    if (word == "alternate") return allotted(values, pairsAlternating);
    if (word == "spread") return pairsSpread(axisSectionsOf(values));
    if (word == "in-turn") {
        const std::vector<std::size_t> order = orderOf(values);
        PairAxes pairs = pairsInTurn(order.size(), pairsOf(values));
        for (std::uint8_t& axis : pairs)
            axis = static_cast<std::uint8_t>(order[axis]);
        return pairs;
    }
    return word == "pattern" ? patterned(values) : allotted(values, pairsInBlocks);
}

/// The frequencies of n places of a spectrum.
class AxisSeries {
 public:
    explicit AxisSeries(const Values& values) : values_(values) {}

    /// `whole`: so many pairs the exponent counts, of which the first n are used.
    std::vector<Frequency> over(std::int64_t n, double whole, std::size_t axis) const {
        const std::string& word = values_.get(keys::axisSpectrum);
        const double base = baseOf(axis);
        if (word == "pixel") return pixel(n);
        if (word == "rising") {
            const DoubleDouble last = exactly(base) * halfTurn();
            std::vector<Frequency> all = geometricSpectrum(base, denominator(n), last, n);
            std::reverse(all.begin(), all.end());
            return all;
        }
        const DoubleDouble unit = unitOf() / exactly(values_.get(keys::minPeriod));
        return geometricSpectrum(base, word == "endpoint" ? denominator(n) : exactly(whole), unit, n);
    }

 private:
    static DoubleDouble halfTurn() { return twoPi * exactly(0.25); }
    static DoubleDouble denominator(std::int64_t n) {
        return exactly(static_cast<double>(std::max<std::int64_t>(1, n - 1)));
    }
    double baseOf(std::size_t axis) const {
        const NumberList& bases = values_.get(keys::axisBases);
        return bases.empty() || !isOverAxis(values_) ? values_.get(keys::base) : bases[axis];
    }
    DoubleDouble unitOf() const { return values_.get(keys::frequencyUnit) == "two-pi" ? twoPi : exactly(1); }
    std::vector<Frequency> pixel(std::int64_t n) const {
        const double last = values_.get(keys::maxFrequency) / 2;
        std::vector<Frequency> all;
        for (std::int64_t j = 0; j < n; ++j) {
            const double share = n == 1 ? 0 : static_cast<double>(j) / static_cast<double>(n - 1);
            all.emplace_back(twoPi * exactly(0.5) * exactly(1 + share * (last - 1)));
        }
        return all;
    }

    const Values& values_;
};

/// A frequency for each of these pairs, and the factor of cosines and sines.
struct PairFrequencies {
    std::vector<Frequency> all;
    double attentionFactor = 1;
};

/// One spectrum that runs over all pairs.
PairFrequencies running(const Values& values) {
    const std::int64_t pairs = pairsOf(values);
    const bool overHead = values.get(keys::spectrumOver) == "head";
    if (!scalesOneSpectrum(values)) {
        const auto head = static_cast<double>(values.get(keys::headDim)) / 2;
        return {AxisSeries(values).over(pairs, overHead ? head : static_cast<double>(pairs), 0)};
    }
    RopeSpectrum spectrum = scaledSpectrum(ropeScalingOf(values), values.get(keys::base), 2 * pairs);
    return {std::move(spectrum.frequencies), spectrum.attentionFactor};
}

/// A spectrum for each axis over its own pairs.
PairFrequencies byAxis(const Values& values, const PairAxes& axes) {
    const std::vector<std::int64_t> counts = sectionsOf(axes, axesOf(values).size());
    std::vector<std::vector<Frequency>> own;
    for (std::size_t axis = 0; axis < counts.size(); ++axis)
        own.push_back(AxisSeries(values).over(counts[axis], static_cast<double>(counts[axis]), axis));
    std::vector<std::size_t> used(counts.size(), 0);
    PairFrequencies made;
    for (const std::uint8_t axis : axes)
        made.all.push_back(own[axis][used[axis]++]);
    return made;
}

/// One spectrum whose places the axes take in turn, whatever pairs they have.
PairFrequencies dealt(const Values& values, const PairAxes& axes) {
    const PairFrequencies all = running(values);
    const std::vector<std::size_t> order = orderOf(values);
    std::vector<std::size_t> next(order.size());
    for (std::size_t n = 0; n < order.size(); ++n)
        next[order[n]] = n;
    PairFrequencies made{{}, all.attentionFactor};
    for (const std::uint8_t axis : axes) {
        made.all.push_back(all.all[std::min(next[axis], all.all.size() - 1)]);
        next[axis] += order.size();
    }
    return made;
}

PairFrequencies listed(const Values& values) {
    PairFrequencies made;
    const DoubleDouble unit = values.get(keys::frequencyUnit) == "two-pi" ? twoPi : exactly(1);
    for (const double number : values.get(keys::frequencyList))
        made.all.emplace_back(exactly(number) * unit);
    return made;
}

/// Each pair turns along one axis.
AxisRotation along(const PairAxes& axes, PairFrequencies frequencies) {
    std::vector<std::vector<AxisTurn>> turns;
    for (std::size_t pair = 0; pair < axes.size(); ++pair)
        turns.push_back({{axes[pair], frequencies.all[pair]}});
    return {AxisTurns(std::move(turns)), axes, std::move(frequencies.all),
            frequencies.attentionFactor, 0,    {}};
}

/// One spectrum over the pairs of all heads, of which one head is shown; the pairs in front that are left
/// over are not turned.
AxisRotation ofHead(const Values& values) {
    const auto axes = static_cast<std::int64_t>(axesOf(values).size());
    const std::int64_t width = values.get(keys::headCount) * values.get(keys::headDim);
    const std::int64_t n = width / (2 * axes);
    const std::int64_t inFront = width % (2 * axes) / 2;
    const std::int64_t own = values.get(keys::headDim) / 2;
    const std::int64_t before = values.get(keys::headShown) * own;
    const std::vector<Frequency> all = AxisSeries(values).over(n, static_cast<double>(n), 0);
    const std::vector<std::size_t> order = orderOf(values);
    PairAxes chosen;
    PairFrequencies frequencies;
    for (std::int64_t pair = std::max(before, inFront); pair < before + own; ++pair) {
        const std::int64_t place = pair - inFront;
        chosen.push_back(static_cast<std::uint8_t>(order[static_cast<std::size_t>(place % axes)]));
        frequencies.all.push_back(all[static_cast<std::size_t>(place / axes)]);
    }
    AxisRotation made = along(chosen, std::move(frequencies));
    made.firstTurned = own - made.turns.pairs();
    return made;
}

/// Pairs that turn along all axes, with a weight for each.
AxisRotation mixedOf(const std::vector<std::vector<double>>& weights) {
    std::vector<std::vector<AxisTurn>> turns;
    PairAxes fastest;
    std::vector<Frequency> frequencies;
    for (const std::vector<double>& ofPair : weights) {
        std::vector<AxisTurn> own;
        std::size_t best = 0;
        for (std::size_t axis = 0; axis < ofPair.size(); ++axis) {
            const double size = std::abs(ofPair[axis]);
            if (size > std::abs(ofPair[best])) best = axis;
            if (size > 0) own.push_back({axis, Frequency(exactly(size)), ofPair[axis] < 0});
        }
        fastest.push_back(static_cast<std::uint8_t>(best));
        frequencies.emplace_back(exactly(std::max(std::abs(ofPair[best]), 1e-300)));
        turns.push_back(std::move(own));
    }
    return {AxisTurns(std::move(turns)), std::move(fastest), std::move(frequencies), 1, 0, {}};
}

/// The weights of a seed, by pair and axis.
std::vector<std::vector<double>> seededWeights(const Values& values) {
    const std::int64_t pairs = pairsOf(values);
    const std::vector<std::size_t> order = orderOf(values);
    const auto seed = seedOf(static_cast<std::uint64_t>(values.get(keys::seed)),
                             static_cast<std::uint64_t>(values.get(keys::headShown)));
    const bool two = order.size() == 2;
    const std::int64_t half = two ? (pairs + 1) / 2 : pairs;
    const auto magnitudes = AxisSeries(values).over(half, static_cast<double>(half), 0);
    const double direction = 4 * halfPi * uniformAt(seed, 0);
    std::vector<std::vector<double>> all;
    for (std::int64_t pair = 0; pair < pairs; ++pair) {
        std::vector<double> weights(order.size());
        const double size = magnitudes[static_cast<std::size_t>(pair % half)].radians();
        const double turned = direction + (pair < half ? 0 : halfPi);
        double length = 0;
        for (std::size_t n = 0; n < order.size(); ++n) {
            const auto place = static_cast<std::uint64_t>(pair) * order.size() + n;
            const double part = two ? (n == 0 ? std::cos(turned) : std::sin(turned)) : normalAt(seed, place);
            weights[order[n]] = part;
            length += part * part;
        }
        for (double& weight : weights)
            weight *= size / std::sqrt(length);
        all.push_back(std::move(weights));
    }
    return all;
}

/// An array of [axes, pairs], or [axes, heads, pairs], the axes in the order of blocks.
Result<std::vector<std::vector<double>>> weightsIn(const Values& values) {
    const std::string& text = values.get(keys::weightsFile);
    const TableName name = splitTableName(text);
    const auto refused = [](Text why) { return Error{std::move(why), keys::weightsFile.name}; };
    const auto array = readArray(name.path, name.tensor);
    if (!array) return refused(array.error().text);
    const auto axes = static_cast<std::int64_t>(axesOf(values).size());
    const std::int64_t pairs = pairsOf(values), head = values.get(keys::headShown);
    const auto& shape = array->shape;
    const bool byHead = shape.size() == 3 && shape[1] > head;
    if (array->complex || shape.empty() || shape.front() != axes || shape.back() != pairs ||
        !(shape.size() == 2 || byHead))
        return refused(
            {POSISCOPE_TR("core",
                          "%1 holds no weights of %2 axes × %3 pairs (or axes × heads × pairs, with "
                          "more than %4 heads)"),
             {printablePath(name.path), std::to_string(axes), groupedDigits(pairs), groupedDigits(head)}});
    const std::vector<std::size_t> order = orderOf(values);
    std::vector all(static_cast<std::size_t>(pairs), std::vector<double>(order.size()));
    for (std::int64_t pair = 0; pair < pairs; ++pair)
        for (std::int64_t axis = 0; axis < axes; ++axis) {
            const std::int64_t place =
                axis * array->steps[0] + (byHead ? head * array->steps[1] : 0) + pair * array->steps.back();
            const double weight = array->at(place);
            if (!(std::abs(weight) < 1e6))
                return refused({POSISCOPE_TR("core", "a weight of %1 is no number below a million"),
                                {printablePath(name.path)}});
            all[static_cast<std::size_t>(pair)][order[static_cast<std::size_t>(axis)]] = weight;
        }
    return all;
}

AxisRotation mixedRotation(const Values& values) {
    if (values.get(keys::weightsFile).empty()) return mixedOf(seededWeights(values));
    const auto read = weightsIn(values);
    if (read) return mixedOf(*read);
    AxisRotation none = mixedOf(seededWeights(values));
    none.problem = read.error().text;
    return none;
}

Failure refused(Text text, const char* key) {
    return Error{std::move(text), key};
}

bool usesSections(const Values& values) {
    const std::string& word = values.get(keys::allocation);
    return word == "blocks" || word == "interleaved" || word == "alternate" || word == "spread";
}

Failure checkSections(const Values& values) {
    if (!usesSections(values)) return std::nullopt;
    const NumberList& given = values.get(keys::sections);
    const std::size_t axes = axesOf(values).size();
    if (values.get(keys::allocation) == "interleaved" && axes != 3)
        return refused({POSISCOPE_TR("core", "interleaved pairs are those of three axes, not of %1"),
                        {std::to_string(axes)}},
                       keys::allocation.name);
    if (given.empty()) return std::nullopt;
    if (given.size() != axes)
        return refused({POSISCOPE_TR("core", "%1 must hold %2 numbers, one for each axis (%3), not %4"),
                        {keys::sections.name, std::to_string(axes), values.get(keys::axes),
                         std::to_string(given.size())}},
                       keys::sections.name);
    double sum = 0;
    for (const double number : given) {
        if (number != std::floor(number))
            return refused({POSISCOPE_TR("core", "%1 holds whole numbers, and %2 is none"),
                            {keys::sections.name, inFull(number)}},
                           keys::sections.name);
        sum += number;
    }
    // Interleaved ones beyond the last pair are cut off, and what is left over is the first axis.
    if (values.get(keys::allocation) == "interleaved" || sum == static_cast<double>(pairsOf(values)))
        return std::nullopt;
    return refused({POSISCOPE_TR("core", "sections add up to %1 pairs, and %2 pairs are turned"),
                    {inFull(sum), groupedDigits(pairsOf(values))}},
                   keys::sections.name);
}

Failure checkPattern(const Values& values) {
    if (values.get(keys::allocation) != "pattern") return std::nullopt;
    const std::vector<PositionAxis> axes = axesOf(values);
    const std::string& pattern = values.get(keys::axisPattern);
    const auto isAxis = [&](char letter) {
        return 1 == std::count_if(axes.begin(), axes.end(), [letter](const PositionAxis& each) {
                   return std::toupper(each.id[0]) == std::toupper(letter);
               });
    };
    if (!pattern.empty() && std::all_of(pattern.begin(), pattern.end(), isAxis)) return std::nullopt;
    return refused({POSISCOPE_TR("core",
                                 "a pattern is made of the first letters of axes (%1), such as TTHWHWHW, and "
                                 "not “%2”"),
                    {values.get(keys::axes), pattern}},
                   keys::axisPattern.name);
}

Failure checkScalingOfAxes(const Values& values) {
    return scalesOneSpectrum(values) ? checkRopeScaling(values) : std::nullopt;
}

Failure checkHeads(const Values& values) {
    if (values.get(keys::headShown) >= values.get(keys::headCount))
        return refused(
            {POSISCOPE_TR("core", "there are %1 heads, counted from 0, and %2 is none of them"),
             {groupedDigits(values.get(keys::headCount)), groupedDigits(values.get(keys::headShown))}},
            keys::headShown.name);
    if (!isOverHeads(values)) return std::nullopt;
    if (values.get(keys::allocation) != "in-turn" || values.get(keys::partialRotaryFactor) != 1)
        return refused(POSISCOPE_TR("core",
                                    "a spectrum over all heads is of axes in turn, and all elements are "
                                    "turned: set allocation to in-turn"),
                       keys::spectrumOver.name);
    if (turnedPairsOf(values) < 1)
        return refused({POSISCOPE_TR("core", "no pair of head %1 turns: make head_dim or head_count larger"),
                        {groupedDigits(values.get(keys::headShown))}},
                       keys::headDim.name);
    return std::nullopt;
}

Failure checkLists(const Values& values) {
    const std::size_t axes = axesOf(values).size();
    const NumberList& bases = values.get(keys::axisBases);
    if (isOverAxis(values) && !bases.empty() && bases.size() != axes)
        return refused({POSISCOPE_TR("core", "%1 must hold %2 numbers, one for each axis (%3), not %4"),
                        {keys::axisBases.name, std::to_string(axes), values.get(keys::axes),
                         std::to_string(bases.size())}},
                       keys::axisBases.name);
    if (values.get(keys::axisSpectrum) != "list") return std::nullopt;
    if (isMixed(values) || isOverHeads(values))
        return refused(POSISCOPE_TR("core",
                                    "a list has a frequency for each pair along one axis of one head: choose "
                                    "another allocation, or another spectrum"),
                       keys::axisSpectrum.name);
    const NumberList& list = values.get(keys::frequencyList);
    if (list.size() == static_cast<std::size_t>(pairsOf(values))) return std::nullopt;
    return refused({POSISCOPE_TR("core", "%1 must hold %2 numbers, one for each pair, not %3"),
                    {keys::frequencyList.name, groupedDigits(pairsOf(values)), std::to_string(list.size())}},
                   keys::frequencyList.name);
}

}  // namespace

std::int64_t turnedPairsOf(const Values& values) {
    if (!isOverHeads(values) || isMixed(values)) return pairsOf(values);
    const auto axes = static_cast<std::int64_t>(axesOf(values).size());
    const std::int64_t width = values.get(keys::headCount) * values.get(keys::headDim);
    const std::int64_t own = values.get(keys::headDim) / 2, before = values.get(keys::headShown) * own;
    return std::clamp<std::int64_t>(before + own - width % (2 * axes) / 2, 0, own);
}

bool scalesOneSpectrum(const Values& values) {
    const std::string& over = values.get(keys::spectrumOver);
    return values.get(keys::axisSpectrum) == "geometric" && !isMixed(values) &&
           values.get(keys::frequencyUnit) == "one" && values.get(keys::minPeriod) == 1 &&
           (over == "rotated" || over == "dealt");
}

bool isSeededRotation(const Values& values) {
    return isMixed(values) && values.get(keys::weightsFile).empty();
}

std::vector<std::int64_t> axisSectionsOf(const Values& values) {
    const std::size_t axes = axesOf(values).size();
    std::vector<std::int64_t> sections;
    for (const double number : values.get(keys::sections))
        sections.push_back(static_cast<std::int64_t>(number));
    if (!sections.empty()) return sections;
    const std::int64_t each = pairsOf(values) / static_cast<std::int64_t>(axes);
    sections.assign(axes, each);
    sections.front() = pairsOf(values) - each * static_cast<std::int64_t>(axes - 1);
    return sections;
}

std::vector<std::int64_t> axisBlocksOf(const Values& values) {
    const std::vector<std::int64_t> sections = axisSectionsOf(values);
    std::vector<std::int64_t> blocks;
    for (const std::size_t axis : orderOf(values))
        blocks.push_back(sections[axis]);
    return blocks;
}

AxisRotation axisRotationOf(const Values& values) {
    if (isMixed(values)) return mixedRotation(values);
    if (isOverHeads(values)) return ofHead(values);
    PairAxes axes = allocated(values);
    axes.resize(static_cast<std::size_t>(pairsOf(values)), 0);
    if (values.get(keys::axisSpectrum) == "list") return along(axes, listed(values));
    if (values.get(keys::spectrumOver) == "dealt") return along(axes, dealt(values, axes));
    return along(axes, isOverAxis(values) ? byAxis(values, axes) : running(values));
}

void settleAxisSpectrum(Values& values) {
    const std::size_t count = axesOf(values).size();
    for (const auto key : {keys::sections, keys::axisBases})
        if (values.get(key).size() != count && !values.get(key).empty()) values.set(key, NumberList{});
    if (orderOf(values).empty()) values.set(keys::axisOrder, std::string());
    if (values.get(keys::allocation) == "interleaved" && count != 3)
        values.set(keys::allocation, std::string("blocks"));
}

Failure checkAxisSpectrum(const Values& values) {
    if (orderOf(values).empty())
        return refused(
            {POSISCOPE_TR("core", "axis_order names the axes %1 in another order, and “%2” does not"),
             {values.get(keys::axes), values.get(keys::axisOrder)}},
            keys::axisOrder.name);
    for (const auto check : {checkSections, checkPattern, checkScalingOfAxes, checkHeads, checkLists})
        if (auto failure = check(values)) return failure;
    return std::nullopt;
}

}  // namespace posiscope
