// SPDX-License-Identifier: GPL-3.0-or-later
// Which slice of a larger array the table from a file is.
#pragma once

#include <optional>

#include "core/models/encoding.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace keys {

/// The shape in the file of the array that a table is a slice of, and the axes that count slices (as
/// TensorInfo::sliced, never empty). Sessions from before them have neither: the first axes count.
inline constexpr Key<NumberList> tableShape{"table_shape"};
inline constexpr Key<Indices> tableAxis{"table_axis"};

}  // namespace keys

/// The array with its slice, as far as axes and places in it are known; nothing where the values do not say
/// its shape, where it has two axes, and where they are wrong.
std::optional<TensorInfo> sliceIn(const Values& values);

/// Rows, columns and slices follow from the axis where the shape of the array is known.
void settleSlices(Values& values);

/// So many axes must count slices that two are left.
Failure checkAxes(const Values& values);

/// The rows of the three: the shape is set with the file.
Parameter arrayParameter();
Parameter axisParameter();
Parameter sliceParameter();

}  // namespace posiscope
