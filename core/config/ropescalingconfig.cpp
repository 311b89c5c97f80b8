// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/ropescalingconfig.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/base/printable.h"
#include "core/config/sizes.h"
#include "core/encodings/ropeparameters.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using Where = ConfigReader::Where;
using GivenPositions = std::optional<Given<std::int64_t>>;

/// A word in rope_type or type.
struct ScalingWord {
    std::string_view word;
    const char* scaling;
    const char* note = "";            ///< what is not shown of it; marked for translation
    std::string_view onlyModel = {};  ///< the model type that means this by the word; any
};

constexpr const char* severalPositions = POSISCOPE_TR(
    "core", "not shown: places in a picture or film, with several numbers each (mrope); words are as shown");
constexpr const char* sectionsOfPairs = POSISCOPE_TR("core", "pairs of each axis");

/// vllm-project/vllm, rotary_embedding/telechat3_scaling_rope.py: YaRN with a factor of its own.
constexpr std::string_view telechatYarn = "telechat3-yarn";

/// Its numbers are those of the RotaryForm.
constexpr std::string_view proportionalForm = "proportional";

constexpr ScalingWord scalingWords[] = {{"default", "none"},
                                        {"none", "none"},
                                        {"linear", "linear"},
                                        {"dynamic", "dynamic"},
                                        {"dynamic_ntk", "dynamic"},
                                        {"dynamic-ntk", "dynamic"},
                                        {"ntk", "ntk-mixed", "", "new"},
                                        {"ntk", "ntk"},
                                        {"ntk-aware", "ntk"},
                                        {"ntk_aware", "ntk"},
                                        {"ntk-mixed", "ntk-mixed"},
                                        {"yarn", "yarn"},
                                        {"deepseek_yarn", "yarn"},
                                        {telechatYarn, "yarn"},
                                        {"llama3", "llama3"},
                                        {"longrope", "longrope"},
                                        {"su", "longrope"},
                                        {"mrope", "none", severalPositions},
                                        {"xdrope", "ntk", severalPositions},
                                        {proportionalForm, "none"}};

std::string allWords() {
    std::string all;
    for (const ScalingWord& row : scalingWords)
        if (row.onlyModel.empty()) all += (all.empty() ? "" : ", ") + std::string(row.word);
    return all;
}

const ScalingWord* wordOf(ConfigReader& reader, const SchemeChoice& choice) {
    const auto word = reader.word({"rope_type", "type"}, Where::innermost);
    if (!word) {
        if (reader.has({"factor"}, Where::innermost)) reader.fail(missing("rope_type, type"));
        return nullptr;
    }
    // huggingface/transformers, pull request 48105: of vision models.
    if (word->value == "axial") {
        reader.failUndrawn(
            {{POSISCOPE_TR("core",
                           "%1 “axial” turns some pairs by the row of a patch and others by its column "
                           "(RoPE in two dimensions), which Posiscope cannot show"),
              {word->name}},
             ""});
        return nullptr;
    }
    const auto* const row =
        std::find_if(std::begin(scalingWords), std::end(scalingWords), [&](const ScalingWord& each) {
            const bool ours =
                each.onlyModel.empty() || (choice.type != nullptr && isNamed(*choice.type, each.onlyModel));
            return ours && each.word == word->value;
        });
    if (row == std::end(scalingWords)) {
        reader.fail({Text(POSISCOPE_TR("core", "%1 must be %2, not “%3”"))
                         .with(Text::asIs(word->name))
                         .with({POSISCOPE_TR("core", "one of %1"), {allWords()}})
                         .with(Text::asIs(printable(word->value, 40))),
                     ""});
        return nullptr;
    }
    reader.noteRead(word->name, "“" + std::string(row->word) + "”",
                    "scaling " + (row->word == proportionalForm ? std::string(row->word) : row->scaling));
    return row;
}

