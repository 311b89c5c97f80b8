// SPDX-License-Identifier: GPL-3.0-or-later
// Several panes in one figure: rows and columns, letters, titles.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include "tests/support/paintrecord.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figure.h"

using namespace posiscope;

namespace {

FigureRequest twoPanes() {
    FigureRequest request;
    State state = encodingState("sinusoidal", {"heatmap", "waves"});
    request.snapshot = makeSnapshot(state);
    request.panes = state.arrangement.panes;
    request.size = {321, 396};
    request.heading = false;
    return request;
}

/// The texts that begin with one of the words, and where.
QList<std::pair<QString, QPointF>> textsOf(const FigureRequest& request, const QStringList& words) {
    PaintRecord record(request.size);
    if (paintFigure(request, record, {})) return {};
    QList<std::pair<QString, QPointF>> found;
    for (const Painted& each : record.all())
        for (const QString& word : words)
            if (each.kind == Painted::Kind::words && each.text.startsWith(word))
                found.append({each.text, each.box.topLeft()});
    return found;
}

}  // namespace

class TestArrangement : public StrictTest {
    Q_OBJECT

 private slots:
    void rowsAndColumns() {
        FigureRequest request = twoPanes();
        request.grid = {2, 1};
        const auto stacked = textsOf(request, {"Encoding table", "Waves"});
        QCOMPARE(stacked.size(), 2);
        QVERIFY(std::abs(stacked[0].second.x() - stacked[1].second.x()) < 2);
        QVERIFY(stacked[1].second.y() > 200);
        request.size = {640, 220};
        request.grid = {1, 2};
        const auto beside = textsOf(request, {"Encoding table", "Waves"});
        QCOMPARE(beside.size(), 2);
        QVERIFY(std::abs(beside[0].second.y() - beside[1].second.y()) < 2);
        QVERIFY(beside[1].second.x() > 320);
    }

    void lettersAndTitles_data() {
        const Rows<bool, bool, QStringList> row("titles", "letters", "shown");
        row("titles", true, false, {"Encoding table", "Waves"});
        row("both", true, true, {"(a) Encoding table", "(b) Waves"});
        row("letters", false, true, {"(a)", "(b)"});
        row("neither", false, false, {});
    }
    void lettersAndTitles() {
        const auto [titles, letters, shown] = fetchRow<bool, bool, QStringList>();
        FigureRequest request = twoPanes();
        request.grid = {2, 1};
        request.paneTitles = titles;
        request.letters = letters;
        const auto found = textsOf(request, {"Encoding table", "Waves", "(a)", "(b)"});
        QCOMPARE(found.size(), shown.size());
        for (qsizetype n = 0; n < found.size(); ++n)
            QVERIFY2(found[n].first.startsWith(shown[n]), qPrintable(found[n].first));
    }

    /// Two panes for a column, from a fresh window: the shortcut, the size, the arrangement, the letters, the
    /// file.
    void twoPanesInAColumn() {
        const WindowFixture fixture(encodingState("sinusoidal", {"heatmap", "similarity"}));
        bool seen = false;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            look.stop();
            seen = true;
            auto* preset = dialog->findChild<QComboBox*>(QStringLiteral("preset"));
            auto* arrangement = dialog->findChild<QComboBox*>(QStringLiteral("arrangement"));
            preset->setCurrentIndex(preset->findData(QStringLiteral("stacked")));
            arrangement->setCurrentIndex(arrangement->findData(QStringLiteral("down")));
            dialog->findChild<QCheckBox*>(QStringLiteral("letters"))->click();
            const auto request = dialog->choice().figure;
            QVERIFY((request.grid == PaneGrid{2, 1}));
            QVERIFY(request.letters && !request.heading);
            QVERIFY(renderImage(request).ok());
            dialog->reject();
        });
        look.start(20);
        fixture.trigger(QStringLiteral("exportAll"));
        QVERIFY(seen);
    }

    /// The dialog says before that there is no room, and offers nothing that would fail.
    void noRoomIsSaidBefore() {
        const WindowFixture fixture(encodingState("sinusoidal", {"components"}));
        bool seen = false;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            look.stop();
            seen = true;
            auto* preset = dialog->findChild<QComboBox*>(QStringLiteral("preset"));
            preset->setCurrentIndex(preset->findData(QStringLiteral("column")));
            auto* height = dialog->findChild<QLineEdit*>(QStringLiteral("height"));
            QVERIFY(height != nullptr);
            height->setText(QStringLiteral("0.6"));
            QTest::keyClick(height, Qt::Key_Return);
            QTRY_VERIFY(!dialog->findChild<QLabel*>(QStringLiteral("problem"))->text().isEmpty());
            const QString problem = dialog->findChild<QLabel*>(QStringLiteral("problem"))->text();
            QVERIFY2(problem.contains(QStringLiteral("it needs")), qPrintable(problem));
            if (dialog->isVisible()) dialog->reject();
        });
        look.start(20);
        fixture.trigger(QStringLiteral("exportPane"));
        QVERIFY(seen);
    }
};

POSISCOPE_WINDOW_TEST(TestArrangement)
#include "tst_arrangement.moc"
