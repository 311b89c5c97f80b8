// SPDX-License-Identifier: GPL-3.0-or-later
// The motion that brings an answer: in the window, presented, and on paper.
#include <QPushButton>
#include <QTest>
#include <set>

#include "core/lessons/moves.h"
#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/handoutchecks.h"
#include "tests/ui/kindslesson.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

namespace {

std::string lessonMoving(const char* line) {
    return std::string(
               "---\nlesson: moving\ntitle: Moving\n---\n## One\n\nText.\n\n```state\nd_model = "
               "16\nmax_len = 64\nposition = 3\npanes = heatmap\n```\n\n```predict\nWhich?\n- [x] a\n- [ ] "
               "b\n```\n\n"
               "```after\n") +
           line + "\n```\n\n```then\nIt is {{ position }}.\n```\n\n## Two\n\nText.\n";
}

constexpr const char* brief = "move.position = 5..40 in 0.4";
constexpr const char* slow = "move.position = 5..40 in 20";

/// A lesson whose question is closed.
struct Answered {
    explicit Answered(const char* line) : text(lessonMoving(line)), lesson(text.c_str()) {
        lesson.player().showAnswer();
    }
    std::int64_t position() const { return lesson.fixture.store.state().get(keys::position); }
    bool ends() const {
        return QTest::qWaitFor([&] { return !lesson.player().motion().isPlaying(); }, patience);
    }
    QPushButton* again() const { return lesson.fixture.find<QPushButton>(QStringLiteral("playAgain")); }

    std::string text;
    Kinds lesson;
};

}  // namespace

