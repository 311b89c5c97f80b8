// SPDX-License-Identifier: GPL-3.0-or-later
// Slow computations in other threads.
#include "ui/async/asyncresult.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QThread>

#include "tests/support/strict.h"

using namespace posiscope;

namespace {

constexpr int most = 8;  // threads

/// Runs until it is released or, unless it is stubborn, until it is stopped.
class Endless {
 public:
    explicit Endless(bool stubborn = false) : state_(std::make_shared<State>()) {
        state_->stubborn = stubborn;
    }
    ~Endless() { letGo(); }
    Endless(const Endless&) = delete;
    Endless& operator=(const Endless&) = delete;

    AsyncWork::Work work() const {
        return [state = state_](const Progress& proceed) {
            ++state->begun;
            while (!state->letGo && (proceed(0.25) || state->stubborn))
                QThread::msleep(1);
            ++state->over;
        };
    }
    void letGo() { state_->letGo = true; }
    int begun() const { return state_->begun; }
    int over() const { return state_->over; }

 private:
    struct State {
        bool stubborn = false;
        std::atomic<bool> letGo = false;
        std::atomic<int> begun = 0, over = 0;
    };
    std::shared_ptr<State> state_;
};

void nothing(const Progress&) {}

using Squares = AsyncResult<int, int>;

Squares::Compute square(int of) {
    return [of](const Progress&) { return Result<int>(of * of); };
}

}  // namespace

class TestAsyncResult : public StrictTest {
    Q_OBJECT

 private slots:
    void init() { AsyncWork::setFramePatience(0); }
    void cleanup() { QVERIFY(AsyncWork::end(patience)); }

    /// In a drag there is a newer piece of work before an older one has begun.
    void whatRestsFirstBeginsOnce() {
        AsyncWork work(nullptr, AsyncWork::Begin::afterRest);
        bool slow = false;
        work.start([](const Progress&) { QThread::msleep(10); }, [&] { slow = true; });
        QTRY_VERIFY(slow);
        const auto begun = std::make_shared<std::atomic<int>>(0);
        int ended = 0;
        constexpr int frames = 6;
        for (int n = 0; n < frames; ++n) {
            work.start([begun](const Progress&) { ++*begun; }, [&] { ++ended; });
            QVERIFY(work.isBusy());
            QTest::qWait(5);
        }
        QTRY_COMPARE(ended, 1);
        QCOMPARE(*begun, 1);
        QVERIFY(!work.isBusy());
    }

    void worksElsewhereAndEndsHere() {
        AsyncWork work;
        const auto where = std::make_shared<std::atomic<QThread*>>();
        QThread* ended = nullptr;
        work.start([where](const Progress&) { *where = QThread::currentThread(); },
                   [&] { ended = QThread::currentThread(); });
        QVERIFY(work.isBusy());
        QVERIFY(ended == nullptr);
        QTRY_VERIFY(ended != nullptr);
        QCOMPARE(ended, QThread::currentThread());
        QVERIFY(*where != ended);
        QVERIFY(!work.isBusy());
    }

    void theNewestWins() {
        AsyncWork work;
        QStringList done;
        const Endless first;
        work.start(first.work(), [&] { done << "first"; });
        QTRY_COMPARE(first.begun(), 1);
        const Endless second;
        work.start(second.work(), [&] { done << "second"; });
        work.start(nothing, [&] { done << "third"; });
        QTRY_COMPARE(done, QStringList{"third"});
        QCOMPARE(first.over(), 1);
        QCOMPARE(second.begun(), 0);
    }

    /// Work that cannot be stopped delays nothing, and its end is ignored.
    void theNewestDoesNotWaitForTheAbandoned() {
        AsyncWork work;
        QStringList done;
        Endless first(true);
        work.start(first.work(), [&] { done << "first"; });
        QTRY_COMPARE(first.begun(), 1);
        work.start(nothing, [&] { done << "second"; });
        QTRY_COMPARE(done, QStringList{"second"});
        QCOMPARE(first.over(), 0);
        QVERIFY(!work.isBusy());
        first.letGo();
        QTRY_COMPARE(first.over(), 1);
        QTest::qWait(50);
        QCOMPARE(done, QStringList{"second"});
    }

    /// A drag of a slider abandons one piece of work, not one for every step.
    void requestsInARowAbandonOne() {
        AsyncWork work;
        const Endless first(true);
        work.start(first.work(), [] {});
        QTRY_COMPARE(first.begun(), 1);
        const Endless others(true);
        bool done = false;
        QElapsedTimer clock;
        clock.start();
        for (int step = 0; step < 20; ++step) {
            work.start(others.work(), [] {});
            QTest::qWait(5);
        }
        work.start(nothing, [&] { done = true; });
        QTRY_VERIFY(done);
        // One more for each 100 ms that a machine slept between two steps.
        QVERIFY2(others.begun() <= clock.elapsed() / 100, QByteArray::number(others.begun()));
    }

