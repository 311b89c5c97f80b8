// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokenrecognition.h"

#include <algorithm>

#include "core/parameters/parameter.h"
#include "core/tokens/tokenmistakes.h"
#include "core/tokens/tokenreader.h"

namespace posiscope {

namespace {

/// How many numbers it takes to say the reading.
std::int64_t numbersIn(const TokenReading& reading) {
    std::int64_t numbers = reading.axes.empty() ? 0 : 2;
    numbers += reading.timesCut ? 0 : 1;
    for (const Segment& segment : reading.segments) {
        numbers += segment.kind == TokenKind::padding ? 3 : 2;
        if (segment.from) numbers += reading.rule->eachTextFromZero ? 2 : 3;
        if (segment.fps && !isUsualRate(*segment.fps)) numbers += 1;
    }
    return numbers;
}

CountingRule withoutCut(const CountingRule& rule) {
    CountingRule other = rule;
    other.cut = false;
    return other;
}

/// Readings by all rules of so many axes, as plain as the plainest.
class Readings {
 public:
    Readings(const TokenNumbers& numbers, bool whole, const CountingRule* only)
        : numbers_(numbers), whole_(whole), only_(only) {}

    std::vector<TokenReading> plainest() {
        readAll({});
        constexpr std::size_t mostPermuted = 262'144;  // of more tokens other orders take too long
        if (readings_.empty() && numbers_.size() > 1 && numbers_.front().size() <= mostPermuted)
            for (const auto& order : otherOrders(numbers_.size()))
                readAll(order);
        std::int64_t least = 0;
        for (const TokenReading& each : readings_)
            least = least == 0 ? numbersIn(each) : std::min(least, numbersIn(each));
        std::erase_if(readings_, [&](const TokenReading& each) { return numbersIn(each) > least; });
        if (!readings_.empty())
            std::erase_if(readings_, [order = readings_.front().axes](const TokenReading& each) {
                return each.axes != order;
            });
        return std::move(readings_);
    }

 private:
    void readAll(const std::vector<std::size_t>& order) {
        for (const CountingRule& rule : countingRules()) {
            if (rule.axes.size() != numbers_.size() || (only_ != nullptr && only_ != &rule)) continue;
            const bool uncut = !whole_ && rule.cut;
            auto segments = readSegments(numbers_, uncut ? withoutCut(rule) : rule, order);
            // Numbers that are hardly ever in a row are no positions.
            if (!segments || 2 * segments->size() > numbers_.front().size()) continue;
            TokenReading reading{&rule, std::move(*segments), order, !uncut};
            readings_.push_back(std::move(reading));
        }
    }

    const TokenNumbers& numbers_;
    bool whole_;
    const CountingRule* only_;
    std::vector<TokenReading> readings_;
};

/// What is remarkable in a reading.
std::vector<TokenProblem> remarksOn(const TokenReading& reading) {
    std::vector<TokenProblem> problems;
    if (!reading.axes.empty()) problems.push_back(axesExchanged(*reading.rule, reading.axes));
    if (!reading.timesCut)
        problems.push_back(
            {"times-not-cut",
             POSISCOPE_TR("core", "The times of films are fractions: they were not cut to whole numbers"),
             POSISCOPE_TR("core", "all tokens")});
    if (reading.rule->eachTextFromZero) return problems;
    const auto row = positionsOf(reading.segments, *reading.rule);
    for (std::size_t n = 0; row && n < reading.segments.size(); ++n) {
        const Segment& segment = reading.segments[n];
        const bool first = n == 0 && row->goesOn[n] == Coordinate(reading.rule->textFrom);
        if (!segment.from || first) continue;
        const bool behindPadding = n > 0 && reading.segments[n - 1].kind == TokenKind::padding &&
                                   *segment.from == Coordinate(reading.segments[n - 1].count);
        if (behindPadding)
            problems.push_back(
                {"padding-counted",
                 {POSISCOPE_TR("core", "Padding is counted: the tokens behind it have numbers larger by %1"),
                  {groupedDigits(reading.segments[n - 1].count)}},
                 POSISCOPE_TR("core", "all tokens")});
        else
            problems.push_back(notContinued(*row, n, *reading.rule));
    }
    return problems;
}

/// Compares with what was expected.
class Comparison {
 public:
    Comparison(const TokenNumbers& numbers, bool whole, const ExpectedTokens& expected, TokenFinding& finding)
        : numbers_(numbers), whole_(whole), expected_(expected), finding_(finding) {
        for (const CountingRule& rule : countingRules())
            if (rule.axes.size() == numbers.size() && (expected.rule == nullptr || expected.rule == &rule))
                rules_.push_back(&rule);
    }

    void judge() {
        if (expected_.rule != nullptr && rules_.empty())
            differ({"other-axes",
                    {POSISCOPE_TR("core", "There are %1 axes, and the rule %2 has %3"),
                     {groupedDigits(static_cast<std::int64_t>(numbers_.size())), expected_.rule->id,
                      groupedDigits(static_cast<std::int64_t>(expected_.rule->axes.size()))}},
                    POSISCOPE_TR("core", "all tokens")});
        else if (expected_.segments.empty())
            judgeRule();
        else
            judgeSegments();
    }

 private:
    void differ(TokenProblem problem) {
        finding_.problems = {std::move(problem)};
        finding_.asExpected = false;
    }

