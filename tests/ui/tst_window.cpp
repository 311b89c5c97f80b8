// SPDX-License-Identifier: GPL-3.0-or-later
// The window, operated like a person: sliders, fields, mouse, wheel, menus, undo.
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"

using namespace posiscope;

namespace {

/// Chooses a colour map in the dialog of the pane.
void chooseMap(const WindowFixture& fixture, int pane, const QString& menu, const char* id) {
    fixture.window->panes()->card(pane)->setFocus();
    fixture.trigger("colours");
    QWidget* const dialog = QApplication::activePopupWidget();
    QVERIFY(dialog != nullptr);
    auto* const maps = dialog->findChild<QComboBox*>(menu);
    QVERIFY(maps != nullptr);
    maps->setCurrentIndex(maps->findData(QString(id)));
    emit maps->activated(maps->currentIndex());
    dialog->close();
    fixture.settle();
}

constexpr int heatmapPane = 0, similarityPane = 1, wavesPane = 2, offsetMapPane = 3;

}  // namespace

class TestWindow : public StrictTest {
    Q_OBJECT

 private slots:
    /// What a slider changes, pane by pane. M_k and its axes depend neither on max_len nor on the first
    /// position (that is what "relative" means), so the offset map must keep still there; everything else
    /// must move.
    void aSliderDragRedrawsThePanes_data() {
        const Rows<QString, int, bool> row("slider", "pixels", "movesOffsetMap");
        row("d_model up", "d_modelSlider", 40, true);
        row("d_model down", "d_modelSlider", -30, true);
        row("max_len up", "max_lenSlider", 40, false);
        row("max_len down, cursor inside", "max_lenSlider", -20, false);
        row("base up", "baseSlider", 30, true);
        row("offset down", "offsetSlider", -20, true);
        row("offset up", "offsetSlider", 20, true);
        row("first position, past the cursor", "first_positionSlider", 100, true);
    }
    void aSliderDragRedrawsThePanes() {
        const auto [slider, pixels, movesOffsetMap] = fetchRow<QString, int, bool>();
        WindowFixture fixture(defaultState(), {}, moreUnfolded());
        std::vector<QImage> before;
        for (int pane = 0; pane < 4; ++pane)
            before.push_back(fixture.picture(pane));
        fixture.dragSlider(slider, pixels);
        for (const int pane : {heatmapPane, similarityPane, wavesPane, offsetMapPane})
            QVERIFY2((fixture.picture(pane) != before[static_cast<std::size_t>(pane)]) ==
                         (pane != offsetMapPane || movesOffsetMap),
                     qPrintable(QStringLiteral("pane %1").arg(pane)));

        QCOMPARE(fixture.store.history().count(), 1);
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(fixture.store.state() == defaultState());
        for (int pane = 0; pane < 4; ++pane)
            QVERIFY2(fixture.picture(pane) == before[static_cast<std::size_t>(pane)],
                     qPrintable(QStringLiteral("pane %1").arg(pane)));
        fixture.trigger(QStringLiteral("redo"));
        QVERIFY(fixture.picture(heatmapPane) != before[heatmapPane]);
    }

    void everyStepOfADragIsDrawn() {
        WindowFixture fixture;
        QSignalSpy spy(&fixture.store, &StateStore::changed);
        fixture.dragSlider(QStringLiteral("max_lenSlider"), 60);
        QVERIFY2(spy.count() >= 4, qPrintable(QString::number(spy.count())));
    }

