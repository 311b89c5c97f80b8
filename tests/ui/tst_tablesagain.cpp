// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that have changed are read again, a second table becomes B, and it is said what the one is to the
// other.
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTextBrowser>
#include <algorithm>
#include <cmath>

#include "core/state/opentable.h"
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/configfile.h"
#include "tests/ui/openfile.h"
#include "ui/files/savefile.h"
#include "ui/files/sessionfile.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tablewatch.h"

using namespace posiscope;

namespace {

std::string npyOf(const std::vector<float>& cells, const std::string& shape) {
    return npyFile("<f4", shape, bytesOfAll(cells));
}

const std::string six = npyOf({1, 2, 3, 4, 5, 6}, "(2, 3)");

/// A table of 4 MiB, which is read beside the window; its last cell is `last`.
std::string large(float last) {
    std::vector<float> cells(1024 * 1024);
    cells.back() = last;
    return npyOf(cells, "(1024, 1024)");
}

}  // namespace

class TestTablesAgain : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void aFileThatChangesIsReadAgain_data() {
        QTest::addColumn<bool>("renamed");
        QTest::newRow("written in place") << false;
        QTest::newRow("another put in its place") << true;
    }
    void aFileThatChangesIsReadAgain() {
        QFETCH(bool, renamed);
        const std::string path = folder_.write("training.npy", six);
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openFile(QString::fromStdString(path)));
        const std::string next = npyOf({1, 2, 3, 4, 5, 7, 8, 9, 10}, "(3, 3)");
        if (renamed) {
            const std::string other = folder_.write("training.tmp", next);
            QVERIFY(std::rename(other.c_str(), path.c_str()) == 0);
        } else {
            writeBytes(QString::fromStdString(path), QByteArray::fromStdString(next));
        }
        QTRY_VERIFY(fixture.window->banner()->text().contains("training.npy"));
        QCOMPARE(cell(fixture, 1, 2), 6.0);  // the banner's button has not been pressed
        QTest::mouseClick(fixture.find<QPushButton>("bannerAction"), Qt::LeftButton);
        QTRY_COMPARE(fixture.store.state().get(keys::tableRows), std::int64_t{3});
        QCOMPARE(cell(fixture, 2, 2), 10.0);
        QVERIFY(fixture.window->banner()->text().isEmpty());
    }

    void reloadOfTheSameShape() {
        const std::string path = folder_.write("same.npy", six);
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openFile(QString::fromStdString(path)));
        QVERIFY(!folder_.write("same.npy", npyOf({1, 2, 3, 4, 5, 60}, "(2, 3)")).empty());
        const int steps = fixture.store.history().count();
        fixture.trigger("reload");
        QTRY_COMPARE(cell(fixture, 1, 2), 60.0);
        QCOMPARE(fixture.store.history().count(), steps);
    }

    // It keeps view, cursor and comparison, and says how much has changed.
    void aFileIsFollowed_data() {
        const Rows<std::string, QString> row("bytes", "said");
        row("a cell", npyOf({1, 2, 3, 4, 5, 6.5}, "(2, 3)"),
            "1 of 6 cells differ, by at most 0.5 in row 1, column 2.");
        row("all cells", npyOf({2, 3, 4, 5, 6, 8}, "(2, 3)"), "6 of 6 cells differ, by at most 2 in row 1");
        row("a row", npyOf({1, 2, 3, 4, 5, 6, 7, 8, 9}, "(3, 3)"), "it is 3 × 3 now, and was 2 × 3.");
        row("its rows exchanged", npyOf({4, 5, 6, 1, 2, 3}, "(2, 3)"), "The rows are in reverse order.");
    }
    void aFileIsFollowed() {
        const auto [bytes, said] = fetchRow<std::string, QString>();
        const std::string path = folder_.write("followed.npy", six);
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openFile(QString::fromStdString(path)));
        QVERIFY(!fixture.store.update([](State& state) { beginComparing(state, "heatmap"); }, "compare"));
        QVERIFY(!fixture.store.update([](State& state) { state.set(keys::position, std::int64_t{1}); },
                                      "cursor"));
        const State before = fixture.store.state();
        fixture.window->tableWatch()->follow();
        QVERIFY(!folder_.write("followed.npy", bytes).empty());
        QTRY_VERIFY2(fixture.window->banner()->text().contains(said),
                     qPrintable(fixture.window->banner()->text()));
        QVERIFY(fixture.window->banner()->text().startsWith("followed.npy was read again: "));
        const State& now = fixture.store.state();
        QCOMPARE(now.get(keys::position), std::int64_t{1});
        QVERIFY(hasB(now) && now.arrangement == before.arrangement);
        // Once more.
        QVERIFY(!folder_.write("followed.npy", npyOf({0, 0, 0, 0, 0, 0}, "(2, 3)")).empty());
        QTRY_COMPARE(cell(fixture, 1, 2), 0.0);
    }

    void alwaysReload() {
        const std::string path = folder_.write("always.npy", six);
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openFile(QString::fromStdString(path)));
        QVERIFY(!folder_.write("always.npy", npyOf({1, 2, 3, 4, 5, 60}, "(2, 3)")).empty());
        QTRY_VERIFY(fixture.window->banner()->text().contains("always.npy has changed"));
        QTest::mouseClick(fixture.find<QPushButton>("bannerMore"), Qt::LeftButton);
        QTRY_COMPARE(cell(fixture, 1, 2), 60.0);
        QVERIFY(!folder_.write("always.npy", npyOf({1, 2, 3, 4, 5, 70}, "(2, 3)")).empty());
        QTRY_COMPARE(cell(fixture, 1, 2), 70.0);
        QTRY_VERIFY(fixture.window->banner()->text().contains("by at most 10 in row 1"));
    }

    // A table that is opened while B is edited becomes B, and A stays.
    void openingWhileBIsEdited_data() {
        const Rows<std::string> row("bytes");
        row("a small table", six);
        row("a table that is read beside the window", large(5));
    }
    void openingWhileBIsEdited() {
        const auto [bytes] = fetchRow<std::string>();
        const std::string path = folder_.write("b.npy", bytes);
        WindowFixture fixture;
        QVERIFY(!fixture.store.update([](State& state) { beginComparing(state, "heatmap"); }, "compare"));
        const Values a = fixture.store.state().values;
        fixture.window->panel()->setSide(Subject::b);
        QVERIFY(fixture.window->files()->openFile(QString::fromStdString(path)));
        QTRY_VERIFY(hasB(fixture.store.state()) && encodingOf(stateOfB(fixture.store.state())).fromFile);
        QVERIFY(fixture.store.state().values == a);
    }

    // Compare ▸ Open a table as B: A stays whatever it is, and one undo step brings the window back.
    void openingAsB_data() {
        const Rows<std::string, bool> row("bytes", "comparing");
        row("without a comparison", six, false);
        row("in one", six, true);
        row("read beside the window", large(5), false);
    }
    void openingAsB() {
        const auto [bytes, comparing] = fetchRow<std::string, bool>();
        const std::string path = folder_.write("b.npy", bytes);
        WindowFixture fixture;
        if (comparing)
            QVERIFY(!fixture.store.update([](State& state) { beginComparing(state, "heatmap"); }, "compare"));
        const State before = fixture.store.state();
        openByMenu(fixture, "openAsB", path);
        QTRY_VERIFY(hasB(fixture.store.state()) && encodingOf(stateOfB(fixture.store.state())).fromFile);
        QVERIFY(fixture.store.state().values == before.values);
        QCOMPARE(fixture.window->panel()->side(), Subject::b);
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
        // What cannot be read changes nothing.
        openByMenu(fixture, "openAsB", folder_.write("words.npy", "no table"));
        QTRY_VERIFY(fixture.window->banner()->text().contains("words.npy"));
        QVERIFY(fixture.store.state() == before);
    }

    /// What B is to A stands in the status bar and in the comparison, as the command line says it.
    void whatBIsToA_data() {
        constexpr std::size_t columns = 8;
        std::vector<float> cells;
        for (std::size_t n = 0; n < 60 * columns; ++n)
            cells.push_back(std::sin(static_cast<float>(n * n)));
        std::vector<float> turned = cells, between;
        std::ranges::reverse(turned);
        for (std::size_t n = 0; n + columns < cells.size(); n += columns) {
            between.insert(between.end(), &cells[n], &cells[n] + columns);
            for (std::size_t j = n; j < n + columns; ++j)
                between.push_back((cells[j] + cells[j + columns]) / 2);
        }
        between.insert(between.end(), cells.end() - columns, cells.end());
        const std::string a = npyOf(cells, "(60, 8)");
        const Rows<std::string, std::string, QStringList> row("a", "b", "sentences");
        row("turned", a, npyOf(turned, "(60, 8)"),
            {"The rows are in reverse order.", "The columns are in reverse order"});
        row("resized", a, npyOf(between, "(119, 8)"),
            {"B is A with its 60 rows resized to 119: bilinear-aligned."});
    }
    void whatBIsToA() {
        const auto [a, b, sentences] = fetchRow<std::string, std::string, QStringList>();
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openFile(QString::fromStdString(folder_.write("a.npy", a))));
        openByMenu(fixture, "openAsB", folder_.write("b.npy", b));
        QTRY_VERIFY(hasB(fixture.store.state()));
        const auto says = [&](const QString& text) {
            return std::ranges::all_of(sentences, [&](const QString& each) { return text.contains(each); });
        };
        const auto said = [&] { return fixture.window->statusBar()->currentMessage(); };
        QTRY_VERIFY2(said().startsWith("Opened b.npy. ") && says(said()), qPrintable(said()));
        QVERIFY(!fixture.store.update(
            [](State& state) {
                state.arrangement = {{{"comparison", {}}}};
            },
            "comparison"));
        const auto text = [&] { return fixture.find<QTextBrowser>("comparison")->toPlainText(); };
        QTRY_VERIFY2(says(text()), qPrintable(text()));
    }

    /// The same of a file that is read again.
    void whatItIsToBefore() {
        std::vector<float> cells;
        for (std::size_t n = 0; n < 480; ++n)
            cells.push_back(std::sin(static_cast<float>(n * n)));
        const std::string path = folder_.write("grown.npy", npyOf(cells, "(60, 8)"));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openFile(QString::fromStdString(path)));
        fixture.window->tableWatch()->follow();
        std::vector<float> aligned;
        for (std::size_t r = 0; r < 178; ++r)  // three steps from each row to the next
            for (std::size_t j = 0; j < 8; ++j) {
                const std::size_t at = r / 3 * 8 + j;
                const double next = r % 3 == 0 ? 0 : cells[at + 8];
                const double share = static_cast<double>(r % 3) / 3;
                aligned.push_back(static_cast<float>((1 - share) * cells[at] + share * next));
            }
        QVERIFY(!folder_.write("grown.npy", npyOf(aligned, "(178, 8)")).empty());
        const auto said = [&] { return fixture.window->banner()->text(); };
        QTRY_VERIFY2(said().contains("B is A with its 60 rows resized to 178: bilinear-aligned."),
                     qPrintable(said()));
    }

    void nothingToReload() {
        WindowFixture fixture;
        fixture.trigger("reload");
        const QString said = fixture.window->banner()->text();
        QVERIFY2(said.contains("nothing to reload"), qPrintable(said));
    }
};

POSISCOPE_WINDOW_TEST(TestTablesAgain)
#include "tst_tablesagain.moc"
