// SPDX-License-Identifier: GPL-3.0-or-later
// An answer as text and as JSON.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/answerkeys.h"
#include "core/identify/identity.h"

namespace posiscope {

/// A line of the answer: its label and its text, such as "rounding" and "table float32".
struct IdentityLine {
    enum class Kind { verdict, fact, wrong, alternative, evidence };
    Kind kind = Kind::fact;
    Text label;
    Text words;  ///< empty where the label is all
};

/// A function that writes the parameters of an encoding: by their keys, or by the window's labels.
using OptionWords = std::function<Text(const std::string& encoding, const OptionValues& options)>;

/// The parameters by their keys: "layout half-split, base 10 000".
Text optionsByKey(const std::string& encoding, const OptionValues& options);

/// "rows 100 to 103, columns 8 to 11; rows 300, columns 5".
Text placesOf(const std::vector<Block>& blocks);

/// A line for each known fact, the evidence last.
std::vector<IdentityLine> linesOf(const Identity& answer, const OptionWords& words = optionsByKey);

/// The name of an encoding of the registry with its id, or the id alone.
Text namedEncoding(const std::string& id);

/// The answer as plain text. `notes` are the lines about a configuration; they come first.
std::string identityAsText(const Identity& answer, const std::vector<Text>& notes);

/// A report for an issue in Markdown: the verdict and what is wrong, the facts and the evidence as lists, and
/// the command that gives the same answer.
std::string identityAsMarkdown(const Identity& answer, const std::vector<Text>& notes,
                               const std::string& command);

std::string identityAsJson(const Identity& answer);
/// Its keys, but for “schema”.
AnswerKeys identityKeys();

}  // namespace posiscope
