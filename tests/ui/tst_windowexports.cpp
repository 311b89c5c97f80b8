// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and numbers that the window exports.
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <cmath>

#include "tests/support/bytes.h"
#include "tests/support/pdftext.h"
#include "tests/support/picturedistance.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"
#include "ui/export/exportdialog.h"
#include "ui/export/marklegend.h"
#include "ui/parameters/numberfield.h"

using namespace posiscope;

namespace {

/// The window composes layers with transparency, the file is painted on one: edges may round differently by
/// one level.
constexpr int levelTolerance = 1;

}  // namespace

class TestWindowExports : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

    QString path(const QString& name) const { return folder_.filePath(name); }

    /// Fills the export dialog in when it appears, and presses Export.
    static void answerExport(const std::function<void(ExportDialog&)>& fill) {
        answer<ExportDialog>([fill](ExportDialog& dialog) {
            fill(dialog);
            auto* ok = dialog.findChild<QPushButton*>("ok");
            QVERIFY(ok->isEnabled());
            QTest::mouseClick(ok, Qt::LeftButton);
        });
    }

 private slots:
    /// An exported PNG with the cursor is what the pane showed, pixel by pixel, above the legend of its
    /// marks.
    void anExportedPictureIsWhatThePaneShowed_data() {
        QTest::addColumn<int>("pane");
        for (int pane = 0; pane < 4; ++pane)
            QTest::addRow("pane %d", pane) << pane;
    }
    void anExportedPictureIsWhatThePaneShowed() {
        QFETCH(int, pane);
        WindowFixture fixture;
        fixture.dragSlider("baseSlider", -20);
        fixture.window->panes()->setCurrent(pane);
        const QSize size = fixture.viewWidget(pane)->size();
        const QString file = path(QStringLiteral("pane%1.png").arg(pane));
        const int legend =
            heightOfMarkLegend(fixture.window->panes()->card(pane)->view()->markMeanings(), size.width());
        QVERIFY(legend > 0);
        answerExport([&](ExportDialog& dialog) {
            dialog.findChild<QLineEdit*>("width")->setText(QString::number(size.width()));
            dialog.findChild<QLineEdit*>("height")->setText(QString::number(size.height() + legend));
            dialog.findChild<QCheckBox*>("cursor")->setChecked(true);
            dialog.findChild<NumberField*>("scale")->ask(1);
            dialog.findChild<QCheckBox*>("withHeading")->setChecked(false);
            dialog.findChild<QLineEdit*>("path")->setText(file);
        });
        fixture.trigger("exportPane");
        QTRY_VERIFY(QFile::exists(file));
        fixture.settle();
        const QImage exported =
            QImage(file).convertToFormat(QImage::Format_RGB32).copy(0, 0, size.width(), size.height());
        const QImage shown = fixture.picture(pane).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(exported.size(), shown.size());
        const int apart = distanceOf(exported, shown).largest;
        QVERIFY2(apart <= levelTolerance, qPrintable(QString::number(apart)));
    }

    void allPanesExportAsOneFigure_data() { eachText("ending", {"png", "svg", "pdf"}); }
    void allPanesExportAsOneFigure() {
        QFETCH(QString, ending);
        WindowFixture fixture;
        const QString file = path("all." + ending);
        answerExport([&](ExportDialog& dialog) {
            auto* format = dialog.findChild<QComboBox*>("format");
            format->setCurrentIndex(format->findData(ending));
            dialog.findChild<QLineEdit*>("title")->setText("Four views");
            dialog.findChild<QLineEdit*>("path")->setText(file);
        });
        fixture.trigger("exportAll");
        QTRY_VERIFY(QFile::exists(file));
        const QByteArray bytes = bytesOf(file);
        if (ending == QLatin1String("png")) QVERIFY(!QImage(file).isNull());
        if (ending == QLatin1String("svg"))
            QVERIFY(bytes.contains("<svg") && bytes.contains("Four views") && bytes.contains("<image"));
        if (ending == QLatin1String("pdf"))
            QVERIFY(bytes.startsWith("%PDF") && bytes.trimmed().endsWith("%%EOF"));
    }

    /// A comparison's figure has its pictures; the list of differences is there to be chosen.
    void aListIsNotChosen() {
        WindowFixture fixture;
        fixture.trigger("compare");
        const auto& panes = fixture.store.state().arrangement.panes;
        const auto lists = std::ranges::count(panes, "comparison", &Pane::view);
        QCOMPARE(lists, 1);
        int offered = 0, chosen = 0;
        answer<ExportDialog>([&](ExportDialog& dialog) {
            for (const auto* box : dialog.findChildren<QCheckBox*>(QRegularExpression("^pane\\d$"))) {
                ++offered;
                chosen += box->isChecked() ? 1 : 0;
            }
            dialog.reject();
        });
        fixture.trigger("exportAll");
        QCOMPARE(offered, static_cast<int>(panes.size()));
        QCOMPARE(chosen, static_cast<int>(panes.size() - 1));
    }

    /// One page, wider than high; nothing where the dialog is left.
    void thePanesArePrinted_data() { eachText("answer", {"print", "cancel"}); }
    void thePanesArePrinted() {
        QFETCH(QString, answer);
        WindowFixture fixture;
        const QString file = path(answer + ".pdf");
        posiscope::answer<QPrintDialog>([&](QPrintDialog& dialog) {
            dialog.printer()->setOutputFormat(QPrinter::PdfFormat);
            dialog.printer()->setOutputFileName(file);
            dialog.done(answer == QLatin1String("print") ? QDialog::Accepted : QDialog::Rejected);
        });
        fixture.trigger("print");
        QCOMPARE(QFile::exists(file), answer == QLatin1String("print"));
        if (!QFile::exists(file)) return;
        const QString words = textOfPdf(file);
        for (const char* name : {"Encoding table", "Similarity"})
            QVERIFY2(words.contains(name), qPrintable(words));
        const QByteArray facts = popplersWord("pdfinfo", {file});
        QVERIFY2(facts.contains("Pages:           1\n"), facts);
        const auto size = QRegularExpression("Page size: +([0-9.]+) x ([0-9.]+)").match(facts);
        QVERIFY2(size.captured(1).toDouble() > size.captured(2).toDouble(), facts);
    }

    void dataExportsFromTheWindow() {
        WindowFixture fixture;
        fixture.window->panes()->setCurrent(0);
        const QString file = path("table.npy");
        answerExport([&](ExportDialog& dialog) { dialog.findChild<QLineEdit*>("path")->setText(file); });
        fixture.trigger("exportData");
        QTRY_VERIFY(QFile::exists(file));
        QCOMPARE(bytesOf(file).size(), 128 + 256 * 128 * 8);
    }

    /// A gigantic export goes on beside a live window, and Cancel leaves nothing behind.
    void aLargeExportCanBeCancelled() {
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{16'777'216});
        state.set(keys::dModel, std::int64_t{32});  // 4 GiB: it does not end before it is cancelled
        WindowFixture fixture(state);
        const Folder folder;
        const QString file = QString::fromStdString(folder.write("large.npy", "the old file"));
        answerExport([&](ExportDialog& dialog) { dialog.findChild<QLineEdit*>("path")->setText(file); });
        fixture.trigger("exportData");
        auto* progress = fixture.find<QProgressDialog>("progress");
        QTRY_VERIFY(progress->isVisible());
        QTRY_VERIFY(progress->value() > 0);
        fixture.dragSlider("baseSlider", -20);  // the window is alive meanwhile
        QVERIFY(fixture.store.state().get(keys::base) != 10000.0);
        QTest::mouseClick(progress->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(fixture.window->findChild<QProgressDialog*>("progress") == nullptr);
        QCOMPARE(bytesOf(file), QByteArray("the old file"));
        QCOMPARE(QFileInfo(file).dir().entryList(QDir::Files | QDir::Hidden), QStringList{"large.npy"});
    }

    /// A picture that takes seconds to draw can be cancelled meanwhile, and leaves nothing behind.
    void aLargePictureCanBeCancelled() {
        State state = defaultState();
        // Cosines of an odd number of dimensions whose norm varies from row to row: products of matrices, for
        // seconds.
        state.set(keys::maxLen, std::int64_t{1'048'576});
        state.set(keys::dModel, std::int64_t{8'191});
        state.set(keys::base, 2.0);
        state.set(keys::similarity, std::string("cosine"));
        state.arrangement.panes = {{"similarity", {}}};
        WindowFixture fixture(state);
        QTemporaryDir folder;
        const QString file = folder.filePath("large.png");
        bool cancelled = false;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* drawing = fixture.window->findChild<QProgressDialog*>("drawing");
            if (drawing == nullptr || !drawing->isVisible()) return;
            look.stop();
            cancelled = true;
            QTest::mouseClick(drawing->findChild<QPushButton*>(), Qt::LeftButton);
        });
        answerExport([&](ExportDialog& dialog) {
            dialog.findChild<QLineEdit*>("width")->setText("400");
            dialog.findChild<QLineEdit*>("height")->setText("8000");
            dialog.findChild<NumberField*>("scale")->ask(1);
            dialog.findChild<QLineEdit*>("path")->setText(file);
            look.start(50);
        });
        fixture.trigger("exportPane");
        QVERIFY(cancelled);
        QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
        QVERIFY(fixture.window->banner()->text().isEmpty());
    }

    void aViewWithoutNumbersSaysSo() {
        WindowFixture fixture;
        fixture.trigger("view_readout");
        fixture.trigger("exportData");
        const QString said = fixture.window->banner()->text();
        QVERIFY2(said.contains("has no numbers of its own"), qPrintable(said));
    }

    void aFailedExportSaysWhyAndKeepsTheOldFile() {
        // What cannot be replaced: a folder below the target's name appears after the dialog has checked it.
        WindowFixture fixture;
        const QString file = path("gone/late.npy");
        QVERIFY(QDir().mkpath(path("gone")));
        answerExport([&](ExportDialog& dialog) {
            dialog.findChild<QLineEdit*>("path")->setText(file);
            QVERIFY(QDir(path("gone")).removeRecursively());
        });
        fixture.trigger("exportData");
        QTRY_VERIFY(fixture.window->banner()->text().contains("late.npy"));
    }

    void vectorsGoToTheClipboard_data() {
        const Rows<QString, QString, QByteArray> row("action", "kind", "beginning");
        row("SVG", "copySvg", "image/svg+xml", "<?xml");
        row("PDF", "copyPdf", "application/pdf", "%PDF");
    }
    void vectorsGoToTheClipboard() {
        const auto [action, kind, beginning] = fetchRow<QString, QString, QByteArray>();
        WindowFixture fixture;
        fixture.trigger(action);
        const QByteArray picture = QGuiApplication::clipboard()->mimeData()->data(kind);
        QVERIFY2(picture.startsWith(beginning), picture.left(20));
    }

    void theNumbersGoToTheClipboard() {
        State state = encodingState("sinusoidal", {"heatmap"});
        state.set(keys::dModel, std::int64_t{4});
        state.set(keys::maxLen, std::int64_t{3});
        repair(state);
        WindowFixture fixture(state);
        QGuiApplication::clipboard()->clear();
        fixture.trigger("copyData");
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
        QCOMPARE(lines.size(), 5);  // the names, three rows, the end
        QCOMPARE(lines[0], QString("0\t1\t2\t3"));
        QCOMPARE(lines[1], QString("0\t1\t0\t1"));
        QCOMPARE(lines[3].split('\t')[0].toDouble(), std::sin(2.0));
    }

    void tooManyNumbersAreRefused() {
        State state = encodingState("sinusoidal", {"heatmap"});
        state.set(keys::maxLen, std::int64_t{100'000});
        repair(state);
        WindowFixture fixture(state);
        fixture.trigger("copyData");
        QTRY_VERIFY(fixture.window->banner()->text().contains("at most 1000000"));
    }

    void thePictureGoesToTheClipboard() {
        WindowFixture fixture;
        fixture.trigger("copyPicture");
        QVERIFY(!QGuiApplication::clipboard()->image().isNull());
        fixture.trigger("copyReadout");
        QVERIFY(QGuiApplication::clipboard()->text().contains("sin(40"));
    }
};

POSISCOPE_WINDOW_TEST(TestWindowExports)
#include "tst_windowexports.moc"
