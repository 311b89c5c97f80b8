// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/modelpresetoption.h"

#include <QCommandLineParser>

#include "core/base/nearestword.h"
#include "core/encodings/axispresets.h"

namespace posiscope {

namespace {

std::vector<std::string> presetIds() {
    std::vector<std::string> ids;
    for (const AxisPreset& each : axisPresets())
        ids.emplace_back(each.id);
    return ids;
}

}  // namespace

Option modelPresetOption() {
    QStringList ids;
    for (const std::string& id : presetIds())
        ids << QString::fromStdString(id);
    return {.names = {QStringLiteral("preset-model")},
            .value = QStringLiteral("NAME"),
            .meaning = QStringLiteral("Show the rotation on several axes of a released model. One of %1.")
                           .arg(ids.join(QStringLiteral(", "))),
            .words = ids,
            .inShort = false};
}

std::optional<CommandError> applyModelPreset(const QCommandLineParser& given, State& state) {
    const QString option = QStringLiteral("preset-model");
    if (!given.isSet(option)) return std::nullopt;
    const std::string id = given.value(option).toStdString();
    const AxisPreset* const preset = findAxisPreset(id);
    if (preset == nullptr) {
        CommandError error = usage("there is no model “%1” for --preset-model", {id});
        error.text = withNearest(std::move(error.text), id, presetIds());
        return error;
    }
    applyAxisPreset(*preset, state.values);
    return std::nullopt;
}

}  // namespace posiscope
