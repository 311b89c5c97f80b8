// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sources.h"

#include "core/encodings/registry.h"

namespace posiscope {

std::optional<CommandError> severalSources(bool table, bool config, const QString& encoding) {
    if (!table) return std::nullopt;
    if (config)
        return usage(
            "a table and a configuration exclude each other: posiscope compare TABLE "
            "CONFIG compares them, posiscope identify TABLE --config CONFIG checks the "
            "table");
    if (encoding.isEmpty() || encoding.toStdString() == tableEncoding().id) return std::nullopt;
    return usage(
        "a table and --encoding %1 exclude each other: posiscope identify TABLE "
        "--expect %1 checks the table",
        {encoding.toStdString()});
}

std::optional<CommandError> otherEncoding(const State& state, const QString& encoding) {
    const std::string& own = encodingOf(state).id;
    if (encoding.isEmpty() || encoding.toStdString() == own) return std::nullopt;
    return usage(
        "the configuration says %1, and --encoding %2 is another encoding: leave one of "
        "them out",
        {own, encoding.toStdString()});
}

}  // namespace posiscope
