// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with cells that are not finite, and with unusual names.
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <cmath>

#include "core/state/session.h"
#include "core/tables/growth.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/torchbytes.h"
#include "tests/ui/openfile.h"
#include "ui/files/savefile.h"
#include "ui/parameters/readoutcard.h"
#include "ui/window/tablecommands.h"
#include "ui/window/tensordialog.h"

using namespace posiscope;

namespace {

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

State oneHeatmap() {
    State state = defaultState();
    state.arrangement.panes = {{"heatmap", {}}};
    return state;
}

/// The colour in a pane's picture of a cell, in its lower right quarter, where no cursor passes.
QColor colourOf(const WindowFixture& fixture, int row, int column, int rows, int columns) {
    const QImage picture = fixture.picture(0);
    const QRect rect = fixture.viewWidget(0)->rect().adjusted(74, 12, -76, -46);  // ui/plot/plotview.h
    return QColor(picture.pixel(rect.left() + rect.width() * (4 * column + 3) / (4 * columns),
                                rect.top() + rect.height() * (4 * row + 3) / (4 * rows)));
}

/// Whether the colour is among those that are explained below the colour bar.
bool explains(const QImage& picture, const QColor& colour) {
    const QRect rect = picture.rect().adjusted(74, 12, -76, -46);
    for (int y = rect.bottom() + 10; y < picture.height(); ++y)
        if (QColor(picture.pixel(rect.right() + 26, y)) == colour) return true;
    return false;
}

std::string npyOf(const std::vector<double>& cells, const std::string& shape) {
    return npyFile("<f8", shape, bytesOfAll(cells));
}

/// Whether the text looks like HTML to a tool tip.
QString rendered(const QString& tip) {
    if (!Qt::mightBeRichText(tip)) return tip;
    QTextDocument document;
    document.setHtml(tip);
    return document.toPlainText();
}

}  // namespace

