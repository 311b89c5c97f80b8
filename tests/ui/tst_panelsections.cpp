// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of the panel fold, and are remembered.
#include <QAccessible>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/parameters/foldheading.h"

using namespace posiscope;

namespace {

/// Rotary with YaRN: choices, and rows that they bring.
State yarn() {
    State state = encodingState("rope");
    state.set(keys::scaling, std::string("yarn"));
    state.set(keys::factor, 4.0);
    return state;
}

}  // namespace

class TestPanelSections : public StrictTest {
    Q_OBJECT

 private slots:
    void sectionsFold_data() {
        const Rows<QString, QStringList, QString> row("section", "gone", "held");
        row("encoding", "encoding", QStringList{"scalingMenu", "factorField"}, "Scaling YaRN");
        row("parameters", "parameters", QStringList{"baseField", "max_lenField"}, "Base 10");
        row("cursor", "cursor", QStringList{"cursorReadout"}, "");
        row("shown", "shown", QStringList{"dimensionsField"}, "Dimensions to draw 4-5");
    }
    void sectionsFold() {
        const auto [section, gone, held] = fetchRow<QString, QStringList, QString>();
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        const auto seen = [&](const WindowFixture& fixture) {
            return std::ranges::all_of(gone, [&](const QString& name) {
                const auto* widget = fixture.window->findChild<QWidget*>(name);
                return widget != nullptr && widget->isVisible();
            });
        };
        const QString name = QStringLiteral("section_") + section;
        {
            WindowFixture fixture(yarn(), file);
            QVERIFY(seen(fixture));
            QVERIFY(fixture.find<QWidget>("encodingButton")->isVisible());
            QTest::mouseClick(fixture.find<FoldHeading>(name), Qt::LeftButton);
            fixture.settle();
            for (const QString& widget : gone)
                QVERIFY2(!fixture.find<QWidget>(widget)->isVisible(), qPrintable(widget));
            QVERIFY2(fixture.find<FoldHeading>(name)->held().contains(held),
                     qPrintable(fixture.find<FoldHeading>(name)->held()));
            QVERIFY(fixture.find<QWidget>("encodingButton")->isVisible());
            QVERIFY(fixture.find<FoldHeading>(name)->isVisible());
            QCOMPARE(fixture.store.history().count(), 0);
            fixture.window->saveNow();
        }
        const LoadedSettings loaded = loadSettings(file, viewIds());
        WindowFixture again(loaded.settings.state, file, loaded.settings);
        QVERIFY(!seen(again));
        again.find<FoldHeading>(name)->setFocus();
        QTest::keyClick(again.find<FoldHeading>(name), Qt::Key_Space);
        again.settle();
        QVERIFY(seen(again));
    }

    /// What a step of a lesson leaves in sight is in sight, whatever is folded.
    void sectionsOfLessonsDoNotFold() {
        State state = yarn();
        state.hidden = {"readout"};
        Settings settings;
        settings.folded = QStringList{"encoding", "parameters"};
        const WindowFixture fixture(state, {}, settings);
        QVERIFY(fixture.find<QWidget>("factorField")->isVisible());
        QVERIFY(fixture.find<QWidget>("baseField")->isVisible());
        QVERIFY(!fixture.find<QWidget>("section_parameters")->isEnabled());
    }

    void screenReadersHearWhetherItIsExpanded() {
        WindowFixture fixture;
        auto* heading = fixture.find<FoldHeading>("section_parameters");
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(heading);
        QVERIFY(spoken->state().expandable && spoken->state().expanded);
        QCOMPARE(spoken->text(QAccessible::Name), QString("PARAMETERS"));
        spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(!spoken->state().expanded && spoken->state().collapsed);
    }
};

POSISCOPE_WINDOW_TEST(TestPanelSections)
#include "tst_panelsections.moc"
