// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of a model: its configuration, and the tensors about positions among its weights.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/describe.h"
#include "core/config/modelconfig.h"
#include "core/identify/expectation.h"
#include "core/tables/positionnames.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// A tensor about positions by its name and shape; cosines and their sines are one.
struct PositionTensor {
    PositionName said;
    std::vector<TensorInfo> arrays;        ///< one, or cosines and sines
    std::optional<std::size_t> kind = {};  ///< of layers, its place in the configuration, where one is meant

    /// As behind FOLDER: on the command line, "cos,sin" of two.
    std::string name() const;
};

/// A folder of a model. Files that cannot be read are problems and keep nothing else from being read.
struct ModelFolder {
    std::string path;
    std::string configFile = {};  ///< its path; empty: there is none
    std::optional<ModelConfig> config = {};
    std::vector<PositionTensor> tensors;  ///< in the order of the files
    std::size_t others = 0;               ///< how many more tensors there are
    std::vector<Text> problems;           ///< sentences with the names of files
    std::vector<Text> notes;
};

/// The configuration of a model in its folder; empty where it has none. config.json comes before the files of
/// other programs, and these before the header of a GGUF file.
std::string configFileIn(const std::string& folder);

/// Reads the configuration and the headers of the files of numbers.
ModelFolder openModelFolder(const std::string& path);

/// What the configuration says of a tensor: the encoding of its layers. Nothing where it says nothing of it.
std::optional<Expectation> expectedOf(const ModelFolder& folder, const PositionTensor& tensor);

/// Whether tensors of this sort are what models of the family store.
bool isOf(Family family, PositionSort sort);

/// The tensors for descriptions.
std::vector<TensorLine> tensorLines(const ModelFolder& folder);
/// The same for people, a line each: "rotary_emb.inv_freq: frequencies, 128, float32".
std::vector<Text> tensorTexts(const ModelFolder& folder);

}  // namespace posiscope
