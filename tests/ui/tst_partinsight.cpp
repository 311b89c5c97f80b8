// SPDX-License-Identifier: GPL-3.0-or-later
// The title of a picture of which a part is in sight says which.
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurelaws.h"
#include "tests/ui/windowfixture.h"
#include "ui/panes/panesubtitle.h"
#include "ui/views/shared/cellaxes.h"

using namespace posiscope;

class TestPartInSight : public StrictTest {
    Q_OBJECT

 private slots:
    void words_data() {
        const Rows<double, double, QString> row("low", "high", "words");
        row("all", -0.5, 255.5, "");
        row("the first quarter", -0.5, 63.5, "positions 0–63 of 256");
        row("cut cells count where their middle is in sight", 9.6, 20.4, "positions 10–20 of 256");
        row("one", 11.5, 12.5, "positions 12 of 256");
        row("less than one", 12.1, 12.3, "positions 12 of 256");
        row("beyond the end", 200.5, 400.0, "positions 201–255 of 256");
    }
    void words() {
        const auto [low, high, words] = fetchRow<double, double, QString>();
        QCOMPARE(partOf(CellKind::positions, {0, 256}, low, high), words);
    }

    void titles_data() {
        const Rows<QString, QString, Viewport, QString> row("encoding", "view", "part", "words");
        const QString sinusoidal = "sinusoidal", alibi = "alibi";
        row("a table", sinusoidal, "heatmap", {-0.5, 31.5, -0.5, 63.5},
            "positions 0–63 of 256 × dimensions 0–31 of 128");
        row("some of its positions", sinusoidal, "heatmap", {-0.5, 127.5, -0.5, 63.5},
            "positions 0–63 of 256 × 128 dimensions");
        row("similarities", sinusoidal, "similarity", {-0.5, 63.5, -0.5, 63.5}, "positions 0–63 of 256");
        row("a map", sinusoidal, "offset-map", {-0.5, 15.5, -0.5, 15.5}, "dimensions 0–15 of 128");
        row("waves", sinusoidal, "waves", {10, 40, -1, 1}, "across positions, positions 10–40 of 256");
        row("a spectrum", sinusoidal, "spectrum", {7.5, 23.5, 1, 10}, "pairs 8–23 of 64");
        row("a bias", alibi, "bias", {-0.5, 31.5, -0.5, 63.5}, "queries 0–63 of 256, keys 0–31 of 256");
    }
    /// In the window and in a figure.
    void titles() {
        const auto [encoding, view, part, words] = fetchRow<QString, QString, Viewport, QString>();
        State state = encodingState(encoding.toStdString(), {view.toStdString()});
        const WindowFixture whole(state);
        const auto title = [](const WindowFixture& fixture) {
            return fixture.window->panes()->card(0)->findChild<PaneSubtitle*>()->text();
        };
        QVERIFY2(!title(whole).contains(" of 256") && !title(whole).contains(" of 64,"),
                 qPrintable(title(whole)));
        state.arrangement.panes.front().viewport = part;
        const WindowFixture fixture(state);
        QVERIFY2(title(fixture).contains(words), qPrintable(title(fixture)));
        FigureRequest request = *figureOf(*findEncoding(encoding.toStdString()),
                                          *findViewType(view.toStdString()), QStringLiteral("1600x1000"));
        request.scale = 1;
        request.panes = state.arrangement.panes;
        PaintRecord record(request.size);
        QVERIFY(!paintFigure(request, record, {}));
        QString all;
        for (const Painted& each : record.all())
            if (each.kind == Painted::Kind::words) all += each.text;
        QVERIFY2(all.contains(words), qPrintable(all));
    }
};

POSISCOPE_WINDOW_TEST(TestPartInSight)
#include "tst_partinsight.moc"