/// L₀: what the scaling says, or what the model was made for.
std::optional<std::int64_t> takeOriginal(ConfigReader& reader, const GivenPositions& positions) {
    if (!reader.take(keys::originalMaxPosition.name, {"original_max_position_embeddings"})) {
        if (!positions) return std::nullopt;
        reader.set(keys::originalMaxPosition.name, positions->value, positions->name);
        reader.note(
            {POSISCOPE_TR("core", "assumed: original_max_position = %1 = %2, as nothing else is said"),
             {positions->name, groupedDigits(positions->value)}});
    }
    const auto found = reader.values().find(keys::originalMaxPosition.name);
    if (found == reader.values().end()) return std::nullopt;
    return std::get<std::int64_t>(found->second);
}

/// The quotient of the lengths, where there is no factor.
void takeFactor(ConfigReader& reader, const GivenPositions& positions, std::optional<std::int64_t> original,
                bool mayBeMissing) {
    if (reader.take(keys::factor.name, {"factor"}, Where::innermost)) return;
    if (!mayBeMissing || !positions || !original) return reader.fail(missing("factor"));
    const double quotient =
        std::max(1.0, static_cast<double>(positions->value) / static_cast<double>(*original));
    reader.set(keys::factor.name, quotient, positions->name);
    reader.note({POSISCOPE_TR("core", "assumed: factor = %1 / original_max_position_embeddings = %2"),
                 {positions->name, shortestDecimal(quotient)}});
}

void takeLength(ConfigReader& reader, double length, Text reason) {
    constexpr double longest = 1'073'741'824;
    reader.assume(keys::sequenceLength.name, static_cast<std::int64_t>(std::clamp(length, 2.0, longest)),
                  std::move(reason));
}

double factorOf(const ConfigReader& reader) {
    const auto found = reader.values().find(keys::factor.name);
    return found != reader.values().end() ? std::get<double>(found->second) : 1;
}

void takeAttentionFactor(ConfigReader& reader) {
    // 0 is ours for "not given"; a file that says 0 is wrong.
    reader.take(keys::attentionFactor.name, {"attention_factor"}, Where::innermost, Limits{0, 1000, true});
}

/// "[24,20,20]".
std::string numbersIn(const nlohmann::json& list) {
    constexpr std::size_t most = 60;
    return printable(list.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace), most);
}

/// DeepSeek-V4's own code multiplies sines and cosines by nothing (configuration_deepseek_v4.py).
void takeYarnFactor(ConfigReader& reader, const SchemeChoice& choice) {
    takeAttentionFactor(reader);
    if (choice.type != nullptr && isNamed(*choice.type, "deepseek_v4") &&
        !reader.has({"attention_factor"}, Where::innermost))
        reader.assume(keys::attentionFactor.name, 1.0, POSISCOPE_TR("core", "as models of this type do"));
}

/// 0.07·ln s + 1, where the file gives no factor.
void assumeTelechatFactor(ConfigReader& reader) {
    if (reader.has({"attention_factor"}, Where::innermost)) return;
    const double factor = 0.07 * std::log(std::max(1.0, factorOf(reader))) + 1;
    reader.assume(keys::attentionFactor.name, factor, POSISCOPE_TR("core", "as telechat3-yarn means it"));
}

void readDynamic(ConfigReader& reader, const GivenPositions& positions) {
    const auto original = takeOriginal(reader, positions);
    if (reader.has({"alpha"}, Where::innermost)) {
        // Hunyuan: the base times alpha^(d/(d−2)) whatever the length is.
        reader.set(keys::scaling.name, std::string("ntk"), "alpha");
        reader.take(keys::factor.name, {"alpha", "factor"}, Where::innermost);
        return;
    }
    takeFactor(reader, positions, original, false);
    takeLength(reader, factorOf(reader) * static_cast<double>(original.value_or(4096)),
               POSISCOPE_TR("core",
                            "the factor times the original context; the scaling follows the length of the "
                            "sequence and begins beyond the original context"));
}

