// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokenpositions.h"

#include <algorithm>

#include "core/base/nearestword.h"
#include "core/parameters/parameter.h"
#include "core/positions/positionstext.h"

namespace posiscope {

namespace {

constexpr std::int64_t usualFps = 2;

bool isTextLike(const Segment& segment) {
    return segment.kind == TokenKind::text || segment.kind == TokenKind::audio;
}

/// What a rule needs to know of the whole prompt before it numbers the first token.
struct Totals {
    std::int64_t text = 0;      ///< tokens of text
    std::int64_t halfSide = 0;  ///< the largest half side of an image

    explicit Totals(std::span<const Segment> segments) {
        for (const Segment& segment : segments)
            if (segment.isGrid())
                halfSide = std::max({halfSide, segment.height / 2, segment.width / 2});
            else if (isTextLike(segment))
                text += segment.count;
    }
};

/// Puts segments one behind the other.
class Numbering {
 public:
    Numbering(std::span<const Segment> segments, const CountingRule& rule)
        : rule_(rule), totals_(segments), runs_(rule.axes.size()) {
        next_ = rule.textBehindImages ? totals_.halfSide : rule.textFrom;
        for (const Segment& segment : segments) {
            beginnings_.push_back(tokens_);
            add(segment);
        }
        beginnings_.push_back(tokens_);
    }

    TokenRow row(std::span<const Segment> segments) && {
        TokenRow made{Positions::pieces(axesOf(rule_), std::move(runs_)),
                      {segments.begin(), segments.end()},
                      std::move(beginnings_),
                      std::move(goesOn_),
                      next_,
                      0};
        Coordinate largest = made.positions.highest(0);
        for (std::size_t axis = 1; axis < rule_.axes.size(); ++axis)
            largest = std::max(largest, made.positions.highest(axis));
        made.delta = Coordinate::stepped(largest, 1, 1) - Coordinate(tokens_);
        return made;
    }

 private:
    void add(const Segment& segment) {
        if (segment.kind == TokenKind::padding)
            addPadding(segment.count);
        else if (isTextLike(segment))
            addText(segment);
        else
            addImage(segment);
    }

    void addImage(const Segment& segment) {
        goesOn_.push_back(rule_.frames == ImageOrigin::running || rule_.next == NextNumber::tokens
                              ? begin()
                              : originOf(rule_.frames, segment.frames, begin()));
        if (rule_.framesApart)
            addFramesApart(segment);
        else
            addGrid(segment, segment.from.value_or(begin()));
    }

    /// Where an image begins that goes on.
    Coordinate begin() const { return Coordinate::stepped(next_, 1, rule_.gap); }

    void addPadding(std::int64_t count) {
        goesOn_.push_back(next_);
        const std::int64_t fill = rule_.padding == PaddingNumber::one        ? 1
                                  : rule_.padding == PaddingNumber::minusOne ? -1
                                                                             : 0;
        for (auto& runs : runs_)
            runs.push_back(rule_.padding == PaddingNumber::below ? PositionRun{-count, 1, count, 1}
                                                                 : PositionRun{fill, 1, 1, count});
        tokens_ += count;
    }

    bool textCounts(std::size_t axis) const {
        return rule_.text == TextCount::all || (rule_.text == TextCount::first && axis == 0) ||
               (rule_.text == TextCount::last && axis + 1 == runs_.size());
    }

    void addText(const Segment& segment) {
        goesOn_.push_back(rule_.eachTextFromZero ? Coordinate(0) : next_);
        const Coordinate first = segment.from.value_or(goesOn_.back());
        for (std::size_t axis = 0; axis < runs_.size(); ++axis)
            runs_[axis].push_back(textCounts(axis) ? PositionRun{first, 1, segment.count, 1}
                                                   : PositionRun{0, 1, 1, segment.count});
        if (rule_.text != TextCount::none) next_ = Coordinate::stepped(first, 1, segment.count);
        tokens_ += segment.count;
    }

    void addFramesApart(const Segment& segment) {
        Segment frame = segment;
        frame.frames = 1;
        for (std::int64_t n = 0; n < segment.frames; ++n)
            addGrid(frame, n == 0 ? segment.from.value_or(begin()) : begin());
    }

    Coordinate originOf(ImageOrigin origin, std::int64_t side, const Coordinate& start) const {
        switch (origin) {
            case ImageOrigin::running: return start;
            case ImageOrigin::zero: return 0;
            case ImageOrigin::centred: return side / 2 - side;
            case ImageOrigin::fixed: return rule_.fixed;
            case ImageOrigin::imageNumber: return images_ * rule_.imageStep;
            case ImageOrigin::behindText: return rule_.textFrom + totals_.text + framesBefore_;
        }
        return 0;
    }

    void addGrid(const Segment& segment, const Coordinate& start) {
        const std::int64_t width = segment.width + rule_.rowEnd;
        const std::int64_t frameTokens = segment.height * width, all = segment.frames * frameTokens;
        const std::vector<Coordinate> times = timesOf(segment, rule_);
        for (std::size_t axis = 0; axis < runs_.size(); ++axis) {
            auto& runs = runs_[axis];
            switch (rule_.axes[axis].role) {
                case AxisRole::frame: {
                    Coordinate first = originOf(rule_.frames, segment.frames, start);
                    if (segment.from && rule_.frames != ImageOrigin::running) first = *segment.from;
                    for (const Coordinate& time : times)
                        runs.push_back({Coordinate::stepped(first, time, 1), 1, 1, frameTokens});
                    break;
                }
                case AxisRole::row: {
                    const Coordinate first = originOf(rule_.places, segment.height, start);
                    runs.insert(runs.end(), static_cast<std::size_t>(segment.frames),
                                {first, 1, segment.height, width});
                    break;
                }
                case AxisRole::column: {
                    const Coordinate first = originOf(rule_.places, segment.width, start);
                    if (width == 1)
                        runs.push_back({first, 1, 1, all});
                    else
                        runs.insert(runs.end(), static_cast<std::size_t>(segment.frames * segment.height),
                                    {first, 1, width, 1});
                    break;
                }
                case AxisRole::text: runs.push_back({0, 1, 1, all}); break;
                case AxisRole::token: runs.push_back({start, 1, all, 1}); break;
                case AxisRole::image: runs.push_back({images_, 1, 1, all}); break;
            }
        }
        goOn(segment, start, times.back(), all);
    }

