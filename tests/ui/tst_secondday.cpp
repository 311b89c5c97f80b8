// SPDX-License-Identifier: GPL-3.0-or-later
// A second day: the window begins with the one to four panes that it had at its end.
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/learner.h"
#include "tests/ui/storedday.h"

using namespace posiscope;

class TestSecondDay : public StrictTest {
    Q_OBJECT

 private slots:
    void theFirstAnswer_data() {
        const Rows<int> row("panes");
        row("one pane", 1);
        row("two panes", 2);
        row("three panes", 3);
        row("four panes", 4);
    }
    void theFirstAnswer() {
        const auto [panes] = fetchRow<int>();
        const auto fixture = secondDay(panes);
        QCOMPARE(fixture->window->panes()->count(), panes);
        QVERIFY(fixture->window->lessonCommands()->open(QStringLiteral("from-integers-to-sines")));
        fixture->settle();
        const LessonPlayer& player = *fixture->window->lessons();
        QVERIFY(player.isQuestionOpen());
        answer(*fixture, *player.current().prediction);
        QTest::qWait(1);
        QVERIFY(player.reply().right);
    }
};

POSISCOPE_WINDOW_TEST(TestSecondDay)
#include "tst_secondday.moc"
