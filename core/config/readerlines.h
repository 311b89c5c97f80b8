// SPDX-License-Identifier: GPL-3.0-or-later
// What programs read from a configuration, in words.
#pragma once

#include <vector>

#include "core/analysis/readrope.h"

namespace posiscope {

/// "base 10,000, yarn 4 of 32,768, 128 of 128 rotated"; several types of layers with their names.
Text readingInWords(const std::vector<ReadRope>& layers);

/// "transformers 4 and 5 read the same: base 10,000 …", or that both are not known; empty where they differ
/// or one of them alone is known.
Text oneReading(const std::vector<ProgramReading>& programs);

/// That they differ, with their versions; empty where they do not or one of them is not known.
Text differentReadings(const std::vector<ProgramReading>& programs);

/// What a program reads about layers, in the cells of a table. All are empty where it fails with the file.
struct ReadCells {
    Text base, scaling, rotated;
};
ReadCells cellsOf(const ReadRope& read);

/// For people: one of these sentences, or else a table for each program with its reasons. Empty without
/// programs.
std::string programLines(const std::vector<ProgramReading>& programs);

/// What two configurations do not have in common in the eyes of the programs, a sentence each: programs that
/// read one file otherwise than the other although they are `alike`, and files that programs do not agree on.
std::vector<Text> programDifferences(const std::vector<ProgramReading>& inA,
                                     const std::vector<ProgramReading>& inB, bool alike);

}  // namespace posiscope
