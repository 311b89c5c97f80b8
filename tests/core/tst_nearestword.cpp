// SPDX-License-Identifier: GPL-3.0-or-later
// "Did you mean …?"
#include "core/base/nearestword.h"

#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

class TestNearestWord : public StrictTest {
    Q_OBJECT

 private slots:
    void nearest_data() {
        const Rows<QString, QString> row("typed", "meant");
        row("a letter more", "heatmapp", "heatmap");
        row("a letter less", "hetmap", "heatmap");
        row("another letter", "heatnap", "heatmap");
        row("two exchanged", "haetmap", "heatmap");
        row("a hyphen", "heat-map", "heatmap");
        row("capitals", "HEATMAP", "heatmap");
        row("an underscore", "--d_model", "--d-model");
        row("its beginning", "simil", "similarity");
        row("several beginnings", "off", "");
        row("a short word", "x", "");
        row("nothing", "", "");
        row("another word", "banana", "");
        row("too long", QString(1000, 'h'), "");
    }
    void nearest() {
        const auto [typed, meant] = fetchRow<QString, QString>();
        const std::vector<std::string> words{"heatmap",    "similarity", "offset-map",
                                             "offset-fit", "--d-model",  "bias"};
        QCOMPARE(QString::fromStdString(nearestWord(typed.toStdString(), words)), meant);
        const Text sentence = withNearest("there is none", typed.toStdString(), words);
        QCOMPARE(QString::fromStdString(sentence.english()),
                 meant.isEmpty() ? QString("there is none") : "there is none; did you mean “" + meant + "”?");
    }
};

QTEST_GUILESS_MAIN(TestNearestWord)
#include "tst_nearestword.moc"
