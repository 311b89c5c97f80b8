// SPDX-License-Identifier: GPL-3.0-or-later
// The marks of a lesson as text.
#include <QTest>

#include "core/lessons/picturemarks.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

class TestPictureMarks : public StrictTest {
    Q_OBJECT

 private slots:
    void reading() {
        const auto marks =
            pictureMarksOf(" row 5: the same ;similarity diagonal -44: seven: turns; region 0 9 2.5 4;");
        QVERIFY(marks.ok());
        const std::vector<PictureMark> expected{
            {{}, PictureMark::Kind::row, {5}, "the same", {}},
            {"similarity", PictureMark::Kind::diagonal, {-44}, "seven: turns", {}},
            {{}, PictureMark::Kind::region, {0, 9, 2.5, 4}, {}, {}}};
        QVERIFY(*marks == expected);
        const auto part = pictureMarksOf("sentence.outputs row 2: it");
        QVERIFY(part.ok());
        QVERIFY(part->front() == (PictureMark{"sentence", PictureMark::Kind::row, {2}, "it", "outputs"}));
        QVERIFY(pictureMarksOf("  ")->empty());
    }

    /// More than anybody could see are refused at once, and not drawn one by one.
    void thousands() {
        std::string many;
        for (int n = 0; n < 30'000; ++n)
            many += "cell 1 1: x; ";
        const auto marks = pictureMarksOf(many);
        QVERIFY(!marks.ok());
        QVERIFY(marks.error().text.english().ends_with(" marks, and at most 100 are allowed"));
        QVERIFY(pictureMarksOf(many.substr(0, 100 * 13)).ok());
        QVERIFY(!pictureMarksOf(many.substr(0, 101 * 13)).ok());
    }

    void refusals_data() {
        const TextRows<QString> row("text", "said");
        row("rows 5", "begins with cell, row");
        row("heatmap", "begins with cell, row");
        row("cell 5", "takes 2 number");
        row("row 5 6", "takes 1 number");
        row("column x", "takes 1 number");
        row("row 5; arrow 1 2 3", "takes 4 number");
    }
    void refusals() {
        const auto [text, said] = fetchRow<QString, QString>();
        const auto marks = pictureMarksOf(text.toStdString());
        QVERIFY(!marks.ok());
        QVERIFY2(QString::fromStdString(marks.error().text.english()).contains(said),
                 marks.error().text.english().c_str());
        QCOMPARE(marks.error().field, std::string("marks"));
    }
};

QTEST_GUILESS_MAIN(TestPictureMarks)
#include "tst_picturemarks.moc"
