// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode/curves.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/code/tablecode.h"
#include "core/encodings/positionlist.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/parameters/viewkeys.h"

namespace posiscope {

namespace {

/// A state whose rows are at several places between two positions, so that curves are smooth.
struct FineRows {
    State state;
    double first = 0;
    std::int64_t perPosition = 1;
};

/// Whether rows at whole positions have the same values as those of the state.
bool sameAtWholePositions(const State& state, const FineRows& fine) {
    const auto whole = encodingOf(state).make(state.values),
               between = encodingOf(fine.state).make(fine.state.values);
    const std::int64_t from = static_cast<std::int64_t>(fine.first) - whole->firstCursor();
    const std::int64_t last = (between->table().rows() - 1) / fine.perPosition;
    for (const std::int64_t row : {std::int64_t{0}, std::min<std::int64_t>(1, last), last})
        for (std::int64_t j = 0; j < whole->table().columns(); ++j)
            if (whole->table().value(from + row, j) != between->table().value(row * fine.perPosition, j))
                return false;
    return true;
}

/// None where the encoding's rows cannot be listed, or are listed already.
std::optional<FineRows> betweenPositions(const State& state, const FigureNumbers& figure) {
    constexpr double points = 2000;
    constexpr std::int64_t least = 8, most = 64;
    if (findParameter(state, keys::positions.name) == nullptr || hasPositionList(state.values))
        return std::nullopt;
    const ModelShape shape = shapeOf(state.values);
    const double from = std::max(std::ceil(figure.across.from), static_cast<double>(shape.firstPosition));
    const double to = std::min(std::floor(figure.across.to),
                               static_cast<double>(shape.firstPosition + shape.positions - 1));
    if (to <= from) return std::nullopt;
    FineRows fine{state, from, least};
    while (fine.perPosition < most && static_cast<double>(fine.perPosition) * (to - from) < points)
        fine.perPosition *= 2;  // steps of powers of two are exact
    fine.state.set(keys::positions, shortestDecimal(from) + ".." + shortestDecimal(to) + " step " +
                                        shortestDecimal(1 / static_cast<double>(fine.perPosition)));
    repair(fine.state);
    if (!whyNoTableCode(fine.state).empty() || !sameAtWholePositions(state, fine)) return std::nullopt;
    return fine;
}

/// The dimension that a curve is named after: "3" or "base=100_3".
std::string dimensionOf(const FigureCurve& curve) {
    const std::string name = curve.name.substr(curve.name.rfind('_') + 1);
    const bool number =
        !name.empty() && std::ranges::all_of(name, [](char each) { return '0' <= each && each <= '9'; });
    return number ? name : std::string();
}

/// The arguments of a curve's plot after its numbers; those of several encodings differ in words alone.
std::string argumentsOf(const FigureCurve& curve) {
    if (curve.encoding.empty()) return ", label=" + inPython(labelOf(curve)) + lookInPython(curve);
    return ", label=" + inPython(curve.encoding) +
           (curve.label.empty() ? "" : " + " + inPython(", " + curve.label)) + lookInPython(curve) +
           (curve.dashed ? "" : ", linestyle=\"-\"");
}

FigureProgram waves(const State& state, const FigureNumbers& figure, const std::vector<FigureCurve>& curves) {
    FigureProgram program{{}, {}, true};
    for (const FigureCurve& curve : curves) {
        if (dimensionOf(curve).empty()) return {};
        program.draw += "ax.plot(positions, pe[:, " + dimensionOf(curve) + "]" + argumentsOf(curve) + ")\n";
    }
    const auto fine = betweenPositions(state, figure);
    if (!fine) return {};
    program.compute = tableCode(fine->state, codeDialects().front()) +
                      "positions = " + shortestDecimal(fine->first) + " + np.arange(len(pe)) / " +
                      std::to_string(fine->perPosition) + "\n";
    return program;
}

/// Single values of a curve are drawn; not where they are summed up over windows.
FigureProgram distance(const State& state, const FigureNumbers& figure,
                       const std::vector<FigureCurve>& curves) {
    const auto model = encodingOf(state).make(state.values);
    const DistanceCurves* const all = model->distance();
    if (all == nullptr || state.get(keys::distanceCurve) != "values" || curves.empty()) return {};
    const double from = std::ceil(figure.across.from), to = std::floor(figure.across.to);
    const std::int64_t nearest = std::max(all->nearest(), static_cast<std::int64_t>(from)),
                       farthest = std::min(all->farthest(), static_cast<std::int64_t>(to));
    if (farthest < nearest) return {};
    FigureProgram program{distanceCode(state, std::min<std::int64_t>(nearest, 0), farthest), {}, true};
    const std::string chosen =
        std::to_string(std::clamp<std::int64_t>(state.get(keys::head), 0, all->count() - 1));
    const auto strong = std::ranges::max_element(curves, {}, &FigureCurve::opacity);
    const auto pale =
        std::ranges::find_if(curves, [](const FigureCurve& curve) { return curve.opacity < 1; });
    if (pale != curves.end())
        program.draw = "ax.plot(distance, np.delete(curves, " + chosen + ", axis=0).T" + lookInPython(*pale) +
                       ", linewidth=plt.rcParams[\"lines.linewidth\"] / 2)\n";
    program.draw += "ax.plot(distance, curves[" + chosen + "]" + argumentsOf(*strong) + ")\n";
    return program;
}

/// The wavelength up to which a pair completes a cycle, the same for all pairs or one for each.
std::string lengthsOf(const Model& model) {
    std::string lengths, counts;
    const auto pairs = static_cast<std::int64_t>(model.frequencies().size());
    for (std::int64_t first = 0, end = 0; first < pairs; first = end) {
        const std::int64_t length = model.turns().lengthFor(first);
        while (end < pairs && model.turns().lengthFor(end) == length)
            ++end;
        if (first == 0 && end == pairs) return std::to_string(length);
        lengths += (first == 0 ? "" : ", ") + std::to_string(length);
        counts += (first == 0 ? "" : ", ") + std::to_string(end - first);
    }
    return "np.repeat([" + lengths + "], [" + counts + "])";
}

/// As large as in the picture: as there is room for a pair, between bounds.
std::string dotsOf(const FigureNumbers& figure) {
    constexpr double plot = 0.85, perInch = 96, share = 0.3, least = 1.2, most = 4, points = 0.75;
    const double room = plot * perInch * figure.paper.width / std::abs(figure.across.to - figure.across.from);
    const double radius = std::clamp(share * room, least, most);
    return ", markersize=" + shortestDecimal(std::round(20 * radius * points) / 10);
}

FigureProgram spectrum(const State& state, const FigureNumbers& figure,
                       const std::vector<FigureCurve>& curves) {
    const std::string frequencies = frequencyCode(state);
    if (frequencies.empty() || curves.empty()) return {};
    FigureProgram program{
        frequencies + "wavelength = 2 * np.pi / omega  # of each pair\npair = np.arange(len(omega))\n",
        {},
        false};
    const std::string dots = dotsOf(figure);
    const auto plot = [&](const std::string& numbers, const FigureCurve& curve) {
        program.draw += "ax.plot(" + numbers + argumentsOf(curve) + dots + ")\n";
    };
    const std::string all = "pair, wavelength";
    if (const FigureCurve& first = curves.front(); first.hollow) plot("pair, 2 * np.pi / unscaled", first);
    if (curves.size() == 1 || curves.front().hollow) {
        plot(all, curves.back());
        program.legend = curves.size() > 1 || curves.front().joined;
        return program;
    }
    program.compute += "complete = wavelength <= " + lengthsOf(*encodingOf(state).make(state.values)) +
                       " * (1 + 1e-9)  # a cycle within the table\n";
    plot("pair[complete], wavelength[complete]", curves.front());
    plot("pair[~complete], wavelength[~complete]", curves.back());
    return program;
}

}  // namespace

FigureProgram curveProgram(const State& state, std::string_view view, const FigureNumbers& figure,
                           const std::vector<FigureCurve>& curves) {
    FigureProgram program;
    if (view == "waves" && shapeOf(state.values).hasTable()) program = waves(state, figure, curves);
    if (view == "distance") program = distance(state, figure, curves);
    if (view == "spectrum") program = spectrum(state, figure, curves);
    return program.compute.empty() ? FigureProgram() : program;
}

}  // namespace posiscope
