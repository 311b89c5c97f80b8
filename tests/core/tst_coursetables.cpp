// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the course: where they are read, and what is not read.
#include "core/tables/coursetables.h"

#include <QDir>
#include <QTest>

#include "core/lessons/lesson.h"
#include "core/lessons/lessonmistakes.h"
#include "core/lessons/lessonstate.h"
#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/state/session.h"
#include "core/tables/tablefile.h"
#include "core/tables/tablename.h"
#include "core/tables/tableshelf.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

const std::string accuracies =
    "position,nope,<b>rope\u202e</b>\n0,0.25,1\n1,0.5,1\n2,0.75,0.875\n3,0.75,0.625\n";
const std::string cells = npyFile("<f4", "(2, 3)", bytesOfAll(std::vector<float>{1, 2, 3, 4, 5, 6}));

const std::vector<std::string> views{"heatmap",    "waves",    "similarity",
                                     "offset-map", "spectrum", "comparison"};

Result<Lesson> lessonWith(const std::string& settings) {
    return parseLesson("---\nlesson: tables\ntitle: Tables\n---\n\n## One\n\n```state\n" + settings +
                       "\n```\n\nText.\n");
}

}  // namespace

class TestCourseTables : public StrictTest {
    Q_OBJECT

    Folder folder_;
    int asked_ = 0;

 private slots:
    void initTestCase() {
        QVERIFY(!readTable("course:accuracy.csv", "").ok());  // without a provider the tables are not found
        setCourseSource([this](const std::string& name) -> std::optional<std::string> {
            ++asked_;
            if (name == "accuracy.csv") return accuracies;
            if (name == "six.npy") return cells;
            return std::nullopt;
        });
    }
    void areRead() {
        const auto info = inspectTableFile("course:six.npy");
        QVERIFY(info.ok());
        QCOMPARE(tableCandidates(*info).size(), std::size_t{1});
        const auto table = readTable("course:accuracy.csv", "");
        QVERIFY(table.ok());
        QCOMPARE((*table)->rows(), 4);
        QCOMPARE((*table)->columns(), 2);
        QCOMPARE((*table)->firstPosition(), 0);
        QCOMPARE((*table)->value(3, 1), 0.625);
        const auto none = readTable("course:none.csv", "");
        QVERIFY(!none.ok());
        QCOMPARE(QString::fromStdString(none.error().text.english()),
                 wording("errors/cannot-read", {"course:none.csv", wording("errors/no-course-table")}));
    }

    /// A file of that name is another table, and must be named with its folder.
    void areNoFiles() {
        const QString before = QDir::currentPath();
        const std::string file = folder_.write("course:six.npy", npyFile("<f4", "(1, 1)", bytesOf(9.0F)));
        QVERIFY(QDir::setCurrent(QFileInfo(QString::fromStdString(file)).absolutePath()));
        QCOMPARE((*readTable("course:six.npy", ""))->rows(), 2);
        QCOMPARE((*readTable("./course:six.npy", ""))->rows(), 1);
        QVERIFY(!readTable("course:../course:six.npy", "").ok());
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(splitTableName("course:six.npy").path, std::string("course:six.npy"));
        QCOMPARE(splitTableName("course:none:w").path, std::string("course:none:w"));
    }

    /// A table of the course is read once, and never deferred like a large file.
    void neverWaitAndNeverChange() {
        QVERIFY(stampOf("course:six.npy").has_value());
        QVERIFY(stampOf("course:six.npy") == stampOf("course:six.npy"));
        TableShelf shelf;
        shelf.deferFrom(1);
        asked_ = 0;
        QVERIFY(shelf.ask("course:six.npy", "").has_value());
        QVERIFY(shelf.ask("course:six.npy", "").has_value());
        QVERIFY(shelf.takeWanted().empty());
        QCOMPARE(asked_, 1);
    }

