// SPDX-License-Identifier: GPL-3.0-or-later
// Position ids of texts with images (M-RoPE): the numbers of time, height and width of every token.
#include <algorithm>
#include <cmath>

#include "core/identify/families/families.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The three numbers of every token.
class Ids {
 public:
    /// The last three columns of a sheet whose rows are tokens. Width may stand before height.
    explicit Ids(const Sheet& sheet, bool widthFirst = false)
        : sheet_(sheet), before_(sheet.columns() - 3), height_(widthFirst ? 2 : 1) {}

    std::int64_t tokens() const { return sheet_.rows(); }
    std::int64_t time(std::int64_t token) const { return at(0, token); }
    std::int64_t height(std::int64_t token) const { return at(height_, token); }
    std::int64_t width(std::int64_t token) const { return at(3 - height_, token); }
    bool areWhole() const {
        for (std::int64_t token = 0; token < tokens(); ++token)
            for (std::int64_t axis = 0; axis < 3; ++axis)
                if (const double number = sheet_.at(token, before_ + axis);
                    !(number >= 0 && number < 1e9) || std::floor(number) != number)
                    return false;
        return true;
    }

 private:
    std::int64_t at(std::int64_t axis, std::int64_t token) const {
        return static_cast<std::int64_t>(sheet_.at(token, before_ + axis));
    }

    const Sheet& sheet_;
    std::int64_t before_, height_;
};

/// A run of text, or the places of one image or frame.
struct Piece {
    std::int64_t first = 0;  ///< its smallest number
    std::int64_t last = 0;   ///< its largest number
    std::int64_t height = 0, width = 0;

    bool isText() const { return height == 0; }
    std::int64_t tokens() const { return isText() ? last - first + 1 : height * width; }
};

bool isText(const Ids& ids, std::int64_t token) {
    const bool alone = token + 1 == ids.tokens() || ids.time(token + 1) != ids.time(token);
    return alone && ids.time(token) == ids.height(token) && ids.time(token) == ids.width(token);
}

/// The text from a token on: every number is one more than the one before.
Piece textAt(const Ids& ids, std::int64_t& token) {
    Piece piece{.first = ids.time(token), .last = ids.time(token)};
    for (++token; token < ids.tokens() && isText(ids, token) && ids.time(token) == piece.last + 1; ++token)
        ++piece.last;
    return piece;
}

/// The image from a token on, row by row; empty where it is none.
std::optional<Piece> imageAt(const Ids& ids, std::int64_t& token) {
    const std::int64_t time = ids.time(token), top = ids.height(token), left = ids.width(token);
    std::int64_t end = token;
    while (end < ids.tokens() && ids.time(end) == time)
        ++end;
    Piece piece{.first = std::min({time, top, left}), .height = 1, .width = 1};
    while (token + piece.width < end && ids.height(token + piece.width) == top)
        ++piece.width;
    piece.height = (end - token) / piece.width;
    if (piece.height * piece.width != end - token || end - token < 2) return std::nullopt;
    for (std::int64_t n = 0; n < end - token; ++n)
        if (ids.height(token + n) != top + n / piece.width || ids.width(token + n) != left + n % piece.width)
            return std::nullopt;
    token = end;
    piece.last = std::max({time, top + piece.height - 1, left + piece.width - 1});
    return piece;
}

/// Empty where some tokens are neither text nor image.
std::vector<Piece> piecesOf(const Ids& ids, Pace& pace) {
    std::vector<Piece> pieces;
    for (std::int64_t token = 0; token < ids.tokens();) {
        pace.step();
        if (isText(ids, token)) {
            pieces.push_back(textAt(ids, token));
            continue;
        }
        const auto image = imageAt(ids, token);
        if (!image) return {};
        pieces.push_back(*image);
    }
    return pieces;
}

/// The tokens of the smallest image; 0 where there is none.
std::int64_t smallestImage(const std::vector<Piece>& pieces) {
    std::int64_t fewest = 0;
    for (const Piece& piece : pieces)
        if (!piece.isText() && (fewest == 0 || piece.tokens() < fewest)) fewest = piece.tokens();
    return fewest;
}

