// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurescript.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace posiscope {

namespace {

/// As Python reads it, after "from numpy import inf, nan".
std::string written(double number) {
    char digits[32];
    return {digits, std::to_chars(digits, digits + sizeof digits, number).ptr};
}

/// As pgfplots reads it; it has no infinity.
std::string finite(double number) {
    return std::isfinite(number) ? written(number) : "nan";
}

std::string inches(double length) {
    return written(std::round(length * 1000) / 1000);
}

std::string tenths(double points) {
    return written(std::round(points * 10) / 10);
}

/// The beginning of a document that is as large as the paper, with its type and lines.
std::string beginningInTex(const FigurePaper& paper) {
    constexpr double leading = 1.2;
    std::string text = "\\begin{tikzpicture}[font=\\fontsize{" + tenths(paper.type) + "}{" +
                       tenths(leading * paper.type) +
                       "}\\selectfont]\n\\begin{axis}[\n    width=" + inches(paper.width) +
                       "in, height=" + inches(paper.height) + "in,\n";
    if (paper.lines > 0)
        text += "    every axis plot/.append style={line width=" + written(paper.lines) + "pt},\n";
    return text;
}

Failure checkSize(const FigureNumbers& figure, std::int64_t most) {
    std::int64_t numbers = 0;
    if (const Field* const field = figure.matrix.field.get()) {
        const bool tooMany = field->columns() > 0 && field->rows() > most / field->columns();
        numbers = tooMany ? most + 1 : field->rows() * field->columns();
    }
    for (const FigureCurve& curve : figure.curves)
        numbers += static_cast<std::int64_t>(curve.x.size());
    if (numbers <= most) return std::nullopt;
    return Error{{POSISCOPE_TR("core",
                               "this figure has more numbers than a script should hold, which are %1: make "
                               "the table smaller, or export the data as a file"),
                  {std::to_string(most)}},
                 ""};
}

/// What the fonts of LaTeX have in mathematics alone.
constexpr std::pair<std::string_view, std::string_view> inMathematics[] = {
    {"α", "alpha"}, {"β", "beta"},   {"γ", "gamma"}, {"δ", "delta"}, {"ε", "varepsilon"}, {"ζ", "zeta"},
    {"θ", "theta"}, {"λ", "lambda"}, {"μ", "mu"},    {"π", "pi"},    {"ρ", "rho"},        {"σ", "sigma"},
    {"τ", "tau"},   {"φ", "varphi"}, {"ω", "omega"}, {"Δ", "Delta"}, {"Σ", "Sigma"},      {"Ω", "Omega"},
    {"√", "surd"},  {"∞", "infty"},  {"≤", "le"},    {"≥", "ge"},    {"≈", "approx"},     {"→", "to"}};
/// Indices, from 0 to 9 and i, j, k.
constexpr std::pair<std::string_view, char> belowTheLine[] = {
    {"₀", '0'}, {"₁", '1'}, {"₂", '2'}, {"₃", '3'}, {"₄", '4'}, {"₅", '5'}, {"₆", '6'},
    {"₇", '7'}, {"₈", '8'}, {"₉", '9'}, {"ᵢ", 'i'}, {"ⱼ", 'j'}, {"ₖ", 'k'}};

/// The first character of `rest` in mathematics, and its length; 0 where it is a usual one.
std::pair<std::string, std::size_t> mathematicsAt(std::string_view rest) {
    for (const auto& [letter, name] : inMathematics)
        if (rest.starts_with(letter)) return {"$\\" + std::string(name) + "$", letter.size()};
    for (const auto& [letter, index] : belowTheLine)
        if (rest.starts_with(letter)) return {std::string("$_") + index + "$", letter.size()};
    return {{}, 0};
}

std::string forTex(const std::string& text) {
    std::string result;
    for (std::size_t n = 0; n < text.size(); ++n) {
        if (const auto [letter, length] = mathematicsAt(std::string_view(text).substr(n)); length > 0) {
            result += letter;
            n += length - 1;
            continue;
        }
        const char each = text[n];
        if (each == '\\' || each == '^' || each == '~') {
            result += "\\char`\\" + std::string(1, each) + "{}";
            continue;
        }
        if (std::string_view("_%&#${}").find(each) != std::string_view::npos) result += '\\';
        result += each == '\n' ? ' ' : each;
    }
    return result;
}

std::string listOf(const std::vector<double>& numbers) {
    std::string text = "[";
    for (const double number : numbers)
        text += written(number) + ", ";
    return text + "]";
}

std::string matrixInPython(const FigureMatrix& matrix) {
    const Field& field = *matrix.field;
    std::string text = "data = np.array([\n";
    for (std::int64_t row = 0; row < field.rows(); ++row) {
        text += "    [";
        for (std::int64_t column = 0; column < field.columns(); ++column)
            text += written(field.value(row, column)) + ", ";
        text += "],\n";
    }
    text += "])\ncolours = ListedColormap(np.array([\n";
    for (const auto& colour : matrix.map->colours)
        text += "    [" + std::to_string(colour[0]) + ", " + std::to_string(colour[1]) + ", " +
                std::to_string(colour[2]) + "],\n";
    text += "]) / 255)\n" + maskedInPython(matrix);
    const double firstAcross = matrix.transposed ? matrix.firstRow : matrix.firstColumn;
    const double firstDown = matrix.transposed ? matrix.firstColumn : matrix.firstRow;
    const auto across = static_cast<double>(matrix.transposed ? field.rows() : field.columns());
    const auto down = static_cast<double>(matrix.transposed ? field.columns() : field.rows());
    const std::string extent = "(" + written(firstAcross - 0.5) + ", " + written(firstAcross + across - 0.5) +
                               ", " + written(firstDown + down - 0.5) + ", " + written(firstDown - 0.5) + ")";
    return text + "image = ax.imshow(" + (matrix.transposed ? "data.T" : "data") +
           ", cmap=colours, vmin=" + written(matrix.low) + ", vmax=" + written(matrix.high) +
           ",\n                  aspect=\"auto\", interpolation=\"nearest\", extent=" + extent +
           ")\nfig.colorbar(image)\n";
}

std::string matrixInTex(const FigureMatrix& matrix) {
    const Field& field = *matrix.field;
    const std::int64_t across = matrix.transposed ? field.rows() : field.columns();
    const std::int64_t down = matrix.transposed ? field.columns() : field.rows();
    const double firstAcross = matrix.transposed ? matrix.firstRow : matrix.firstColumn;
    const double firstDown = matrix.transposed ? matrix.firstColumn : matrix.firstRow;
    std::string text = "\\addplot [matrix plot*, point meta=explicit, mesh/cols=" + std::to_string(across) +
                       "]\n    table [x index=0, y index=1, meta index=2] {\n";
    for (std::int64_t y = 0; y < down; ++y)
        for (std::int64_t x = 0; x < across; ++x)
            text += written(firstAcross + static_cast<double>(x)) + ' ' +
                    written(firstDown + static_cast<double>(y)) + ' ' +
                    finite(matrix.transposed ? field.value(x, y) : field.value(y, x)) + '\n';
    return text + "};\n";
}

std::string colormapInTex(const FigureMatrix& matrix) {
    std::string text = "    colorbar, colormap={posiscope}{\n";
    for (const auto& colour : matrix.map->colours)
        text += "        rgb255=(" + std::to_string(colour[0]) + ',' + std::to_string(colour[1]) + ',' +
                std::to_string(colour[2]) + ")\n";
    return text + "    },\n    point meta min=" + written(matrix.low) +
           ", point meta max=" + written(matrix.high) + ",\n";
}

/// Of "2563eb".
std::string colourInTex(const std::string& colour) {
    const auto part = [&](std::size_t from) {
        return std::to_string(std::stoi(colour.substr(from, 2), nullptr, 16));
    };
    return "{rgb,255:red," + part(0) + ";green," + part(2) + ";blue," + part(4) + "}";
}

std::string lookInTex(const FigureCurve& curve) {
    std::string text = curve.dots ? (curve.joined ? "mark=*" : "only marks") : "mark=none";
    if (curve.dots && curve.hollow) text += ", mark=o";
    if (curve.dots && curve.dashed) text += ", mark=diamond*, mark options=solid";
    if (curve.dashed) text += ", dashed";
    if (curve.steps) text += ", const plot mark mid";
    if (curve.colour.empty()) return text;
    text += ", color=" + colourInTex(curve.colour);
    if (curve.opacity < 1) text += ", opacity=" + written(curve.opacity);
    return text;
}

std::string axisInPython(const std::string& name, const FigureAxis& axis) {
    std::string text = "ax.set_" + name + "label(" + inPython(axis.label) + ")\n";
    if (axis.logarithmic) text += "ax.set_" + name + "scale(\"log\")\n";
    if (axis.from != axis.to)
        text += "ax.set_" + name + "lim(" + written(axis.from) + ", " + written(axis.to) + ")\n";
    return text;
}

std::string axisInTex(const std::string& name, const FigureAxis& axis) {
    std::string text = "    " + name + "label={" + forTex(axis.label) + "},\n";
    if (axis.logarithmic) text += "    " + name + "mode=log,\n";
    if (axis.from == axis.to) return text;
    const auto [low, high] = std::minmax(axis.from, axis.to);
    text += "    " + name + "min=" + written(low) + ", " + name + "max=" + written(high) + ",\n";
    if (axis.from > axis.to) text += "    " + name + " dir=reverse,\n";
    return text;
}

}  // namespace

