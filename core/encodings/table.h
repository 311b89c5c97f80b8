// A table from a file as an encoding.
#pragma once

#include "core/encoding.h"
#include "core/state.h"

namespace posiscope {

/// Any 2-D table of a .npy, .npz, .safetensors or .csv file, rows as positions from 0, columns as dimensions.
/// The state keeps the file's path, the name of the table in it and its shape; the numbers are read when the
/// model is made. What has become of the file since then (gone, damaged, of another shape) the model says as
/// its problem().
const Encoding& tableEncoding();

/// Looks into the file and makes `state` show `tensor` of it, or the only table where `tensor` is empty. On
/// failure the state stays as it was.
Failure openTable(State& state, const std::string& path, const std::string& tensor);

/// The number of cells that are NaN or infinite, in one sentence, or nothing.
Text countOfStrangeCells(std::int64_t notANumber, std::int64_t infinite);

}  // namespace posiscope
