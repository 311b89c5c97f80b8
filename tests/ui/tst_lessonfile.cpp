// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson whose file is being written while it is open.
#include <QTest>

#include "core/parameters/keys.h"
#include "tests/support/strict.h"
#include "tests/ui/kindslesson.h"
#include "ui/style/interfacescale.h"
#include "ui/window/banner.h"

using namespace posiscope;

class TestLessonFile : public StrictTest {
    Q_OBJECT

    static void write(const Kinds& lesson, const QByteArray& text) {
        QFile file(QString::fromStdString(lesson.fixture.store.state().get(keys::lesson)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    /// It is read again at its step; with a mistake the lesson before stays, and the line is said.
    void readAgain() {
        const Kinds lesson;
        lesson.go(1);
        LessonPlayer& player = lesson.player();
        write(lesson, QByteArray(kinds).replace("## All that are right", "## Another heading"));
        QVERIFY(QTest::qWaitFor([&] { return player.current().title == "Another heading"; }, patience));
        QCOMPARE(player.step(), 1);
        QVERIFY(player.isQuestionOpen());
        write(lesson, QByteArray(kinds).replace("done: d_model == 8", "done: d_modell == 8"));
        const Banner& banner = *lesson.fixture.window->banner();
        QVERIFY(QTest::qWaitFor([&] { return banner.text().contains("d_modell"); }, patience));
        QCOMPARE(player.current().title, std::string("Another heading"));
        write(lesson, QByteArray(kinds));
        QVERIFY(QTest::qWaitFor([&] { return player.current().title == "All that are right"; }, patience));
        QVERIFY(!banner.isVisible());
    }

    /// Replies stay where the question is the same, and go where it is another one.
    void replies() {
        const Kinds lesson;
        LessonPlayer& player = lesson.player();
        player.choose(0);
        write(lesson, QByteArray(kinds).replace("## A number", "## Number"));
        QVERIFY(QTest::qWaitFor([&] { return player.lesson()->steps[2].title == "Number"; }, patience));
        QCOMPARE(player.reply().tries, 1);
        write(lesson, QByteArray(kinds).replace("Which?", "Which one?"));
        QVERIFY(QTest::qWaitFor([&] { return player.lesson()->steps[2].title == "A number"; }, patience));
        QCOMPARE(player.reply().tries, 0);
    }

    /// A shorter file leaves the reader at its last step.
    void fewerSteps() {
        const Kinds lesson;
        lesson.go(5);
        const QByteArray text(kinds);
        write(lesson, text.left(text.indexOf("## A number")));
        QVERIFY(QTest::qWaitFor([&] { return lesson.player().steps() == 2; }, patience));
        QCOMPARE(lesson.player().step(), 1);
    }
};

POSISCOPE_WINDOW_TEST(TestLessonFile)
#include "tst_lessonfile.moc"