    void columnNames_data() {
        const Rows<QByteArray, QString> row("csv", "names");
        row("beside positions", "position,a,b\n0,1.5,2\n1,3,4\n2,1,1\n", "a|b");
        row("without positions", "length,a\n4,1.5\n8,3\n", "length|a");
        row("quoted", "\"x, y\";b\n1;2\n", "x, y|b");
        row("numbers", "\"4\",\"20\"\n1,2\n", "");
        row("none", "1,2\n3,4\n", "");
        row("a long one", "abcdefghijklmnopqrstuvwxyz,b\n1,2\n", "abcdefghijklmnopqrstuvw…|b");
        row("what turns the text", "a\xe2\x80\xae,b\n1,2\n", "a\\u202e|b");
    }
    void columnNames() {
        const auto [csv, names] = fetchRow<QByteArray, QString>();
        const auto table = readTable(folder_.write("names.csv", csv.toStdString()), "");
        QVERIFY(table.ok());
        QStringList found;
        for (const std::string& name : (*table)->columnNames())
            found << QString::fromStdString(name);
        QCOMPARE(found.join(u'|'), names);
    }

    void modelsNameTheirColumns() {
        State state = defaultState();
        QVERIFY(!openTable(state, "course:accuracy.csv", ""));
        QCOMPARE(makeSnapshot(state).model->columnName(0), std::string("nope"));
        QCOMPARE(makeSnapshot(defaultState()).model->columnName(0), std::string());
    }

    void sessionsKeepThem() {
        State state = defaultState();
        QVERIFY(!openTable(state, "course:accuracy.csv", ""));
        repair(state);
        const std::string session = writeSession(state);
        QVERIFY(session.find("\"course:accuracy.csv\"") != std::string::npos);
        const auto back = readSession(session, views);
        QVERIFY(back.ok());
        QVERIFY(*back == state);
        QVERIFY(makeSnapshot(*back).model->problem().empty());
    }

    void lessonsShowThem() {
        const auto lesson = lessonWith("encoding = table\ntable_file = course:six.npy\nposition = 1");
        QVERIFY(lesson.ok());
        QVERIFY(!checkLesson(*lesson, views));
        const auto state = stateOfStep(*lesson, 0, views);
        QCOMPARE(makeSnapshot(*state).model->table().value(1, 2), 6.0);
        const auto compared =
            lessonWith("b.encoding = table\nb.table_file = course:six.npy\npanes = heatmap:b");
        QVERIFY(!checkLesson(*compared, views));
        QCOMPARE(stateOfB(*stateOfStep(*compared, 0, views)).get(keys::tableFile),
                 std::string("course:six.npy"));
    }

    void lessonsShowNothingElse_data() {
        const Rows<QString, int> row("setting", "line");
        row("a table that is not there", "encoding = table\ntable_file = course:none.npy", 10);
        row("a file", "encoding = table\ntable_file = %1", 10);
        row("a file beside the lesson", "encoding = table\ntable_file = six.npy", 10);
        row("an address", "encoding = table\ntable_file = file://%1", 10);
        row("nothing", "encoding = table\ntable_file = none", 10);
        row("capitals", "encoding = table\ntable_file = Course:six.npy", 10);
        row("of B", "encoding = sinusoidal\nb.encoding = table\nb.table_file = %1", 11);
        row("of another encoding", "table_file = course:six.npy", 9);
        row("a sentence's", "embedding_file = course:six.npy", 9);
        row("a shape", "encoding = table\ntable_rows = 100000", 10);
    }
    void lessonsShowNothingElse() {
        auto [setting, line] = fetchRow<QString, int>();
        const std::string file = folder_.write("six.npy", cells);
        if (setting.contains("%1")) setting = setting.arg(QString::fromStdString(file));
        const auto lesson = lessonWith(setting.toStdString());
        QVERIFY(lesson.ok());
        const auto failure = checkLesson(*lesson, views);
        QVERIFY(failure.has_value());
        const QString said = QString::fromStdString(failure->text.english());
        QVERIFY2(said.contains(QStringLiteral("line %1").arg(line)), qPrintable(said));
    }
};

QTEST_APPLESS_MAIN(TestCourseTables)
#include "tst_coursetables.moc"