    /// Any segments will do, if they go on by the rule.
    void judgeRule() {
        const bool isRead = std::ranges::any_of(
            finding_.readings, [&](const TokenReading& each) { return each.rule == expected_.rule; });
        const std::vector<TokenReading> any = Readings(numbers_, whole_, nullptr).plainest();
        const bool isOther = !any.empty() && remarksOn(any.front()).empty() && !finding_.problems.empty();
        if (isRead && !isOther) {
            finding_.asExpected = finding_.problems.empty();
            return;
        }
        if (isOther) finding_.readings = any;
        const std::string other = finding_.readings.empty() ? "" : finding_.readings.front().rule->id;
        differ({"another-rule",
                other.empty() ? Text(POSISCOPE_TR("core", "No tokens have these numbers by the rule %1"),
                                     {expected_.rule->id})
                              : Text(POSISCOPE_TR("core",
                                                  "The numbers are those of the rule %1, where %2 is "
                                                  "right"),
                                     {other, expected_.rule->id}),
                POSISCOPE_TR("core", "all tokens")});
    }

    void judgeSegments() {
        for (const CountingRule* rule : rules_)
            if (const auto row = positionsOf(expected_.segments, *rule);
                row && haveNumbers(row->positions, numbers_)) {
                finding_.problems.clear();
                finding_.readings = {TokenReading{rule, expected_.segments}};
                return;
            }
        for (const CountingRule* rule : rules_)
            if (auto problem = mistakeIn(numbers_, expected_.segments, *rule)) {
                differ(std::move(*problem));
                return;
            }
        differ(nearest());
    }

    /// What differs from the rule that differs least.
    TokenProblem nearest() const {
        std::optional<TokenProblem> best;
        std::int64_t fewest = 0;
        for (const CountingRule* rule : rules_) {
            const auto row = positionsOf(expected_.segments, *rule);
            if (!row) continue;
            if (row->positions.rows() != static_cast<std::int64_t>(numbers_.front().size())) {
                if (!best) best = otherCount(*row);
                continue;
            }
            const std::int64_t count = differing(row->positions).first;
            if (!best || fewest == 0 || count < fewest) {
                fewest = count;
                best = others(*row);
            }
        }
        return best.value_or(TokenProblem{
            "no-rule",
            {POSISCOPE_TR("core", "no rule numbers “%1” on %2 axes"),
             {formatSegments(expected_.segments), groupedDigits(static_cast<std::int64_t>(numbers_.size()))}},
            POSISCOPE_TR("core", "all tokens")});
    }

    TokenProblem otherCount(const TokenRow& row) const {
        return {"other-number-of-tokens",
                {POSISCOPE_TR("core", "There are %1 tokens, where “%2” has %3"),
                 {groupedDigits(static_cast<std::int64_t>(numbers_.front().size())),
                  formatSegments(expected_.segments), groupedDigits(row.tokens())}},
                POSISCOPE_TR("core", "all tokens")};
    }

    bool isRight(const TokenNumbers& right, std::size_t token) const {
        for (std::size_t axis = 0; axis < right.size(); ++axis)
            if (right[axis][token] != numbers_[axis][token]) return false;
        return true;
    }

    /// How many tokens have other numbers, and the first of them.
    std::pair<std::int64_t, std::int64_t> differing(const Positions& positions) const {
        const TokenNumbers right = numbersOf(positions);
        std::int64_t count = 0, first = 0;
        for (std::size_t token = 0; token < right.front().size(); ++token)
            if (!isRight(right, token)) {
                if (count == 0) first = static_cast<std::int64_t>(token);
                ++count;
            }
        return {count, first};
    }

    TokenProblem others(const TokenRow& row) const {
        const auto differ = differing(row.positions);
        std::string is;
        for (const auto& list : numbers_)
            is += (is.empty() ? "" : ", ") + list[static_cast<std::size_t>(differ.second)].written();
        return {
            "other-numbers",
            {POSISCOPE_TR("core", "%1 of %2 tokens have other numbers: the first has (%3) where %4 is right"),
             {groupedDigits(differ.first), groupedDigits(row.tokens()), is,
              numbersAt(row.positions, differ.second)}},
            placeOfToken(row, differ.second)};
    }

    const TokenNumbers& numbers_;
    bool whole_;
    const ExpectedTokens& expected_;
    TokenFinding& finding_;
    std::vector<const CountingRule*> rules_;
};

}  // namespace

TokenFinding recogniseTokens(const Positions& positions, const std::optional<ExpectedTokens>& expected) {
    const TokenNumbers numbers = numbersOf(positions);
    TokenFinding finding;
    const CountingRule* const meant = expected ? expected->rule : nullptr;
    if (meant != nullptr) finding.readings = Readings(numbers, positions.isWhole(), meant).plainest();
    if (finding.readings.empty())
        finding.readings = Readings(numbers, positions.isWhole(), nullptr).plainest();
    if (finding.recognised()) finding.problems = remarksOn(finding.readings.front());
    if (expected) Comparison(numbers, positions.isWhole(), *expected, finding).judge();
    return finding;
}

Text placeOfToken(const TokenRow& row, std::int64_t token) {
    return {POSISCOPE_TR("core", "token %1, of “%2”"),
            {groupedDigits(token), formatSegment(row.segments[row.segmentAt(token)])}};
}

}  // namespace posiscope
