// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/sessionfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <functional>
#include <optional>

#include "core/base/printable.h"
#include "core/config/configshelf.h"
#include "core/encodings/axisspectrum.h"
#include "core/encodings/positionlist.h"
#include "core/parameters/keys.h"
#include "core/state/session.h"
#include "core/tables/coursetables.h"
#include "core/tables/tablename.h"
#include "ui/files/pictureembedding.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

struct FileKeys {
    Key<std::string> file;
    std::optional<Key<std::string>> tensor;  ///< the part of the file
};
const FileKeys fileKeys[] = {{keys::tableFile, keys::tensor},
                             {keys::embeddingFile, keys::embeddingTensor},
                             {keys::positions, std::nullopt},
                             {keys::weightsFile, std::nullopt},
                             {keys::configFile, keys::configPart}};

/// Positions may be a text instead.
bool namesFile(const Values& values, Key<std::string> key) {
    if (!values.contains(key.name) || values.get(key).empty()) return false;
    if (key.name == std::string_view(keys::positions.name)) return isPositionFile(values.get(key));
    return !isCourseTable(values.get(key));
}

/// The file itself: positions name an array of it behind a colon.
QString fileNamed(const Values& values, Key<std::string> key) {
    const std::string& name = values.get(key);
    const bool positions = key.name == std::string_view(keys::positions.name);
    return QString::fromStdString(positions ? splitTableName(name).path : name);
}

/// Changes every file path in the state; tables of the course have none.
void changePaths(State& state, const std::function<QString(const QString&)>& change) {
    const auto changeIn = [&](Values& values) {
        for (const FileKeys& each : fileKeys)
            if (namesFile(values, each.file))
                values.set(each.file, change(QString::fromStdString(values.get(each.file))).toStdString());
    };
    changeIn(state.values);
    std::ranges::for_each(state.variants, changeIn);
}

/// Whether A (or B, where `side` is it) draws the file of this key in one of its panes.
bool isDrawn(const State& side, Key<std::string> key) {
    const Parameter* row = findParameter(side, key.name);
    return row != nullptr && namesFile(side.values, key) &&
           (row->views.empty() || std::ranges::any_of(side.arrangement.panes, [row](const Pane& pane) {
                return std::ranges::find(row->views, pane.view) != row->views.end();
            }));
}

/// Leaves out the files that are not drawn: whoever gets a picture sees nothing of them.
void keepDrawn(State& state) {
    const auto keepIn = [](const State& side, Values& values) {
        for (const FileKeys& each : fileKeys)
            if (namesFile(values, each.file) && !isDrawn(side, each.file)) {
                values.set(each.file, std::string());
                if (each.tensor) values.set(*each.tensor, std::string());
            }
    };
    for (std::size_t n = 0; n < state.variants.size(); ++n)
        keepIn(stateOfVariant(state, n), state.variants[n]);
    keepIn(State(state), state.values);
}

/// A lesson in a file is no lesson for others, and nobody's picture opens one.
void leaveOutLessonFile(State& state) {
    if (state.get(keys::lesson).find_first_of("/.") == std::string::npos) return;
    state.set(keys::lesson, std::string());
    state.set(keys::lessonStep, std::int64_t{0});
}

/// Where the table of a picture is looked for: in the picture's folder or below, whatever the picture says.
QString besidePicture(const QDir& folder, const QString& file) {
    const QString path = QDir::cleanPath(file);
    const bool inside = QDir::isRelativePath(path) && !path.split(u'/').contains(QStringLiteral(".."));
    return QDir::cleanPath(folder.absoluteFilePath(inside ? path : QFileInfo(path).fileName()));
}

template <class Read>
Result<State> loadWith(const QString& path, const Read& read) {
    constexpr qint64 largest = qint64{16} * 1024 * 1024;
    const bool picture = canCarrySession(path);
    const auto bytes = picture ? sessionInPicture(path) : loadBytes(path, largest);
    if (!bytes) return bytes.error();
    auto state = read(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
    if (!state)
        return Error{Text(POSISCOPE_TR("core", "cannot open %1: %2"))
                         .with(Text::asIs(path.toStdString()))
                         .with(state.error().text.shortened()),
                     state.error().field};
    const QDir folder = QFileInfo(path).absoluteDir();
    changePaths(state.value(), [&](const QString& file) {
        if (picture) return besidePicture(folder, file);
        return QDir::isRelativePath(file) ? QDir::cleanPath(folder.absoluteFilePath(file)) : file;
    });
    if (picture) leaveOutLessonFile(state.value());
    return state;
}

}  // namespace

