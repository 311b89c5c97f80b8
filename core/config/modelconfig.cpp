#include "core/config/modelconfig.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "core/base/printable.h"
#include "core/config/configtext.h"
#include "core/config/schemes.h"
#include "core/parameters/numbertext.h"
#include "core/tables/inputfile.h"
#include "core/tables/tableerrors.h"

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

/// The keys about positions in the objects around the part that is read.
void noteAround(ConfigReader& reader, const Json& root, const ConfigPart& part) {
    if (part.path.empty()) return;
    reader.note({POSISCOPE_TR("core", "read: %1, as the whole configuration says nothing about positions"),
                 {part.path.substr(0, part.path.size() - 1)}});
    ConfigReader around(root, "");
    around.noteIgnored();
    for (const Text& note : around.notes())
        reader.note(note);
}

}  // namespace

Result<ConfigValues> readConfig(std::string_view json) {
    const auto root = parseConfig(json);
    if (!root) return root.error();
    const ConfigPart part = partOf(*root);
    ConfigReader reader(*part.object, part.path);
    noteAround(reader, *root, part);
    const auto choice = chooseScheme(reader);
    if (reader.failure()) return *reader.failure();
    if (!choice) return nothingRecognised();
    const auto* const row =
        std::find_if(std::begin(schemeReaders), std::end(schemeReaders),
                     [&choice](const SchemeReader& each) { return each.scheme == choice->scheme; });
    if (row == std::end(schemeReaders)) return Error{choice->type->notes.front(), ""};
    row->read(reader, *choice);
    if (reader.failure()) return *reader.failure();
    if (choice->byType)
        for (const char* note : choice->type->notes)
            if (note != nullptr) reader.note(note);
    if (choice->type != nullptr) reader.noteRow(*choice->type);
    reader.noteIgnored();
    Values values = valuesOf(reader);
    if (auto failure = check(reader, values)) return Error{std::move(failure->text), ""};
    ConfigValues config{reader.encoding(), std::move(values), reader.notes()};
    if (row->scheme == Scheme::rope) {
        config.rotary = rotaryFormOf(*part.object, config.values);
        config.hidden = proportionalLayersOf(*part.object, config.values);
    }
    return config;
}

Result<ConfigReading> openConfig(State& state, const std::string& path) {
    const auto read = [&path]() -> Result<ConfigValues> {
        const auto file = InputFile::open(path);
        if (!file) return file.error();
        if (file->size() > mostBytes)
            return tableError(POSISCOPE_TR("core", "it is larger than %1 bytes, which no configuration is"),
                              {groupedDigits(static_cast<std::int64_t>(mostBytes))});
        const auto text = file->beginning(mostBytes);
        if (!text) return text.error();
        return readConfig(*text);
    };
    const auto config = read();
    if (!config)
        return Error{Text(POSISCOPE_TR("core", "cannot read %1: %2"))
                         .with(Text::asIs(printable(path, std::numeric_limits<std::size_t>::max())))
                         .with(config.error().text),
                     ""};
    chooseEncoding(state, *config->encoding);
    for (const Parameter& parameter : config->encoding->parameters)
        state.values.set(parameter.key, config->values.at(parameter.key));
    repair(state);
    return ConfigReading{config->notes, config->rotary, config->hidden};
}

}  // namespace posiscope