    void atMostEightThreadsWork() {
        std::vector<std::unique_ptr<AsyncWork>> works;
        const auto endless = std::make_unique<Endless>(true);
        for (int n = 0; n < most + 2; ++n) {
            works.push_back(std::make_unique<AsyncWork>());
            works.back()->start(endless->work(), [] {});
        }
        QTRY_COMPARE(endless->begun(), most);
        QTest::qWait(50);
        QCOMPARE(endless->begun(), most);
        // Work that is no longer wanted does not begin.
        works.clear();
        endless->letGo();
        QVERIFY(AsyncWork::end(patience));
        QCOMPARE(endless->over(), most);
        QCOMPARE(endless->begun(), most);
    }

    void stops() {
        AsyncWork work;
        const Endless endless;
        bool done = false;
        work.start(endless.work(), [&] { done = true; });
        QTRY_COMPARE(endless.begun(), 1);
        work.stop();
        QVERIFY(!work.isBusy());
        QTRY_COMPARE(endless.over(), 1);
        QTest::qWait(50);
        QVERIFY(!done);
        // New work can begin.
        work.start(nothing, [&] { done = true; });
        QTRY_VERIFY(done);
    }

    /// Work that finished before it could be stopped is not wanted either.
    void whatWasStoppedDoesNotEnd() {
        AsyncWork work;
        bool done = false;
        work.start(nothing, [&] { done = true; });
        QVERIFY(AsyncWork::end(patience));
        work.stop();
        QTest::qWait(50);
        QVERIFY(!done);
    }

    void itsOwnerMayGoFirst_data() {
        QTest::addColumn<bool>("stubborn");
        QTest::newRow("work that stops") << false;
        QTest::newRow("work that cannot be stopped") << true;
    }
    void itsOwnerMayGoFirst() {
        QFETCH(bool, stubborn);
        Endless endless(stubborn);
        bool done = false;
        {
            AsyncWork work;
            work.start(endless.work(), [&] { done = true; });
            QTRY_COMPARE(endless.begun(), 1);
        }
        if (stubborn) {
            QVERIFY(!AsyncWork::end(50));
            QCOMPARE(endless.over(), 0);
            endless.letGo();
        }
        QVERIFY(AsyncWork::end(patience));
        QCOMPARE(endless.over(), 1);
        QTest::qWait(50);
        QVERIFY(!done);
    }

    void tellsOfProgressWhenItIsLate() {
        AsyncWork work;
        const QSignalSpy progressed(&work, &AsyncWork::progressed);
        Endless endless;
        work.start(endless.work(), [] {});
        QVERIFY(!work.isLate());
        QTRY_VERIFY(progressed.size() >= 2);
        QVERIFY(work.isLate());
        QCOMPARE(work.share(), 0.25);
        endless.letGo();
        QTRY_VERIFY(!work.isBusy());
        QVERIFY(!work.isLate());
    }

    void watchedWorkIsWaitedFor() {
        double seen = 0;
        Endless endless;
        QVERIFY(AsyncWork::watched(endless.work(), [&](double share) {
            seen = std::max(seen, share);
            if (seen > 0) endless.letGo();
            return true;
        }));
        QCOMPARE(endless.over(), 1);
        QCOMPARE(seen, 0.25);
    }

    void watchedWorkIsAbandoned() {
        Endless endless(true);
        QVERIFY(!AsyncWork::watched(endless.work(), [&](double) { return endless.begun() == 0; }));
        QCOMPARE(endless.over(), 0);
    }

    /// A caller that waits in one of the threads makes room for the awaited work.
    void watchedWorkFindsAThread() {
        std::vector<std::unique_ptr<AsyncWork>> works;
        int done = 0;
        for (int n = 0; n < most; ++n) {
            works.push_back(std::make_unique<AsyncWork>());
            works.back()->start(
                [](const Progress& proceed) {
                    AsyncWork::watched([](const Progress&) { QThread::msleep(10); }, proceed);
                },
                [&] { ++done; });
        }
        QTRY_COMPARE(done, most);
    }

