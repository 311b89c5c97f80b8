// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences that tests look for, and how they are looked for.
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

class TestWording : public StrictTest {
    Q_OBJECT

 private slots:
    // A name stands once, where it is looked for.
    void sorted_data() { eachText("group", wordingFiles); }
    void sorted() {
        const auto [group] = fetchRow<QString>();
        const QByteArray file = bytesOf(POSISCOPE_TEST_DATA "/wording/" + group + ".txt");
        QVERIFY(file.startsWith("# ") && file.endsWith('\n'));
        QByteArray before;
        for (const QByteArray& line : file.chopped(1).split('\n')) {
            if (line.startsWith('#')) continue;
            QCOMPARE(line.count('\t'), 1);
            const QByteArray name = line.left(line.indexOf('\t'));
            QVERIFY2(before < name, line.constData());
            QVERIFY2(QRegularExpression("^[a-z0-9]+(-[a-z0-9]+)*$").match(name).hasMatch(), line.constData());
            before = name;
        }
    }

    // A sentence has one name, in all files.
    void once() {
        QHash<QByteArray, QByteArray> names;
        for (const QByteArray group : wordingFiles)
            for (const QByteArray& line :
                 bytesOf(POSISCOPE_TEST_DATA "/wording/" + group + ".txt").split('\n')) {
                const qsizetype tab = line.indexOf('\t');
                if (tab < 0) continue;
                const QByteArray sentence = line.mid(tab + 1), name = group + '/' + line.left(tab);
                QVERIFY2(!names.contains(sentence), (name + ", " + names.value(sentence)).constData());
                names.insert(sentence, name);
            }
    }

    void filled() {
        QCOMPARE(wording("errors/cannot-read", {"a%2.npy", wording("errors/no-such-file")}),
                 "cannot read a%2.npy: there is no such file");
    }

    void whole() {
        const QString text = wording("errors/cannot-read", {"a.npy", wording("errors/no-such-file")});
        QVERIFY(saysOnly(text, "errors/cannot-read"));
        QVERIFY(saysOnly(text, "errors/cannot-read", {"a.npy"}));
        QVERIFY(!saysOnly(text, "errors/cannot-read", {"b.npy"}));
        QVERIFY(says(text, "errors/no-such-file"));
        QVERIFY(!saysOnly(text, "errors/no-such-file"));
    }

    void mentioned() {
        const QString text = wording("errors/cannot-read", {"a.npy", wording("errors/no-such-file")});
        QVERIFY(mentions(text, "a.npy"));
        QVERIFY(!mentions(text, "b.npy"));
        QVERIFY(mentions(text, "errors/no-such-file"));
        QVERIFY(!mentions(text, "errors/folder"));
    }

    void looked_data() {
        const Rows<QString, Sentence, bool> row("text", "sentence", "found");
        const char* cells = "errors/csv-cells";
        const QString text = "cannot read a.csv: line 2 has 1 cells, and the first line has 2";
        row("with all words", text, {cells, {"2", "1", "2"}}, true);
        row("with any words", text, cells, true);
        row("with one word", text, {cells, {"", "1"}}, true);
        row("with another word", text, {cells, {"2", "3"}}, false);
        row("with the beginning of a list", "line 2, 3 has 1 cells, and the first line has 2",
            {cells, {"2…"}}, true);
        row("with another beginning", text, {cells, {"1…"}}, false);
        row("with the end of a number", "line 2 has 1 cells, and the first line has 22",
            {cells, {"", "", "2"}}, false);
        row("cut", text.chopped(12), cells, false);
        row("an empty place", "line  has 1 cells, and the first line has 2", cells, true);
        row("a point stands for itself", "it is a folder.", {"errors/cannot-read", {"it"}}, false);
        row("another sentence", text, "errors/no-such-file", false);
    }
    void looked() {
        const auto [text, sentence, found] = fetchRow<QString, Sentence, bool>();
        QCOMPARE(says(text, sentence), found);
        QCOMPARE(says(text.toStdString(), sentence), found);
    }
};

QTEST_APPLESS_MAIN(TestWording)
#include "tst_wording.moc"
