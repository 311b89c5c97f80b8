// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/otherkinds.h"

#include <algorithm>

#include "core/base/printable.h"
#include "core/config/ropelayers.h"
#include "core/encodings/registry.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

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

/// What cannot be shown, word for word.
void addUnread(const Text& name, const nlohmann::json& object, ConfigValues& config) {
    const auto rope = object.find("rope_parameters");
    if (rope != object.end())
        config.undrawn.push_back(
            {name, printable(rope->dump(-1, ' ', true, nlohmann::json::error_handler_t::replace), 200)});
}

/// The keys of the layers' own object; the others are those of the whole configuration.
void addNotUnderstood(const Text& name, const ConfigReading& layers, ConfigValues& config) {
    const std::string own = "rope_parameters.";
    for (const std::string& key : layers.notUnderstood)
        if (key.starts_with(own))
            config.notUnderstood.push_back(own + name.english() + "." + key.substr(own.size()));
}

}  // namespace

void addOtherKinds(const ConfigReader& reader, ConfigValues& config) {
    const Values& read = config.values;
    for (const LayerKind& layers : reader.others()) {
        const Text name = withCount(layers.name, layers.count);
        Values values = read;
        if (layers.object) {
            const auto own = readLayers(*layers.object);
            if (!own) {
                addUnread(name, *layers.object, config);
                continue;
            }
            values = own->values;
            addNotUnderstood(layers.name, *own, config);
        } else if (layers.encoding != nullptr) {
            values = inEncoding(*layers.encoding, read);
        }
        for (const auto& [key, value] : layers.values)
            values.set(key, value);
        if (values == read || !isSound(values)) continue;
        std::vector<const Parameter*> differing = differingIn(values, read);
        config.others.push_back({name, std::move(values), std::move(differing), layers.count});
    }
}

Text otherKindNote(const OtherKind& kind) {
    std::string options;
    for (const Parameter* row : kind.differing)
        options +=
            (options.empty() ? "" : " ") + row->option() + " " + formatValue(*row, kind.values.at(row->key));
    return Text(POSISCOPE_TR("core", "other layers (%1): %2")).with(kind.name).with(Text::asIs(options));
}

}  // namespace posiscope
