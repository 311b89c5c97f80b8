// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/modelconfig.h"

#include <algorithm>
#include <iterator>

#include "core/base/printable.h"
#include "core/base/printablepath.h"
#include "core/config/configtext.h"
#include "core/config/diffusersconfig.h"
#include "core/config/ggufconfig.h"
#include "core/config/otherkinds.h"
#include "core/config/schemes.h"
#include "core/config/yamlconfig.h"
#include "core/config/yamltext.h"
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
    if (type.recurrent != RecurrentLayers::none && !allLayersAttend(reader.outermost()))
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

ConfigValues configOf(const ConfigReader& reader, Values values) {
    ConfigValues config;
    config.encoding = reader.encoding();
    config.values = std::move(values);
    config.notes = reader.notes();
    config.undrawn = reader.undrawn();
    config.notUnderstood = reader.notUnderstood();
    return config;
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

/// The object of a whole configuration.
Result<ConfigValues> readRoot(const Json& root) {
    const ConfigPart part = partOf(root);
    ConfigReader reader(*part.object, part.path);
    noteAround(reader, root, part);
    if (isOfDiffusers(root)) {
        readDiffusers(reader);
        if (reader.failure()) return *reader.failure();
        reader.noteIgnored(nullptr);
        return configOf(reader, valuesOf(reader));
    }
    const auto choice = chooseScheme(reader);
    if (reader.failure()) return *reader.failure();
    if (!choice) return nothingRecognised();
    const auto* const row =
        std::find_if(std::begin(schemeReaders), std::end(schemeReaders),
                     [&choice](const SchemeReader& each) { return each.scheme == choice->scheme; });
    if (row == std::end(schemeReaders)) return Error{{choice->type->notes.front(), {}}, ""};
    row->read(reader, *choice);
    if (reader.failure()) return *reader.failure();
    if (choice->byType) noteType(reader, *choice->type);
    if (choice->type != nullptr) reader.noteRow(*choice->type);
    reader.noteIgnored(choice->type);
    Values values = valuesOf(reader);
    if (auto failure = check(reader, values)) return Error{std::move(failure->text), ""};
    ConfigValues config = configOf(reader, std::move(values));
    addOtherKinds(reader, config);
    for (const OtherKind& kind : config.others)
        config.notes.push_back(otherKindNote(kind));
    if (row->scheme == Scheme::rope) {
        config.rotary = rotaryFormOf(*part.object, config.values);
        config.hidden = proportionalLayersOf(*part.object, config.values);
    }
    config.statesRows = part.path.empty() && statesRows(reader, *choice);
    return config;
}

Result<ConfigValues> readYamlConfig(std::string_view text) {
    const auto yaml = parseYaml(text);
    if (!yaml) return yaml.error();
    std::vector<Text> notes;
    const auto root = yamlConfig(*yaml, notes);
    if (!root) return root.error();
    auto config = readRoot(*root);
    if (config) config.value().notes.insert(config.value().notes.begin(), notes.begin(), notes.end());
    return config;
}

Result<ConfigValues> readGgufConfig(const InputFile& file, const std::string& path) {
    const auto header = readGguf(file);
    if (!header) return header.error();
    std::vector<Text> notes;
    const Json translated = ggufConfig(*header, path, notes);
    auto config = readConfig(translated.dump(-1, ' ', true, Json::error_handler_t::replace));
    if (config) config.value().notes.insert(config.value().notes.begin(), notes.begin(), notes.end());
    return config;
}

Result<ConfigValues> readFile(const std::string& path) {
    const auto file = InputFile::open(path);
    if (!file) return file.error();
    if (isGguf(*file)) return readGgufConfig(*file, path);
    if (!path.ends_with(".json") && tableFormatOf(*file, path))
        return tableError(POSISCOPE_TR("core", "it is a file of numbers (%1) and no configuration"),
                          {printable(path.substr(std::min(path.size(), path.rfind('.'))), 20)});
    if (file->size() > mostBytes)
        return tableError(POSISCOPE_TR("core", "it is larger than %1 bytes, which no configuration is"),
                          {groupedDigits(static_cast<std::int64_t>(mostBytes))});
    const auto text = file->beginning(mostBytes);
    if (!text) return text.error();
    return readConfig(*text);
}

}  // namespace

Result<ConfigValues> readConfig(std::string_view text) {
    if (looksLikeYaml(text)) return readYamlConfig(text);
    const auto root = parseConfig(text);
    if (!root) return root.error();
    return readRoot(*root);
}

std::optional<ConfigValues> readLayers(const Json& object) {
    ConfigReader reader(object, "");
    const auto choice = chooseScheme(reader);
    if (reader.failure() || !choice || choice->scheme != Scheme::rope) return std::nullopt;
    readRope(reader, *choice);
    if (reader.failure()) return std::nullopt;
    if (choice->type != nullptr) reader.noteRow(*choice->type);
    reader.noteIgnored(choice->type);
    ConfigValues layers = configOf(reader, valuesOf(reader));
    if (check(reader, layers.values)) return std::nullopt;
    const RotaryForm form = rotaryFormOf(object, layers.values);
    if (form.proportional.given()) makePlain(form.proportional, layers.values);
    return layers;
}

Text warningOf(const ConfigReading& reading) {
    constexpr std::size_t most = 5;
    const auto& keys = reading.notUnderstood;
    std::string names;
    for (std::size_t n = 0; n < std::min(most, keys.size()); ++n)
        names += (n == 0 ? "" : ", ") + keys[n];
    if (keys.size() > most) names += ", …";
    if (names.empty()) return {};
    return {POSISCOPE_TR("core", "not understood: %1; the model may number positions otherwise than shown"),
            {names}};
}

Result<ConfigReading> openConfig(State& state, const std::string& path) {
    const auto config = readFile(path);
    if (!config)
        return Error{Text(POSISCOPE_TR("core", "cannot read %1: %2"))
                         .with(Text::asIs(printablePath(path)))
                         .with(config.error().text),
                     ""};
    chooseEncoding(state, *config->encoding);
    for (const Parameter& parameter : config->encoding->parameters)
        state.values.set(parameter.key, config->values.at(parameter.key));
    repair(state);
    return static_cast<const ConfigReading&>(*config);
}

}  // namespace posiscope
