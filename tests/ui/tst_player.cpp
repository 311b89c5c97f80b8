// SPDX-License-Identifier: GPL-3.0-or-later
// Playing a motion through the real window: by button, by the space bar, step by step.
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/motion/motionbar.h"

using namespace posiscope;

namespace {

/// From 0 to `last` in so many seconds, with the bar in sight.
State moving(std::int64_t last, double seconds, const char* repeat = "loop") {
    State state = defaultState();
    state.set(keys::motionBar, true);
    state.set(keys::motionTo, static_cast<double>(last));
    state.set(keys::motionSeconds, seconds);
    state.set(keys::motionRepeat, std::string(repeat));
    state.set(keys::position, std::int64_t{0});
    return state;
}

std::int64_t positionIn(const WindowFixture& fixture) {
    return fixture.store.state().get(keys::position);
}

void click(const WindowFixture& fixture, const char* button) {
    QTest::mouseClick(fixture.find<QToolButton>(QLatin1String(button)), Qt::LeftButton);
}

bool playing(const WindowFixture& fixture) {
    return fixture.window->motion()->player().isPlaying();
}

}  // namespace

class TestPlayer : public StrictTest {
    Q_OBJECT

 private slots:
    void theButtonPlaysAndPauses() {
        WindowFixture fixture(moving(255, 4));
        const State before = fixture.store.state();
        click(fixture, "motionPlay");
        QVERIFY(playing(fixture));
        QTRY_VERIFY(positionIn(fixture) > 20);
        click(fixture, "motionPlay");
        QVERIFY(!playing(fixture));
        const std::int64_t there = positionIn(fixture);
        QTest::qWait(60);
        QCOMPARE(positionIn(fixture), there);
        // Nothing but the value has changed, in one step.
        State after = fixture.store.state();
        after.set(keys::position, before.get(keys::position));
        QCOMPARE(after, before);
        QCOMPARE(fixture.store.history().count(), 1);
        fixture.trigger(QStringLiteral("undo"));
        QCOMPARE(fixture.store.state(), before);
        // On from where it stands, and a step of its own.
        fixture.trigger(QStringLiteral("redo"));
        click(fixture, "motionPlay");
        QVERIFY(positionIn(fixture) >= there);
        QTRY_VERIFY(positionIn(fixture) > there + 5);
        click(fixture, "motionPlay");
        QCOMPARE(fixture.store.history().count(), 2);
    }

    /// The value that is due follows from the time, however few frames there were.
    void itKeepsTime() {
        WindowFixture fixture(moving(255, 4, "once"));
        QElapsedTimer clock;
        clock.start();
        click(fixture, "motionPlay");
        QTest::qSleep(700);  // nothing is drawn meanwhile
        QTRY_VERIFY(positionIn(fixture) > 0);
        const double due = static_cast<double>(clock.elapsed()) / 4000 * 256;
        const double skipped = static_cast<double>(positionIn(fixture));
        QVERIFY2(skipped > 40 && skipped <= due + 1, QByteArray::number(skipped));
        click(fixture, "motionPlay");
    }

    /// As often as a timer beside it that has the interval of frames; 60 times a second on an idle computer.
    void itComesWithTheFrames() {
        WindowFixture fixture(moving(255, 1));
        QSet<std::int64_t> seen;
        connect(&fixture.store, &StateStore::changed, this,
                [&](const Snapshot& now) { seen.insert(now.state.get(keys::position)); });
        int frames = 0;
        QTimer beside;
        beside.setTimerType(Qt::PreciseTimer);
        connect(&beside, &QTimer::timeout, this, [&] { ++frames; });
        beside.start(16);
        click(fixture, "motionPlay");
        QTRY_VERIFY(frames >= 60);
        click(fixture, "motionPlay");
        qInfo("%d values in %d frames", int(seen.size()), frames);
        QVERIFY2(seen.size() > frames / 3, QByteArray::number(seen.size()));
    }

