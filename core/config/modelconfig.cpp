// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/modelconfig.h"

#include <algorithm>
#include <iterator>

#include "core/base/printable.h"
#include "core/base/printablepath.h"
#include "core/config/configshelf.h"
#include "core/config/configtext.h"
#include "core/config/diffusersconfig.h"
#include "core/config/ggufconfig.h"
#include "core/config/layerkinds.h"
#include "core/config/layerlists.h"
#include "core/config/paramsjson.h"
#include "core/config/readers.h"
#include "core/config/schemes.h"
#include "core/config/undrawnkeys.h"
#include "core/config/yamlconfig.h"
#include "core/config/yamltext.h"
#include "core/encodings/registry.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/tables/inputfile.h"
#include "core/tables/tableerrors.h"
#include "core/tables/tableformats.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t mostBytes = 16'000'000;

struct SchemeReader {
    Scheme scheme;
    void (*read)(ConfigReader& reader, const SchemeChoice& choice);
};

constexpr SchemeReader schemeReaders[] = {{Scheme::rope, readRope},
                                          {Scheme::learned, readLearned},
                                          {Scheme::sinusoidal, readSinusoidal},
                                          {Scheme::timestep, readTimestep},
                                          {Scheme::mae, readMae},
                                          {Scheme::detr, readDetr},
                                          {Scheme::alibi, readAlibi},
                                          {Scheme::t5, readT5},
                                          {Scheme::deberta, readDeberta},
                                          {Scheme::shaw, readShaw},
                                          {Scheme::transformerXl, readTransformerXl},
                                          {Scheme::nope, readNope}};

/// All parameters of the encoding: those that were read, and the others as they are at first.
Values valuesOf(const ConfigReader& reader) {
    Values values = defaultState().values;
    values.set(encodingParameter().key, reader.encoding()->id);
    for (const Parameter& parameter : reader.encoding()->parameters)
        values.set(parameter.key, parameter.initial);
    for (const auto& [key, value] : reader.values())
        values.set(key, value);
    return values;
}

/// Whether layer_types, or a list like it, names no layer that works without attention.
bool allLayersAttend(const Json& object) {
    for (const char* key : {"layer_types", "layers_block_type", "block_types"})
        if (const auto list = object.find(key); list != object.end() && list->is_array() && !list->empty())
            return std::all_of(list->begin(), list->end(), [](const Json& each) {
                return each.is_string() && each.get<std::string>().find("attention") != std::string::npos &&
                       each != "linear_attention";
            });
    return false;
}

void noteType(ConfigReader& reader, const ModelType& type) {
    if (type.recurrent == RecurrentLayers::besideAttention)
        reader.noteUndrawn(POSISCOPE_TR("core",
                                        "not shown: a recurrent part beside the attention of every layer, "
                                        "which knows the order by itself"));
    else if (type.recurrent != RecurrentLayers::none && !allLayersAttend(reader.outermost()))
        reader.noteUndrawn(
            type.recurrent == RecurrentLayers::linearAttention
                ? POSISCOPE_TR("core",
                               "not shown: layers with linear attention, which know the order by themselves")
                : POSISCOPE_TR("core",
                               "not shown: layers without attention, which know the order by themselves"));
    for (const std::string& note : type.notes)
        reader.noteUndrawn({note, {}});
}

Failure check(const ConfigReader& reader, const Values& values) {
    for (const Parameter& parameter : reader.encoding()->parameters)
        if (auto failure = checkValue(parameter, values.at(parameter.key), values)) return failure;
    if (reader.encoding()->check == nullptr) return std::nullopt;
    auto failure = reader.encoding()->check(values);
    if (!failure) return std::nullopt;
    // In the words of the file, where it calls the parameter otherwise.
    const auto source = reader.sources().find(failure->field);
    if (source == reader.sources().end() || source->second == failure->field)
        return Error{std::move(failure->text), ""};
    return Error{Text("%1: %2").with(Text::asIs(source->second)).with(std::move(failure->text)), ""};
}

/// The kind that is read, and nothing else yet.
ModelConfig configOf(const ConfigReader& reader) {
    ModelConfig config;
    config.kinds.push_back({.values = valuesOf(reader)});
    return config;
}

