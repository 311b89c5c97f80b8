// SPDX-License-Identifier: GPL-3.0-or-later
// The window stays responsive during large work.
#include <qcustomplot.h>

#include <QFile>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QThread>
#include <QThreadPool>
#include <algorithm>
#include <atomic>

#include "tests/support/cputime.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/ui/slowpane.h"
#include "ui/dialogs/job.h"
#include "ui/export/dataexport.h"
#include "ui/export/figure.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

/// Cosines of an odd number of dimensions whose norm varies from row to row: products of matrices, for
/// seconds; with many dimensions for longer than any patience.
State heavyState(std::int64_t dimensions = 1'023) {
    State state = defaultState();
    state.set(keys::maxLen, std::int64_t{1'048'576});
    state.set(keys::dModel, dimensions);
    state.set(keys::base, 2.0);
    state.set(keys::similarity, std::string("cosine"));
    state.arrangement.panes = {{"similarity", {}}};
    return state;
}

}  // namespace

class TestLiveliness : public StrictTest {
    Q_OBJECT

 private slots:
    void init() { AsyncWork::setFramePatience(AsyncWork::usualFramePatience); }

    void aDragGoesOnDuringAnExport() {
        constexpr int steps = 500;
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{1'048'576});
        state.set(keys::dModel, std::int64_t{512});
        WindowFixture fixture(state);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("table.csv"));
        bool over = false;
        const auto model = fixture.store.snapshot().model;
        runJob(
            fixture.window.get(), QStringLiteral("Exporting"),
            [=](const Progress& progress) {
                return exportData(
                    {{model, &model->table()}, [](std::int64_t j) { return std::to_string(j); }}, file,
                    NumberType::float64, progress);
            },
            [&](const Result<Outcome>& outcome) {
                over = true;
                QVERIFY2(outcome.ok(), outcome.ok() ? "" : qPrintable(translated(outcome.error().text)));
                QVERIFY(*outcome == Outcome::cancelled);
            });

        auto* slider = fixture.find<ParameterSlider>(QStringLiteral("baseSlider"));
        const auto x = [&](int step) { return 8 + (slider->width() - 16) * (600 - step / 2) / 1000; };
        int changes = 0;
        connect(&fixture.store, &StateStore::changed, this, [&] { ++changes; });
        fixture.press(slider, {x(0), 10});
        for (int step = 1; step <= steps; ++step) {
            // Alt makes every mouse move another value, between round ones.
            QTest::mouseEvent(QTest::MouseMove, fixture.window->windowHandle(), Qt::NoButton, Qt::AltModifier,
                              slider->mapTo(fixture.window.get(), QPoint(x(step), 10)));
            QCoreApplication::processEvents();
        }
        QVERIFY2(!over, "the drag waited for the export, or the export was too short");
        fixture.release(slider, {x(steps), 10});
        QVERIFY2(changes > 50, qPrintable(QString::number(changes)));  // one for every pixel of the slider

        auto* progress = fixture.find<QProgressDialog>(QStringLiteral("progress"));
        progress->findChild<QPushButton*>()->click();
        QTRY_VERIFY(over);
        QVERIFY(!QFile::exists(file));
    }

    /// Qt paints large pictures with the threads of the global pool, which must be free.
    void exportsLeaveTheCommonThreadsAlone() {
        const WindowFixture fixture;
        std::atomic<bool> stop = false;
        int over = 0;
        const int jobs = QThreadPool::globalInstance()->maxThreadCount() + 1;
        for (int n = 0; n < jobs; ++n)
            runJob(
                fixture.window.get(), QStringLiteral("Waiting"),
                [&](const Progress&) {
                    while (!stop)
                        QThread::msleep(1);
                    return Result<Outcome>(Outcome::done);
                },
                [&](const Result<Outcome>&) { ++over; });
        QVERIFY(QThreadPool::globalInstance()->tryStart([] {}));
        stop = true;
        QTRY_COMPARE(over, jobs);
    }

    /// The window goes on before the picture is there. The newest request wins, and the result equals that of
    /// a file.
    void aHeavyPictureComesFromTheBackground() {
        WindowFixture fixture(heavyState());
        for (const double base : {2.5, 3.0, 3.5, 4.0}) {
            fixture.store.update([base](State& state) { state.set(keys::base, base); },
                                 QStringLiteral("Base"));
            QCoreApplication::processEvents();
        }
        const QImage notice = pane(fixture);
        const QImage wanted = completePane(fixture);
        QVERIFY(notice != wanted);
        QTRY_VERIFY(shows(fixture, wanted));
    }

    /// A table of one GiB is read, examined and drawn in another thread: no turn of the event loop takes a
    /// fiftieth of the CPU time of all threads. Examining alone would take a tenth; a slow machine lengthens
    /// both.
    void aLargeTableOpensBesideTheWindow() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large.npy"));
        const std::string header = npyFile("<f4", "(1048576, 256)", {});
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(header.data(), static_cast<qint64>(header.size()));
        QVERIFY(file.resize(static_cast<qint64>(header.size()) + (qint64{1} << 30U)));  // a sparse file
        file.close();
        WindowFixture fixture;
        const auto all = CpuTime::ofProcess();
        auto turn = CpuTime::ofThread();
        double longest = 0;
        QTimer turns;
        connect(&turns, &QTimer::timeout, this, [&] {
            longest = std::max(longest, turn.milliseconds());
            turn.start();
        });
        turns.start(0);
        QVERIFY(fixture.window->files()->openFile(path));
        QTRY_COMPARE(fixture.store.state().get(keys::tableRows), std::int64_t{1048576});
        QTest::qWait(500);
        const double whole = all.milliseconds();
        qInfo("the longest turn took %.1f ms, all threads %.1f ms", longest, whole);
        QVERIFY(longest < whole / 50);
    }

    /// Its work ends long before the picture would be complete.
    void aHeavyPictureIsForgottenWithItsWindow() {
        { const WindowFixture fixture(heavyState(65'535)); }
        QVERIFY(AsyncWork::end(patience));
    }
};

POSISCOPE_WINDOW_TEST(TestLiveliness)
#include "tst_liveliness.moc"
