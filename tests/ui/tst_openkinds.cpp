// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the window opens: by one menu entry, and found when it has gone.
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include "core/state/opentable.h"
#include "core/state/session.h"
#include "core/tables/tableshelf.h"
#include "tests/support/bytes.h"
#include "tests/support/strict.h"
#include "tests/ui/configfile.h"
#include "tests/ui/openfile.h"
#include "ui/dialogs/job.h"
#include "ui/files/savefile.h"
#include "ui/files/sessionfile.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/window/mainwindow.h"

using namespace posiscope;

namespace {

std::string npyOf(const std::vector<float>& cells, const std::string& shape) {
    return npyFile("<f4", shape, bytesOfAll(cells));
}

const std::string six = npyOf({1, 2, 3, 4, 5, 6}, "(2, 3)");

/// A table of 4 MiB, which is read beside the window; its last cell is `last`.
std::string large(float last) {
    std::vector<float> cells(1024 * 1024);
    cells.back() = last;
    return npyOf(cells, "(1024, 1024)");
}

}  // namespace

class TestOpenKinds : public StrictTest {
    Q_OBJECT

    Folder folder_;

    /// Answers the banner about a missing table with this file.
    static void findWith(WindowFixture& fixture, const QString& path) {
        answer<QFileDialog>([path](QFileDialog& dialog) {
            auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QTest::mouseClick(fixture.find<QPushButton>("bannerAction"), Qt::LeftButton);
    }

 private slots:
    /// File ▸ Open takes every kind.
    void openTakesEveryKind_data() {
        addColumns<QString, QByteArray, QString>("name", "bytes", "encoding");
        QTest::newRow("table") << "a.npy" << QByteArray::fromStdString(six) << "table";
        QTest::newRow("configuration")
            << "config.json"
            << QByteArray(R"({"model_type": "llama", "hidden_size": 64, "num_attention_heads": 4,
                "max_position_embeddings": 512})")
            << "rope";
        State state = encodingState("alibi");
        const QByteArray session = QByteArray::fromStdString(writeSession(state));
        QTest::newRow("session") << "a.posiscope" << session << "alibi";
        QTest::newRow("session of another name") << "a.json" << session << "alibi";
        QTest::newRow("session without an ending") << "a" << session << "alibi";
    }
    void openTakesEveryKind() {
        const auto [name, bytes, encoding] = fetchRow<QString, QByteArray, QString>();
        const std::string path = folder_.write(name.toStdString(), bytes.toStdString());
        WindowFixture fixture;
        openByMenu(fixture, "open", path);
        QCOMPARE(QString::fromStdString(fixture.store.state().get(keys::encoding)), encoding);
        QVERIFY2(fixture.window->banner()->text().isEmpty(), qPrintable(fixture.window->banner()->text()));
        for (auto* dialog : fixture.window->findChildren<QDialog*>("configDialog"))
            dialog->close();
    }

    void whatIsOfNoKindIsNamed_data() { eachText("name", {"a.txt", "a.gif", "a", "<b>a</b>.xyz"}); }
    void whatIsOfNoKindIsNamed() {
        QFETCH(QString, name);
        const std::string path =
            folder_.write("kind" + QString(name).replace('/', '-').toStdString(), "words");
        WindowFixture fixture;
        QVERIFY(!fixture.window->files()->openFile(QString::fromStdString(path)));
        const QString said = fixture.window->banner()->text();
        QVERIFY2(said.contains(".npy") && said.contains(".posiscope") && said.contains(".json"),
                 qPrintable(said));
        QVERIFY(fixture.store.state() == defaultState());
    }

    void namesThatAreNoText() {
        WindowFixture fixture;
        QVERIFY(!fixture.window->files()->openFile(QString("/tmp/bad") + QChar(QChar::ReplacementCharacter) +
                                                   ".npy"));
        QVERIFY(fixture.window->banner()->text().contains("UTF-8"));
    }

    /// The list has tables, configurations and sessions, a dozen at most.
    void recentFiles() {
        WindowFixture fixture;
        QStringList opened;
        for (int n = 0; n < 15; ++n) {
            const auto path = folder_.write("recent" + std::to_string(n) + ".npy", six);
            QVERIFY(fixture.window->files()->openFile(QString::fromStdString(path)));
            opened.prepend(QFileInfo(QString::fromStdString(path)).fileName());
        }
        QStringList shown;
        const auto* menu = fixture.find<QMenu>("recentMenu");
        for (const QAction* action : menu->actions())
            shown << action->text();
        QCOMPARE(shown, opened.mid(0, 12));
        menu->actions().at(3)->trigger();
        QVERIFY(QString::fromStdString(fixture.store.state().get(keys::tableFile)).endsWith(opened.at(3)));
    }

    void twoWindowsShareTheList() {
        const QTemporaryDir home;
        const QString settings = home.filePath("settings.json");
        const auto first = QString::fromStdString(folder_.write("first.npy", six));
        const auto second = QString::fromStdString(folder_.write("second.npy", six));
        {
            WindowFixture one(defaultState(), settings);
            WindowFixture other(defaultState(), settings);
            QVERIFY(one.window->files()->openFile(first));
            // The list is written at once, not when the window closes.
            QCOMPARE(loadSettings(settings, viewIds()).settings.recent, QStringList{first});
            QVERIFY(other.window->files()->openFile(second));
            QVERIFY(other.window->close());
            QVERIFY(one.window->close());
        }
        const QStringList both = loadSettings(settings, viewIds()).settings.recent;
        QVERIFY(both.contains(first) && both.contains(second));
        QCOMPARE(both.size(), 2);
    }

    /// A crash loses neither the session's name nor the fact that it has changed.
    void theSessionKeepsItsName() {
        const QTemporaryDir home;
        const QString settings = home.filePath("settings.json");
        const auto path =
            QString::fromStdString(folder_.write("named.posiscope", writeSession(defaultState())));
        {
            WindowFixture fixture(defaultState(), settings);
            QVERIFY(fixture.window->files()->openSession(path));
            fixture.type("d_modelField", "64");
            fixture.window->saveNow();
        }
        const LoadedSettings loaded = loadSettings(settings, viewIds());
        QCOMPARE(loaded.settings.file, path);
        WindowFixture again(loaded.settings.state, settings, loaded.settings);
        QVERIFY(again.window->windowTitle().contains("named.posiscope"));
        QVERIFY(again.window->isWindowModified());
        again.trigger("save");
        QVERIFY(!again.window->isWindowModified());
        QCOMPARE(loadSession(path, viewIds())->get(keys::dModel), std::int64_t{64});
    }

    /// There is no pause that the saving could wait for.
    void changesThatNeverEndAreSaved() {
        const QTemporaryDir home;
        const QString settings = home.filePath("settings.json");
        WindowFixture fixture(defaultState(), settings);
        QElapsedTimer timer;
        timer.start();
        double base = 100;
        while (!QFile::exists(settings) && timer.elapsed() < patience) {
            fixture.store.update([&](State& state) { state.set(keys::base, base += 1); }, "Base");
            QTest::qWait(200);
        }
        QVERIFY2(QFile::exists(settings), "nothing was saved while the changes went on");
    }

    /// What a picture names elsewhere is not opened, but asked for.
    void aPictureLeadsNowhere() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("in"));
        const QString secret = folder.filePath("secret.npy"), picture = folder.filePath("in/evil.svg");
        QVERIFY(!saveBytes(secret, QByteArray::fromStdString(six)));
        State state = stateOfTable(secret.toStdString());
        state.set(keys::embeddingFile, std::string("../secret.npy"));
        state.arrangement.panes = {{"heatmap", {}}, {"sentence", {}}};
        state.set(keys::lesson, folder.filePath("lesson.md").toStdString());
        const QString session = QString::fromStdString(writeSession(state)).toHtmlEscaped();
        QVERIFY(!saveBytes(picture, QString("<svg><metadata><posiscope:session "
                                            "xmlns:posiscope=\"urn:posiscope:session\">%1"
                                            "</posiscope:session></metadata></svg>")
                                        .arg(session)
                                        .toUtf8()));
        const State loaded = *loadSession(picture, viewIds());
        const QString inside = folder.filePath("in/secret.npy");
        QCOMPARE(QString::fromStdString(loaded.get(keys::tableFile)), inside);
        QCOMPARE(QString::fromStdString(loaded.get(keys::embeddingFile)), inside);
        QVERIFY(loaded.get(keys::lesson).empty());
        QCOMPARE(missingTables(loaded), QStringList{inside});
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(picture));
        QVERIFY(fixture.window->banner()->text().contains(inside));
        findWith(fixture, secret);  // once for both
        QTRY_COMPARE(QString::fromStdString(fixture.store.state().get(keys::tableFile)), secret);
        QCOMPARE(QString::fromStdString(fixture.store.state().get(keys::embeddingFile)), secret);
        QVERIFY(fixture.window->banner()->text().isEmpty());
    }

    void tablesBesideASessionMoveWithIt() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("here/data"));
        QVERIFY(!saveBytes(folder.filePath("here/data/t.npy"), QByteArray::fromStdString(six)));
        const QString path = folder.filePath("here/s.posiscope");
        const State state = stateOfTable(folder.filePath("here/data/t.npy").toStdString());
        QVERIFY(!saveSession(path, state));
        QVERIFY(*loadSession(path, viewIds()) == state);
        QVERIFY(loadBytes(path, 1'000'000)->contains("\"data/t.npy\""));
        QVERIFY(QDir(folder.path()).rename("here", "there"));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(folder.filePath("there/s.posiscope")));
        QCOMPARE(cell(fixture, 1, 2), 6.0);
        QVERIFY(fixture.window->statusBar()->currentMessage().contains("Opened s.posiscope"));
        // A table in another place is named by its full path.
        const std::string far = folder_.write("far.npy", six);
        const QString other = folder.filePath("there/far.posiscope");
        QVERIFY(!saveSession(other, stateOfTable(far)));
        QVERIFY(loadBytes(other, 1'000'000)->contains(QByteArray::fromStdString("\"" + far + "\"")));
    }

    void aMissingTableIsFound() {
        const std::string gone = folder_.write("gone.npy", six);
        const QString session = QString::fromStdString(folder_.path("gone.posiscope"));
        QVERIFY(!saveSession(session, stateOfTable(gone)));
        const std::string moved = folder_.path("moved.npy");
        QVERIFY(QFile::rename(QString::fromStdString(gone), QString::fromStdString(moved)));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(session));
        QVERIFY(fixture.window->banner()->text().contains("gone.npy"));
        findWith(fixture, QString::fromStdString(moved));
        QTRY_COMPARE(fixture.store.state().get(keys::tableFile), moved);
        QCOMPARE(cell(fixture, 1, 2), 6.0);
        QVERIFY(fixture.window->banner()->text().isEmpty());
    }

    /// The values stay; the file that is found says their layers again.
    void aMissingConfigurationIsFound() {
        const std::string gone = folder_.write("gone.json", gemmaConfig().dump());
        State state = defaultState();
        QVERIFY(openConfig(state, gone).ok());
        state.set(keys::base, 777.0);
        repair(state);
        const QString session = QString::fromStdString(folder_.path("config.posiscope"));
        QVERIFY(!saveSession(session, state));
        const std::string moved = folder_.path("moved.json");
        QVERIFY(QFile::rename(QString::fromStdString(gone), QString::fromStdString(moved)));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(session));
        QVERIFY(fixture.window->banner()->text().contains("gone.json"));
        QVERIFY(!fixture.window->panel()->findChild<QToolButton*>("layerButton")->isVisible());
        // What is no configuration does not take its place.
        const std::string other = folder_.write("other.json", "[]");
        findWith(fixture, QString::fromStdString(other));
        QTRY_VERIFY(fixture.window->banner()->text().contains("other.json"));
        QCOMPARE(fixture.store.state().get(keys::configFile), gone);
        QVERIFY(fixture.window->files()->openSession(session));
        findWith(fixture, QString::fromStdString(moved));
        QTRY_COMPARE(fixture.store.state().get(keys::configFile), moved);
        QVERIFY(fixture.window->banner()->text().isEmpty());
        QCOMPARE(fixture.store.state().get(keys::base), 777.0);
        QTRY_VERIFY(fixture.find<QToolButton>("layerButton")->isVisible());
        fixture.trigger("undo");
        QCOMPARE(fixture.store.state().get(keys::configFile), gone);
    }

    /// Large files are read in another thread; undo and redo find them without reading.
    void aLargeTableComesWhenItIsRead() {
        const std::string path = folder_.write("large.npy", large(5));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openFile(QString::fromStdString(path)));
        QVERIFY(fixture.store.state() == defaultState());
        QTRY_COMPARE(fixture.store.state().get(keys::tableRows), std::int64_t{1024});
        QCOMPARE(cell(fixture, 1023, 1023), 5.0);
        fixture.trigger("undo");
        fixture.trigger("redo");
        QCOMPARE(cell(fixture, 1023, 1023), 5.0);  // at once
        // A table that is no longer kept arrives later.
        fixture.trigger("undo");
        TableShelf::common().forget(path);
        fixture.find<QAction>("redo")->trigger();  // the table may arrive only after everything is drawn
        QVERIFY(!fixture.store.snapshot().model->problem().empty());
        QTRY_VERIFY(fixture.store.snapshot().model->problem().empty());
        QCOMPARE(cell(fixture, 1023, 1023), 5.0);
    }

    void aLargeTableThatIsNoneChangesNothing() {
        const std::string path = folder_.write("cut.npy", large(5).substr(0, 3'000'000));
        WindowFixture fixture;
        fixture.window->files()->openFile(QString::fromStdString(path));
        QTRY_VERIFY(fixture.window->banner()->text().contains("cut.npy"));
        QVERIFY(fixture.store.state() == defaultState());
    }

    void namesAreText() {
        const QString hostile = QStringLiteral("<b>x<b><img src=secret.png>");
        const auto path = QString::fromStdString(
            folder_.write((hostile + ".posiscope").toStdString(), writeSession(defaultState())));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path));
        fixture.type("d_modelField", "64");
        int looked = 0;
        const auto look = [&](const QWidget& dialog) {
            for (const QLabel* label : dialog.findChildren<QLabel*>()) {
                if (!label->text().contains(hostile)) continue;
                ++looked;
                QCOMPARE(label->textFormat(), Qt::PlainText);
            }
        };
        answer<QMessageBox>([&](QMessageBox& box) { look(box); });
        fixture.trigger("new");
        QCOMPARE(looked, 1);
        // The progress dialog of every job with a name.
        runJob(
            fixture.window.get(), hostile, [](const Progress&) { return Result<Outcome>(Outcome::done); },
            [](const Result<Outcome>&) {});
        look(*fixture.find<QProgressDialog>("progress"));
        QCOMPARE(looked, 2);
        fixture.window->files()->openFile(QString::fromStdString(folder_.path("none")) + hostile + ".npy");
        look(*fixture.window);
        QCOMPARE(looked, 5);  // including those of the banner and of the status bar
        for (const QAction* action : fixture.find<QMenu>("recentMenu")->actions())
            QVERIFY(!action->toolTip().contains("<img"));
        fixture.settle();
    }
};

POSISCOPE_WINDOW_TEST(TestOpenKinds)
#include "tst_openkinds.moc"