/// Adds how it was read, before what the kinds of layers have told.
void addReport(const ConfigReader& reader, ModelConfig& config) {
    const auto putBefore = [](auto& list, const auto& first) {
        list.insert(list.begin(), first.begin(), first.end());
    };
    putBefore(config.notes, reader.notes());
    putBefore(config.readings, reader.readings());
    putBefore(config.notUnderstood, reader.notUnderstood());
}

/// The keys about positions in the objects around the part that is read.
void noteAround(ConfigReader& reader, const Json& root, const ConfigPart& part) {
    if (part.path.empty()) return;
    reader.note({POSISCOPE_TR("core", "read: %1, as the whole configuration says nothing about positions"),
                 {part.path.substr(0, part.path.size() - 1)}});
    ConfigReader around(root, "");
    around.noteIgnored(nullptr);
    for (const Text& note : around.notes())
        reader.note(note);
    reader.addNotUnderstood(around.notUnderstood());
}

/// The differences of other kinds as options.
void addOtherNotes(ModelConfig& config) {
    for (const LayerKind* kind : otherKinds(config))
        config.notes.push_back(otherKindNote(*kind, config.shown()));
}

/// The failure, or what was read of positions that no encoding draws.
Result<ModelConfig> failed(const ConfigReader& reader) {
    if (!reader.isUndrawn()) return *reader.failure();
    ModelConfig config{.undrawn = reader.failure()};
    config.readings = undrawnReadings(reader.outermost());
    return config;
}

/// The object of a configuration, or a part of it, whose numbers are the same for all layers of a type.
Result<ModelConfig> readPart(const Json& root, const ConfigPart& part, bool named,
                             const std::vector<RepeatedKey>& repeated, const std::string& layers) {
    ConfigReader reader(*part.object, part.path);
    reader.prefer(layers);
    if (!named) noteAround(reader, root, part);
    if (!named && isOfDiffusers(root)) {
        readDiffusers(reader);
        if (reader.failure()) return failed(reader);
        reader.noteIgnored(nullptr);
        ModelConfig config = configOf(reader);
        addReport(reader, config);
        return config;
    }
    const auto choice = chooseScheme(reader);
    if (reader.failure()) return *reader.failure();
    if (!choice) return nothingRecognised();
    const auto* const row =
        std::find_if(std::begin(schemeReaders), std::end(schemeReaders),
                     [&choice](const SchemeReader& each) { return each.scheme == choice->scheme; });
    if (row == std::end(schemeReaders)) {
        reader.failUndrawn({{choice->type->notes.front(), {}}, ""});
        return failed(reader);
    }
    row->read(reader, *choice);
    if (reader.failure()) return failed(reader);
    if (choice->byType) noteType(reader, *choice->type);
    if (choice->type != nullptr) reader.noteRow(*choice->type);
    ModelConfig config = configOf(reader);
    if (auto failure = check(reader, config.values())) return Error{std::move(failure->text), ""};
    if (row->scheme == Scheme::rope)
        config.kinds.front().rotary = reader.layers().empty()
                                          ? rotaryFormOf(*part.object, config.values())
                                          : rotaryFormOf(*part.object, &reader.innermost(), config.values());
    addLayerKinds(reader, choice->type, config);
    if (reader.failure()) return *reader.failure();
    reader.noteIgnored(choice->type);
    reader.noteRepeated(repeated);
    addReport(reader, config);
    addOtherNotes(config);
    config.statesRows = part.path.empty() && statesRows(reader, *choice);
    return config;
}

/// The parts for other inputs than words.
void noteOtherParts(const Json& root, const ConfigPart& read, std::vector<Text>& notes) {
    for (const char* word : {"vision", "audio"}) {
        const auto part = partNamed(root, word);
        if (!part || read.path.starts_with(part->path)) continue;
        notes.push_back(Text(POSISCOPE_TR("core", "not read: %1, another part of the model"))
                            .onCommandLine("not read: %1, another part of the model; --part %2 reads it")
                            .with(Text::asIs(part->path.substr(0, part->path.size() - 1)))
                            .with(Text::asIs(word)));
    }
}

/// The object of a whole configuration.
Result<ModelConfig> readRoot(const Json& whole, const std::string& named, const std::string& layers,
                             const std::vector<RepeatedKey>& repeated = {}) {
    std::vector<Text> notes;
    const Json root = isParamsJson(whole) ? paramsConfig(whole, notes) : whole;
    const auto found = named.empty() ? Result<ConfigPart>(partOf(root)) : partNamed(root, named);
    if (!found) return found.error();
    ConfigPart part = *found;
    if (named.empty()) noteOtherParts(root, part, notes);
    Json translated;
    if (hasLayerLists(*part.object)) {
        auto without = withoutLayerLists(*part.object, notes);
        if (!without) return without.error();
        translated = std::move(without.value());
        part.object = &translated;
    }
    auto config = readPart(root, part, !named.empty(), repeated, layers);
    if (config) config.value().notes.insert(config.value().notes.begin(), notes.begin(), notes.end());
    return config;
}

