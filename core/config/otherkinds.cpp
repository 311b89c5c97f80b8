// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/otherkinds.h"

#include <algorithm>

#include "core/encodings/registry.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

const Encoding& encodingIn(const Values& values) {
    return *findEncoding(std::get<std::string>(values.at(encodingParameter().key)));
}

bool isSound(const Values& values) {
    const Encoding& encoding = encodingIn(values);
    const auto& rows = encoding.parameters;
    const bool each = std::none_of(rows.begin(), rows.end(), [&values](const Parameter& row) {
        return checkValue(row, values.at(row.key), values).has_value();
    });
    return each && (encoding.check == nullptr || !encoding.check(values));
}

/// The same number of positions in another encoding.
Values inEncoding(const Encoding& encoding, const Values& read) {
    Values values = read;
    values.set(encodingParameter().key, encoding.id);
    for (const Parameter& row : encoding.parameters)
        if (row.key != keys::maxLen.name || !read.contains(row.key)) values.set(row.key, row.initial);
    return values;
}

/// The parameters that make the difference; another encoding alone says enough.
std::vector<const Parameter*> differingIn(const Values& values, const Values& read) {
    const Encoding& encoding = encodingIn(values);
    if (&encoding != &encodingIn(read)) return {&encodingParameter()};
    std::vector<const Parameter*> rows;
    for (const Parameter& row : encoding.parameters)
        if (row.relevantIn(values) && values.at(row.key) != read.at(row.key)) rows.push_back(&row);
    return rows;
}

/// What the layers of all kinds share: the configuration without the objects of each.
Json sharedPart(const Json& configuration) {
    Json shared = Json::object();
    for (const auto& [key, json] : configuration.items())
        // compress_rope_theta is the base of DeepSeek-V4's other layers, which their own object has instead.
        if (key != "rope_parameters" && key != "rope_scaling" && key != "compress_rope_theta")
            shared[key] = json;
    return shared;
}

/// The values of layers with an object of their own. `configuration` is what they share, and is left so.
std::optional<Values> valuesOfKind(const LayerKind& layers, Json& configuration) {
    configuration["rope_parameters"] = *layers.rope;
    // Gemma 4: huggingface/transformers, models/gemma4/modeling_gemma4.py, Gemma4TextAttention.
    const Json headDim = configuration.value("head_dim", Json());
    const auto width = configuration.find("global_head_dim");
    const bool own = layers.kind == "full_attention" && width != configuration.end() && !width->is_null();
    if (own) configuration["head_dim"] = *width;
    auto values = valuesOfLayers(configuration);
    if (own) configuration["head_dim"] = headDim;
    return values;
}

}  // namespace

std::vector<OtherKind> otherKinds(const ConfigReader& reader, const Values& read) {
    std::vector<OtherKind> kinds;
    std::optional<Json> shared;
    for (const LayerKind& layers : reader.others()) {
        Values values = read;
        if (layers.rope != nullptr) {
            if (!shared) shared = sharedPart(reader.outermost());
            const auto own = valuesOfKind(layers, *shared);
            if (!own) continue;
            values = *own;
        } else if (layers.encoding != nullptr) {
            values = inEncoding(*layers.encoding, read);
        }
        for (const auto& [key, value] : layers.values)
            values.set(key, value);
        if (values == read || !isSound(values)) continue;
        std::vector<const Parameter*> differing = differingIn(values, read);
        kinds.push_back({layers.name, std::move(values), std::move(differing)});
    }
    return kinds;
}

Text otherKindNote(const OtherKind& kind) {
    std::string options;
    for (const Parameter* row : kind.differing)
        options +=
            (options.empty() ? "" : " ") + row->option() + " " + formatValue(*row, kind.values.at(row->key));
    return Text(POSISCOPE_TR("core", "other layers (%1): %2")).with(kind.name).with(Text::asIs(options));
}

}  // namespace posiscope