    void anyLegalValueCanBeTyped_data() {
        const Rows<QString, QString, QString, double> row("field", "text", "key", "value");
        row("d_model odd", "d_modelField", "77", "d_model", 77.0);
        row("d_model largest", "d_modelField", "65536", "d_model", 65536.0);
        row("max_len grouped", "max_lenField", "16 777 216", "max_len", 16777216.0);
        row("base with exponent", "baseField", "1e12", "base", 1e12);
        row("base fraction", "baseField", "1.0001", "base", 1.0001);
        row("offset beyond the slider", "offsetField", "-5000", "offset", -5000.0);
        row("first position", "first_positionField", "1000000", "first_position", 1000000.0);
    }
    void anyLegalValueCanBeTyped() {
        const auto [field, text, key, value] = fetchRow<QString, QString, QString, double>();
        WindowFixture fixture(defaultState(), {}, moreUnfolded());
        fixture.type(field, text);
        const Value& held = fixture.store.state().values.at(key.toStdString());
        QCOMPARE(std::holds_alternative<double>(held) ? std::get<double>(held)
                                                      : static_cast<double>(std::get<std::int64_t>(held)),
                 value);
    }

    void illegalValuesAreExplainedAndChangeNothing_data() {
        const Rows<QString, QString, QString> row("field", "text", "named");
        row("d_model zero", "d_modelField", "0", "65\u202f536");
        row("d_model 2^31", "d_modelField", "2147483648", "65\u202f536");
        row("two numbers", "max_lenField", "5,5", "max_len");
        row("no number", "baseField", "nan", "base");
        row("too large", "baseField", "1e400", "base");
        row("dimensions", "dimensionsField", "4-200", "dimensions");
    }
    void illegalValuesAreExplainedAndChangeNothing() {
        const auto [field, text, named] = fetchRow<QString, QString, QString>();
        WindowFixture fixture;
        fixture.type(field, text);
        QVERIFY(fixture.store.state() == defaultState());
        bool explained = false;
        for (const QLabel* label : fixture.window->findChildren<QLabel*>(QStringLiteral("problem")))
            explained = explained || (label->isVisible() && label->text().contains(named));
        QVERIFY(explained);
        QVERIFY(fixture.find<QWidget>(field)->property("invalid").toBool());
        if (qobject_cast<NumberField*>(fixture.find<QWidget>(field))) {
            QTest::keyClick(fixture.find<QWidget>(field), Qt::Key_Escape);
            QVERIFY(!fixture.find<QWidget>(field)->property("invalid").toBool());
        }
    }

