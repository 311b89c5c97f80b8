// SPDX-License-Identifier: GPL-3.0-or-later
// No visible text is elided, cut off or covered by another.
#include <QPushButton>
#include <QTemporaryDir>

#include "tests/support/allrows.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"
#include "tests/ui/visiblewords.h"
#include "tests/ui/windowfixture.h"
#include "ui/files/sessionfile.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

class TestCutText : public StrictTest {
    Q_OBJECT

    /// Slow results have titles too.
    static void waitForResults() {
        for (int n = 0; n < 2; ++n) {
            WindowFixture::settle();
            QVERIFY(AsyncWork::end(patience));
        }
        WindowFixture::settle();
    }

    /// Four views of the registry, the `n`th four of them.
    static std::vector<std::string> fourViews(int n) {
        const std::vector<std::string> all = viewIds();
        std::vector<std::string> four;
        for (int m = 0; m < 4; ++m)
            four.push_back(all[static_cast<std::size_t>(4 * n + m) % all.size()]);
        return four;
    }

    static void looks() {
        addColumns<QString, QSize, double>("language", "size", "zoom");
        for (const Language& language : languages())
            for (const QSize size : {QSize(1280, 720), QSize(1440, 900)})
                for (const double zoom : {1.0, 1.5})
                    QTest::addRow("%s %dx%d %g", language.code, size.width(), size.height(), zoom)
                        << QString(language.code) << size << zoom;
    }

    /// A window with the look of this row.
    static std::unique_ptr<WindowFixture> windowOfRow() {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, zoom);
        useLanguage(*findLanguage(language));
        Settings settings;
        settings.zoom = zoom;
        auto fixture = std::make_unique<WindowFixture>(defaultState(), QString(), settings);
        fixture->window->setMinimumSize(size);  // as on a screen of this size
        fixture->window->resize(size);
        fixture->settle();
        if (fixture->window->size() != size || interfaceScale() != zoom) qFatal("not the look of the row");
        return fixture;
    }

    /// What is wrong with the words of the dialog that the command opens.
    QStringList complaintsAboutDialog(const WindowFixture& fixture, const QString& command) {
        QStringList complaints;
        bool seen = false;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            look.stop();
            seen = true;
            waitForResults();
            for (const QString& each : complaintsAboutWords(dialog))
                complaints << command + QStringLiteral(" ") + each;
            dialog->reject();
        });
        look.start(20);
        fixture.trigger(command);
        for (int n = 0; n < 50 && !seen; ++n)
            QTest::qWait(20);
        if (!seen) complaints << command + QStringLiteral(" opens no dialog");
        return complaints;
    }

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    /// Every encoding in every view; each of them in one language, size and zoom, or in all.
    void panes_data() { looks(); }
    void panes() {
        static int row = 0;
        const auto window = windowOfRow();
        QStringList complaints;
        const int groups = (static_cast<int>(viewIds().size()) + 3) / 4;
        int state = row++;
        for (const Encoding* encoding : encodings())
            for (int group = 0; group < groups; ++group) {
                if (!allRows() && ++state % 12 != 0) continue;
                const std::vector<std::string> views = fourViews(group);
                window->store.update([&](State& now) { now = encodingState(encoding->id, views); }, {});
                waitForResults();
                for (const QString& each : complaintsAboutWords(window->window.get()))
                    complaints << QString::fromStdString(encoding->id) + QStringLiteral(" ") + each;
            }
        complaints.removeDuplicates();
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    void dialogs_data() { looks(); }
    void dialogs() {
        const auto window = windowOfRow();
        // Changes are asked about where they belong to a file.
        const QTemporaryDir folder;
        QVERIFY(!saveSession(folder.filePath("session.posiscope"), window->store.state()));
        window->window->files()->openFile(folder.filePath("session.posiscope"));
        window->store.update([](State& state) { state.values.set(keys::base.name, 500.0); }, {});
        QStringList complaints;
        for (const char* command :
             {"exportPane", "exportAll", "exportData", "exportMotion", "shortcuts", "about", "new"})
            complaints << complaintsAboutDialog(*window, QLatin1String(command));
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    /// The dialog with the answer about a table, and the one that converts it.
    void answers_data() { looks(); }
    void answers() {
        const auto window = windowOfRow();
        const Folder folder;
        const auto model = modelOf("rope", {{"head_dim", std::int64_t{16}}, {"max_len", std::int64_t{60}}});
        QVERIFY(drop(*window, folder.write("rope.npy",
                                           npyFile("<f8", "(60, 16)", bytesOfAll(cellsOf(model->table()))))));
        window->trigger("identify");
        auto* const dialog = window->window->findChild<QDialog*>("identifyDialog");
        QVERIFY(dialog != nullptr);
        auto* const convert = dialog->findChild<QPushButton*>("identifyConvert");
        QTRY_VERIFY(convert->isEnabled());
        waitForResults();
        QStringList complaints = complaintsAboutWords(dialog);
        answer<QDialog>([&](QDialog& converting) { complaints << complaintsAboutWords(&converting); });
        convert->click();
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }
};

POSISCOPE_WINDOW_TEST(TestCutText)
#include "tst_cuttext.moc"
