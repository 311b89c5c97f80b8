// SPDX-License-Identifier: GPL-3.0-or-later
// The window's settings: they are read back completely, a bad value costs itself alone, and unreadable files
// are kept aside.
#include "ui/window/settings.h"

#include <sys/stat.h>

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <memory>

#include "core/parameters/keys.h"
#include "core/state/session.h"
#include "tests/support/bytes.h"
#include "tests/support/randomstate.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/translation/language.h"

using namespace posiscope;

namespace {

bool operator==(const Settings& a, const Settings& b) {
    return a.state == b.state && a.geometry == b.geometry && a.theme == b.theme && a.recent == b.recent &&
           a.language == b.language && a.unfolded == b.unfolded && a.folded == b.folded && a.zoom == b.zoom &&
           a.file == b.file && a.saved == b.saved && a.lesson == b.lesson && a.history == b.history &&
           toJson(a.course) == toJson(b.course) && a.reduceMotion == b.reduceMotion &&
           a.lessonWidth == b.lessonWidth && a.byParagraph == b.byParagraph && a.hints == b.hints &&
           a.firstSteps == b.firstSteps && toJson(a.exports) == toJson(b.exports) && a.convert == b.convert;
}

Settings changed() {
    Settings settings;
    settings.state.set(keys::dModel, std::int64_t{512});
    settings.state.set(keys::colormap, std::string("magma"));
    settings.state.arrangement.panes = {{"waves", Viewport{0, 10, -1, 1}}, {"similarity", {}}};
    settings.geometry = QByteArray("\x00\xff\x01 geometry", 12);
    settings.theme = "dark";
    settings.recent = {"/home/somebody/größe.posiscope", "/tmp/a b.posiscope"};
    settings.language = "ru";
    settings.unfolded = {"scaling"};
    settings.folded = {"cursor"};
    settings.zoom = 1.25;
    settings.file = "/tmp/a b.posiscope";
    settings.saved = defaultState();
    settings.saved->set(keys::base, 100.0);
    settings.lesson = defaultState();
    settings.lesson->set(keys::lesson, std::string("wavelengths"));
    settings.lesson->set(keys::lessonStep, std::int64_t{2});
    settings.course["wavelengths"] = {.step = 2,
                                      .replies = {{1, {{2, 0}, 2, true, true, {"Because."}}}},
                                      .followed = {2},
                                      .done = {1},
                                      .hands = {{1, {3, 0, 12}}},
                                      .drafts = {{2, {"0.5", true}}},
                                      .stages = {{2, 3}}};
    settings.history = History{defaultState(), {{"Step 3", *settings.lesson}}, 1};
    settings.reduceMotion = "on";
    settings.lessonWidth = 512;
    settings.byParagraph = false;
    settings.hints = {"motion"};
    settings.firstSteps = true;
    settings.exports.folder = "/tmp";
    settings.convert = {{"task", "rows"}, {"rows", "24"}};
    return settings;
}

/// Makes one value of the settings, found by its key in the file, as it is in new settings.
struct Default {
    const char* key;
    void (*set)(Settings& settings);
};
const Default defaults[] = {{"session",
                             [](Settings& settings) {
                                 settings.state = defaultState();
                                 // The defaults are not the contents of the file that was open.
                                 settings.file.clear();
                                 settings.saved.reset();
                             }},
                            {"saved", [](Settings& settings) { settings.saved.reset(); }},
                            {"lesson", [](Settings& settings) { settings.lesson.reset(); }},
                            {"course", [](Settings& settings) { settings.course.clear(); }},
                            {"history", [](Settings& settings) { settings.history.reset(); }},
                            {"geometry", [](Settings& settings) { settings.geometry.clear(); }},
                            {"theme", [](Settings& settings) { settings.theme = "system"; }},
                            {"recent", [](Settings& settings) { settings.recent.clear(); }},
                            {"file", [](Settings& settings) { settings.file.clear(); }},
                            {"export", [](Settings& settings) { settings.exports = exportMemoryOf({}); }},
                            {"convert", [](Settings& settings) { settings.convert = {}; }},
                            {"unfolded", [](Settings& settings) { settings.unfolded.clear(); }},
                            {"folded", [](Settings& settings) { settings.folded.clear(); }},
                            {"zoom", [](Settings& settings) { settings.zoom = 1; }},
                            {"lessonWidth", [](Settings& settings) { settings.lessonWidth = 400; }},
                            {"byParagraph", [](Settings& settings) { settings.byParagraph = true; }},
                            {"reduce_motion", [](Settings& settings) { settings.reduceMotion = "system"; }},
                            {"language", [](Settings& settings) { settings.language = "system"; }},
                            {"first_steps", [](Settings& settings) { settings.firstSteps = false; }},
                            {"hints", [](Settings& settings) { settings.hints.clear(); }}};

Settings withDefault(const QString& key) {
    Settings settings = changed();
    for (const Default& each : defaults)
        if (key == each.key) each.set(settings);
    return settings;
}

}  // namespace

