// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sources.h"

#include <QCommandLineParser>

#include "core/encodings/registry.h"
#include "core/identify/modelfolder.h"

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

std::string configFileOf(const std::string& path) {
    const std::string file = configFileIn(path);
    return file.empty() ? path : file;
}

std::vector<Option> configOptions() {
    return {
        {.names = {QStringLiteral("part")},
         .value = QStringLiteral("NAME"),
         .meaning = QStringLiteral("The part of a configuration that is read: text, vision, audio, or the "
                                   "key of an object.")},
        {.names = {QStringLiteral("layer")},
         .value = QStringLiteral("N"),
         .meaning = QStringLiteral("The layer of a configuration that is shown or compared, from 0.")}};
}

std::variant<ConfigChoice, CommandError> configChoice(const QCommandLineParser& given) {
    ConfigChoice choice{given.value(QStringLiteral("part")).toStdString()};
    if (!given.isSet(QStringLiteral("layer"))) return choice;
    const Parameter layer{
        .key = "layer", .label = {}, .tooltip = {}, .initial = std::int64_t{0}, .limits = {0, 1e9}};
    const auto value = parseValue(layer, given.value(QStringLiteral("layer")).toStdString());
    if (!value) return CommandError{value.error().text, Exit::usage, {}};
    choice.layer = std::get<std::int64_t>(*value);
    return choice;
}

std::optional<CommandError> withoutConfig(const QCommandLineParser& given) {
    for (const char* option : {"part", "layer"})
        if (given.isSet(QLatin1String(option)))
            return usage("--%1 is about a configuration, and none is given: --config is missing", {option});
    return std::nullopt;
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
