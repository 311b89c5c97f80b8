// SPDX-License-Identifier: GPL-3.0-or-later
// “Identify …”: the answer, the expectation, and the actions.
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include "core/identify/numberkind.h"
#include "core/math/random.h"
#include "core/state/opentable.h"
#include "tests/support/cputime.h"
#include "tests/support/pdftext.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/identifyfixture.h"
#include "ui/async/asyncwork.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/window/identifycommands.h"

using namespace posiscope;

class TestIdentifyDialog : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void compare_data() {
        QTest::addColumn<bool>("dialog");
        QTest::newRow("button of the dialog") << true;
        QTest::newRow("tool of the pane") << false;
    }
    void compare() {
        QFETCH(bool, dialog);
        WindowFixture fixture;
        openAndWait(fixture, folder_.write("wrong.npy", roundedFrequencies()));
        fixture.store.update([](State& now) { now.arrangement.panes[1].view = "identity"; }, "identity");
        const State before = fixture.store.state();
        if (dialog) {
            askInPanel(fixture);
            QTest::mouseClick(part<QPushButton>(fixture, "identifyCompare"), Qt::LeftButton);
        } else {
            fixture.settle();
            QTest::mouseClick(fixture.find<QToolButton>("tool_compareIdentity"), Qt::LeftButton);
        }
        fixture.settle();
        const State& state = fixture.store.state();
        QCOMPARE(encodingOf(state).id, std::string("table"));
        QVERIFY(hasB(state));
        const State b = stateOfB(state);
        QCOMPARE(encodingOf(b).id, std::string("sinusoidal"));
        QCOMPARE(b.get(keys::dModel), std::int64_t{64});
        QCOMPARE(b.get(keys::maxLen), std::int64_t{200});
        QStringList views;
        for (const Pane& pane : state.arrangement.panes)
            views << QString::fromStdString(pane.view + " " + std::string(idOf(pane.subject)));
        QCOMPARE(views.mid(0, 3), (QStringList{"heatmap a", "heatmap b", "heatmap difference"}));
        QVERIFY(fixture.store.snapshot().difference->problem().empty());
        QVERIFY(dialogOf(fixture) == nullptr || !dialogOf(fixture)->isVisible());
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
    }

    /// B takes the form of the file: what is left is what differs.
    void compareInTheFormOfTheFile() {
        WindowFixture fixture;
        TablePlan plan{.dimensions = 32, .rows = 60, .base = 500000};
        std::vector<double> cosines = repeatedHalves(plan, false);
        cosines[40 * 32 + 7] += 0.25;
        openAndWait(fixture, folder_.write("cos.npy", npyOf(plan, cosines)));
        askInPanel(fixture);
        QTest::mouseClick(part<QPushButton>(fixture, "identifyCompare"), Qt::LeftButton);
        fixture.settle();
        const State& state = fixture.store.state();
        QVERIFY(hasB(state));
        const State b = stateOfB(state);
        QCOMPARE(encodingOf(b).id, std::string("table"));
        QVERIFY(QString::fromStdString(b.get(keys::tableFile))
                    .contains("rope-alone-halves-repeated-cosine-first-"));
        const Snapshot shown = fixture.store.snapshot();
        QVERIFY(shown.difference->problem().empty());
        const Field& difference = shown.difference->table();
        QCOMPARE(difference.rows(), 60);
        QCOMPARE(difference.columns(), 32);
        for (std::int64_t row = 0; row < 60; ++row)
            for (std::int64_t j = 0; j < 32; ++j) {
                const double off = difference.value(row, j) - (row == 40 && j == 7 ? 0.25 : 0);
                QVERIFY2(std::abs(off) < 1e-6, qPrintable(QString("%1 %2 %3").arg(row).arg(j).arg(off)));
            }
    }

    /// A slice is shown, and the whole array is asked about: the encoding was added along the batch, which a
    /// slice of equal rows cannot tell.
    void wholeArrayOrSlice() {
        WindowFixture fixture;
        std::vector<double> cells;
        for (int batch = 0; batch < 8; ++batch)
            for (int row = 0; row < 50; ++row)
                for (int j = 0; j < 64; ++j) {
                    const double angle = batch * std::pow(1e4, -(j / 2) / 32.0);
                    cells.push_back(j % 2 == 0 ? std::sin(angle) : std::cos(angle));
                }
        openAndWait(fixture, folder_.write("batch.npy", npyOf("(8, 50, 64)", cells)));
        QVERIFY2(line(fixture).startsWith("Identified, slice 0 alone: Sinusoidal"),
                 qPrintable(line(fixture)));
        askInPanel(fixture);
        auto* const slices = part<QComboBox>(fixture, "identifySlices");
        QCOMPARE(slices->currentText(), QStringLiteral("All of 8 × 50 × 64"));
        QVERIFY2(answerText(fixture).contains("the 50 slices along axis 1 are equal"),
                 qPrintable(answerText(fixture)));
        QCOMPARE(part<QLabel>(fixture, "identifyFile")->text(), QStringLiteral("batch.npy"));
        QVERIFY(!part<QPushButton>(fixture, "identifyCompare")->isEnabled());
        QVERIFY(!answerText(fixture).contains("in another way than the encoding"));
        slices->setCurrentIndex(1);
        emit slices->activated(1);
        QTRY_VERIFY(dialogOf(fixture)->answer() != nullptr);
        QCOMPARE(slices->currentText(), QStringLiteral("Slice 0 alone"));
        QVERIFY2(answerText(fixture).contains("All rows are that of position 0"),
                 qPrintable(answerText(fixture)));
        QVERIFY(part<QPushButton>(fixture, "identifyCompare")->isEnabled());
    }

    void tablesHaveNoSlices() {
        WindowFixture fixture;
        openAndWait(fixture, folder_.write("right.npy", exported("sinusoidal", {})));
        askInPanel(fixture);
        QVERIFY(part<QComboBox>(fixture, "identifySlices") == nullptr);
    }

    void showAsEncoding_data() { compare_data(); }
    void showAsEncoding() {
        QFETCH(bool, dialog);
        WindowFixture fixture;
        openAndWait(fixture, folder_.write("scaled.npy", exported("rope", {{"head_dim", std::int64_t{64}},
                                                                           {"base", 5e5},
                                                                           {"scaling", std::string("linear")},
                                                                           {"factor", 4.0}})));
        fixture.store.update([](State& now) { now.arrangement.panes[1].view = "identity"; }, "identity");
        const State before = fixture.store.state();
        if (dialog) {
            askInPanel(fixture);
            QTest::mouseClick(part<QPushButton>(fixture, "identifyShow"), Qt::LeftButton);
        } else {
            fixture.settle();
            QTest::mouseClick(fixture.find<QToolButton>("tool_showIdentity"), Qt::LeftButton);
        }
        fixture.settle();
        const State& state = fixture.store.state();
        QCOMPARE(encodingOf(state).id, std::string("rope"));
        QCOMPARE(state.get(keys::headDim), std::int64_t{64});
        QCOMPARE(state.get(keys::base), 5e5);
        QCOMPARE(state.get(keys::scaling), std::string("linear"));
        QCOMPARE(state.get(keys::factor), 4.0);
        QVERIFY(!hasB(state));
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
    }

    void whatIsCopied() {
        WindowFixture fixture;
        openAndWait(fixture, folder_.write("copied.npy", roundedFrequencies()));
        askInPanel(fixture);
        QTest::mouseClick(part<QPushButton>(fixture, "identifyCopy"), Qt::LeftButton);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(
            text.startsWith("copied.npy\n") && text.contains("Wrong: Frequencies were rounded to bfloat16"),
            qPrintable(text));
        QVERIFY(part<QPushButton>(fixture, "identifyCode")->isEnabled());
        dialogOf(fixture)->findChild<QAction*>("identifyCode_pytorch")->trigger();
        const QString code = QGuiApplication::clipboard()->text();
        QVERIFY2(code.contains("import torch") && code.contains("max_len=200, d_model=64"), qPrintable(code));
    }

    /// What was meant is copied, too: without it, nobody can tell what is wrong.
    void whatWasMeantIsCopied() {
        WindowFixture fixture;
        const TablePlan plan{.dimensions = 32, .rows = 60, .base = 500000};
        openAndWait(fixture, folder_.write("other.npy", npyOf(plan, interleavedCells(plan))));
        askInPanel(fixture);
        auto* choice = part<QComboBox>(fixture, "meantAs");
        choice->setCurrentIndex(choice->findText("Sinusoidal"));
        emit choice->activated(choice->currentIndex());
        QTRY_VERIFY(answerText(fixture).startsWith("It is not what was meant."));
        QTest::mouseClick(part<QPushButton>(fixture, "identifyCopy"), Qt::LeftButton);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith("other.npy\nMeant as Sinusoidal\nIt is not what was meant.\nRecognised: "),
                 qPrintable(text));
    }

    /// File ▸ Save report: by the menu it is asked for as soon as the answer is there.
    void report_data() {
        addColumns<QString, bool>("name", "menu");
        for (const bool menu : {true, false})
            for (const char* name : {"report.html", "report.pdf"})
                QTest::addRow("%s, %s", name, menu ? "menu" : "button") << QString(name) << menu;
    }
    void report() {
        const auto [name, menu] = fetchRow<QString, bool>();
        WindowFixture fixture;
        openAndWait(fixture, folder_.write("kept.npy", roundedFrequencies()));
        const QString path = QString::fromStdString(folder_.path(name.toStdString() + (menu ? "m" : "b")));
        const QString whole = path.left(path.size() - 1);
        QFile::remove(whole);
        answer<QFileDialog>([whole](QFileDialog& files) {
            auto* edit = files.findChild<QLineEdit*>("fileNameEdit");
            edit->setText(whole);
            QTest::keyClick(edit, Qt::Key_Return);
        });
        if (menu) {
            fixture.trigger("saveReport");
        } else {
            askInPanel(fixture);
            QTest::mouseClick(part<QPushButton>(fixture, "identifyReport"), Qt::LeftButton);
        }
        QTRY_VERIFY(QFile::exists(whole));
        QFile file(whole);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        if (name.endsWith("pdf")) {
            QVERIFY(bytes.startsWith("%PDF"));
            QVERIFY2(textOfPdf(whole).contains("Frequencies were rounded to bfloat16"),
                     qPrintable(textOfPdf(whole)));
            // Every line can be read: a word of 10 pt is about 13.6 pt high.
            const QString boxes = QString::fromUtf8(popplersWord("pdftotext", {"-bbox", whole, "-"}));
            static const QRegularExpression word(R"re(yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)")re");
            int words = 0;
            for (auto match = word.globalMatch(boxes); match.hasNext(); ++words) {
                const auto each = match.next();
                QVERIFY2(each.captured(2).toDouble() - each.captured(1).toDouble() > 12,
                         qPrintable(each.captured()));
            }
            QVERIFY(words > 20);
        } else {
            QVERIFY(bytes.contains("kept.npy"));
            QVERIFY(bytes.contains("Frequencies were rounded to bfloat16"));
        }
    }

    void whatCannotBeDoneSaysWhy_data() {
        addColumns<QByteArray, QString, QString>("file", "button", "reason");
        QTest::newRow("no code") << QByteArray::fromStdString(exported("learned", {})) << "identifyCode"
                                 << "random or come from a file";
        const QByteArray noise = QByteArray::fromStdString(npyOf("(4, 2)", {1, 2, 3, -1, 0.5, 7, -4, 1}));
        QTest::newRow("nothing to show") << noise << "identifyShow"
                                         << "not recognised";
        QTest::newRow("nothing to compare") << noise << "identifyCompare"
                                            << "not recognised";
    }
    void whatCannotBeDoneSaysWhy() {
        QFETCH(QByteArray, file);
        QFETCH(QString, button);
        QFETCH(QString, reason);
        WindowFixture fixture;
        openAndWait(fixture, folder_.write("table.npy", file.toStdString()));
        askInPanel(fixture);
        const auto* found = part<QPushButton>(fixture, qPrintable(button));
        QVERIFY(!found->isEnabled());
        QVERIFY2(found->toolTip().contains(reason), qPrintable(found->toolTip()));
    }

    /// A question about a file changes nothing, whatever the shape of its arrays.
    void aFileThatIsNotShown_data() {
        addColumns<QString, QByteArray, QString, QString>("name", "file", "said", "whyNot");
        const TablePlan plan;
        const std::vector<double> cosines = repeatedHalves(plan, false), sines = repeatedHalves(plan, true);
        std::vector<double> both = cosines;
        both.insert(both.end(), sines.begin(), sines.end());
        std::vector<double> frequencies;
        for (int pair = 0; pair < 32; ++pair)
            frequencies.push_back(plan.paper(pair));
        const auto row = [](const char* name, const std::string& file, const char* said, const char* whyNot) {
            QTest::newRow(name) << name << QByteArray::fromStdString(file) << said << whyNot;
        };
        row("table.npy", npyOf(plan, interleavedCells(plan)), "Sinusoidal", "");
        row("inv_freq.npy", npyOf("(32,)", frequencies), "RoPE", "two axes");
        row("stacked.npy", npyOf("(2, 200, 64)", both), "RoPE", "two axes");
        row("apart.npz",
            zipFile({ZipMember::stored("cos.npy", npyOf(plan, cosines)),
                     ZipMember::stored("sin.npy", npyOf(plan, sines))}),
            "RoPE", "two arrays");
    }
    void aFileThatIsNotShown() {
        const auto [name, file, said, whyNot] = fetchRow<QString, QByteArray, QString, QString>();
        WindowFixture fixture;
        const std::string path = folder_.write(name.toStdString(), file.toStdString());
        openByMenu(fixture, "identify", path);
        QTRY_VERIFY(dialogOf(fixture) != nullptr && dialogOf(fixture)->answer() != nullptr);
        QVERIFY(fixture.store.state() == defaultState());
        QVERIFY2(answerText(fixture).contains(said), qPrintable(answerText(fixture)));
        const auto* compare = part<QPushButton>(fixture, "identifyCompare");
        QCOMPARE(compare->isEnabled(), whyNot.isEmpty());
        if (!whyNot.isEmpty()) {
            QVERIFY2(compare->toolTip().contains(whyNot), qPrintable(compare->toolTip()));
            QTest::mouseClick(part<QPushButton>(fixture, "identifyShow"), Qt::LeftButton);
            QCOMPARE(encodingOf(fixture.store.state()).id, std::string("rope"));
        } else {
            QTest::mouseClick(part<QPushButton>(fixture, "identifyCompare"), Qt::LeftButton);
            QCOMPARE(fixture.store.state().get(keys::tableFile), path);
            QCOMPARE(encodingOf(stateOfB(fixture.store.state())).id, std::string("sinusoidal"));
        }
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == defaultState());
    }

    void aBrokenFileSaysSo_data() {
        QTest::addColumn<QByteArray>("file");
        const TablePlan plan;
        const std::string whole = npyOf(plan, interleavedCells(plan));
        QTest::newRow("cut short") << QByteArray::fromStdString(whole.substr(0, whole.size() / 2));
        QTest::newRow("no numbers") << QByteArray("these are no numbers");
        QTest::newRow("empty") << QByteArray();
    }
    void aBrokenFileSaysSo() {
        QFETCH(QByteArray, file);
        WindowFixture fixture;
        openByMenu(fixture, "identify", folder_.write("broken.npy", file.toStdString()));
        QTRY_VERIFY(fixture.window->banner()->text().contains("broken.npy"));
        QVERIFY(dialogOf(fixture) == nullptr);
        QVERIFY(fixture.store.state() == defaultState());
    }

    void aFileThatIsGoneSaysSo() {
        WindowFixture fixture;
        const TablePlan plan;
        const std::string path = folder_.write("gone.npy", npyOf(plan, interleavedCells(plan)));
        openByMenu(fixture, "identify", path);
        QTRY_VERIFY(dialogOf(fixture) != nullptr && dialogOf(fixture)->answer() != nullptr);
        QVERIFY(QFile::remove(QString::fromStdString(path)));
        QTest::mouseClick(part<QPushButton>(fixture, "identifyCompare"), Qt::LeftButton);
        QVERIFY(fixture.window->banner()->text().contains("gone.npy"));
        QVERIFY(fixture.store.state() == defaultState());
    }

    /// A table that the state names and nobody has read: the question is about it and not about another file.
    void aTableThatIsNotRead() {
        State state = defaultState();
        chooseEncoding(state, *findEncoding("table"));
        state.set(keys::tableFile, folder_.path("missing.npy"));
        const WindowFixture fixture(state);
        fixture.trigger("identify");
        QTRY_VERIFY(fixture.window->banner()->text().contains("missing.npy"));
        QVERIFY(dialogOf(fixture) == nullptr);
    }

    /// The search is stopped after an eighth of the time that it takes.
    void aSearchThatIsNotWantedEnds_data() {
        QTest::addColumn<bool>("closes");
        QTest::newRow("the dialog is closed") << true;
        QTest::newRow("something else was meant") << false;
    }
    void aSearchThatIsNotWantedEnds() {
        QFETCH(bool, closes);
        constexpr int rows = 4096;
        constexpr int columns = 1024;
        std::vector<double> cells;
        for (int p = 0; p < rows; ++p)
            for (int j = 0; j < columns; ++j) {
                const double angle = p * (0.001 + uniformAt(1, static_cast<std::uint64_t>(j / 2)));
                cells.push_back(j % 2 == 0 ? std::sin(angle) : std::cos(angle));
            }
        State quiet = defaultState();
        quiet.arrangement.panes = {{"heatmap", {}}};  // others compute beside the window, too
        WindowFixture fixture(quiet);
        QVERIFY(drop(fixture, folder_.write("strange.npy", npyOf("(4096, 1024)", cells))));
        QTRY_COMPARE(fixture.store.state().get(keys::tableRows), std::int64_t{rows});
        fixture.trigger("identify");
        QTRY_VERIFY(dialogOf(fixture)->answer() != nullptr);
        auto* choice = part<QComboBox>(fixture, "meantAs");
        choice->setCurrentIndex(choice->findText("Sinusoidal", Qt::MatchStartsWith));
        auto used = CpuTime::ofProcess();
        emit choice->activated(choice->currentIndex());
        QVERIFY(dialogOf(fixture)->answer() == nullptr);
        QTRY_VERIFY(dialogOf(fixture)->answer() != nullptr);
        const double whole = used.milliseconds();
        used.start();
        emit choice->activated(choice->currentIndex());
        QTRY_VERIFY(used.milliseconds() > whole / 8);
        QVERIFY(answerText(fixture).contains("Identifying"));
        used.start();
        if (closes) {
            QTest::mouseClick(part<QPushButton>(fixture, "identifyClose"), Qt::LeftButton);
            QTRY_VERIFY(dialogOf(fixture) == nullptr);
        } else {
            choice->setCurrentIndex(0);
            emit choice->activated(0);
            QTRY_VERIFY(!answerText(fixture).contains("Identifying"));
        }
        QVERIFY(AsyncWork::end(patience));
        qInfo("of a search of %.0f ms, %.0f ms follow its end", whole, used.milliseconds());
        QVERIFY(used.milliseconds() < whole / 4);
    }
};

POSISCOPE_WINDOW_TEST(TestIdentifyDialog)
#include "tst_identifydialog.moc"
