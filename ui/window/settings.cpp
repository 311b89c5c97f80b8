// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

#include "core/state/session.h"
#include "ui/files/lockplace.h"
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
    AnswerKey about;
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

template <class Target>
bool takeSession(const QJsonValue& value, Target& target, const Views& views) {
    if (!value.isString()) return false;
    const auto state = readSession(value.toString().toStdString(), views);
    if (state) target = *state;
    return state.ok();
}

const Entry entries[] = {
    {{"session?", "string", "The state, as a session file has it."},
     [](const QJsonValue& value, Settings& settings, const Views& views) {
         return takeSession(value, settings.state, views);
     }},
    {{"saved?", "string", "The session as it was saved last."},
     [](const QJsonValue& value, Settings& settings, const Views& views) {
         return takeSession(value, settings.saved, views);
     }},
    {{"lesson?", "string", "The state before a lesson."},
     [](const QJsonValue& value, Settings& settings, const Views& views) {
         return takeSession(value, settings.lesson, views);
     }},
    {{"course?", "object", "How far the lessons are."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.course = courseProgressOf(value.toObject());
         return value.isObject();
     }},
    {{"history?", "string", "What can be undone."},
     [](const QJsonValue& value, Settings& settings, const Views& views) {
         if (!value.isString()) return false;
         const auto history = readHistory(value.toString().toStdString(), views);
         if (history) settings.history = *history;
         return history.ok();
     }},
    {{"geometry?", "string", "The place and size of the window, as Qt writes it, in base 64."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.geometry = QByteArray::fromBase64(value.toString().toLatin1());
         return value.isString();
     }},
    {{"theme?", "system|light|dark", "The theme."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeWord(value, settings.theme,
                         {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")});
     }},
    {{"recent?", "string[]", "The files that were opened last."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         const bool sound = takeTexts(value, settings.recent);
         settings.recent = settings.recent.mid(0, mostRecent);
         return sound;
     }},
    {{"file?", "string", "The session that is open."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeText(value, settings.file);
     }},
    {{"export?", "object", "The last choices of the export dialog."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.exports = exportMemoryOf(value.toObject());
         return value.isObject();
     }},
    {{"convert?", "object", "The last choices of the dialog that converts tables."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.convert = value.toObject();
         return value.isObject();
     }},
    {{"unfolded?", "string[]", "Headings of the panel that are open."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeTexts(value, settings.unfolded);
     }},
    {{"folded?", "string[]", "Headings of the panel that are closed."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeTexts(value, settings.folded);
     }},
    {{"lessonWidth?", "integer", "The width of the lesson in pixels."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.lessonWidth = value.toInt(settings.lessonWidth);
         return value.isDouble();
     }},
    {{"byParagraph?", "boolean", "Whether lessons reveal paragraph by paragraph."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeFlag(value, settings.byParagraph);
     }},
    {{"zoom?", "number", "The size of type in the window, from 0.5 to 4."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         settings.zoom = std::clamp(value.toDouble(settings.zoom), leastZoom, mostZoom);
         return value.isDouble();
     }},
    {{"reduce_motion?", "system|on|off", "Whether motion is reduced."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeWord(value, settings.reduceMotion,
                         {QStringLiteral("system"), QStringLiteral("on"), QStringLiteral("off")});
     }},
    {{"language?", "string", "The language: system, or a code."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeWord(value, settings.language, knownLanguages());
     }},
    {{"first_steps?", "boolean", "Whether the line of a first start is wanted."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
         return takeFlag(value, settings.firstSteps);
     }},
    {{"hints?", "string[]", "The hints that were put away."},
     [](const QJsonValue& value, Settings& settings, const Views&) {
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
        const QString key = QString::fromUtf8(entry.about.path.data(), entry.about.path.size() - 1);
        const QJsonValue value = root[key];
        if (!value.isUndefined() && !entry.take(value, parsed.settings, views)) parsed.lost << key;
    }
    const QString session = QStringLiteral("session");
    // Files of version 0.1 say whether the session has changed since it was saved.
    if (root[QLatin1String("modified")] == QJsonValue(false)) parsed.settings.saved = parsed.settings.state;
    if (!root.contains(session) || parsed.lost.contains(session)) {
        // The defaults are not the contents of the file that was open.
        parsed.settings.file.clear();
        parsed.settings.saved.reset();
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

std::vector<AnswerKey> settingsKeys() {
    std::vector<AnswerKey> keys;
    for (const Entry& entry : entries)
        keys.push_back(entry.about);
    return keys;
}

QString settingsPath() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("settings.json"));
}

namespace {

/// "settings" of settings.json and of settings-2.json.
QString baseName(const QFileInfo& file) {
    static const QRegularExpression number(QStringLiteral("-[2-9]$"));
    return file.completeBaseName().remove(number);
}

/// The settings files of all windows, the newest first.
QFileInfoList filesOfWindows(const QString& any) {
    const QFileInfo info(any);
    const QString base = baseName(info);
    return QDir(info.absolutePath())
        .entryInfoList({base + QStringLiteral(".json"), base + QStringLiteral("-[2-9].json")}, QDir::Files,
                       QDir::Time);
}

}  // namespace

SettingsFile::SettingsFile(const QString& first) {
    makeFolder(QFileInfo(first).absolutePath());
    const auto take = [this](const QString& path) {
        auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".window"));
        lock->setStaleLockTime(0);  // a window may be open for days
        if (isPlaceForLock(lock->fileName()) && !lock->tryLock(0) &&
            lock->error() == QLockFile::LockFailedError)
            return false;
        path_ = path;
        lock_ = std::move(lock);
        return true;
    };
    const QFileInfoList files = filesOfWindows(first);
    newest_ = files.isEmpty() ? first : files.first().filePath();
    for (const QFileInfo& file : files)
        if (take(file.filePath())) return;
    if (!QFileInfo::exists(first) && take(first)) return;
    const QFileInfo info(first);
    constexpr int mostWindows = 9;
    for (int n = 2; n <= mostWindows; ++n) {
        const QString path =
            QStringLiteral("%1/%2-%3.json").arg(info.absolutePath(), info.completeBaseName()).arg(n);
        if (!QFileInfo::exists(path) && take(path)) return;
    }
}

LoadedSettings loadSettings(const SettingsFile& file, const std::vector<std::string>& views) {
    if (QFileInfo::exists(file.path())) return loadSettings(file.path(), views);
    LoadedSettings loaded = loadSettings(file.newest(), views);
    const Settings fresh;
    loaded.settings.firstSteps = !QFileInfo::exists(file.newest());
    loaded.settings.state = fresh.state;
    loaded.settings.saved.reset();
    loaded.settings.lesson.reset();
    loaded.settings.history.reset();
    loaded.settings.file.clear();
    return loaded;
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

/// The recent files named in a settings file; empty without one.
QStringList recentIn(const QString& path) {
    const auto bytes = loadBytes(path, largestFile);
    if (!bytes) return {};
    QStringList recent;
    for (const auto& file : QJsonDocument::fromJson(*bytes).object()[QLatin1String("recent")].toArray())
        if (recent.size() < mostRecent) recent << file.toString();
    return recent;
}

/// A key without a state is left out.
void put(QJsonObject& root, const char* key, const std::optional<State>& state) {
    if (state) root[QLatin1String(key)] = QString::fromStdString(writeSession(*state));
}

}  // namespace

Failure saveSettings(const Settings& settings, const QString& path, const QStringList& opened) {
    if (auto failure = makeFolder(QFileInfo(path).absolutePath())) return failure;
    // The lock keeps other windows from writing between our reading and our writing.
    constexpr int patience = 200;  // milliseconds
    QLockFile lock(path + QStringLiteral(".lock"));
    if (isPlaceForLock(lock.fileName())) lock.tryLock(patience);
    QStringList merged = opened;
    const auto add = [&merged](const QStringList& files) {
        for (const QString& file : files)
            if (!merged.contains(file)) merged << file;
    };
    const QFileInfoList files = filesOfWindows(path);
    for (const QFileInfo& file : files)
        add(recentIn(file.filePath()));
    if (!QFileInfo::exists(path)) add(settings.recent);
    QJsonArray recent;
    for (const QString& file : merged.mid(0, mostRecent))
        recent.append(file);
    QJsonObject root{{QStringLiteral("session"), QString::fromStdString(writeSession(settings.state))},
                     {QStringLiteral("geometry"), QString::fromLatin1(settings.geometry.toBase64())},
                     {QStringLiteral("theme"), settings.theme},
                     {QStringLiteral("recent"), recent},
                     {QStringLiteral("file"), settings.file},
                     {QStringLiteral("course"), toJson(settings.course)},
                     {QStringLiteral("export"), toJson(settings.exports)},
                     {QStringLiteral("convert"), settings.convert},
                     {QStringLiteral("unfolded"), QJsonArray::fromStringList(settings.unfolded)},
                     {QStringLiteral("folded"), QJsonArray::fromStringList(settings.folded)},
                     {QStringLiteral("zoom"), settings.zoom},
                     {QStringLiteral("lessonWidth"), settings.lessonWidth},
                     {QStringLiteral("byParagraph"), settings.byParagraph},
                     {QStringLiteral("reduce_motion"), settings.reduceMotion},
                     {QStringLiteral("language"), settings.language},
                     {QStringLiteral("first_steps"), settings.firstSteps},
                     {QStringLiteral("hints"), QJsonArray::fromStringList(settings.hints)}};
    put(root, "saved", settings.saved);
    put(root, "lesson", settings.lesson);
    if (settings.history)
        root[QLatin1String("history")] = QString::fromStdString(writeHistory(*settings.history));
    return saveBytes(path, QJsonDocument(root).toJson());
}

}  // namespace posiscope
