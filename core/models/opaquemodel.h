// A table that does not tell how it was made.
#pragma once

#include "core/models/tablemodel.h"

namespace posiscope {

/// The table of `hidden`, counted from another first position: a picture of it tells nothing but its cells.
/// It has no frequencies and no offset map, and where `roles` is false not even sines and cosines are told
/// apart. Values between whole positions are still those of `hidden`.
std::shared_ptr<const Model> opaqueModel(std::shared_ptr<const Model> hidden, std::int64_t firstPosition,
                                         bool roles);

}  // namespace posiscope
