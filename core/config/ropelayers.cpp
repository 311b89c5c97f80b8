#include "core/config/ropelayers.h"

#include <algorithm>

#include "core/base/printable.h"
#include "core/config/sizes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// How many layers there are, if the configuration says so.
std::optional<std::int64_t> layersOf(ConfigReader& reader) {
    const auto layers =
        reader.whole({"num_hidden_layers", "n_layer", "n_layers", "num_layers"}, 1, largestWidth);
    return layers ? std::optional(layers->value) : std::nullopt;
}

/// "12 of 48", or "?" where the number of layers is not known.
std::string countOf(std::int64_t some, std::optional<std::int64_t> all) {
    return all ? groupedDigits(some) + "/" + groupedDigits(*all) : "?";
}

void noteEvery(ConfigReader& reader, const Given<std::int64_t>& interval) {
    const auto layers = layersOf(reader);
    reader.note(
        {POSISCOPE_TR("core", "not shown: every layer number %1 has no positional encoding (%2; %3 layers)"),
         {groupedDigits(interval.value), interval.name,
          countOf(layers ? *layers / interval.value : 0, layers)}});
}

/// The list says 1 for a layer with RoPE and 0 for one without; left out or empty, every nth is without.
void noteListed(ConfigReader& reader) {
    const auto list = reader.any({"no_rope_layers"});
    const auto interval = reader.whole({"no_rope_layer_interval", "nope_layer_interval"}, 0, largestWidth);
    if (list && list->value->is_array() && !list->value->empty()) {
        const auto without = std::count(list->value->begin(), list->value->end(), Json(0));
        reader.note({POSISCOPE_TR("core", "not shown: %1 of %2 layers have no positional encoding (%3)"),
                     {groupedDigits(without), groupedDigits(list->value->size()), list->name}});
    } else if (interval && interval->value > 0) {
        noteEvery(reader, *interval);
    }
}

/// How many layers of layer_types are `kind`, for a note; nothing where there is no such list.
std::optional<std::pair<std::string, std::string>> listedTypes(ConfigReader& reader, const char* kind) {
    const auto list = reader.any({"layer_types"});
    if (!list || !list->value->is_array() || list->value->empty()) return std::nullopt;
    const auto count = std::count(list->value->begin(), list->value->end(), Json(kind));
    return std::pair(countOf(count, static_cast<std::int64_t>(list->value->size())), list->name);
}

void noteFull(ConfigReader& reader) {
    const auto listed = listedTypes(reader, "full_attention");
    const auto pattern = reader.any({"sliding_window_pattern"});
    if (listed)
        return reader.note(
            {POSISCOPE_TR(
                 "core",
                 "not shown: layers with full attention have no positional encoding at all (%1 layers, %2)"),
             {listed->first, listed->second}});
    if (pattern && pattern->value->is_number_integer())
        if (const auto every = reader.whole({"sliding_window_pattern"}, 0, largestWidth);
            every && every->value > 0)
            return noteEvery(reader, *every);
    reader.note(
        POSISCOPE_TR("core", "not shown: layers with full attention have no positional encoding at all"));
}

void noteUnscaled(ConfigReader& reader) {
    const auto scaling = reader.values().find(keys::scaling.name);
    if (scaling == reader.values().end() || scaling->second == Value(std::string("none"))) return;
    const auto listed = listedTypes(reader, "sliding_attention");
    reader.note(
        {POSISCOPE_TR("core",
                      "not shown: layers with a sliding window keep the frequencies of training (%1 layers); "
                      "shown are those with full attention"),
         {listed ? listed->first : "?"}});
}

/// A number under a key, as a note shows it.
std::string shown(ConfigReader& reader, std::string_view key) {
    const auto given = reader.any({key});
    return given ? shortForm(*given->value) : "?";
}

bool isTrue(ConfigReader& reader, std::string_view key) {
    const auto given = reader.any({key});
    if (!given) return false;
    // Llama 4 was published with a number here.
    return given->value->is_boolean() ? given->value->get<bool>()
                                      : given->value->is_number() && *given->value != 0;
}

void noteTemperatures(ConfigReader& reader) {
    if (isTrue(reader, "attn_temperature_tuning"))
        reader.note(
            {POSISCOPE_TR(
                 "core",
                 "not shown: layers without RoPE multiply the query at p by 1 + %1·ln(⌊(p + 1)/%2⌋ + 1) "
                 "(attn_temperature_tuning)"),
             {shown(reader, "attn_scale"), shown(reader, "floor_scale")}});
    if (reader.has({"llama_4_scaling_beta"}))
        reader.note({POSISCOPE_TR("core",
                                  "not shown: the query at p is multiplied by 1 + %1·ln(1 + ⌊p/L₀⌋) "
                                  "(llama_4_scaling_beta)"),
                     {shown(reader, "llama_4_scaling_beta")}});
    if (isTrue(reader, "use_logn_attn"))
        reader.note(
            POSISCOPE_TR("core",
                         "not shown: queries beyond the length of training are multiplied by a quotient of "
                         "logarithms (use_logn_attn)"));
    if (isTrue(reader, "use_dynamic_ntk"))
        reader.note(POSISCOPE_TR("core",
                                 "not shown: sequences longer than those of training raise the base "
                                 "(use_dynamic_ntk); the encoding is that of shorter ones"));
}

}  // namespace

void noteOtherLayers(ConfigReader& reader, const SchemeChoice& choice) {
    switch (choice.type != nullptr ? choice.type->others : OtherLayers::none) {
        case OtherLayers::none:
        case OtherLayers::listed: noteListed(reader); break;
        case OtherLayers::full: noteFull(reader); break;
        case OtherLayers::slidingUnscaled: noteUnscaled(reader); break;
    }
    noteTemperatures(reader);
}

}  // namespace posiscope
