// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing two encodings in the window: what the panes show, zoom and cursor.
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include "core/state/opentable.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/ui/windowfixture.h"

using namespace posiscope;

namespace {

/// Where the picture of a pane is in its widget: the margins of plots (ui/plot/plotview.h).
QRect pictureIn(const QWidget* widget) {
    return widget->rect().adjusted(74, 12, -76, -46);
}

QString title(const WindowFixture& fixture, int pane) {
    return fixture.window->panes()->card(pane)->findChild<QToolButton*>("paneTitle")->text();
}

/// Chooses an entry of the menu in a pane's title.
void chooseInPane(const WindowFixture& fixture, int pane, const QString& entry) {
    auto* button = fixture.window->panes()->card(pane)->findChild<QToolButton*>("paneTitle");
    QMenu* const menu = button->menu();
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
    QVERIFY(QTest::qWaitForWindowExposed(menu, patience));
    for (QAction* action : menu->actions())
        if (action->text() == entry) {
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            WindowFixture::settle();
            return;
        }
    menu->close();
    QFAIL(qPrintable("there is no entry " + entry));
}

/// A 256 × 128 beside B of these sizes.
class Compared : public WindowFixture {
 public:
    Compared(const QString& maxLen, const QString& dModel) {
        makePanesEqual();
        trigger("compare");
        type("max_lenField", maxLen);
        type("d_modelField", dModel);
        window->panes()->card(0)->setFocus();
        settle();
    }
    const Pane& pane(std::size_t n) const { return store.state().arrangement.panes.at(n); }
    QString description(int n) const { return window->panes()->card(n)->description(); }
};

}  // namespace

class TestComparePanes : public StrictTest {
    Q_OBJECT

 private slots:
    void zoomMovesPanesOfTheSameView_data() {
        QTest::addColumn<int>("pane");
        for (int pane = 0; pane < 3; ++pane)
            QTest::addRow("pane %d", pane) << pane;
    }
    void zoomMovesPanesOfTheSameView() {
        QFETCH(int, pane);
        Compared fixture("256", "128");
        fixture.type("baseField", "500");
        std::vector<QImage> before;
        for (int n = 0; n < 4; ++n)
            before.push_back(fixture.picture(n));
        QWidget* widget = fixture.viewWidget(pane);
        WindowFixture::wheel(widget, pictureIn(widget).center(), 4);
        const auto zoomed = fixture.pane(0).viewport;
        QVERIFY(zoomed.has_value() && zoomed->right - zoomed->left < 128);
        for (std::size_t n = 0; n < 3; ++n) {
            QVERIFY(fixture.pane(n).viewport == zoomed);
            QVERIFY(fixture.picture(static_cast<int>(n)) != before[n]);
        }
        QVERIFY(!fixture.pane(3).viewport.has_value());
        QVERIFY(fixture.picture(3) == before[3]);
        fixture.trigger("undo");
        for (std::size_t n = 0; n < 3; ++n)
            QVERIFY(!fixture.pane(n).viewport.has_value());
    }

    void aPaneOfAnotherViewKeepsStill() {
        Compared fixture("256", "128");
        chooseInPane(fixture, 1, "Similarity");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(fixture.pane(1).view, std::string("similarity"));
        QVERIFY(fixture.pane(1).subject == Subject::b);
        QWidget* widget = fixture.viewWidget(0);
        WindowFixture::wheel(widget, pictureIn(widget).center(), 4);
        QVERIFY(fixture.pane(0).viewport.has_value());
        QVERIFY(fixture.pane(2).viewport == fixture.pane(0).viewport);
        QVERIFY(!fixture.pane(1).viewport.has_value());
    }

    /// All panes share one cursor. In a smaller table it is at the end.
    void theCursorIsShared_data() {
        QTest::addColumn<int>("pane");
        QTest::newRow("in A") << 0;
        QTest::newRow("in B") << 1;
        QTest::newRow("in A − B") << 2;
    }
    void theCursorIsShared() {
        QFETCH(int, pane);
        Compared fixture("64", "32");
        QWidget* widget = fixture.viewWidget(pane);
        const QRect rect = pictureIn(widget);
        const QPoint at(rect.left() + rect.width() * 3 / 4, rect.top() + rect.height() * 3 / 4);
        fixture.moveMouse(widget, at - QPoint(3, 3));
        fixture.moveMouse(widget, at);
        fixture.settle();
        const auto position = fixture.store.state().get(keys::position);
        const auto dimension = fixture.store.state().get(keys::dimension);
        const double share = pane == 0 ? 256 : 64;
        QVERIFY2(std::abs(static_cast<double>(position) - 0.75 * share) <= 2,
                 qPrintable(QString::number(position)));
        QVERIFY(std::abs(static_cast<double>(dimension) - 0.375 * share) <= 2);
        const auto told = [](qint64 p, qint64 j) {
            return QString("position %1, dimension %2").arg(p).arg(j);
        };
        QVERIFY2(fixture.description(0).contains(told(position, dimension)),
                 qPrintable(fixture.description(0)));
        for (const int smaller : {1, 2})
            QVERIFY2(fixture.description(smaller).contains(
                         told(std::min<qint64>(position, 63), std::min<qint64>(dimension, 31))),
                     qPrintable(fixture.description(smaller)));
        QVERIFY(fixture.store.history().count() == 3);
    }

