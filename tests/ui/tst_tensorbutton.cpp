// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of the other tables in the file that is shown.
#include <QMenu>
#include <QSignalSpy>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"
#include "ui/parameters/tensorbutton.h"

using namespace posiscope;

namespace {

QStringList textsOf(const QMenu& menu) {
    QStringList texts;
    for (const QAction* action : menu.actions())
        if (!action->isSeparator()) texts << action->text();
    return texts;
}

/// The button for this file, with its menu as it opens.
struct Opened {
    explicit Opened(const std::string& path, const QString& tensor) {
        button.show(QString::fromStdString(path), tensor);
        emit button.menu()->aboutToShow();
    }
    TensorButton button;
};

}  // namespace

class TestTensorButton : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void eachTableWithItsShape() {
        const std::string path = folder_.write("a.safetensors", tensorsNamed({"pos", "a&b"}));
        Opened opened(path, "pos");
        QStringList texts = textsOf(*opened.button.menu());
        texts.sort();
        QCOMPARE(texts, (QStringList{"a&&b: 2 × 3", "pos: 2 × 3"}));
        for (QAction* action : opened.button.menu()->actions()) {
            const bool shown = action->text().startsWith("pos");
            QCOMPARE(action->isChecked(), shown);
            if (shown) continue;
            const QSignalSpy wanted(&opened.button, &TensorButton::tensorWanted);
            action->trigger();
            QCOMPARE(wanted.size(), 1);
            QCOMPARE(wanted[0][0].toString(), QString::fromStdString(path));
            QCOMPARE(wanted[0][1].toString(), QString("a&b"));
        }
    }

    /// A menu holds twenty; the list has a filter.
    void manyTablesHaveAList_data() {
        const Rows<int, bool> row("tables", "list");
        row("twenty", 20, false);
        row("one more", 21, true);
    }
    void manyTablesHaveAList() {
        const auto [tables, list] = fetchRow<int, bool>();
        std::vector<std::string> names;
        for (int n = 0; n < tables; ++n)
            names.push_back("table" + std::to_string(n));
        Opened opened(folder_.write("many.safetensors", tensorsNamed(names)), "table0");
        const QStringList texts = textsOf(*opened.button.menu());
        QCOMPARE(texts.size(), list ? 21 : tables);
        QCOMPARE(texts.last() == QString("All 21 tables …"), list);
        if (!list) return;
        const QSignalSpy wanted(&opened.button, &TensorButton::listWanted);
        opened.button.menu()->actions().last()->trigger();
        QCOMPARE(wanted.size(), 1);
    }

    void aDamagedFileSaysWhy() {
        const std::string path = folder_.write("bad.safetensors", "no header");
        Opened opened(path, "pos");
        const QList<QAction*> actions = opened.button.menu()->actions();
        QCOMPARE(actions.size(), 1);
        QVERIFY(!actions[0]->isEnabled());
        QVERIFY2(actions[0]->text().contains("bad.safetensors"), qPrintable(actions[0]->text()));
    }

    /// Kinds of files that hold one table have no button.
    void oneTableHasNoButton_data() {
        const Rows<QString, bool> row("name", "button");
        row("no file", "", false);
        row("NPY", "a.npy", false);
        row("CSV in capitals", "A.CSV", false);
        row("safetensors", "a.safetensors", true);
        row("NPZ", "a.npz", true);
    }
    void oneTableHasNoButton() {
        const auto [name, button] = fetchRow<QString, bool>();
        QWidget panel;
        TensorButton shown(&panel);
        shown.show(name, {});
        QCOMPARE(shown.isVisibleTo(&panel), button);
    }

    /// In the panel: another table of the file, and back by undo.
    void anotherTableInTheWindow() {
        const std::string path = folder_.write("two.safetensors", tensorsNamed({"a", "b"}));
        State state = defaultState();
        QVERIFY(!openTable(state, path, "a"));
        repair(state);
        WindowFixture fixture(state);
        const std::string first = fixture.store.state().get(keys::tensor);
        auto* const button = fixture.window->findChild<TensorButton*>();
        emit button->menu()->aboutToShow();
        for (QAction* action : button->menu()->actions())
            if (!action->isChecked()) action->trigger();
        WindowFixture::settle();
        const std::string second = fixture.store.state().get(keys::tensor);
        QVERIFY(second != first);
        QCOMPARE(cell(fixture, 1, 1), second == "b" ? 1.0 : 0.0);
        fixture.trigger("undo");
        QCOMPARE(fixture.store.state().get(keys::tensor), first);
    }
};

POSISCOPE_WINDOW_TEST(TestTensorButton)
#include "tst_tensorbutton.moc"
