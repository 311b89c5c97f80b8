// SPDX-License-Identifier: GPL-3.0-or-later
// The calls in a pickle of PyTorch that rebuild tensors, made as data.
#pragma once

#include <optional>
#include <string_view>

#include "core/tables/picklevalues.h"

namespace posiscope {

/// The storage that ('storage', TYPE, KEY, DEVICE, COUNT) means; `bytes` are those of the pickle.
std::optional<PickledStorage> storageOf(const PickleValues& values, std::string_view bytes,
                                        const PickleValue& id);

/// What the call of a known global gives, added to `values`; nothing where the arguments are not its own.
std::optional<PickleValue> torchCall(PickleValues& values, const PickleValue& function,
                                     const PickleValue& arguments);

}  // namespace posiscope
