// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode/pieces.h"

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

}  // namespace

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

std::string limitsCode(const FigureNumbers& figure) {
    std::string text = "ax.set(xlim=" + pairOf(figure.across.from, figure.across.to) +
                       ", ylim=" + pairOf(figure.up.from, figure.up.to);
    if (figure.across.logarithmic) text += ", xscale=\"log\"";
    if (figure.up.logarithmic) text += ", yscale=\"log\"";
    return text + ")\n";
}

}  // namespace posiscope