    void theCursorStaysInsideA() {
        Compared fixture("1000", "512");
        QWidget* widget = fixture.viewWidget(1);
        const QRect rect = pictureIn(widget);
        fixture.moveMouse(widget, rect.center());
        fixture.moveMouse(widget, rect.bottomRight() - QPoint(3, 3));
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{255});
        QCOMPARE(fixture.store.state().get(keys::dimension), std::int64_t{127});
        QVERIFY(fixture.description(2).contains("position 255, dimension 127"));
    }

    void differencesAreDrawnAsTheyAre() {
        Compared fixture("256", "128");
        // All pixels have the colour of zero.
        const QImage none = fixture.picture(2);
        const QRect rect = pictureIn(fixture.viewWidget(2));
        const QRgb zero = none.pixel(rect.center() + QPoint(9, 9));
        QVERIFY(none.pixel(rect.left() + 3, rect.bottom() - 3) == zero);
        fixture.type("baseField", "500");
        const QImage some = fixture.picture(2);
        QVERIFY(some != none);
        fixture.type("baseField", "10000");
        QVERIFY(fixture.picture(2) == none);
    }

    void thePaneMenuChoosesASide() {
        Compared fixture("256", "128");
        fixture.type("baseField", "500");
        const QImage a = fixture.picture(0);
        const QImage b = fixture.picture(1);
        const auto steps = fixture.store.history().count();
        chooseInPane(fixture, 0, "Show B");
        if (QTest::currentTestFailed()) return;
        QVERIFY(title(fixture, 0).startsWith("B · "));
        QVERIFY(fixture.picture(0) == b);
        chooseInPane(fixture, 1, "Show A");
        QVERIFY(fixture.picture(1) == a);
        chooseInPane(fixture, 0, "Show the difference A − B");
        QVERIFY(title(fixture, 0).startsWith("A − B · "));
        QVERIFY(fixture.picture(0) == fixture.picture(2));
        QCOMPARE(fixture.store.history().count(), steps + 3);
        for (int n = 0; n < 3; ++n)
            fixture.trigger("undo");
        QVERIFY(fixture.picture(0) == a && fixture.picture(1) == b);
    }

    /// Another view from the View menu keeps the pane's side.
    void theViewMenuKeepsTheSide_data() {
        QTest::addColumn<int>("pane");
        for (int pane = 0; pane < 3; ++pane)
            QTest::addRow("pane %d", pane) << pane;
    }
    void theViewMenuKeepsTheSide() {
        QFETCH(int, pane);
        Compared fixture("256", "128");
        fixture.window->panes()->card(pane)->setFocus();
        fixture.settle();
        const auto n = static_cast<std::size_t>(pane);
        const Subject before = fixture.pane(n).subject;
        fixture.trigger("view_waves");
        QCOMPARE(fixture.pane(n).view, std::string("waves"));
        QVERIFY(fixture.pane(n).subject == before);
    }

    /// Where B cannot be shown there is no comparison, and no number is invented.
    void aSideWithoutItsTable() {
        const Folder folder;
        const std::string path =
            folder.write("b.npy", npyFile("<f8", "(2, 2)", bytesOfAll(std::vector<double>{1, 2, 3, 4})));
        State state = defaultState();
        beginComparing(state, "heatmap");
        Failure failure;
        editSubject(state, Subject::b, [&](State& b) { failure = openTable(b, path, {}); });
        QVERIFY(!failure);
        repair(state);
        {
            const WindowFixture sound(state);
            QVERIFY(sound.find<QTextBrowser>("comparison")->toPlainText().contains("of 4 cells differ"));
        }
        QVERIFY(QFile::remove(QString::fromStdString(path)));
        const WindowFixture fixture(state);
        for (const int pane : {1, 2, 3}) {
            const QString said = fixture.window->panes()->card(pane)->description();
            QVERIFY2(said.contains("b.npy") && said.contains("no such file"), qPrintable(said));
        }
        auto* text = fixture.window->findChild<QTextBrowser*>("comparison");
        QVERIFY(text == nullptr || !text->isVisible());
    }
};

POSISCOPE_WINDOW_TEST(TestComparePanes)
#include "tst_comparepanes.moc"
