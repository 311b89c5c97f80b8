// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a prompt as a person types them: runs of text, images, films, sound and padding.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/positions/coordinate.h"

namespace posiscope {

enum class TokenKind { text, image, video, audio, padding };

/// Tokens of one kind, one behind the other.
struct Segment {
    TokenKind kind = TokenKind::text;
    std::int64_t count = 1;  ///< of text, audio and padding
    /// Of an image or a film, in tokens: after patches have been merged.
    std::int64_t frames = 1, height = 1, width = 1;
    std::optional<Coordinate> fps = {};   ///< of a film
    std::optional<Coordinate> from = {};  ///< where its count begins, if not where it goes on

    bool isGrid() const { return kind == TokenKind::image || kind == TokenKind::video; }
    /// Its tokens, or the places of its grid.
    std::int64_t places() const { return isGrid() ? frames * height * width : count; }
    bool operator==(const Segment&) const = default;
};

/// The key of errors.
inline constexpr const char* tokensKey = "tokens";

/// Reads segments with commas between them:
///     3 text                  also padding and audio
///     image 4x6               rows × columns of tokens, also 1x4x6
///     image 1x8x12 merge 2    patches of which 2 × 2 are one token
///     video 4x2x3 at 2 fps    frames × rows × columns
///     3 text from 16          its count begins at 16 instead of going on
/// The Error says which segment, with the key "tokens". They are at most mostListedRows tokens.
Result<std::vector<Segment>> parseSegments(std::string_view text);

/// "text", "image" … as parseSegments() reads it.
const char* wordOf(TokenKind kind);
/// "image 1x4x6", as parseSegments() reads it.
std::string formatSegment(const Segment& segment);
/// The same segments as text that parseSegments() reads back to equal ones.
std::string formatSegments(std::span<const Segment> segments);

}  // namespace posiscope
