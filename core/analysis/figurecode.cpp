// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode.h"

#include <algorithm>
#include <optional>

#include "core/analysis/figurecode/curves.h"
#include "core/analysis/figurecode/images.h"
#include "core/analysis/figurecode/pieces.h"
#include "core/analysis/figurecode/variants.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr const char* legendCode = "legend(loc=\"upper left\", bbox_to_anchor=(1, 1))\n";

/// What an image and the profile below it share the height in.
std::string heightsCode(std::int64_t pictures) {
    const std::string ratios = "[72, 28]";
    return ", gridspec_kw={\"height_ratios\": " + ratios +
           (pictures > 1 ? " * " + std::to_string(pictures) : "") + "}";
}

/// What stands around one picture.
std::string frameCode(const FigureProgram& program, const FigureNumbers& figure) {
    std::string text;
    if (figure.matrix.field) text += "fig.colorbar(image)\n";
    if (program.legend) text += std::string("ax.") + legendCode;
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

constexpr std::string_view numpy = "import numpy as np\n";

/// Several pictures on the axes of one figure.
class Pictures {
 public:
    Pictures(const FigureNumbers& figure, std::vector<FigureProgram> programs)
        : figure_(figure), programs_(std::move(programs)), below_(!programs_.front().profile.empty()) {}

    /// `variants` are the encodings that the programs compute; none where they hold numbers.
    std::string written(const std::vector<State>& variants) const {
        std::vector<std::string> whole, names;
        for (std::size_t n = 0; n < programs_.size(); ++n) {
            whole.push_back(picture(n));
            names.push_back(figure_.parts[n].title);
        }
        return beginning() +
               (variants.empty() ? programBlocks(whole, names) : programOfAll(variants, whole, names)) +
               "\n" + ending();
    }

 private:
    const FigureNumbers& first() const { return figure_.parts.front(); }
    bool sharesColours() const {
        return std::ranges::all_of(figure_.parts, [&](const FigureNumbers& part) {
            return part.matrix.field && part.matrix.low == first().matrix.low &&
                   part.matrix.high == first().matrix.high;
        });
    }
    std::string beginning() const {
        FigureNumbers looks = first();
        looks.paper = figure_.paper;
        const std::int64_t rows = figure_.rows();
        return beginningCode(looks, "axes",
                             std::to_string(below_ ? 2 * rows : rows) + ", " +
                                 std::to_string(figure_.columns) + ", squeeze=False" +
                                 (below_ ? heightsCode(rows) : std::string())) +
               (below_ ? "places = zip(axes[::2].flat, axes[1::2].flat)\n\n"
                       : "places = iter(axes.flat)\n\n");
    }
    std::string picture(std::size_t n) const {
        const FigureNumbers& part = figure_.parts[n];
        std::string text = programs_[n].compute;
        if (const auto at = text.find(numpy); at != std::string::npos) text.erase(at, numpy.size());
        text += below_ ? "ax, below = next(places)\n" : "ax = next(places)\n";
        text += programs_[n].draw + referencesCode(part);
        if (part.matrix.field && !sharesColours()) text += "fig.colorbar(image)\n";
        return text + "ax.set(title=" + inPython(part.title) + ")\n" + limitsCode(part);
    }
    /// The labels at the outside, and what belongs to all pictures.
    std::string ending() const {
        const auto count = static_cast<std::int64_t>(programs_.size());
        std::string text;
        if (figure_.rows() * figure_.columns > count)
            text += below_ ? "for pair in places:\n    for ax in pair:\n        ax.set_axis_off()\n"
                           : "for ax in places:\n    ax.set_axis_off()\n";
        const auto label = [&text](const std::string& places, const std::string& axis,
                                   const std::string& words) {
            if (!words.empty())
                text += "for ax in " + places + ":\n    ax.set_" + axis + "label(" + inPython(words) + ")\n";
        };
        label("list(axes" + std::string(below_ ? "[1::2]" : "") + ".flat)[" +
                  std::to_string(count - figure_.columns) + ":" + std::to_string(count) + "]",
              "x", first().across.label);
        label(below_ ? "axes[::2, 0]" : "axes[:, 0]", "y", first().up.label);
        if (below_) label("axes[1::2, 0]", "y", programs_.front().profile);
        if (programs_.front().legend) text += std::string("axes[0, -1].") + legendCode;
        return sharesColours() ? text + "fig.colorbar(image, ax=axes)\n" : text;
    }

    const FigureNumbers& figure_;
    std::vector<FigureProgram> programs_;
    bool below_;
};

FigureProgram programOf(const State& state, std::string_view view, const FigureNumbers& figure) {
    return figure.matrix.field ? imageProgram(state, view, figure)
                               : curveProgram(state, view, figure, figure.curves);
}

std::string drawnParts(const std::vector<State>& variants, std::string_view view,
                       const FigureNumbers& figure) {
    std::vector<FigureProgram> programs;
    for (std::size_t n = 0; n < variants.size(); ++n) {
        programs.push_back(programOf(variants[n], view, figure.parts[n]));
        if (programs.back().compute.empty()) return {};
    }
    return std::string(numpy) + Pictures(figure, std::move(programs)).written(variants);
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
    std::string text = std::string(numpy) + "from numpy import inf, nan\n";
    if (figure.parts.empty()) {
        FigureProgram program = embedded(figure);
        program.draw += "ax.set_title(" + inPython(figure.title) + ")\n";
        text += onePicture(program, figure);
    } else {
        std::vector<FigureProgram> programs;
        for (const FigureNumbers& part : figure.parts)
            programs.push_back(embedded(part));
        text += Pictures(figure, std::move(programs)).written({});
    }
    return text + "plt.show()\n";
}

}  // namespace posiscope
