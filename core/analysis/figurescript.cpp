// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurescript.h"

#include <algorithm>

#include "core/parameters/numbertext.h"

namespace posiscope {

const FigureNumbers& FigureNumbers::firstPart() const {
    const auto there =
        std::ranges::find_if(parts, [](const FigureNumbers& part) { return part.missing.empty(); });
    return there != parts.end() ? *there : parts.front();
}

bool FigureNumbers::sharesColours() const {
    const FigureMatrix& first = firstPart().matrix;
    return std::ranges::all_of(parts, [&](const FigureNumbers& part) {
        const FigureMatrix& own = part.matrix;
        return !part.missing.empty() || (own.field && own.low == first.low && own.high == first.high);
    });
}

bool FigureNumbers::sharesLegend() const {
    const auto alike = [](const FigureCurve& a, const FigureCurve& b) {
        return labelOf(a) == labelOf(b) && lookInPython(a) == lookInPython(b);
    };
    return std::ranges::all_of(parts, [&](const FigureNumbers& part) {
        return !part.missing.empty() || std::ranges::equal(part.curves, firstPart().curves, alike);
    });
}

void FigureNumbers::putOn(const FigurePaper& other) {
    for (FigureNumbers& part : parts)
        part.paper = {part.paper.width * other.width / paper.width,
                      part.paper.height * other.height / paper.height, other.type, other.lines};
    paper = other;
}

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
    if (curve.opacity < 1) text += ", alpha=" + shortestDecimal(curve.opacity);
    if (curve.dots) text += std::string(", marker=") + (curve.dashed ? "\"D\"" : "\"o\"");
    if (curve.hollow) text += ", markerfacecolor=\"none\"";
    if (curve.dots && !curve.joined)
        text += ", linestyle=\"none\"";
    else if (curve.dashed)
        text += std::string(", linestyle=") + (curve.dashes == FigureCurve::Dashes::dots         ? "\":\""
                                               : curve.dashes == FigureCurve::Dashes::longDashes ? "\"-.\""
                                                                                                 : "\"--\"");
    if (curve.steps) text += ", drawstyle=\"steps-mid\"";
    return text;
}

std::int64_t countOfNumbers(const FigureNumbers& figure, std::int64_t most) {
    std::int64_t numbers = 0;
    if (const Field* const field = figure.matrix.field.get()) {
        const bool tooMany = field->columns() > 0 && field->rows() > most / field->columns();
        numbers = tooMany ? most + 1 : field->rows() * field->columns();
    }
    for (const FigureCurve& curve : figure.curves)
        numbers += static_cast<std::int64_t>(curve.x.size());
    for (const FigureNumbers& part : figure.parts)
        numbers += countOfNumbers(part, most);
    return numbers;
}

Failure checkScriptSize(const FigureNumbers& figure, std::int64_t most) {
    if (countOfNumbers(figure, most) <= most) return std::nullopt;
    return Error{{POSISCOPE_TR("core",
                               "this figure has more numbers than a script should hold, which are %1: make "
                               "the table smaller, or export the data as a file"),
                  {std::to_string(most)}},
                 ""};
}

}  // namespace posiscope
