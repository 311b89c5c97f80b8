// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of numbers from files; tableformats.h lists their formats. A path may be that of a table of the
// course (coursetables.h), or of a folder or an index of a model in several files (shards.h).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fields/storedtable.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// The contents of a file.
struct TableFileInfo {
    std::string path;
    std::vector<TensorInfo> tensors;  ///< in the order of the file
};

/// The arrays of a file, from its headers alone (of a CSV file: its first line and how many there are). Fails
/// for what is no such file, is damaged, or could be understood in several ways; the kind of a file is told
/// by its first bytes, or what its name ends in, and its content must agree. A sound file without any table
/// is no failure here.
///
/// The Error is one sentence with the file's name and the reason. Nothing is allocated because a header says
/// so; headers of any content take less than 100 MB.
Result<TableFileInfo> inspectTableFile(const std::string& path);

/// The arrays of a model in several files, as far as they can be read.
struct ModelFiles {
    std::vector<TensorInfo> tensors;
    std::vector<Error> problems;  ///< reasons alone, one for each file that cannot be read
};

/// The same for a folder or an index (shards.h). A folder without files of numbers holds none.
ModelFiles inspectModelFiles(const std::string& path);

/// What the names of such files end in, the commonest first: "npy", "npz" …
const std::vector<std::string>& tableEndings();
/// Whether a file is of a kind that is read, or that is refused by its name.
bool isKindOfTable(const std::string& path);

/// The tables among the arrays (see TensorInfo::isTable), those of more axes only where there are no others,
/// the likeliest table of positions first: those named as BERT, GPT-2, OPT and others name theirs, then those
/// with "pos" in their names, then the others; each in the order of the file.
std::vector<TensorInfo> tableCandidates(const TableFileInfo& info);

/// Reads the table `tensor` of a file, or the only one where `tensor` is empty (and no array has the empty
/// name). Of an array with more than two axes "tensor[3]" and "tensor[:,3,:]" are slices (slicename.h), and
/// "tensor" the first one. "cos,sin" are two tables beside each other (twotables.h). Reads the headers and
/// these numbers, and what is between them where that is little.
Result<std::shared_ptr<const StoredTable>> readTable(const std::string& path, const std::string& tensor,
                                                     const Progress& progress = {});

/// The same for an array as inspectTableFile() tells it, perhaps with another shape of as many cells.
Result<std::shared_ptr<const StoredTable>> readTensor(const std::string& path, const TensorInfo& info,
                                                      const Progress& progress = {});

}  // namespace posiscope
