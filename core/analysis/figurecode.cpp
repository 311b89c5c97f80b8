// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode.h"

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

std::string pairOf(double from, double to) {
    return "(" + shortestDecimal(from) + ", " + shortestDecimal(to) + ")";
}

/// The colours of a map in lines of 16.
std::string coloursInPython(const Colormap& map) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text = "colours = ListedColormap(np.frombuffer(bytes.fromhex(";
    for (std::size_t n = 0; n < map.colours.size(); ++n) {
        if (n % 16 == 0) text += n == 0 ? "\n    \"" : "\"\n    \"";
        for (const std::uint8_t part : map.colours[n]) {
            text += digits[part / 16];
            text += digits[part % 16];
        }
    }
    return text + "\"), np.uint8).reshape(-1, 3) / 255)\n";
}

std::string imageOf(const std::string& values, const FigureMatrix& matrix) {
    const auto rows = static_cast<double>(matrix.field->rows());
    const auto columns = static_cast<double>(matrix.field->columns());
    const double across = matrix.transposed ? matrix.firstRow : matrix.firstColumn;
    const double down = matrix.transposed ? matrix.firstColumn : matrix.firstRow;
    const double wide = matrix.transposed ? rows : columns, high = matrix.transposed ? columns : rows;
    return "image = ax.imshow(" + values + (matrix.transposed ? ".T" : "") +
           ", cmap=colours, vmin=" + shortestDecimal(matrix.low) + ", vmax=" + shortestDecimal(matrix.high) +
           ", aspect=\"auto\",\n                  interpolation=\"nearest\", extent=(" +
           shortestDecimal(across - 0.5) + ", " + shortestDecimal(across + wide - 0.5) + ", " +
           shortestDecimal(down + high - 0.5) + ", " + shortestDecimal(down - 0.5) + "))\n";
}

std::string limitsOf(const FigureNumbers& figure) {
    return "ax.set(xlim=" + pairOf(figure.across.from, figure.across.to) +
           ", ylim=" + pairOf(figure.up.from, figure.up.to) + ")\n";
}

std::string labelsOf(const std::string& axes, const std::string& across, const std::string& up) {
    return axes + ".set(xlabel=" + inPython(across) + ", ylabel=" + inPython(up) + ")\n";
}

/// Colours, a figure of the same size, and what makes lines and type as large.
std::string beginning(const FigureNumbers& figure, const std::string& axes, const std::string& rest) {
    std::string text = "\nimport matplotlib.pyplot as plt\n";
    if (figure.matrix.field) text += "from matplotlib.colors import ListedColormap\n";
    text += "\n";
    if (figure.matrix.field) text += coloursInPython(*figure.matrix.map);
    return text + paperInPython(figure.paper) + "fig, " + axes + " = plt.subplots(" + rest +
           (rest.empty() ? "" : ", ") + sizeInPython(figure.paper) + ")\n";
}

std::string imageCode(const std::string& program, const std::string& values, const FigureNumbers& figure) {
    return program + beginning(figure, "ax", {}) + imageOf(values, figure.matrix) + "fig.colorbar(image)\n" +
           labelsOf("ax", figure.across.label, figure.up.label) + limitsOf(figure);
}

std::string similarityCode(const State& state, const std::string& program, const FigureNumbers& figure) {
    const bool cosine = state.get(keys::similarity) == "cosine";
    const std::string rows = cosine ? "unit" : "pe";
    const std::string first = shortestDecimal(figure.matrix.firstRow);
    const std::string reference =
        shortestDecimal(static_cast<double>(state.get(keys::reference)) - figure.matrix.firstRow);
    return program + (cosine ? "unit = pe / np.linalg.norm(pe, axis=1, keepdims=True)\n" : "") +
           "similarity = " + rows + " @ " + rows + ".T\n" +
           beginning(figure, "(ax, below)", "2, 1, sharex=True, gridspec_kw={\"height_ratios\": (72, 28)}") +
           imageOf("similarity", figure.matrix) + "fig.colorbar(image)\n" +
           labelsOf("ax", {}, figure.up.label) + "below.plot(np.arange(len(pe)) + " + first +
           ", similarity[" + reference + "])\n" +
           labelsOf("below", figure.across.label, "to p = " + std::to_string(state.get(keys::reference))) +
           limitsOf(figure);
}

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

bool isNumber(const std::string& name) {
    return !name.empty() && std::ranges::all_of(name, [](char each) { return '0' <= each && each <= '9'; });
}

std::string wavesCode(const State& state, const FigureNumbers& figure) {
    if (!std::ranges::all_of(figure.curves, isNumber, &FigureCurve::name)) return {};
    const auto fine = betweenPositions(state, figure);
    if (!fine) return {};
    std::string text = tableCode(fine->state, codeDialects().front()) + beginning(figure, "ax", {}) +
                       "positions = " + shortestDecimal(fine->first) + " + np.arange(len(pe)) / " +
                       std::to_string(fine->perPosition) + "\n";
    for (const FigureCurve& curve : figure.curves)
        text += "ax.plot(positions, pe[:, " + curve.name +
                "], label=" + inPython(curve.label.empty() ? curve.name : curve.label) + ", color=\"#" +
                curve.colour + "\")\n";
    return text + "ax.legend(loc=\"upper left\", bbox_to_anchor=(1, 1))\n" +
           labelsOf("ax", figure.across.label, figure.up.label) + limitsOf(figure);
}

}  // namespace

std::string figureCode(const State& state, std::string_view view, const FigureNumbers& figure) {
    const std::string program = tableCode(state, codeDialects().front());
    if (program.empty()) return {};
    const bool table = shapeOf(state.values).hasTable();
    std::string code;
    if (view == "heatmap" && table && figure.matrix.field)
        code = imageCode(program, "pe", figure);
    else if (view == "similarity" && table && figure.matrix.field)
        code = similarityCode(state, program, figure);
    else if (view == "bias" && figure.matrix.field)
        code = imageCode(program, "bias[" + std::to_string(state.get(keys::head)) + "]", figure);
    else if (view == "waves" && table)
        code = wavesCode(state, figure);
    return code.empty() ? code : code + "plt.show()\n";
}

}  // namespace posiscope
