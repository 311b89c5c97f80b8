#include "core/describe.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/keys.h"

namespace posiscope {

Description describe(const Scene& scene) {
    Description facts;
    const Model& model = *scene.model;
    facts.positions = model.table().rows();
    facts.dimensions = model.table().columns();
    for (const Frequency& frequency : model.frequencies())
        facts.pairs.push_back(
            {static_cast<std::int64_t>(facts.pairs.size()), frequency.radians(), frequency.wavelength()});
    facts.rowNormPosition = scene.state.get(keys::position);
    facts.rowNorm = model.rowNorm(facts.rowNormPosition);
    facts.rowNormIsConstant = model.rowNormIsConstant();
    facts.completeCycles = std::count_if(facts.pairs.begin(), facts.pairs.end(), [&](const PairFacts& pair) {
        return pair.wavelength <= static_cast<double>(facts.positions);
    });
    const auto cells =
        static_cast<std::uint64_t>(facts.positions) * static_cast<std::uint64_t>(facts.dimensions);
    facts.bytesFloat64 = cells * sizeof(double);
    facts.bytesFloat32 = cells * sizeof(float);
    facts.notes = model.notes();
    return facts;
}

std::string describeText(const Scene& scene) {
    const Description facts = describe(scene);
    std::ostringstream text;
    text << "encoding         " << encodingOf(scene.state).name.english() << " ("
         << encodingOf(scene.state).citation.full << ")\n";
    for (const Parameter& parameter : encodingOf(scene.state).parameters)
        text << parameter.key
             << std::string(std::max<std::size_t>(1, 17 - std::min<std::size_t>(16, parameter.key.size())),
                            ' ')
             << formatValue(parameter, scene.state.values.at(parameter.key)) << "\n";
    text << "shape            " << groupedDigits(facts.positions) << " positions × "
         << groupedDigits(facts.dimensions) << " dimensions\n";
    if (!facts.pairs.empty()) {
        text << "wavelengths      shortest " << shortestDecimal(facts.pairs.front().wavelength)
             << ", longest " << shortestDecimal(facts.pairs.back().wavelength) << " positions\n";
    }
    text << "row norm         " << shortestDecimal(facts.rowNorm)
         << (facts.rowNormIsConstant
                 ? std::string(" (every row)")
                 : " (at position " + std::to_string(facts.rowNormPosition) + "; it varies)")
         << "\n";
    text << "complete cycles  " << facts.completeCycles << " of " << facts.pairs.size() << " pairs\n";
    text << "table in memory  " << groupedDigits(static_cast<std::int64_t>(facts.bytesFloat64))
         << " bytes as float64, " << groupedDigits(static_cast<std::int64_t>(facts.bytesFloat32))
         << " as float32\n";
    for (const Text& note : facts.notes)
        text << "note             " << note.english() << "\n";
    return text.str();
}

std::string describeJson(const Scene& scene) {
    const Description facts = describe(scene);
    nlohmann::ordered_json root;
    root["encoding"] = encodingOf(scene.state).id;
    for (const Parameter& parameter : encodingOf(scene.state).parameters)
        std::visit([&](const auto& value) { root["parameters"][parameter.key] = value; },
                   scene.state.values.at(parameter.key));
    root["shape"] = {facts.positions, facts.dimensions};
    auto& wavelengths = root["wavelengths"];
    wavelengths["shortest"] = facts.pairs.empty() ? nlohmann::ordered_json()
                                                  : nlohmann::ordered_json(facts.pairs.front().wavelength);
    wavelengths["longest"] = facts.pairs.empty() ? nlohmann::ordered_json()
                                                 : nlohmann::ordered_json(facts.pairs.back().wavelength);
    wavelengths["pairs"] = nlohmann::ordered_json::array();
    for (const PairFacts& pair : facts.pairs)
        wavelengths["pairs"].push_back(
            {{"pair", pair.pair}, {"frequency", pair.frequency}, {"wavelength", pair.wavelength}});
    root["row_norm"] = facts.rowNorm;
    root["row_norm_position"] = facts.rowNormPosition;
    root["row_norm_constant"] = facts.rowNormIsConstant;
    root["complete_cycles"] = facts.completeCycles;
    root["table_bytes"] = {{"float64", facts.bytesFloat64}, {"float32", facts.bytesFloat32}};
    root["notes"] = nlohmann::ordered_json::array();
    for (const Text& note : facts.notes)
        root["notes"].push_back(note.english());
    return root.dump(2) + "\n";
}

}  // namespace posiscope
