// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the course and the pages of the manual in the window: contents and names.
#include <QDialog>
#include <QLabel>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include "core/identify/identify.h"
#include "core/identify/pairhypothesis.h"
#include "core/models/encoding.h"
#include "core/state/opentable.h"
#include "core/tables/arrayfile.h"
#include "core/tables/tablefile.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/files/savefile.h"
#include "ui/files/sessionfile.h"
#include "ui/lessons/library.h"
#include "ui/lessons/player.h"
#include "ui/translation/readout.h"

using namespace posiscope;

namespace {

State stateOf(const char* table) {
    State state = defaultState();
    if (openTable(state, table, "")) qFatal("the course has no table %s", table);
    repair(state);
    return state;
}

}  // namespace

class TestCourse : public StrictTest {
    Q_OBJECT

 private slots:
    void accuracies() {
        const auto table = readTable("course:accuracy.csv", "");
        QVERIFY(table.ok());
        QCOMPARE((*table)->rows(), 128);
        QCOMPARE((*table)->firstPosition(), 0);
        const std::vector<std::string> names{"NoPE", "learned", "sinusoidal", "ALiBi", "T5", "RoPE"};
        QCOMPARE((*table)->columnNames(), names);
        // As resources/lessons/experiment/README.md has them: the last of 64 letters is at position 63.
        const std::vector<double> percents{32.4, 17.3, 17.4, 87.6, 73.6, 40.2};
        for (std::size_t n = 0; n < names.size(); ++n)
            QCOMPARE(std::rint(1000 * (*table)->value(63, static_cast<std::int64_t>(n))) / 10, percents[n]);
        // Four positions share a value.
        for (std::int64_t row = 0; row < 128; ++row)
            for (std::int64_t column = 0; column < 6; ++column)
                QCOMPARE((*table)->value(row, column), (*table)->value(row / 4 * 4, column));
    }

    /// A click goes on where the path was left, and begins it again after its end.
    void theShortPath() {
        WindowFixture fixture;
        LessonPlayer& player = *fixture.window->lessons();
        QStringList opened;
        for (int n = 0; n < 6; ++n) {
            fixture.trigger(QStringLiteral("shortPath"));
            fixture.settle();
            opened << QString::fromStdString(fixture.store.state().get(keys::lesson));
            QVERIFY(isBuiltInLesson(opened.last()));
            QVERIFY(fixture.window->statusBar()->currentMessage().contains(
                QStringLiteral("%1 of 5").arg(n % 5 + 1)));
            player.go(player.steps() - 1);
            player.leave();
            fixture.settle();
        }
        QCOMPARE(QSet<QString>(opened.begin(), opened.end()).size(), 5);
        QCOMPARE(opened.last(), opened.first());
    }

    void theTrainedTable() {
        const Snapshot now = makeSnapshot(stateOf("course:learned-table.npy"));
        QCOMPARE(now.model->table().rows(), 128);
        QCOMPARE(now.model->table().columns(), 64);
        double least = 1e9, most = 0;
        for (std::int64_t p = 0; p < 128; ++p) {
            const double norm = now.model->similarity()->norm(p);
            if (p < 32) least = std::min(least, norm);
            if (p >= 32) most = std::max(most, norm);
        }
        QVERIFY(least > 0.3);  // trained
        QVERIFY(most < 0.22);  // σ·√d = 0.16
    }

    /// The tables have the mistakes that the lesson names, and identify() finds them.
    void theTablesToCheck_data() {
        const Rows<QString, QString, QString> row("table", "wrongInItself", "wrongAsExpected");
        row("1", "course:check-1.npy", "exponent-doubled", "exponent-doubled");
        row("2", "course:check-2.npy", "", "base-with-a-digit-missing");
        row("3", "course:check-3.npy", "positions-rounded", "positions-rounded");
    }
    void theTablesToCheck() {
        const auto [table, wrongInItself, wrongAsExpected] = fetchRow<QString, QString, QString>();
        const auto array = readArray(table.toStdString(), "");
        QVERIFY(array.ok());
        const auto mistakesOf = [&array](const std::optional<Expectation>& expected) {
            const auto answer = identify({*array}, expected);
            QStringList ids;
            for (const auto& mistake : answer.mistakes)
                ids << QString::fromStdString(mistake.id);
            return answer.recognised ? ids.join(u' ') : QStringLiteral("not recognised");
        };
        QCOMPARE(mistakesOf({}), wrongInItself);
        const Encoding* meant = findEncoding("sinusoidal");
        QCOMPARE(mistakesOf(Expectation{
                     meant, valuesWith(*meant, {{"d_model", Value(std::int64_t{32})}}), {"d_model"}}),
                 wrongAsExpected);
    }

