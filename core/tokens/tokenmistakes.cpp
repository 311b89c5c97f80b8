// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokenmistakes.h"

#include <algorithm>
#include <numeric>

#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

Text allTokens() {
    return POSISCOPE_TR("core", "all tokens");
}

Text tokensFrom(std::int64_t token) {
    return {POSISCOPE_TR("core", "tokens from %1 on"), {groupedDigits(token)}};
}

/// The tokens of a segment.
Text tokensOfSegment(const TokenRow& row, std::size_t segment) {
    return {POSISCOPE_TR("core", "tokens %1 to %2, “%3”"),
            {groupedDigits(row.beginnings[segment]), groupedDigits(row.beginnings[segment + 1] - 1),
             formatSegment(row.segments[segment])}};
}

/// Tries one mistake after the other.
class Mistakes {
 public:
    Mistakes(const TokenNumbers& numbers, const std::vector<Segment>& segments, const CountingRule& rule,
             const TokenRow& right)
        : numbers_(numbers), segments_(segments), rule_(rule), right_(right) {}

    std::optional<TokenProblem> find() const {
        for (const auto way : {&Mistakes::asText, &Mistakes::exchanged, &Mistakes::padding, &Mistakes::times,
                               &Mistakes::merge, &Mistakes::maximum, &Mistakes::begun})
            if (auto problem = (this->*way)()) return problem;
        return std::nullopt;
    }

 private:
    bool is(const std::vector<Segment>& segments, const CountingRule& rule) const {
        const auto row = positionsOf(segments, rule);
        return row && haveNumbers(row->positions, numbers_);
    }

    Segment textFor(const Segment& grid) const { return {.count = tokensOf(grid, rule_)}; }

    /// One image, the later ones, or all are numbered as text.
    std::optional<TokenProblem> asText() const {
        std::vector<Segment> allBehind = segments_;
        for (std::size_t n = segments_.size(); n-- > 0;) {
            if (!segments_[n].isGrid()) continue;
            std::vector<Segment> alone = segments_;
            alone[n] = allBehind[n] = textFor(segments_[n]);
            for (const auto* const each : {&alone, &allBehind})
                if (is(*each, rule_))
                    return TokenProblem{
                        "image-as-text",
                        {each == &alone
                             ? POSISCOPE_TR(
                                   "core",
                                   "“%1” is numbered as text: its tokens count on by one, where rows "
                                   "and columns are right")
                             : POSISCOPE_TR(
                                   "core",
                                   "“%1” and all images behind it are numbered as text: their tokens "
                                   "count on by one, where rows and columns are right"),
                         {formatSegment(segments_[n])}},
                        each == &alone ? tokensOfSegment(right_, n) : tokensFrom(right_.beginnings[n])};
        }
        return std::nullopt;
    }

    std::optional<TokenProblem> exchanged() const {
        for (const auto& order : otherOrders(rule_.axes.size()))
            if (haveNumbers(right_.positions, numbers_, order)) return axesExchanged(rule_, order);
        return std::nullopt;
    }

    std::optional<TokenProblem> padding() const {
        std::vector<Segment> counted = segments_;
        std::int64_t count = 0;
        for (Segment& each : counted)
            if (each.kind == TokenKind::padding) {
                each.kind = TokenKind::text;
                count += each.count;
            }
        if (count == 0) return std::nullopt;
        std::vector<Segment> shifted = segments_;
        const bool first = shifted.front().kind == TokenKind::padding;
        if (first && shifted.size() > 1) shifted[1].from = Coordinate(rule_.textFrom + count);
        if (!is(counted, rule_) && !(first && is(shifted, rule_))) return std::nullopt;
        return TokenProblem{
            "padding-counted",
            {POSISCOPE_TR("core", "Padding is counted: the tokens behind it have numbers larger by %1"),
             {groupedDigits(count)}},
            allTokens()};
    }

