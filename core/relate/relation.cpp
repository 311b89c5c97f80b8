// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/relation.h"

#include <cmath>

#include "core/parameters/numbertext.h"

namespace posiscope {

double Relation::share() const {
    return cells > 0 ? static_cast<double>(explained) / static_cast<double>(cells) : 0;
}

std::vector<std::string> Relation::ids() const {
    if (!found) return {};
    if (edits.empty()) return {"same"};
    std::vector<std::string> all;
    for (const TableEdit& each : edits)
        all.emplace_back(idOf(each));
    return all;
}

std::vector<Text> Relation::words() const {
    if (!whyNot.empty()) return {whyNot};
    if (!found) return {POSISCOPE_TR("core", "B is not A in another order, scale, size or rounding.")};
    std::vector<Text> all;
    if (edits.empty())
        all.emplace_back(explained == cells
                             ? POSISCOPE_TR("core", "B is the same as A.")
                             : POSISCOPE_TR("core", "B is the same as A, but for some cells."));
    for (const TableEdit& each : edits)
        all.push_back(wordsOf(each));
    if (explained == cells || !firstOff) return all;
    all.push_back({POSISCOPE_TR("core", "Cells that this does not explain: %1 of %2."),
                   {groupedDigits(cells - explained), groupedDigits(cells)}});
    if (std::isnan(firstOff->expected) && !std::isnan(firstOff->is))
        all.push_back(
            {POSISCOPE_TR("core",
                          "The first of them is in row %1, column %2: it is %3, and nothing "
                          "is expected there."),
             {groupedDigits(firstOff->row), groupedDigits(firstOff->column), inFull(firstOff->is)}});
    else
        all.push_back(
            {POSISCOPE_TR("core", "The first of them is in row %1, column %2: it is %3, expected %4."),
             {groupedDigits(firstOff->row), groupedDigits(firstOff->column), inFull(firstOff->is),
              inFull(firstOff->expected)}});
    return all;
}

}  // namespace posiscope
