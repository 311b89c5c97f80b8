// SPDX-License-Identifier: GPL-3.0-or-later
// The answer to "what is this table?".
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/identify/compare.h"
#include "core/identify/optionvalues.h"
#include "core/positions/positions.h"

namespace posiscope {

/// The storage of the numbers.
struct Storage {
    /// "interleaved", "halves-repeated", "inv_freq" …, with suffixes for anything unusual: "-cosine-first",
    /// "-negated-sines", "-reversed-rows".
    std::string form;
    std::string words;
    bool transposed = false;
    double scale = 1;
    std::vector<std::string> axisOrder;  ///< "position", "pair", "part" …
    std::int64_t rows = 0, columns = 0;
};

/// The types of the stages; empty where no rounding can be detected.
struct RoundingNames {
    std::string frequency, position, angle, sine, table;
};

/// A mistake in the table.
struct Finding {
    std::string id;  ///< "exponent-doubled"
    Text text;       ///< one sentence: what was done, and how to undo it
    Text where;      ///< "all rows", "rows 256 to 4095", "pair 3"
};

/// Another encoding that fits as well.
struct Alternative {
    std::string encoding;
    OptionValues options;
};

struct ConversionSource;

struct Identity {
    bool recognised = false;
    std::string
        encoding;  ///< its id in the registry; or "swin-index" and the like; empty when not recognised
    OptionValues options;
    Storage storage;
    RoundingNames rounding;
    double largestDeviation = 0;
    std::int64_t largestRow = 0, largestColumn = 0;
    double rmsDeviation = 0;
    std::int64_t unexplainedCells = 0;
    std::vector<Block> blocks;
    /// The positions of the rows, where pairs of sines and cosines tell them.
    std::optional<Positions> rowsHold = {};
    std::vector<std::string> relations;  ///< ids of what it is to what was expected (core/relate/relation.h)
    std::vector<Finding> mistakes;
    std::vector<Alternative> alternatives;
    std::vector<Text> evidence;       ///< one line each
    std::vector<double> frequencies;  ///< radians a row of pairs that have no name, aliases included
    std::vector<Text> notes;          ///< what is right and still worth knowing, one line each
    /// Pairs behind the others that do not turn: the proportional form, which no parameters say.
    std::int64_t stillPairs = 0;
    /// How many learned numbers it takes over from the file, which no parameters of the encoding say.
    std::int64_t ownNumbers = 0;
    std::vector<std::string> notCompared;  ///< parameters that may have any value, "sines"
    bool asExpected = true;                ///< nothing differs from what was expected, if anything was
    bool wasExpected = false;              ///< whether anything was
    bool unsure = false;   ///< keys of the configuration were ignored that may explain what differs
    bool complete = true;  ///< false when it was stopped
    /// What a conversion needs (core/identify/conversionsource.h); null where there are no sines and cosines,
    /// and in answers that are kept, because it holds the table.
    std::shared_ptr<const ConversionSource> conversionSource;
    bool convertible = false;  ///< whether there was an conversionSource
};

}  // namespace posiscope
