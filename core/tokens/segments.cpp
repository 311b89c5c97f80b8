// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/segments.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "core/base/lowercase.h"
#include "core/base/nearestword.h"
#include "core/base/printable.h"
#include "core/base/trimmed.h"
#include "core/parameters/numbertext.h"
#include "core/positions/positionstext.h"

namespace posiscope {

namespace {

constexpr std::pair<TokenKind, const char*> kinds[] = {{TokenKind::text, "text"},
                                                       {TokenKind::image, "image"},
                                                       {TokenKind::video, "video"},
                                                       {TokenKind::audio, "audio"},
                                                       {TokenKind::padding, "padding"}};

/// "image 4 × 6" as {"image", "4x6"}.
std::vector<std::string> wordsOf(std::string_view text) {
    std::string plain = lowerCase(text);
    constexpr std::string_view times = "\u00d7";  // ×
    for (std::size_t at = plain.find(times); at != std::string::npos; at = plain.find(times))
        plain.replace(at, times.size(), "x");
    std::vector<std::string> words;
    bool sizeGoesOn = false;
    for (std::size_t at = 0; at < plain.size();) {
        const std::size_t from = plain.find_first_not_of(spacesAndLines, at);
        if (from == std::string::npos) break;
        at = std::min(plain.size(), plain.find_first_of(spacesAndLines, from));
        const std::string word = plain.substr(from, at - from);
        const bool isSize = word.front() == 'x' && (word.size() == 1 || (word[1] >= '0' && word[1] <= '9'));
        if (!words.empty() && (sizeGoesOn || isSize))
            words.back() += word;
        else
            words.push_back(word);
        sizeGoesOn = words.back().back() == 'x' && words.back().front() >= '0' && words.back().front() <= '9';
    }
    return words;
}

/// A segment's text, and its number from 1.
struct SegmentText {
    std::string_view typed;
    std::size_t number = 1;
};

Error refuseSegment(const SegmentText& segment, Text reason) {
    return {Text(POSISCOPE_TR("core", "tokens, segment %1, “%2”: %3"))
                .with(Text::asIs(groupedDigits(static_cast<std::int64_t>(segment.number))))
                .with(Text::asIs(printable(segment.typed)))
                .with(std::move(reason)),
            tokensKey};
}

Error tooManyTokens() {
    return {{POSISCOPE_TR("core", "tokens are at most %1"), {groupedDigits(mostListedRows)}}, tokensKey};
}

std::optional<std::int64_t> countIn(std::string_view word) {
    const auto plain = typedNumber(word);
    if (!plain) return std::nullopt;
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(plain->data(), plain->data() + plain->size(), number);
    if (problem != std::errc() || end != plain->data() + plain->size() || number < 1) return std::nullopt;
    return number;
}

/// A whole number or a fraction.
std::optional<Coordinate> coordinateIn(const std::string& word) {
    const auto read = parsePositions(word);
    if (!read || read->rows() != 1) return std::nullopt;
    return read->at(0, 0);
}

std::optional<TokenKind> kindIn(std::string_view word) {
    for (const auto& [kind, name] : kinds)
        if (word == name) return kind;
    return std::nullopt;
}

Text noKind(const std::string& word) {
    std::vector<std::string> names;
    for (const auto& [kind, name] : kinds)
        names.emplace_back(name);
    return withNearest({POSISCOPE_TR("core",
                                     "“%1” is no kind of token: write 3 text, image 4x6, video 4x2x3 at 2 "
                                     "fps, 10 audio or 2 padding"),
                        {word}},
                       word, names);
}

/// "1x4x6" as {1, 4, 6}, with a frame where only rows and columns are given.
std::optional<std::vector<std::int64_t>> sizesIn(std::string_view word, TokenKind kind) {
    std::vector<std::int64_t> sizes;
    for (;;) {
        const std::size_t end = word.find('x');
        const auto size = countIn(word.substr(0, end));
        if (!size) return std::nullopt;
        sizes.push_back(*size);
        if (end == std::string_view::npos) break;
        word.remove_prefix(end + 1);
    }
    if (sizes.size() == 2 && kind == TokenKind::image) sizes.insert(sizes.begin(), 1);
    if (sizes.size() != 3) return std::nullopt;
    return sizes;
}

/// Whether so many tokens are more than allowed, however large the sizes are.
bool isTooMuch(const Segment& segment) {
    std::int64_t left = mostListedRows;
    const auto sides = segment.isGrid() ? std::vector{segment.frames, segment.height, segment.width}
                                        : std::vector{segment.count};
    for (const std::int64_t side : sides)
        left /= side;
    return left < 1;
}

/// What stands behind the kind and its size: “at 2 fps”, “merge 2”, “from 16”.
class Options {
 public:
    Options(const SegmentText& text, std::vector<std::string> words, std::size_t at)
        : text_(text), words_(std::move(words)), at_(at) {}

