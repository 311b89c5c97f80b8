// SPDX-License-Identifier: GPL-3.0-or-later
// Slow results as data and as pictures: fitted offset maps and principal components.
#include "core/analysis/components.h"
#include "core/analysis/offsetfit.h"
#include "core/parameters/keys.h"
#include "core/state/snapshot.h"
#include "tests/app/picturetest.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

Snapshot learned(std::int64_t rows, std::int64_t columns) {
    State state = defaultState();
    state.set(keys::encoding, std::string("learned"));
    state.set(keys::maxLen, rows);
    state.set(keys::dModel, columns);
    repair(state);
    return makeSnapshot(state);
}

const QStringList options = split("--encoding learned --max-len 60 --d-model 20 --offset -3");

}  // namespace

class TestCliComputed : public PictureTest {
    Q_OBJECT

 private slots:
    void offsetMapsAreFitted() {
        const Matrix map = readNpy(exported("offset-map", "npy", options));
        QVERIFY2(map.problem.isEmpty(), qPrintable(map.problem));
        const auto fit = fitOffsetMap(learned(60, 20).model->table(), -3);
        QCOMPARE(map.rows, 20);
        QCOMPARE(map.columns, 20);
        for (int row = 0; row < 20; ++row)
            for (int column = 0; column < 20; ++column)
                QCOMPARE(map.at(row, column), fit->map(row, column));
        const Matrix text = readCsv(exported("offset-map", "csv", options));
        QVERIFY(text.sameBits(map));
        QCOMPARE(text.names.first(), "0");
        QCOMPARE(text.names.last(), "19");
    }

    void componentsAreScores() {
        const Matrix scores = readCsv(exported("components", "csv", options));
        QVERIFY2(scores.problem.isEmpty(), qPrintable(scores.problem));
        const auto found = principalComponents(learned(60, 20).model->table());
        QCOMPARE(scores.names, (QStringList{"pc1", "pc2", "pc3"}));
        QCOMPARE(scores.rows, 60);
        for (int p = 0; p < 60; ++p)
            for (int i = 0; i < 3; ++i)
                QCOMPARE(scores.at(p, i), found->scores(p, i));
        QVERIFY(readNpy(exported("components", "npy", options)).sameBits(scores));
    }

    void picturesAreComplete_data() { eachText("view", {"offset-map", "components"}); }
    void picturesAreComplete() {
        QFETCH(QString, view);
        // The window would compute this in the background.
        const QStringList large = split("--encoding learned --max-len 600 --d-model 300 --size 480x320");
        const QImage picture = drawn(view, large);
        QVERIFY(picture == drawn(view, large));
        QVERIFY(picture != drawn(view, large + split("--seed 2")));
        const QString title = picture.text("Title");
        QVERIFY2(title.contains(view == "components" ? "explain" : "rank 300"), qPrintable(title));
    }

    void whatCannotBeComputedIsRefused_data() {
        addColumns<QString, QString, QString>("view", "options", "reason");
        for (const char* ending : {"npy", "png"}) {
            const auto row = [ending](const char* view, const char* words, const char* reason) {
                QTest::addRow("%s %s to %s", view, words, ending)
                    << view << QString(words) + " -o " + ending << reason;
            };
            row("offset-map", "--encoding learned --max-len 65536 --d-model 1024", "33\u202f554\u202f432");
            row("offset-map", "--encoding learned --max-len 256 --d-model 4097", "4096");
            row("offset-map", "--encoding learned --max-len 64 --offset 64", "between -63 and 63");
            row("components", "--max-len 1048576", "33\u202f554\u202f432");
            row("components", "--max-len 5000 --d-model 5000", "4096");
            row("components", "--encoding alibi", "no table");
        }
    }
    void whatCannotBeComputedIsRefused() {
        const auto [view, options, reason] = fetchRow<QString, QString, QString>();
        QStringList words = QStringList{"export", "--view", view} + split(options);
        const QString path = folder_->filePath("refused." + words.last());
        words.last() = path;
        const Ran ran = program_.run(words);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.errors.startsWith("posiscope: error: ") && ran.errors.contains(reason.toUtf8()),
                 ran.text());
        QCOMPARE(ran.errors.count('\n'), 1);
        QVERIFY(!QFile::exists(path));
    }
};

QTEST_GUILESS_MAIN(TestCliComputed)
#include "tst_cli_computed.moc"
