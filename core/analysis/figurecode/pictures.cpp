// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode/pictures.h"

#include <algorithm>

#include "core/analysis/figurecode/variants.h"

namespace posiscope {

namespace {

class Pictures {
 public:
    Pictures(const FigureNumbers& figure, std::vector<FigureProgram> programs)
        : figure_(figure),
          programs_(std::move(programs)),
          below_(std::ranges::any_of(programs_,
                                     [](const FigureProgram& each) { return !each.profile.empty(); })),
          legend_(std::ranges::any_of(programs_, &FigureProgram::legend)) {}

    std::string written(const std::vector<State>& variants) const {
        std::vector<std::string> whole, names;
        for (std::size_t n = 0; n < programs_.size(); ++n) {
            whole.push_back(picture(n));
            names.push_back(figure_.parts[n].title);
        }
        return beginning() +
               (variants.empty() ? programBlocks(whole, names)
                                 : programOfAll(variants, whole, names, nextAxes())) +
               "\n" + ending();
    }

 private:
    std::string nextAxes() const { return below_ ? "ax, below = next(places)\n" : "ax = next(places)\n"; }
    std::string beginning() const {
        FigureNumbers looks = figure_.firstPart();
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
        const std::string title = "ax.set(title=" + inPython(part.title) + ")\n";
        if (!part.missing.empty())
            return nextAxes() + title + "ax.text(0.5, 0.5, " + inPython(part.missing) +
                   ", transform=ax.transAxes, ha=\"center\", va=\"center\", wrap=True)\n" +
                   (below_ ? "below.set_axis_off()\n" : "");
        std::string text =
            withoutImport(programs_[n].compute) + nextAxes() + programs_[n].draw + referencesCode(part);
        if (part.matrix.field && !figure_.sharesColours()) text += "fig.colorbar(image)\n";
        if (legend_ && !figure_.sharesLegend()) text += legendCode("ax");
        text += title + limitsCode(part);
        if (below_) text += "below.set(xlim=ax.get_xlim(), ylabel=" + inPython(programs_[n].profile) + ")\n";
        return text;
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
            text += "for ax in " + places + ":\n    ax.set_" + axis + "label(" + inPython(words) + ")\n";
        };
        label("list(axes" + std::string(below_ ? "[1::2]" : "") + ".flat)[" +
                  std::to_string(count - figure_.columns) + ":" + std::to_string(count) + "]",
              "x", figure_.firstPart().across.label);
        label(below_ ? "axes[::2, 0]" : "axes[:, 0]", "y", figure_.firstPart().up.label);
        if (below_ && figure_.columns > 1) label("axes[1::2, 1:].flat", "y", {});
        if (legend_ && figure_.sharesLegend()) text += legendCode("axes[0, -1]");
        return figure_.sharesColours() ? text + "fig.colorbar(image, ax=axes)\n" : text;
    }

    const FigureNumbers& figure_;
    std::vector<FigureProgram> programs_;
    bool below_, legend_;
};

}  // namespace

std::string picturesCode(const FigureNumbers& figure, std::vector<FigureProgram> programs,
                         const std::vector<State>& variants) {
    return Pictures(figure, std::move(programs)).written(variants);
}

}  // namespace posiscope
