// SPDX-License-Identifier: GPL-3.0-or-later
// What the tensors about positions in a model's folder are, and whether its configuration says the same.
#pragma once

#include <functional>

#include "core/identify/identity.h"
#include "core/identify/modelfolder.h"

namespace posiscope {

/// Equal tensors of layers of one kind.
struct TensorAnswer {
    PositionTensor tensor;           ///< the first one
    std::vector<std::string> names;  ///< of all of them
    Indices layers = {};             ///< that the names say, ascending
    Identity identity = {};
};

struct FolderAnswer {
    std::vector<TensorAnswer> tensors;
    std::vector<Text> problems = {};  ///< tensors that cannot be read
    /// That the configuration describes learned numbers that no tensor holds; or empty.
    Text missing = {};
    bool complete = true;  ///< false when it was stopped
};

/// Identifies each of the tensors, equal ones once, and compares them with what the configuration says of
/// their layers, or with `expected`, where they are of its family. `proceed` is told the share done, and may
/// stop it.
FolderAnswer identifyFolder(const ModelFolder& folder, const std::optional<Expectation>& expected = {},
                            const std::function<bool(double)>& proceed = {});

}  // namespace posiscope
