// SPDX-License-Identifier: GPL-3.0-or-later
// Listed positions in the window: the field and its examples, max_len, ticks, readout, cursor, sessions.
#include <qcustomplot.h>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "core/encodings/positionlist.h"
#include "core/state/session.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/files/sessionfile.h"
#include "ui/parameters/foldheading.h"
#include "ui/plot/cellticker.h"
#include "ui/translation/readout.h"
#include "ui/views/shared/cellaxes.h"

using namespace posiscope;

namespace {

constexpr const char* packed = "0..99, 0..59, 0..39";

State listed(const std::string& encoding, const std::vector<std::string>& views = {"heatmap"},
             const char* positions = packed) {
    State state = encodingState(encoding, views);
    state.set(keys::positions, std::string(positions));
    repair(state);
    return state;
}

QStringList ticksOf(const QCPAxis& axis) {
    QVector<double> ticks;
    QVector<QString> labels;
    axis.ticker()->generate(axis.range(), QLocale::c(), u'g', 6, ticks, nullptr, &labels);
    return labels;
}

/// The positions are seldom given: their row is under “More”.
void unfold(const WindowFixture& fixture) {
    fixture.find<FoldHeading>("fold_more")->click();
    fixture.settle();
}

}  // namespace

class TestPositionRows : public StrictTest {
    Q_OBJECT

 private slots:
    void aListGivesMaxLen() {
        const State state = listed("sinusoidal");
        QCOMPARE(state.get(keys::maxLen), 200);
        QVERIFY(!checkState(state, viewIds()));
        WindowFixture fixture(state);
        QVERIFY(!fixture.find<NumberField>("max_lenField")->isEnabled());
        QCOMPARE(fixture.find<QLabel>("max_lenGiven")->text(), QString("as many as positions are listed"));
        fixture.store.update([](State& now) { now.set(keys::positions, std::string()); }, "consecutive");
        fixture.settle();
        QVERIFY(fixture.find<NumberField>("max_lenField")->isEnabled());
        QVERIFY(!fixture.find<QLabel>("max_lenGiven")->isVisible());
        QCOMPARE(fixture.store.state().get(keys::maxLen), 200);
    }

    /// Every example can be shown, says what it is for, and is one step of undo.
    void examples() {
        WindowFixture fixture(encodingState("sinusoidal", {"heatmap"}));
        unfold(fixture);
        auto* button = fixture.find<QToolButton>("positionsExamples");
        const auto actions = button->menu()->actions();
        QCOMPARE(actions.size(), 4);
        for (QAction* action : actions) {
            QVERIFY(!action->toolTip().isEmpty());
            action->trigger();
            fixture.settle();
            const std::string text = fixture.store.state().get(keys::positions);
            QVERIFY(action->text().endsWith(QString::fromStdString(text)));
            QCOMPARE(fixture.find<QLineEdit>("positionsField")->text(), QString::fromStdString(text));
            QVERIFY(fixture.store.snapshot().model->positions() == *readPositions(text));
        }
        QCOMPARE(fixture.store.history().count(), 4);
    }