    Failure apply(Segment& segment) {
        for (; at_ < words_.size();) {
            const std::string& word = words_[at_];
            const Failure problem = word == "merge"  ? merge(segment)
                                    : word == "at"   ? rate(segment)
                                    : word == "from" ? from(segment)
                                                     : unknown(word);
            if (problem) return problem;
        }
        return std::nullopt;
    }

 private:
    std::string wordAt(std::size_t at) const { return at < words_.size() ? words_[at] : std::string(); }

    Failure unknown(const std::string& word) const {
        return refuseSegment(text_, {POSISCOPE_TR("core",
                                                  "“%1” was not expected here: behind a size stand “merge "
                                                  "2”, “at 2 fps” and “from 16”"),
                                     {word}});
    }
    Failure merge(Segment& segment) {
        const auto side = countIn(wordAt(at_ + 1));
        if (!segment.isGrid() || !side)
            return refuseSegment(
                text_, POSISCOPE_TR("core", "merge is a whole number behind the size of an image or film"));
        if (segment.height % *side != 0 || segment.width % *side != 0)
            return refuseSegment(
                text_, {POSISCOPE_TR("core", "%1 × %2 patches cannot be merged by %3 × %3"),
                        {groupedDigits(segment.height), groupedDigits(segment.width), groupedDigits(*side)}});
        segment.height /= *side;
        segment.width /= *side;
        at_ += 2;
        return std::nullopt;
    }
    Failure rate(Segment& segment) {
        const auto fps = coordinateIn(wordAt(at_ + 1));
        constexpr std::int64_t fastest = 1000;
        const bool inside = fps && *fps > Coordinate(0) && *fps <= Coordinate(fastest) &&
                            fps->denominator() <= fastest * fastest;
        if (segment.kind != TokenKind::video || !inside || wordAt(at_ + 2) != "fps")
            return refuseSegment(
                text_, {POSISCOPE_TR("core",
                                     "frames per second are a number up to %1 behind the size of a film: "
                                     "video 4x2x3 at 2 fps"),
                        {groupedDigits(fastest)}});
        segment.fps = *fps;
        at_ += 3;
        return std::nullopt;
    }
    Failure from(Segment& segment) {
        segment.from = coordinateIn(wordAt(at_ + 1));
        if (!segment.from || segment.kind == TokenKind::padding)
            return refuseSegment(
                text_, POSISCOPE_TR("core", "a count begins at a number: 3 text from 16, image 4x6 from 9"));
        at_ += 2;
        return std::nullopt;
    }

