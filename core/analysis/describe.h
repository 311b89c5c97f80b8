// SPDX-License-Identifier: GPL-3.0-or-later
// An encoding in numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/readrope.h"
#include "core/analysis/uniqueness.h"
#include "core/base/answerkeys.h"
#include "core/state/snapshot.h"

namespace posiscope {

struct PairFacts {
    std::int64_t pair = 0;
    double frequency = 0;   ///< radians per position
    double wavelength = 0;  ///< positions
};

struct Description {
    std::int64_t positions = 0;
    std::int64_t dimensions = 0;
    std::vector<PairFacts> pairs;
    double rowNorm = 0;  ///< of the row at the cursor's position
    bool rowNormIsConstant = true;
    std::int64_t rowNormPosition = 0;
    Uniqueness unique;                ///< the rows that are nearest to each other
    std::int64_t completeCycles = 0;  ///< pairs whose wavelength is at most the length of their axis
    /// The same of each axis of a grid, where there are several.
    struct Axis {
        std::string name;
        std::int64_t length = 0, pairs = 0, completeCycles = 0;
    };
    std::vector<Axis> axes;
    std::uint64_t bytesFloat64 = 0;  ///< of the table, were it stored
    std::uint64_t bytesFloat32 = 0;
    bool hasTable = true;    ///< otherwise there are no dimensions, norms and bytes to tell of
    std::int64_t heads = 0;  ///< of a bias; 0 where there is none
    std::vector<Fact> own;   ///< what the encoding tells besides
    std::vector<Text> notes;
};

Description describe(const Snapshot& snapshot);

/// A layer of a model, as its configuration says it.
struct LayerLine {
    std::int64_t layer = 0;  ///< from 0
    std::string kind;        ///< "global", "local", "nope"
    std::string type;        ///< "sliding_attention", in the words of the file
    std::string encoding;
    std::optional<double> base = {};
    std::string scaling = {};  ///< empty: no rotary encoding
    std::optional<double> factor = {};
    std::optional<std::int64_t> headDim = {}, rotated = {}, window = {};
    std::string temperature = {};  ///< the factor of queries; empty: none
};

/// A tensor about positions in the folder of a model.
struct TensorLine {
    std::string name, holds;  ///< "frequencies"
    std::vector<std::uint64_t> shape;
    std::string type;
    std::optional<std::int64_t> layer = {};  ///< that its name says
    std::string kind = {};                   ///< of layers, in the words of the configuration; or empty
};

/// What is known of a model beside what is shown.
struct ModelLines {
    std::vector<LayerLine> layers = {};
    std::vector<ProgramReading> programs = {};  ///< what others read from its configuration
    std::vector<TensorLine> tensors = {};
};

/// For people: a few lines. `read` are the notes of a configuration that the encoding was read from;
/// `warning` is what stands before everything else, if anything.
std::string describeText(const Snapshot& snapshot, std::span<const Text> read = {}, const Text& warning = {});

/// For programs: one JSON object with the parameters and everything of Description, each pair included, and
/// the encoding's own facts under their names (slopes). The shape is [positions, dimensions] of a table, and
/// [heads, queries, keys] of a bias without one. With coordinates `at`, one for each axis, the angle of each
/// pair there.
std::string describeJson(const Snapshot& snapshot, std::span<const Text> read = {}, const Text& warning = {},
                         const ModelLines& model = {}, std::span<const double> at = {});
/// Its keys, but for “schema” and the facts of single encodings.
AnswerKeys descriptionKeys();

}  // namespace posiscope