std::string inPython(const std::string& text) {
    std::string result = "\"";
    for (const char each : text) {
        if (each == '"' || each == '\\') result += '\\';
        result += each == '\n' ? ' ' : each;
    }
    return result + '"';
}

std::string labelOf(const FigureCurve& curve) {
    if (curve.encoding.empty()) return curve.label.empty() ? curve.name : curve.label;
    return curve.encoding + (curve.label.empty() ? "" : ", " + curve.label);
}

std::string lookInPython(const FigureCurve& curve) {
    std::string text;
    if (!curve.colour.empty()) text += ", color=\"#" + curve.colour + '"';
    if (curve.opacity < 1) text += ", alpha=" + written(curve.opacity);
    if (curve.dots) text += std::string(", marker=") + (curve.dashed ? "\"D\"" : "\"o\"");
    if (curve.hollow) text += ", markerfacecolor=\"none\"";
    if (curve.dots && !curve.joined)
        text += ", linestyle=\"none\"";
    else if (curve.dashed)
        text += ", linestyle=\"--\"";
    if (curve.steps) text += ", drawstyle=\"steps-mid\"";
    return text;
}

std::string maskedInPython(const FigureMatrix& matrix) {
    return matrix.masked.empty() ? std::string() : "colours.set_bad(\"#" + matrix.masked + "\")\n";
}

