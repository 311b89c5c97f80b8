// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokenreader.h"

#include <algorithm>

namespace posiscope {

namespace {

const std::vector<Coordinate>& usualRates() {
    static const std::vector<Coordinate> rates = [] {
        std::vector<Coordinate> all;
        for (const int whole : {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 50, 60})
            all.emplace_back(whole);
        for (const int below : {2, 3, 4, 5, 10})
            all.push_back(Coordinate::ratio(1, below));
        for (const int thousands : {2997, 5994})
            all.push_back(Coordinate::ratio(thousands, 100));
        all.push_back(Coordinate::ratio(23976, 1000));
        return all;
    }();
    return rates;
}

Coordinate quotient(const Coordinate& above, const Coordinate& below) {
    return Coordinate::ratio(above.numerator() * below.denominator(),
                             above.denominator() * below.numerator());
}

/// The rate at which a film has these times; nothing where there is none.
std::optional<Coordinate> rateOf(const std::vector<Coordinate>& times, const CountingRule& rule) {
    Segment film{.kind = TokenKind::video, .frames = static_cast<std::int64_t>(times.size())};
    std::vector<Coordinate> rates = usualRates();
    const Coordinate all = rule.perSecond * rule.framesInPatch * (film.frames - 1);
    constexpr std::int64_t longest = std::int64_t{1} << 31;  // beyond, a quotient has no room
    if (times.back() >= Coordinate(0) && times.back() < Coordinate(longest) &&
        times.back().denominator() < longest) {
        if (times.back() > Coordinate(0)) rates.push_back(quotient(all, times.back()));
        // Cut times may belong to any rate up to the one of the next number.
        rates.push_back(quotient(all, Coordinate::stepped(times.back(), Coordinate::ratio(1, 2), 1)));
    }
    for (const Coordinate& rate : rates) {
        if (rate <= Coordinate(0)) continue;
        film.fps = rate;
        if (timesOf(film, rule) == times) return rate;
    }
    return std::nullopt;
}

/// Reads segment after segment.
class Reader {
 public:
    Reader(const TokenNumbers& numbers, const CountingRule& rule, std::span<const std::size_t> axes)
        : rule_(rule), tokens_(static_cast<std::int64_t>(numbers.front().size())) {
        for (std::size_t axis = 0; axis < numbers.size(); ++axis) {
            lists_.push_back(numbers[axes.empty() ? axis : axes[axis]].data());
            switch (rule.axes[axis].role) {
                case AxisRole::frame: frame_ = lists_.back(); break;
                case AxisRole::row: row_ = lists_.back(); break;
                case AxisRole::column: column_ = lists_.back(); break;
                case AxisRole::text: text_ = lists_.back(); break;
                case AxisRole::token: token_ = lists_.back(); break;
                case AxisRole::image: image_ = lists_.back(); break;
            }
        }
    }

    std::optional<std::vector<Segment>> all() {
        for (std::int64_t token = 0; token < tokens_;) {
            const auto segment = segmentAt(token);
            if (!segment || 2 * static_cast<std::int64_t>(all_.size()) > tokens_) return std::nullopt;
            all_.push_back(*segment);
            token += tokensOf(*segment, rule_);
        }
        return std::move(all_);
    }

 private:
    std::optional<Segment> segmentAt(std::int64_t token) const {
        if (auto padding = paddingAt(token)) return padding;
        auto grid = gridAt(token);
        if (grid && tokensOf(*grid, rule_) > 1) return grid;
        auto text = textAt(token);
        return text ? text : grid;
    }

    bool holds(std::int64_t token, const Coordinate& number) const {
        return std::ranges::all_of(lists_, [&](const Coordinate* list) { return list[token] == number; });
    }

    std::optional<Segment> paddingAt(std::int64_t token) const {
        Segment padding{.kind = TokenKind::padding, .count = 0};
        if (rule_.padding == PaddingNumber::below) {
            const Coordinate first = lists_.front()[0];
            const std::int64_t count = -first.numerator();
            if (token > 0 || !first.isWhole() || count < 1 || count > tokens_) return std::nullopt;
            for (std::int64_t n = 0; n < count; ++n)
                if (!holds(n, n - count)) return std::nullopt;
            padding.count = count;
            return padding;
        }
        const Coordinate fill = rule_.padding == PaddingNumber::one        ? 1
                                : rule_.padding == PaddingNumber::minusOne ? -1
                                                                           : 0;
        if (rule_.padding == PaddingNumber::zero && rule_.text == TextCount::none) return std::nullopt;
        while (token + padding.count < tokens_ && holds(token + padding.count, fill))
            ++padding.count;
        const std::int64_t end = token + padding.count;
        // The last one may be the first token of an image.
        if (rule_.padding == PaddingNumber::zero && padding.count > 0 && isGridAt(end - 1)) --padding.count;
        const bool beforeText =
            rule_.padding == PaddingNumber::one && end < tokens_ && padding.count == 1 && holds(end, 0);
        const bool isSure = padding.count > 1 || beforeText ||
                            (padding.count == 1 && rule_.padding == PaddingNumber::minusOne);
        return isSure ? std::optional(padding) : std::nullopt;
    }

