// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sentence/shownparts.h"

#include <algorithm>
#include <string_view>

#include "core/sentence/sentenceparameters.h"

namespace posiscope {

SentenceParts sentencePartsOf(const State& state) {
    using Kind = SentenceParts::Kind;
    struct Choice {
        std::string_view id;
        SentenceParts parts;
    };
    static constexpr Choice choices[] = {{"automatic", {}},
                                         {"embedding", {.kind = Kind::tables, .sum = false, .norms = false}},
                                         {"sum", {.kind = Kind::tables, .norms = false}},
                                         {"tables", {.kind = Kind::tables}},
                                         {"attention-without", {.kind = Kind::attention, .with = false}},
                                         {"output-without", {.kind = Kind::addition, .with = false}},
                                         {"attention", {.kind = Kind::attention}},
                                         {"swap-without", {.kind = Kind::swap, .with = false}},
                                         {"swap", {.kind = Kind::swap, .without = false}}};
    const auto* const found = std::ranges::find(choices, state.get(keys::sentenceParts), &Choice::id);
    return found == std::end(choices) ? SentenceParts() : found->parts;
}

}  // namespace posiscope
