// SPDX-License-Identifier: GPL-3.0-or-later
// How models number the tokens of a prompt, as rows of data.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/text.h"

namespace posiscope {

/// What an axis numbers within an image.
enum class AxisRole {
    frame,   ///< frames of a film, or its times
    row,     ///< rows of a frame
    column,  ///< columns of a frame
    text,    ///< text alone: 0 in images
    token,   ///< every token of the prompt
    image    ///< images of the prompt
};

struct RuleAxis {
    const char* id = "";  ///< time, height, width … as the model's source has it
    AxisRole role = AxisRole::frame;
};

/// The axes that text counts on; it is 0 on the others.
enum class TextCount { all, first, last, none };

/// Where the frames of an image begin, or its rows and columns.
enum class ImageOrigin {
    running,  ///< where the count has come to
    zero,
    centred,      ///< −⌈n/2⌉, so that 0 is in the middle
    fixed,        ///< CountingRule::fixed
    imageNumber,  ///< CountingRule::imageStep · number of the image
    behindText    ///< behind all text, wherever that stands
};

/// Where the count goes on behind an image that began at s.
enum class NextNumber {
    extent,   ///< one after the largest number that it would have if it began at s on all axes
    frames,   ///< one after its last frame
    rows,     ///< s + rows
    columns,  ///< s + columns
    one,      ///< s + 1
    tokens,   ///< s + tokens of the image
    same      ///< where it was: an image takes no numbers
};

/// What tokens of padding hold.
enum class PaddingNumber {
    one,  ///< as transformers has it
    zero,
    minusOne,
    below  ///< −n … −1, so that the text begins at 0
};

struct CountingRule {
    const char* id = "";
    const char* name = "";    ///< the models that count so
    const char* source = "";  ///< repository and file
    std::vector<RuleAxis> axes;

    TextCount text = TextCount::all;
    std::int64_t textFrom = 0;      ///< the first number of text
    bool textBehindImages = false;  ///< text begins at the largest half side of all images
    bool eachTextFromZero = false;  ///< each run of text begins at 0
    bool audio = false;             ///< audio counts as text does, one number a token

    ImageOrigin frames = ImageOrigin::running;
    ImageOrigin places = ImageOrigin::running;  ///< of rows and columns
    std::int64_t fixed = 0;
    std::int64_t imageStep = 1;
    std::int64_t gap = 0;      ///< numbers left out before an image
    std::int64_t rowEnd = 0;   ///< tokens more in each row of an image
    bool framesApart = false;  ///< each frame is an image of its own
    bool images = true;        ///< whether there are images at all
    NextNumber next = NextNumber::extent;

    std::int64_t perSecond = 0;      ///< numbers for a second of film; 0: one for each frame
    std::int64_t framesInPatch = 1;  ///< frames of film that one frame of tokens holds
    bool cut = false;                ///< times are cut to whole numbers

    PaddingNumber padding = PaddingNumber::one;
    /// Whether a model goes on with text: then positions of new tokens are their number plus the rope delta.
    bool decodes = true;
};

/// All rules, in the order of menus.
std::span<const CountingRule> countingRules();

/// The rule with this id, or null.
const CountingRule* findCountingRule(std::string_view id);

/// The name of an axis for people.
Text nameOfAxis(std::string_view id);

}  // namespace posiscope
