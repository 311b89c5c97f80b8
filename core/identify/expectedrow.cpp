// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/expectedrow.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/identify/compare.h"
#include "core/math/simd/kernels.h"

namespace posiscope {

namespace {

constexpr double leastAngle = 0x1p-13;    // all types have their full significand from here on
constexpr double farthestAngle = 0x1p24;  // that of a radian a row at tablelimits::rows

std::uint64_t wordOf(double x) {
    return std::bit_cast<std::uint64_t>(x);
}

}  // namespace

std::optional<NarrowAngles> NarrowAngles::of(const Recipe& recipe) {
    constexpr int mostBits = 11;
    const NumberKind angle = recipe.stages.angle;
    if (angle == NumberKind::exact || significandOf(angle) > mostBits || !recipe.cosines.empty() ||
        recipe.places || !recipe.growth.empty())
        return std::nullopt;
    return NarrowAngles(recipe);
}

NarrowAngles::NarrowAngles(const Recipe& recipe)
    : stages_(recipe.stages),
      product_(productKind(stages_.position, stages_.frequency, stages_.angle)),
      dropped_(53 - significandOf(recipe.stages.angle)),
      least_(wordOf(leastAngle) >> dropped_) {
    for (const DoubleDouble& each : recipe.sines)
        radians_.push_back(roundTo(stages_.frequency, each.hi));
    const std::uint64_t end = wordOf(farthestAngle) >> dropped_;
    for (std::uint64_t word = least_; word < end; ++word)
        table_.push_back(computed(roundTo(stages_.angle, std::bit_cast<double>(word << dropped_))));
}

SinCos NarrowAngles::computed(double angle) const {
    return {roundTo(stages_.sine, std::sin(angle)), roundTo(stages_.sine, std::cos(angle))};
}

void NarrowAngles::at(std::int64_t position, double* sine, double* cosine) const {
    const double p = roundTo(stages_.position, static_cast<double>(position));
    const std::uint64_t half = (std::uint64_t{1} << (dropped_ - 1)) - 1;
    for (std::size_t i = 0; i < radians_.size(); ++i) {
        const double product = roundTo(product_, radians_[i] * p);
        // The rounding of roundTo(): to nearest, ties to even. An angle outside the table has an index beyond
        // its end.
        const std::uint64_t word = wordOf(product);
        const std::uint64_t place = ((word + half + (word >> dropped_ & 1U)) >> dropped_) - least_;
        const SinCos both = place < table_.size() ? table_[place] : computed(roundTo(stages_.angle, product));
        sine[i] = both.sine;
        cosine[i] = both.cosine;
    }
}

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
    turn.paddingRow = -1;
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
    if (row == recipe_.paddingRow) return rows_.at(row, sine, cosine);
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
    kernels().turn(s, c, turnC, turnS, pairs_, false, sine, nullptr);
    kernels().turn(c, s, turnC, turnS, pairs_, false, nullptr, cosine);
}

ExpectedRow::ExpectedRow(const Form& form, const Recipe& recipe, NumberKind cells, bool streamed)
    : recipe_(recipe),
      rows_(recipe),
      streamedRows_(recipe, streamed),
      streamed_(streamed),
      pairs_(recipe.pairs()),
      perCell_(toleranceAt(0, 1, 0, cells) - toleranceAt(0, 0, 0, cells)),
      least_(toleranceAt(0, 0, 0, cells)),
      functions_(2 * pairs_ + 2),
      reach_(pairs_),
      expected_(form.contents.size()),
      tolerances_(form.contents.size()) {
    for (const DoubleDouble& radians : recipe.sines)
        radians_.push_back(std::abs(radians.hi));
    for (const Slot& slot : form.contents) {
        const auto pair = static_cast<std::size_t>(slot.pair);
        std::size_t source = 2 * pairs_;
        if (slot.role == Role::plain && recipe.coordinateRows > 0)
            source = 2 * pairs_ + 1;
        else if (slot.role != Role::zero && slot.role != Role::plain && pair < pairs_)
            source = slot.role == Role::sine ? pair : pairs_ + pair;
        source_.push_back(static_cast<std::int32_t>(source));
        pair_.push_back(static_cast<std::int32_t>(std::min(pair, pairs_ - 1)));
        sign_.push_back(slot.role == Role::plain ? 1 : slot.sign);
    }
}

void ExpectedRow::reachAt(double position) {
    const double amplitude = recipe_.amplitude;
    constexpr double farthest = 1e6;
    const double float32 = recipe_.looserAngles * (toleranceAt(1, 0, 1, NumberKind::exact) -
                                                   toleranceAt(0, 0, 1, NumberKind::exact));
    for (std::size_t i = 0; i < pairs_; ++i)
        reach_[i] = least_ + amplitude * float32 * (0.25 + std::min(radians_[i] * position, farthest));
    if (recipe_.growth.empty()) return;
    for (std::size_t i = 0; i < pairs_; ++i) {
        const double envelope = std::hypot(functions_[i], functions_[pairs_ + i]);
        if (envelope > amplitude) reach_[i] = least_ + (reach_[i] - least_) * envelope / amplitude;
    }
}

void ExpectedRow::at(std::int64_t row) {
    if (streamed_)
        streamedRows_.at(row, functions_.data(), functions_.data() + pairs_);
    else
        rows_.at(row, functions_.data(), functions_.data() + pairs_);
    if (recipe_.coordinateRows > 0)
        functions_[2 * pairs_ + 1] = static_cast<double>(recipe_.first + recipe_.step * row) /
                                     static_cast<double>(recipe_.coordinateRows);
    reachAt(static_cast<double>(recipe_.reach(row)));
    kernels().expectCells({source_.data(), pair_.data(), sign_.data(), perCell_, expected_.size()},
                          functions_.data(), reach_.data(), expected_.data(), tolerances_.data());
}

}  // namespace posiscope
