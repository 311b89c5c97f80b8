// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/positionnames.h"

#include <algorithm>
#include <vector>

#include "core/base/lowercase.h"
#include "core/base/text.h"

namespace posiscope {

namespace {

/// A last word. One that begins with * may be the end of a longer one.
struct Word {
    std::string_view word;
    PositionSort sort;
    std::string_view sines = {};  ///< the word of the sines beside cosines
};

/// transformers has inv_freq and T5's relative_attention_bias, GPT-2 wpe, BERT position_embeddings, OPT
/// embed_positions, ViT pos_embed, Whisper positional_embedding, Swin relative_position_bias_table, vLLM
/// cos_sin_cache, Meta's Llama freqs_cis and rope.freqs, llama.cpp position_embd.
constexpr Word words[] = {{"*inv_freq", PositionSort::frequencies},
                          {"freqs", PositionSort::frequencies},
                          {"*cos_cached", PositionSort::cosines, "sin_cached"},
                          {"*cos_cache", PositionSort::cosines, "sin_cache"},
                          {"freqs_cos", PositionSort::cosines, "freqs_sin"},
                          {"cos", PositionSort::cosines, "sin"},
                          {"*cos_sin_cache", PositionSort::cache},
                          {"freqs_cis", PositionSort::cache},
                          {"wpe", PositionSort::table},
                          {"pe", PositionSort::table},
                          {"*pos_embed", PositionSort::table},
                          {"*pos_embedding", PositionSort::table},
                          {"*position_embd", PositionSort::table},
                          {"*position_embedding", PositionSort::table},
                          {"*position_embeddings", PositionSort::table},
                          {"*positional_embedding", PositionSort::table},
                          {"*embed_positions", PositionSort::table},
                          {"*relative_attention_bias", PositionSort::bias},
                          {"*relative_position_bias_table", PositionSort::bias},
                          {"*rel_pos_bias", PositionSort::bias},
                          {"*slopes", PositionSort::bias},
                          {"alibi", PositionSort::bias}};

bool isWord(const Word& each, std::string_view last) {
    if (each.word.front() != '*') return each.word == last;
    const std::string_view end = each.word.substr(1);
    return last == end || (last.ends_with(end) && last[last.size() - end.size() - 1] == '_');
}

std::vector<std::string_view> partsOf(std::string_view name) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t point = name.find('.');
        parts.push_back(name.substr(0, point));
        if (point == std::string_view::npos) return parts;
        name.remove_prefix(point + 1);
    }
}

bool isNumber(std::string_view part) {
    constexpr std::size_t most = 9;
    return !part.empty() && part.size() <= most &&
           std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
}

/// The number behind the first part that counts layers.
std::optional<std::int64_t> layerIn(const std::vector<std::string_view>& parts) {
    static constexpr std::string_view counts[] = {"layers", "layer", "h", "blocks", "block", "blk"};
    for (std::size_t n = 1; n < parts.size(); ++n)
        if (isNumber(parts[n]) && std::ranges::find(counts, parts[n - 1]) != std::end(counts))
            return std::stoll(std::string(parts[n]));
    return std::nullopt;
}

std::string_view partIn(const std::string& name) {
    const std::string lower = lowerCase(name);
    for (const auto& [word, part] : {std::pair{"vision", "vision"}, {"visual", "vision"}, {"audio", "audio"}})
        if (lower.find(word) != std::string::npos) return part;
    return {};
}

}  // namespace

const char* nameOf(PositionSort sort) {
    switch (sort) {
        case PositionSort::frequencies: return POSISCOPE_TR("core", "frequencies");
        case PositionSort::cosines:
        case PositionSort::cache: return POSISCOPE_TR("core", "cosines and sines");
        case PositionSort::table: return POSISCOPE_TR("core", "table");
        default: return POSISCOPE_TR("core", "biases");
    }
}

std::optional<PositionName> positionNameOf(const std::string& tensor) {
    std::string_view name = tensor, ending;
    for (const std::string_view each : {".weight", ".weights"})
        if (name.ends_with(each)) ending = each;
    name.remove_suffix(ending.size());
    const auto parts = partsOf(name);
    const std::string_view last = parts.back();
    const auto* const found =
        std::ranges::find_if(words, [last](const Word& each) { return isWord(each, last); });
    if (found == std::end(words)) return std::nullopt;
    PositionName said{.sort = found->sort, .part = partIn(tensor), .layer = layerIn(parts)};
    if (said.sort == PositionSort::cosines) {
        const std::size_t word = found->word.size() - (found->word.front() == '*' ? 1 : 0);
        said.partner = std::string(name.substr(0, name.size() - word)) + std::string(found->sines);
        said.partner += ending;
    }
    return said;
}

}  // namespace posiscope
