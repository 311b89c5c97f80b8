// SPDX-License-Identifier: GPL-3.0-or-later
// A learned table that begins with zeros: what that means is said, and Identify says the same.
#include "core/analysis/zerotable.h"
#include "core/identify/identify.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/translation/readout.h"
#include "ui/views/counting/countingresults.h"

using namespace posiscope;

namespace {

State zeros(const std::string& view, bool cosine = false) {
    State state = encodingState("learned", {view});
    state.values.set("initial_numbers", std::string("zeros"));
    if (cosine) state.set(keys::similarity, std::string("cosine"));
    repair(state);
    return state;
}

}  // namespace

class TestZeroTable : public StrictTest {
    Q_OBJECT

 private slots:
    void itIsZeros() {
        const Snapshot snapshot = makeSnapshot(zeros("heatmap"));
        QVERIFY(isTableOfZeros(*snapshot.model));
        std::vector<double> cells(256 * 128, 1);
        snapshot.model->table().fill({0, 256}, {0, 128}, cells.data());
        QVERIFY(std::ranges::all_of(cells, [](double cell) { return cell == 0; }));
        QVERIFY(snapshot.model->notes().front().english().starts_with("All cells are 0"));
        // Spread and seed mean nothing.
        for (const char* key : {"standard_deviation", "seed"})
            QVERIFY(!isOffered(snapshot.state, *findParameter(snapshot.state, key)));
    }

    void othersAreNot_data() { eachId("encoding", encodings()); }
    void othersAreNot() {
        QFETCH(QString, encoding);
        QVERIFY(!isTableOfZeros(*makeSnapshot(encodingState(encoding.toStdString())).model));
    }

    /// Two that are equal are no table of zeros: their difference says so.
    void aDifferenceIsNone() {
        State state = encodingState("sinusoidal", {"heatmap"});
        addB(state);
        const Snapshot snapshot = makeSnapshot(state);
        QVERIFY(!isTableOfZeros(*snapshot.difference));
    }

    void countingSaysThatRowsAreEqual() {
        const Snapshot snapshot = makeSnapshot(zeros("counting"));
        QObject receiver;
        CountingResults answers(
            &receiver, [] {}, [] {});
        answers.ask(snapshot, {true});
        const CountingColumn table = answers.columns(snapshot).back();
        QCOMPARE(table.properties[1].holds, std::optional(false));
        QCOMPARE(table.properties[1].values.front(), QString("0"));
        QCOMPARE(table.properties[1].detail, QString("all rows are equal"));
    }

    void similaritySaysWhatItMeans_data() {
        const Rows<bool, QString> row("cosine", "words");
        row("products", false, "All rows are zeros: they are equal, and all their products are 0.");
        row("cosines", true, "All rows are zeros: they are equal, and their cosines are not defined.");
    }
    void similaritySaysWhatItMeans() {
        const auto [cosine, words] = fetchRow<bool, QString>();
        const WindowFixture fixture(zeros("similarity", cosine));
        const PaneCard* card = fixture.window->panes()->card(0);
        QVERIFY2(card->description().contains(words), qPrintable(card->description()));
        QCOMPARE(card->view()->valueAtCursor(fixture.store.snapshot()).has_value(), !cosine);
        const QString line = similarityLine(fixture.store.snapshot(), 5);
        QCOMPARE(line.contains("not defined"), cosine);
    }

    /// The numbers in a file are called the same: nothing has filled them.
    void identifyAgrees() {
        const StoredArray array = arrayOf({256, 128}, std::vector<double>(256 * 128), CellType::float32);
        const Identity answer = identify({array});
        QCOMPARE(answer.mistakes.size(), std::size_t{1});
        QCOMPARE(answer.mistakes.front().id, std::string("never-filled"));
        QVERIFY(answer.mistakes.front().text.english().starts_with("All 32"));
    }
};

POSISCOPE_WINDOW_TEST(TestZeroTable)
#include "tst_zerotable.moc"
