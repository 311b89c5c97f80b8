// The window's settings: they are read back completely, and unreadable ones are kept aside.
#include "ui/window/settings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <memory>

#include "core/parameters/keys.h"
#include "core/state/session.h"
#include "tests/support/bytes.h"
#include "tests/support/randomstate.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

bool operator==(const Settings& a, const Settings& b) {
    return a.state == b.state && a.geometry == b.geometry && a.theme == b.theme && a.recent == b.recent &&
           a.language == b.language && a.unfolded == b.unfolded && a.folded == b.folded && a.zoom == b.zoom;
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
        const QString path = folder_->filePath("file/settings.json");
        const Failure failure = saveSettings(changed(), path);
        QVERIFY(failure.has_value());
        QVERIFY(QString::fromStdString(failure->text.english()).contains(path));
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
        QTest::newRow("an empty object") << QByteArray("{}");
        QTest::newRow("half of it") << sound.left(sound.size() / 2);
        QTest::newRow("without its end") << sound.left(sound.lastIndexOf('}'));
        QTest::newRow("two of them") << sound + sound;
        QTest::newRow("17 MiB") << sound + QByteArray(17 * 1024 * 1024, ' ');
        for (const char* field : {"session", "geometry", "theme", "recent", "language"}) {
            const QJsonValue old = QJsonDocument::fromJson(sound).object()[QLatin1String(field)];
            // Settings from before languages have no language.
            if (field != std::string_view("language"))
                QTest::newRow(qPrintable(QString(field) + " is missing"))
                    << with(field, QJsonValue::Undefined);
            const QList<QPair<const char*, QJsonValue>> values{{"null", {}},
                                                               {"a number", 7},
                                                               {"true", true},
                                                               {"a text", "maybe"},
                                                               {"a list of numbers", QJsonArray{7}},
                                                               {"an object", QJsonObject{}}};
            for (const auto& [name, value] : values) {
                const bool fits = value.type() == old.type() && value.type() != QJsonValue::Array &&
                                  QLatin1String(field) != QLatin1String("theme") &&
                                  QLatin1String(field) != QLatin1String("language") &&
                                  QLatin1String(field) != QLatin1String("session");
                if (!fits) QTest::newRow(qPrintable(QString(field) + " is " + name)) << with(field, value);
            }
        }
        const QString session = QString::fromStdString(writeSession(changed().state));
        QTest::newRow("session cut short") << with("session", session.left(session.size() / 2));
        QTest::newRow("session of a newer version")
            << with("session", QString(session).replace("\"version\": 1", "\"version\": 999"));
        QTest::newRow("session with a wrong type")
            << with("session", QString(session).replace("\"d_model\": 512", "\"d_model\": true"));
        QTest::newRow("session outside the limits")
            << with("session", QString(session).replace("\"d_model\": 512", "\"d_model\": 0"));
        QTest::newRow("session with an unknown view")
            << with("session", QString(session).replace("\"waves\"", "\"tides\""));
        QTest::newRow("recent holds a number") << with("recent", QJsonArray{"/a.posiscope", 7});
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
    /// Sound settings with one field replaced or removed.
    static QByteArray with(const char* field, const QJsonValue& value) {
        QJsonObject root = QJsonDocument::fromJson(written()).object();
        if (value.isUndefined())
            root.remove(QLatin1String(field));
        else
            root[QLatin1String(field)] = value;
        return QJsonDocument(root).toJson();
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
