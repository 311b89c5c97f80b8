// SPDX-License-Identifier: GPL-3.0-or-later
// The store: each change is told once, so that nothing is drawn twice; undo steps, gestures, refusals.
#include <QSignalSpy>
#include <QTest>

#include "core/parameters/keys.h"
#include "tests/support/strict.h"
#include "ui/store/statestore.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

const Gesture drag{Gesture::Kind::parameter, "max_len"};

}  // namespace

class TestStateStore : public StrictTest {
    Q_OBJECT

 private:
    static Edit setLength(std::int64_t rows) {
        return [rows](State& state) { state.set(keys::maxLen, rows); };
    }

 private slots:
    void aChangeIsToldOnce() {
        StateStore store(defaultState(), viewIds());
        QSignalSpy spy(&store, &StateStore::changed);
        QVERIFY(!store.update(setLength(64), QStringLiteral("Positions")));
        QCOMPARE(spy.count(), 1);
        QVERIFY(!store.update(setLength(64), QStringLiteral("Positions")));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(store.history().count(), 1);
    }

    /// Also where a drag comes back to where it began, over a cursor that has only been moved.
    void aGestureThatComesBackIsToldOnce() {
        StateStore store(defaultState(), viewIds());
        store.preview([](State& state) { state.set(keys::position, std::int64_t{7}); });
        QVERIFY(!store.update(setLength(64), QStringLiteral("Positions"), drag));
        QSignalSpy spy(&store, &StateStore::changed);
        QVERIFY(!store.update(setLength(256), QStringLiteral("Positions"), drag));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(store.state().get(keys::position), std::int64_t{7});
        QCOMPARE(store.history().count(), 0);
    }

    void anIllegalEditIsRefusedAndChangesNothing() {
        StateStore store(defaultState(), viewIds());
        QSignalSpy spy(&store, &StateStore::changed);
        const auto failure = store.update(setLength(0), QStringLiteral("Positions"));
        QVERIFY(failure.has_value());
        QVERIFY(failure->text.english().find("max_len") != std::string::npos);
        QVERIFY(failure->text.english().find("16\u202f777\u202f216") != std::string::npos);
        QCOMPARE(spy.count(), 0);
        QVERIFY(store.state() == defaultState());
        QCOMPARE(store.history().count(), 0);
    }

    void undoAndRedoWalkThroughStates() {
        StateStore store(defaultState(), viewIds());
        std::vector<State> states{store.state()};
        for (const std::int64_t rows : {10, 20, 40}) {
            QVERIFY(!store.update(setLength(rows), QStringLiteral("Positions")));
            states.push_back(store.state());
        }
        for (int n = 2; n >= 0; --n) {
            store.history().undo();
            QVERIFY(store.state() == states[static_cast<std::size_t>(n)]);
        }
        for (std::size_t n = 1; n <= 3; ++n) {
            store.history().redo();
            QVERIFY(store.state() == states[n]);
        }
    }

    void aGestureIsOneStep() {
        StateStore store(defaultState(), viewIds());
        for (std::int64_t rows = 255; rows > 2; --rows)
            QVERIFY(!store.update(setLength(rows), QStringLiteral("Positions"), drag));
        QCOMPARE(store.history().count(), 1);
        store.history().undo();
        QVERIFY(store.state() == defaultState());
    }

    void whatADragPushedOutOfTheTableComesBack() {
        StateStore store(defaultState(), viewIds());
        QVERIFY(!store.update(setLength(4), QStringLiteral("Positions"), drag));
        QCOMPARE(store.state().get(keys::position), std::int64_t{3});
        QVERIFY(!store.update(setLength(200), QStringLiteral("Positions"), drag));
        QCOMPARE(store.state().get(keys::position), std::int64_t{40});
    }

    void theEndOfAGestureStartsANewStep() {
        StateStore store(defaultState(), viewIds());
        QVERIFY(!store.update(setLength(30), QStringLiteral("Positions"), drag));
        store.endGesture();
        QVERIFY(!store.update(setLength(20), QStringLiteral("Positions"), drag));
        QCOMPARE(store.history().count(), 2);
        store.history().undo();
        QCOMPARE(store.state().get(keys::maxLen), std::int64_t{30});
    }

    void aDragThatComesBackLeavesNoStep() {
        StateStore store(defaultState(), viewIds());
        QVERIFY(!store.update(setLength(30), QStringLiteral("Positions"), drag));
        QVERIFY(!store.update(setLength(256), QStringLiteral("Positions"), drag));
        QVERIFY(store.state() == defaultState());
        store.endGesture();
        QVERIFY(!store.update(setLength(20), QStringLiteral("Positions")));
        store.history().undo();
        QVERIFY(store.state() == defaultState());
    }

    void aPreviewLeavesNoStep() {
        StateStore store(defaultState(), viewIds());
        QSignalSpy spy(&store, &StateStore::changed);
        store.preview([](State& state) { state.set(keys::position, std::int64_t{7}); });
        QCOMPARE(spy.count(), 1);
        QCOMPARE(store.state().get(keys::position), std::int64_t{7});
        QCOMPARE(store.history().count(), 0);
        QVERIFY(!store.update(setLength(64), QStringLiteral("Positions")));
        QCOMPARE(store.state().get(keys::position), std::int64_t{7});
        store.history().undo();
        QCOMPARE(store.state().get(keys::maxLen), std::int64_t{256});
    }

    void aPreviewLeavesWhatIsHeld() {
        StateStore store(defaultState(), viewIds());
        store.hold(keys::position.name);
        const auto hover = [](State& state) {
            state.set(keys::position, std::int64_t{7});
            state.set(keys::dimension, std::int64_t{3});
        };
        store.preview(hover);
        QCOMPARE(store.state().get(keys::position), std::int64_t{40});
        QCOMPARE(store.state().get(keys::dimension), std::int64_t{3});
        store.hold({});
        store.preview(hover);
        QCOMPARE(store.state().get(keys::position), std::int64_t{7});
    }

    void theModelIsKeptWhileTheEncodingIsTheSame() {
        StateStore store(defaultState(), viewIds());
        const auto* before = store.snapshot().model.get();
        store.preview([](State& state) { state.set(keys::position, std::int64_t{7}); });
        QCOMPARE(store.snapshot().model.get(), before);
        QVERIFY(!store.update(setLength(64), QStringLiteral("Positions")));
        QVERIFY(store.snapshot().model.get() != before);
    }
};

QTEST_GUILESS_MAIN(TestStateStore)
#include "tst_statestore.moc"