class TestSettings : public QObject {
    Q_OBJECT

 private slots:
    void init() {
        failOnAnyWarning();
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath("settings.json");
    }

    void missingFileGivesDefaults() {
        const LoadedSettings loaded = loadSettings(path_, knownViews());
        QVERIFY(loaded.settings == Settings{});
        QVERIFY(loaded.notice.empty());
        QVERIFY(QDir(folder_->path()).isEmpty());
    }

    void roundTrip_data() {
        QTest::addColumn<int>("which");
        QTest::newRow("defaults") << 0;
        QTest::newRow("everything changed") << 1;
    }
    void roundTrip() {
        QFETCH(int, which);
        const Settings settings = which == 0 ? Settings{} : changed();
        QVERIFY(!saveSettings(settings, path_));
        const LoadedSettings loaded = loadSettings(path_, knownViews());
        QVERIFY(loaded.settings == settings);
        QVERIFY(loaded.notice.empty());
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList{"settings.json"});
    }

    void everyLanguageComesBack() {
        QStringList choices{"system"};
        for (const Language& language : languages())
            choices << language.code;
        for (const QString& choice : choices) {
            Settings settings = changed();
            settings.language = choice;
            QVERIFY(!saveSettings(settings, path_));
            const LoadedSettings loaded = loadSettings(path_, knownViews());
            QVERIFY2(loaded.settings == settings, qPrintable(choice));
            QVERIFY2(loaded.notice.empty(), qPrintable(choice));
        }
    }

    void randomStatesComeBack() {
        Sample sample(20260801);
        for (int n = 0; n < 200; ++n) {
            Settings settings = changed();
            settings.state = randomState(sample);
            QVERIFY(!saveSettings(settings, path_));
            QVERIFY2(loadSettings(path_, knownViews()).settings == settings, sample.seed().c_str());
        }
    }

    void makesItsFolder() {
        const QString path = folder_->filePath("a/b/settings.json");
        QVERIFY(!saveSettings(changed(), path));
        QVERIFY(loadSettings(path, knownViews()).settings == changed());
    }

    void cannotBeSaved() {
        writeBytes(folder_->filePath("file"), "old");
        const Failure failure = saveSettings(changed(), folder_->filePath("file/settings.json"));
        QVERIFY(failure.has_value());
        const QString said = QString::fromStdString(failure->text.english());
        QVERIFY2(said.contains(folder_->filePath("file")) && said.contains("Not a directory"),
                 qPrintable(said));
        QCOMPARE(bytesOf(folder_->filePath("file")), QByteArray("old"));
        const Failure folder = saveSettings(changed(), folder_->path());
        QVERIFY(folder.has_value());
    }

    void corrupt_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray sound = written();
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("hello");
        QTest::newRow("NUL bytes") << QByteArray(4096, '\0');
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("null") << QByteArray("null");
        QTest::newRow("half of it") << sound.left(sound.size() / 2);
        QTest::newRow("without its end") << sound.left(sound.lastIndexOf('}'));
        QTest::newRow("two of them") << sound + sound;
        QTest::newRow("17 MiB") << sound + QByteArray(17 * 1024 * 1024, ' ');
    }
    void corrupt() {
        QFETCH(QByteArray, bytes);
        QVERIFY(bytes != written());
        writeBytes(path_, bytes);
        const LoadedSettings loaded = loadSettings(path_, knownViews());
        QVERIFY(loaded.settings == Settings{});
        // The old file is under another name, byte for byte, and the notice says which.
        const QStringList left =
            QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(left.size(), 1);
        QVERIFY(left.first() != "settings.json");
        const QString aside = folder_->filePath(left.first());
        QVERIFY(bytesOf(aside) == bytes);
        QVERIFY(!loaded.notice.empty());
        QVERIFY2(QString::fromStdString(loaded.notice.english()).contains(aside),
                 loaded.notice.english().c_str());
        // Afterwards everything works as usual, and the old file stays.
        QVERIFY(!saveSettings(changed(), path_));
        QVERIFY(loadSettings(path_, knownViews()).settings == changed());
        QVERIFY(bytesOf(aside) == bytes);
    }

    /// Every value that the file has is in the table of defaults, so that all are tested.
    void everyValueIsTested() {
        QStringList keys;
        for (const Default& each : defaults)
            keys << each.key;
        keys.sort();
        QCOMPARE(QJsonDocument::fromJson(written()).object().keys(), keys);
    }

    void aMissingValueIsADefault_data() { eachKey(); }
    void aMissingValueIsADefault() {
        QFETCH(QString, key);
        writeBytes(path_, with(key, QJsonValue::Undefined));
        const LoadedSettings loaded = loadSettings(path_, knownViews());
        QVERIFY(loaded.settings == withDefault(key));
        QVERIFY(loaded.notice.empty());
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList{"settings.json"});
    }

    void aBadValueCostsItselfAlone_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        const QJsonObject sound = QJsonDocument::fromJson(written()).object();
        const QStringList words{"session", "saved",    "lesson",       "history",
                                "theme",   "language", "reduce_motion"};
        const QList<QPair<const char*, QJsonValue>> values{
            {"null", {}},        {"a number", 7},          {"true", true},
            {"a text", "maybe"}, {"a list", QJsonArray{}}, {"an object", QJsonObject{}}};
        for (const Default& each : defaults)
            for (const auto& [name, value] : values)
                if (value.type() != sound[QLatin1String(each.key)].type() || words.contains(each.key))
                    QTest::addRow("%s is %s", each.key, name) << QString(each.key) << value;
        const QString session = QString::fromStdString(writeSession(changed().state));
        const auto row = [](const char* name, const QString& text) {
            QTest::newRow(name) << QString("session") << QJsonValue(text);
        };
        row("session cut short", session.left(session.size() / 2));
        row("session of a newer version", QString(session).replace("\"version\": 1", "\"version\": 999"));
        row("session with a wrong type", QString(session).replace("\"d_model\": 512", "\"d_model\": true"));
        row("session outside the limits", QString(session).replace("\"d_model\": 512", "\"d_model\": 0"));
        row("session with an unknown view", QString(session).replace("\"waves\"", "\"tides\""));
        for (const char* key : {"recent", "unfolded", "folded", "hints"})
            QTest::addRow("%s holds a number", key) << QString(key) << QJsonValue(QJsonArray{7});
    }
    void aBadValueCostsItselfAlone() {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        const QByteArray bytes = with(key, value);
        QVERIFY(bytes != written());
        writeBytes(path_, bytes);
        const LoadedSettings loaded = loadSettings(path_, knownViews());
        QVERIFY(loaded.settings == withDefault(key));
        // The notice names the value, and where the old file is.
        const QStringList left = QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden);
        QCOMPARE(left.size(), 1);
        const QString notice = QString::fromStdString(loaded.notice.english());
        QVERIFY2(notice.contains(": " + key + "."), qPrintable(notice));
        QVERIFY2(notice.contains(folder_->filePath(left.first())), qPrintable(notice));
        QVERIFY(bytesOf(folder_->filePath(left.first())) == bytes);
    }

    /// Version 0.1 wrote only whether the session had changed since it was saved.
    void filesOfVersion01() {
        for (const bool modified : {false, true}) {
            QJsonObject root = QJsonDocument::fromJson(written()).object();
            for (const char* key : {"saved", "lesson", "course", "history"})
                root.remove(QLatin1String(key));
            root["modified"] = modified;
            writeBytes(path_, QJsonDocument(root).toJson());
            const LoadedSettings loaded = loadSettings(path_, knownViews());
            QVERIFY(loaded.notice.empty());
            QCOMPARE(loaded.settings.saved.has_value(), !modified);
            if (!modified) QVERIFY(*loaded.settings.saved == loaded.settings.state);
        }
    }

    /// Each open window has a file of its own, and the next one the newest that no window has.
    void filesOfWindows() {
        const auto state = [](double base) {
            State own = defaultState();
            own.set(keys::base, base);
            return own;
        };
        Settings settings = changed();
        {
            const SettingsFile first(path_);
            QCOMPARE(first.path(), path_);
            settings.state = state(1001);
            QVERIFY(!saveSettings(settings, first.path()));
            const SettingsFile second(path_);
            QVERIFY(second.path() != path_);
            QCOMPARE(second.newest(), path_);
            const LoadedSettings fresh = loadSettings(second, knownViews());
            QVERIFY(fresh.settings.state == defaultState());
            QVERIFY(fresh.settings.file.isEmpty());
            QCOMPARE(fresh.settings.theme, QString("dark"));
            QCOMPARE(fresh.settings.language, QString("ru"));
            settings.state = state(1002);
            settings.recent = {"/of the second.npy"};
            QVERIFY(!saveSettings(settings, second.path()));
            const QDateTime later = QDateTime::currentDateTime().addSecs(10);
            QFile file(second.path());
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(later, QFileDevice::FileModificationTime));
        }
        const SettingsFile newest(path_);
        QCOMPARE(loadSettings(newest, knownViews()).settings.state.get(keys::base), 1002.0);
        const SettingsFile other(path_);
        QCOMPARE(loadSettings(other, knownViews()).settings.state.get(keys::base), 1001.0);
        const SettingsFile third(path_);
        QVERIFY(loadSettings(third, knownViews()).settings.state == defaultState());
        // Recent files of all windows are in each list.
        settings.recent.clear();
        QVERIFY(!saveSettings(settings, third.path(), {"/of the third.npy"}));
        const QStringList recent = loadSettings(third.path(), knownViews()).settings.recent;
        QVERIFY(recent.contains("/of the second.npy") && recent.contains("/of the third.npy"));
        QVERIFY(recent.contains("/tmp/a b.posiscope"));
    }

    void whatIsNoLockIsNotRead_data() {
        const Rows<QString> row("what has the lock's name");
        for (const char* what : {"a pipe", "a link to a device without an end", "a large file"})
            row(what, what);
    }
    /// It stays as it is, and the file is used without a lock, as in a folder in which none can be made.
    void whatIsNoLockIsNotRead() {
        const auto [what] = fetchRow<QString>();
        for (const char* ending : {".window", ".lock"}) {
            const QString place = path_ + QLatin1String(ending);
            if (what == "a pipe") {
                QCOMPARE(::mkfifo(QFile::encodeName(place), 0600), 0);
            } else if (what == "a large file") {
                QFile file(place);
                QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{1} << 30));
            } else {
                QVERIFY(QFile::link(QStringLiteral("/dev/zero"), place));
            }
        }
        QVERIFY(!saveSettings(changed(), path_));
        QCOMPARE(SettingsFile(path_).path(), path_);
        QVERIFY(QFileInfo::exists(path_ + ".window") && QFileInfo::exists(path_ + ".lock"));
    }

    /// Two bad values cost two; good items of a list stay.
    void severalBadValues() {
        QJsonObject root = QJsonDocument::fromJson(written()).object();
        root["theme"] = "purple";
        root["recent"] = QJsonArray{"/a.posiscope", 7, "/b.posiscope"};
        writeBytes(path_, QJsonDocument(root).toJson());
        const LoadedSettings loaded = loadSettings(path_, knownViews());
        Settings expected = withDefault("theme");
        expected.recent = QStringList{"/a.posiscope", "/b.posiscope"};
        QVERIFY(loaded.settings == expected);
        QVERIFY(QString::fromStdString(loaded.notice.english()).contains(": theme, recent."));
    }

    /// Corrupt again and again: each old file is kept.
    void corruptManyTimes() {
        constexpr int times = 20;
        QSet<QByteArray> given;
        for (int n = 0; n < times; ++n) {
            const QByteArray bytes = "corrupt " + QByteArray::number(n);
            given << bytes;
            writeBytes(path_, bytes);
            QVERIFY(!loadSettings(path_, knownViews()).notice.empty());
        }
        QSet<QByteArray> kept;
        for (const QFileInfo& file : QDir(folder_->path()).entryInfoList(QDir::Files))
            kept << bytesOf(file.filePath());
        QCOMPARE(kept, given);
    }

    void aFolderInItsPlace() {
        QVERIFY(QDir().mkdir(path_));
        const LoadedSettings loaded = loadSettings(path_, knownViews());
        QVERIFY(loaded.settings == Settings{});
        QVERIFY(!loaded.notice.empty());
        QVERIFY(!saveSettings(changed(), path_));
        QVERIFY(loadSettings(path_, knownViews()).settings == changed());
    }

 private:
    static QByteArray written() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("settings.json");
        if (saveSettings(changed(), path)) return {};
        return bytesOf(path);
    }
    static void eachKey() {
        QTest::addColumn<QString>("key");
        for (const Default& each : defaults)
            QTest::newRow(each.key) << QString(each.key);
    }
    /// Sound settings with one value replaced or removed.
    static QByteArray with(const QString& key, const QJsonValue& value) {
        QJsonObject root = QJsonDocument::fromJson(written()).object();
        if (value.isUndefined())
            root.remove(key);
        else
            root[key] = value;
        return QJsonDocument(root).toJson();
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
