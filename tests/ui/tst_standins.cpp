// SPDX-License-Identifier: GPL-3.0-or-later
// Panes whose view cannot show an encoding get one that can, and their own one back.
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "core/state/replacedviews.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/view/standins.h"

using namespace posiscope;

namespace {

void choose(State& state, const Encoding& encoding) {
    chooseEncoding(state, encoding);
    bringViewsThatCan(state);
}

/// The panes that cannot show while another view could.
QStringList blindPanes(const State& state) {
    const Snapshot snapshot = makeSnapshot(state);
    QStringList blind;
    for (const Pane& pane : state.arrangement.panes) {
        if (whyUnavailable(*findViewType(pane.view), snapshotOfPane(snapshot, pane)).empty()) continue;
        for (const ViewType* type : viewTypes()) {
            Pane other = pane;
            other.view = type->id;
            if (whyUnavailable(*type, snapshotOfPane(snapshot, other)).empty()) {
                blind << QString::fromStdString(pane.view + " could be " + type->id);
                break;
            }
        }
    }
    return blind;
}

QStringList viewsOf(const State& state) {
    QStringList views;
    for (const Pane& pane : state.arrangement.panes)
        views << QString::fromStdString(pane.view);
    return views;
}

}  // namespace

class TestStandIns : public StrictTest {
    Q_OBJECT

 private slots:
    void noPaneIsBlind_data() {
        QTest::addColumn<QString>("encoding");
        for (const Encoding* encoding : encodings())
            if (!encoding->fromFile)
                QTest::newRow(encoding->id.c_str()) << QString::fromStdString(encoding->id);
    }
    void noPaneIsBlind() {
        QFETCH(QString, encoding);
        const Encoding& chosen = *findEncoding(encoding.toStdString());
        Sample sample(15);
        std::vector<std::string> shown;  // by the encoding that is there before
        for (const ViewType* type : viewTypes())
            if (whyUnavailable(*type, makeSnapshot(defaultState())).empty()) shown.push_back(type->id);
        for (int n = 0; n < 40; ++n) {
            State state = defaultState();
            if (n > 0)  // the first time the default panes
                for (Pane& pane : state.arrangement.panes)
                    pane.view = sample.oneOf(shown);
            const State before = state;
            choose(state, chosen);
            QVERIFY2(blindPanes(state).isEmpty(), qPrintable(blindPanes(state).join(u'\n')));
            QVERIFY(!checkState(state, viewIds()));
            // Choosing back brings the old panes.
            choose(state, encodingOf(before));
            QCOMPARE(viewsOf(state), viewsOf(before));
        }
    }

    void aViewChosenByHandStays() {
        State state = defaultState();
        choose(state, *findEncoding("alibi"));
        QCOMPARE(state.arrangement.panes[0].view, std::string("bias"));
        QCOMPARE(state.arrangement.panes[1].view, std::string("distance"));
        state.arrangement.panes[1].view = "readout";
        choose(state, *findEncoding("t5"));
        QCOMPARE(state.arrangement.panes[1].view, std::string("readout"));
        choose(state, *findEncoding("sinusoidal"));
        QCOMPARE(viewsOf(state), QStringList({"heatmap", "readout", "waves", "offset-map"}));
        QVERIFY(replacedViews(state).empty());
    }

    void whatIsRememberedSurvivesNonsense() {
        for (const char* text :
             {"", "x", "9 heatmap bias", "0", "0 heatmap", "0 nothing heatmap", "-1 a b"}) {
            State state = defaultState();
            state.set(keys::replacedViews, std::string(text));
            choose(state, *findEncoding("rope"));
            QCOMPARE(state.arrangement.panes.size(), defaultState().arrangement.panes.size());
            QVERIFY(!checkState(state, viewIds()));
        }
    }

    void theMenuChangesPanesInOneStep() {
        WindowFixture fixture;
        emit fixture.find<QMenu>(QStringLiteral("encodingMenu"))->aboutToShow();
        fixture.trigger(QStringLiteral("encoding_alibi"));
        QVERIFY(blindPanes(fixture.store.state()).isEmpty());
        QCOMPARE(fixture.store.history().count(), 1);
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(fixture.store.state() == defaultState());
    }

    void comparingKeepsItsSubjects() {
        State state = defaultState();
        beginComparing(state, "heatmap");
        editSubject(state, Subject::b, [](State& b) { chooseEncoding(b, *findEncoding("alibi")); });
        bringViewsThatCan(state);
        QVERIFY2(blindPanes(state).isEmpty(), qPrintable(blindPanes(state).join(u'\n')));
        QCOMPARE(state.arrangement.panes[0].view, std::string("heatmap"));
        QVERIFY(state.arrangement.panes[1].subject == Subject::b);
        QCOMPARE(state.arrangement.panes[1].view, std::string("bias"));
    }

    /// A pane whose view cannot show the encoding offers one that can: one click, one step.
    void aBlindPaneOffersAnotherView() {
        State state = encodingState("alibi");
        state.arrangement.panes = {{"heatmap", {}, Subject::a}, {"bias", {}, Subject::a}};
        WindowFixture fixture(state);
        auto* const button = fixture.find<QPushButton>("showInstead");
        QVERIFY(button->isVisible());
        button->click();
        WindowFixture::settle();
        QCOMPARE(viewsOf(fixture.store.state()), (QStringList{"distance", "bias"}));
        QVERIFY(!button->isVisible());
        fixture.trigger("undo");
        QCOMPARE(viewsOf(fixture.store.state()), (QStringList{"heatmap", "bias"}));
    }

    /// And it offers what lets its own view show something.
    void aBlindPaneOffersAnotherEncoding_data() {
        const Rows<QString, QString, QString> row("view", "encoding", "then");
        row("a bias", "bias", "sinusoidal", "alibi");
        row("distances", "distance", "sinusoidal", "alibi");
        row("a rotation", "rotation", "sinusoidal", "rope");
        row("clocks", "clocks", "alibi", "sinusoidal");
    }
    void aBlindPaneOffersAnotherEncoding() {
        const auto [view, encoding, then] = fetchRow<QString, QString, QString>();
        State state = encodingState(encoding.toStdString());
        state.arrangement.panes = {{view.toStdString(), {}, Subject::a}};
        WindowFixture fixture(state);
        auto* const card = fixture.window->panes()->card(0);
        QVERIFY(card->view() == nullptr);
        auto* const button = fixture.find<QPushButton>("remedy");
        QVERIFY(button->isVisible());
        button->click();
        WindowFixture::settle();
        QCOMPARE(QString::fromStdString(encodingOf(fixture.store.state()).id), then);
        QVERIFY(card->view() != nullptr);
        fixture.trigger("undo");
        QCOMPARE(QString::fromStdString(encodingOf(fixture.store.state()).id), encoding);
    }

    /// Nothing is compared: the button does what Compare does.
    void anEmptyComparisonOffersTheCommand() {
        State state = defaultState();
        state.arrangement.panes = {{"comparison", {}, Subject::a}};
        WindowFixture fixture(state);
        fixture.find<QPushButton>("remedy")->click();
        WindowFixture::settle();
        QVERIFY(hasB(fixture.store.state()));
    }
};

POSISCOPE_WINDOW_TEST(TestStandIns)
#include "tst_standins.moc"
