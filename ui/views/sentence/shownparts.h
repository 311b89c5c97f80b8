// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the picture of a sentence that are asked for.
#pragma once

#include "core/state/state.h"

namespace posiscope {

/// What is drawn of a sentence: as much as fits, or always the same parts.
struct SentenceParts {
    enum class Kind {
        automatic,
        tables,     ///< embedding, encoding and input
        attention,  ///< weights and outputs
        addition,   ///< the output of the token at the cursor as a sum
        swap        ///< outputs before and after two tokens change places
    };
    Kind kind = Kind::automatic;
    bool sum = true;      ///< of the tables: encoding and input beside the embedding
    bool norms = true;    ///< of the tables
    bool without = true;  ///< of attention, addition and swap: without positions
    bool with = true;     ///< of attention, addition and swap: with positions

    /// Whether what is drawn depends on positions.
    constexpr bool havePositions() const { return kind == Kind::tables ? sum : with; }
    /// Whether what is drawn has a scale of colours of its own: it is not compared with other parts.
    constexpr bool areAlone() const { return !sum || !without || !with; }
    bool operator==(const SentenceParts&) const = default;
};

/// Those that the parameter `sentence_parts` names.
SentenceParts sentencePartsOf(const State& state);

}  // namespace posiscope