    const SegmentText& text_;
    std::vector<std::string> words_;
    std::size_t at_;
};

/// “3 text”, “image 4x6”, without what follows.
Failure beginSegment(const SegmentText& text, const std::vector<std::string>& words, Segment& segment) {
    const bool numberFirst = words.front().front() >= '0' && words.front().front() <= '9';
    const std::string kind = numberFirst ? (words.size() > 1 ? words[1] : "") : words.front();
    const auto known = kindIn(kind);
    if (!known) return refuseSegment(text, noKind(kind));
    segment.kind = *known;
    if (numberFirst == segment.isGrid() || words.size() < 2)
        return refuseSegment(
            text, segment.isGrid()
                      ? Text(POSISCOPE_TR("core", "the size stands behind the word: image 4x6, video 4x2x3"))
                      : Text(POSISCOPE_TR("core", "the number stands before the word: 3 %1"), {kind}));
    if (!segment.isGrid()) {
        const auto count = countIn(words.front());
        if (!count)
            return refuseSegment(
                text, {POSISCOPE_TR("core", "“%1” is no number of tokens from 1 on"), {words.front()}});
        segment.count = *count;
        return std::nullopt;
    }
    const auto sizes = sizesIn(words[1], segment.kind);
    if (!sizes)
        return refuseSegment(
            text,
            {segment.kind == TokenKind::image
                 ? POSISCOPE_TR("core",
                                "“%1” is no size of an image: write rows × columns, as 4x6, or frames "
                                "× rows × columns, as 1x4x6")
                 : POSISCOPE_TR("core", "“%1” is no size of a film: write frames × rows × columns, as 4x2x3"),
             {words[1]}});
    segment.frames = (*sizes)[0], segment.height = (*sizes)[1], segment.width = (*sizes)[2];
    return std::nullopt;
}

Result<Segment> segmentIn(const SegmentText& text) {
    std::vector<std::string> words = wordsOf(text.typed);
    if (words.empty())
        return refuseSegment(text, POSISCOPE_TR("core", "a segment between commas is empty: write 3 text"));
    Segment segment;
    if (auto problem = beginSegment(text, words, segment)) return *problem;
    constexpr std::int64_t longestSide = mostListedRows * 16;  // of patches that may be merged
    if (std::max({segment.count, segment.frames, segment.height, segment.width}) > longestSide)
        return tooManyTokens();
    if (auto problem = Options(text, std::move(words), 2).apply(segment)) return *problem;
    if (isTooMuch(segment)) return tooManyTokens();
    return segment;
}

}  // namespace

const char* wordOf(TokenKind kind) {
    return std::ranges::find(kinds, kind, &std::pair<TokenKind, const char*>::first)->second;
}

Result<std::vector<Segment>> parseSegments(std::string_view text) {
    if (trimmed(text).empty())
        return Error{POSISCOPE_TR("core", "tokens are empty: write segments, as 3 text, image 4x6, 2 text"),
                     tokensKey};
    std::vector<Segment> segments;
    std::int64_t tokens = 0;
    for (SegmentText segment{{}, 1};; ++segment.number) {
        const std::size_t comma = text.find(',');
        segment.typed = trimmed(text.substr(0, comma));
        const auto read = segmentIn(segment);
        if (!read) return read.error();
        if (read->places() > mostListedRows - tokens) return tooManyTokens();
        tokens += read->places();
        segments.push_back(*read);
        if (comma == std::string_view::npos) return segments;
        text.remove_prefix(comma + 1);
    }
}

std::string formatSegment(const Segment& segment) {
    const std::string word = wordOf(segment.kind);
    std::string text = segment.isGrid()
                           ? word + " " + std::to_string(segment.frames) + "x" +
                                 std::to_string(segment.height) + "x" + std::to_string(segment.width)
                           : std::to_string(segment.count) + " " + word;
    if (segment.fps) text += " at " + segment.fps->text() + " fps";
    if (segment.from) text += " from " + segment.from->text();
    return text;
}

std::string formatSegments(std::span<const Segment> segments) {
    std::string text;
    for (const Segment& segment : segments)
        text += (text.empty() ? "" : ", ") + formatSegment(segment);
    return text;
}

}  // namespace posiscope
