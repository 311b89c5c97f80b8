// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/madesearch.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace posiscope {

namespace {

constexpr double fewestExplained = 0.6;  ///< of the cells

/// Rows in front of the places: a class token, a second one of distillation, registers.
constexpr std::int64_t mostExtra = 8;

struct Extras {
    std::int64_t original, table;
};

std::optional<Grid> squareOf(std::int64_t places) {
    const auto side = static_cast<std::int64_t>(std::llround(std::sqrt(static_cast<double>(places))));
    return side > 1 && side * side == places ? std::optional(Grid{side, side}) : std::nullopt;
}

/// The nearly square ones.
std::vector<Grid> oblongsOf(std::int64_t places) {
    constexpr std::size_t most = 12;
    std::vector<Grid> all;
    for (auto side = static_cast<std::int64_t>(std::sqrt(static_cast<double>(places)));
         side > 1 && all.size() < most; --side)
        if (places % side == 0 && side * side != places) {
            all.push_back({side, places / side});
            all.push_back({places / side, side});
        }
    return all;
}

/// Of float64 computations in another order.
constexpr double slack = 1e-13;

bool isAsGood(const Deviation& agreement, const Deviation& best) {
    return agreement.share() >= best.share() && agreement.rms <= 1.05 * best.rms + slack;
}

/// PyTorch takes both arguments, but nobody means both.
bool isRare(const Interpolation& interpolation) {
    return interpolation.aligned && interpolation.antialias;
}

/// Whether a new place is the mean of so many old ones that nobody would ask for it, and few could wait.
bool isTooWide(const MadeHypothesis& hypothesis) {
    constexpr double most = 4096;
    if (hypothesis.kind != MadeHypothesis::Kind::resized || !hypothesis.interpolation.antialias) return false;
    const auto ratio = [](std::int64_t from, std::int64_t to) {
        return std::max(1.0, static_cast<double>(from) / static_cast<double>(to));
    };
    return ratio(hypothesis.from.height, hypothesis.sampled.height) *
               ratio(hypothesis.from.width, hypothesis.sampled.width) >
           most;
}

/// What is tried: right tables, wrong ones, and right ones that nobody makes.
enum class Phase { right, wrong, rare };

/// Which grids are tried.
enum class Tier { squares, fromSquare, line, any };

/// Rows in front are kept, or left out, or new: as many as there may be where the grids are certain.
std::vector<Extras> extras(Tier tier) {
    std::vector<Extras> all;
    for (std::int64_t n = 0; n <= mostExtra; ++n)
        all.push_back({n, n});
    for (std::int64_t n = 1; n <= (tier == Tier::squares ? mostExtra : 1); ++n) {
        all.push_back({n, 0});
        all.push_back({0, n});
    }
    return all;
}

class MadeSearch {
 public:
    MadeSearch(const MadeSample& sample, const std::optional<Grid>& from, const std::optional<Grid>& to,
               Pace& pace)
        : sample_(sample), from_(from), to_(to), pace_(pace) {}

    /// The grids that one interpolation explains.
    std::optional<MadeFit> runOnly(const Interpolation& interpolation) {
        only_ = interpolation;
        for (const Tier tier : {Tier::squares, Tier::fromSquare, Tier::line, Tier::any})
            if (!isExplained()) tryTier(tier, isRare(interpolation) ? Phase::rare : Phase::right);
        return std::move(best_);
    }

    std::optional<MadeFit> run() {
        for (const Phase phase : {Phase::right, Phase::wrong, Phase::rare})
            for (const Tier tier : {Tier::squares, Tier::fromSquare, Tier::line, Tier::any})
                if (!isExplained()) tryTier(tier, phase);
        if (best_) findEquals();
        return std::move(best_);
    }

 private:
    bool isExplained() const { return best_ && best_->agreement.unexplained == 0; }

    void consider(const MadeHypothesis& hypothesis) {
        pace_.step();
        if (isTooWide(hypothesis)) return;
        const Deviation agreement = sample_.agreement(hypothesis);
        if (agreement.share() < fewestExplained) return;
        if (best_ && !isBetter(agreement)) return;
        best_ = MadeFit{hypothesis, agreement};
    }

    /// Fewer cells beyond what rounding explains, or much nearer to them.
    bool isBetter(const Deviation& agreement) const {
        const Deviation& best = best_->agreement;
        if (agreement.share() > best.share()) return true;
        return agreement.share() == best.share() && agreement.rms < 0.95 * best.rms - slack;
    }

    std::vector<Grid> originals(Tier tier, std::int64_t places) const {
        if (from_)
            return from_->places() == places && tier != Tier::line ? std::vector{*from_}
                                                                   : std::vector<Grid>{};
        if (tier == Tier::line) return {{1, places}};
        if (tier == Tier::any) return oblongsOf(places);
        const auto square = squareOf(places);
        return square ? std::vector{*square} : std::vector<Grid>{};
    }

    std::vector<Grid> tables(Tier tier, std::int64_t places) const {
        std::vector<Grid> all;
        if (to_ && tier != Tier::line) {
            if (to_->places() == places) all.push_back(*to_);
            return all;
        }
        if (tier == Tier::line) return {{1, places}};
        const auto square = squareOf(places);
        if (square && tier != Tier::fromSquare) all.push_back(*square);
        if (tier != Tier::squares)
            for (const Grid& each : oblongsOf(places))
                all.push_back(each);
        return all;
    }

