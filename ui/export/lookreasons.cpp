// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/lookreasons.h"

#include <algorithm>

#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "core/state/exportparameters.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// What a choice needs to change something.
struct Need {
    std::string_view key;
    bool FigureParts::*part;  ///< null: several panes
};

constexpr Need needs[] = {{keys::xTitle.name, &FigureParts::axisTitles},
                          {keys::yTitle.name, &FigureParts::axisTitles},
                          {keys::ticks.name, &FigureParts::axes},
                          {keys::tickLabels.name, &FigureParts::axes},
                          {keys::legend.name, &FigureParts::legend},
                          {keys::referenceLines.name, &FigureParts::referenceLines},
                          {keys::colourBar.name, &FigureParts::colourBar},
                          {keys::colourBarTitle.name, &FigureParts::barTitle},
                          {keys::lineWidth.name, &FigureParts::curves},
                          {keys::squareCells.name, &FigureParts::cells},
                          {keys::paneNames.name, nullptr},
                          {keys::sharedColourBar.name, nullptr},
                          {keys::align.name, nullptr},
                          {keys::letters.name, nullptr},
                          {keys::paneTitles.name, nullptr},
                          {keys::arrange.name, nullptr}};

Text missing(bool FigureParts::*part) {
    if (part == &FigureParts::axes) return POSISCOPE_TR("core", "this picture has no axes");
    if (part == &FigureParts::axisTitles) return POSISCOPE_TR("core", "this picture has no axes with titles");
    if (part == &FigureParts::legend) return POSISCOPE_TR("core", "this picture has no legend");
    if (part == &FigureParts::referenceLines)
        return POSISCOPE_TR("core", "this picture has no reference lines");
    if (part == &FigureParts::curves) return POSISCOPE_TR("core", "this picture has no curves");
    if (part == &FigureParts::colourBar) return POSISCOPE_TR("core", "this picture has no colour bar");
    if (part == &FigureParts::barTitle)
        return POSISCOPE_TR("core", "this picture has no colour bar with room for words");
    return POSISCOPE_TR("core", "this picture has no cells that could be squares");
}

}  // namespace

Text whyWithoutEffect(std::string_view key, const FigureParts& parts, std::size_t panes) {
    const auto* need = std::ranges::find(needs, key, &Need::key);
    if (need == std::end(needs)) return {};
    if (need->part == nullptr)
        return panes > 1 ? Text() : Text(POSISCOPE_TR("core", "this is a choice for several panes"));
    return parts.*need->part ? Text() : missing(need->part);
}

QString tipOf(const Text& reason) {
    QString tip = reason.empty() ? QString() : translated(reason);
    if (!tip.isEmpty()) tip[0] = tip[0].toUpper();
    return tip;
}

}  // namespace posiscope
