// SPDX-License-Identifier: GPL-3.0-or-later
// Several values in the window: the dialog, the pictures of a pane, its menu, undo, and a curve that is kept.
#include <qcustomplot.h>

#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/state/sweep.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/parameters/sweepdialog.h"
#include "ui/style/choicebox.h"
#include "ui/views/multiples/pictureturns.h"

using namespace posiscope;

namespace {

/// Opens the dialog by its keys, runs `act` in it, and closes it.
void inDialog(const WindowFixture& fixture, const std::function<void(SweepDialog&)>& act, bool accept) {
    bool seen = false;
    QTimer::singleShot(0, fixture.window.get(), [&] {
        auto* const dialog = qobject_cast<SweepDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        seen = true;
        act(*dialog);
        if (accept)
            QTest::keyClick(dialog, Qt::Key_Return);
        else
            dialog->reject();
    });
    QTest::keyClick(fixture.window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    fixture.settle();
    QVERIFY(seen);
}

QPushButton* okOf(const SweepDialog& dialog) {
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
}

}  // namespace

class TestSweepWindow : public StrictTest {
    Q_OBJECT

 private slots:
    void aPaneShowsThem() {
        WindowFixture fixture;
        const State before = fixture.store.state();
        inDialog(
            fixture,
            [](SweepDialog& dialog) {
                QCOMPARE(dialog.findChild<ChoiceBox*>("sweepParameter")->currentData().toString(),
                         QString("base"));
                QCOMPARE(dialog.findChild<QLineEdit*>("sweepValues")->text(),
                         QString("100, 1000, 10000, 100000"));
            },
            true);
        const State state = fixture.store.state();
        QVERIFY(isSweep(state));
        QCOMPARE(state.variants.size(), std::size_t{4});
        QVERIFY(state.arrangement.panes[0].subject == Subject::each);
        QVERIFY(state.arrangement.panes[1].subject == Subject::a);
        QCOMPARE(fixture.viewWidget(0)->findChildren<QCustomPlot*>().size(), qsizetype{4});
        // Moving the slider of another parameter moves all of them; each keeps its own base.
        fixture.type("d_modelField", "64");
        for (const auto& model : fixture.store.snapshot().together)
            QCOMPARE(model->table().columns(), std::int64_t{64});
        QCOMPARE(stateOfVariant(fixture.store.state(), 0).get(keys::base), 100.0);
        fixture.trigger("undo");
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
        fixture.trigger("redo");
        QVERIFY(isSweep(fixture.store.state()));
        fixture.trigger("oneValue");
        QVERIFY(fixture.store.state().variants.empty());
        QVERIFY(fixture.store.state().arrangement.panes[0].subject == Subject::a);
    }

    /// While a slider is held, nine pictures are drawn in several frames: all of them in the end.
    void aSliderThatIsHeld() {
        WindowFixture fixture;
        QVERIFY(!fixture.store.update(
            [](State& state) {
                QVERIFY(!setSweep(state, std::vector<std::string>{"base=2,3,4,5,6,7,8,9,10"}, {}, viewIds()));
                showSweep(state, 0);
            },
            "Sweep"));
        for (std::int64_t maxLen = 100; maxLen <= 140; maxLen += 10)
            QVERIFY(!fixture.store.update([&](State& state) { state.set(keys::maxLen, maxLen); }, "Drag",
                                          {Gesture::Kind::parameter, "drag"}));
        QTest::qWait(300);
        const QImage held = fixture.viewWidget(0)->grab().toImage();
        fixture.store.endGesture();
        QVERIFY(
            !fixture.store.update([](State& state) { state.set(keys::maxLen, std::int64_t{256}); }, "Other"));
        QVERIFY(
            !fixture.store.update([](State& state) { state.set(keys::maxLen, std::int64_t{140}); }, "Back"));
        fixture.settle();
        QCOMPARE(fixture.viewWidget(0)->grab().toImage(), held);
    }

    /// Pictures that take 3 ms each: a frame draws some of them, and the next drag goes on behind them.
    void picturesTakeTurns() {
        int shown = 0, left = 0;
        PictureTurns turns([&] {
            if (left == 0) return false;
            QTest::qSleep(3);
            ++shown;
            return --left > 0;
        });
        const auto begin = [&](bool moving) {
            left = 9;
            turns.begin(moving);
            turns.go();
        };
        begin(true);
        QCoreApplication::processEvents();
        QVERIFY2(shown >= 1 && shown < 9, qPrintable(QString::number(shown)));
        QTRY_COMPARE(shown, 9);
        begin(false);
        QCOMPARE(shown, 18);
    }

    void wrongValuesCannotBeShown_data() {
        const Rows<QString> row("values");
        row("one", "100");
        row("outside the limits", "0, 100");
        row("two equal ones", "100, 100");
        row("ten", "2,3,4,5,6,7,8,9,10,11");
        row("no numbers", "many");
    }
    void wrongValuesCannotBeShown() {
        QFETCH(QString, values);
        WindowFixture fixture;
        inDialog(
            fixture,
            [&](SweepDialog& dialog) {
                dialog.findChild<QLineEdit*>("sweepValues")->setText(values);
                QVERIFY(!okOf(dialog)->isEnabled());
                QVERIFY(!dialog.findChild<QLabel*>("problem")->text().isEmpty());
            },
            false);
        QVERIFY(fixture.store.state().variants.empty());
    }