class TestLessonMotion : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    /// The state is that of the end all the time, and undo takes the answer back, as without a motion.
    void plays() {
        Answered one(brief);
        std::set<std::int64_t> seen;
        const auto watching =
            QObject::connect(&one.lesson.fixture.store, &StateStore::changed,
                             [&](const Snapshot& now) { seen.insert(now.state.get(keys::position)); });
        QVERIFY(one.lesson.player().motion().isPlaying());
        QCOMPARE(one.position(), 5);
        QCOMPARE(one.lesson.fixture.store.committed().get(keys::position), 40);
        QVERIFY(one.ends());
        QObject::disconnect(watching);
        QCOMPARE(one.position(), 40);
        QVERIFY2(seen.size() > 3, "it went there in one leap");
        one.lesson.fixture.store.history().undo();
        QCOMPARE(one.position(), 3);
    }

    /// What is no number goes through values, one after the other.
    void playsThroughValues() {
        Answered one("move.positions = 0..3 | 0..3, 0 | 0..3, 2 x 0 in 0.9");
        std::vector<std::int64_t> rows{4};
        const auto watching =
            QObject::connect(&one.lesson.fixture.store, &StateStore::changed, [&](const Snapshot& now) {
                const std::int64_t count = now.model->table().rows();
                if (rows.empty() || rows.back() != count) rows.push_back(count);
            });
        QCOMPARE(one.lesson.fixture.store.snapshot().model->table().rows(), 4);
        QCOMPARE(one.lesson.fixture.store.committed().get(keys::maxLen), 6);
        QVERIFY(one.ends());
        QObject::disconnect(watching);
        QVERIFY(rows == (std::vector<std::int64_t>{4, 5, 6}));
        one.lesson.fixture.store.history().undo();
        QCOMPARE(one.lesson.fixture.store.snapshot().model->table().rows(), 64);
    }

    void aButtonPlaysAgain() {
        Answered one(slow);
        QCOMPARE(one.again()->text(), QStringLiteral("Go to the end"));
        one.again()->click();
        QCOMPARE(one.position(), 40);
        QCOMPARE(one.again()->text(), QStringLiteral("Play again"));
        one.again()->click();
        QVERIFY(one.lesson.player().motion().isPlaying());
        QCOMPARE(one.position(), 5);
    }

    /// A press ends it, and the next one goes on; R plays it again.
    void presented() {
        const std::string text = lessonMoving(slow);
        Kinds lesson(text.c_str());
        lesson.present();
        while (lesson.player().isQuestionOpen())
            lesson.press(Qt::Key_PageDown);
        const auto position = [&] { return lesson.fixture.store.state().get(keys::position); };
        const Stage answer = lesson.player().stage();
        QVERIFY(position() < 40);
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(position(), 40);
        QVERIFY(lesson.player().stage() == answer);
        lesson.press(Qt::Key_R);
        QVERIFY(position() < 40);
        lesson.press(Qt::Key_PageDown);
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.player().stage() != answer);
    }

    /// Whoever takes the control has it.
    void aHandEndsIt() {
        Answered one(slow);
        one.lesson.fixture.store.update([](State& state) { state.set(keys::position, std::int64_t{17}); },
                                        QStringLiteral("By hand"));
        QVERIFY(one.ends());
        QCOMPARE(one.position(), 17);
    }

    /// An edit of something else finds the motion at its end, in the whole of a drag, and so does undo.
    void anEditFindsTheEnd() {
        Answered one(slow);
        StateStore& store = one.lesson.fixture.store;
        QTest::qWait(50);
        const Gesture drag{Gesture::Kind::parameter, "base"};
        for (const double base : {5000.0, 4000.0, 3000.0}) {
            store.update([base](State& state) { state.set(keys::base, base); }, QStringLiteral("Base"), drag);
            QCOMPARE(one.position(), 40);
            QVERIFY(!one.lesson.player().motion().isPlaying());
        }
        store.endGesture();
        store.update([](State& state) { state.set(keys::base, 100.0); }, QStringLiteral("Base"));
        store.history().undo();
        QCOMPARE(store.state().get(keys::base), 3000.0);
        QCOMPARE(one.position(), 40);
    }

    /// What ends the step, or takes B away, ends the motion.
    void interrupted_data() {
        const Rows<int> row("what");
        row("undo", 0);
        row("the step again", 1);
        row("the lesson again", 2);
        row("without B", 3);
        row("another lesson", 4);
        row("leave", 5);
    }
    void interrupted() {
        const auto [what] = fetchRow<int>();
        Answered one("move.b.base = 10000..100 in 20");
        LessonPlayer& player = one.lesson.player();
        StateStore& store = one.lesson.fixture.store;
        QVERIFY(player.motion().isPlaying() && hasB(store.state()));
        const std::function<void()> acts[] = {
            [&] { store.history().undo(); },
            [&] { player.restartStep(); },
            [&] { player.restartLesson(); },
            [&] { store.update([](State& state) { state.variants.clear(); }, QStringLiteral("End")); },
            [&] { QVERIFY(!player.start(QStringLiteral("wavelengths"))); },
            [&] { player.leave(); }};
        acts[what]();
        one.lesson.fixture.settle();
        QTest::qWait(50);
        QVERIFY(!player.motion().isPlaying());
        QVERIFY(!hasB(store.state()));
    }

    /// The step that was left in the middle of a motion is found at its end.
    void leavingTheStep() {
        Answered one(slow);
        one.lesson.go(1);
        QVERIFY(!one.lesson.player().motion().isPlaying());
        one.lesson.go(0);
        QCOMPARE(one.position(), 40);
    }

    void reducedMotionShowsBothEnds() {
        const std::string text = lessonMoving("move.position = 5..40 in 0.2");
        Kinds lesson(text.c_str());
        lesson.player().motion().setReduced([] { return true; });
        std::set<std::int64_t> seen;
        const auto watching =
            QObject::connect(&lesson.fixture.store, &StateStore::changed,
                             [&](const Snapshot& now) { seen.insert(now.state.get(keys::position)); });
        lesson.player().showAnswer();
        QVERIFY(QTest::qWaitFor([&] { return !lesson.player().motion().isPlaying(); }, patience));
        QObject::disconnect(watching);
        QVERIFY(seen == (std::set<std::int64_t>{5, 40}));
    }

    /// A handout with solutions has a picture of each end.
    void onPaper() {
        const auto lesson = parseLesson(lessonMoving(brief));
        const auto still = parseLesson(lessonMoving("position = 40"));
        QCOMPARE(picturesIn(*Paper(*lesson, HandoutKind::solutions)),
                 picturesIn(*Paper(*still, HandoutKind::solutions)) + 1);
        QCOMPARE(picturesIn(*Paper(*lesson, HandoutKind::pupil)),
                 picturesIn(*Paper(*still, HandoutKind::pupil)));
    }

    /// The course moves where its sentences speak of a change, in every language alike.
    void course() {
        std::map<QString, QStringList> moving;
        for (const Language& language : languages())
            for (const QString& name : builtInLessons()) {
                const auto lesson = loadLesson(name, language);
                QVERIFY(lesson.ok());
                for (std::size_t n = 0; n < lesson->steps.size(); ++n)
                    for (const auto* settings : {&lesson->steps[n].after, &lesson->steps[n].thenState})
                        for (const Setting& each : *settings)
                            if (isMove(each))
                                moving[language.code]
                                    << QStringLiteral("%1 %2 %3 %4")
                                           .arg(name, QString::number(n), QString::fromStdString(each.key),
                                                plainKey(each) == "sentence"  // these differ by language
                                                    ? QString()
                                                    : QString::fromStdString(each.value));
            }
        QVERIFY(moving.size() == languages().size());
        for (const auto& [code, lines] : moving)
            QCOMPARE(lines, moving.begin()->second);
        QVERIFY2(moving.begin()->second.size() >= 12, "fewer steps move than the teachers asked for");
    }
};

POSISCOPE_WINDOW_TEST(TestLessonMotion)
#include "tst_lessonmotion.moc"