    void goOn(const Segment& segment, const Coordinate& start, const Coordinate& lastTime,
              std::int64_t tokens) {
        const auto after = [&](std::int64_t numbers) { return Coordinate::stepped(start, 1, numbers); };
        const std::int64_t side = std::max(segment.height, segment.width);
        const Coordinate behindFrames = Coordinate::stepped(after(1), lastTime, 1);
        switch (rule_.next) {
            case NextNumber::extent: next_ = std::max(after(side), behindFrames); break;
            case NextNumber::frames: next_ = behindFrames; break;
            case NextNumber::rows: next_ = after(segment.height); break;
            case NextNumber::columns: next_ = after(segment.width); break;
            case NextNumber::one: next_ = after(1); break;
            case NextNumber::tokens: next_ = after(tokens); break;
            case NextNumber::same: break;
        }
        tokens_ += tokens;
        framesBefore_ += segment.frames;
        ++images_;
    }

    const CountingRule& rule_;
    Totals totals_;
    std::vector<std::vector<PositionRun>> runs_;
    std::vector<std::int64_t> beginnings_;
    std::vector<Coordinate> goesOn_;
    std::int64_t tokens_ = 0, images_ = 0, framesBefore_ = 0;
    Coordinate next_ = 0;
};

Failure checkSegments(std::span<const Segment> segments, const CountingRule& rule) {
    std::int64_t tokens = 0;
    for (std::size_t n = 0; n < segments.size(); ++n) {
        const Segment& segment = segments[n];
        const bool unknown =
            (segment.isGrid() && !rule.images) || (segment.kind == TokenKind::audio && !rule.audio);
        if (unknown)
            return Error{{POSISCOPE_TR("core", "tokens, segment %1, “%2”: the rule %3 has no %4"),
                          {groupedDigits(static_cast<std::int64_t>(n + 1)), formatSegment(segment), rule.id,
                           wordOf(segment.kind)}},
                         tokensKey};
        tokens += tokensOf(segment, rule);
        if (tokens > mostListedRows)
            return Error{{POSISCOPE_TR("core", "tokens are at most %1"), {groupedDigits(mostListedRows)}},
                         tokensKey};
    }
    return std::nullopt;
}

}  // namespace

std::size_t TokenRow::segmentAt(std::int64_t token) const {
    const auto after = std::upper_bound(beginnings.begin(), beginnings.end() - 1, token);
    return static_cast<std::size_t>(after - beginnings.begin()) - 1;
}

std::vector<PositionAxis> axesOf(const CountingRule& rule) {
    std::vector<PositionAxis> axes;
    for (const RuleAxis& each : rule.axes)
        axes.push_back({each.id, nameOfAxis(each.id)});
    return axes;
}

std::int64_t tokensOf(const Segment& segment, const CountingRule& rule) {
    return segment.isGrid() ? segment.frames * segment.height * (segment.width + rule.rowEnd) : segment.count;
}

std::vector<Coordinate> timesOf(const Segment& segment, const CountingRule& rule) {
    Coordinate step = 1;
    if (rule.perSecond > 0 && segment.kind == TokenKind::video) {
        const Coordinate fps = segment.fps.value_or(usualFps);
        step = Coordinate::ratio(rule.perSecond * rule.framesInPatch * fps.denominator(), fps.numerator());
    }
    std::vector<Coordinate> times;
    for (std::int64_t frame = 0; frame < segment.frames; ++frame) {
        const Coordinate time = Coordinate::stepped(0, step, frame);
        times.push_back(rule.cut ? Coordinate(time.floor()) : time);
    }
    return times;
}

Result<TokenRow> positionsOf(std::span<const Segment> segments, const CountingRule& rule) {
    if (segments.empty()) return parseSegments({}).error();
    if (auto problem = checkSegments(segments, rule)) return *problem;
    return Numbering(segments, rule).row(segments);
}

Result<TokenRow> positionsOf(const std::string& segments, const std::string& rule) {
    const CountingRule* const found = findCountingRule(rule);
    if (found == nullptr) {
        std::vector<std::string> ids;
        for (const CountingRule& each : countingRules())
            ids.emplace_back(each.id);
        return Error{withNearest({POSISCOPE_TR("core", "there is no counting rule “%1”"), {rule}}, rule, ids),
                     "counting_rule"};
    }
    const auto read = parseSegments(segments);
    if (!read) return read.error();
    return positionsOf(*read, *found);
}

std::string numbersAt(const Positions& positions, std::int64_t token) {
    std::string text;
    for (std::size_t axis = 0; axis < positions.axes().size(); ++axis)
        text += (text.empty() ? "" : ", ") + positions.at(token, axis).written();
    return positions.axes().size() == 1 ? text : "(" + text + ")";
}

}  // namespace posiscope