    std::optional<TokenProblem> times() const {
        if (rule_.perSecond == 0) return std::nullopt;
        CountingRule other = rule_;
        other.cut = false;
        if (rule_.cut && is(segments_, other))
            return TokenProblem{
                "times-not-cut",
                POSISCOPE_TR("core", "The times of films are fractions: they were not cut to whole numbers"),
                allTokens()};
        other = rule_;
        other.perSecond = 0;
        if (is(segments_, other))
            return TokenProblem{"times-not-multiplied",
                                {POSISCOPE_TR("core",
                                              "Films count their frames: they were not multiplied by the "
                                              "seconds of a frame and by %1"),
                                 {groupedDigits(rule_.perSecond)}},
                                allTokens()};
        return std::nullopt;
    }

    std::optional<TokenProblem> merge() const {
        for (const std::int64_t side : {2, 3, 4}) {
            std::vector<Segment> patches = segments_;
            bool any = false;
            for (Segment& each : patches)
                if (each.isGrid()) {
                    each.height *= side;
                    each.width *= side;
                    any = true;
                }
            if (any && is(patches, rule_))
                return TokenProblem{
                    "merge-not-applied",
                    {POSISCOPE_TR(
                         "core", "Patches are numbered as they were before %1 × %1 of them became one token"),
                     {groupedDigits(side)}},
                    allTokens()};
        }
        return std::nullopt;
    }

    /// The count goes on from another number behind all images.
    std::optional<TokenProblem> maximum() const {
        static const std::pair<NextNumber, Text> ways[] = {
            {NextNumber::frames, POSISCOPE_TR("core", "their frames")},
            {NextNumber::rows, POSISCOPE_TR("core", "their rows")},
            {NextNumber::columns, POSISCOPE_TR("core", "their columns")},
            {NextNumber::one, POSISCOPE_TR("core", "their first number")},
            {NextNumber::extent, POSISCOPE_TR("core", "their longest side")}};
        for (const auto& [next, words] : ways) {
            if (next == rule_.next) continue;
            CountingRule other = rule_;
            other.next = next;
            if (is(segments_, other))
                return TokenProblem{
                    "wrong-maximum",
                    Text(POSISCOPE_TR("core",
                                      "The count goes on from the wrong number behind images: "
                                      "from that of %1"))
                        .with(words),
                    allTokens()};
        }
        CountingRule other = rule_;
        other.next = NextNumber::tokens;
        if (rule_.next != NextNumber::tokens && is(segments_, other))
            return TokenProblem{"delta-not-kept",
                                POSISCOPE_TR("core",
                                             "Behind images the count goes on by the number of tokens: the "
                                             "rope delta was left out"),
                                allTokens()};
        return std::nullopt;
    }

    /// The segments begin elsewhere.
    std::optional<TokenProblem> begun() const {
        auto read = readSegments(numbers_, rule_);
        if (!read || read->size() != segments_.size()) return std::nullopt;
        const auto row = positionsOf(*read, rule_);
        std::optional<std::size_t> other;
        for (std::size_t n = 0; n < read->size(); ++n) {
            Segment plain = (*read)[n];
            const Segment& meant = segments_[n];
            if (plain.from != meant.from && !other) other = n;
            if (plain.kind != meant.kind || plain.places() != meant.places() ||
                plain.height != meant.height || plain.width != meant.width)
                return std::nullopt;
        }
        if (!other || !(*read)[*other].from) return std::nullopt;
        return notContinued(*row, *other, rule_);
    }

    const TokenNumbers& numbers_;
    const std::vector<Segment>& segments_;
    const CountingRule& rule_;
    const TokenRow& right_;
};

/// The last image before a segment, and how far the count has come behind it.
struct Behind {
    const Segment* image = nullptr;
    Coordinate start = 0;
};

Behind imageBefore(const TokenRow& row, std::size_t segment) {
    if (segment == 0 || !row.segments[segment - 1].isGrid()) return {};
    const Segment& image = row.segments[segment - 1];
    return {&image, image.from.value_or(row.goesOn[segment - 1])};
}

}  // namespace

std::optional<TokenProblem> mistakeIn(const TokenNumbers& numbers, const std::vector<Segment>& segments,
                                      const CountingRule& rule) {
    const auto right = positionsOf(segments, rule);
    if (!right || numbers.size() != rule.axes.size()) return std::nullopt;
    return Mistakes(numbers, segments, rule, *right).find();
}

