// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions and memory of the window.
#include <QComboBox>
#include <QFile>
#include <QPushButton>

#include "core/state/opentable.h"
#include "core/state/session.h"
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figuresession.h"
#include "ui/files/savefile.h"

using namespace posiscope;

class TestWindowFiles : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

    QString path(const QString& name) const { return folder_.filePath(name); }
    static void write(const QString& path, const QByteArray& bytes) { QVERIFY(!saveBytes(path, bytes)); }

 private slots:
    void aSessionOpensCompletely() {
        State state = defaultState();
        state.set(keys::dModel, std::int64_t{48});
        state.set(keys::base, 500.0);
        state.arrangement.panes = {{"spectrum", {}}, {"waves", Viewport{3, 30, -1.12, 1.12}}};
        state.arrangement.columnSplit = 0.4;
        repair(state);
        write(path("good.posiscope"), QByteArray::fromStdString(writeSession(state)));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path("good.posiscope")));
        QVERIFY(fixture.store.state() == state);
        QVERIFY(fixture.window->windowTitle().contains("good.posiscope"));
        QVERIFY(fixture.window->banner()->text().isEmpty());
    }

    void aFigureOpensAgain_data() {
        const TextRows<> row("ending");
        for (const char* ending : {"png", "svg", "pdf"})
            row(ending);
    }
    void aFigureOpensAgain() {
        QFETCH(QString, ending);
        State state = defaultState();
        state.set(keys::dModel, std::int64_t{48});
        state.set(keys::base, 500.25);
        repair(state);
        state.arrangement.panes = {{"spectrum", {}}, {"waves", Viewport{3, 30, -1.12, 1.12}}};
        const QString figure = path("figure." + ending);
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = {state.arrangement.panes.back()};
        request.size = {400, 300};
        carrySession(request, figure);
        write(figure, encode(*drawForFile(request, ending)).value());
        State expected = state;
        expected.arrangement = {request.panes, -1, request.columnSplit, request.rowSplit};
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openFile(figure));
        QVERIFY(fixture.store.state() == expected);
        // Save asks for a name: it must not replace the picture.
        QVERIFY(fixture.window->files()->file().isEmpty());
        QVERIFY(!fixture.window->files()->isModified());
        // Who exports it again gets a file of the same kind.
        answer<ExportDialog>([&](ExportDialog& dialog) {
            QCOMPARE(dialog.findChild<QComboBox*>("format")->currentData().toString(), ending);
            QVERIFY(dialog.findChild<QLineEdit*>("path")->text().endsWith(u'.' + ending));
            dialog.reject();
        });
        fixture.trigger("exportPane");
    }

    void aFigureSaysThatItsTableHasChanged() {
        State state = defaultState();
        write(path("mine.csv"), "1,2\n3,4\n5,6\n");
        QVERIFY(!openTable(state, path("mine.csv").toStdString(), {}));
        repair(state);
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = {{"heatmap", {}}};
        carrySession(request, path("table.svg"));
        write(path("table.svg"), encode(*drawForFile(request, "svg")).value());
        write(path("mine.csv"), "1,2\n3,4\n5,7\n");
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openFile(path("table.svg")));
        const QString said = fixture.window->banner()->text();
        QVERIFY2(said.contains("mine.csv has changed"), qPrintable(said));
    }

    void aForeignPictureSaysWhyAndChangesNothing() {
        write(path("foreign.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        WindowFixture fixture;
        const State before = fixture.store.state();
        QVERIFY(!fixture.window->files()->openFile(path("foreign.svg")));
        QVERIFY(fixture.store.state() == before);
        const QString said = fixture.window->banner()->text();
        QVERIFY2(said.contains("foreign.svg") && said.contains("no session"), qPrintable(said));
    }

    void aBadSessionSaysWhyAndChangesNothing_data() {
        const Rows<QByteArray, QString> row("bytes", "reason");
        const QByteArray good = QByteArray::fromStdString(writeSession(defaultState()));
        row("cut short", good.left(good.size() / 2), "cut short");
        row("empty", QByteArray(), "cut short");
        row("newer", QByteArray(good).replace("\"version\": 1", "\"version\": 99"), "newer");
        row("wrong type", QByteArray(good).replace("\"d_model\": 128", "\"d_model\": \"many\""), "d_model");
        row("unknown view", QByteArray(good).replace("\"heatmap\"", "\"hologram\""), "hologram");
        row("another format", QByteArray("{\"a\": 1}"), "not a Posiscope session");
    }
    void aBadSessionSaysWhyAndChangesNothing() {
        const auto [bytes, reason] = fetchRow<QByteArray, QString>();
        write(path("bad.posiscope"), bytes);
        WindowFixture fixture;
        fixture.dragSlider("max_lenSlider", 30);
        const State before = fixture.store.state();
        QVERIFY(!fixture.window->files()->openSession(path("bad.posiscope")));
        QVERIFY(fixture.store.state() == before);
        QVERIFY(fixture.store.history().canUndo());
        const QString said = fixture.window->banner()->text();
        QVERIFY2(said.contains("bad.posiscope") && said.contains(reason), qPrintable(said));
        QTest::mouseClick(fixture.find<QPushButton>("bannerClose"), Qt::LeftButton);
        QVERIFY(fixture.window->banner()->text().isEmpty());
    }

    /// A number outside its limits costs neither the session nor the others of its values.
    void aNumberOutsideItsLimitsIsCorrected() {
        State state = defaultState();
        state.set(keys::base, 500.0);
        const QByteArray good = QByteArray::fromStdString(writeSession(state));
        write(path("wide.posiscope"), QByteArray(good).replace("\"max_len\": 256", "\"max_len\": 0"));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path("wide.posiscope")));
        QCOMPARE(fixture.store.state().get(keys::maxLen), std::int64_t{1});
        QCOMPARE(fixture.store.state().get(keys::base), 500.0);
        const QString said = fixture.window->banner()->text();
        QVERIFY2(said.contains("wide.posiscope") && said.contains("max_len must be") &&
                     said.contains("now it is 1."),
                 qPrintable(said));
    }

    void aMissingSessionSaysSo() {
        WindowFixture fixture;
        QVERIFY(!fixture.window->files()->openSession(path("nothing.posiscope")));
        QVERIFY(fixture.window->banner()->text().contains("no such file"));
    }

    void aDroppedFileOpens() {
        State state = defaultState();
        state.set(keys::base, 77.0);
        write(path("dropped.posiscope"), QByteArray::fromStdString(writeSession(state)));
        WindowFixture fixture;
        QVERIFY(drop(fixture, path("dropped.posiscope").toStdString()));
        QCOMPARE(fixture.store.state().get(keys::base), 77.0);
    }

    void savingWritesWhatOpensAgain() {
        write(path("kept.posiscope"), QByteArray::fromStdString(writeSession(defaultState())));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path("kept.posiscope")));
        fixture.type("d_modelField", "64");
        QVERIFY(fixture.window->isWindowModified());
        fixture.trigger("save");
        QVERIFY(!fixture.window->isWindowModified());
        const auto again = readSession(bytesOf(path("kept.posiscope")).toStdString(), viewIds());
        QVERIFY(again.ok());
        QVERIFY(*again == fixture.store.state());
        fixture.trigger("new");
        QVERIFY(fixture.store.state() == defaultState());
    }

    void theStateSurvivesARestartAndNewBringsTheDefaultsBack() {
        const QString settings = path("memory/settings.json");
        State changed;
        QSize size;
        {
            WindowFixture fixture(defaultState(), settings);
            fixture.type("baseField", "500");
            fixture.trigger("panes2");
            fixture.trigger("theme_dark");
            fixture.window->resize(1100, 700);
            fixture.settle();
            changed = fixture.store.state();
            size = fixture.window->size();
            QVERIFY(fixture.window->close());
        }
        const LoadedSettings loaded = loadSettings(settings, viewIds());
        QVERIFY(loaded.notice.empty());
        QVERIFY(loaded.settings.state == changed);
        WindowFixture again(loaded.settings.state, settings, loaded.settings);
        QVERIFY(again.store.state() == changed);
        QVERIFY(again.window->theme().isDark);
        QCOMPARE(again.window->size(), size);
        again.trigger("new");
        QVERIFY(again.store.state() == defaultState());
    }
};

POSISCOPE_WINDOW_TEST(TestWindowFiles)
#include "tst_windowfiles.moc"
