// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/lookchoices.h"

#include <array>

#include "core/parameters/keys.h"
#include "core/parameters/picturesize.h"
#include "core/state/exportparameters.h"

namespace posiscope {

std::span<const Parameter* const> lookParameters() {
    static const auto rows = [] {
        std::vector<const Parameter*> all;
        for (const char* key : {keys::font.name, keys::lineWidth.name, keys::caption.name, keys::xTitle.name,
                                keys::yTitle.name, keys::ticks.name, keys::tickLabels.name, keys::legend.name,
                                keys::referenceLines.name, keys::colourBar.name, keys::colourBarTitle.name,
                                keys::paneNames.name, keys::sharedColourBar.name, keys::align.name})
            all.push_back(&exportParameter(key));
        return all;
    }();
    return rows;
}

std::span<const Parameter* const> figureParameters() {
    static const auto rows = [] {
        std::vector<const Parameter*> all(lookParameters().begin(), lookParameters().end());
        for (const char* key : {keys::pictureSize.name, keys::scale.name, keys::dpi.name, keys::fontSize.name,
                                keys::theme.name, keys::title.name, keys::heading.name, keys::paneTitles.name,
                                keys::letters.name, keys::arrange.name, keys::cursor.name})
            all.push_back(&exportParameter(key));
        return all;
    }();
    return rows;
}

Values figureValues(const Values& exports) {
    Values chosen;
    for (const Parameter* row : figureParameters())
        if (row->key == keys::pictureSize.name || exports.at(row->key) != row->initial)
            chosen.set(row->key, exports.at(row->key));
    return chosen;
}

Values usualLook() {
    Values values;
    for (const Parameter* row : lookParameters())
        values.set(row->key, row->initial);
    return values;
}

FigureLook lookOf(const Values& values) {
    const auto text = [&](Key<std::string> key) { return QString::fromStdString(values.get(key)); };
    FigureLook look;
    look.xTitle = text(keys::xTitle);
    look.yTitle = text(keys::yTitle);
    look.caption = text(keys::caption);
    look.colourBarTitle = text(keys::colourBarTitle);
    if (const QString names = text(keys::paneNames); !names.isEmpty()) look.paneNames = names.split(u'|');
    look.font = text(keys::font);
    look.tickLabels = values.get(keys::tickLabels);
    look.legend = values.get(keys::legend);
    look.referenceLines = values.get(keys::referenceLines);
    look.colourBar = values.get(keys::colourBar);
    look.sharedColourBar = values.get(keys::sharedColourBar);
    look.aligned = values.get(keys::align);
    look.ticks = static_cast<int>(values.get(keys::ticks));
    look.lineWidth = values.get(keys::lineWidth);
    return look;
}

QJsonObject lookToJson(const Values& values) {
    QJsonObject json;
    for (const Parameter* row : lookParameters())
        if (values.at(row->key) != row->initial)
            json[QString::fromStdString(row->key)] =
                QString::fromStdString(formatValue(*row, values.at(row->key)));
    return json;
}

Values lookOfJson(const QJsonObject& json) {
    Values values = usualLook();
    for (const Parameter* row : lookParameters()) {
        const QJsonValue text = json[QString::fromStdString(row->key)];
        if (!text.isString()) continue;
        if (const auto value = parseValue(*row, text.toString().toStdString())) values.set(row->key, *value);
    }
    return values;
}

}  // namespace posiscope
