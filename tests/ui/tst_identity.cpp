// SPDX-License-Identifier: GPL-3.0-or-later
// The identity of a file's table: in the panel, in a pane, and in files.
#include <QTextBrowser>

#include "core/state/opentable.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/identityfixture.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/translation/answerwords.h"
#include "ui/translation/translated.h"

using namespace posiscope;

class TestIdentity : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void theLineOfThePanel_data() {
        const Rows<std::string, QString, QString, QStringList> row("file", "said", "bad", "inPane");
        const TablePlan plan, other{.base = 500000};
        row("sinusoidal", npyOf(plan, interleavedCells(plan)),
            "Sinusoidal, Interleaved, base 10\u202f000, float32", "",
            {"Sinusoidal (sinusoidal)", "200 × 64, interleaved", "table float32", "32 of 32 pairs"});
        row("half-split", npyOf(other, halfSplitCells(other)),
            "Sinusoidal, Half-split, base 500\u202f000, float32", "", {"Half-split, Paper 2i/d, d_model 64"});
        row("rope", exported("rope", {{"head_dim", std::int64_t{64}}, {"base", 5e5}}),
            "RoPE, base 500\u202f000, float64", "", {"head_dim 64"});
        row("scaled rope",
            exported("rope",
                     {{"head_dim", std::int64_t{64}}, {"scaling", std::string("linear")}, {"factor", 4.0}}),
            "RoPE, base 10\u202f000, Linear (position interpolation), factor 4, float64", "", {"factor 4"});
        row("rounded frequencies", roundedFrequencies(), "Sinusoidal, Interleaved, base 10\u202f000, float32",
            "Frequencies were rounded to bfloat16", {"frequency bfloat16", "frequencies-rounded; all rows"});
        const TablePlan moved{.position = [](std::int64_t p) { return static_cast<double>(p - 2); },
                              .zeroRows = 2};
        row("rows moved", npyOf(moved, interleavedCells(moved)),
            "Sinusoidal, Interleaved, base 10\u202f000, rows before the first position: 2, float32", "",
            {"max_len 198"});
        row("damaged", damaged(), "Sinusoidal, Interleaved, base 10\u202f000, float32",
            "Cells that are not those of this table: 7",
            {"rows 100 to 101, columns 8 to 10", "rows 20, columns 5 (NaN or infinite: 1)"});
        row("nothing known", npyOf("(4, 2)", {1, 2, 3, -1, 0.5, 7, -4, 1}), "Not recognised", "",
            {"Not recognised", "standard deviation"});
    }
    void theLineOfThePanel() {
        const auto [file, said, bad, inPane] = fetchRow<std::string, QString, QString, QStringList>();
        State state = defaultState();
        state.arrangement.panes = {{"heatmap", {}}, {"identity", {}}};
        WindowFixture fixture(state);
        QVERIFY(fixture.window->panes()->card(1)->view() == nullptr);  // says what to do instead
        openAndWait(fixture, folder_.write("table.npy", file));
        if (said == "Not recognised")
            QVERIFY2(
                line(fixture).startsWith("Not recognised: rows have nothing to do with each other: mean"),
                qPrintable(line(fixture)));
        else
            QCOMPARE(line(fixture), "Identified: " + said);
        QCOMPARE(wrong(fixture), bad);
        fixture.store.update([](State& now) { now.arrangement.panes[1].view = "identity"; }, "identity");
        QTRY_VERIFY(fixture.subtitle(1).startsWith(said));
        const QString shown = fixture.find<QTextBrowser>("identity")->toPlainText();
        for (const QString& words : inPane) {
            QVERIFY2(shown.contains(words), qPrintable(words + " in " + shown));
            QVERIFY(fixture.find<QLabel>("tableIdentity")->toolTip().contains(words));
        }
    }

    /// Texts from the core are translated as well.
    void inTheLanguageOfTheWindow_data() {
        const Rows<QString, QString, QStringList> row("said", "bad", "all");
        row("zh", QString::fromUtf8("识别为："), QString::fromUtf8("频率被舍入为 bfloat16"),
            QStringList{QString::fromUtf8("所有行"), QString::fromUtf8("每对的正弦和余弦相邻")});
        row("ru", QString::fromUtf8("Опознано: "), QString::fromUtf8("Частоты округлены до bfloat16"),
            QStringList{QString::fromUtf8("все строки"), QString::fromUtf8("синус и косинус пары рядом")});
    }
    void inTheLanguageOfTheWindow() {
        const auto [said, bad, all] = fetchRow<QString, QString, QStringList>();
        useLanguage(*findLanguage(QTest::currentDataTag()));
        {
            WindowFixture fixture;
            QVERIFY(drop(fixture, folder_.write("table.npy", roundedFrequencies())));
            QTRY_VERIFY(line(fixture).startsWith(said));
            QCOMPARE(wrong(fixture), bad);
            for (const QString& words : all)
                QVERIFY2(fixture.find<QLabel>("tableIdentity")->toolTip().contains(words), qPrintable(words));
        }
        useLanguage(*findLanguage("en"));
    }

    /// Nothing waits for the answer: it arrives by the event loop.
    void openingDoesNotWait() {
        const TablePlan plan{.dimensions = 500, .rows = 1000};
        const std::string path = folder_.write("large.npy", npyOf(plan, interleavedCells(plan)));
        WindowFixture fixture;
        QVERIFY(fixture.window->tables()->open(QString::fromStdString(path)));
        QCOMPARE(fixture.store.state().get(keys::tableColumns), std::int64_t{500});
        QCOMPARE(line(fixture), QString("Identifying …"));
        QTRY_COMPARE(line(fixture),
                     QString("Identified: Sinusoidal, Interleaved, base 10\u202f000, float32"));
    }

    void theNewestTableWins() {
        const TablePlan plan{.dimensions = 500, .rows = 1000};
        const std::string first = folder_.write("first.npy", npyOf(plan, interleavedCells(plan)));
        const std::string second =
            folder_.write("second.npy", exported("rope", {{"head_dim", std::int64_t{64}}}));
        WindowFixture fixture;
        QVERIFY(fixture.window->tables()->open(QString::fromStdString(first)));
        QVERIFY(fixture.window->tables()->open(QString::fromStdString(second)));
        QString said = line(fixture);
        while (said == "Identifying …") {
            QTest::qWait(1);
            said = line(fixture);
        }
        QCOMPARE(said, QString("Identified: RoPE, base 10\u202f000, float64"));
        QTest::qWait(300);
        QCOMPARE(line(fixture), said);
        // After returning to the first table, its own answer is there.
        fixture.trigger("undo");
        QTRY_VERIFY(line(fixture).startsWith("Identified: Sinusoidal"));
    }

    /// What the registry has no encoding for has parameters, too.
    void otherEncodingsHaveParameters() {
        Identity answer;
        answer.recognised = true;
        answer.encoding = "axial-rope";
        answer.options = {{"height", std::int64_t{14}}, {"width", std::int64_t{20}}, {"base", 100.0}};
        QVERIFY2(answerPlain(answer).contains("Parameters: height 14, width 20, base 100"),
                 qPrintable(answerPlain(answer)));
        QVERIFY2(summaryLine(answer).startsWith("RoPE over the places of a picture (axial-rope), height 14"),
                 qPrintable(summaryLine(answer)));
    }

    /// A slice is no whole: the pane says of which one it tells.
    void slicesAreNamed() {
        const std::string path =
            folder_.write("slices.npy", npyOf("(3, 16, 8)", std::vector<double>(3 * 16 * 8, 0.0)));
        State state = defaultState();
        QVERIFY(!openTable(state, path, ""));
        const std::unique_ptr<View> view(findViewType("identity")->create(nullptr));
        view->show(
            {std::make_shared<const Snapshot>(makeSnapshot(state)), Theme::light(), {}, true, false, true});
        const auto* const text = qobject_cast<QTextBrowser*>(view->widget());
        QVERIFY(text != nullptr);
        QVERIFY2(text->toPlainText().contains("This is said of slice 0 alone"),
                 qPrintable(text->toPlainText()));
    }

    void filesHaveTheAnswer() {
        const std::string path = folder_.write("table.npy", roundedFrequencies());
        State state = defaultState();
        QVERIFY(!openTable(state, path, ""));
        const ViewType& type = *findViewType("identity");
        const std::unique_ptr<View> view(type.create(nullptr));
        const auto snapshot = std::make_shared<const Snapshot>(makeSnapshot(state));
        QVERIFY(whyUnavailable(type, *snapshot).empty());
        view->show({snapshot, Theme::light(), {}, true, false, true});
        QVERIFY(view->description(*snapshot).contains("Frequencies were rounded to bfloat16"));
        const Text reason = whyUnavailable(type, makeSnapshot(defaultState()));
        QVERIFY(translated(reason).contains("Identify table"));
    }
};

POSISCOPE_WINDOW_TEST(TestIdentity)
#include "tst_identity.moc"
