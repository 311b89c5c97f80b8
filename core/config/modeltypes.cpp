#include "core/config/modeltypes.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

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

bool meets(const Json& config, const char* conditions) {
    const Json wanted = Json::parse(conditions);
    return std::ranges::all_of(wanted.items(), [&config](const auto& item) {
        const auto found = config.find(item.key());
        return found != config.end() && *found == item.value();
    });
}

}  // namespace

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
    const auto names = wordsOf(type.names);
    return std::ranges::find(names, name) != names.end();
}

const ModelType* findModelType(std::string_view name, const Json& config) {
    for (const auto rows : {rotaryTypes(), otherRotaryTypes(), tableTypes(), pictureTypes(), biasTypes()})
        for (const ModelType& row : rows)
            if (isNamed(row, name) && meets(config, row.when)) return &row;
    return nullptr;
}

const PositionWord* findPositionWord(std::string_view word) {
    const auto* const found = std::find_if(std::begin(positionWords), std::end(positionWords),
                                           [word](const PositionWord& row) { return row.word == word; });
    return found == std::end(positionWords) ? nullptr : found;
}

}  // namespace posiscope