    void choicesAndFlags() {
        WindowFixture fixture(defaultState(), {}, moreUnfolded());
        const QImage before = fixture.picture(heatmapPane);
        QTest::mouseClick(fixture.find<QPushButton>(QStringLiteral("layout_half-split")), Qt::LeftButton);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::layout), std::string("half-split"));
        QVERIFY(fixture.picture(heatmapPane) != before);
        QTest::mouseClick(fixture.find<QPushButton>(QStringLiteral("spectrum_endpoint")), Qt::LeftButton);
        QCOMPARE(fixture.store.state().get(keys::spectrum), std::string("endpoint"));
        fixture.find<QAbstractButton>(QStringLiteral("zero_first_rowBox"))->click();
        QVERIFY(fixture.store.state().get(keys::zeroFirstRow));
        QVERIFY(fixture.find<QLabel>(QStringLiteral("notes"))->isVisible());
        QTest::mouseClick(fixture.find<QPushButton>(QStringLiteral("reset")), Qt::LeftButton);
        QVERIFY(fixture.store.state().values == defaultState().values);
        QCOMPARE(fixture.store.history().count(), 4);
    }

    void hoveringMovesTheCursorEverywhere() {
        WindowFixture fixture;
        std::vector<QImage> before;
        for (int pane = 0; pane < 4; ++pane)
            before.push_back(fixture.picture(pane));
        QWidget* table = fixture.viewWidget(heatmapPane);
        fixture.moveMouse(table, {table->width() / 2 - 30, table->height() / 3});
        fixture.moveMouse(table, {table->width() / 2, table->height() / 2});
        fixture.settle();
        QVERIFY(fixture.store.state().get(keys::position) != 40);
        QVERIFY(fixture.store.state().get(keys::dimension) != 22);
        for (int pane = 0; pane < 4; ++pane)
            QVERIFY2(fixture.picture(pane) != before[static_cast<std::size_t>(pane)],
                     qPrintable(QString::number(pane)));
        QVERIFY(!fixture.store.history().canUndo());
        const QString status = fixture.find<QLabel>(QStringLiteral("statusValue"))->text();
        QVERIFY2(status.contains(QString::number(fixture.store.state().get(keys::position))),
                 qPrintable(status));
    }

    void clickingColumnsChoosesDimensions() {
        WindowFixture fixture;
        QWidget* table = fixture.viewWidget(heatmapPane);
        const QPoint at(table->width() / 2, table->height() / 2);
        const Indices before = fixture.store.state().get(keys::dimensions);
        // A plain click moves the cursor, and leaves the waves as they were chosen.
        QTest::mouseClick(table, Qt::LeftButton, {}, at);
        const std::int64_t j = fixture.store.state().get(keys::dimension);
        QVERIFY(j != defaultState().get(keys::dimension));
        QCOMPARE(fixture.store.state().get(keys::dimensions), before);
        QTest::mouseDClick(table, Qt::LeftButton, {}, at);
        QCOMPARE(fixture.store.state().get(keys::dimensions), Indices{j});
        QVERIFY(!fixture.store.state().arrangement.panes[heatmapPane].viewport.has_value());
        QTest::mouseClick(table, Qt::LeftButton, Qt::ControlModifier, at + QPoint(40, 0));
        QCOMPARE(fixture.store.state().get(keys::dimensions).size(), std::size_t{2});
        QTest::mouseClick(table, Qt::LeftButton, Qt::ControlModifier, at + QPoint(40, 0));
        QCOMPARE(fixture.store.state().get(keys::dimensions), Indices{j});
        QTest::mouseClick(table, Qt::LeftButton, Qt::ShiftModifier, at + QPoint(40, 0));
        QVERIFY(fixture.store.state().get(keys::dimensions).size() > 2);
        fixture.trigger(QStringLiteral("undo"));
        QCOMPARE(fixture.store.state().get(keys::dimensions), Indices{j});
        fixture.type(QStringLiteral("dimensionsField"), QStringLiteral("4-7, 20"));
        QCOMPARE(fixture.store.state().get(keys::dimensions), (Indices{4, 5, 6, 7, 20}));
    }

    void clickingTheSimilarityChoosesTheReference() {
        WindowFixture fixture;
        QWidget* matrix = fixture.viewWidget(similarityPane);
        QTest::mouseClick(matrix, Qt::LeftButton, {}, {matrix->width() / 2, 40});
        QVERIFY(fixture.store.state().get(keys::reference) != 128);
        QCOMPARE(fixture.store.state().get(keys::reference), fixture.store.state().get(keys::position));
        QVERIFY(fixture.find<QLabel>(QStringLiteral("statusSimilarity"))
                    ->text()
                    .contains(QString::number(fixture.store.state().get(keys::reference))));
    }

    void wheelZoomsDragPansDoubleClickFits() {
        WindowFixture fixture;
        QWidget* table = fixture.viewWidget(heatmapPane);
        const QPoint middle(table->width() / 2, table->height() / 2);
        const QImage whole = fixture.picture(heatmapPane);
        WindowFixture::wheel(table, middle, 3);
        auto viewport = [&] { return fixture.store.state().arrangement.panes[heatmapPane].viewport; };
        QVERIFY(viewport().has_value());
        const Viewport zoomed = *viewport();
        QVERIFY(zoomed.right - zoomed.left < 128);
        QVERIFY(fixture.picture(heatmapPane) != whole);
        fixture.press(table, middle);
        fixture.moveMouse(table, middle + QPoint(20, 10));
        fixture.moveMouse(table, middle + QPoint(60, 30));
        fixture.release(table, middle + QPoint(60, 30));
        fixture.settle();
        QVERIFY(viewport()->left < zoomed.left);
        QVERIFY(std::abs((viewport()->right - viewport()->left) - (zoomed.right - zoomed.left)) < 1e-9);
        // Beside the picture, because a double click inside it chooses the column.
        QTest::mouseDClick(table, Qt::LeftButton, {}, {8, middle.y()});
        fixture.settle();
        QVERIFY(!viewport().has_value());
        WindowFixture::wheel(table, middle, -3);
        QVERIFY(!viewport().has_value());
    }

    void panesAreChosenMaximisedAndUndone() {
        WindowFixture fixture;
        fixture.trigger(QStringLiteral("panes2"));
        QCOMPARE(fixture.window->panes()->count(), 2);
        fixture.trigger(QStringLiteral("view_spectrum"));
        QCOMPARE(fixture.store.state().arrangement.panes[0].view, std::string("spectrum"));
        auto* maximise =
            fixture.window->panes()->card(0)->findChild<QToolButton*>(QStringLiteral("paneMaximise"));
        QTest::mouseClick(maximise, Qt::LeftButton);
        fixture.settle();
        QCOMPARE(fixture.store.state().arrangement.maximised, 0);
        QVERIFY(!fixture.window->panes()->card(1)->isVisible());
        QVERIFY(fixture.window->panes()->card(0)->width() > fixture.window->panes()->width() - 40);
        for (int n = 0; n < 3; ++n)
            fixture.trigger(QStringLiteral("undo"));
        QVERIFY(fixture.store.state() == defaultState());
        QCOMPARE(fixture.window->panes()->count(), 4);
        fixture.trigger(QStringLiteral("panes1"));
        QCOMPARE(fixture.window->panes()->count(), 1);
        fixture.trigger(QStringLiteral("panes4"));
        QCOMPARE(fixture.window->panes()->count(), 4);
    }

    void theGapBetweenPanesCanBeDragged() {
        WindowFixture fixture;
        PaneArea* area = fixture.window->panes();
        const QRect first = area->card(0)->geometry();
        const QPoint gap(first.right() + 5, first.center().y());
        fixture.press(area, gap);
        fixture.moveMouse(area, gap + QPoint(-60, 0));
        fixture.release(area, gap + QPoint(-60, 0));
        fixture.settle();
        QVERIFY(area->card(0)->width() < first.width() - 40);
        QCOMPARE(fixture.store.history().count(), 1);
    }

    void themesSwitch() {
        WindowFixture fixture;
        fixture.trigger(QStringLiteral("theme_dark"));
        QVERIFY(fixture.window->theme().isDark);
        const QImage dark = fixture.picture(heatmapPane);
        QCOMPARE(QColor(dark.pixel(2, dark.height() - 2)), Theme::dark().card);
        QTest::mouseClick(fixture.find<QToolButton>(QStringLiteral("themeButton")), Qt::LeftButton);
        QVERIFY(!fixture.window->theme().isDark);
    }

    void colourMapsAndSimilarityKinds() {
        WindowFixture fixture;
        const QImage table = fixture.picture(heatmapPane);
        const QImage matrix = fixture.picture(similarityPane);
        chooseMap(fixture, heatmapPane, "colormapMenu", "puor");
        QVERIFY(fixture.picture(heatmapPane) != table);
        chooseMap(fixture, similarityPane, "similarity_colormapMenu", "magma");
        QVERIFY(fixture.picture(similarityPane) != matrix);
        const auto press = [&](int pane, const char* tool) {
            fixture.window->panes()->card(pane)->findChild<QToolButton*>(tool)->click();
            fixture.settle();
        };
        press(similarityPane, "tool_kind");
        QVERIFY(fixture.subtitle(similarityPane).contains(QStringLiteral("cos")));
        press(heatmapPane, "tool_turn");
        QCOMPARE(fixture.store.state().get(keys::orientation), std::string("across"));
        const QImage waves = fixture.picture(wavesPane);
        press(wavesPane, "tool_turn");
        QVERIFY(fixture.picture(wavesPane) != waves);
    }
};

POSISCOPE_WINDOW_TEST(TestWindow)
#include "tst_window.moc"
