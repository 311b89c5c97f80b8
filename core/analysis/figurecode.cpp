// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode.h"

#include <algorithm>

#include "core/analysis/figurecode/curves.h"
#include "core/analysis/figurecode/images.h"
#include "core/analysis/figurecode/pieces.h"
#include "core/analysis/figurecode/variants.h"

namespace posiscope {

namespace {

/// The lines of each of the variants; none where one of them has no program.
std::vector<CurveProgram> programsOf(const std::vector<State>& variants, std::string_view view,
                                     const FigureNumbers& figure) {
    std::vector<CurveProgram> all;
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
    const std::vector<CurveProgram> programs = programsOf(variants, view, figure);
    if (programs.empty()) return {};
    std::string text;
    if (programs.size() == 1) {
        text = programs.front().compute + beginningCode(figure, "ax", {}) + programs.front().draw;
    } else {
        std::vector<std::string> whole, names;
        for (const CurveProgram& each : programs) {
            whole.push_back(each.compute + each.draw);
            names.push_back(std::ranges::find(figure.curves, names.size(), &FigureCurve::variant)->encoding);
        }
        text = beginningCode(figure, "ax", {}).substr(1) + "\n" + programOfAll(variants, whole, names) + "\n";
    }
    if (programs.front().legend) text += "ax.legend(loc=\"upper left\", bbox_to_anchor=(1, 1))\n";
    return text + referencesInPython(figure) + labelsCode("ax", figure.across.label, figure.up.label) +
           limitsCode(figure);
}

}  // namespace

std::string figureCode(const std::vector<State>& variants, std::string_view view,
                       const FigureNumbers& figure) {
    if (variants.empty()) return {};
    std::string code = figure.matrix.field ? std::string() : drawnCurves(variants, view, figure);
    if (figure.matrix.field && variants.size() == 1) code = imageProgram(variants.front(), view, figure);
    return code.empty() ? code : code + "plt.show()\n";
}

}  // namespace posiscope
