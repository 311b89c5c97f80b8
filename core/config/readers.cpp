// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/readers.h"

#include <algorithm>

#include "core/base/printable.h"
#include "core/config/schemechoice.h"
#include "core/config/transformersfive.h"
#include "core/config/transformersfour.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// The text model of a configuration, and the row of its class.
struct TextModel {
    Json object;
    std::string type;
    const ReaderClass* row = nullptr;
};

std::string modelTypeIn(const Json& object) {
    const auto type = object.find("model_type");
    return type != object.end() && type->is_string() ? type->get<std::string>() : std::string();
}

const std::optional<ClassReading>& readingBy(const ReaderClass& row, Reader reader) {
    return reader == Reader::transformers4 ? row.four : row.five;
}

/// The keys of a file without text_config that reach the text model.
Json handedOn(const Json& whole, const std::vector<std::string>& keys) {
    Json object = whole;
    for (const char* key : {"rope_theta", "rope_scaling", "rope_parameters", "partial_rotary_factor"})
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) object.erase(key);
    return object;
}

TextModel textModelOf(Reader reader, const Json& config) {
    const ReaderClass* const outer = findReaderClass(modelTypeIn(config));
    TextModel model;
    if (outer != nullptr && !outer->text.empty()) {
        const auto inner = config.find("text_config");
        const bool own = inner != config.end() && inner->is_object();
        const auto& reading = readingBy(*outer, reader);
        model.object = own ? *inner : handedOn(config, reading ? reading->handedOn : outer->types);
        model.type = own && !modelTypeIn(*inner).empty() ? modelTypeIn(*inner) : outer->text;
    } else {
        model.object = *partOf(config).object;
        model.type = modelTypeIn(model.object);
    }
    model.row = findReaderClass(model.type);
    return model;
}

std::vector<ReadRope> readModel(Reader reader, const TextModel& model) {
    if (model.row == nullptr || !readingBy(*model.row, reader)) return {};
    ReaderFile file(model.object, model.type);
    const ClassReading& reading = *readingBy(*model.row, reader);
    return reader == Reader::transformers4 ? readByFour(reading, file) : readByFive(reading, file);
}

Text unknownBecause(const TextModel& model) {
    if (model.type.empty()) return POSISCOPE_TR("core", "not known: there is no model_type");
    const std::string type = printable(model.type, 40);
    if (model.row == nullptr)
        return {POSISCOPE_TR("core", "not known: Posiscope has no row for model_type “%1”"), {type}};
    return {POSISCOPE_TR("core", "not known: there is no class for model_type “%1”"), {type}};
}

}  // namespace

std::vector<ReadRope> readBy(Reader reader, const Json& config) {
    if (!config.is_object()) return {};
    return readModel(reader, textModelOf(reader, config));
}

std::vector<ProgramReading> programReadings(const Json& config) {
    std::vector<ProgramReading> all;
    for (const Reader reader : {Reader::transformers4, Reader::transformers5}) {
        const TextModel model = textModelOf(reader, config);
        ProgramReading program{reader == Reader::transformers4 ? "transformers 4" : "transformers 5",
                               readModel(reader, model)};
        if (program.layers.empty()) program.unknown = unknownBecause(model);
        all.push_back(std::move(program));
    }
    return all;
}

bool allReadTheSame(const std::vector<ProgramReading>& programs) {
    const ProgramReading* first = nullptr;
    for (const ProgramReading& each : programs) {
        if (each.layers.empty()) continue;
        if (first == nullptr) first = &each;
        if (!std::equal(each.layers.begin(), each.layers.end(), first->layers.begin(), first->layers.end(),
                        readsTheSame))
            return false;
    }
    return true;
}

}  // namespace posiscope
