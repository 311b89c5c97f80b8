// SPDX-License-Identifier: GPL-3.0-or-later
// Offset maps of encodings that have no exact one, in the window.
#include "core/analysis/offsetfit.h"
#include "core/parameters/viewkeys.h"

#include <QClipboard>
#include <QProgressDialog>
#include <QTemporaryDir>
#include <QTimer>

#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurelaws.h"
#include "tests/ui/slowpane.h"
#include "ui/export/dataexport.h"
#include "ui/export/figure.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

const ViewType& type() {
    return *findViewType("offset-map");
}

/// A map that is fitted at once, and one that takes most of a second.
State smallState() {
    return learnedState("offset-map", 64, 32);
}
State largeState() {
    return learnedState("offset-map", 1024, 768);
}
/// A map whose decomposition takes many seconds and cannot be stopped once it has begun.
State endlessState() {
    return learnedState("offset-map", 2048, 2048);
}
/// Whether it has begun, as far as can be told: by so many ms of the process that began `since` then.
bool hasBegun(const CpuTime& since) {
    return since.milliseconds() > 1500;
}
/// Whether it still goes on. Who returns now has not waited for it.
bool goesOn() {
    return !AsyncWork::end(0);
}

bool isFitted(const WindowFixture& fixture) {
    return fixture.subtitle(0).contains(QStringLiteral("rank"));
}

void setOffset(WindowFixture& fixture, std::int64_t offset) {
    fixture.store.update([offset](State& state) { state.set(keys::offset, offset); },
                         QStringLiteral("Offset"));
}

}  // namespace

class TestFittedMap : public StrictTest {
    Q_OBJECT

 private slots:
    void init() { AsyncWork::setFramePatience(AsyncWork::usualFramePatience); }

    void dataIsTheFit_data() { eachText("encoding", {"learned", "sinusoidal-2d"}); }
    void dataIsTheFit() {
        QFETCH(QString, encoding);
        State state = defaultState();
        state.set(keys::encoding, encoding.toStdString());
        state.set(keys::dModel, std::int64_t{32});
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        QVERIFY(!snapshot.model->offsetMaps() && snapshot.model->hasTable());
        QVERIFY(type().unavailable(snapshot).empty());
        const Dataset data = type().data(snapshot);
        QCOMPARE(data.field->rows(), snapshot.model->table().columns());
        QCOMPARE(data.field->columns(), snapshot.model->table().columns());
        QVERIFY(!data.prepare({}));
        const auto fit = fitOffsetMap(snapshot.model->table(), state.get(keys::offset));
        for (std::int64_t row = 0; row < data.field->rows(); ++row)
            for (std::int64_t column = 0; column < data.field->columns(); ++column)
                QCOMPARE(data.field->value(row, column), fit->map(row, column));
    }

    /// A person sees and chooses what is left out.
    void theCutIsAChoice() {
        WindowFixture fixture(smallState());
        fixture.settle();
        QVERIFY(fixture.subtitle(0).contains(QStringLiteral("directions under")));
        for (const double cut : {0.0, 0.3}) {
            fixture.store.update([cut](State& state) { state.set(keys::fitCut, cut); }, "Cut");
            fixture.settle();
            const Snapshot& now = fixture.store.snapshot();
            const auto fit = fitOffsetMap(now.model->table(), now.state.get(keys::offset), {}, cut);
            const QString subtitle = fixture.subtitle(0);
            QVERIFY2(subtitle.contains(QStringLiteral("rank %1").arg(fit->rank)), qPrintable(subtitle));
            QCOMPARE(subtitle.contains(QStringLiteral("directions under")), cut > 0);
        }
    }

