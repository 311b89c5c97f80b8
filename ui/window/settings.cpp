#include "ui/window/settings.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QStandardPaths>
#include <algorithm>

#include "core/state/session.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

constexpr qint64 largestFile = 16LL * 1024 * 1024;

std::optional<Settings> parse(const QByteArray& bytes, const std::vector<std::string>& views) {
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document.isObject()) return std::nullopt;
    const QJsonObject root = document.object();
    Settings settings;
    const bool sound =
        root[QLatin1String("session")].isString() && root[QLatin1String("geometry")].isString() &&
        root[QLatin1String("theme")].isString() && root[QLatin1String("recent")].isArray() &&
        // Files from before motions or languages do not have these keys.
        (!root.contains(QLatin1String("reduce_motion")) || root[QLatin1String("reduce_motion")].isString()) &&
        (!root.contains(QLatin1String("language")) || root[QLatin1String("language")].isString());
    if (!sound) return std::nullopt;
    const auto state = readSession(root[QLatin1String("session")].toString().toStdString(), views);
    if (!state) return std::nullopt;
    settings.state = *state;
    settings.geometry = QByteArray::fromBase64(root[QLatin1String("geometry")].toString().toLatin1());
    settings.theme = root[QLatin1String("theme")].toString();
    if (!QStringList{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")}.contains(
            settings.theme))
        return std::nullopt;
    for (const auto& file : root[QLatin1String("recent")].toArray()) {
        if (!file.isString()) return std::nullopt;
        if (settings.recent.size() < mostRecent) settings.recent << file.toString();
    }
    settings.file = root[QLatin1String("file")].toString();
    settings.modified = root[QLatin1String("modified")].toBool();
    settings.exports = exportMemoryOf(root[QLatin1String("export")].toObject());
    for (const auto& group : root[QLatin1String("unfolded")].toArray())
        settings.unfolded << group.toString();
    for (const auto& section : root[QLatin1String("folded")].toArray())
        settings.folded << section.toString();
    constexpr double leastZoom = 0.5, mostZoom = 4;
    settings.lessonWidth = root[QLatin1String("lessonWidth")].toInt(settings.lessonWidth);
    settings.byParagraph = root[QLatin1String("byParagraph")].toBool(true);
    settings.zoom = std::clamp(root[QLatin1String("zoom")].toDouble(1), leastZoom, mostZoom);
    settings.reduceMotion = root[QLatin1String("reduce_motion")].toString(settings.reduceMotion);
    if (!QStringList{QStringLiteral("system"), QStringLiteral("on"), QStringLiteral("off")}.contains(
            settings.reduceMotion))
        return std::nullopt;
    settings.language = root[QLatin1String("language")].toString(settings.language);
    if (!QStringList{QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("zh"),
                     QStringLiteral("ru")}
             .contains(settings.language))
        return std::nullopt;
    for (const auto& hint : root[QLatin1String("hints")].toArray())
        settings.hints << hint.toString();
    return settings;
}

/// Renames the file to one that does not exist yet.
QString keepAside(const QString& path) {
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz"));
    const QString first = QStringLiteral("%1.unreadable-%2").arg(path, stamp);
    QString aside = first;
    for (int n = 2; QFileInfo::exists(aside); ++n)
        aside = QStringLiteral("%1-%2").arg(first).arg(n);
    return QFile::rename(path, aside) ? aside : QString();
}

}  // namespace

QString settingsPath() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("settings.json"));
}

LoadedSettings loadSettings(const QString& path, const std::vector<std::string>& views) {
    if (!QFileInfo::exists(path)) return {};
    const auto bytes = loadBytes(path, largestFile);
    if (bytes)
        if (auto settings = parse(*bytes, views)) return {*std::move(settings), {}};
    const QString aside = keepAside(path);
    if (aside.isEmpty())
        return {{},
                {POSISCOPE_TR(
                     "core", "The settings in %1 could not be read, so Posiscope started with its defaults."),
                 {path.toStdString()}}};
    return {{},
            {POSISCOPE_TR("core",
                          "The settings could not be read, so Posiscope started with its defaults. The old "
                          "file was kept as %1."),
             {aside.toStdString()}}};
}

namespace {

/// The recent files named in the settings file; empty without one.
QStringList recentIn(const QString& path) {
    const auto bytes = loadBytes(path, largestFile);
    if (!bytes) return {};
    QStringList recent;
    for (const auto& file : QJsonDocument::fromJson(*bytes).object()[QLatin1String("recent")].toArray())
        if (recent.size() < mostRecent) recent << file.toString();
    return recent;
}

}  // namespace

Failure saveSettings(const Settings& settings, const QString& path, const QStringList& opened) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    // The lock keeps other windows from writing between our reading and our writing.
    constexpr int patience = 200;  // milliseconds
    QLockFile lock(path + QStringLiteral(".lock"));
    lock.tryLock(patience);
    QStringList merged = opened;
    for (const QString& file : QFileInfo::exists(path) ? recentIn(path) : settings.recent)
        if (!merged.contains(file)) merged << file;
    QJsonArray recent;
    for (const QString& file : merged.mid(0, mostRecent))
        recent.append(file);
    const QJsonObject root{{QStringLiteral("session"), QString::fromStdString(writeSession(settings.state))},
                           {QStringLiteral("geometry"), QString::fromLatin1(settings.geometry.toBase64())},
                           {QStringLiteral("theme"), settings.theme},
                           {QStringLiteral("recent"), recent},
                           {QStringLiteral("file"), settings.file},
                           {QStringLiteral("modified"), settings.modified},
                           {QStringLiteral("export"), toJson(settings.exports)},
                           {QStringLiteral("unfolded"), QJsonArray::fromStringList(settings.unfolded)},
                           {QStringLiteral("folded"), QJsonArray::fromStringList(settings.folded)},
                           {QStringLiteral("zoom"), settings.zoom},
                           {QStringLiteral("lessonWidth"), settings.lessonWidth},
                           {QStringLiteral("byParagraph"), settings.byParagraph},
                           {QStringLiteral("reduce_motion"), settings.reduceMotion},
                           {QStringLiteral("language"), settings.language},
                           {QStringLiteral("hints"), QJsonArray::fromStringList(settings.hints)}};
    return saveBytes(path, QJsonDocument(root).toJson());
}

}  // namespace posiscope
