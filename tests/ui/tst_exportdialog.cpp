// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog before an export: units, type, presets, preview, and what it remembers.
#include "ui/export/exportdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/preview.h"
#include "ui/export/sizerows.h"
#include "ui/parameters/numberfield.h"
#include "ui/view/view.h"

using namespace posiscope;

class TestExportDialog : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

    ExportSubject subject(ExportSubject::What what = ExportSubject::What::picture) const {
        ExportSubject subject;
        subject.what = what;
        subject.heading = QStringLiteral("Export");
        subject.baseName = QStringLiteral("name");
        subject.shown = {800, 600};
        subject.figure.snapshot = makeSnapshot(defaultState());
        subject.figure.panes = subject.figure.snapshot.state.arrangement.panes;
        subject.chosen = {0};
        subject.memory.folder = folder_.path();
        subject.memory.picture.measure.scale = 2;
        return subject;
    }
    template <class T>
    static T* find(const ExportDialog& dialog, const char* name) {
        T* widget = dialog.findChild<T*>(QLatin1String(name));
        if (widget == nullptr) qFatal("there is no %s", name);
        return widget;
    }
    static void choose(const ExportDialog& dialog, const char* name, const QString& data) {
        auto* box = find<QComboBox>(dialog, name);
        const int index = box->findData(data);
        QVERIFY2(index >= 0, qPrintable(data));
        box->setCurrentIndex(index);
        emit box->activated(index);  // as a person does
    }
    static void type(const ExportDialog& dialog, const char* name, const QString& text) {
        auto* field = find<QLineEdit>(dialog, name);
        field->clear();
        QTest::keyClicks(field, text);
        emit field->editingFinished();
    }

 private slots:
    /// Nothing that is typed behind a number is passed over.
    void lengths_data() {
        // an empty unit: refused
        const Rows<QString, QString, double> row("width", "unit", "inches");
        row("inches", "3.25 in", "in", 3.25);
        row("millimetres", "82.55mm", "mm", 3.25);
        row("centimetres with a comma", "5,08 cm", "cm", 2.0);
        row("points", "144pt", "pt", 2.0);
        row("pixels", "480", "px", 5.0);
        row("another word", "3.25 parsec", "", 0.0);
        row("nothing", "", "", 0.0);
        row("a text", "wide", "", 0.0);
        row("half a pixel", "480.5", "", 0.0);
        row("too small", "0.1 in", "", 0.0);
    }
    void lengths() {
        const auto [width, unit, inches] = fetchRow<QString, QString, double>();
        const ExportDialog dialog(subject(), nullptr);
        type(dialog, "width", width);
        const bool taken = !unit.isEmpty();
        QCOMPARE(find<QPushButton>(dialog, "ok")->isEnabled(), taken);
        const QString said = find<QLabel>(dialog, "problem")->text();
        if (!taken) {
            QVERIFY2(said.contains(QLatin1String("px, in, mm, cm or pt")), qPrintable(said));
            return;
        }
        QCOMPARE(find<QComboBox>(dialog, "unit")->currentText(), unit);
        QVERIFY(!find<QLineEdit>(dialog, "width")->text().contains(unit));
        const FigureRequest figure = dialog.choice().figure;
        QVERIFY(std::abs(figure.inches.width() - inches) < 1e-9);
    }

    /// Another unit keeps the size.
    void theUnitConverts() {
        const ExportDialog dialog(subject(), nullptr);
        find<NumberField>(dialog, "scale")->ask(1);
        auto* unit = find<QComboBox>(dialog, "unit");
        const double inches = dialog.choice().figure.inches.width();
        for (const char* name : {"in", "mm", "cm", "pt"}) {
            unit->setCurrentText(QLatin1String(name));
            // As exact as the decimals of the field.
            QVERIFY(std::abs(dialog.choice().figure.inches.width() - inches) < 0.006);
        }
    }

    void presets_data() {
        const Rows<QString, QSize, double> row("id", "pixels", "points");
        row("one column", "column", QSize(975, 675), 8.0);
        row("two columns", "page", QSize(2025, 1050), 8.0);
        row("slide", "slide", QSize(1920, 1080), 18.0);
        row("poster", "poster", QSize(3543, 2362), 24.0);
        row("window", "window", QSize(1600, 1200), 8.25);
    }
    void presets() {
        const auto [id, pixels, points] = fetchRow<QString, QSize, double>();
        const ExportDialog dialog(subject(), nullptr);
        if (id == QLatin1String("window")) choose(dialog, "preset", QStringLiteral("column"));
        choose(dialog, "preset", id);
        const FigureRequest figure = dialog.choice().figure;
        QCOMPARE(pixelsOf(figure), pixels);
        QVERIFY(std::abs(figure.inchesPerPixel * labelPixels * 72 - points) < 1e-9);
        QVERIFY(find<QPushButton>(dialog, "ok")->isEnabled());
        // In print, the text says what is shown.
        const bool printed = id == QLatin1String("column") || id == QLatin1String("page");
        QCOMPARE(find<QCheckBox>(dialog, "withHeading")->isChecked(),
                 id != QLatin1String("window") && !printed);
        QVERIFY(!find<QCheckBox>(dialog, "cursor")->isChecked());
    }

    /// Panes in a column stand one below the other.
    void stackedPanes() {
        ExportSubject several = subject();
        several.chosen = {0, 1};
        const ExportDialog dialog(several, nullptr);
        choose(dialog, "preset", QStringLiteral("stacked"));
        QVERIFY((dialog.choice().figure.grid == PaneGrid{2, 1}));
    }

    void scaleMeansNothingForVectors() {
        ExportDialog dialog(subject(), nullptr);
        dialog.show();
        QVERIFY(find<NumberField>(dialog, "scale")->isVisible());
        for (const char* format : {"pdf", "svg"}) {
            choose(dialog, "format", QLatin1String(format));
            QVERIFY(!find<NumberField>(dialog, "scale")->isVisible());
            QVERIFY(!find<NumberField>(dialog, "dpi")->isVisible());
        }
        choose(dialog, "format", QStringLiteral("png"));
        QVERIFY(find<NumberField>(dialog, "scale")->isVisible());
        choose(dialog, "preset", QStringLiteral("column"));
        QVERIFY(find<NumberField>(dialog, "dpi")->isVisible());
        QVERIFY(!find<NumberField>(dialog, "scale")->isVisible());
    }

    void proportionsAreKept() {
        const ExportDialog dialog(subject(), nullptr);
        find<QCheckBox>(dialog, "proportions")->setChecked(true);
        type(dialog, "width", QStringLiteral("400"));
        QCOMPARE(find<QLineEdit>(dialog, "height")->text(), QStringLiteral("300"));
        type(dialog, "height", QStringLiteral("1200"));
        QCOMPARE(find<QLineEdit>(dialog, "width")->text(), QStringLiteral("1600"));
    }

    void aNumberThatCannotBeTakenIsSaid() {
        ExportDialog dialog(subject(), nullptr);
        dialog.show();
        choose(dialog, "preset", QStringLiteral("column"));
        auto* field = find<NumberField>(dialog, "dpi");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("many"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(!find<QPushButton>(dialog, "ok")->isEnabled());
        QVERIFY(find<QLabel>(dialog, "problem")->text().contains(QLatin1String("number")));
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("600"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.choice().figure.chosen.at("dpi"), Value(600.0));
    }

    /// Enter on a button is that button's, its label gives a field the focus, and arrow keys take small
    /// steps.
    void keysDoWhatTheySay() {
        ExportDialog dialog(subject(), nullptr);
        dialog.show();
        dialog.activateWindow();
        QTRY_VERIFY(dialog.isActiveWindow());
        choose(dialog, "preset", QStringLiteral("column"));
        auto* field = find<NumberField>(dialog, "font_size");
        QTest::keyClick(&dialog, Qt::Key_Y, Qt::AltModifier);
        QVERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_Up);
        QCOMPARE(field->number(), 8.5);
        field->ask(0);
        QTest::keyClick(field, Qt::Key_Up);
        QCOMPARE(field->number(), 8.75);
        auto* cancel = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
        cancel->setFocus();
        QTest::keyClick(cancel, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
    }

    void whatIsNotReadableIsSaid() {
        const ExportDialog dialog(subject(), nullptr);
        const auto* said = find<QLabel>(dialog, "problem");
        QVERIFY(said->text().isEmpty());
        choose(dialog, "preset", QStringLiteral("column"));
        find<NumberField>(dialog, "font_size")->ask(5);
        QVERIFY2(said->text().contains(QLatin1String("5.0 pt")), qPrintable(said->text()));
        QVERIFY(find<QPushButton>(dialog, "ok")->isEnabled());  // the export is still possible
        find<NumberField>(dialog, "font_size")->ask(20);
        // The preview finds out, a moment later.
        QTRY_VERIFY2(said->text().contains(QLatin1String("it needs")), qPrintable(said->text()));
        QVERIFY(!find<QPushButton>(dialog, "ok")->isEnabled());
        QVERIFY(find<Preview>(dialog, "preview")->text().contains(QLatin1String("it needs")));
        const QString before = said->text();
        find<NumberField>(dialog, "font_size")->ask(100);
        QTRY_VERIFY2(said->text().contains(QLatin1String("it needs")) && said->text() != before,
                     qPrintable(said->text()));
        QVERIFY(!find<QPushButton>(dialog, "ok")->isEnabled());
    }

    /// A motion moves in its preview, unless less motion is asked for.
    void aMotionMoves_data() {
        const Rows<bool> row("moves");
        row("as usual", true);
        row("less motion", false);
    }
    void aMotionMoves() {
        const auto [moves] = fetchRow<bool>();
        ExportSubject moving = subject();
        moving.what = ExportSubject::What::motion;
        moving.moves = moves;
        ExportDialog dialog(moving, nullptr);
        dialog.show();
        auto* const motion = find<QComboBox>(dialog, "motion");
        emit motion->activated(motion->findData(QStringLiteral("base")));
        auto* preview = find<Preview>(dialog, "preview");
        QTRY_VERIFY(!preview->image().isNull());
        const QImage first = preview->image();
        if (moves) {
            QTRY_VERIFY(preview->image() != first && preview->image().size() == first.size());
        } else {
            QTest::qWait(500);
            QCOMPARE(preview->image(), first);
        }
    }

    /// A view without a scale has no colour bar to share.
    void noColourBarForPicturesWithout() {
        ExportSubject compared = subject();
        State& state = compared.figure.snapshot.state;
        beginComparing(state, "counting");
        compared.figure.snapshot = makeSnapshot(state);
        compared.figure.panes = {{"counting", {}}, {"counting", {}, Subject::b}};
        compared.chosen = {0, 1};
        QVERIFY(!ExportDialog(compared, nullptr).choice().figure.look.sharedColourBar);
    }

    /// A and B in one view share their colour bar at first, and not their difference; what is chosen holds.
    void oneColourBarForPicturesOfOneView() {
        ExportSubject compared = subject();
        State& state = compared.figure.snapshot.state;
        beginComparing(state, "heatmap");
        compared.figure.snapshot = makeSnapshot(state);
        compared.figure.panes = {
            {"heatmap", {}}, {"heatmap", {}, Subject::b}, {"heatmap", {}, Subject::difference}};
        compared.chosen = {0, 1};
        ExportDialog dialog(compared, nullptr);
        QVERIFY(dialog.choice().figure.look.sharedColourBar);
        QVERIFY(!dialog.choice().memory.picture.look.get(keys::sharedColourBar));
        find<QCheckBox>(dialog, "pane2")->setChecked(true);
        QVERIFY(!dialog.choice().figure.look.sharedColourBar);
        find<QCheckBox>(dialog, "pane2")->setChecked(false);
        QVERIFY(dialog.choice().figure.look.sharedColourBar);
        auto* const shared =
            dialog.findChild<QWidget*>("lookRows")->findChild<QCheckBox*>("shared_colour_barBox");
        QVERIFY(shared != nullptr && shared->isChecked());
        shared->click();
        QVERIFY(!dialog.choice().figure.look.sharedColourBar);
        find<QCheckBox>(dialog, "pane2")->setChecked(true);
        find<QCheckBox>(dialog, "pane2")->setChecked(false);
        QVERIFY(!dialog.choice().figure.look.sharedColourBar);
    }

    void panesAreChosen() {
        const ExportDialog dialog(subject(), nullptr);
        QCOMPARE(dialog.choice().figure.panes.size(), std::size_t{1});
        find<QCheckBox>(dialog, "pane1")->setChecked(true);
        find<QCheckBox>(dialog, "pane0")->setChecked(false);
        find<QCheckBox>(dialog, "pane3")->setChecked(true);
        const auto panes = dialog.choice().figure.panes;
        QCOMPARE(panes.size(), std::size_t{2});
        const State state = defaultState();
        QVERIFY(panes[0] == state.arrangement.panes[1] && panes[1] == state.arrangement.panes[3]);
        find<QCheckBox>(dialog, "pane1")->setChecked(false);
        find<QCheckBox>(dialog, "pane3")->setChecked(false);
        QVERIFY(!find<QPushButton>(dialog, "ok")->isEnabled());
        QTRY_COMPARE(find<Preview>(dialog, "preview")->text(), QStringLiteral("Choose at least one pane."));
    }

    /// The preview has the shape of the file, and its type the same share of it.
    void thePreviewIsThePicture() {
        ExportDialog dialog(subject(), nullptr);
        dialog.show();
        choose(dialog, "preset", QStringLiteral("page"));
        auto* preview = find<Preview>(dialog, "preview");
        QTRY_VERIFY(!preview->image().isNull());
        QTest::qWait(0);
        QTRY_VERIFY(std::abs(preview->image().width() / double(preview->image().height()) - 6.75 / 3.5) <
                    0.02);
        const QImage before = preview->image();
        find<NumberField>(dialog, "font_size")->ask(16);
        QTRY_VERIFY(!preview->image().isNull() && preview->image() != before);
    }

    void everythingIsRemembered() {
        ExportMemory memory;
        {
            const ExportDialog dialog(subject(), nullptr);
            choose(dialog, "format", QStringLiteral("pdf"));
            type(dialog, "width", QStringLiteral("80 mm"));
            type(dialog, "height", QStringLiteral("50"));
            find<NumberField>(dialog, "font_size")->ask(7.5);
            find<QCheckBox>(dialog, "cursor")->setChecked(false);
            find<QCheckBox>(dialog, "withHeading")->setChecked(false);
            choose(dialog, "theme", QStringLiteral("dark"));
            memory = exportMemoryOf(toJson(dialog.choice().memory));
        }
        ExportSubject next = subject();
        next.memory = memory;
        const ExportDialog dialog(next, nullptr);
        QCOMPARE(find<QComboBox>(dialog, "format")->currentData().toString(), QStringLiteral("pdf"));
        QCOMPARE(find<QLineEdit>(dialog, "width")->text(), QStringLiteral("80"));
        QCOMPARE(find<QLineEdit>(dialog, "height")->text(), QStringLiteral("50"));
        QCOMPARE(find<QComboBox>(dialog, "unit")->currentText(), QStringLiteral("mm"));
        QCOMPARE(find<NumberField>(dialog, "font_size")->number(), 7.5);
        QVERIFY(!find<QCheckBox>(dialog, "cursor")->isChecked());
        QVERIFY(!find<QCheckBox>(dialog, "withHeading")->isChecked());
        QCOMPARE(find<QComboBox>(dialog, "theme")->currentIndex(), 1);
    }

    void theLimitOfAGifIsRemembered() {
        ExportSubject moving = subject();
        moving.what = ExportSubject::What::motion;
        for (const double limit : {2.0, 5.0, 0.0}) {
            const ExportDialog dialog(moving, nullptr);
            find<NumberField>(dialog, "gif_limit")->ask(limit);
            moving.memory = exportMemoryOf(toJson(dialog.choice().memory));
            QCOMPARE(ExportDialog(moving, nullptr).choice().megabytes, limit);
        }
    }

    void wrongMemoriesAreForgotten_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("not an object") << QByteArray(R"({"picture": 7})");
        QTest::newRow("no size") << QByteArray(
            R"({"picture": {"size": "3x3parsec", "preset": "", "dpi": -4}})");
        QTest::newRow("types") << QByteArray(
            R"({"picture": {"size": 7, "dpi": "a", "format": [], "cursor": 3}})");
        QTest::newRow("huge") << QByteArray(R"({"picture": {"size": "1e99x1in", "font_size": 1e300}})");
    }
    void wrongMemoriesAreForgotten() {
        QFETCH(QByteArray, json);
        ExportSubject next = subject();
        next.memory = exportMemoryOf(QJsonDocument::fromJson(json).object());
        const ExportDialog dialog(next, nullptr);
        QCOMPARE(find<QLineEdit>(dialog, "width")->text(), QStringLiteral("800"));
    }

    /// Before the export: the size of the data, and whether there is room for it.
    void dataSayHowLargeTheyAre() {
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{1024});
        state.set(keys::dModel, std::int64_t{512});
        ExportSubject data = subject(ExportSubject::What::data);
        data.numbers = findViewType("heatmap")->data(makeSnapshot(state));
        const ExportDialog dialog(data, nullptr);
        const QString said = find<QLabel>(dialog, "room")->text();
        QVERIFY2(said.contains(QLatin1String("4.00 MiB")), qPrintable(said));
        find<QComboBox>(dialog, "format")->setCurrentIndex(1);
        QVERIFY(find<QLabel>(dialog, "room")->text().contains(QLatin1String("2.00 MiB")));
        QVERIFY(find<QPushButton>(dialog, "ok")->isEnabled());
    }
    void dataThatDoNotFitAreRefused() {
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{16'777'216});
        state.set(keys::dModel, std::int64_t{65'536});  // 8 TiB
        ExportSubject data = subject(ExportSubject::What::data);
        data.numbers = findViewType("heatmap")->data(makeSnapshot(state));
        const ExportDialog dialog(data, nullptr);
        QVERIFY(!find<QPushButton>(dialog, "ok")->isEnabled());
        const QString said = find<QLabel>(dialog, "problem")->text();
        QVERIFY2(said.contains(QLatin1String("8")) && said.contains(QLatin1String("TiB")), qPrintable(said));
    }

    void namesOfFilesAreText() {
        const ExportDialog dialog(subject(), nullptr);
        find<QLineEdit>(dialog, "path")->setText(QStringLiteral("/nowhere/<b>x</b><img src=a.png>/y.png"));
        const auto* said = find<QLabel>(dialog, "problem");
        QVERIFY(said->text().contains(QLatin1String("<b>")));
        QCOMPARE(said->textFormat(), Qt::PlainText);
    }
};

POSISCOPE_WINDOW_TEST(TestExportDialog)
#include "tst_exportdialog.moc"