std::string referencesInPython(const FigureNumbers& figure) {
    std::string text;
    for (const FigureReference& line : figure.references) {
        text += "ax.axhline(" + written(line.height) + ", color=\"#" + line.colour +
                "\", linestyle=\"--\", linewidth=0.75, zorder=1)\n";
        if (line.text.empty()) continue;
        text += "ax.text(" + written(std::round(line.across * 1000) / 1000) + ", " + written(line.height) +
                ", " + inPython(line.text) + ", transform=ax.get_yaxis_transform(), ha=\"right\", va=" +
                (line.above ? "\"bottom\"" : "\"top\"") + ", color=\"#" + line.textColour + "\")\n";
    }
    return text;
}

std::string paperInPython(const FigurePaper& paper) {
    std::string text = "plt.rcParams.update({\"font.size\": " + tenths(paper.type);
    if (paper.lines > 0) text += ", \"axes.linewidth\": 0.5, \"lines.linewidth\": " + written(paper.lines);
    return text + "})\n";
}

std::string sizeInPython(const FigurePaper& paper) {
    return "figsize=(" + inches(paper.width) + ", " + inches(paper.height) + "), layout=\"constrained\"";
}

Result<std::string> matplotlibScript(const FigureNumbers& figure) {
    if (auto failure = checkSize(figure, mostInMatplotlib)) return *failure;
    std::string text =
        "import matplotlib.pyplot as plt\n"
        "import numpy as np\n"
        "from matplotlib.colors import ListedColormap\n"
        "from numpy import inf, nan\n\n" +
        paperInPython(figure.paper) + "fig, ax = plt.subplots(" + sizeInPython(figure.paper) + ")\n";
    if (figure.matrix.field) text += matrixInPython(figure.matrix);
    for (const FigureCurve& curve : figure.curves)
        text += "ax.plot(" + listOf(curve.x) + ",\n        " + listOf(curve.y) +
                ",\n        label=" + inPython(labelOf(curve)) + lookInPython(curve) + ")\n";
    if (!figure.curves.empty()) text += "ax.legend()\n";
    text += referencesInPython(figure);
    text += axisInPython("x", figure.across) + axisInPython("y", figure.up);
    return text + "ax.set_title(" + inPython(figure.title) + ")\nplt.show()\n";
}

