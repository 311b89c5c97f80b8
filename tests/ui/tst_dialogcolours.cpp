// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and links of dialogs can be read in both themes.
#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QProgressDialog>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"

using namespace posiscope;

namespace {

/// The relative luminance of WCAG 2.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}
double contrast(const QColor& a, const QColor& b) {
    const auto [least, most] = std::minmax({luminance(a), luminance(b)});
    return (most + 0.05) / (least + 0.05);
}

}  // namespace

class TestDialogColours : public StrictTest {
    Q_OBJECT

    Folder folder_;

    static void themes() {
        const Rows<bool> row("dark");
        row("light", false);
        row("dark", true);
    }
    static WindowFixture windowOfRow() {
        QFETCH(bool, dark);
        Settings settings;
        settings.theme = dark ? "dark" : "light";
        return WindowFixture(defaultState(), {}, settings);
    }
    /// Whether the letters of every list contrast with its ground, as it is painted.
    static void verifyLists(QDialog& dialog, const QColor& ground) {
        const auto lists = dialog.findChildren<QAbstractItemView*>();
        QVERIFY(!lists.empty());
        for (QAbstractItemView* list : lists) {
            if (!list->isVisible() || list->inherits("QHeaderView")) continue;
            const QImage picture = list->viewport()->grab().toImage();
            const QColor painted = picture.pixelColor(picture.width() / 2, picture.height() - 3);
            QVERIFY2(painted == ground, qPrintable(list->objectName() + u' ' + painted.name()));
            QVERIFY2(contrast(list->palette().color(QPalette::Text), painted) > 4.5,
                     qPrintable(list->objectName()));
        }
    }

 private slots:
    void lists_data() { themes(); }
    void lists() {
        const WindowFixture fixture = windowOfRow();
        const QColor card = fixture.window->theme().card;
        answer<QDialog>([&](QDialog& dialog) { verifyLists(dialog, card); });
        fixture.trigger("openTable");
        const auto tables = folder_.write("two.safetensors", tensorsNamed({"a", "b"}));
        answer<QDialog>([&](QDialog& dialog) { verifyLists(dialog, card); });
        QVERIFY(drop(fixture, tables));
    }

    /// A list that goes on has a bar that can be seen.
    void longLists_data() { themes(); }
    void longLists() {
        const WindowFixture fixture = windowOfRow();
        const QColor card = fixture.window->theme().card;
        QVERIFY(drop(fixture, folder_.write("one.safetensors", tensorsNamed({"wpe"}))));
        bool seen = false;
        answer<QDialog>([&](QDialog& dialog) {
            auto* box = dialog.findChild<QComboBox*>("convert_to");
            QVERIFY(box->count() > box->maxVisibleItems());
            box->showPopup();
            fixture.settle();
            const QScrollBar* bar = box->view()->verticalScrollBar();
            QVERIFY(bar->isVisible());
            const QImage picture = box->view()->window()->grab().toImage();
            const QPoint handle = bar->mapTo(box->view()->window(), QPoint(bar->width() / 2, 20));
            QVERIFY(contrast(picture.pixelColor(handle), card) > 3);
            box->hidePopup();
            seen = true;
        });
        fixture.trigger("convert");
        QVERIFY(seen);
    }

    /// The percentage is written across the bar and what is left of it; buttons of Qt's own dialogs have the
    /// ground of the others.
    void partsOfQt_data() { themes(); }
    void partsOfQt() {
        const WindowFixture fixture = windowOfRow();
        const Theme& theme = fixture.window->theme();
        QProgressDialog dialog("Drawing", "Cancel", 0, 100, fixture.window.get());
        dialog.setMinimumDuration(0);
        dialog.setValue(50);
        dialog.show();
        fixture.settle();
        const auto* bar = dialog.findChild<QProgressBar*>();
        const QImage picture = const_cast<QProgressBar*>(bar)->grab().toImage();
        for (const double place : {0.25, 0.75}) {
            const QPoint at(static_cast<int>(place * bar->width()), bar->height() / 2);
            QVERIFY2(contrast(theme.text, picture.pixelColor(at)) > 4.5, qPrintable(QString::number(place)));
        }
        dialog.reset();
        answer<QDialog>([&](QDialog& files) {
            int pressed = 0;  // lists or details
            for (auto* button : files.findChildren<QToolButton*>()) {
                if (!button->isVisible()) continue;
                const QColor ground = button->grab().toImage().pixelColor(3, 3);
                QVERIFY2(contrast(theme.text, ground) > 4.5, qPrintable(button->objectName()));
                if (!button->isDown()) continue;
                ++pressed;
                QVERIFY(ground != theme.card && ground != theme.field);
            }
            QCOMPARE(pressed, 1);
        });
        fixture.trigger("openTable");
    }

    // What a conversion shows: the lists, and the words beside and under the fields.
    void conversions_data() { themes(); }
    void conversions() {
        const WindowFixture fixture = windowOfRow();
        QVERIFY(drop(fixture, folder_.write("one.safetensors", tensorsNamed({"wpe"}))));
        bool seen = false;
        answer<QDialog>([&](QDialog& dialog) {
            dialog.findChild<QComboBox*>("convert_task")->setCurrentIndex(3);
            dialog.findChild<QLineEdit*>("convert_rows")->setText("none");
            for (const QLabel* label : dialog.findChildren<QLabel*>()) {
                if (!label->isVisible() || label->text().isEmpty()) continue;
                const QColor ground = dialog.palette().color(QPalette::Window);
                const QColor ink = label->palette().color(label->foregroundRole());
                QVERIFY2(contrast(ink, ground) > 4.5, qPrintable(label->text()));
                seen = seen || label->objectName() == "problem";
            }
        });
        fixture.trigger("convert");
        QVERIFY(seen);
    }

    void links_data() { themes(); }
    void links() {
        const WindowFixture fixture = windowOfRow();
        const QColor card = fixture.window->theme().card;
        fixture.trigger("manual_references");
        auto* dialog = fixture.find<QDialog>("manualPage");
        const QTextDocument& text = *dialog->findChild<QTextBrowser*>("manualText")->document();
        int links = 0;
        for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at) {
                const QTextCharFormat format = at.fragment().charFormat();
                if (!format.isAnchor()) continue;
                ++links;
                const QColor colour = format.foreground().color();
                QVERIFY2(contrast(colour, card) > 4.5, qPrintable(colour.name()));
            }
        QVERIFY(links > 10);
        dialog->close();
    }

    void focusOfTexts_data() { themes(); }
    void focusOfTexts() {
        const WindowFixture fixture = windowOfRow();
        fixture.trigger("manual_references");
        auto* dialog = fixture.find<QDialog>("manualPage");
        auto* text = dialog->findChild<QTextBrowser*>("manualText");
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog, patience));
        text->setFocus();
        fixture.settle();
        const QImage picture = text->grab().toImage();
        QCOMPARE(picture.pixelColor(0, picture.height() / 2), QColor(fixture.window->theme().accent));
        dialog->close();
    }
};

POSISCOPE_WINDOW_TEST(TestDialogColours)
#include "tst_dialogcolours.moc"
