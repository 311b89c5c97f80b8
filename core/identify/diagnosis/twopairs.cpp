// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/twopairs.h"

#include <algorithm>

#include "core/identify/compare.h"
#include "core/identify/expectedrow.h"

namespace posiscope {

TwoPairs::TwoPairs(const Form& form, const Sample& few) : rows_(few.rows()) {
    constexpr std::int64_t fewest = 8;
    if (form.pairs < fewest) return;
    const auto third = static_cast<std::size_t>(form.pairs / 3);
    pairs_ = {third, 2 * third};
    std::vector<std::size_t> columns;
    for (std::size_t j = 0; j < form.contents.size(); ++j) {
        Slot slot = form.contents[j];
        const auto* const found = std::ranges::find(pairs_, static_cast<std::size_t>(slot.pair));
        if (found == pairs_.end() || (slot.role != Role::sine && slot.role != Role::cosine)) continue;
        slot.pair = found - pairs_.begin();
        form_.contents.push_back(slot);
        columns.push_back(j);
    }
    form_.pairs = 2;
    for (std::size_t n = 0; n < rows_.size(); ++n)
        for (const std::size_t j : columns)
            cells_.push_back(few.cells(static_cast<std::int64_t>(n))[j]);
}

bool TwoPairs::mayBe(const Recipe& recipe, NumberKind cells) const {
    constexpr double half = 0.5;
    if (form_.contents.empty()) return true;
    Recipe two = recipe;
    const auto take = [&](auto& all) {
        if (!all.empty()) all = {all[pairs_[0]], all[pairs_[1]]};
    };
    take(two.sines);
    take(two.cosines);
    take(two.growth);
    take(two.axes);
    ExpectedRow expected(form_, two, cells);
    std::size_t next = 0;
    const auto compared = [&](std::int64_t row) -> ComparedRow {
        expected.at(row);
        return {{cells_.data() + form_.contents.size() * next++, form_.contents.size()},
                expected.cells(),
                expected.tolerances()};
    };
    return compare(rows_, compared).share() >= half;
}

}  // namespace posiscope
