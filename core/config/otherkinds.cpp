// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/otherkinds.h"

#include <algorithm>

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

}  // namespace

std::vector<OtherKind> otherKinds(const ConfigReader& reader, const Values& read) {
    std::vector<OtherKind> kinds;
    for (const LayerKind& layers : reader.others()) {
        Values values = read;
        if (layers.object) {
            const auto own = valuesOfLayers(*layers.object);
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
