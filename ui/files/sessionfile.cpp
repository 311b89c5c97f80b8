// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/sessionfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <functional>

#include "core/base/printable.h"
#include "core/parameters/keys.h"
#include "core/state/session.h"
#include "core/tables/coursetables.h"
#include "ui/files/pictureembedding.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

/// Changes every file path in the state; tables of the course have none.
void changePaths(State& state, const std::function<QString(const QString&)>& change) {
    const auto changeIn = [&](Values& values) {
        for (const auto key : {keys::tableFile, keys::embeddingFile})
            if (values.contains(key.name) && !values.get(key).empty() && !isCourseTable(values.get(key)))
                values.set(key, change(QString::fromStdString(values.get(key))).toStdString());
    };
    changeIn(state.values);
    if (state.compared) changeIn(*state.compared);
}

}  // namespace

namespace {

template <class Read>
Result<State> loadWith(const QString& path, const Read& read) {
    constexpr qint64 largest = qint64{16} * 1024 * 1024;
    const auto bytes = canCarrySession(path) ? sessionInPicture(path) : loadBytes(path, largest);
    if (!bytes) return bytes.error();
    auto state = read(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
    if (!state)
        return Error{Text(POSISCOPE_TR("core", "cannot open %1: %2"))
                         .with(Text::asIs(path.toStdString()))
                         .with(state.error().text.shortened()),
                     state.error().field};
    const QDir folder = QFileInfo(path).absoluteDir();
    changePaths(state.value(), [&](const QString& file) {
        return QDir::isRelativePath(file) ? QDir::cleanPath(folder.absoluteFilePath(file)) : file;
    });
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

/// A table's path from the folder of a picture, where the way there names no user of the machine: inside the
/// folder, or beside it in a folder that is somebody's own. Otherwise the table's name alone.
QString pathForPicture(const QDir& folder, const QFileInfo& table) {
    const QString path = folder.relativeFilePath(table.absoluteFilePath());
    if (QDir::isAbsolutePath(path)) return table.fileName();
    const auto up = path.split(u'/').count(QStringLiteral(".."));
    if (up == 0) return path;
    constexpr int mostUp = 2, leastDepth = 2;
    QString shared = folder.absolutePath();
    for (qsizetype n = 0; n < up; ++n)
        shared = QFileInfo(shared).absolutePath();
    const auto holds = [&](const QString& other) { return QString(other + u'/').startsWith(shared + u'/'); };
    const QString home = QDir::homePath();
    const bool isHome = shared == home;
    const auto depth = shared.split(u'/', Qt::SkipEmptyParts).size();
    const bool namesUser = path.split(u'/').contains(QDir(home).dirName());
    const bool anyones = depth < leastDepth || (holds(home) && !isHome) || holds(QDir::tempPath());
    return up > mostUp || anyones || namesUser ? table.fileName() : path;
}

}  // namespace

QByteArray sessionForPicture(const QString& path, const State& state, const Values& figure) {
    const QDir folder = QFileInfo(path).absoluteDir();
    std::vector<TableRecord> tables;
    State moved = state;
    changePaths(moved, [&](const QString& file) {
        const QString name = pathForPicture(folder, QFileInfo(file));
        if (auto record = recordOf(file, name.toStdString())) tables.push_back(std::move(*record));
        return name;
    });
    if (state.get(keys::lesson).find('/') != std::string::npos) {
        moved.set(keys::lesson, std::string());
        moved.set(keys::lessonStep, std::int64_t{0});
    }
    return QByteArray::fromStdString(writeSession(moved, tables, figure));
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
        const auto now = recordOf(folder.absoluteFilePath(QString::fromStdString(then.file)), then.file);
        if (now && *now != then)
            changed.emplace_back(
                POSISCOPE_TR("core", "the table %1 has changed since the picture was exported"),
                std::vector<std::string>{printable(then.file)});
    }
    return changed;
}

}  // namespace posiscope
