// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/linematch.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace posiscope {

namespace {

class Matcher {
 public:
    Matcher(const Sketches& a, const Sketches& b, LineDistances distances, bool mayBeNegated)
        : a_(a), b_(b), mayBeNegated_(mayBeNegated), sorted_(static_cast<std::size_t>(a.rows())) {
        constexpr double half = 0.5;
        const Eigen::RowVectorXd mean = a.colwise().mean();
        for (std::int64_t row = 0; row < b.rows(); ++row) {
            const double same =
                std::min(distances.near, distances.same + distances.share * b.row(row).norm());
            // What is like a mean line is near to many.
            const double near = std::clamp(half * distanceTo(mean, b.row(row)), same, distances.near);
            same_.push_back(same * same);
            near_.push_back(near * near);
        }
        (a.rowwise() - mean).colwise().squaredNorm().maxCoeff(&key_);
        std::iota(sorted_.begin(), sorted_.end(), 0);
        std::ranges::stable_sort(sorted_, {}, [this](std::int64_t line) { return a_(line, key_); });
        findProbes();
    }

    LineMatch run(const LineSearch& search) const {
        bool tooMany = false;
        LineMatch match{orderOf(search, tooMany), {}};
        match.negated = signsOf(match.order);
        match.tooMany = tooMany;
        return match;
    }

 private:
    struct Found {
        std::int64_t line = -1;
        double off = HUGE_VAL;
    };
    struct Probe {
        std::int64_t row;
        std::vector<std::int64_t> lines;  ///< the nearest one and those that are the same
    };
    struct Score {
        double off = HUGE_VAL;
        std::int64_t same = 0;
    };

    LineOrder orderOf(const LineSearch& search, bool& tooMany) const {
        if (2 * std::ranges::count_if(probes_, [](const Probe& each) { return !each.lines.empty(); }) <
            std::ssize(probes_))
            return {};
        LineOrder plain = plainestOrder();
        const Score score = scoreOf(plain);
        if (score.same == b_.rows()) return plain;
        if (search.isPromising && !search.isPromising(linesOfProbes())) return plain;
        tooMany = compared_ / std::ssize(probes_) > mostCompared / b_.rows();
        if (tooMany) return plain;
        LineOrder nearest = nearestOrder(search.pulse);
        // By chance another line is a little nearer.
        constexpr double clearly = 0.5;
        if (plain.empty() || scoreOf(nearest).off < clearly * score.off) return nearest;
        return plain;
    }

    /// The signs of the lines; lines of zeros have that of most others.
    std::vector<bool> signsOf(const LineOrder& order) const {
        std::vector<bool> negated(order.size()), either(order.size());
        std::int64_t balance = 0;
        for (std::size_t n = 0; mayBeNegated_ && n < order.size(); ++n) {
            if (order[n] < 0) continue;
            const auto row = static_cast<std::int64_t>(n);
            const double minus = off(row, order[n], -1), plus = off(row, order[n], 1);
            negated[n] = minus < plus;
            either[n] = std::max(minus, plus) <= sameFor(row) || std::abs(minus - plus) <= 1e-9 * plus;
            balance += either[n] ? 0 : negated[n] ? 1 : -1;
        }
        for (std::size_t n = 0; n < order.size(); ++n)
            if (either[n]) negated[n] = balance > 0;
        return negated;
    }

    double sameFor(std::int64_t row) const { return same_[static_cast<std::size_t>(row)]; }
    double nearFor(std::int64_t row) const { return near_[static_cast<std::size_t>(row)]; }
    double distanceTo(const Eigen::RowVectorXd& mean, const Eigen::RowVectorXd& line) const {
        const double plain = (line - mean).norm();
        return mayBeNegated_ ? std::min(plain, (line + mean).norm()) : plain;
    }

    double off(std::int64_t row, std::int64_t line, double sign) const {
        return (a_.row(line) - sign * b_.row(row)).squaredNorm();
    }
    double off(std::int64_t row, std::int64_t line) const {
        if (line < 0 || line >= a_.rows()) return HUGE_VAL;
        return mayBeNegated_ ? std::min(off(row, line, 1), off(row, line, -1)) : off(row, line, 1);
    }

    /// Calls look(line, squared distance) from the line with the nearest key on, up and down, while another
    /// one may be nearer than `most` says.
    template <class Look>
    void lookAround(std::int64_t row, double sign, const double& most, const Look& look) const {
        const double key = sign * b_(row, key_);
        const auto middle =
            std::ranges::lower_bound(sorted_, key, {}, [this](std::int64_t line) { return a_(line, key_); });
        const auto at = [&](std::int64_t line) {
            const double between = a_(line, key_) - key;
            if (between * between > most) return false;
            ++compared_;
            look(line, off(row, line, sign));
            return true;
        };
        for (auto up = middle; up != sorted_.end() && at(*up);)
            ++up;
        for (auto down = middle; down != sorted_.begin() && at(*--down);) {
        }
    }