    void theLastResultStandsIn() {
        int arrived = 0;
        Squares squares(
            this, [&] { ++arrived; }, [] {});
        QVERIFY(squares.get() == nullptr && squares.error() == nullptr);
        squares.put(1, 1);
        QVERIFY(squares.isAnswerTo(1));
        QCOMPARE(*squares.get(), 1);
        const auto computed = std::make_shared<std::atomic<int>>();
        const auto counted = [&](int of) -> Squares::Compute {
            return [computed, of](const Progress& proceed) {
                ++*computed;
                QThread::msleep(20);
                return square(of)(proceed);
            };
        };
        squares.ask(2, {}, counted(2));
        squares.ask(2, {}, counted(2));
        QVERIFY(!squares.isAnswerTo(2));
        QCOMPARE(*squares.get(), 1);
        QTRY_VERIFY(squares.isAnswerTo(2));
        QCOMPARE(*squares.get(), 4);
        QCOMPARE(arrived, 1);
        QCOMPARE(*computed, 1);
        squares.ask(2, {}, counted(2));
        QVERIFY(!squares.work().isBusy());
        squares.ask(3, {true}, square(3));  // a file waits for the result
        QCOMPARE(*squares.get(), 9);
        squares.ask(4, {}, square(4));
        squares.ask(3, {}, square(3));  // the earlier result is still there
        QVERIFY(!squares.work().isBusy());
        QTest::qWait(50);
        QCOMPARE(*squares.get(), 9);
        QCOMPARE(arrived, 1);
    }

    /// What is done in time is no surprise for who asked.
    void theFrameWaits() {
        AsyncWork::setFramePatience(patience);
        int arrived = 0;
        Squares squares(
            this, [&] { ++arrived; }, [] {});
        squares.ask(5, {}, square(5));
        QVERIFY(squares.isAnswerTo(5));
        QCOMPARE(*squares.get(), 25);
        QVERIFY(!squares.work().isBusy());
        QTest::qWait(20);
        QCOMPARE(arrived, 0);
    }

    /// All pictures of a frame together are waited for no longer than its patience.
    void aFrameHasOnePatience() {
        constexpr int wait = 60;
        AsyncWork::setFramePatience(wait);
        QTest::qWait(1);  // a new frame
        const Endless endless;
        std::vector<std::unique_ptr<Squares>> all;
        QElapsedTimer clock;
        clock.start();
        for (int n = 0; n < 4; ++n) {
            all.push_back(std::make_unique<Squares>(
                this, [] {}, [] {}));
            all.back()->ask(n, {}, [work = endless.work()](const Progress& proceed) {
                work(proceed);
                return Result<int>(1);
            });
            QVERIFY(!all.back()->isAnswerTo(n));
        }
        QVERIFY2(clock.elapsed() < 2 * wait, QByteArray::number(clock.elapsed()));
    }

    /// What goes on behind a person's work is not waited for, and neither is what rests first.
    void someIsNotWaitedFor_data() {
        QTest::addColumn<AsyncWork::Begin>("begin");
        QTest::newRow("behind") << AsyncWork::Begin::behind;
        QTest::newRow("after a rest") << AsyncWork::Begin::afterRest;
    }
    void someIsNotWaitedFor() {
        QFETCH(const AsyncWork::Begin, begin);
        AsyncWork::setFramePatience(-1);
        int arrived = 0;
        Squares squares(
            this, [&] { ++arrived; }, [] {}, begin);
        const bool rests = begin == AsyncWork::Begin::afterRest;
        // The first piece needs no rest.
        squares.ask(4, {}, [](const Progress&) {
            QThread::msleep(10);
            return Result<int>(16);
        });
        QCOMPARE(squares.isAnswerTo(4), rests);
        QTRY_VERIFY(squares.isAnswerTo(4));
        arrived = 0;
        squares.ask(5, {}, square(5));
        QVERIFY(!squares.isAnswerTo(5));
        QTRY_COMPARE(arrived, 1);
        QCOMPARE(*squares.get(), 25);
        // Short work needs none the next time.
        squares.ask(6, {}, square(6));
        QCOMPARE(squares.isAnswerTo(6), rests);
        QTRY_VERIFY(squares.isAnswerTo(6));
    }

    void reasonsAreResultsToo() {
        Squares squares(
            this, [] {}, [] {});
        squares.ask(1, {true}, [](const Progress&) { return Result<int>(Error{"why not", ""}); });
        QVERIFY(squares.isAnswerTo(1));
        QVERIFY(squares.get() == nullptr);
        QCOMPARE(squares.error()->text.english(), std::string("why not"));
    }

    void aWaitCanBeStopped() {
        Squares squares(
            this, [] {}, [] {});
        const Endless endless(true);
        int calls = 0;
        squares.ask(1, {true, [&] { return ++calls < 3; }}, [work = endless.work()](const Progress& proceed) {
            work(proceed);
            return Result<int>(1);
        });
        QCOMPARE(calls, 3);
        QVERIFY(!squares.isAnswerTo(1));
        QVERIFY(squares.get() == nullptr && squares.error() == nullptr);
    }
};

QTEST_GUILESS_MAIN(TestAsyncResult)
#include "tst_asyncresult.moc"
