// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode/pieces.h"

#include <cmath>

#include "core/parameters/numbertext.h"

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

/// The line that gives the map the colour of infinite cells; empty without one.
std::string maskedInPython(const FigureMatrix& matrix) {
    return matrix.masked.empty() ? std::string() : "colours.set_bad(\"#" + matrix.masked + "\")\n";
}

/// The settings of matplotlib for type and lines, and the arguments for the size.
std::string paperInPython(const FigurePaper& paper) {
    std::string text = "plt.rcParams.update({\"font.size\": " + tenths(paper.type);
    if (paper.lines > 0)
        text += R"(, "axes.linewidth": 0.5, "lines.linewidth": )" + shortestDecimal(paper.lines);
    return text + "})\n";
}

std::string sizeInPython(const FigurePaper& paper) {
    return "figsize=(" + inches(paper.width) + ", " + inches(paper.height) + "), layout=\"constrained\"";
}

}  // namespace

std::string legendCode(const std::string& axes) {
    return axes + ".legend(loc=\"upper left\", bbox_to_anchor=(1, 1))\n";
}

std::string heightsCode(std::int64_t rows) {
    return ", gridspec_kw={\"height_ratios\": [72, 28]" +
           (rows > 1 ? " * " + std::to_string(rows) : std::string()) + "}";
}

std::string withoutImport(std::string program) {
    if (const auto at = program.find(numpyImport); at != std::string::npos)
        program.erase(at, numpyImport.size());
    return program;
}

std::string inches(double length) {
    return shortestDecimal(std::round(length * 1000) / 1000);
}

std::string tenths(double points) {
    return shortestDecimal(std::round(points * 10) / 10);
}

std::string beginningCode(const FigureNumbers& figure, const std::string& axes, const std::string& rest) {
    std::string text = "\nimport matplotlib.pyplot as plt\n";
    if (figure.matrix.field) text += "from matplotlib.colors import ListedColormap\n";
    text += "\n";
    if (figure.matrix.field) text += coloursInPython(*figure.matrix.map) + maskedInPython(figure.matrix);
    return text + paperInPython(figure.paper) + "fig, " + axes + " = plt.subplots(" + rest +
           (rest.empty() ? "" : ", ") + sizeInPython(figure.paper) + ")\n";
}

std::string imageCode(const std::string& values, const FigureMatrix& matrix) {
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

std::string labelsCode(const std::string& axes, const std::string& across, const std::string& up) {
    return axes + ".set(xlabel=" + inPython(across) + ", ylabel=" + inPython(up) + ")\n";
}

std::string referencesCode(const FigureNumbers& figure) {
    std::string text;
    for (const FigureReference& line : figure.references) {
        text += "ax.axhline(" + shortestDecimal(line.height) + ", color=\"#" + line.colour +
                "\", linestyle=\"--\", linewidth=0.75, zorder=1)\n";
        if (line.text.empty()) continue;
        text += "ax.text(" + shortestDecimal(std::round(line.across * 1000) / 1000) + ", " +
                shortestDecimal(line.height) + ", " + inPython(line.text) +
                ", transform=ax.get_yaxis_transform(), ha=\"right\", va=" +
                (line.above ? "\"bottom\"" : "\"top\"") + ", color=\"#" + line.textColour + "\")\n";
    }
    return text;
}

std::string limitsCode(const FigureNumbers& figure) {
    std::string text;
    const auto add = [&text](const std::string& name, const FigureAxis& axis) {
        if (axis.from != axis.to) text += ", " + name + "lim=" + pairOf(axis.from, axis.to);
        if (axis.logarithmic) text += ", " + name + "scale=\"log\"";
    };
    add("x", figure.across);
    add("y", figure.up);
    return text.empty() ? text : "ax.set(" + text.substr(2) + ")\n";
}

}  // namespace posiscope
