// Slow computations beside the window.
#include "ui/async/background.h"

#include <QSignalSpy>
#include <QThread>

#include "tests/support/strict.h"
#include "ui/async/latestanswer.h"

using namespace posiscope;

namespace {

constexpr int longest = 20'000;  // milliseconds; only so that a test that hangs ends as a failure
constexpr double slow = 1e9;     // to be computed in the background

/// Goes on until it is told to stop, or to finish.
struct Endless {
    std::atomic<bool> finish = false;
    std::atomic<int> begun = 0;
    std::atomic<int> stopped = 0;

    Background::Work work() {
        return [this](const Progress& proceed) {
            ++begun;
            while (!finish) {
                if (!proceed(0.25)) {
                    ++stopped;
                    return;
                }
                QThread::msleep(1);
            }
        };
    }
};

}  // namespace

class TestBackground : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void worksElsewhereAndAnswersHere() {
        Background background;
        QThread* where = nullptr;
        QThread* answered = nullptr;
        background.start([&](const Progress&) { where = QThread::currentThread(); },
                         [&] { answered = QThread::currentThread(); });
        QVERIFY(background.isBusy());
        QVERIFY(answered == nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(answered != nullptr, longest);
        QCOMPARE(answered, QThread::currentThread());
        QVERIFY(where != answered);
        QVERIFY(!background.isBusy());
    }

    void theNewestWins() {
        Background background;
        Endless first;
        QStringList done;
        background.start(first.work(), [&] { done << "first"; });
        QTRY_VERIFY_WITH_TIMEOUT(first.begun == 1, longest);
        Endless second;
        background.start(second.work(), [&] { done << "second"; });
        background.start([](const Progress&) {}, [&] { done << "third"; });
        QTRY_COMPARE_WITH_TIMEOUT(done, QStringList{"third"}, longest);
        QCOMPARE(first.stopped, 1);
        QCOMPARE(second.begun, 0);
    }

    void stops() {
        Background background;
        Endless endless;
        bool done = false;
        background.start(endless.work(), [&] { done = true; });
        QTRY_VERIFY_WITH_TIMEOUT(endless.begun == 1, longest);
        background.stop();
        QVERIFY(!background.isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(endless.stopped == 1, longest);
        QTest::qWait(50);
        QVERIFY(!done);
        // And it can begin anew.
        background.start([](const Progress&) {}, [&] { done = true; });
        QTRY_VERIFY_WITH_TIMEOUT(done, longest);
    }

    /// Work that was over before it could be told to stop is not wanted either.
    void whatWasStoppedIsNotAnswered() {
        Background background;
        bool done = false;
        std::atomic<bool> over = false;
        background.start([&](const Progress&) { over = true; }, [&] { done = true; });
        while (!over)
            QThread::msleep(1);
        background.stop();
        QTest::qWait(50);
        QVERIFY(!done);
    }

    void endsWithItsOwner() {
        Endless endless;
        bool done = false;
        {
            Background background;
            background.start(endless.work(), [&] { done = true; });
            QTRY_VERIFY_WITH_TIMEOUT(endless.begun == 1, longest);
        }
        QCOMPARE(endless.stopped, 1);
        QCoreApplication::processEvents();
        QVERIFY(!done);
    }

    void tellsOfProgressWhenItIsLate() {
        Background background;
        const QSignalSpy progressed(&background, &Background::progressed);
        Endless endless;
        background.start(endless.work(), [] {});
        QVERIFY(!background.isLate());
        QTRY_VERIFY_WITH_TIMEOUT(progressed.size() >= 2, longest);
        QVERIFY(background.isLate());
        QCOMPARE(background.share(), 0.25);
        endless.finish = true;
        QTRY_VERIFY_WITH_TIMEOUT(!background.isBusy(), longest);
        QVERIFY(!background.isLate());
    }

    void answersKeepTheLastUntilTheNextArrives() {
        int arrived = 0;
        LatestAnswer<int, int> answers(
            this, [&] { ++arrived; }, [] {});
        std::atomic<int> computed = 0;
        const auto ask = [&](int key, double work, bool wait = false) {
            answers.ask(key, work, wait, {}, [&computed, key](const Progress&) {
                ++computed;
                return Result<int>(10 * key);
            });
        };
        QVERIFY(answers.get() == nullptr && answers.error() == nullptr);
        ask(1, 0);  // at once
        QVERIFY(answers.isAnswerTo(1));
        QCOMPARE(*answers.get(), 10);
        ask(2, slow);
        ask(2, slow);
        QVERIFY(!answers.isAnswerTo(2));
        QCOMPARE(*answers.get(), 10);
        QTRY_VERIFY_WITH_TIMEOUT(answers.isAnswerTo(2), longest);
        QCOMPARE(*answers.get(), 20);
        QCOMPARE(arrived, 1);
        QCOMPARE(computed, 2);
        ask(2, slow);
        QVERIFY(!answers.background().isBusy());
        ask(3, slow, true);  // a file waits
        QCOMPARE(*answers.get(), 30);
        ask(4, slow);
        ask(3, slow);  // back to what is there
        QVERIFY(!answers.background().isBusy());
        QTest::qWait(50);
        QCOMPARE(*answers.get(), 30);
        QCOMPARE(arrived, 1);
    }

    void reasonsAreAnswersToo() {
        LatestAnswer<int, int> answers(
            this, [] {}, [] {});
        answers.ask(1, 0, false, {}, [](const Progress&) { return Result<int>(Error{"why not", ""}); });
        QVERIFY(answers.isAnswerTo(1));
        QVERIFY(answers.get() == nullptr);
        QCOMPARE(answers.error()->text.english(), std::string("why not"));
    }

    void aPulseStopsWhatIsWaitedFor() {
        LatestAnswer<int, int> answers(
            this, [] {}, [] {});
        int calls = 0;
        answers.ask(
            1, slow, true, [&] { return ++calls < 3; },
            [](const Progress& proceed) {
                while (proceed(0)) {
                }
                return Result<int>(Error{"stopped", ""});
            });
        QCOMPARE(calls, 3);
        QVERIFY(!answers.isAnswerTo(1));
        QVERIFY(answers.get() == nullptr && answers.error() == nullptr);
    }
};

QTEST_GUILESS_MAIN(TestBackground)
#include "tst_background.moc"
