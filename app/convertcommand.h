// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope convert.
#pragma once

#include "app/commandline.h"
#include "core/convert/convertwords.h"

namespace posiscope {

/// `convert FILE[:TENSOR[,TENSOR]] -o OUT [--to FORM] [--order …] [--dtype …] [--rows N]`,
/// `convert FILE[:TENSOR] -o OUT --grid HxW …`, `convert FILE[:TENSOR] -o OUT --permute PAIRS --heads H`, or
/// `convert --permutation PAIRS --heads H --head-dim D -o OUT.npy`.
struct ConvertOptions {
    std::string path;
    std::vector<std::string> tensors;
    ConvertRequest request;
    bool whole = false;      ///< into a copy of the model file
    bool overwrite = false;  ///< the file itself may be the output
    /// The heads whose query and key rows --permutation reorders; none for a table.
    std::optional<HeadShape> heads;
    bool toHalfSplit = true;
    QStringList outputs;
    bool toStream = false;  ///< standard output has the data, and standard error the words
    bool json = false;      ///< the words in JSON
    bool help = false;
};
std::variant<ConvertOptions, CommandError> parseConvert(const QStringList& words);

/// The text for --help.
QString convertHelp();

/// Writes the converted table and prints its form before and after.
Exit runConvert(const ConvertOptions& options);

}  // namespace posiscope