    /// Files that are chosen are shown at once; before that nothing is wrong.
    void tablesFromFiles_data() {
        const Rows<QStringList> row("names");
        row("three", {"a.csv", "b.csv", "c.csv"});
        row("a comma in a name", {"a,1.csv", "b.csv"});
    }
    void tablesFromFiles() {
        QFETCH(QStringList, names);
        const QTemporaryDir folder;
        QStringList quoted;
        for (qsizetype n = 0; n < names.size(); ++n) {
            QFile file(folder.filePath(names[n]));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QStringLiteral("%1,2,3\n4,5,6\n7,8,9\n").arg(n).toLatin1());
            quoted << u'"' + file.fileName() + u'"';
        }
        WindowFixture fixture;
        bool chosen = false;
        QTimer::singleShot(0, fixture.window.get(), [&] {
            auto* const dialog = qobject_cast<SweepDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* const parameter = dialog->findChild<ChoiceBox*>("sweepParameter");
            const int at = parameter->findData("table");
            QVERIFY(at >= 0 && at < 3);  // in sight without scrolling
            parameter->setCurrentIndex(at);
            QVERIFY(dialog->findChild<QLabel*>("problem")->text().isEmpty());
            QVERIFY(!okOf(*dialog)->isEnabled());
            QTimer::singleShot(100, fixture.window.get(), [&] {
                auto* const files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(files != nullptr);
                QVERIFY(files->nameFilters().size() == 2);
                auto* const name = files->findChild<QLineEdit*>("fileNameEdit");
                name->setText(quoted.join(u' '));
                QTest::keyClick(name, Qt::Key_Return);
                chosen = true;
            });
            QTest::mouseClick(dialog->findChild<QPushButton*>("sweepFiles"), Qt::LeftButton);
            if (dialog->isVisible()) dialog->reject();
        });
        QTest::keyClick(fixture.window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        fixture.settle();
        QVERIFY(chosen);
        QCOMPARE(static_cast<qsizetype>(fixture.store.state().variants.size()), names.size());
    }

    void rowsAndColumns() {
        WindowFixture fixture;
        inDialog(
            fixture,
            [](SweepDialog& dialog) {
                dialog.findChild<QLineEdit*>("sweepValues")->setText("100, 1000");
                auto* const columns = dialog.findChild<ChoiceBox*>("sweepColumnsParameter");
                columns->setCurrentIndex(columns->findData("max_len"));
                dialog.findChild<QLineEdit*>("sweepColumnsValues")->setText("16, 32, 64");
                QVERIFY(okOf(dialog)->isEnabled());
                dialog.findChild<QLineEdit*>("sweepValues")->setFocus();
            },
            true);
        QCOMPARE(fixture.store.state().variants.size(), std::size_t{6});
        QVERIFY((gridOfSweep(fixture.store.state()) == PaneGrid{2, 3}));
    }

    /// One click in any of the pictures moves the cursor in all of them.
    void oneCursor() {
        WindowFixture fixture;
        inDialog(
            fixture, [](SweepDialog&) {}, true);
        const auto plots = fixture.viewWidget(0)->findChildren<QCustomPlot*>();
        QCOMPARE(plots.size(), qsizetype{4});
        QCustomPlot* const last = plots.back();
        const QRect rect = last->axisRect(0)->rect();
        fixture.press(last, rect.center());
        fixture.release(last, rect.center());
        fixture.settle();
        QVERIFY(std::abs(fixture.store.state().get(keys::position) - 128) <= 2);
        QVERIFY(std::abs(fixture.store.state().get(keys::dimension) - 64) <= 2);
    }

    /// The command keeps what is shown; A goes on alone.
    void aCurveIsKept() {
        WindowFixture fixture;
        fixture.window->panes()->card(2)->setFocus();  // waves
        fixture.trigger("keepCurve");
        fixture.type("baseField", "100");
        fixture.trigger("keepCurve");
        fixture.type("baseField", "50");
        const State state = fixture.store.state();
        QVERIFY(hasB(state));
        QCOMPARE(state.variants.size(), std::size_t{2});
        QVERIFY(state.arrangement.panes[2].subject == Subject::both);
        QCOMPARE(state.get(keys::base), 50.0);
        QCOMPARE(stateOfVariant(state, 0).get(keys::base), 10000.0);
        QCOMPARE(stateOfVariant(state, 1).get(keys::base), 100.0);
        QCOMPARE(shownModels(snapshotOf(fixture.store.snapshot(), Subject::both)).size(), std::size_t{3});
    }

    /// A picture for each encoding that the view can show; the others say why not.
    void somePicturesMayBeMissing() {
        State state = encodingState("sinusoidal", {"heatmap"});
        QVERIFY(
            !setSweep(state, std::vector{std::string("encoding=sinusoidal,alibi,learned")}, {}, viewIds()));
        showSweep(state, 0);
        WindowFixture fixture(state);
        QVERIFY(fixture.window->panes()->card(0)->view() != nullptr);
        int visible = 0;
        for (const auto* plot : fixture.viewWidget(0)->findChildren<QCustomPlot*>())
            visible += plot->isVisible() ? 1 : 0;
        QCOMPARE(visible, 2);
    }
};

POSISCOPE_WINDOW_TEST(TestSweepWindow)
#include "tst_sweepwindow.moc"
