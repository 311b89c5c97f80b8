// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/idleoptions.h"

#include "app/commands.h"
#include "app/parameteroptions.h"
#include "core/parameters/keys.h"
#include "ui/export/figure.h"
#include "ui/export/lookreasons.h"

namespace posiscope {

namespace {

Text whyIdle(const std::string& key, const QString& ending) {
    if (key == keys::fps.name || key == keys::seconds.name)
        return POSISCOPE_TR("core", "it is for a motion, which --animate names");
    const bool picture = pictureFormats().contains(ending);
    if (key == keys::dtype.name && ending != QLatin1String("npy"))
        return POSISCOPE_TR("core", "it is for a file of numbers, .npy");
    if (key == keys::dtype.name || key == keys::subject.name || picture) return {};
    return POSISCOPE_TR("core", "a file of numbers is no picture");
}

void noteIdle(const std::string& option, const Text& reason) {
    printNote(Text(POSISCOPE_TR("core", "%1 changes nothing: %2")).with(Text::asIs(option)).with(reason));
}

}  // namespace

void noteWithoutEffect(const CommandOptions& options, const FigureParts& parts, std::size_t panes) {
    for (const Parameter& row : exportParameters()) {
        const Value& value = options.exports.at(row.key);
        const Text reason = whyWithoutEffect(row.key, parts, panes);
        if (value == row.initial || reason.empty()) continue;
        const bool off = row.kind() == ParameterKind::flag && !std::get<bool>(value);
        noteIdle((off ? "--no-" : "--") + optionName(row).toStdString(), reason);
    }
}

void noteIdleOptions(const CommandOptions& options, const QString& ending) {
    for (const Parameter& row : exportParameters())
        for (const QString& name : {optionName(row), QStringLiteral("no-") + optionName(row)})
            if (const Text reason = whyIdle(row.key, ending); options.given.contains(name) && !reason.empty())
                noteIdle("--" + name.toStdString(), reason);
}

}  // namespace posiscope
