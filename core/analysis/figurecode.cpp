// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode.h"

#include <algorithm>

#include "core/analysis/figurecode/curves.h"
#include "core/analysis/figurecode/images.h"
#include "core/analysis/figurecode/pictures.h"
#include "core/analysis/figurecode/pieces.h"
#include "core/analysis/figurecode/variants.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// What stands around one picture.
std::string frameCode(const FigureProgram& program, const FigureNumbers& figure) {
    std::string text;
    if (figure.matrix.field) text += "fig.colorbar(image)\n";
    if (program.legend) text += legendCode("ax");
    text += referencesCode(figure);
    const std::string &across = figure.across.label, &up = figure.up.label;
    text += program.profile.empty() ? labelsCode("ax", across, up)
                                    : labelsCode("ax", {}, up) + labelsCode("below", across, program.profile);
    return text + limitsCode(figure);
}

std::string onePicture(const FigureProgram& program, const FigureNumbers& figure) {
    const bool below = !program.profile.empty();
    return program.compute +
           beginningCode(figure, below ? "(ax, below)" : "ax",
                         below ? "2, 1, sharex=True" + heightsCode(1) : std::string()) +
           program.draw + frameCode(program, figure);
}

/// The lines of each of the variants over each other; none where one of them has no program.
std::vector<FigureProgram> programsOf(const std::vector<State>& variants, std::string_view view,
                                      const FigureNumbers& figure) {
    std::vector<FigureProgram> all;
    for (std::size_t n = 0; n < variants.size(); ++n) {
        std::vector<FigureCurve> own;
        std::ranges::copy_if(figure.curves, std::back_inserter(own),
                             [n](const FigureCurve& curve) { return curve.variant == n; });
        all.push_back(curveProgram(variants[n], view, figure, own));
        if (all.back().compute.empty()) return {};
    }
    return all;
}

std::string drawnCurves(const std::vector<State>& variants, std::string_view view,
                        const FigureNumbers& figure) {
    const std::vector<FigureProgram> programs = programsOf(variants, view, figure);
    if (programs.empty()) return {};
    if (programs.size() == 1) return onePicture(programs.front(), figure);
    std::vector<std::string> whole, names;
    for (const FigureProgram& each : programs) {
        whole.push_back(each.compute + each.draw);
        names.push_back(std::ranges::find(figure.curves, names.size(), &FigureCurve::variant)->encoding);
    }
    return beginningCode(figure, "ax", {}).substr(1) + "\n" + programOfAll(variants, whole, names) + "\n" +
           frameCode(programs.front(), figure);
}

FigureProgram programOf(const State& state, std::string_view view, const FigureNumbers& figure) {
    return figure.matrix.field ? imageProgram(state, view, figure)
                               : curveProgram(state, view, figure, figure.curves);
}

std::string drawnParts(const std::vector<State>& variants, std::string_view view,
                       const FigureNumbers& figure) {
    std::vector<FigureProgram> programs;
    for (std::size_t n = 0; n < variants.size(); ++n) {
        const FigureNumbers& part = figure.parts[n];
        programs.push_back(part.missing.empty() ? programOf(variants[n], view, part) : FigureProgram());
        if (part.missing.empty() && programs.back().compute.empty()) return {};
    }
    return std::string(numpyImport) + picturesCode(figure, std::move(programs), variants);
}

std::string drawnMatrix(const std::vector<State>& variants, std::string_view view,
                        const FigureNumbers& figure) {
    if (variants.size() != (figure.difference ? 2 : 1)) return {};
    const FigureProgram program = figure.difference
                                      ? differenceProgram(variants[0], variants[1], view, figure)
                                      : imageProgram(variants.front(), view, figure);
    return program.compute.empty() ? std::string() : onePicture(program, figure);
}

std::string listOf(const std::vector<double>& numbers) {
    std::string text = "[";
    for (const double number : numbers)
        text += shortestDecimal(number) + ", ";
    return text + "]";
}

std::string arrayOf(const Field& field) {
    std::string text = "np.array([\n";
    for (std::int64_t row = 0; row < field.rows(); ++row) {
        text += "    [";
        for (std::int64_t column = 0; column < field.columns(); ++column)
            text += shortestDecimal(field.value(row, column)) + ", ";
        text += "],\n";
    }
    return text + "])\n";
}

/// The numbers themselves.
FigureProgram embedded(const FigureNumbers& figure) {
    FigureProgram program{{}, {}, !figure.curves.empty()};
    if (figure.matrix.field) {
        program.compute = "data = " + arrayOf(*figure.matrix.field);
        program.draw = imageCode("data", figure.matrix);
    }
    for (const FigureCurve& curve : figure.curves)
        program.draw += "ax.plot(" + listOf(curve.x) + ",\n        " + listOf(curve.y) +
                        ",\n        label=" + inPython(labelOf(curve)) + lookInPython(curve) + ")\n";
    return program;
}

}  // namespace

std::string figureCode(const std::vector<State>& variants, std::string_view view,
                       const FigureNumbers& figure) {
    if (variants.empty()) return {};
    const std::string code = !figure.parts.empty() ? drawnParts(variants, view, figure)
                             : figure.matrix.field ? drawnMatrix(variants, view, figure)
                             : figure.difference   ? std::string()
                                                   : drawnCurves(variants, view, figure);
    return code.empty() ? code : code + "plt.show()\n";
}

Result<std::string> matplotlibScript(const FigureNumbers& figure) {
    if (auto failure = checkScriptSize(figure, mostInMatplotlib)) return *failure;
    std::string text = std::string(numpyImport) + "from numpy import inf, nan\n";
    if (figure.parts.empty()) {
        FigureProgram program = embedded(figure);
        program.draw += "ax.set_title(" + inPython(figure.title) + ")\n";
        text += onePicture(program, figure);
    } else {
        std::vector<FigureProgram> programs;
        for (const FigureNumbers& part : figure.parts)
            programs.push_back(embedded(part));
        text += picturesCode(figure, std::move(programs), {});
    }
    return text + "plt.show()\n";
}

}  // namespace posiscope