    void otherPathsAreNone_data() {
        eachText("path",
                 {"course:", "course:none.csv", "course:../en/02-from-integers-to-sines.md",
                  "course:../experiment/accuracy.csv", "course:../tables/check-1.npy", "course:/etc/passwd"});
    }
    void otherPathsAreNone() {
        QFETCH(QString, path);
        QVERIFY(!readTable(path.toStdString(), "").ok());
        WindowFixture fixture;
        QVERIFY(!fixture.window->tables()->openNamed(path));
        QVERIFY(fixture.store.state() == defaultState());
    }

    void sessionsNameThem() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("s.posiscope");
        State state = stateOf("course:accuracy.csv");
        beginComparing(state, "heatmap");
        QVERIFY(!saveSession(path, state));
        QVERIFY(loadBytes(path, 1'000'000)->contains("\"course:accuracy.csv\""));
        QVERIFY(*loadSession(path, viewIds()) == state);
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path));
        fixture.settle();
        QVERIFY(!fixture.window->banner()->isVisible());  // neither missing nor changed
        QVERIFY(fixture.store.snapshot().model->problem().empty());
        QCOMPARE(fixture.find<QLabel>("tableFile")->text(), QString("accuracy.csv"));
    }

    /// A table given by --table is not among the recent files.
    void areOpenedByName() {
        WindowFixture fixture;
        const QStringList recent = fixture.window->settings().recent;
        QVERIFY(fixture.window->tables()->openNamed("course:accuracy.csv"));
        QCOMPARE(fixture.store.state().get(keys::tableFile), std::string("course:accuracy.csv"));
        QCOMPARE(fixture.window->settings().recent, recent);
    }

    void pagesOfTheManual_data() {
        addColumns<QString, QString>("language", "page");
        for (const Language& language : languages())
            for (const char* page : {"check-my-table", "teaching", "problems", "references", "changes"})
                QTest::addRow("%s %s", language.code, page) << QString(language.code) << QString(page);
    }
    void pagesOfTheManual() {
        const auto [language, page] = fetchRow<QString, QString>();
        useLanguage(*findLanguage(language));
        WindowFixture fixture;
        fixture.trigger("manual_" + page);
        const auto* text = fixture.find<QTextBrowser>("manualText");
        QVERIFY(text->toPlainText().size() > 500);
        // No line, of code or of a table, is wider than the page; a line of a table's frame is 1 pixel.
        const double wide = text->document()->size().width();
        QVERIFY2(wide <= text->viewport()->width() + 2, QByteArray::number(wide));
        QVERIFY(!fixture.find<QDialog>("manualPage")->windowTitle().isEmpty());
        useLanguage(*findLanguage("en"));
    }

    void theReadoutNamesTheColumn() {
        State state = stateOf("course:accuracy.csv");
        state.set(keys::dimension, std::int64_t{2});
        const QString text = plainText(readoutOf(makeSnapshot(state), 5));
        QVERIFY2(text.contains("dimension j: 2, sinusoidal"), qPrintable(text));
    }

    /// The answer brings the table; before it nothing shows the table.
    void lessonsShowThemAfterTheAnswer_data() {
        const Rows<QString, int, QString> row("lesson", "step", "table");
        row("accuracies", "extrapolation", 1, "course:accuracy.csv");
        row("the trained table", "extrapolation", 3, "course:learned-table.npy");
        row("in lesson 8", "learned-or-fixed", 9, "course:learned-table.npy");
    }
    void lessonsShowThemAfterTheAnswer() {
        const auto [lesson, step, table] = fetchRow<QString, int, QString>();
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(lesson));
        LessonPlayer& player = *fixture.window->lessons();
        while (player.step() < step)
            player.next();
        fixture.settle();
        QVERIFY(player.isQuestionOpen());
        QVERIFY(fixture.store.state().get(keys::encoding) != "table");
        player.showAnswer();
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::tableFile), table.toStdString());
        QVERIFY(fixture.store.snapshot().model->problem().empty());
        player.next();
        QVERIFY(fixture.store.state().get(keys::encoding) != "table");
    }
};

POSISCOPE_WINDOW_TEST(TestCourse)
#include "tst_course.moc"
