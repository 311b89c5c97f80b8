// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/original/trial.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace posiscope {

namespace {

constexpr double near = 0.6;  ///< of the cells

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
bool isTooWide(const Making& making) {
    constexpr double most = 4096;
    if (making.kind != Making::Kind::resized || !making.interpolation.antialias) return false;
    const auto ratio = [](std::int64_t from, std::int64_t to) {
        return std::max(1.0, static_cast<double>(from) / static_cast<double>(to));
    };
    return ratio(making.from.height, making.sampled.height) * ratio(making.from.width, making.sampled.width) >
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

class Search {
 public:
    Search(const Trial& trial, const std::optional<Grid>& from, const std::optional<Grid>& to, Pace& pace)
        : trial_(trial), from_(from), to_(to), pace_(pace) {}

    /// The grids that one interpolation explains.
    std::optional<MadeFit> runOnly(const Interpolation& interpolation) {
        only_ = interpolation;
        for (const Tier tier : {Tier::squares, Tier::fromSquare, Tier::line, Tier::any})
            if (!isExplained()) tryTier(tier, isRare(interpolation) ? Phase::rare : Phase::right);
        return std::move(best_);
    }

    std::optional<MadeFit> run() {
        tryRows();
        for (const Phase phase : {Phase::right, Phase::wrong, Phase::rare})
            for (const Tier tier : {Tier::squares, Tier::fromSquare, Tier::line, Tier::any})
                if (!isExplained()) tryTier(tier, phase);
        if (best_) findEquals();
        return std::move(best_);
    }

 private:
    bool isExplained() const { return best_ && best_->agreement.unexplained == 0; }

    void consider(const Making& making) {
        pace_.step();
        if (isTooWide(making)) return;
        const Deviation agreement = trial_.agreement(making);
        if (agreement.share() < near) return;
        if (best_ && !isBetter(agreement)) return;
        best_ = MadeFit{making, agreement};
    }

    /// Fewer cells beyond what rounding explains, or much nearer to them.
    bool isBetter(const Deviation& agreement) const {
        const Deviation& best = best_->agreement;
        if (agreement.share() > best.share()) return true;
        return agreement.share() == best.share() && agreement.rms < 0.95 * best.rms - slack;
    }

    /// Rows as they are, or moved.
    void tryRows() {
        std::vector<std::int64_t> shifts{0};
        const std::int64_t rows = trial_.rows();
        for (const std::int64_t row : {rows / 2, rows / 3, rows - 1, std::int64_t{0}})
            for (const std::int64_t from : trial_.findRow(row))
                if (std::find(shifts.begin(), shifts.end(), row - from) == shifts.end())
                    shifts.push_back(row - from);
        for (const std::int64_t shift : shifts)
            if (shift < rows && -shift < trial_.originalRows())
                consider({.kind = Making::Kind::rows, .shift = shift});
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
            const std::int64_t before = trial_.originalRows() - extra.original;
            const std::int64_t after = trial_.rows() - extra.table;
            if (before < 2 || after < 1) continue;
            for (const Grid& from : originals(tier, before))
                for (const Grid& to : tables(tier, after)) {
                    const Making making{.kind = Making::Kind::resized,
                                        .originalExtra = extra.original,
                                        .extra = extra.table,
                                        .from = from,
                                        .to = to,
                                        .sampled = to};
                    if (phase == Phase::wrong)
                        tryWrong(making);
                    else
                        tryRight(making, phase == Phase::rare);
                }
        }
    }

    void tryRight(Making making, bool rare) {
        if (!rare && !only_) tryCropped(making);
        if (making.from == making.to) {
            // With new rows in front, all rows are moved.
            if (making.extra <= making.originalExtra) consider(making);
            return;
        }
        for (const Interpolation& each : interpolations()) {
            making.interpolation = each;
            if (isRare(each) == rare && each == only_.value_or(each)) consider(making);
        }
    }

    /// A part of the grid: the place of its first row is looked for.
    void tryCropped(Making making) {
        if (making.to.height > making.from.height || making.to.width > making.from.width ||
            making.from.height == 1)
            return;
        making.kind = Making::Kind::cropped;
        const auto [known, isNew] = found_.try_emplace(making.extra);
        if (isNew) known->second = trial_.findRow(making.extra);
        for (const std::int64_t row : known->second) {
            const std::int64_t place = row - making.originalExtra;
            if (place < 0) continue;
            making.top = place / making.from.width;
            making.left = place % making.from.width;
            if (making.top + making.to.height <= making.from.height &&
                making.left + making.to.width <= making.from.width)
                consider(making);
        }
    }

    void tryWrong(const Making& making) {
        Making turned = making;
        turned.exchanged = true;
        turned.sampled = making.to.turned();
        if (making.from.height > 1)
            for (const Interpolation& each : interpolations()) {
                turned.interpolation = each;
                if (!isRare(each)) consider(turned);
                if (making.from == turned.sampled) break;
            }
        tryShort(making);
    }

    /// A factor that was rounded down takes a place from an axis that is resized.
    void tryShort(Making making) {
        const Grid to = making.to;
        for (const Grid& whole : {Grid{to.height + 1, to.width + 1}, Grid{to.height + 1, to.width},
                                  Grid{to.height, to.width + 1}}) {
            const bool line = making.from.height == 1;
            const bool down = whole.height != to.height, across = whole.width != to.width;
            if ((line && down) || (down && whole.height == making.from.height) ||
                (across && whole.width == making.from.width))
                continue;
            making.sampled = whole;
            for (const Interpolation& each : interpolations()) {
                if (each.aligned || each.offset) continue;
                making.interpolation = each;
                consider(making);
            }
        }
    }

    /// The other interpolations that leave nothing more unexplained, and are as near.
    void findEquals() {
        Making other = best_->making;
        if (other.kind != Making::Kind::resized || other.sampled == other.from) return;
        for (const Interpolation& each : interpolations()) {
            if (each == best_->making.interpolation || isRare(each)) continue;
            if (best_->making.isShort() && (each.aligned || each.offset)) continue;
            other.interpolation = each;
            if (isTooWide(other)) continue;
            const Deviation agreement = trial_.agreement(other);
            if (isAsGood(agreement, best_->agreement)) best_->equals.push_back(other);
        }
    }

    const Trial& trial_;
    std::optional<Grid> from_, to_;
    Pace& pace_;
    std::optional<Interpolation> only_;
    std::map<std::int64_t, std::vector<std::int64_t>> found_;  // rows of the original that a row may be
    std::optional<MadeFit> best_;
};

}  // namespace

std::optional<MadeFit> bestMaking(const Trial& trial, const std::optional<Grid>& from,
                                  const std::optional<Grid>& to, const std::optional<Interpolation>& expected,
                                  Pace& pace) {
    auto best = Search(trial, from, to, pace).run();
    if (!best || !expected || best->isBy(*expected)) return best;
    auto other = Search(trial, from, to, pace).runOnly(*expected);
    if (!other) return best;
    const Deviation here = trial.agreement(best->making, other->making);
    return isAsGood(other->agreement, here) ? other : best;
}

bool MadeFit::isBy(const Interpolation& expected) {
    if (making.kind == Making::Kind::resized && making.interpolation == expected) return true;
    const auto found = std::find_if(equals.begin(), equals.end(),
                                    [&](const Making& each) { return each.interpolation == expected; });
    if (found == equals.end()) return false;
    std::swap(*found, making);
    return true;
}

}  // namespace posiscope
