// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope compare.
#pragma once

#include "app/comparedside.h"

namespace posiscope {

/// `compare A B [--tolerance X] [--json | --markdown]`.
struct CompareOptions {
    ComparedSide a, b;
    std::optional<double> tolerance;
    bool json = false;
    bool markdown = false;
    bool help = false;
};
std::variant<CompareOptions, CommandError> parseCompare(const QStringList& words);

/// The text for --help.
QString compareHelp();

/// Prints what A and B differ in, in words and numbers, and what was compared, as text, JSON or Markdown.
/// Exit::ok when all cells are equal within the tolerance, Exit::different when not, Exit::failed (with its
/// sentence) when one of them cannot be made.
Exit runCompare(const CompareOptions& options);

}  // namespace posiscope