class TestStrangeTables : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void cellsThatAreNoNumbers_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void cellsThatAreNoNumbers() {
        QFETCH(bool, dark);
        const std::string path =
            folder_.write("strange.npy", npyOf({1, noNumber, infinity, -1, 0.5, -infinity}, "(3, 2)"));
        WindowFixture fixture(oneHeatmap());
        fixture.trigger(dark ? "theme_dark" : "theme_light");
        QVERIFY(drop(fixture, path));
        const Theme& theme = fixture.window->theme();
        QCOMPARE(theme.isDark, dark);
        const QColor expected[3][2] = {{{}, theme.notANumber}, {theme.masked, {}}, {{}, theme.masked}};
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 2; ++column) {
                const QColor colour = colourOf(fixture, row, column, 3, 2);
                if (expected[row][column].isValid())
                    QCOMPARE(colour, expected[row][column]);
                else
                    QVERIFY(colour != theme.notANumber && colour != theme.masked);
            }
        // The largest and the smallest number have the ends of the colour map, whatever stands beside them.
        QVERIFY(colourOf(fixture, 0, 0, 3, 2) != colourOf(fixture, 1, 1, 3, 2));
        auto* notes = fixture.find<QLabel>("notes");
        QVERIFY(notes->isVisible());
        QVERIFY2(notes->text().contains("1 NaN, 2 infinite"), qPrintable(notes->text()));
    }

    void theLegendNamesWhatIsInSight_data() {
        const Rows<double, double, bool, bool> row("top", "bottom", "notANumber", "infinite");
        row("all", -0.5, 5.5, true, true);
        row("the first rows", -0.5, 2.5, true, false);
        row("the last rows", 2.5, 5.5, false, true);
        row("between", 0.5, 4.5, false, false);
    }
    void theLegendNamesWhatIsInSight() {
        const auto [top, bottom, notANumber, infinite] = fetchRow<double, double, bool, bool>();
        const std::string path = folder_.write(
            "ends.npy", npyOf({1, noNumber, 0, 1, -1, 0, 1, 0, 0, 0.5, -1, infinity}, "(6, 2)"));
        for (const bool across : {false, true}) {  // two ways to paint
            State state = oneHeatmap();
            if (across) state.set(keys::orientation, std::string("across"));
            WindowFixture fixture(state);
            QVERIFY(drop(fixture, path));
            fixture.store.update(
                [&](State& now) {
                    now.arrangement.panes[0].viewport = Viewport{-0.5, 1.5, top, bottom};
                },
                "viewport");
            fixture.settle();
            const QImage picture = fixture.picture(0);
            QCOMPARE(explains(picture, fixture.window->theme().notANumber), notANumber);
            QCOMPARE(explains(picture, fixture.window->theme().masked), infinite);
        }
    }

    void onlySuchCells_data() {
        QTest::addColumn<double>("cell");
        QTest::newRow("NaN") << noNumber;
        QTest::newRow("infinite") << infinity;
    }
    void onlySuchCells() {
        QFETCH(double, cell);
        const std::string path = folder_.write("only.npy", npyOf({cell, cell, cell, cell}, "(2, 2)"));
        WindowFixture fixture;
        QVERIFY(drop(fixture, path));
        for (const char* view : {"heatmap", "waves", "similarity", "offset-map", "spectrum", "readout"}) {
            fixture.trigger(QStringLiteral("view_") + view);
            QVERIFY(!fixture.window->panes()->card(0)->grab().isNull());  // a picture, or why there is none
        }
        QVERIFY(fixture.find<QLabel>("notes")->isVisible());
    }

    void soundTablesHaveNoNote() {
        WindowFixture fixture;
        QVERIFY(drop(fixture, folder_.write("sound.npy", npyOf({1, 2, 3, 4}, "(2, 2)"))));
        QVERIFY(!fixture.find<QLabel>("notes")->isVisible());
    }

    /// A name is shown as it is, wherever it stands.
    void namesAreNoMarkup_data() {
        const Rows<QString, QString, QString> row("file", "tensor", "shown");
        row("bold", "plain.safetensors", "<b>x</b>", "<b>x</b>");
        row("picture", "<img src='x'>.safetensors", "<img src='x'>", "<img src='x'>");
        row("entity", "&lt;b&gt;.safetensors", "&lt;b&gt;", "&lt;b&gt;");
        row("control characters", "plain.safetensors", "a\\u001b[31m\\nb", "a\\u001b[31m\\u000ab");
        row("right to left", "plain.safetensors", "a\\u202eb", "a\\u202eb");
    }
    void namesAreNoMarkup() {
        const auto [file, tensor, shown] = fetchRow<QString, QString, QString>();
        const std::string path =
            folder_.write(file.toStdString(), tensorsNamed({tensor.toStdString(), "other"}));
        State state = defaultState();
        state.arrangement.panes = {{"readout", {}}, {"heatmap", {}}};
        WindowFixture fixture(state);
        answer<TensorDialog>([&](TensorDialog& dialog) {
            const auto labels = dialog.findChildren<QLabel*>();
            QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                return label->text().contains(file) && label->textFormat() == Qt::PlainText;
            }));
            auto* list = dialog.findChild<QTreeWidget*>("tensorList");
            QCOMPARE(namesIn(*list), (QStringList{shown, "other"}));
            QTest::keyClick(list, Qt::Key_Return);
        });
        QVERIFY(drop(fixture, path));
        auto* inForm = fixture.find<QLabel>("tableFile");
        QCOMPARE(inForm->text(), file + '\n' + shown);
        QCOMPARE(inForm->textFormat(), Qt::PlainText);
        const QString readout = fixture.find<QTextBrowser>("readout")->toPlainText();
        QVERIFY2(readout.contains(shown + "[1, 2], float32"), qPrintable(readout));
        QVERIFY(fixture.find<ReadoutCard>("cursorReadout")->accessibleDescription().contains(shown));
        for (const QLabel* subtitle : fixture.window->findChildren<QLabel*>("paneSubtitle")) {
            QCOMPARE(subtitle->textFormat(), Qt::PlainText);
            const QString tip = rendered(subtitle->toolTip());
            QVERIFY2(tip.contains("Heatmap") || tip.contains(shown), qPrintable(subtitle->toolTip()));
        }
    }

    /// The same for the sentences about a file that is not there any more.
    void namesInSentencesAreNoMarkup() {
        const std::string path = folder_.write("<b>x.npy", npyOf({1, 2, 3, 4}, "(2, 2)"));
        WindowFixture fixture;
        QVERIFY(drop(fixture, path));
        const std::string session = folder_.path("x.posiscope");
        QVERIFY(!saveBytes(QString::fromStdString(session),
                           QByteArray::fromStdString(writeSession(fixture.store.state()))));
        QVERIFY(QFile::remove(QString::fromStdString(path)));
        WindowFixture again;
        QVERIFY(drop(again, session));
        const auto messages = again.window->findChildren<QLabel*>("paneMessage");
        QCOMPARE(messages.size(), 4);
        for (const QLabel* message : messages) {
            QVERIFY2(message->isVisible() && message->text().contains("<b>x.npy: there is no such file"),
                     qPrintable(message->text()));
            QCOMPARE(message->textFormat(), Qt::PlainText);
        }
        for (const QLabel* subtitle : again.window->findChildren<QLabel*>("paneSubtitle"))
            QVERIFY2(rendered(subtitle->toolTip()).contains("<b>x.npy"), qPrintable(subtitle->toolTip()));
        again.trigger("undo");
        QVERIFY(again.store.state() == defaultState());
    }

    /// A small file with a large table is a question with its size.
    void smallFilesOfLargeTables() {
        allowGrowth(std::uint64_t{16} << 20U);
        const auto usual = qScopeGuard([] { allowGrowth(std::uint64_t{256} << 20U); });
        const std::string path = folder_.write("a.pt", overlappingTorchFile(100'000));
        WindowFixture fixture;
        QString asked;
        const auto reply = [&asked](QMessageBox::StandardButton button) {
            answer<QMessageBox>([&asked, button](QMessageBox& box) {
                asked = box.text();
                box.button(button)->click();
            });
        };
        reply(QMessageBox::No);
        QVERIFY(!fixture.window->tables()->openTensor(QString::fromStdString(path), "pe"));
        QVERIFY2(asked.contains("28 MB of memory"), qPrintable(asked));
        QVERIFY(fixture.store.state() == defaultState());
        reply(QMessageBox::Yes);
        QVERIFY(fixture.window->tables()->openTensor(QString::fromStdString(path), "pe"));
        fixture.settle();
        QTRY_COMPARE_WITH_TIMEOUT(fixture.store.state().get(keys::tableFile), path, 60'000);
        QCOMPARE(cell(fixture, 99'999, 299), 1.0);
    }
};

POSISCOPE_WINDOW_TEST(TestStrangeTables)
#include "tst_strangetables.moc"
