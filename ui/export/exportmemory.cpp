// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportmemory.h"

#include <algorithm>

#include "core/parameters/keys.h"
#include "core/state/exportparameters.h"
#include "ui/export/sizerows.h"

namespace posiscope {

namespace {

/// The number, where it is one that the command line would take too.
double numberWithin(const QJsonObject& json, const char* key, double initial) {
    const double number = json[QLatin1String(key)].toDouble(initial);
    const Limits& limits = exportParameter(key).limits;
    return std::clamp(number, limits.minimum, limits.maximum);
}

QJsonObject toJson(const PictureMemory& memory) {
    return {{QStringLiteral("format"), memory.format},
            {QStringLiteral("preset"), memory.preset},
            {QStringLiteral("size"), QString::fromStdString(formatPictureSize(memory.measure.size))},
            {QLatin1String(keys::scale.name), memory.measure.scale},
            {QLatin1String(keys::dpi.name), memory.measure.dpi},
            {QLatin1String(keys::fontSize.name), memory.measure.fontSize},
            {QStringLiteral("proportions"), memory.proportions},
            {QStringLiteral("theme"), memory.theme},
            {QStringLiteral("heading"), memory.heading},
            {QStringLiteral("arrangement"), memory.arrangement},
            {QStringLiteral("pane_titles"), memory.paneTitles},
            {QStringLiteral("letters"), memory.letters},
            {QStringLiteral("look"), lookToJson(memory.look)},
            {QStringLiteral("marks"), memory.cursor},
            {QStringLiteral("caption_file"), memory.captionFile},
            {QLatin1String(keys::gifLimit.name), memory.gifLimit}};
}

PictureMemory pictureMemoryOf(const QJsonObject& json, double scale, bool cursor) {
    PictureMemory memory;
    memory.measure.scale = scale;
    memory.cursor = cursor;
    if (json.isEmpty()) return memory;
    memory.format = json[QLatin1String("format")].toString();
    memory.preset = json[QLatin1String("preset")].toString();
    const auto size = parsePictureSize(json[QLatin1String("size")].toString().toStdString());
    if (size && isSound(*size))
        memory.measure.size = *size;
    else
        memory.preset = QStringLiteral("window");
    memory.measure.scale = numberWithin(json, keys::scale.name, scale);
    memory.measure.dpi = numberWithin(json, keys::dpi.name, 0);
    memory.measure.fontSize = numberWithin(json, keys::fontSize.name, 0);
    memory.proportions = json[QLatin1String("proportions")].toBool();
    memory.theme = json[QLatin1String("theme")].toString();
    memory.heading = json[QLatin1String("heading")].toBool(true);
    memory.arrangement = json[QLatin1String("arrangement")].toString();
    memory.paneTitles = json[QLatin1String("pane_titles")].toBool(true);
    memory.letters = json[QLatin1String("letters")].toBool();
    memory.cursor = json[QLatin1String("marks")].toBool(cursor);
    memory.captionFile = json[QLatin1String("caption_file")].toBool();
    memory.gifLimit = numberWithin(json, keys::gifLimit.name, memory.gifLimit);
    memory.look = lookOfJson(json[QLatin1String("look")].toObject());
    return memory;
}

PictureMemory smallMotion() {
    PictureMemory memory;
    memory.preset = motionPreset().id;
    memory.measure = motionPreset().measure;
    memory.cursor = true;  // it is what moves in most motions
    return memory;
}

/// "across" for 1x2.
QString kindOfArrangement(const std::string& text) {
    const auto grid = parsePaneGrid(text);
    if (!grid) return QStringLiteral("window");
    return grid->rows == 1      ? QStringLiteral("across")
           : grid->columns == 1 ? QStringLiteral("down")
                                : QStringLiteral("square");
}

}  // namespace

Values valuesOf(const PictureMemory& memory, const PaneGrid& grid) {
    Values values = memory.look;
    values.set(keys::pictureSize, formatPictureSize(memory.measure.size));
    values.set(keys::scale, memory.measure.scale);
    values.set(keys::dpi, memory.measure.dpi);
    values.set(keys::fontSize, memory.measure.fontSize);
    values.set(keys::theme, memory.theme.toStdString());
    values.set(keys::title, memory.title.toStdString());
    values.set(keys::heading, memory.heading);
    values.set(keys::paneTitles, memory.paneTitles);
    values.set(keys::letters, memory.letters);
    values.set(keys::cursor, memory.cursor);
    values.set(keys::arrange,
               grid.empty() ? std::string() : std::to_string(grid.rows) + "x" + std::to_string(grid.columns));
    return values;
}

void takeFigure(const Values& figure, PictureMemory& memory) {
    memory.title.clear();
    if (figure.all().empty()) return;
    Values values = usualLook();
    for (const Parameter* row : figureParameters())
        values.set(row->key, figure.contains(row->key) ? figure.at(row->key) : row->initial);
    memory.preset.clear();
    memory.measure = measureOf(values);
    memory.theme = QString::fromStdString(values.get(keys::theme));
    memory.title = QString::fromStdString(values.get(keys::title));
    memory.heading = values.get(keys::heading);
    memory.paneTitles = values.get(keys::paneTitles);
    memory.letters = values.get(keys::letters);
    memory.cursor = values.get(keys::cursor);
    memory.arrangement = kindOfArrangement(values.get(keys::arrange));
    for (const Parameter* row : lookParameters())
        memory.look.set(row->key, values.at(row->key));
}

QJsonObject toJson(const ExportMemory& memory) {
    return {{QStringLiteral("picture"), toJson(memory.picture)},
            {QStringLiteral("motion"), toJson(memory.motion)},
            {QStringLiteral("data_format"), memory.dataFormat},
            {QStringLiteral("folder"), memory.folder}};
}

ExportMemory exportMemoryOf(const QJsonObject& json) {
    // A picture is seen on screens with two pixels in the place of one as well, a motion is a large file.
    ExportMemory memory{pictureMemoryOf(json[QLatin1String("picture")].toObject(), 2, false), smallMotion(),
                        json[QLatin1String("data_format")].toString(),
                        json[QLatin1String("folder")].toString()};
    if (const auto motion = json[QLatin1String("motion")].toObject(); !motion.isEmpty())
        memory.motion = pictureMemoryOf(motion, 1, true);
    return memory;
}

}  // namespace posiscope
