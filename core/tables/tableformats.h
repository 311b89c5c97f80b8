// SPDX-License-Identifier: GPL-3.0-or-later
// The formats of files of numbers.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/storedtable.h"
#include "core/tables/inputfile.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// A format: how its files are recognised, and how they are read.
struct TableFormat {
    std::string_view ending;               ///< of their names; none where their content tells
    bool (*recognises)(const InputFile&);  ///< by their content; or null
    Result<std::vector<TensorInfo>> (*inspect)(const InputFile&);
    Result<std::shared_ptr<const StoredTable>> (*read)(const InputFile&, const TensorInfo&);
};

/// The format of a file, or why it is none that Posiscope reads.
Result<const TableFormat*> tableFormatOf(const InputFile& file, const std::string& path);

}  // namespace posiscope