    void whatIsWrongIsSaidBelowTheField() {
        WindowFixture fixture(encodingState("sinusoidal", {"heatmap"}));
        unfold(fixture);
        auto* field = fixture.find<QLineEdit>("positionsField");
        field->setFocus();
        QTest::keyClicks(field, "0..9, abc");
        QTest::keyClick(field, Qt::Key_Return);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::positions), std::string());
        QVERIFY(field->property("invalid").toBool());
    }

    void anotherEncodingLosesWhatItCannotHave() {
        State state = listed("sinusoidal", {"heatmap"}, "0.5, 1.5");
        chooseEncoding(state, *findEncoding("alibi"));
        QCOMPARE(state.get(keys::positions), std::string());
        state = listed("sinusoidal");
        chooseEncoding(state, *findEncoding("alibi"));
        QCOMPARE(state.get(keys::positions), std::string(packed));
    }

    void ticksArePositions_data() {
        const Rows<QString, QString> row("encoding", "view");
        row("table", "rope", "heatmap");
        row("similarity", "rope", "similarity");
        row("waves", "sinusoidal", "waves");
        row("bias", "alibi", "bias");
    }
    void ticksArePositions() {
        const auto [encoding, view] = fetchRow<QString, QString>();
        const WindowFixture fixture(listed(encoding.toStdString(), {view.toStdString()}));
        const auto* plot = qobject_cast<QCustomPlot*>(fixture.viewWidget(0));
        const QCPAxis& axis = *(view == "heatmap" ? plot->axisRect(0)->axis(QCPAxis::atLeft)
                                                  : plot->axisRect(0)->axis(QCPAxis::atBottom));
        const QStringList labels = ticksOf(axis);
        QCOMPARE(labels.count("0"), 3);
        QCOMPARE(labels.last(), QString("39"));
        QVERIFY(!labels.contains("199") && !labels.contains("160"));
    }

    void theReadoutSaysRowAndPosition() {
        State state = listed("sinusoidal");
        state.set(keys::position, std::int64_t{120});
        state.set(keys::dimension, std::int64_t{0});
        const Readout readout = readoutOf(makeSnapshot(state), 6);
        const QString text = plainText(readout);
        QVERIFY2(text.contains("row n: 120 of 200"), qPrintable(text));
        QVERIFY2(text.contains("position p: 20"), qPrintable(text));
        QVERIFY2(text.contains("PE(20, 0)"), qPrintable(text));
        QCOMPARE(valueLine(makeSnapshot(state), 4), QString("PE(20, 0) = 0.9129"));
    }

    void sessionsKeepThem() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("packed.posiscope");
        State state = listed("rope");
        QVERIFY(!saveSession(path, state));
        const auto loaded = loadSession(path, viewIds());
        QVERIFY(loaded.ok());
        QVERIFY(*loaded == state);
    }

    /// The file of a session stands beside it, wherever both are moved; one that is gone is a problem of the
    /// picture, not of the session.
    void filesOfSessions() {
        const QTemporaryDir folder, other;
        const QString ids = folder.filePath("ids.csv");
        QFile file(ids);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("0\n1\n2\n0\n1\n");
        file.close();
        State state = listed("rope", {"heatmap"}, ids.toUtf8().constData());
        QCOMPARE(state.get(keys::maxLen), 5);
        QVERIFY(!saveSession(folder.filePath("a.posiscope"), state));
        for (const char* name : {"ids.csv", "a.posiscope"})
            QVERIFY(QFile::rename(folder.filePath(name), other.filePath(name)));
        const auto moved = loadSession(other.filePath("a.posiscope"), viewIds());
        QVERIFY(moved.ok());
        QCOMPARE(QString::fromStdString(moved->get(keys::positions)), other.filePath("ids.csv"));
        QCOMPARE(makeSnapshot(*moved).model->table().rows(), 5);
        QVERIFY(QFile::remove(other.filePath("ids.csv")));
        const auto gone = loadSession(other.filePath("a.posiscope"), viewIds());
        QVERIFY(gone.ok());
        QVERIFY(!makeSnapshot(*gone).model->problem().empty());
        QVERIFY(!missingTables(*gone).isEmpty());
    }

    /// No picture tells the folders of this machine.
    void picturesDoNotNameFolders() {
        const QTemporaryDir folder;
        const QString ids = folder.filePath("ids.csv");
        QFile file(ids);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("0\n1\n");
        file.close();
        const State state = listed("rope", {"heatmap"}, ids.toUtf8().constData());
        const QString line = parameterLine(makeSnapshot(state), true);
        QVERIFY2(line.contains("ids.csv") && !line.contains(folder.path()), qPrintable(line));
    }
};

QTEST_MAIN(TestPositionRows)
#include "tst_positionrows.moc"