    void theSpaceBarPlaysFromAPane() {
        State state = moving(255, 4);
        state.set(keys::motionBar, false);
        WindowFixture fixture(state);
        auto* bar = fixture.find<MotionBar>(QStringLiteral("motionBar"));
        QVERIFY(!bar->isVisible());
        PaneCard* card = fixture.window->panes()->card(1);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Space);
        QVERIFY(bar->isVisible());
        QVERIFY(playing(fixture));
        QTest::keyClick(card, Qt::Key_Space);
        QVERIFY(!playing(fixture));
        fixture.trigger(QStringLiteral("play"));
        QVERIFY(playing(fixture));
        fixture.trigger(QStringLiteral("toggleMotionBar"));
        QVERIFY(!bar->isVisible());
        QVERIFY(!playing(fixture));
    }

    void theSpaceBarBelongsToFieldsAndButtonsFirst() {
        WindowFixture fixture(moving(255, 4));
        auto* field = fixture.find<QWidget>(QStringLiteral("motionFrom"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Space);
        QVERIFY(!playing(fixture));
        auto* forward = fixture.find<QToolButton>(QStringLiteral("motionForward"));
        forward->setFocus();
        QTest::keyClick(forward, Qt::Key_Space);
        QVERIFY(!playing(fixture));
        QCOMPARE(positionIn(fixture), std::int64_t{1});
    }

    void stepsGoOneByOne() {
        WindowFixture fixture(moving(3, 4));
        for (const std::int64_t there : {1, 2, 3, 3}) {
            click(fixture, "motionForward");
            QCOMPARE(positionIn(fixture), there);
        }
        for (const std::int64_t there : {2, 1, 0, 0}) {
            click(fixture, "motionBack");
            QCOMPARE(positionIn(fixture), there);
        }
    }

    void aStepPauses() {
        WindowFixture fixture(moving(255, 4));
        click(fixture, "motionPlay");
        click(fixture, "motionForward");
        QVERIFY(!playing(fixture));
    }

    void itStopsAtTheEnd() {
        WindowFixture fixture(moving(40, 0.5, "once"));
        click(fixture, "motionPlay");
        QTRY_VERIFY(!playing(fixture));
        QCOMPARE(positionIn(fixture), std::int64_t{40});
        click(fixture, "motionPlay");  // from the beginning
        QVERIFY(playing(fixture));
        QVERIFY(positionIn(fixture) < 40);
    }

    void itStartsAgain() {
        WindowFixture fixture(moving(40, 0.5));
        std::int64_t last = 0;
        int falls = 0;
        connect(&fixture.store, &StateStore::changed, this, [&](const Snapshot& now) {
            const std::int64_t position = now.state.get(keys::position);
            falls += position < last;
            last = position;
        });
        click(fixture, "motionPlay");
        QTRY_VERIFY(falls == 2);
        QVERIFY(playing(fixture));
    }

    void itTurnsBack() {
        State nearTheEnd = moving(200, 10, "back-and-forth");
        nearTheEnd.set(keys::position, std::int64_t{195});
        WindowFixture fixture(nearTheEnd);
        QList<std::int64_t> seen;
        connect(&fixture.store, &StateStore::changed, this,
                [&](const Snapshot& now) { seen << now.state.get(keys::position); });
        click(fixture, "motionPlay");
        QTRY_VERIFY(seen.size() > 3 && seen.last() < seen[seen.size() - 2]);
        // A pause on the way back goes on back.
        click(fixture, "motionPlay");
        const std::int64_t there = positionIn(fixture);
        click(fixture, "motionPlay");
        QTRY_VERIFY(positionIn(fixture) != there);
        QVERIFY(positionIn(fixture) < there);
    }

    void theValueChangedByHandStops() {
        WindowFixture fixture(moving(255, 4));
        click(fixture, "motionPlay");
        QTRY_VERIFY(positionIn(fixture) > 3);
        QTest::keyClick(fixture.window->panes()->card(0), Qt::Key_End);
        QVERIFY(!playing(fixture));
        QCOMPARE(positionIn(fixture), std::int64_t{255});
        click(fixture, "motionPlay");
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(!playing(fixture));
        QCOMPARE(positionIn(fixture), std::int64_t{255});
    }

    void theMousePassingOverDoesNot() {
        WindowFixture fixture(moving(255, 4));
        click(fixture, "motionPlay");
        QTRY_VERIFY(positionIn(fixture) > 3);
        const std::int64_t there = positionIn(fixture);
        fixture.store.preview([](State& state) {
            state.set(keys::position, std::int64_t{250});
            state.set(keys::dimension, std::int64_t{7});
        });
        QVERIFY(playing(fixture));
        QCOMPARE(positionIn(fixture), there);
        QCOMPARE(fixture.store.state().get(keys::dimension), std::int64_t{7});
    }

    /// Another slider that is dragged meanwhile stays one step.
    void anotherDragIsOneStep() {
        WindowFixture fixture(moving(255, 2));
        click(fixture, "motionPlay");
        QTRY_VERIFY(positionIn(fixture) > 3);
        const auto set = [&](double base) {
            fixture.store.update([=](State& state) { state.set(keys::base, base); }, QStringLiteral("Base"),
                                 {Gesture::Kind::parameter, keys::base.name});
        };
        for (int n = 0; n < 20; ++n) {
            set(1000 + n);
            QTest::qWait(20);
        }
        QVERIFY(playing(fixture));
        fixture.store.endGesture();
        QTest::qWait(60);
        click(fixture, "motionPlay");
        QVERIFY2(fixture.store.history().count() <= 3, QByteArray::number(fixture.store.history().count()));
        QCOMPARE(fixture.store.state().get(keys::base), 1019.0);
    }

    void reducedMotionJumpsOnceASecond() {
        Settings settings;
        settings.reduceMotion = QStringLiteral("on");
        WindowFixture fixture(moving(255, 4), {}, settings);
        QList<std::int64_t> seen;
        connect(&fixture.store, &StateStore::changed, this,
                [&](const Snapshot& now) { seen << now.state.get(keys::position); });
        click(fixture, "motionPlay");
        QElapsedTimer clock;
        clock.start();
        QTRY_VERIFY(seen.size() >= 2);
        // A quarter of the way at every full second; a machine that sleeps may miss one.
        QVERIFY(seen.size() <= 1 + clock.elapsed() / 1000);
        for (const std::int64_t position : seen)
            QCOMPARE(position % 64, 0);
        click(fixture, "motionPlay");
        QCOMPARE(fixture.store.history().count(), 1);
        fixture.trigger(QStringLiteral("reduceMotion"));
        QVERIFY(!fixture.window->motion()->player().reducedMotion());
        seen.clear();
        click(fixture, "motionPlay");
        QTRY_VERIFY(seen.size() > 5);
    }

    /// GNOME keeps its settings in a database, which its program reads.
    void gnomeReducesMotion_data() {
        QTest::addColumn<QByteArray>("desktop");
        QTest::addColumn<QByteArray>("animations");
        QTest::addColumn<QString>("own");
        QTest::addColumn<bool>("reduced");
        QTest::newRow("animations off")
            << QByteArray("ubuntu:GNOME") << QByteArray("false") << "system" << true;
        QTest::newRow("animations on") << QByteArray("GNOME") << QByteArray("true") << "system" << false;
        QTest::newRow("another desktop") << QByteArray("KDE") << QByteArray("false") << "system" << false;
        QTest::newRow("switched off here") << QByteArray("GNOME") << QByteArray("false") << "off" << false;
    }
    void gnomeReducesMotion() {
        QFETCH(const QByteArray, desktop);
        QFETCH(const QByteArray, animations);
        QFETCH(const QString, own);
        QFETCH(const bool, reduced);
        const QTemporaryDir programs;
        QFile program(programs.filePath(QStringLiteral("gsettings")));
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.write("#!/bin/sh\n[ \"$*\" = 'get org.gnome.desktop.interface enable-animations' ] && echo " +
                      animations + "\n: > " + QFile::encodeName(programs.filePath(QStringLiteral("asked"))));
        program.close();
        QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        const QByteArray path = qgetenv("PATH");
        const QByteArray before = qgetenv("XDG_CURRENT_DESKTOP");
        const auto restore = qScopeGuard([&] {
            qputenv("PATH", path);
            qputenv("XDG_CURRENT_DESKTOP", before);
        });
        qputenv("PATH", QFile::encodeName(programs.path()) + ':' + path);
        qputenv("XDG_CURRENT_DESKTOP", desktop);
        Settings settings;
        settings.reduceMotion = own;
        WindowFixture fixture(defaultState(), {}, settings);
        const bool asked = desktop.contains("GNOME") && own == QLatin1String("system");
        if (asked) QTRY_VERIFY(QFile::exists(programs.filePath(QStringLiteral("asked"))));
        QTRY_COMPARE(fixture.window->motion()->player().reducedMotion(), reduced);
        QTRY_VERIFY(fixture.window->findChildren<QProcess*>().isEmpty());
        QCOMPARE(fixture.window->motion()->player().reducedMotion(), reduced);
    }

    void theBarChangesTheState() {
        WindowFixture fixture(moving(255, 4));
        auto* motion = fixture.find<QComboBox>(QStringLiteral("motion"));
        motion->setCurrentIndex(motion->findData(QStringLiteral("base")));
        emit motion->activated(motion->currentIndex());
        QCOMPARE(fixture.store.state().get(keys::motion), std::string("base"));
        QCOMPARE(fixture.store.state().get(keys::motionFrom), 10.0);
        fixture.type(QStringLiteral("motionTo"), QStringLiteral("5000"));
        QCOMPARE(fixture.store.state().get(keys::motionTo), 5000.0);
        fixture.type(QStringLiteral("motionSeconds"), QStringLiteral("2.5"));
        QCOMPARE(fixture.store.state().get(keys::motionSeconds), 2.5);
        fixture.type(QStringLiteral("motionFrom"), QStringLiteral("0.5"));  // the limits are base's
        QCOMPARE(fixture.store.state().get(keys::motionFrom), 10.0);
        QVERIFY(fixture.window->banner()->text().contains(QLatin1String("base")));
        auto* repeat = fixture.find<QComboBox>(QStringLiteral("motionRepeat"));
        emit repeat->activated(repeat->findData(QStringLiteral("once")));
        QCOMPARE(fixture.store.state().get(keys::motionRepeat), std::string("once"));
        click(fixture, "motionPlay");
        QTRY_VERIFY(fixture.store.state().get(keys::base) < 5000);
        QTRY_VERIFY(!playing(fixture));
        QCOMPARE(fixture.store.state().get(keys::base), 5000.0);
    }

    void endsOutsideTheTableAreBroughtInside() {
        State state = moving(255, 4);
        state.set(keys::maxLen, std::int64_t{50});
        WindowFixture fixture(state);
        QCOMPARE(fixture.find<NumberField>(QStringLiteral("motionTo"))->text(), QStringLiteral("49"));
        QVERIFY(
            fixture.find<QLabel>(QStringLiteral("motionNote"))->text().endsWith(QStringLiteral("0 … 49")));
    }

    void whatAnEncodingLacksCannotMove() {
        WindowFixture fixture(moving(255, 4));
        auto* motion = fixture.find<QComboBox>(QStringLiteral("motion"));
        emit motion->activated(motion->findData(QStringLiteral("d_model")));
        fixture.store.update([](State& state) { chooseEncoding(state, *findEncoding("rope")); },
                             QStringLiteral("Encoding"));
        QVERIFY(!fixture.find<QToolButton>(QStringLiteral("motionPlay"))->isEnabled());
        QVERIFY(!fixture.find<QLabel>(QStringLiteral("motionNote"))->text().isEmpty());
        fixture.trigger(QStringLiteral("play"));
        QVERIFY(!playing(fixture));
    }
};

POSISCOPE_WINDOW_TEST(TestPlayer)
#include "tst_player.moc"