    bool isTextAt(std::int64_t token, const Coordinate& number) const {
        for (std::size_t axis = 0; axis < lists_.size(); ++axis) {
            const bool counts = rule_.text == TextCount::all ||
                                (rule_.text == TextCount::first && axis == 0) ||
                                (rule_.text == TextCount::last && axis + 1 == lists_.size());
            if (lists_[axis][token] != (counts ? number : Coordinate(0))) return false;
        }
        return true;
    }

    std::optional<Segment> textAt(std::int64_t token) const {
        const bool counts = rule_.text != TextCount::none;
        const Coordinate first = rule_.text == TextCount::last ? lists_.back()[token] : lists_.front()[token];
        Segment text{.count = 0};
        while (token + text.count < tokens_ &&
               isTextAt(token + text.count,
                        counts ? Coordinate::stepped(first, 1, text.count) : Coordinate(0)) &&
               (text.count == 0 || !isGridAt(token + text.count)))
            ++text.count;
        if (text.count == 0) return std::nullopt;
        if (counts) text.from = first;
        return text;
    }

    bool isGridAt(std::int64_t token) const {
        const auto grid = gridAt(token);
        return grid && tokensOf(*grid, rule_) > 1;
    }

    /// Whether the axes beside rows, columns and frames go on from the first token of an image.
    bool goesWith(std::int64_t first, std::int64_t token) const {
        return (text_ == nullptr || text_[token] == Coordinate(0)) &&
               (token_ == nullptr || token_[token] == Coordinate::stepped(token_[first], 1, token - first)) &&
               (image_ == nullptr || image_[token] == image_[first]);
    }

    /// Whether a row of an image stands there, as long as its first one.
    bool isRow(std::int64_t first, std::int64_t token, std::int64_t frame, std::int64_t row,
               std::int64_t width) const {
        if (token + width > tokens_) return false;
        for (std::int64_t n = 0; n < width; ++n) {
            const std::int64_t at = token + n;
            const bool right = row_[at] == Coordinate::stepped(row_[first], 1, row) &&
                               column_[at] == Coordinate::stepped(column_[first], 1, n) &&
                               goesWith(first, at) && (frame_ == nullptr || frame_[at] == frame_[frame]);
            if (!right) return false;
        }
        return true;
    }

    std::optional<Segment> gridAt(std::int64_t first) const {
        if (!rule_.images || row_ == nullptr || column_ == nullptr) return std::nullopt;
        if (text_ != nullptr && text_[first] != Coordinate(0)) return std::nullopt;
        std::int64_t width = 1, height = 1, frames = 1;
        while (first + width < tokens_ && row_[first + width] == row_[first] &&
               column_[first + width] == Coordinate::stepped(column_[first], 1, width) &&
               goesWith(first, first + width) &&
               (frame_ == nullptr || frame_[first + width] == frame_[first]))
            ++width;
        if (width <= rule_.rowEnd) return std::nullopt;
        while (isRow(first, first + height * width, first, height, width))
            ++height;
        const std::int64_t size = height * width;
        const bool maybeFilm = frame_ != nullptr && !rule_.framesApart && size > 1;
        while (maybeFilm && isFrame(first, frames, height, width))
            ++frames;
        Segment grid{.kind = frames > 1 ? TokenKind::video : TokenKind::image,
                     .frames = frames,
                     .height = height,
                     .width = width - rule_.rowEnd};
        if (!beginsRight(first, grid)) return std::nullopt;
        if (frames > 1 && rule_.perSecond > 0) {
            std::vector<Coordinate> times;
            for (std::int64_t n = 0; n < frames; ++n)
                times.push_back(frame_[first + n * size] - frame_[first]);
            grid.fps = rateOf(times, rule_);
            if (!grid.fps) return std::nullopt;
        }
        grid.from = token_ != nullptr ? token_[first] : frame_ != nullptr ? frame_[first] : Coordinate(0);
        return grid;
    }

