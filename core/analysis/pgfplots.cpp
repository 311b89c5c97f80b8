// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/pgfplots.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>

#include "core/analysis/figurecode/pieces.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// As pgfplots reads it; it has no infinity.
std::string finite(double number) {
    return std::isfinite(number) ? shortestDecimal(number) : "nan";
}

std::string typeInTex(const FigurePaper& paper) {
    constexpr double leading = 1.2;
    return "\\fontsize{" + tenths(paper.type) + "}{" + tenths(leading * paper.type) + "}\\selectfont";
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

/// Of "2563eb".
std::string colourInTex(const std::string& colour) {
    const auto part = [&](std::size_t from) {
        return std::to_string(std::stoi(colour.substr(from, 2), nullptr, 16));
    };
    return "{rgb,255:red," + part(0) + ";green," + part(2) + ";blue," + part(4) + "}";
}

std::string lookInTex(const FigureCurve& curve) {
    std::string text = curve.dots ? (curve.joined ? "mark=*" : "only marks, mark=*") : "mark=none";
    if (curve.dots && curve.hollow) text += ", mark=o";
    if (curve.dots && curve.dashed) text += ", mark=diamond*, mark options=solid";
    if (curve.dashed)
        text += curve.dashes == FigureCurve::Dashes::dots         ? ", dotted"
                : curve.dashes == FigureCurve::Dashes::longDashes ? ", dash pattern=on 9pt off 3pt"
                                                                  : ", dashed";
    if (curve.steps) text += ", const plot mark mid";
    if (curve.colour.empty()) return text;
    text += ", color=" + colourInTex(curve.colour);
    if (curve.opacity < 1) text += ", opacity=" + shortestDecimal(curve.opacity);
    return text;
}

std::string axisInTex(const std::string& name, const FigureAxis& axis) {
    std::string text = "    " + name + "label={" + forTex(axis.label) + "},\n";
    if (axis.logarithmic) text += "    " + name + "mode=log,\n";
    if (axis.from == axis.to) return text;
    const auto [low, high] = std::minmax(axis.from, axis.to);
    text +=
        "    " + name + "min=" + shortestDecimal(low) + ", " + name + "max=" + shortestDecimal(high) + ",\n";
    if (axis.from > axis.to) text += "    " + name + " dir=reverse,\n";
    return text;
}

/// Across the whole axis, with the words up to where they end.
std::string referenceInTex(const FigureReference& line, const FigureAxis& across) {
    const auto [low, high] = std::minmax(across.from, across.to);
    const auto at = [&](double x) {
        return "(axis cs:" + shortestDecimal(x) + "," + shortestDecimal(line.height) + ")";
    };
    const std::string ends = at(low) + " -- " + at(high);
    std::string text = "\\draw [dashed, color=" + colourInTex(line.colour) + "] " + ends + ";\n";
    if (line.text.empty()) return text;
    return text + "\\path " + ends + " node [pos=" + shortestDecimal(std::round(line.across * 1000) / 1000) +
           ", " + (line.above ? "above" : "below") +
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

/// The tables of a document, and what reads them.
class Tables {
 public:
    /// `parts`: how many rows a step between two positions is drawn in, where a curve is known there.
    Tables(std::string file, int parts) : file_(file.empty() ? "figure" : std::move(file)), parts_(parts) {}

    /// The places and values of a matrix.
    std::string matrix(const FigureMatrix& matrix) {
        const Field& field = *matrix.field;
        const std::int64_t across = matrix.transposed ? field.rows() : field.columns();
        const std::int64_t down = matrix.transposed ? field.columns() : field.rows();
        const double firstAcross = matrix.transposed ? matrix.firstRow : matrix.firstColumn;
        const double firstDown = matrix.transposed ? matrix.firstColumn : matrix.firstRow;
        std::string rows = "x y value\n";
        for (std::int64_t y = 0; y < down; ++y)
            for (std::int64_t x = 0; x < across; ++x)
                rows += shortestDecimal(firstAcross + static_cast<double>(x)) + ' ' +
                        shortestDecimal(firstDown + static_cast<double>(y)) + ' ' +
                        finite(matrix.transposed ? field.value(x, y) : field.value(y, x)) + '\n';
        return "\\addplot [matrix plot*, point meta=explicit, mesh/cols=" + std::to_string(across) +
               "] table [x=x, y=y, meta=value] {" + add(rows) + "};\n";
    }

    /// Curves over the same places are columns of one table. `legend`: whether they have entries.
    std::string curves(const std::vector<FigureCurve>& all, bool legend) {
        std::string text;
        for (std::size_t first = 0, end = 0; first < all.size(); first = end) {
            while (end < all.size() && all[end].x == all[first].x)
                ++end;
            text += columns(std::span(all).subspan(first, end - first), legend);
        }
        return text;
    }

    /// What stands before the document.
    const std::string& written() const { return written_; }

 private:
    std::string columns(std::span<const FigureCurve> curves, bool legend) {
        std::string rows = "x";
        for (std::size_t n = 0; n < curves.size(); ++n)
            rows += " y" + std::to_string(n);
        rows += '\n';
        const bool smooth =
            std::ranges::all_of(curves, [](const FigureCurve& curve) { return !!curve.between; });
        const std::vector<double>& places = curves.front().x;
        for (std::size_t row = 0; row < places.size(); ++row) {
            rows += finite(places[row]);
            for (const FigureCurve& curve : curves)
                rows += ' ' + finite(curve.y[row]);
            rows += '\n';
            if (!smooth || row + 1 == places.size()) continue;
            for (int part = 1; part < parts_; ++part) {
                const double place = places[row] + (places[row + 1] - places[row]) * part / parts_;
                rows += shortestDecimal(place);
                const double at = static_cast<double>(row) + static_cast<double>(part) / parts_;
                for (const FigureCurve& curve : curves) {
                    const bool there = std::isfinite(curve.y[row]) && std::isfinite(curve.y[row + 1]);
                    rows += ' ' + (there ? finite(curve.between(place, at)) : std::string("nan"));
                }
                rows += '\n';
            }
        }
        const std::string file = add(rows);
        std::string text;
        for (std::size_t n = 0; n < curves.size(); ++n) {
            text += "\\addplot [" + lookInTex(curves[n]) + "] table [x=x, y=y" + std::to_string(n) + "] {" +
                    file + "};\n";
            if (legend) text += "\\addlegendentry{" + forTex(labelOf(curves[n])) + "}\n";
        }
        return text;
    }
    /// The name of the file with these rows.
    std::string add(const std::string& rows) {
        const std::string name = file_ + (count_ == 0 ? "" : "-" + std::to_string(count_ + 1)) + ".dat";
        ++count_;
        written_ += "\\begin{filecontents*}[overwrite]{" + name + "}\n" + rows + "\\end{filecontents*}\n";
        return name;
    }

    std::string file_, written_;
    int parts_ = 1, count_ = 0;
};

/// The rows that a step between two positions is drawn in: as many as a document holds.
int partsOf(const FigureNumbers& figure) {
    constexpr int most = 16;
    const std::int64_t numbers = std::max<std::int64_t>(1, countOfNumbers(figure, mostInPgfplots));
    int parts = 1;
    while (parts < most && numbers * parts * 2 <= mostInPgfplots)
        parts *= 2;
    return parts;
}

std::string colormapInTex(const FigureMatrix& matrix) {
    std::string text = "    colormap={posiscope}{\n";
    for (const auto& colour : matrix.map->colours)
        text += "        rgb255=(" + std::to_string(colour[0]) + ',' + std::to_string(colour[1]) + ',' +
                std::to_string(colour[2]) + ")\n";
    return text + "    },\n";
}

std::string sizeInTex(const FigurePaper& paper) {
    return "    width=" + inches(paper.width) + "in, height=" + inches(paper.height) + "in,\n";
}

/// The options of one picture's axes.
std::string optionsInTex(const FigureNumbers& figure, bool colourBar) {
    std::string text = "    title={" + forTex(figure.title) + "},\n";
    if (figure.matrix.field)
        text += "    point meta min=" + shortestDecimal(figure.matrix.low) +
                ", point meta max=" + shortestDecimal(figure.matrix.high) +
                (colourBar ? ", colorbar,\n" : ",\n");
    return text + axisInTex("x", figure.across) + axisInTex("y", figure.up);
}

std::string contentInTex(const FigureNumbers& figure, Tables& tables, bool legend) {
    std::string text;
    if (figure.matrix.field) text += tables.matrix(figure.matrix);
    std::vector<FigureCurve> drawn;
    std::ranges::copy_if(figure.curves, std::back_inserter(drawn),
                         [&](const FigureCurve& curve) { return canBeDrawn(curve, figure); });
    text += tables.curves(drawn, legend);
    for (const FigureReference& line : figure.references)
        text += referenceInTex(line, figure.across);
    return text;
}

/// Pictures beside and below each other; the titles of axes and the colours stand at the outside.
std::string groupInTex(const FigureNumbers& figure, Tables& tables) {
    const auto count = static_cast<std::int64_t>(figure.parts.size());
    const bool oneBar = figure.sharesColours();
    const FigurePaper each{figure.paper.width / static_cast<double>(figure.columns),
                           figure.paper.height / static_cast<double>(figure.rows()), figure.paper.type};
    std::string text = "\\begin{groupplot}[\n    group style={group size=" + std::to_string(figure.columns) +
                       " by " + std::to_string(figure.rows()) + ", horizontal sep=" +
                       (figure.firstPart().matrix.field && !oneBar ? "1.1in" : "0.5in") +
                       ", vertical sep=0.6in},\n" + sizeInTex(each) + "]\n";
    for (std::int64_t n = 0; n < count; ++n) {
        FigureNumbers part = figure.parts[static_cast<std::size_t>(n)];
        if (n + figure.columns < count) part.across.label.clear();
        if (n % figure.columns > 0) part.up.label.clear();
        if (!part.missing.empty()) {
            text += "\\nextgroupplot[title={" + forTex(part.title) +
                    "}, hide axis, xmin=0, xmax=1, ymin=0, ymax=1]\n\\node [align=center, text width=" +
                    inches(each.width / 2) + "in] at (axis cs:0.5,0.5) {" + forTex(part.missing) + "};\n";
            continue;
        }
        const bool last = n % figure.columns == figure.columns - 1 || n == count - 1;
        text += "\\nextgroupplot[\n" + optionsInTex(part, last || !oneBar) + "]\n" +
                contentInTex(part, tables, n == figure.columns - 1 || !figure.sharesLegend());
    }
    return text + "\\end{groupplot}\n";
}

}  // namespace

Result<std::string> pgfplotsDocument(const FigureNumbers& figure) {
    if (auto failure = checkScriptSize(figure, mostInPgfplots)) return *failure;
    const FigureNumbers& first = figure.parts.empty() ? figure : figure.firstPart();
    Tables tables(figure.file, partsOf(figure));
    const std::string plot = figure.parts.empty()
                                 ? "\\begin{axis}[\n" + sizeInTex(figure.paper) + optionsInTex(figure, true) +
                                       "]\n" + contentInTex(figure, tables, true) + "\\end{axis}\n"
                                 : groupInTex(figure, tables);
    std::string text = "% lualatex\n" + tables.written() +
                       "\\documentclass{standalone}\n"
                       "\\usepackage{pgfplots}\n"
                       "\\usepgfplotslibrary{groupplots}\n"
                       "\\pgfplotsset{compat=1.17, enlargelimits=false, unbounded coords=jump, "
                       "legend pos=outer north east,\n";
    if (first.matrix.field) text += colormapInTex(first.matrix);
    if (figure.paper.lines > 0)
        text +=
            "    every axis plot/.append style={line width=" + shortestDecimal(figure.paper.lines) + "pt},\n";
    return text + "}\n\\begin{document}\n\\begin{tikzpicture}[font=" + typeInTex(figure.paper) + "]\n" +
           plot + "\\end{tikzpicture}\n\\end{document}\n";
}

}  // namespace posiscope