    /// The title of a narrow figure goes on under itself: its numbers are never lost. A person's own caption
    /// is there in full.
    void narrowTitlesKeepTheResidual_data() {
        addColumns<QString, QString, bool, int>("size", "caption", "compared", "panes");
        const QString caption = QStringLiteral("My words, which go on and on, so that one line is too short");
        for (const char* size : {"3.25x2.25in", "3.25x1.6in", "89x60mm", "5.5x3.5in"}) {
            const auto row = [&](const char* name, const QString& own, bool compared, int panes) {
                QTest::addRow("%s, %s", size, name) << QString(size) << own << compared << panes;
            };
            row("parameters", {}, false, 1);
            row("caption", caption, false, 1);
            row("A and B", {}, true, 1);
            row("A and B, caption", caption, true, 1);
        }
        for (const char* size : {"3.25x4in", "5.5x2.2in", "6.75x2.5in"})
            QTest::addRow("%s, two panes", size) << QString(size) << QString() << false << 2;
    }
    void narrowTitlesKeepTheResidual() {
        const auto [size, caption, compared, panes] = fetchRow<QString, QString, bool, int>();
        FigureRequest request = *figureOf(*findEncoding("sinusoidal-2d"), type(), size);
        if (compared) {
            State state = request.snapshot.state;
            beginComparing(state, type().id);
            repair(state);
            request.snapshot = makeSnapshot(state);
        }
        request.look.caption = caption;
        request.letters = true;
        request.scale = 1;
        request.panes.resize(static_cast<std::size_t>(panes), request.panes.front());
        if (panes > 1) request.grid = request.size.height() > 300 ? PaneGrid{2, 1} : PaneGrid{1, 2};
        PaintRecord record(request.size);
        QVERIFY(!paintFigure(request, record, {}));
        const Snapshot now = snapshotOfPane(request.snapshot, request.panes.front());
        const auto fit =
            fitOffsetMap(now.model->table(), now.state.get(keys::offset), {}, now.state.get(keys::fitCut));
        const QString residual = QStringLiteral("residual max ") + readable(fit->maxResidual, 2);
        QStringList lines;
        for (const Painted& each : record.all())
            if (each.kind == Painted::Kind::words) lines << each.text;
        const QString all = lines.join(u' ');
        QCOMPARE(all.count(residual), panes);
        QVERIFY2(all.contains(caption), qPrintable(all));
        const QStringList complaints =
            complaintsAbout(record.all(), request.size, request.inchesPerPixel * 72);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    /// A person's own title is there in full, in type that is read.
    void ownTitlesAreWhole() {
        FigureRequest request = *figureOf(*findEncoding("sinusoidal-2d"), type(), "3.25x2.25in");
        request.title =
            QStringLiteral("The map that carries a position five further on, as far as there is one");
        PaintRecord record(request.size);
        QVERIFY(!paintFigure(request, record, {}));
        QStringList lines;
        for (const Painted& each : record.all())
            if (each.kind == Painted::Kind::words) lines << each.text;
        QVERIFY2(lines.join(u' ').contains(request.title), qPrintable(lines.join(u'\n')));
    }

    void aSmallMapIsThereAtOnce() {
        WindowFixture fixture(smallState());
        const auto fit = fitOffsetMap(fixture.store.snapshot().model->table(), 5);
        setOffset(fixture, 5);
        fixture.settle();
        const QString subtitle = fixture.subtitle(0);
        QVERIFY(subtitle.contains(QStringLiteral("least squares, not exact")));
        QVERIFY(subtitle.contains(QStringLiteral("max %1").arg(readable(fit->maxResidual, 2))));
        QVERIFY(subtitle.contains(QStringLiteral("RMS %1").arg(readable(fit->rmsResidual, 2))));
        QVERIFY(subtitle.contains(QStringLiteral("rank %1").arg(fit->rank)));
        const QString description = fixture.window->panes()->card(0)->description();
        QVERIFY(description.contains(QStringLiteral("fitted by least squares, not exact")));
        QVERIFY(description.contains(readable(fit->rmsResidual, 3)));
        QVERIFY(isComplete(fixture));
        const QImage before = pane(fixture);
        setOffset(fixture, 6);
        fixture.settle();
        QVERIFY(pane(fixture) != before);
        QVERIFY(isComplete(fixture));
    }

    void theWindowDoesNotWait() {
        WindowFixture fixture(largeState());
        QVERIFY(!isFitted(fixture));
        const auto* card = fixture.window->panes()->card(0);
        QVERIFY(card->description().contains(QStringLiteral("computed")));
        const QImage notice = pane(fixture);
        const auto whole = CpuTime::ofThread();
        const QImage wanted = completePane(fixture);
        const double fitting = whole.milliseconds();
        QVERIFY(notice != wanted);
        setOffset(fixture, 7);
        const double turn = longestTurn([&] { return isFitted(fixture); });
        qInfo("a fit takes %.1f ms of a thread, the longest turn of the event loop %.1f ms", fitting, turn);
        QVERIFY(turn < fitting / 2);
        WindowFixture::settle();
        QVERIFY(isComplete(fixture));
        // The pane's header has been updated.
        QVERIFY(card->description().contains(QStringLiteral("root mean square")));
    }

    void theNewestOffsetWins() {
        WindowFixture fixture(largeState());
        for (const std::int64_t offset : {1, 2, 3, 40, 5}) {
            QTest::qWait(20);
            setOffset(fixture, offset);
            QVERIFY(!isFitted(fixture));
        }
        QTRY_VERIFY(isFitted(fixture));
        const auto fit = fitOffsetMap(fixture.store.snapshot().model->table(), 5);
        QVERIFY(fixture.subtitle(0).contains(readable(fit->maxResidual, 2)));
        QVERIFY(isComplete(fixture));
    }

    void anExactMapTakesItsPlaceBack() {
        WindowFixture fixture(largeState());
        fixture.store.update([](State& state) { state.set(keys::encoding, std::string("sinusoidal")); },
                             QStringLiteral("Encoding"));
        fixture.settle();
        QVERIFY(fixture.subtitle(0).contains(QStringLiteral("PE(p+")));
        QVERIFY(isComplete(fixture));
    }

    void whatTakesLongSaysSo() {
        WindowFixture fixture(learnedState("offset-map", 2048, 1024));
        const QImage before = pane(fixture);
        QTRY_VERIFY(pane(fixture) != before);
        QVERIFY(!isFitted(fixture));
        // It also shows the progress.
        const QImage notice = pane(fixture);
        QTRY_VERIFY(pane(fixture) != notice);
        QVERIFY(!isFitted(fixture));
    }

    void whatCannotBeFittedSaysWhy_data() {
        const Rows<qint64, qint64, qint64, QString> row("rows", "columns", "offset", "reason");
        row("too many cells", qint64{65'536}, qint64{1024}, qint64{1}, "33\u202f554\u202f432");
        row("too many dimensions", qint64{512}, qint64{8192}, qint64{1}, "at most 4096");
        row("offset", qint64{64}, qint64{32}, qint64{64}, "between -63 and 63");
    }
    void whatCannotBeFittedSaysWhy() {
        const auto [rows, columns, offset, reason] = fetchRow<qint64, qint64, qint64, QString>();
        State state = learnedState("offset-map", rows, columns);
        state.set(keys::offset, static_cast<std::int64_t>(offset));
        const WindowFixture fixture(state);
        const auto* message = fixture.find<QLabel>(QStringLiteral("paneMessage"));
        QVERIFY(message->isVisible());
        QVERIFY2(message->text().contains(reason), qPrintable(message->text()));
    }

    void cellsThatAreNoNumbersAreRefused_data() { eachText("view", {"offset-map", "components"}); }
    void cellsThatAreNoNumbersAreRefused() {
        QFETCH(QString, view);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("table.csv"));
        writeBytes(file, "a,b\n3,nan\n5,6\n");
        State state = defaultState();
        state.set(keys::encoding, std::string("table"));
        state.set(keys::tableFile, file.toStdString());
        state.set(keys::tableRows, std::int64_t{2});
        state.set(keys::tableColumns, std::int64_t{2});
        state.set(keys::offset, std::int64_t{1});
        state.arrangement.panes = {{view.toStdString(), {}}};
        repair(state);
        const WindowFixture fixture(state);
        QVERIFY(fixture.window->panes()->card(0)->description().contains(QStringLiteral("finite")));
        QVERIFY(isComplete(fixture));
        const QString path = folder.filePath(QStringLiteral("map.npy"));
        const Snapshot snapshot = fixture.store.snapshot();
        const auto outcome = exportData(findViewType(view.toStdString())->data(snapshot), path,
                                        NumberType::float64, [](double) { return true; });
        QVERIFY(!outcome.ok());
        QVERIFY(translated(outcome.error().text).contains(QStringLiteral("finite")));
        QVERIFY(!QFile::exists(path));
    }

    void writersCanStopIt() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("map.npy"));
        const Snapshot snapshot = makeSnapshot(smallState());
        double last = 0;
        bool rising = true;
        const Progress all = [&](double share) {
            rising = rising && share >= last && share <= 1;
            last = share;
            return true;
        };
        const auto stopped = exportData(type().data(snapshot), path, NumberType::float64,
                                        [](double share) { return share < 0.3; });
        QVERIFY(stopped.ok() && *stopped == Outcome::cancelled);
        QVERIFY(!QFile::exists(path));
        const auto done = exportData(type().data(snapshot), path, NumberType::float64, all);
        QVERIFY(done.ok() && *done == Outcome::done);
        QVERIFY(rising && last == 1);
        QVERIFY(QFile::exists(path));
    }

