// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a JSON answer or file as data, from which its JSON Schema is made.
#pragma once

#include <span>
#include <string_view>

namespace posiscope {

/// A key with the type and the meaning of its value.
///
/// `path` names keys within objects by a point and within lists by []: "mistakes[].id". A key that may be
/// missing ends in "?". `type` is string, integer, number, boolean, object, any, or words with | between
/// them;
/// [] behind it stands for a list, ? for a value that may be null.
struct AnswerKey {
    std::string_view path, type, meaning;
};
using AnswerKeys = std::span<const AnswerKey>;

}  // namespace posiscope