Result<State> loadSession(const QString& path, const std::vector<std::string>& views) {
    return loadWith(path, [&](std::string_view json) { return readSession(json, views); });
}

Result<State> loadSession(const QString& path, const std::vector<std::string>& views,
                          std::vector<Text>& corrections) {
    return loadWith(path, [&](std::string_view json) { return correctedSession(json, views, corrections); });
}

Failure saveSession(const QString& path, const State& state) {
    const QDir folder = QFileInfo(path).absoluteDir();
    State moved = state;
    changePaths(moved, [&](const QString& file) {
        const QString relative = folder.relativeFilePath(file);
        return relative.startsWith(QLatin1String("..")) ? file : relative;
    });
    return saveBytes(path, QByteArray::fromStdString(writeSession(moved)));
}

namespace {

/// The table as it is now; nothing where it cannot be read.
std::optional<TableRecord> recordOf(const QString& path, std::string name) {
    constexpr qint64 hashed = qint64{64} * 1024 * 1024;
    constexpr qint64 piece = qint64{1024} * 1024;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return std::nullopt;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (file.pos() < hashed && !file.atEnd()) {
        const QByteArray bytes = file.read(piece);
        if (bytes.isEmpty()) return std::nullopt;
        hash.addData(bytes);
    }
    return TableRecord{std::move(name), file.size(), hash.result().toHex().toStdString()};
}

/// A table in the picture's folder or below by its path from there, any other by its name alone.
QString pathForPicture(const QDir& folder, const QFileInfo& table) {
    const QString path = folder.relativeFilePath(table.absoluteFilePath());
    const bool inside = QDir::isRelativePath(path) && !path.startsWith(QLatin1String("../"));
    return inside ? path : table.fileName();
}

}  // namespace

QByteArray sessionForPicture(const QString& path, const State& state, const Values& figure) {
    const QDir folder = QFileInfo(path).absoluteDir();
    std::vector<TableRecord> tables;
    State moved = state;
    keepDrawn(moved);
    changePaths(moved, [&](const QString& file) {
        const QString name = pathForPicture(folder, QFileInfo(file));
        if (auto record = recordOf(file, name.toStdString())) tables.push_back(std::move(*record));
        return name;
    });
    leaveOutLessonFile(moved);
    return QByteArray::fromStdString(writeSession(moved, tables, figure));
}

QStringList missingTables(const State& state) {
    QStringList missing;
    const auto look = [&missing](const State& side) {
        for (const FileKeys& each : fileKeys) {
            // What a view shows of a configuration can be opened from there.
            if (!isDrawn(side, each.file) || each.file.name == std::string_view(keys::configFile.name))
                continue;
            const QString file = fileNamed(side.values, each.file);
            if (!QFileInfo::exists(file) && !missing.contains(file)) missing << file;
        }
    };
    look(state);
    for (std::size_t n = 0; n < state.variants.size(); ++n)
        look(stateOfVariant(state, n));
    return missing;
}

Values figureOfPicture(const QString& path) {
    if (!canCarrySession(path)) return {};
    const auto session = sessionInPicture(path);
    return session ? readFigureValues(session->toStdString()) : Values();
}

std::vector<Text> changedTables(const QString& path) {
    if (!canCarrySession(path)) return {};
    const auto session = sessionInPicture(path);
    if (!session) return {};
    const QDir folder = QFileInfo(path).absoluteDir();
    std::vector<Text> changed;
    for (const TableRecord& then : readTableRecords(session->toStdString())) {
        const auto now = recordOf(besidePicture(folder, QString::fromStdString(then.file)), then.file);
        if (now && *now != then)
            changed.emplace_back(
                POSISCOPE_TR("core", "the table %1 has changed since the picture was exported"),
                std::vector<std::string>{printable(then.file)});
    }
    return changed;
}

}  // namespace posiscope