    void filesWaitAndSayWhatTheyShow() {
        FigureRequest request;
        request.snapshot = makeSnapshot(largeState());
        request.panes = {{"offset-map", {}}};
        const auto figure = drawForFile(request, QStringLiteral("png"));
        QVERIFY(figure.ok());
        const auto fit =
            fitOffsetMap(request.snapshot.model->table(), request.snapshot.state.get(keys::offset));
        const QString title = figure->image.text(QStringLiteral("Title"));
        QVERIFY2(title.contains(readable(fit->maxResidual, 2)), qPrintable(title));
        int calls = 0;
        request.keepGoing = [&] { return ++calls < 10; };
        const auto stopped = drawForFile(request, QStringLiteral("png"));
        QVERIFY(stopped.ok() && stopped->cancelled);
    }

    void filesDoNotWaitForADecompositionInVain() {
        FigureRequest request;
        request.snapshot = makeSnapshot(endlessState());
        request.panes = {{"offset-map", {}}};
        auto used = CpuTime::ofProcess();
        request.keepGoing = [&] { return !hasBegun(used); };
        const auto picture = drawForFile(request, QStringLiteral("png"));
        QVERIFY(picture.ok() && picture->cancelled);
        QVERIFY(goesOn());
        QVERIFY(AsyncWork::end(patience));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("map.npy"));
        used.start();
        const auto numbers = exportData(type().data(request.snapshot), path, NumberType::float64,
                                        [&](double) { return !hasBegun(used); });
        QVERIFY(numbers.ok() && *numbers == Outcome::cancelled);
        QVERIFY(goesOn());
        QVERIFY(AsyncWork::end(patience));
        QVERIFY(!QFile::exists(path));
    }

    /// A slow copy shows a dialog, whose Cancel ends it at once and copies nothing.
    void copyingDoesNotWaitForADecompositionInVain() {
        WindowFixture fixture(endlessState());
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
        bool cancelled = false;
        const auto used = CpuTime::ofProcess();
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* dialog = fixture.window->findChild<QProgressDialog*>(QStringLiteral("drawing"));
            if (dialog == nullptr || !hasBegun(used)) return;
            look.stop();
            cancelled = true;
            dialog->cancel();
        });
        look.start(20);
        fixture.trigger("copyPicture");
        QVERIFY(cancelled);
        QVERIFY(goesOn());
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
    }

    void closingDoesNotWaitForADecomposition() {
        QVERIFY(AsyncWork::end(patience));
        {
            const auto used = CpuTime::ofProcess();
            WindowFixture fixture(endlessState());
            QTRY_VERIFY(hasBegun(used));
            QVERIFY(!isFitted(fixture));
        }
        QVERIFY(goesOn());
    }
};

POSISCOPE_WINDOW_TEST(TestFittedMap)
#include "tst_fittedmap.moc"
