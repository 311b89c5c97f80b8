// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurescript.h"

#include "core/parameters/numbertext.h"

namespace posiscope {

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
        text += ", linestyle=\"--\"";
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
