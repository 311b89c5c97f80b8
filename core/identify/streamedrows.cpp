// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/streamedrows.h"

#include <algorithm>

namespace posiscope {

StreamedRows::StreamedRows(const Recipe& recipe, bool used)
    : recipe_(recipe),
      rows_(recipe),
      narrow_(used ? NarrowAngles::of(recipe) : std::nullopt),
      pairs_(recipe.pairs()),
      zeroRows_(recipe.zeroRows),
      even_(used && rows_.turnsEvenly() && !recipe.oneRow),
      mayRepeat_(recipe.oneRow || recipe.step == 0 || recipe.stages.position != NumberKind::exact),
      sines_(pairs_),
      cosines_(pairs_) {
    if (!even_) return;
    Recipe turn = recipe;
    turn.first = turn.centre = turn.zeroRows = 0;
    turn.amplitude = 1;
    const RecipeRows turns(turn);
    turnSines_.resize(pairs_ * run);
    turnCosines_.resize(pairs_ * run);
    for (std::int64_t n = 0; n < run; ++n) {
        const std::size_t place = static_cast<std::size_t>(n) * pairs_;
        turns.at(n, turnSines_.data() + place, turnCosines_.data() + place);
    }
}

void StreamedRows::at(std::int64_t row, double* sine, double* cosine) {
    if (narrow_ && row >= zeroRows_ && !rows_.repeats(row)) {
        looked(row, sine, cosine);
        if (mayRepeat_) keep(sine, cosine);
        return;
    }
    if (row < zeroRows_ || (!even_ && !rows_.repeats(row))) {
        rows_.at(row, sine, cosine);
        if (!even_) keep(sine, cosine);
        return;
    }
    if (even_) {
        turned(row, sine, cosine);
        return;
    }
    std::copy_n(sines_.data(), pairs_, sine);
    std::copy_n(cosines_.data(), pairs_, cosine);
}

void StreamedRows::keep(const double* sine, const double* cosine) {
    std::copy_n(sine, pairs_, sines_.data());
    std::copy_n(cosine, pairs_, cosines_.data());
}

void StreamedRows::looked(std::int64_t row, double* sine, double* cosine) const {
    narrow_->at(recipe_.first + recipe_.step * (recipe_.oneRow ? 0 : row), sine, cosine);
    const double amplitude = recipe_.amplitude;
    if (amplitude == 1 && recipe_.sineSign > 0) return;
    for (std::size_t i = 0; i < pairs_; ++i) {
        sine[i] *= amplitude * recipe_.sineSign;
        cosine[i] *= amplitude;
    }
}

void StreamedRows::turned(std::int64_t row, double* sine, double* cosine) {
    if (from_ < 0 || row < from_ || row >= from_ + run) {
        from_ = row;
        rows_.at(row, sines_.data(), cosines_.data());
    }
    const std::size_t place = static_cast<std::size_t>(row - from_) * pairs_;
    const double* const s = sines_.data();
    const double* const c = cosines_.data();
    const double* const turnS = turnSines_.data() + place;
    const double* const turnC = turnCosines_.data() + place;
    for (std::size_t i = 0; i < pairs_; ++i) {
        sine[i] = s[i] * turnC[i] + c[i] * turnS[i];
        cosine[i] = c[i] * turnC[i] - s[i] * turnS[i];
    }
}

}  // namespace posiscope
