// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/layerkinds.h"

#include <algorithm>
#include <iterator>

#include "core/base/printable.h"
#include "core/config/layertypes.h"
#include "core/encodings/registry.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

const Encoding& encodingIn(const Values& values) {
    return *findEncoding(values.get(keys::encoding));
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

/// What cannot be shown, word for word.
void addUnread(const DescribedLayers& layers, ModelConfig& config) {
    const auto rope = layers.object->find("rope_parameters");
    if (rope != layers.object->end())
        config.readings.push_back(
            {layers.name,
             printable(rope->dump(-1, ' ', true, nlohmann::json::error_handler_t::replace), 200)});
}

/// The keys of the layers' own object; the others are those of the whole configuration.
void addNotUnderstood(const Text& name, const ModelConfig& layers, ModelConfig& config) {
    const std::string own = "rope_parameters.";
    for (const std::string& key : layers.notUnderstood)
        if (key.starts_with(own))
            config.notUnderstood.push_back(own + name.english() + "." + key.substr(own.size()));
}

/// The kind that is described; nothing where it cannot be shown.
std::optional<LayerKind> kindOf(const DescribedLayers& layers, ModelConfig& config) {
    LayerKind kind;
    kind.name = layers.name;
    kind.values = config.shown().values;
    kind.layers = layers.layers;
    kind.local = layers.local;
    kind.readings = layers.readings;
    kind.note = layers.note;
    kind.key = layers.key;
    if (layers.object) {
        const auto own = readLayers(*layers.object);
        if (!own) {
            addUnread(layers, config);
            config.notUnderstood.push_back("rope_parameters." + layers.name.english());
            return std::nullopt;
        }
        kind.values = own->shown().values;
        kind.rotary = own->shown().rotary;
        addNotUnderstood(layers.name, *own, config);
    } else if (layers.encoding != nullptr) {
        kind.values = inEncoding(*layers.encoding, config.shown().values);
    }
    for (const auto& [key, value] : layers.values)
        kind.values.set(key, value);
    if (!isSound(kind.values)) return std::nullopt;
    return kind;
}

bool isAlike(const LayerKind& a, const LayerKind& b) {
    return a.values == b.values && a.rotary == b.rotary && a.readings == b.readings;
}

/// All layers but these.
LayerSet restOf(const std::vector<LayerSet>& others, std::int64_t all) {
    std::vector<bool> taken(static_cast<std::size_t>(all));
    for (const LayerSet& layers : others)
        for (const std::int64_t layer : layers.which)
            if (layer < all) taken[static_cast<std::size_t>(layer)] = true;
    LayerSet rest{{}, all};
    for (std::int64_t layer = 0; layer < all; ++layer)
        if (!taken[static_cast<std::size_t>(layer)]) rest.which.push_back(layer);
    return rest;
}

/// Takes the layers of this type from the kind that is shown, as a kind of their own, where others stay.
void splitShown(const std::vector<std::string>& types, const std::string& type, ModelConfig& config) {
    LayerKind& shown = config.kinds.front();
    const auto isOfType = [&](std::int64_t layer) { return types[static_cast<std::size_t>(layer)] == type; };
    LayerKind part = shown;
    part.name = Text::asIs(printable(type));
    std::erase_if(part.layers->which, [&](std::int64_t layer) { return !isOfType(layer); });
    if (part.layers->which.empty() || part.layers->count() == shown.layers->count()) return;
    std::erase_if(shown.layers->which, isOfType);
    part.local = isLocalType(type);
    part.attends = isAttention(type);
    if (!part.attends) part.values = inEncoding(nopeEncoding(), part.values);
    if (!part.attends) part.rotary = {};
    config.kinds.push_back(std::move(part));
}

/// Names the layers of the kind that is shown, and those that look at other positions than the rest.
void divideShown(const std::vector<std::string>& types, ModelConfig& config) {
    std::vector<std::string> found;
    for (const std::int64_t layer : config.shown().layers->which)
        if (const std::string& type = types[static_cast<std::size_t>(layer)];
            std::ranges::find(found, type) == found.end())
            found.push_back(type);
    const auto isGlobal = [](const std::string& type) { return isAttention(type) && !isLocalType(type); };
    auto stays = std::ranges::find_if(found, isGlobal);
    if (stays == found.end()) stays = std::ranges::find_if(found, isAttention);
    const std::string own = stays != found.end() ? *stays : found.empty() ? std::string() : found.front();
    constexpr std::size_t most = 20;  // no model has more
    for (std::size_t n = 0; n < std::min(most, found.size()); ++n)
        if (found[n] != own && (isLocalType(found[n]) || !isAttention(found[n])))
            splitShown(types, found[n], config);
    LayerKind& shown = config.kinds.front();
    if (shown.name.empty()) shown.name = Text::asIs(printable(own));
    shown.local = shown.local || isLocalType(own);
}

bool hasKnownType(const nlohmann::json& object) {
    const auto type = object.find("model_type");
    return type != object.end() && type->is_string() &&
           findModelType(type->get_ref<const std::string&>(), object) != nullptr;
}

}  // namespace

void addLayerKinds(ConfigReader& reader, const ModelType* type, ModelConfig& config) {
    config.kinds.front().name = Text::asIs(reader.layers());
    config.kinds.front().local = isLocalType(reader.layers());
    bool known = true;  // whether the layers of all others are
    std::vector<LayerSet> others;
    for (const DescribedLayers& layers : reader.others()) {
        if (layers.layers && layers.layers->which.empty()) continue;
        auto kind = kindOf(layers, config);
        if (kind && isAlike(*kind, config.shown()) && !kind->local) continue;
        known = known && layers.layers;
        if (layers.layers) others.push_back(*layers.layers);
        if (kind) config.kinds.push_back(std::move(*kind));
    }
    const auto types = layerTypesOf(reader);
    // Some layers have no attention, and nothing says which.
    if (types.empty() && type != nullptr && type->recurrent != RecurrentLayers::none &&
        type->recurrent != RecurrentLayers::besideAttention && config.encoding().id != nopeEncoding().id)
        known = false;
    const auto all =
        types.empty() ? layersOf(reader) : std::optional(static_cast<std::int64_t>(types.size()));
    constexpr std::int64_t most = 1'000'000;
    if (known && all && *all <= most) config.kinds.front().layers = restOf(others, *all);
    if (known && !types.empty()) divideShown(types, config);
    const auto window = windowOf(reader);
    // Known models without types of layers have the window in all of them.
    if (window && all && hasKnownType(reader.outermost()) && types.empty() && config.kinds.size() == 1)
        config.kinds.front().local = true;
    for (LayerKind& kind : config.kinds)
        if (kind.local) kind.window = window;
}

Text otherKindNote(const LayerKind& kind, const LayerKind& shown) {
    std::string options;
    const Values values = drawnValues(kind);
    for (const Parameter* row : differingParameters(kind, shown))
        options +=
            (options.empty() ? "" : " ") + row->option() + " " + formatValue(*row, values.at(row->key));
    return Text(POSISCOPE_TR("core", "other layers (%1): %2"))
        .with(nameWithCount(kind))
        .with(Text::asIs(options));
}

}  // namespace posiscope
