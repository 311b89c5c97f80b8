// Offset maps of encodings that have no exact one, in the window.
#include "core/analysis/offsetfit.h"

#include <QClipboard>
#include <QProgressDialog>
#include <QTemporaryDir>
#include <QTimer>

#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
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
constexpr int toBegin = 1500;  // ms
constexpr int inVain = 1000;

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
    void dataIsTheFit_data() { eachText("encoding", {"learned", "sinusoidal-2d", "xpos"}); }
    void dataIsTheFit() {
        QFETCH(QString, encoding);
        State state = defaultState();
        state.set(keys::encoding, encoding.toStdString());
        state.set(keys::dModel, std::int64_t{32});
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        if (snapshot.model->offsetMaps() || !snapshot.model->hasTable())
            QSKIP("it has an exact map, or no table");
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
        const QString description = fixture.window->panes()->card(0)->accessibleDescription();
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
        QVERIFY(card->accessibleDescription().contains(QStringLiteral("computed")));
        const QImage wanted = completePane(fixture);
        QVERIFY(pane(fixture) != wanted);
        setOffset(fixture, 7);
        const qint64 blocked = longestBlock([&] { return isFitted(fixture); });
        qInfo("the event loop was blocked for at most %lld ms", blocked);
        QVERIFY2(blocked < 300,
                 qPrintable(QString::number(blocked)));  // for a fit that takes most of a second
        WindowFixture::settle();
        QVERIFY(isComplete(fixture));
        // The pane's header has been updated.
        QVERIFY(card->accessibleDescription().contains(QStringLiteral("root mean square")));
    }

    void theNewestOffsetWins() {
        WindowFixture fixture(largeState());
        for (const std::int64_t offset : {1, 2, 3, 40, 5}) {
            setOffset(fixture, offset);
            QTest::qWait(20);
        }
        QVERIFY(!isFitted(fixture));
        QTRY_VERIFY_WITH_TIMEOUT(isFitted(fixture), longestWait);
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
        QTRY_VERIFY_WITH_TIMEOUT(pane(fixture) != before, longestWait);
        QVERIFY(!isFitted(fixture));
        // It also shows the progress.
        const QImage notice = pane(fixture);
        QTRY_VERIFY_WITH_TIMEOUT(pane(fixture) != notice, longestWait);
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
        QVERIFY(fixture.window->panes()->card(0)->accessibleDescription().contains(QStringLiteral("finite")));
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
        QElapsedTimer timer;
        timer.start();
        request.keepGoing = [&] { return timer.elapsed() < toBegin; };
        const auto picture = drawForFile(request, QStringLiteral("png"));
        QVERIFY(picture.ok() && picture->cancelled);
        QVERIFY2(timer.elapsed() < toBegin + inVain, qPrintable(QString::number(timer.elapsed())));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("map.npy"));
        timer.restart();
        const auto numbers = exportData(type().data(request.snapshot), path, NumberType::float64,
                                        [&](double) { return timer.elapsed() < toBegin; });
        QVERIFY(numbers.ok() && *numbers == Outcome::cancelled);
        QVERIFY2(timer.elapsed() < toBegin + inVain, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(!QFile::exists(path));
    }

    /// A slow copy shows a dialog, whose Cancel ends it at once and copies nothing.
    void copyingDoesNotWaitForADecompositionInVain() {
        WindowFixture fixture(endlessState());
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
        QElapsedTimer sinceCancelled;
        QTimer::singleShot(toBegin, fixture.window.get(), [&] {
            sinceCancelled.start();
            fixture.find<QProgressDialog>(QStringLiteral("drawing"))->cancel();
        });
        fixture.trigger("copyPicture");
        QVERIFY(sinceCancelled.isValid());
        QVERIFY2(sinceCancelled.elapsed() < inVain, qPrintable(QString::number(sinceCancelled.elapsed())));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
    }

    void closingDoesNotWaitForADecomposition() {
        QElapsedTimer timer;
        {
            WindowFixture fixture(endlessState());
            QTest::qWait(toBegin);
            QVERIFY(!isFitted(fixture));
            timer.start();
        }
        QVERIFY2(timer.elapsed() < inVain, qPrintable(QString::number(timer.elapsed())));
    }
};

POSISCOPE_WINDOW_TEST(TestFittedMap)
#include "tst_fittedmap.moc"
