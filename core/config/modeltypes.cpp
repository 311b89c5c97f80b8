// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/modeltypes.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/config/rowchoice.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

constexpr PositionWord positionWords[] = {{"absolute", Scheme::learned, true},
                                          {"learned", Scheme::learned},
                                          {"learned_absolute", Scheme::learned},
                                          {"random", Scheme::learned, true},
                                          {"relative_key", Scheme::shaw},
                                          {"relative_key_query", Scheme::shaw},
                                          {"relative", Scheme::transformerXl},
                                          {"rotary", Scheme::rope},
                                          {"rope", Scheme::rope},
                                          {"alibi", Scheme::alibi},
                                          {"sinusoidal", Scheme::sinusoidal},
                                          {"sincos", Scheme::sinusoidal},
                                          {"sine", Scheme::sinusoidal, true},
                                          {"nope", Scheme::nope},
                                          {"none", Scheme::nope}};

/// "Qwen2ForCausalLM" → "qwen2", "deepseek_v3" → "deepseekv3".
std::string plainName(std::string_view name) {
    const auto isUpper = [&name](std::size_t at) {
        return at < name.size() && name[at] >= 'A' && name[at] <= 'Z';
    };
    for (std::size_t at = name.find("For"); at != std::string_view::npos; at = name.find("For", at + 1))
        if (at > 0 && isUpper(at + 3)) {
            name = name.substr(0, at);
            break;
        }
    for (const std::string_view end : {"LMHeadModel", "Model"})
        if (name.size() > end.size() && name.ends_with(end)) name.remove_suffix(end.size());
    std::string plain;
    for (const char each : name)
        if (each != '_' && each != '-')
            plain += each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    return plain;
}

template <class IsIt>
const ModelType* findRow(const Json& config, IsIt isIt) {
    for (const ModelType& row : modelTypes())
        if (isIt(row) && meets(config, row.when)) return &row;
    return nullptr;
}

constexpr std::array schemes{"rope", "learned", "sinusoidal", "timestep",       "mae",  "detr",     "alibi",
                             "t5",   "deberta", "shaw",       "transformer-xl", "nope", "not-shown"};
constexpr std::array counts{"given", "patches", "tubes", "windows", "series", "axes"};
constexpr std::array otherLayers{"none", "listed", "full", "sliding-unscaled"};
constexpr std::array recurrentLayers{"none", "linear-attention", "without-attention", "beside-attention"};

ModelType modelTypeOf(const Json& row) {
    ModelType type;
    type.types = row.at("types").get<std::vector<std::string>>();
    type.scheme = choiceIn<Scheme>(row, "scheme", schemes);
    type.when = row.value("when", type.when);
    type.defaults = row.value("defaults", type.defaults);
    type.interleaved = row.value("interleaved", type.interleaved);
    type.endpoint = row.value("endpoint", type.endpoint);
    type.first = row.value("first", type.first);
    type.extraRows = row.value("extra_rows", type.extraRows);
    type.width = row.value("width", type.width);
    type.headWidths = row.value("head_widths", type.headWidths);
    type.count = choiceIn<Count>(row, "count", counts);
    type.others = choiceIn<OtherLayers>(row, "other_layers", otherLayers);
    type.recurrent = choiceIn<RecurrentLayers>(row, "recurrent", recurrentLayers);
    type.notes = row.value("notes", type.notes);
    type.notedKeys = row.value("noted_keys", type.notedKeys);
    return type;
}

}  // namespace

const std::vector<ModelType>& modelTypes() {
    static const std::vector<ModelType> all = [] {
        std::vector<ModelType> types;
        for (const Json& row : Json::parse(modelTypesJson()))
            types.push_back(modelTypeOf(row));
        return types;
    }();
    return all;
}

bool meets(const Json& object, const Json& conditions) {
    return std::ranges::all_of(conditions.items(), [&object](const auto& item) {
        const auto found = object.find(item.key());
        return found != object.end() && *found == item.value();
    });
}

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto space = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, space));
        text.remove_prefix(std::min(space + 1, text.size()));
    }
    return words;
}

bool isNamed(const ModelType& type, std::string_view name) {
    return std::ranges::find(type.types, name) != type.types.end();
}

const ModelType* findModelType(std::string_view name, const Json& config) {
    return findRow(config, [name](const ModelType& row) { return isNamed(row, name); });
}

const ModelType* findArchitecture(std::string_view name, const Json& config) {
    const std::string plain = plainName(name);
    return findRow(config, [&plain](const ModelType& row) {
        return std::ranges::any_of(row.types,
                                   [&plain](const std::string& each) { return plainName(each) == plain; });
    });
}

const PositionWord* findPositionWord(std::string_view word) {
    const auto* const found = std::find_if(std::begin(positionWords), std::end(positionWords),
                                           [word](const PositionWord& row) { return row.word == word; });
    return found == std::end(positionWords) ? nullptr : found;
}

}  // namespace posiscope