namespace {

/// Across the whole axis, with the words up to where they end.
std::string referenceInTex(const FigureReference& line, const FigureAxis& across) {
    const auto [low, high] = std::minmax(across.from, across.to);
    const auto at = [&](double x) { return "(axis cs:" + written(x) + "," + written(line.height) + ")"; };
    const std::string ends = at(low) + " -- " + at(high);
    std::string text = "\\draw [dashed, color=" + colourInTex(line.colour) + "] " + ends + ";\n";
    if (line.text.empty()) return text;
    return text + "\\path " + ends + " node [pos=" + written(std::round(line.across * 1000) / 1000) + ", " +
           (line.above ? "above" : "below") +
           " left, font=\\footnotesize, color=" + colourInTex(line.textColour) + "] {" + forTex(line.text) +
           "};\n";
}

/// Whether a point of the curve has a place on the axes. LaTeX stops at an axis whose curves have none.
bool canBeDrawn(const FigureCurve& curve, const FigureNumbers& figure) {
    const auto has = [](const FigureAxis& axis, double number) {
        return std::isfinite(number) && (!axis.logarithmic || number > 0);
    };
    for (std::size_t n = 0; n < curve.x.size(); ++n)
        if (has(figure.across, curve.x[n]) && has(figure.up, curve.y[n])) return true;
    return false;
}

}  // namespace

Result<std::string> pgfplotsDocument(const FigureNumbers& figure) {
    if (auto failure = checkSize(figure, mostInPgfplots)) return *failure;
    std::string text =
        "% lualatex\n"
        "\\documentclass{standalone}\n"
        "\\usepackage{pgfplots}\n"
        "\\pgfplotsset{compat=1.17}\n"
        "\\begin{document}\n" +
        beginningInTex(figure.paper) +
        "    enlargelimits=false, unbounded coords=jump, legend pos=outer north east,\n    title={" +
        forTex(figure.title) + "},\n";
    if (figure.matrix.field) text += colormapInTex(figure.matrix);
    text += axisInTex("x", figure.across) + axisInTex("y", figure.up) + "]\n";
    if (figure.matrix.field) text += matrixInTex(figure.matrix);
    for (const FigureCurve& curve : figure.curves) {
        if (!canBeDrawn(curve, figure)) continue;
        text += "\\addplot+ [" + lookInTex(curve) + "] table [x index=0, y index=1] {\n";
        for (std::size_t n = 0; n < curve.x.size(); ++n)
            text += finite(curve.x[n]) + ' ' + finite(curve.y[n]) + '\n';
        text += "};\n\\addlegendentry{" + forTex(labelOf(curve)) + "}\n";
    }
    for (const FigureReference& line : figure.references)
        text += referenceInTex(line, figure.across);
    return text + "\\end{axis}\n\\end{tikzpicture}\n\\end{document}\n";
}

}  // namespace posiscope