    void tryTier(Tier tier, Phase phase) {
        for (const Extras& extra : extras(tier)) {
            const std::int64_t before = sample_.originalRows() - extra.original;
            const std::int64_t after = sample_.rows() - extra.table;
            if (before < 2 || after < 1) continue;
            for (const Grid& from : originals(tier, before))
                for (const Grid& to : tables(tier, after)) {
                    const MadeHypothesis hypothesis{.kind = MadeHypothesis::Kind::resized,
                                                    .originalExtra = extra.original,
                                                    .extra = extra.table,
                                                    .from = from,
                                                    .to = to,
                                                    .sampled = to};
                    if (phase == Phase::wrong)
                        tryWrong(hypothesis);
                    else
                        tryRight(hypothesis, phase == Phase::rare);
                }
        }
    }

    void tryRight(MadeHypothesis hypothesis, bool rare) {
        if (!rare && !only_) tryCropped(hypothesis);
        if (hypothesis.from == hypothesis.to) {
            // With new rows in front, all rows are moved.
            if (hypothesis.extra <= hypothesis.originalExtra) consider(hypothesis);
            return;
        }
        for (const Interpolation& each : interpolations()) {
            hypothesis.interpolation = each;
            if (isRare(each) == rare && each == only_.value_or(each)) consider(hypothesis);
        }
    }

    /// A part of the grid: the place of its first row is looked for.
    void tryCropped(MadeHypothesis hypothesis) {
        if (hypothesis.to.height > hypothesis.from.height || hypothesis.to.width > hypothesis.from.width ||
            hypothesis.from.height == 1)
            return;
        hypothesis.kind = MadeHypothesis::Kind::cropped;
        const auto [known, isNew] = found_.try_emplace(hypothesis.extra);
        if (isNew) known->second = sample_.findRow(hypothesis.extra);
        for (const std::int64_t row : known->second) {
            const std::int64_t place = row - hypothesis.originalExtra;
            if (place < 0) continue;
            hypothesis.top = place / hypothesis.from.width;
            hypothesis.left = place % hypothesis.from.width;
            if (hypothesis.top + hypothesis.to.height <= hypothesis.from.height &&
                hypothesis.left + hypothesis.to.width <= hypothesis.from.width)
                consider(hypothesis);
        }
    }

    void tryWrong(const MadeHypothesis& hypothesis) {
        MadeHypothesis turned = hypothesis;
        turned.exchanged = true;
        turned.sampled = hypothesis.to.turned();
        if (hypothesis.from.height > 1)
            for (const Interpolation& each : interpolations()) {
                turned.interpolation = each;
                if (!isRare(each)) consider(turned);
                if (hypothesis.from == turned.sampled) break;
            }
        tryShort(hypothesis);
    }

    /// A factor that was rounded down takes a place from an axis that is resized.
    void tryShort(MadeHypothesis hypothesis) {
        const Grid to = hypothesis.to;
        for (const Grid& whole : {Grid{to.height + 1, to.width + 1}, Grid{to.height + 1, to.width},
                                  Grid{to.height, to.width + 1}}) {
            const bool line = hypothesis.from.height == 1;
            const bool down = whole.height != to.height, across = whole.width != to.width;
            if ((line && down) || (down && whole.height == hypothesis.from.height) ||
                (across && whole.width == hypothesis.from.width))
                continue;
            hypothesis.sampled = whole;
            for (const Interpolation& each : interpolations()) {
                if (each.aligned || each.offset) continue;
                hypothesis.interpolation = each;
                consider(hypothesis);
            }
        }
    }

    /// The other interpolations that leave nothing more unexplained, and are as near.
    void findEquals() {
        MadeHypothesis other = best_->hypothesis;
        if (other.kind != MadeHypothesis::Kind::resized || other.sampled == other.from) return;
        for (const Interpolation& each : interpolations()) {
            if (each == best_->hypothesis.interpolation || isRare(each)) continue;
            if (best_->hypothesis.isShort() && (each.aligned || each.offset)) continue;
            other.interpolation = each;
            if (isTooWide(other)) continue;
            const Deviation agreement = sample_.agreement(other);
            if (isAsGood(agreement, best_->agreement)) best_->equals.push_back(other);
        }
    }

    const MadeSample& sample_;
    std::optional<Grid> from_, to_;
    Pace& pace_;
    std::optional<Interpolation> only_;
    std::map<std::int64_t, std::vector<std::int64_t>> found_;  // rows of the original that a row may be
    std::optional<MadeFit> best_;
};

}  // namespace

std::optional<MadeFit> bestHypothesis(const MadeSample& sample, const std::optional<Grid>& from,
                                      const std::optional<Grid>& to,
                                      const std::optional<Interpolation>& expected, Pace& pace) {
    auto best = MadeSearch(sample, from, to, pace).run();
    if (!best || !expected || best->isBy(*expected)) return best;
    auto other = MadeSearch(sample, from, to, pace).runOnly(*expected);
    if (!other) return best;
    const Deviation here = sample.agreement(best->hypothesis, other->hypothesis);
    return isAsGood(other->agreement, here) ? other : best;
}

bool MadeFit::isBy(const Interpolation& expected) {
    if (hypothesis.kind == MadeHypothesis::Kind::resized && hypothesis.interpolation == expected) return true;
    const auto found = std::find_if(equals.begin(), equals.end(), [&](const MadeHypothesis& each) {
        return each.interpolation == expected;
    });
    if (found == equals.end()) return false;
    std::swap(*found, hypothesis);
    return true;
}

}  // namespace posiscope