/// A long text may hide an image that was numbered like it.
Text wordsOf(const Piece& piece, std::int64_t image) {
    const std::string first = groupedDigits(piece.first), last = groupedDigits(piece.last);
    if (piece.isText() && image > 0 && piece.tokens() >= image)
        return {
            POSISCOPE_TR(
                "core", "text: positions %1 to %2, %3 tokens: an image among them would be numbered as text"),
            {first, last, groupedDigits(piece.tokens())}};
    if (piece.isText()) return {POSISCOPE_TR("core", "text: positions %1 to %2"), {first, last}};
    return {POSISCOPE_TR("core", "image: %1 × %2 places from position %3 on"),
            {groupedDigits(piece.height), groupedDigits(piece.width), groupedDigits(piece.first)}};
}

/// The pieces that do not go on behind the largest number so far. Frames of one film begin together.
std::vector<Text> jumpsOf(const std::vector<Piece>& pieces) {
    std::vector<Text> words;
    std::int64_t next = pieces.front().first, film = -1;
    for (const Piece& piece : pieces) {
        const bool frame = !piece.isText() && piece.first == film;
        if (piece.first != next && !frame)
            words.emplace_back(Text(
                POSISCOPE_TR("core",
                             "A piece begins at position %1 where %2 comes next: each begins one after the "
                             "largest number before it, and an image of h × w places takes as many numbers "
                             "as its longer side"),
                {groupedDigits(piece.first), groupedDigits(next)}));
        next = std::max(next, piece.last + 1);
        film = piece.isText() ? -1 : piece.first;
    }
    return words;
}

}  // namespace

std::vector<Hypothesis> proposePositionIds(const Input& input) {
    constexpr std::int64_t fewest = 4;
    constexpr std::size_t shown = 16;
    const auto& axes = input.axes;
    if (input.arrays.size() != 1 || axes.size() != 2 || axes[0] < 3 || axes[0] > 4 || axes[1] < fewest)
        return {};
    const auto sheet = std::ranges::find_if(
        input.sheets, [](const Sheet& each) { return each.rowAxis() == 1 && each.parts() == 1; });
    if (sheet == input.sheets.end()) return {};
    const Ids ids(*sheet);
    if (!ids.areWhole()) return {};
    std::vector<Piece> pieces = piecesOf(ids, input.pace);
    const bool exchanged = pieces.empty();
    if (exchanged) pieces = piecesOf(Ids(*sheet, true), input.pace);
    // Numbers that are hardly ever in a row are no positions.
    if (pieces.empty() || static_cast<std::int64_t>(pieces.size()) * 2 > axes[1]) return {};
    Identity answer = recognisedAs("position-ids");
    answer.ownNumbers = static_cast<std::int64_t>(2 * pieces.size());
    answer.storage.form = "time-height-width";
    answer.storage.words = "three numbers for every token";
    answer.storage.axisOrder = {"axis", "token"};
    answer.storage.rows = axes[0];
    answer.storage.columns = axes[1];
    const std::int64_t image = smallestImage(pieces);
    for (std::size_t n = 0; n < std::min(shown, pieces.size()); ++n)
        answer.evidence.push_back(wordsOf(pieces[n], image));
    if (pieces.size() > shown)
        answer.evidence.emplace_back(Text(POSISCOPE_TR("core", "and %1 more pieces of text and images"),
                                          {groupedDigits(static_cast<std::int64_t>(pieces.size() - shown))}));
    answer.notes = jumpsOf(pieces);
    if (exchanged)
        answer.mistakes.push_back(
            {"height-and-width-exchanged",
             POSISCOPE_TR("core",
                          "Height and width are exchanged: from token to token of an image the second number "
                          "grows, where the third was meant to"),
             POSISCOPE_TR("core", "all cells")});
    return {{.answer = std::move(answer)}};
}

}  // namespace posiscope