    /// Whether the frame of that number stands behind those before it.
    bool isFrame(std::int64_t first, std::int64_t frame, std::int64_t height, std::int64_t width) const {
        const std::int64_t token = first + frame * height * width;
        if (token >= tokens_) return false;
        const Coordinate& before = frame_[token - 1];
        if (frame_[token] < before || (frame_[token] == before && !rule_.cut)) return false;
        if (rule_.perSecond == 0 && frame_[token] != Coordinate::stepped(frame_[first], 1, frame))
            return false;
        for (std::int64_t row = 0; row < height; ++row)
            if (!isRow(first, token + row * width, token, row, width)) return false;
        return true;
    }

    bool beginsRight(std::int64_t first, const Segment& grid) const {
        const auto begins = [&](const Coordinate& number, std::int64_t side) {
            switch (rule_.places) {
                case ImageOrigin::zero: return number == Coordinate(0);
                case ImageOrigin::centred: return number == Coordinate(side / 2 - side);
                case ImageOrigin::fixed: return number == Coordinate(rule_.fixed);
                default: return number == row_[first];
            }
        };
        const bool together = rule_.frames != ImageOrigin::running || rule_.places != ImageOrigin::running ||
                              frame_ == nullptr || frame_[first] == row_[first];
        return together && begins(row_[first], grid.height) && begins(column_[first], grid.width);
    }

    const CountingRule& rule_;
    std::int64_t tokens_;
    std::vector<const Coordinate*> lists_;
    const Coordinate *frame_ = nullptr, *row_ = nullptr, *column_ = nullptr, *text_ = nullptr,
                     *token_ = nullptr, *image_ = nullptr;
    std::vector<Segment> all_;
};

/// Leaves out where segments begin that go on.
void dropWhatGoesOn(std::vector<Segment>& segments, const TokenRow& row, const CountingRule& rule) {
    for (std::size_t n = 0; n < segments.size(); ++n) {
        const bool hasNone = segments[n].isGrid() && rule.frames == ImageOrigin::running &&
                             rule.axes.front().role != AxisRole::frame;
        if (hasNone || segments[n].from == row.goesOn[n]) segments[n].from.reset();
    }
}

}  // namespace

TokenNumbers numbersOf(const Positions& positions) {
    TokenNumbers numbers(positions.axes().size());
    for (std::size_t axis = 0; axis < numbers.size(); ++axis)
        for (const PositionRun& run : positions.runs(axis))
            for (std::int64_t n = 0; n < run.count; ++n)
                numbers[axis].insert(numbers[axis].end(), static_cast<std::size_t>(run.repeats),
                                     Coordinate::stepped(run.first, run.step, n));
    return numbers;
}

bool haveNumbers(const Positions& positions, const TokenNumbers& numbers, std::span<const std::size_t> axes) {
    if (positions.axes().size() != numbers.size() ||
        positions.rows() != static_cast<std::int64_t>(numbers.front().size()))
        return false;
    for (std::size_t axis = 0; axis < numbers.size(); ++axis) {
        const Coordinate* at = numbers[axes.empty() ? axis : axes[axis]].data();
        for (const PositionRun& run : positions.runs(axis))
            for (std::int64_t n = 0; n < run.count; ++n) {
                const Coordinate number = Coordinate::stepped(run.first, run.step, n);
                for (std::int64_t repeat = 0; repeat < run.repeats; ++repeat)
                    if (*at++ != number) return false;
            }
    }
    return true;
}

std::optional<std::vector<Segment>> readSegments(const TokenNumbers& numbers, const CountingRule& rule,
                                                 std::span<const std::size_t> axes) {
    if (numbers.size() != rule.axes.size() || numbers.front().empty()) return std::nullopt;
    auto segments = Reader(numbers, rule, axes).all();
    if (!segments) return std::nullopt;
    const auto begun = positionsOf(*segments, rule);
    if (!begun) return std::nullopt;
    dropWhatGoesOn(*segments, *begun, rule);
    const auto row = positionsOf(*segments, rule);
    if (!row || !haveNumbers(row->positions, numbers, axes)) return std::nullopt;
    return segments;
}

bool isUsualRate(const Coordinate& fps) {
    return std::ranges::find(usualRates(), fps) != usualRates().end();
}

}  // namespace posiscope
