// Sessions, exports and memory of the window.
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/state/session.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/exportdialog.h"
#include "ui/files/savefile.h"

using namespace posiscope;

namespace {

/// The window composes layers with transparency, the file is painted on one: edges may round differently by
/// one level.
constexpr int levelTolerance = 1;

int largestDifference(const QImage& a, const QImage& b) {
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                std::abs(qBlue(p) - qBlue(q))});
        }
    }
    return largest;
}

}  // namespace

class TestWindowFiles : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString path(const QString& name) const { return folder_.filePath(name); }
    static QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& bytes) { QVERIFY(!saveBytes(path, bytes)); }

    /// Fills the export dialog in when it appears, and presses Export.
    static void answerExport(const std::function<void(ExportDialog&)>& fill) {
        QTimer::singleShot(100, [fill] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            fill(*dialog);
            auto* ok = dialog->findChild<QPushButton*>(QStringLiteral("ok"));
            QVERIFY(ok->isEnabled());
            QTest::mouseClick(ok, Qt::LeftButton);
        });
    }

 private slots:
    void init() { failOnAnyWarning(); }

    void aSessionOpensCompletely() {
        State state = defaultState();
        state.set(keys::dModel, std::int64_t{48});
        state.set(keys::base, 500.0);
        state.arrangement.panes = {{"spectrum", {}}, {"waves", Viewport{3, 30, -1.12, 1.12}}};
        state.arrangement.columnSplit = 0.4;
        repair(state);
        write(path("good.posiscope"), QByteArray::fromStdString(writeSession(state)));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path("good.posiscope")));
        QVERIFY(fixture.store.state() == state);
        QVERIFY(fixture.window->windowTitle().contains(QStringLiteral("good.posiscope")));
        QVERIFY(fixture.window->banner()->text().isEmpty());
    }

    void aBadSessionSaysWhyAndChangesNothing_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const QByteArray good = QByteArray::fromStdString(writeSession(defaultState()));
        QTest::newRow("cut short") << good.left(good.size() / 2) << "cut short";
        QTest::newRow("empty") << QByteArray() << "cut short";
        QTest::newRow("newer") << QByteArray(good).replace("\"version\": 1", "\"version\": 99") << "newer";
        QTest::newRow("wrong type") << QByteArray(good).replace("\"d_model\": 128", "\"d_model\": \"many\"")
                                    << "d_model";
        QTest::newRow("out of limits")
            << QByteArray(good).replace("\"max_len\": 256", "\"max_len\": 0") << "max_len";
        QTest::newRow("unknown view")
            << QByteArray(good).replace("\"heatmap\"", "\"hologram\"") << "hologram";
        QTest::newRow("another format") << QByteArray("{\"a\": 1}") << "not a Posiscope session";
    }
    void aBadSessionSaysWhyAndChangesNothing() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        write(path("bad.posiscope"), bytes);
        WindowFixture fixture;
        fixture.dragSlider(QStringLiteral("max_lenSlider"), 30);
        const State before = fixture.store.state();
        QVERIFY(!fixture.window->files()->openSession(path("bad.posiscope")));
        QVERIFY(fixture.store.state() == before);
        QVERIFY(fixture.store.history().canUndo());
        const QString said = fixture.window->banner()->text();
        QVERIFY2(said.contains(QStringLiteral("bad.posiscope")) && said.contains(reason), qPrintable(said));
        QTest::mouseClick(fixture.find<QPushButton>(QStringLiteral("bannerClose")), Qt::LeftButton);
        QVERIFY(fixture.window->banner()->text().isEmpty());
    }

    void aMissingSessionSaysSo() {
        WindowFixture fixture;
        QVERIFY(!fixture.window->files()->openSession(path("nothing.posiscope")));
        QVERIFY(fixture.window->banner()->text().contains(QStringLiteral("no such file")));
    }

    void aDroppedFileOpens() {
        State state = defaultState();
        state.set(keys::base, 77.0);
        write(path("dropped.posiscope"), QByteArray::fromStdString(writeSession(state)));
        WindowFixture fixture;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("dropped.posiscope"))});
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(fixture.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(fixture.window.get(), &drop);
        QCOMPARE(fixture.store.state().get(keys::base), 77.0);
    }

    void savingWritesWhatOpensAgain() {
        write(path("kept.posiscope"), QByteArray::fromStdString(writeSession(defaultState())));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path("kept.posiscope")));
        fixture.type(QStringLiteral("d_modelField"), QStringLiteral("64"));
        QVERIFY(fixture.window->isWindowModified());
        fixture.trigger(QStringLiteral("save"));
        QVERIFY(!fixture.window->isWindowModified());
        const auto again = readSession(read(path("kept.posiscope")).toStdString(), viewIds());
        QVERIFY(again.ok());
        QVERIFY(*again == fixture.store.state());
        fixture.trigger(QStringLiteral("new"));
        QVERIFY(fixture.store.state() == defaultState());
    }

    void theStateSurvivesARestartAndNewBringsTheDefaultsBack() {
        const QString settings = path("memory/settings.json");
        State changed;
        QSize size;
        {
            WindowFixture fixture(defaultState(), settings);
            fixture.type(QStringLiteral("baseField"), QStringLiteral("500"));
            fixture.trigger(QStringLiteral("panes2"));
            fixture.trigger(QStringLiteral("theme_dark"));
            fixture.window->resize(1100, 700);
            fixture.settle();
            changed = fixture.store.state();
            size = fixture.window->size();
            QVERIFY(fixture.window->close());
        }
        const LoadedSettings loaded = loadSettings(settings, viewIds());
        QVERIFY(loaded.notice.empty());
        QVERIFY(loaded.settings.state == changed);
        WindowFixture again(loaded.settings.state, settings, loaded.settings);
        QVERIFY(again.store.state() == changed);
        QVERIFY(again.window->theme().isDark);
        QCOMPARE(again.window->size(), size);
        again.trigger(QStringLiteral("new"));
        QVERIFY(again.store.state() == defaultState());
    }

    /// An exported PNG is what the pane showed, pixel by pixel.
    void anExportedPictureIsWhatThePaneShowed_data() {
        QTest::addColumn<int>("pane");
        for (int pane = 0; pane < 4; ++pane)
            QTest::addRow("pane %d", pane) << pane;
    }
    void anExportedPictureIsWhatThePaneShowed() {
        QFETCH(int, pane);
        WindowFixture fixture;
        fixture.dragSlider(QStringLiteral("baseSlider"), -20);
        fixture.window->panes()->setCurrent(pane);
        const QSize size = fixture.viewWidget(pane)->size();
        const QString file = path(QStringLiteral("pane%1.png").arg(pane));
        answerExport([&](ExportDialog& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("width"))->setText(QString::number(size.width()));
            dialog.findChild<QLineEdit*>(QStringLiteral("height"))->setText(QString::number(size.height()));
            dialog.findChild<QDoubleSpinBox*>(QStringLiteral("scale"))->setValue(1);
            dialog.findChild<QCheckBox*>(QStringLiteral("withHeading"))->setChecked(false);
            dialog.findChild<QLineEdit*>(QStringLiteral("path"))->setText(file);
        });
        fixture.trigger(QStringLiteral("exportPane"));
        QTRY_VERIFY(QFile::exists(file));
        fixture.settle();
        const QImage exported = QImage(file).convertToFormat(QImage::Format_RGB32);
        const QImage shown = fixture.picture(pane).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(exported.size(), shown.size());
        QVERIFY2(largestDifference(exported, shown) <= levelTolerance,
                 qPrintable(QString::number(largestDifference(exported, shown))));
    }

    void allPanesExportAsOneFigure_data() {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"png", "svg", "pdf"})
            QTest::newRow(ending) << ending;
    }
    void allPanesExportAsOneFigure() {
        QFETCH(QString, ending);
        WindowFixture fixture;
        const QString file = path(QStringLiteral("all.") + ending);
        answerExport([&](ExportDialog& dialog) {
            auto* format = dialog.findChild<QComboBox*>(QStringLiteral("format"));
            format->setCurrentIndex(format->findData(ending));
            dialog.findChild<QLineEdit*>(QStringLiteral("title"))->setText(QStringLiteral("Four views"));
            dialog.findChild<QLineEdit*>(QStringLiteral("path"))->setText(file);
        });
        fixture.trigger(QStringLiteral("exportAll"));
        QTRY_VERIFY(QFile::exists(file));
        const QByteArray bytes = read(file);
        if (ending == QLatin1String("png")) QVERIFY(!QImage(file).isNull());
        if (ending == QLatin1String("svg"))
            QVERIFY(bytes.contains("<svg") && bytes.contains("Four views") && bytes.contains("<image"));
        if (ending == QLatin1String("pdf"))
            QVERIFY(bytes.startsWith("%PDF") && bytes.trimmed().endsWith("%%EOF"));
    }

    void dataExportsFromTheWindow() {
        WindowFixture fixture;
        fixture.window->panes()->setCurrent(0);
        const QString file = path(QStringLiteral("table.npy"));
        answerExport([&](ExportDialog& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("path"))->setText(file);
        });
        fixture.trigger(QStringLiteral("exportData"));
        QTRY_VERIFY(QFile::exists(file));
        QCOMPARE(read(file).size(), 128 + 256 * 128 * 8);
    }

    /// A gigantic export goes on beside a live window, and Cancel leaves nothing behind.
    void aLargeExportCanBeCancelled() {
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{16'777'216});
        state.set(keys::dModel, std::int64_t{32});  // 4 GiB: it does not end before it is cancelled
        WindowFixture fixture(state);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("large.npy"));
        write(file, "the old file");
        answerExport([&](ExportDialog& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("path"))->setText(file);
        });
        fixture.trigger(QStringLiteral("exportData"));
        auto* progress = fixture.find<QProgressDialog>(QStringLiteral("progress"));
        QTRY_VERIFY(progress->isVisible());
        QTRY_VERIFY(progress->value() > 0);
        fixture.dragSlider(QStringLiteral("baseSlider"), -20);  // the window is alive meanwhile
        QVERIFY(fixture.store.state().get(keys::base) != 10000.0);
        QTest::mouseClick(progress->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(fixture.window->findChild<QProgressDialog*>(QStringLiteral("progress")) == nullptr);
        QCOMPARE(read(file), QByteArray("the old file"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{QStringLiteral("large.npy")});
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
        const QString file = folder.filePath(QStringLiteral("large.png"));
        bool cancelled = false;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* drawing = fixture.window->findChild<QProgressDialog*>(QStringLiteral("drawing"));
            if (drawing == nullptr || !drawing->isVisible()) return;
            look.stop();
            cancelled = true;
            QTest::mouseClick(drawing->findChild<QPushButton*>(), Qt::LeftButton);
        });
        answerExport([&](ExportDialog& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("width"))->setText(QStringLiteral("400"));
            dialog.findChild<QLineEdit*>(QStringLiteral("height"))->setText(QStringLiteral("8000"));
            dialog.findChild<QDoubleSpinBox*>(QStringLiteral("scale"))->setValue(1);
            dialog.findChild<QLineEdit*>(QStringLiteral("path"))->setText(file);
            look.start(50);
        });
        fixture.trigger(QStringLiteral("exportPane"));
        QVERIFY(cancelled);
        QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
        QVERIFY(fixture.window->banner()->text().isEmpty());
    }

    void aViewWithoutNumbersSaysSo() {
        WindowFixture fixture;
        fixture.trigger(QStringLiteral("view_readout"));
        fixture.trigger(QStringLiteral("exportData"));
        QVERIFY(!fixture.window->banner()->text().isEmpty());
    }

    void aFailedExportSaysWhyAndKeepsTheOldFile() {
        // What cannot be replaced: a folder below the target's name appears after the dialog has checked it.
        WindowFixture fixture;
        const QString file = path(QStringLiteral("gone/late.npy"));
        QVERIFY(QDir().mkpath(path(QStringLiteral("gone"))));
        answerExport([&](ExportDialog& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("path"))->setText(file);
            QVERIFY(QDir(path(QStringLiteral("gone"))).removeRecursively());
        });
        fixture.trigger(QStringLiteral("exportData"));
        QTRY_VERIFY(fixture.window->banner()->text().contains(QStringLiteral("late.npy")));
    }

    void thePictureGoesToTheClipboard() {
        WindowFixture fixture;
        fixture.trigger(QStringLiteral("copyPicture"));
        QVERIFY(!QGuiApplication::clipboard()->image().isNull());
        fixture.trigger(QStringLiteral("copyReadout"));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("sin(40")));
    }
};

POSISCOPE_WINDOW_TEST(TestWindowFiles)
#include "tst_windowfiles.moc"