/// What other programs read from a config.json, where the layers rotate.
void addPrograms(const Json& root, const std::string& named, ModelConfig& config) {
    const bool rotary = std::ranges::any_of(config.kinds, [](const LayerKind& kind) {
        return kind.values.get(keys::encoding) == ropeEncoding().id;
    });
    if (!rotary || isParamsJson(root) || isOfDiffusers(root)) return;
    config.programs = programReadings(named.empty() ? root : *partNamed(root, named)->object);
}

Result<ModelConfig> readYamlConfig(std::string_view text, const std::string& part,
                                   const std::string& layers) {
    std::vector<RepeatedKey> repeated;
    const auto yaml = parseYaml(text, repeated);
    if (!yaml) return yaml.error();
    std::vector<Text> notes;
    const auto root = yamlConfig(*yaml, notes);
    if (!root) return root.error();
    auto config = readRoot(*root, part, layers, repeated);
    if (config) config.value().notes.insert(config.value().notes.begin(), notes.begin(), notes.end());
    return config;
}

Result<ModelConfig> readGgufConfig(const InputFile& file, const std::string& path, const std::string& part,
                                   const std::string& layers) {
    const auto header = readGguf(file);
    if (!header) return header.error();
    std::vector<Text> notes;
    const Json translated = ggufConfig(*header, path, notes);
    auto config = readRoot(translated, part, layers);
    if (config) config.value().notes.insert(config.value().notes.begin(), notes.begin(), notes.end());
    return config;
}

Result<ModelConfig> readText(std::string_view text, const std::string& part, const std::string& layers) {
    if (looksLikeYaml(text)) return readYamlConfig(text, part, layers);
    std::vector<RepeatedKey> repeated;
    const auto root = parseConfig(text, repeated);
    if (!root) return root.error();
    auto config = readRoot(*root, part, layers, repeated);
    if (config) addPrograms(*root, part, config.value());
    return config;
}

Result<ModelConfig> readAnyFile(const std::string& path, const std::string& part, const std::string& layers) {
    const auto file = InputFile::open(path);
    if (!file) return file.error();
    if (isGguf(*file)) return readGgufConfig(*file, path, part, layers);
    if (!path.ends_with(".json") && tableFormatOf(*file, path))
        return tableError(POSISCOPE_TR("core", "it is a file of numbers (%1) and no configuration"),
                          {printable(path.substr(std::min(path.size(), path.rfind('.'))), 20)});
    if (file->size() > mostBytes)
        return tableError(POSISCOPE_TR("core", "it is larger than %1 bytes, which no configuration is"),
                          {groupedDigits(static_cast<std::int64_t>(mostBytes))});
    const auto text = file->beginning(mostBytes);
    if (!text) return text.error();
    return readText(*text, part, layers);
}

/// What is not drawn is an error that says what was read.
Result<ModelConfig> drawn(Result<ModelConfig> config) {
    if (config && config->undrawn) return withReadings(*config->undrawn, config->readings);
    return config;
}

}  // namespace

Result<ModelConfig> readConfig(std::string_view text, const std::string& part) {
    return drawn(readText(text, part, {}));
}

Result<ModelConfig> readConfigFile(const std::string& path, const std::string& part,
                                   const std::string& layers) {
    return drawn(readAnyFile(path, part, layers));
}

std::optional<ModelConfig> readUndrawnFile(const std::string& path, const std::string& part) {
    auto config = readAnyFile(path, part, {});
    if (!config || !config->undrawn) return std::nullopt;
    return std::move(config.value());
}

std::optional<ModelConfig> readLayers(const Json& object) {
    ConfigReader reader(object, "");
    const auto choice = chooseScheme(reader);
    if (reader.failure() || !choice || choice->scheme != Scheme::rope) return std::nullopt;
    readRope(reader, *choice);
    if (reader.failure()) return std::nullopt;
    if (choice->type != nullptr) reader.noteRow(*choice->type);
    reader.noteIgnored(choice->type);
    ModelConfig layers = configOf(reader);
    if (check(reader, layers.values())) return std::nullopt;
    layers.kinds.front().rotary = rotaryFormOf(object, layers.values());
    addReport(reader, layers);
    return layers;
}

