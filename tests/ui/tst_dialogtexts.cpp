// SPDX-License-Identifier: GPL-3.0-or-later
// No text of a dialog, a list, a menu or a message is elided, cut off or covered by another, and no dialog is
// larger than the screen.
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QTextBrowser>

#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/ui/cuttext.h"
#include "tests/ui/openfile.h"
#include "ui/convert/convertrows.h"
#include "ui/dialogs/drawingprogress.h"
#include "ui/files/sessionfile.h"
#include "ui/views/sentence/embeddingfile.h"

using namespace posiscope;

class TestDialogTexts : public StrictTest {
    Q_OBJECT

    Folder folder_;

    static void verify(QStringList complaints) {
        complaints.removeDuplicates();
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }
    static QStringList named(const char* name, const QStringList& complaints) {
        QStringList all;
        for (const QString& each : complaints)
            all << QLatin1String(name) + QStringLiteral(": ") + each;
        return all;
    }
    std::string ropeTable() {
        const auto model = modelOf("rope", {{"head_dim", std::int64_t{16}}, {"max_len", std::int64_t{60}}});
        return folder_.write("rope.npy", npyFile("<f8", "(60, 16)", bytesOfAll(cellsOf(model->table()))));
    }

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    /// What the Help menu shows.
    void help_data() { addLooks(); }
    void help() {
        const auto window = windowOfRow();
        QStringList complaints;
        QStringList commands{"shortcuts", "about", "examples", "glossary"};
        for (const QAction* action : window->window->findChildren<QAction*>())
            if (action->objectName().startsWith("manual_")) commands << action->objectName();
        QVERIFY(commands.size() > 6);
        for (const QString& command : commands)
            complaints << complaintsAboutOpened(*window, command, [&] { window->trigger(command); });
        verify(complaints);
    }

    /// Every kind of export, in every format, as it opens and with all it can show.
    void exports_data() { addLooks(); }
    void exports() {
        const auto window = windowOfRow();
        QStringList complaints;
        for (const char* command : {"exportPane", "exportAll", "exportData", "exportMotion"})
            for (const int format : {0, 1, 2})
                complaints << complaintsAboutOpened(
                    *window, QStringLiteral("%1 %2").arg(QLatin1String(command)).arg(format),
                    [&] { window->trigger(command); },
                    [&](QDialog& dialog) {
                        auto* box = dialog.findChild<QComboBox*>("format");
                        QVERIFY(box != nullptr && box->count() > format);
                        box->setCurrentIndex(format);
                        if (auto* unit = dialog.findChild<QComboBox*>("unit"))
                            unit->setCurrentIndex(format % unit->count());
                    });
        verify(complaints);
    }

    /// Exports of a picture with everything unfolded.
    void unfoldedExports_data() { addLooks(); }
    void unfoldedExports() {
        const auto window = windowOfRow();
        QStringList complaints;
        for (const char* command : {"exportPane", "exportAll", "exportMotion"})
            complaints << complaintsAboutOpened(
                *window, QLatin1String(command) + QStringLiteral(" unfolded"),
                [&] { window->trigger(command); },
                [&](QDialog& dialog) {
                    auto* unfold = dialog.findChild<QPushButton*>("unfoldLook");
                    QVERIFY(unfold != nullptr);
                    unfold->click();
                    WindowFixture::settle();
                    QVERIFY(dialog.findChild<QWidget*>("lookRows")->isVisible());
                });
        verify(complaints);
    }

    /// Dialogs and messages about files.
    void files_data() { addLooks(); }
    void files() {
        const auto window = windowOfRow();
        QStringList complaints;
        for (const char* command : {"open", "openTable", "openConfig", "openFolder", "saveAs", "openLesson"})
            complaints << complaintsAboutOpened(*window, command, [&] { window->trigger(command); });
        const auto tensors = folder_.write(
            "model.safetensors", tensorsNamed({"embeddings.position_embeddings.weight", "wpe.weight",
                                               "h.0.attn.relative_position_bias_table", ""}));
        complaints << complaintsAboutOpened(*window, "tensors", [&] { QVERIFY(drop(*window, tensors)); });
        complaints << complaintsAboutOpened(*window, "embeddings", [&] {
            chooseTable(QString::fromStdString(tensors), 2, window->window.get());
        });
        const QString session = QString::fromStdString(folder_.path("session.posiscope"));
        QVERIFY(!saveSession(session, window->store.state()));
        window->window->files()->openFile(session);
        window->store.update([](State& state) { state.values.set(keys::base.name, 500.0); }, {});
        complaints << complaintsAboutOpened(*window, "changes", [&] { window->trigger("new"); });
        verify(complaints);
    }

