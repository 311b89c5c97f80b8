// SPDX-License-Identifier: GPL-3.0-or-later
// Undo histories as text: written ones are read back, and broken ones are refused.
#include "core/state/history.h"

#include "core/parameters/keys.h"
#include "tests/support/randomstate.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

History steps() {
    History history;
    State state = history.first;
    state.set(keys::base, 500.0);
    history.steps.push_back({"Change base & more", state});
    beginComparing(state, std::vector<Pane>{{"heatmap", {}, Subject::b}});
    history.steps.push_back({"Compare", state});
    stopComparing(state);
    state.hidden = {"base"};
    history.steps.push_back({"Hide", state});
    state.hidden.clear();
    history.steps.push_back({"Ω", state});
    history.done = 3;
    return history;
}

}  // namespace

class TestHistory : public StrictTest {
    Q_OBJECT

 private slots:
    /// What a step takes away (B, hidden controls) is away.
    void roundTrip() {
        const History history = steps();
        const auto back = readHistory(writeHistory(history), knownViews());
        QVERIFY2(back.ok(), back.ok() ? "" : back.error().text.english().c_str());
        QVERIFY(*back == history);
        QVERIFY(back->present() == history.steps[2].after);
    }

    void randomStatesComeBack() {
        Sample sample(20261126);
        for (int n = 0; n < 20; ++n) {
            History history{randomState(sample), {}, 0};
            for (int step = 0; step < 12; ++step)
                history.steps.push_back({"step", randomState(sample)});
            history.done = static_cast<std::size_t>(sample.whole(0, 12));
            const auto back = readHistory(writeHistory(history), knownViews());
            QVERIFY2(back.ok() && *back == history, sample.seed().c_str());
        }
    }

    /// A step costs what it changes.
    void stepsAreSmall() {
        History history;
        const std::size_t empty = writeHistory(history).size();
        State state = history.first;
        for (int n = 0; n < 60; ++n) {
            state.set(keys::base, 100.0 + n);
            history.steps.push_back({"Change base", state});
        }
        QVERIFY(writeHistory(history).size() < empty + 60 * 100);
    }

    void refused_data() {
        const Rows<QString> row("json");
        const auto sound = QString::fromStdString(writeHistory(steps()));
        row("empty", "");
        row("a list", "[]");
        row("cut short", sound.left(sound.size() / 2));
        row("without states", "{}");
        row("more done than there is", QString(sound).replace("\"done\":3", "\"done\":5"));
        row("less than nothing done", QString(sound).replace("\"done\":3", "\"done\":-1"));
        row("a value outside its limits", QString(sound).replace("\"base\":500.0", "\"base\":-1.0"));
        row("a step without a name", QString(sound).replace("\"name\":\"Compare\"", "\"name\":7"));
        row("changes that are none", QString(sound).replace("\"changes\":{", "\"change\":{"));
    }
    void refused() {
        QFETCH(QString, json);
        QVERIFY(json != QString::fromStdString(writeHistory(steps())));
        QVERIFY(!readHistory(json.toStdString(), knownViews()).ok());
    }
};

QTEST_APPLESS_MAIN(TestHistory)
#include "tst_history.moc"
