// SPDX-License-Identifier: GPL-3.0-or-later
// The data of several encodings in one table.
#pragma once

#include <string>
#include <vector>

#include "core/analysis/dataset.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// One of them: the row n of its data is about `first` + n (a pair, a distance, a position).
struct BesideSide {
    Dataset data;
    std::int64_t first = 0;
    std::string prefix = {};  ///< of the names of its columns: "a_"
};

/// A column named `key` with what each row is about, then the columns of each side; NaN where only others
/// have such a row. `skip` columns at the left of all are left out: those that say the same as the key, which
/// is taken from the first side that has the row.
Dataset besideData(const std::string& key, std::vector<BesideSide> sides, std::int64_t skip);

/// The same of the models that a picture draws over each other. The columns are named by what differs:
/// "a_value" and "b_value" of A and B, "base=100_value" of a sweep.
Dataset besideData(const std::string& key, const Snapshot& snapshot,
                   const std::function<BesideSide(const std::shared_ptr<const Model>& model)>& side,
                   std::int64_t skip);

/// The key of rows that stand for positions: "position", or "row" where a model that the picture draws lists
/// its positions.
std::string rowKeyOf(const Snapshot& snapshot);
/// What BesideSide::first is for this key.
std::int64_t firstRowKey(const Snapshot& snapshot, const Model& model);

/// The same of pictures beside each other, each with the data that `of` gives.
Dataset besideData(const Snapshot& snapshot, const std::function<Dataset(const Snapshot& picture)>& of);

}  // namespace posiscope
