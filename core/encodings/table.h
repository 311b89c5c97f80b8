// A table from a file as an encoding.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// Any 2-D table of a .npy, .npz, .safetensors or .csv file, rows as positions, columns as dimensions.
/// Positions count from 0, or from where a CSV file's column of positions begins. The state keeps the file's
/// path, the name of the table in it, its shape and its first position; the numbers are read when the
/// model is made. What has become of the file since then (gone, damaged, of another shape) the model says as
/// its problem().
const Encoding& tableEncoding();

/// The number of cells that are NaN or infinite, in one sentence, or nothing.
Text countOfStrangeCells(std::int64_t notANumber, std::int64_t infinite);

}  // namespace posiscope
