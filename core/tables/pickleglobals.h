// SPDX-License-Identifier: GPL-3.0-or-later
// The names of Python objects that a pickle of PyTorch may hold.
#pragma once

#include <string_view>

#include "core/tables/picklevalues.h"

namespace posiscope {

/// What takes the place of a Python object. Nothing of Python is run.
struct PickleGlobal {
    enum class Role {
        orderedMap,        ///< a map
        list,              ///< its argument
        opaque,            ///< something that no tensor needs
        storage,           ///< the type of a storage
        type,              ///< the type of numbers
        rebuildTensor,     ///< (storage, offset, shape, strides, …)
        rebuildTyped,      ///< the same with the type as the seventh argument
        rebuildParameter,  ///< its first argument
        rebuildFromType    ///< (function, class, arguments, state)
    };
    std::string_view module, name;
    Role role;
    const TorchType* type = nullptr;
};

/// The number of its row; nothing for all that is not in the list.
std::optional<std::size_t> findPickleGlobal(std::string_view module, std::string_view name);
const PickleGlobal& pickleGlobal(std::size_t row);

}  // namespace posiscope
