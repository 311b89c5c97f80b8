// The window stays responsive during large work.
#include <qcustomplot.h>

#include <QElapsedTimer>
#include <QFile>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QThread>
#include <QThreadPool>
#include <algorithm>
#include <atomic>
#include <ctime>

#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/ui/slowpane.h"
#include "ui/export/figure.h"
#include "ui/export/job.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

// This is not a limit of speed (tests/bench measures that, against 50 ms) but of waiting: a window that
// waited for an export or a product of matrices would wait for seconds.
constexpr qint64 waitedForSomething = 1000;

/// Cosines of an odd number of dimensions whose norm varies from row to row: products of matrices, for
/// seconds.
State heavyState() {
    State state = defaultState();
    state.set(keys::maxLen, std::int64_t{1'048'576});
    state.set(keys::dModel, std::int64_t{4'095});
    state.set(keys::base, 2.0);
    state.set(keys::similarity, std::string("cosine"));
    state.arrangement.panes = {{"similarity", {}}};
    return state;
}

}  // namespace

class TestLiveliness : public StrictTest {
    Q_OBJECT

 private slots:
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
        qint64 longest = 0;
        for (int step = 1; step <= steps; ++step) {
            QElapsedTimer timer;
            timer.start();
            // Alt makes every mouse move another value, between round ones.
            QTest::mouseEvent(QTest::MouseMove, fixture.window->windowHandle(), Qt::NoButton, Qt::AltModifier,
                              slider->mapTo(fixture.window.get(), QPoint(x(step), 10)));
            QCoreApplication::processEvents();
            longest = std::max(longest, timer.elapsed());
        }
        QVERIFY2(!over, "the export was over before the drag: it must be larger");
        fixture.release(slider, {x(steps), 10});
        qInfo("the event loop was blocked for at most %lld ms in %d steps", longest, steps);
        QVERIFY2(longest < waitedForSomething, qPrintable(QString::number(longest)));
        QVERIFY2(changes > 50, qPrintable(QString::number(changes)));  // one for every pixel of the slider

        auto* progress = fixture.find<QProgressDialog>(QStringLiteral("progress"));
        progress->findChild<QPushButton*>()->click();
        QTRY_VERIFY_WITH_TIMEOUT(over, 10'000);
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

    /// The newest request wins, and the result equals that of a file.
    void aHeavyPictureComesFromTheBackground() {
        WindowFixture fixture(heavyState());
        QElapsedTimer timer;
        timer.start();
        for (const double base : {2.5, 3.0, 3.5, 4.0}) {
            fixture.store.update([base](State& state) { state.set(keys::base, base); },
                                 QStringLiteral("Base"));
            QCoreApplication::processEvents();
        }
        QVERIFY2(timer.elapsed() < 4 * waitedForSomething, qPrintable(QString::number(timer.elapsed())));
        const QImage wanted = completePane(fixture);
        QVERIFY(fixture.picture(0).convertToFormat(QImage::Format_RGB32) != wanted);  // still the notice
        QTRY_VERIFY_WITH_TIMEOUT(shows(fixture, wanted), 60'000);
    }

    /// A table of one GiB is read, examined and drawn in another thread: no turn of the event loop takes 50
    /// ms of this thread's CPU time, which other programs do not lengthen as they do wall-clock time.
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
        const auto used = [] {
            timespec now{};
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
            return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
        };
        double longest = 0;
        double before = used();
        QTimer turns;
        connect(&turns, &QTimer::timeout, this, [&] {
            longest = std::max(longest, used() - before);
            before = used();
        });
        turns.start(0);
        QVERIFY(fixture.window->files()->openFile(path));
        QTRY_COMPARE_WITH_TIMEOUT(fixture.store.state().get(keys::tableRows), std::int64_t{1048576}, 60'000);
        QTest::qWait(500);
        qInfo("the longest turn took %.1f ms", longest);
        constexpr double most = 50;
        QVERIFY2(longest < most, qPrintable(QString::number(longest)));
    }

    /// Closing the window does not wait either.
    void aHeavyPictureIsForgottenWithItsWindow() {
        QElapsedTimer timer;
        {
            const WindowFixture fixture(heavyState());
            timer.start();
        }
        QVERIFY2(timer.elapsed() < waitedForSomething, qPrintable(QString::number(timer.elapsed())));
    }
};

POSISCOPE_WINDOW_TEST(TestLiveliness)
#include "tst_liveliness.moc"