/// (0.1·mscale_all_dim·ln factor + 1)²: deepseek-ai/DeepSeek-V3, inference/model.py.
std::string scoreFactor(ConfigReader& reader) {
    const auto part = reader.values().find(keys::mscaleAllDim.name);
    if (part == reader.values().end() || factorOf(reader) <= 1) return {};
    const double once = 0.1 * std::get<double>(part->second) * std::log(factorOf(reader)) + 1;
    return withDigits(once * once, 5);
}

void noteScoreFactor(ConfigReader& reader) {
    const std::string factor = scoreFactor(reader);
    const Undrawn reading{POSISCOPE_TR("core", "factor of the scores"), factor};
    if (factor.empty())
        return reader.noteUndrawn(
            POSISCOPE_TR("core",
                         "not shown: scores are multiplied by the square of what mscale_all_dim gives"),
            reading);
    reader.noteUndrawn(
        {POSISCOPE_TR("core",
                      "not shown: scores are multiplied by %1, the square of what mscale_all_dim gives"),
         {factor}},
        reading);
}

void readYarn(ConfigReader& reader, const GivenPositions& positions, const SchemeChoice& choice) {
    takeFactor(reader, positions, takeOriginal(reader, positions), true);
    takeYarnFactor(reader, choice);
    reader.take(keys::betaFast.name, {"beta_fast"}, Where::innermost);
    reader.take(keys::betaSlow.name, {"beta_slow"}, Where::innermost);
    reader.take(keys::truncate.name, {"truncate"}, Where::innermost);
    reader.take(keys::mscale.name, {"mscale"}, Where::innermost);
    reader.take(keys::mscaleAllDim.name, {"mscale_all_dim"}, Where::innermost);
    const auto head = reader.sources().find(keys::headDim.name);
    if (reader.has({"mscale_all_dim"}, Where::innermost) && head != reader.sources().end() &&
        head->second.ends_with("qk_rope_head_dim"))
        noteScoreFactor(reader);
}

void readLlama3(ConfigReader& reader, const GivenPositions& positions) {
    takeFactor(reader, positions, takeOriginal(reader, positions), false);
    for (const auto& key : {keys::lowFreqFactor, keys::highFreqFactor})
        if (!reader.take(key.name, {key.name}, Where::innermost)) reader.fail(missing(key.name));
}

void readLongrope(ConfigReader& reader, const GivenPositions& positions) {
    const auto original = takeOriginal(reader, positions);
    takeFactor(reader, positions, original, true);
    for (const auto& key : {keys::shortFactor, keys::longFactor})
        if (!reader.take(key.name, {key.name}, Where::innermost)) reader.fail(missing(key.name));
    const double length = positions ? static_cast<double>(positions->value)
                                    : factorOf(reader) * static_cast<double>(original.value_or(4096));
    takeLength(reader, length,
               POSISCOPE_TR("core", "the longest sequence: up to the original context short_factor is used"));
    const bool isLong = length > static_cast<double>(original.value_or(4096));
    if (reader.has({"attention_factor"}, Where::innermost))
        takeAttentionFactor(reader);
    else
        reader.take(keys::attentionFactor.name, {isLong ? "long_mscale" : "short_mscale"}, Where::innermost,
                    Limits{0, 1000, true});
}

/// nomic-bert-2048, modeling_hf_nomic_bert.py: dynamic scaling with keys of its own.
void readNomic(ConfigReader& reader) {
    if (!reader.has({"rotary_scaling_factor"})) return;
    reader.set(keys::scaling.name, std::string("dynamic"), "rotary_scaling_factor");
    reader.take(keys::factor.name, {"rotary_scaling_factor"});
    reader.take(keys::originalMaxPosition.name, {"max_trained_positions"});
    const auto positions = positionsOf(reader);
    takeLength(reader, positions ? static_cast<double>(positions->value) : 0,
               POSISCOPE_TR("core", "the longest sequence: up to the original context nothing is scaled"));
}

