// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/presetoption.h"

#include <QCommandLineParser>
#include <QRegularExpression>
#include <algorithm>

#include "core/parameters/keys.h"
#include "ui/export/sizerows.h"

namespace posiscope {

namespace {

/// "nature-wide" for natureWide.
QString optionValue(const SizePreset& preset) {
    static const QRegularExpression capital(QStringLiteral("([A-Z])"));
    return QString(preset.id).replace(capital, QStringLiteral("-\\1")).toLower();
}

/// What conferences call the sizes that others have too.
struct ConferenceName {
    QString name, preset;
};
const std::vector<ConferenceName>& conferenceNames() {
    static const std::vector<ConferenceName> names{{QStringLiteral("neurips"), QStringLiteral("text")},
                                                   {QStringLiteral("iclr"), QStringLiteral("text")},
                                                   {QStringLiteral("icml"), QStringLiteral("column")},
                                                   {QStringLiteral("icml-wide"), QStringLiteral("page")}};
    return names;
}

QStringList presetNames() {
    QStringList names;
    for (const SizePreset& preset : sizePresets())
        names << optionValue(preset);
    for (const ConferenceName& each : conferenceNames())
        names << each.name;
    return names;
}

QString presetNamed(const QString& name) {
    const auto& all = conferenceNames();
    const auto found = std::ranges::find(all, name, &ConferenceName::name);
    return found == all.end() ? name : found->preset;
}

}  // namespace

Option presetOption() {
    QStringList rows;
    for (const SizePreset& preset : sizePresets())
        rows << QStringLiteral("%1: %2").arg(optionValue(preset),
                                             QString::fromStdString(preset.name.english()));
    for (const ConferenceName& each : conferenceNames())
        rows << QStringLiteral("%1: as %2").arg(each.name, each.preset);
    return {.names = {QStringLiteral("preset")},
            .value = QStringLiteral("NAME"),
            .meaning = QStringLiteral("What the picture is made for; options such as --size come on top. %1.")
                           .arg(rows.join(QStringLiteral(", "))),
            .words = presetNames()};
}

std::optional<CommandError> applyPreset(const QCommandLineParser& parser, CommandOptions& options) {
    if (!parser.isSet(QStringLiteral("preset"))) return std::nullopt;
    const QString name = parser.value(QStringLiteral("preset")).toLower();
    const auto& all = sizePresets();
    const auto preset = std::ranges::find_if(
        all, [&](const SizePreset& each) { return optionValue(each) == presetNamed(name); });
    if (preset == all.end())
        return usage("there is no preset “%1”: they are %2",
                     {name.toStdString(), presetNames().join(QStringLiteral(", ")).toStdString()});
    options.exports.set(keys::pictureSize, formatPictureSize(preset->measure.size));
    options.exports.set(keys::dpi, preset->measure.dpi);
    options.exports.set(keys::fontSize, preset->measure.fontSize);
    if (preset->printed) {
        options.exports.set(keys::heading, false);
        options.exports.set(keys::theme, std::string("print"));
    }
    const std::size_t panes = options.views.isEmpty() ? options.state.arrangement.panes.size()
                                                      : static_cast<std::size_t>(options.views.size());
    if (preset->stacked) options.exports.set(keys::arrange, std::to_string(panes) + "x1");
    return std::nullopt;
}

}  // namespace posiscope
