// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors in a pickle by their names.
#pragma once

#include "core/base/result.h"
#include "core/tables/picklevalues.h"

namespace posiscope {

struct NamedTensor {
    std::string name;  ///< the keys and places on the way to it, joined by points
    const PickledTensor* tensor = nullptr;
};

/// All tensors that the pickle's value leads to, in its order. Fails for what leads nowhere: lists that hold
/// themselves, or that name more than a file of tensors needs. `bytes` are those of the pickle.
Result<std::vector<NamedTensor>> namedTensors(const PickleValues& values, std::string_view bytes);

}  // namespace posiscope
