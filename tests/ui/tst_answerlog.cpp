// SPDX-License-Identifier: GPL-3.0-or-later
// A file with the answers of a lesson.
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include "tests/support/strict.h"
#include "tests/ui/kindslesson.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

namespace {

QJsonArray answersIn(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("answers")].toArray();
}

}  // namespace

class TestAnswerLog : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    /// Each question once, when it is closed, with what was chosen; the next day goes on in the same file.
    void everyAnswer() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        {
            const Kinds lesson;
            QVERIFY(!lesson.fixture.window->lessonCommands()->saveAnswers(path));
            QCOMPARE(answersIn(path).size(), 0);
            lesson.player().choose(0);  // wrong: a second try is left
            QCOMPARE(answersIn(path).size(), 0);
            lesson.player().choose(1);
            lesson.go(2);
            lesson.player().draft().typed = QStringLiteral("0.1411");
            QVERIFY(lesson.player().tryNumber(QStringLiteral("0.1411")));
            lesson.go(3);
            lesson.player().showAnswer();
        }
        const QJsonArray all = answersIn(path);
        QCOMPARE(all.size(), 3);
        QCOMPARE(all[0]["lesson"].toString(), QStringLiteral("kinds"));
        QCOMPARE(all[0]["step"].toInt(), 1);
        QCOMPARE(all[0]["question"].toString(), QStringLiteral("Which?"));
        QCOMPARE(all[0]["chosen"].toArray(), (QJsonArray{"wrong a", "right b"}));
        QCOMPARE(all[0]["tries"].toInt(), 2);
        QCOMPARE(all[0]["right"].toBool(), true);
        QVERIFY(QDateTime::fromString(all[0]["time"].toString(), Qt::ISODate).isValid());
        QCOMPARE(all[1]["tries"].toInt(), 1);
        QCOMPARE(all[1]["typed"].toString(), QStringLiteral("0.1411"));
        QCOMPARE(all[2]["tries"].toInt(), 0);  // shown without answering
        QCOMPARE(all[2]["right"].toBool(), false);
        const Kinds again;
        QVERIFY(!again.fixture.window->lessonCommands()->saveAnswers(path));
        again.player().showAnswer();
        QCOMPARE(answersIn(path).size(), 4);
    }

    /// What cannot be written, or is something else, is refused before the lesson begins, and stays as it is.
    void refused() {
        const QTemporaryDir folder;
        const Kinds lesson;
        LessonCommands& commands = *lesson.fixture.window->lessonCommands();
        const auto missing = commands.saveAnswers(folder.filePath(QStringLiteral("nowhere/mine.json")));
        QVERIFY(missing && missing->text.english().find("nowhere/mine.json") != std::string::npos);
        const QString other = folder.filePath(QStringLiteral("other.json"));
        QFile file(other);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"answers\": 3}") > 0);
        file.close();
        const auto wrong = commands.saveAnswers(other);
        QVERIFY(wrong &&
                wrong->text.english().ends_with("holds something else than answers: name another file"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{\"answers\": 3}"));
    }
};

POSISCOPE_WINDOW_TEST(TestAnswerLog)
#include "tst_answerlog.moc"