std::vector<std::vector<std::size_t>> otherOrders(std::size_t axes) {
    std::vector<std::size_t> order(axes);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::vector<std::size_t>> orders;
    while (std::next_permutation(order.begin(), order.end()))
        orders.push_back(order);
    return orders;
}

TokenProblem axesExchanged(const CountingRule& rule, const std::vector<std::size_t>& axes) {
    std::vector<AxisRole> moved;
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
        if (axes[axis] != axis) moved.push_back(rule.axes[axis].role);
    const bool rowsAndColumns = moved == std::vector{AxisRole::row, AxisRole::column};
    if (rowsAndColumns && rule.axes[1].id == std::string_view("height"))
        return {
            "height-and-width-exchanged",
            POSISCOPE_TR("core",
                         "Height and width are exchanged: from token to token of an image the second number "
                         "grows, where the third was meant to"),
            POSISCOPE_TR("core", "all cells")};
    // axes[n] is the list that holds the numbers of axis n.
    std::vector<std::string> held(axes.size());
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
        held[axes[axis]] = rule.axes[axis].id;
    std::string are, right;
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        are += (axis == 0 ? "" : ", ") + held[axis];
        right += (axis == 0 ? "" : ", ") + std::string(rule.axes[axis].id);
    }
    return {"axes-exchanged",
            {POSISCOPE_TR("core", "The axes are exchanged: they stand in the order %1, where %2 is right"),
             {are, right}},
            allTokens()};
}

TokenProblem notContinued(const TokenRow& row, std::size_t segment, const CountingRule& rule) {
    const Coordinate begins = *row.segments[segment].from, right = row.goesOn[segment];
    const std::int64_t before = row.beginnings[segment];
    const std::vector<std::string> numbers{begins.written(), right.written()};
    const Text where = tokensFrom(before);
    if (before > 0 && begins == Coordinate(before))
        return {
            "delta-not-kept",
            {POSISCOPE_TR("core",
                          "A segment begins at %1, the number of tokens before it, where %2 comes next: the "
                          "rope delta of %3 was left out"),
             {begins.written(), right.written(), (right - begins).written()}},
            where};
    if (before > 0 && begins == Coordinate(rule.textFrom))
        return {
            "begins-anew",
            {POSISCOPE_TR("core",
                          "A segment begins at %1 again, where %2 comes next: the positions of what stands "
                          "before it were left out"),
             numbers},
            where};
    const Behind behind = imageBefore(row, segment);
    if (behind.image != nullptr) {
        const std::pair<std::int64_t, Text> sides[] = {
            {behind.image->height, POSISCOPE_TR("core", "rows")},
            {behind.image->width, POSISCOPE_TR("core", "columns")},
            {behind.image->frames, POSISCOPE_TR("core", "frames")}};
        for (const auto& [side, name] : sides)
            if (begins == Coordinate::stepped(behind.start, 1, side))
                return {
                    "wrong-maximum",
                    Text(POSISCOPE_TR("core",
                                      "A segment begins at %1, where %2 comes next: it goes on from the %3 "
                                      "of the image before it, and not from its longest side"))
                        .with(Text::asIs(begins.written()))
                        .with(Text::asIs(right.written()))
                        .with(name),
                    where};
        const std::int64_t longest = std::max(behind.image->height, behind.image->width);
        for (const std::int64_t merge : {2, 3, 4})
            if (begins == Coordinate::stepped(behind.start, merge, longest))
                return {
                    "merge-not-applied",
                    {POSISCOPE_TR("core",
                                  "A segment begins at %1, where %2 comes next: it goes on from the patches "
                                  "of the image before it, of which %3 × %3 are one token"),
                     {begins.written(), right.written(), groupedDigits(merge)}},
                    where};
    }
    return {"positions-not-continued",
            {POSISCOPE_TR("core",
                          "A piece begins at position %1 where %2 comes next: each begins one after the "
                          "largest number before it, and an image of h × w places takes as many numbers "
                          "as its longer side"),
             numbers},
            where};
}

}  // namespace posiscope