/// Llama 3.1 and later in Meta's own params.json: meta-llama/llama-models, models/llama3/model.py,
/// apply_scaling, and models/llama4/args.py.
void readMeta(ConfigReader& reader) {
    const auto scaled = reader.flag({"use_scaled_rope"});
    if (!scaled || !scaled->value) return;
    reader.noteRead(scaled->name, "true", "scaling llama3");
    reader.set(keys::scaling.name, std::string("llama3"), scaled->name);
    const Text reason = POSISCOPE_TR("core", "as Meta’s own program does");
    if (!reader.take(keys::factor.name, {"rope_scaling_factor"}))
        reader.assume(keys::factor.name, 8.0, reason);
    if (!reader.take(keys::highFreqFactor.name, {"rope_high_freq_factor"}))
        reader.assume(keys::highFreqFactor.name, 4.0, reason);
    reader.assume(keys::lowFreqFactor.name, 1.0, reason);
    reader.assume(keys::originalMaxPosition.name, std::int64_t{8192}, reason);
}

}  // namespace

void readRopeScaling(ConfigReader& reader, bool opened, const GivenPositions& positions,
                     const SchemeChoice& choice) {
    // ERNIE 4.5 VL: baidu/ERNIE-4.5-VL-28B-A3B-PT, modeling_ernie4_5_vl.py.
    if (const auto axes = reader.flag({"rope_3d"}); axes && axes->value) {
        const auto given = reader.any({"freq_allocation"});
        // The sections say it, where they are given.
        if (!opened || !reader.has({"mrope_section"}))
            reader.noteUndrawn(severalPositions,
                               {sectionsOfPairs, given ? "freq_allocation " + shortForm(*given->value) : ""});
    }
    if (!opened) {
        if (choice.type != nullptr && isNamed(*choice.type, "nomic_bert")) readNomic(reader);
        readMeta(reader);
        return;
    }
    const auto sections = reader.any({"mrope_section", "xdrope_section"});
    if (sections) {
        const auto interleaved = reader.any({"mrope_interleaved"});
        reader.noteUndrawn(
            severalPositions,
            {sectionsOfPairs, numbersIn(*sections->value) +
                                  (interleaved && *interleaved->value == true ? " interleaved" : "")});
    }
    const ScalingWord* row = wordOf(reader, choice);
    if (row == nullptr) return;
    const std::string scaling = row->scaling;
    reader.set(keys::scaling.name, scaling, "rope_type");
    const bool noted = row->note == severalPositions && sections;
    if (*row->note != '\0' && !noted) reader.noteUndrawn(row->note, Undrawn{sectionsOfPairs});
    if (row->word == proportionalForm) reader.any({"factor"});
    if (row->word == "xdrope") {
        // Base times alpha^(d/(d−2)): vllm-project/vllm, rotary_embedding/xdrope.py.
        if (!reader.take(keys::factor.name, {"alpha"}, Where::innermost)) reader.fail(missing("alpha"));
    } else if (scaling == "linear" || scaling == "ntk") {
        takeFactor(reader, positions, takeOriginal(reader, positions), false);
    } else if (scaling == "ntk-mixed") {
        takeFactor(reader, positions, takeOriginal(reader, positions), false);
        if (!reader.take(keys::mixedB.name, {"mixed_b"}, Where::innermost))
            reader.assume(keys::mixedB.name, 1.0, POSISCOPE_TR("core", "as no key says another"));
    } else if (scaling == "dynamic") {
        readDynamic(reader, positions);
    } else if (scaling == "yarn") {
        readYarn(reader, positions, choice);
        if (row->word == telechatYarn) assumeTelechatFactor(reader);
    } else if (scaling == "llama3") {
        readLlama3(reader, positions);
    } else if (scaling == "longrope") {
        readLongrope(reader, positions);
    }
}

}  // namespace posiscope
