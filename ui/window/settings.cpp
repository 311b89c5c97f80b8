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
#include "ui/translation/language.h"

namespace posiscope {

namespace {

constexpr qint64 largestFile = 16LL * 1024 * 1024;

constexpr double leastZoom = 0.5, mostZoom = 4;

using Views = std::vector<std::string>;

/// A value of the file: its key, and what takes it into the settings. `take` returns false, and leaves a
/// default behind, where the value is not one that the program knows.
struct Entry {
    const char* key;
    bool (*take)(const QJsonValue& value, Settings& settings, const Views& views);
};

bool takeText(const QJsonValue& value, QString& text) {
    if (value.isString()) text = value.toString();
    return value.isString();
}

bool takeWord(const QJsonValue& value, QString& word, const QStringList& known) {
    if (!known.contains(value.toString())) return false;
    return takeText(value, word);
}

bool takeFlag(const QJsonValue& value, bool& flag) {
    if (value.isBool()) flag = value.toBool();
    return value.isBool();
}

/// Items that are no texts are left out.
bool takeTexts(const QJsonValue& value, QStringList& texts) {
    bool sound = value.isArray();
    for (const auto& item : value.toArray())
        if (item.isString())
            texts << item.toString();
        else
            sound = false;
    return sound;
}

QStringList knownLanguages() {
    QStringList codes{QStringLiteral("system")};
    for (const Language& language : languages())
        codes << QString::fromLatin1(language.code);
    return codes;
}

const Entry entries[] = {
    {"session",
     [](const QJsonValue& value, Settings& settings, const Views& views) {
         if (!value.isString()) return false;
         const auto state = readSession(value.toString().toStdString(), views);
         if (state) settings.state = *state;
         return state.ok();
     }},
    {"geometry",
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.geometry = QByteArray::fromBase64(value.toString().toLatin1());
         return value.isString();
     }},
    {"theme",
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeWord(value, settings.theme,
                         {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")});
     }},
    {"recent",
     [](const QJsonValue& value, Settings& settings, const Views&) {
         const bool sound = takeTexts(value, settings.recent);
         settings.recent = settings.recent.mid(0, mostRecent);
         return sound;
     }},
    {"file", [](const QJsonValue& value, Settings& settings,
                const Views&) { return takeText(value, settings.file); }},
    {"modified", [](const QJsonValue& value, Settings& settings,
                    const Views&) { return takeFlag(value, settings.modified); }},
    {"export",
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.exports = exportMemoryOf(value.toObject());
         return value.isObject();
     }},
    {"unfolded", [](const QJsonValue& value, Settings& settings,
                    const Views&) { return takeTexts(value, settings.unfolded); }},
    {"folded", [](const QJsonValue& value, Settings& settings,
                  const Views&) { return takeTexts(value, settings.folded); }},
    {"lessonWidth",
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.lessonWidth = value.toInt(settings.lessonWidth);
         return value.isDouble();
     }},
    {"byParagraph", [](const QJsonValue& value, Settings& settings,
                       const Views&) { return takeFlag(value, settings.byParagraph); }},
    {"zoom",
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.zoom = std::clamp(value.toDouble(settings.zoom), leastZoom, mostZoom);
         return value.isDouble();
     }},
    {"reduce_motion",
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeWord(value, settings.reduceMotion,
                         {QStringLiteral("system"), QStringLiteral("on"), QStringLiteral("off")});
     }},
    {"language", [](const QJsonValue& value, Settings& settings,
                    const Views&) { return takeWord(value, settings.language, knownLanguages()); }},
    {"hints", [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeTexts(value, settings.hints);
     }}};

struct Parsed {
    Settings settings;
    QStringList lost;  ///< the keys of values that have their defaults instead
};

/// Nothing of a file that is no JSON object. A key that is missing leaves a default: files from before
/// motions or languages do not have theirs.
std::optional<Parsed> parse(const QByteArray& bytes, const Views& views) {
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document.isObject()) return std::nullopt;
    const QJsonObject root = document.object();
    Parsed parsed;
    for (const Entry& entry : entries) {
        const QJsonValue value = root[QLatin1String(entry.key)];
        if (!value.isUndefined() && !entry.take(value, parsed.settings, views))
            parsed.lost << QLatin1String(entry.key);
    }
    const QString session = QStringLiteral("session");
    if (!root.contains(session) || parsed.lost.contains(session)) {
        // The defaults are not the contents of the file that was open.
        parsed.settings.file.clear();
        parsed.settings.modified = false;
    }
    return parsed;
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
    std::optional<Parsed> parsed;
    if (bytes) parsed = parse(*bytes, views);
    if (parsed && parsed->lost.isEmpty()) return {std::move(parsed->settings), {}};
    const QString aside = keepAside(path);
    LoadedSettings loaded;
    if (parsed) {
        const std::string lost = parsed->lost.join(QStringLiteral(", ")).toStdString();
        loaded.settings = std::move(parsed->settings);
        loaded.notice =
            aside.isEmpty()
                ? Text(POSISCOPE_TR("core",
                                    "Some settings in %1 could not be read and have their defaults: %2."),
                       {path.toStdString(), lost})
                : Text(POSISCOPE_TR("core",
                                    "Some settings could not be read and have their defaults: %1. The old "
                                    "file was kept as %2."),
                       {lost, aside.toStdString()});
    } else {
        loaded.notice =
            aside.isEmpty()
                ? Text(POSISCOPE_TR("core",
                                    "The settings in %1 could not be read, so Posiscope started with its "
                                    "defaults."),
                       {path.toStdString()})
                : Text(POSISCOPE_TR("core",
                                    "The settings could not be read, so Posiscope started with its "
                                    "defaults. The old file was kept as %1."),
                       {aside.toStdString()});
    }
    return loaded;
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
