// SPDX-License-Identifier: GPL-3.0-or-later
// What a table was meant to be.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/config/modelconfig.h"
#include "core/identify/optionvalues.h"
#include "core/models/encoding.h"

namespace posiscope {

struct ExpectedTokens;
struct OriginalTable;

/// What other programs read from the same file.
struct OtherReading {
    std::string program;  ///< "transformers 4"
    OptionValues values;  ///< what differs from what Posiscope reads
    Text words;           ///< "base 10 000, no scaling, 128 of 128 rotated"
};

/// What a table was meant to be.
struct Expectation {
    const Encoding* encoding = nullptr;
    Values values;
    /// The given keys. Other parameters have their initial values, from which the table may differ.
    std::vector<std::string> given;
    /// What a configuration states beyond the parameters.
    RotaryForm rotary = {};
    /// Its keys about RoPE that were not understood: what differs may come from them.
    std::vector<std::string> notUnderstood = {};
    std::vector<OtherReading> readings = {};
    /// The expectations of other layers of the same model, and of shorter texts.
    std::vector<Expectation> others = {};
    /// What one of `others` is about, as a note says it.
    Text about = {};
    /// Whether rows may hold any positions: what they hold is compared afterwards (diagnosis/expectedrows.h).
    bool anyRows = false;
    /// The row of zeros for padding; −1: none.
    std::int64_t paddingRow = -1;
    /// "swin-index", "beit-index": an index of relative positions, which is no encoding of the registry;
    /// `encoding` is null then.
    std::string index = {};
    /// The tokens whose numbers these were meant to be (core/tokens/tokenrecognition.h); nothing else counts
    /// then.
    std::shared_ptr<const ExpectedTokens> tokens = {};
    /// The learned table that it was meant to be made from (core/identify/original/original.h); nothing else
    /// counts then.
    std::shared_ptr<const OriginalTable> original = {};

    bool gives(const std::string& key) const;
};

/// The parameters that a configuration gives: all but the number of rows, which may be any in a file.
std::vector<std::string> configuredKeys(const Encoding& encoding);

/// Whether these are the sinusoids of fairseq, whose table has a row of zeros for padding.
bool isFairseqs(const Expectation& expected);

/// Adds what a configuration states beyond the parameters.
void addConfigured(Expectation& expected, const ModelConfig& configuration);

/// That a table is the one of layers of another kind.
Text tableOfOthers(const LayerKind& kind);

/// What a configuration says of the layers that it shows, with all it states beyond the parameters.
Expectation expectedBy(const ModelConfig& configuration);

}  // namespace posiscope
