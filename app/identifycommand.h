// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope identify.
#pragma once

#include "app/commandline.h"
#include "core/identify/identify.h"

namespace posiscope {

/// `identify FILE[:TENSOR[,TENSOR]] [--expect ENCODING options | --config FILE | --original FILE[:TENSOR]]
/// [--json | --markdown]`.
struct IdentifyOptions {
    std::string path;
    std::vector<std::string> tensors;  ///< one or two names; none: the only array of the file
    std::optional<Expectation> expected;
    std::vector<Text> notes;  ///< the notes on a configuration
    std::string markdown;     ///< the command that stands in a report; empty: no report
    bool json = false;
    bool help = false;
};
std::variant<IdentifyOptions, CommandError> parseIdentify(const QStringList& words);

/// The text for --help.
QString identifyHelp();

/// Prints what the table is. Exit::ok: it is recognised, and nothing is wrong. Exit::different: something is
/// wrong, or differs from what was expected. Exit::unrecognised: nothing fits. Exit::failed: an error, with
/// its sentence.
Exit runIdentify(const IdentifyOptions& options);

}  // namespace posiscope