    /// The nearest line that is near: of those that are the same, one that is none yet.
    std::int64_t nearest(std::int64_t row, std::initializer_list<std::int64_t> guesses,
                         const std::vector<bool>& used) const {
        for (const std::int64_t line : guesses)
            if (off(row, line) == 0 && !used[static_cast<std::size_t>(line)]) return line;
        Found best, unused;
        double most = nearFor(row);
        const auto look = [&](std::int64_t line, double here) {
            if (here <= std::min(most, best.off)) best = {line, here};
            if (here <= sameFor(row) && here < unused.off && !used[static_cast<std::size_t>(line)])
                unused = {line, here};
            most = std::clamp(best.off, sameFor(row), nearFor(row));
        };
        lookAround(row, 1, most, look);
        if (mayBeNegated_) lookAround(row, -1, most, look);
        return unused.line >= 0 ? unused.line : best.line;
    }

    void findProbes() {
        constexpr std::int64_t some = 32;
        constexpr std::size_t most = 256;
        const std::int64_t rows = b_.rows(), count = std::min(some, rows);
        const std::vector<bool> unused(static_cast<std::size_t>(a_.rows()));
        for (std::int64_t n = 0; n < count; ++n) {
            Probe probe{count == 1 ? 0 : n * (rows - 1) / (count - 1), {}};
            const std::int64_t line = nearest(probe.row, {probe.row, a_.rows() - 1 - probe.row}, unused);
            if (line >= 0) probe.lines.push_back(line);
            // Where many lines are alike, the first row and the one in the middle may be any of them.
            if (line >= 0 && (n == 0 || n == count / 2))
                lookAround(probe.row, 1, sameFor(probe.row), [&](std::int64_t other, double here) {
                    if (here <= sameFor(probe.row) && other != line && probe.lines.size() < most)
                        probe.lines.push_back(other);
                });
            probes_.push_back(std::move(probe));
        }
    }

    LineOrder linesOfProbes() const {
        LineOrder order(static_cast<std::size_t>(b_.rows()), -1);
        for (const Probe& each : probes_)
            if (!each.lines.empty()) order[static_cast<std::size_t>(each.row)] = each.lines.front();
        return order;
    }

    using LineOf = std::function<std::int64_t(std::int64_t row)>;
    std::int64_t lineBy(const LineOf& line, std::int64_t row) const {
        const std::int64_t here = line(row);
        return here < a_.rows() ? std::max<std::int64_t>(here, -1) : -1;
    }
    LineOrder orderBy(const LineOf& line) const {
        LineOrder order(static_cast<std::size_t>(b_.rows()));
        for (std::size_t row = 0; row < order.size(); ++row)
            order[row] = lineBy(line, static_cast<std::int64_t>(row));
        return order;
    }

    /// The squared distances, none of them counted beyond what is near.
    Score scoreOf(const LineOrder& order) const {
        if (order.empty()) return {};
        Score score{0, 0};
        for (std::size_t row = 0; row < order.size(); ++row) {
            const double here = off(static_cast<std::int64_t>(row), order[row]);
            score.off += std::min(here, nearFor(static_cast<std::int64_t>(row)));
            score.same += here <= sameFor(static_cast<std::int64_t>(row)) ? 1 : 0;
        }
        return score;
    }
    Score scoreOfProbes(const LineOf& line) const {
        Score score{0, 0};
        for (const Probe& each : probes_) {
            const double here = off(each.row, lineBy(line, each.row));
            score.off += std::min(here, nearFor(each.row));
            score.same += here <= sameFor(each.row) ? 1 : 0;
        }
        return score;
    }