    /// What was read from a configuration, with layers of two kinds and of one.
    void configurations_data() { addLooks(); }
    void configurations() {
        const auto window = windowOfRow();
        QStringList complaints;
        for (const char* config :
             {R"({"model_type": "gemma3_text", "hidden_size": 256, "num_attention_heads": 4, "head_dim": 64,
                  "max_position_embeddings": 512, "rope_theta": 1000000, "rope_local_base_freq": 10000,
                  "sliding_window": 128, "sliding_window_pattern": 6, "num_hidden_layers": 12})",
              R"({"model_type": "llama", "hidden_size": 256, "num_attention_heads": 4,
                  "max_position_embeddings": 512, "rope_theta": 500000.0})"}) {
            QVERIFY(drop(*window, folder_.write("config.json", config)));
            auto* dialog = window->window->findChild<QDialog*>("configDialog");
            QVERIFY(dialog != nullptr);
            complaints << named("configuration", complaintsAbout(dialog, window->window->size()));
            // The window has other words than the command line.
            const QString notes = dialog->findChild<QTextBrowser*>("configNotes")->toPlainText();
            if (notes.contains("--") || (notes.contains("gemma3") && !notes.contains("base 10\u202f000")))
                complaints << notes;
            delete dialog;
        }
        verify(complaints);
    }

    /// The answer about a table, what it was meant as, and how it is converted.
    void answers_data() { addLooks(); }
    void answers() {
        const auto window = windowOfRow();
        QVERIFY(drop(*window, ropeTable()));
        window->trigger("identify");
        auto* const dialog = window->window->findChild<QDialog*>("identifyDialog");
        QVERIFY(dialog != nullptr);
        auto* const convert = dialog->findChild<QPushButton*>("identifyConvert");
        QTRY_VERIFY(convert->isEnabled());
        QStringList complaints = named("identify", complaintsAbout(dialog, window->window->size()));
        auto* const meant = dialog->findChild<QComboBox*>("meantAs");
        for (const char* encoding : {"sinusoidal", "alibi", "learned"}) {
            const int entry = meant->findData(QString::fromLatin1(encoding));
            if (entry < 0) continue;
            meant->setCurrentIndex(entry);
            emit meant->activated(entry);
            complaints << named(encoding, complaintsAbout(dialog, window->window->size()));
        }
        complaints << complaintsAboutOpened(*window, "convert", [&] { convert->click(); });
        verify(complaints);
    }

    /// Every task of a conversion, with all its fields, a mistake in one of them and the table before and
    /// after.
    void conversions_data() { addLooks(); }
    void conversions() {
        const auto window = windowOfRow();
        const std::string model =
            safetensorsFile("{" + tensorEntry("wpe", "F32", "[17,3]", 0, 204) + "}", countedFloats(51));
        QVERIFY(drop(*window, folder_.write("one.safetensors", model)));
        QStringList complaints;
        for (int task = 0; task < 5; ++task)
            for (const int fill : {4, 5})
                complaints << complaintsAboutOpened(
                    *window, QStringLiteral("task %1").arg(task), [&] { window->trigger("convert"); },
                    [&](QDialog& dialog) {
                        dialog.findChild<QComboBox*>("convert_task")->setCurrentIndex(task);
                        dialog.findChild<QComboBox*>("convert_fill")->setCurrentIndex(fill);
                        dialog.findChild<QLineEdit*>("convert_grid")->setText("7x5");
                        dialog.findChild<QLineEdit*>("convert_window")->setText("many");
                        dialog.findChild<QLineEdit*>("convert_heads")->setText("3");
                        dialog.findChild<QLineEdit*>("convert_rows")->setText("40");
                    });
        verify(complaints);
    }

    /// An error names fields in place of options, and the task of one that is not in sight.
    void optionsAreFields() {
        const QString text = QStringLiteral("choose with --fill what stands there");
        QCOMPARE(withLabels(text, otherRows), QString("Choose with “Behind the last row” what stands there"));
        QCOMPARE(withLabels(text, anotherForm),
                 QString("Choose with “Behind the last row” of the task “Rows: fewer or more” what stands "
                         "there"));
    }

    void progress_data() { addLooks(); }
    void progress() {
        const auto window = windowOfRow();
        QStringList complaints;
        DrawingProgress drawing(window->window.get(), QObject::tr("Drawing the pages …"));
        QTest::qWait(progressPatience + 100);
        QVERIFY(drawing.goOn(0.5));
        auto* dialog = window->window->findChild<QProgressDialog*>("drawing");
        QTRY_VERIFY(dialog->isVisible());
        QCOMPARE(dialog->windowTitle(), QString("Posiscope"));
        verify(complaintsAbout(dialog, window->window->size()));
    }

    /// Qt's own dialog of printers.
    void printing_data() { addLooks(); }
    void printing() {
        const auto window = windowOfRow();
        verify(complaintsAboutOpened(*window, "print", [&] { window->trigger("print"); }));
    }

    /// A folder of settings that cannot be written is said when the window closes.
    void settingsNotSaved_data() { addLooks(); }
    void settingsNotSaved() {
        const std::string file = folder_.write("file", "no folder");
        const auto window = windowOfRow(QString::fromStdString(file + "/settings.json"));
        verify(complaintsAboutOpened(*window, "settings not saved", [&] { window->window->close(); }));
    }

    /// A message and its buttons, at the widest.
    void messages_data() { addLooks(); }
    void messages() {
        const auto window = windowOfRow();
        Banner* banner = window->window->banner();
        const QString reason = QStringLiteral("is no table ").repeated(30);
        banner->offer(QStringLiteral("/a folder/whose name is long/table.npy: ") + reason,
                      QObject::tr("Find the file …"), [] {}, {QObject::tr("Reload"), [] {}});
        waitForResults();
        keepPicture(banner, QStringLiteral("banner"));
        verify(complaintsAboutWords(banner));
    }

    /// The menus of the window, and the lists of its panel and panes.
    void menus_data() { addLooks(); }
    void menus() {
        const auto window = windowOfRow();
        QStringList complaints = complaintsAboutLists(window->window.get());
        QList<QPointer<QMenu>> menus;
        for (QMenu* menu : window->window->findChildren<QMenu*>())
            menus << menu;
        for (const QPointer<QMenu>& menu : menus) {
            if (menu) emit menu->aboutToShow();
            if (!menu || menu->isEmpty()) continue;
            menu->popup({0, 0});
            WindowFixture::settle();
            keepPicture(menu, QStringLiteral("menu-%1").arg(menus.indexOf(menu)));
            complaints << named(qPrintable(menu->title()), complaintsAboutWords(menu));
            menu->close();
            WindowFixture::settle();
        }
        verify(complaints);
    }
};

POSISCOPE_WINDOW_TEST(TestDialogTexts)
#include "tst_dialogtexts.moc"