const Encoding& ModelConfig::encoding() const {
    return *findEncoding(values().get(keys::encoding));
}

std::vector<const LayerKind*> otherKinds(const ModelConfig& config) {
    std::vector<const LayerKind*> others;
    const Values shown = drawnValues(config.shown());
    for (std::size_t n = 1; n < config.kinds.size(); ++n)
        if (config.kinds[n].attends && drawnValues(config.kinds[n]) != shown)
            others.push_back(&config.kinds[n]);
    return others;
}

std::vector<const Parameter*> differingParameters(const LayerKind& kind, const LayerKind& shown) {
    const Values values = drawnValues(kind), before = drawnValues(shown);
    const Encoding& encoding = *findEncoding(values.get(keys::encoding));
    if (encoding.id != before.get(keys::encoding)) return {&encodingParameter()};
    std::vector<const Parameter*> rows;
    for (const Parameter& row : encoding.parameters)
        if (row.relevantIn(values) && values.at(row.key) != before.at(row.key)) rows.push_back(&row);
    return rows;
}

Text warningOf(const ModelConfig& config) {
    constexpr std::size_t most = 5;
    const auto& keys = config.notUnderstood;
    std::string names;
    for (std::size_t n = 0; n < std::min(most, keys.size()); ++n)
        names += (n == 0 ? "" : ", ") + keys[n];
    if (keys.size() > most) names += ", …";
    if (names.empty()) return {};
    return {POSISCOPE_TR("core", "not understood: %1; the model may number positions otherwise than shown"),
            {names}};
}

Failure chooseLayer(ModelConfig& config, std::int64_t layer) {
    const auto& shown = config.shown().layers;
    if (!shown)
        return tableError(POSISCOPE_TR("core", "it does not say which layers are of which kind: --layer"));
    if (layer < 0 || layer >= shown->all)
        return tableError(POSISCOPE_TR("core", "it has the layers 0 to %1: --layer"),
                          {groupedDigits(shown->all - 1)});
    for (LayerKind& kind : config.kinds) {
        if (!kind.layers || !std::ranges::binary_search(kind.layers->which, layer)) continue;
        config.notes.resize(config.notes.size() - otherKinds(config).size());
        std::swap(kind, config.kinds.front());
        // It is shown now.
        if (!config.shown().note.empty()) std::erase(config.notes, config.shown().note);
        config.notes.insert(config.notes.begin(), Text(POSISCOPE_TR("core", "shown: layer %1 (%2)"))
                                                      .with(Text::asIs(groupedDigits(layer)))
                                                      .with(nameWithCount(config.shown())));
        addOtherNotes(config);
        return std::nullopt;
    }
    return tableError(POSISCOPE_TR("core", "its layer %1 is of a kind that Posiscope cannot show: --layer"),
                      {groupedDigits(layer)});
}

void showKind(State& state, const LayerKind& kind) {
    const Values values = drawnValues(kind);
    const Encoding& encoding = *findEncoding(values.get(keys::encoding));
    chooseEncoding(state, encoding);
    for (const Parameter& parameter : encoding.parameters)
        state.values.set(parameter.key, values.at(parameter.key));
    repair(state);
}

Result<ModelConfig> openConfig(State& state, const std::string& path, const ConfigChoice& choice) {
    auto config = readConfigFile(path, choice.part);
    Failure failure = !config ? Failure(config.error()) : std::nullopt;
    if (!failure && choice.layer) failure = chooseLayer(config.value(), *choice.layer);
    // Layers with an object of their own are read as those that are shown, so that the report is theirs.
    if (!failure && choice.layer && !config->shown().key.empty()) {
        config = readConfigFile(path, choice.part, config->shown().key);
        failure = config ? chooseLayer(config.value(), *choice.layer) : Failure(config.error());
    }
    if (failure)
        return Error{Text(POSISCOPE_TR("core", "cannot read %1: %2"))
                         .with(Text::asIs(printablePath(path)))
                         .with(failure->text),
                     ""};
    showKind(state, config->shown());
    state.set(keys::configFile, path);
    state.set(keys::configPart, choice.part);
    return config;
}

}  // namespace posiscope