    /// The best of the orders that can be said in few words.
    LineOrder plainestOrder() const {
        const std::int64_t from = a_.rows(), to = b_.rows();
        LineOf best;
        double least = 0;
        for (const Probe& each : probes_)
            least += nearFor(each.row);
        bool whole = false;
        const auto consider = [&](const LineOf& line) {
            if (whole) return;
            const Score score = scoreOfProbes(line);
            whole = score.same == std::ssize(probes_) && scoreOf(orderBy(line)).same == to;
            if (!whole && score.off >= least * (1 - 1e-9)) return;
            least = score.off;
            best = line;
        };
        consider([](std::int64_t row) { return row; });
        consider([=](std::int64_t row) { return from - 1 - row; });
        consider([=](std::int64_t row) { return row % from; });
        if (to % from == 0) consider([=](std::int64_t row) { return row / (to / from); });
        std::vector<std::int64_t> moves, mirrors;
        const auto isNew = [](std::vector<std::int64_t>& all, std::int64_t number) {
            if (std::ranges::find(all, number) != all.end()) return false;
            all.push_back(number);
            return true;
        };
        for (const auto& [row, lines] : probes_)
            for (const std::int64_t line : lines) {
                if (const std::int64_t by = line - row; isNew(moves, by)) {
                    consider([=](std::int64_t r) { return r + by; });
                    if (from <= to) consider([=](std::int64_t r) { return (r + by + to * from) % from; });
                }
                if (const std::int64_t sum = line + row; isNew(mirrors, sum)) {
                    consider([=](std::int64_t r) { return sum - r; });
                    if (from <= to) consider([=](std::int64_t r) { return (sum - r + to * from) % from; });
                }
            }
        return best ? orderBy(best) : LineOrder();
    }

    LineOrder nearestOrder(const std::function<void()>& pulse) const {
        constexpr std::int64_t between = 256;
        LineOrder order;
        std::int64_t last = -1, step = 1;
        std::vector<bool> used(static_cast<std::size_t>(a_.rows()));
        for (std::int64_t row = 0; row < b_.rows(); ++row) {
            if (pulse && row % between == 0) pulse();
            const std::int64_t line = nearest(row, {last + step, row, last + 1}, used);
            if (line >= 0) {
                used[static_cast<std::size_t>(line)] = true;
                if (std::abs(line - last) == 1) step = line - last;
                last = line;
            }
            order.push_back(line);
        }
        fillGaps(order);
        useEach(order);
        return order;
    }

    /// Of lines that are nearly alike one may have been taken twice: where there are as many lines, the
    /// others get those that are left.
    void useEach(LineOrder& order) const {
        constexpr std::size_t most = 512;
        if (a_.rows() != b_.rows()) return;
        std::vector<std::int64_t> owner(order.size(), -1), twice, left;
        for (std::size_t n = 0; n < order.size(); ++n) {
            if (order[n] < 0) return;
            auto row = static_cast<std::int64_t>(n);
            std::int64_t& other = owner[static_cast<std::size_t>(order[n])];
            if (other >= 0 && off(row, order[n]) < off(other, order[n])) std::swap(row, other);
            if (other < 0)
                other = row;
            else
                twice.push_back(row);
        }
        for (std::size_t line = 0; line < owner.size(); ++line)
            if (owner[line] < 0) left.push_back(static_cast<std::int64_t>(line));
        if (twice.size() > most) return;
        LineOrder each = order;
        for (const std::int64_t row : twice) {
            const auto best =
                std::ranges::min_element(left, {}, [&](std::int64_t line) { return off(row, line); });
            if (off(row, *best) > nearFor(row)) return;
            each[static_cast<std::size_t>(row)] = *best;
            left.erase(best);
        }
        if (isAsNear(order, each)) order = std::move(each);
    }
    /// Whether the lines of another order are not much farther off, all together.
    bool isAsNear(const LineOrder& order, const LineOrder& other) const {
        constexpr double much = 2;
        return scoreOf(other).off <= much * scoreOf(order).off;
    }

    /// LineKind that are none of A's stand for those between their neighbours, where as many are missing.
    static void fillGaps(LineOrder& order) {
        for (std::size_t begin = 1; begin < order.size(); ++begin) {
            if (order[begin] >= 0 || order[begin - 1] < 0) continue;
            std::size_t end = begin;
            while (end < order.size() && order[end] < 0)
                ++end;
            if (end == order.size()) return;
            const std::int64_t before = order[begin - 1], between = order[end] - before;
            if (std::abs(between) != static_cast<std::int64_t>(end - begin + 1)) continue;
            for (std::size_t n = begin; n < end; ++n)
                order[n] = order[n - 1] + (between > 0 ? 1 : -1);
        }
    }

    const Sketches &a_, &b_;
    std::vector<double> same_, near_;  ///< of each line of B, squared
    bool mayBeNegated_;
    Eigen::Index key_ = 0;
    std::vector<std::int64_t> sorted_;
    std::vector<Probe> probes_;
    mutable std::int64_t compared_ = 0;  // lines, in all
};

}  // namespace

LineMatch matchLines(const Sketches& a, const Sketches& b, LineDistances distances, bool mayBeNegated,
                     const LineSearch& search) {
    return Matcher(a, b, distances, mayBeNegated).run(search);
}

}  // namespace posiscope
