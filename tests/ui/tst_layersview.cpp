// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of a model in a pane and in the panel: a click shows them, and local beside global.
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include "tests/support/cputime.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"
#include "tests/ui/configfile.h"
#include "tests/ui/openfile.h"
#include "ui/files/sessionfile.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/parameters/programslabel.h"
#include "ui/view/view.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

constexpr double global = 1e6, local = 1e4;

/// With a third kind: layers without positions.
Json threeKinds() {
    Json one = gemmaConfig(6);
    one.erase("sliding_window_pattern");
    one["layer_types"] = {"sliding_attention", "full_attention",    "sliding_attention",
                          "full_attention",    "sliding_attention", "full_attention"};
    one["no_rope_layers"] = {1, 1, 1, 0, 1, 1};
    one["model_type"] = "smollm3";
    return one;
}

QTextBrowser* textOf(const WindowFixture& fixture, int pane = 1) {
    return qobject_cast<QTextBrowser*>(fixture.viewWidget(pane));
}

/// The middle of these words in the text.
QPoint placeOf(const QTextBrowser& text, const QString& words) {
    const QTextCursor found = text.document()->find(words);
    if (found.isNull()) qFatal("no “%s” in %s", qPrintable(words), qPrintable(text.toPlainText()));
    QTextCursor middle(found);
    middle.setPosition((found.selectionStart() + found.selectionEnd()) / 2);
    return text.cursorRect(middle).center();
}

void click(const WindowFixture& fixture, const QString& words, Qt::KeyboardModifiers keys = {},
           int pane = 1) {
    const QTextBrowser& text = *textOf(fixture, pane);
    QTest::mouseClick(text.viewport(), Qt::LeftButton, keys, placeOf(text, words));
    fixture.settle();
}

}  // namespace

class TestLayersView : public StrictTest {
    Q_OBJECT

    Folder folder_;

    State stateOf(const Json& config) {
        State state = defaultState();
        if (!openConfig(state, folder_.write("config.json", config.dump()))) qFatal("no configuration");
        state.arrangement.panes = {{"spectrum", {}}, {"layers", {}}};
        repair(state);
        return state;
    }

 private slots:
    /// Without a configuration the pane says what to open, and has a button that opens it.
    void nothingIsOpen() {
        State state = defaultState();
        state.arrangement.panes = {{"heatmap", {}}, {"layers", {}}};
        WindowFixture fixture(state);
        const std::string path = folder_.write("config.json", gemmaConfig().dump());
        PaneCard* const card = fixture.window->panes()->card(1);
        QVERIFY(card->view() == nullptr);
        auto* const remedy = card->findChild<QPushButton*>("remedy");
        QVERIFY(remedy != nullptr && remedy->isVisible());
        answer<QFileDialog>([path](QFileDialog& dialog) {
            auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
            name->setText(QString::fromStdString(path));
            QTest::keyClick(name, Qt::Key_Return);
        });
        remedy->click();
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::base), global);
        QCOMPARE(fixture.store.state().get(keys::configFile), path);
        QVERIFY(textOf(fixture)->toPlainText().contains("0–4"));
        fixture.window->findChild<QDialog*>("configDialog")->close();
    }

    void rows() {
        WindowFixture fixture(stateOf(gemmaConfig()));
        const QString text = textOf(fixture)->toPlainText().remove(QChar(0x200b));
        for (const char* words : {"0–4", "\n5\n", "24–25", "local", "global", "full_attention", "10.000",
                                  "1.000.000", "512", "256 of 256"})
            QVERIFY2(text.contains(QRegularExpression(QString::fromUtf8(words))), words);
        QCOMPARE(text.count("shown"), 4);  // the four global layers
        QVERIFY(!text.contains("Temperature"));
        QVERIFY(fixture.subtitle(1).startsWith("config.json, 26 layers"));
    }

    /// A click on a row shows its layers; that is one step back.
    void aClick() {
        WindowFixture fixture(stateOf(gemmaConfig()));
        const State before = fixture.store.state();
        click(fixture, "6–10");
        QCOMPARE(fixture.store.state().get(keys::base), local);
        QCOMPARE(textOf(fixture)->toPlainText().count("shown"), 5);
        click(fixture, "11");
        QCOMPARE(fixture.store.state().get(keys::base), global);
        fixture.trigger("undo");
        QCOMPARE(fixture.store.state().get(keys::base), local);
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
    }

    void theKeyboard() {
        WindowFixture fixture(stateOf(gemmaConfig()));
        QTextBrowser* const text = textOf(fixture);
        text->setFocus();
        QTest::keyClick(text, Qt::Key_Down);
        QTest::keyClick(text, Qt::Key_Return);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::base), local);
        QTest::keyClick(textOf(fixture), Qt::Key_Down);
        QTest::keyClick(textOf(fixture), Qt::Key_Return);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::base), global);
        QTest::keyClick(textOf(fixture), Qt::Key_Home);
        QTest::keyClick(textOf(fixture), Qt::Key_Return, Qt::ControlModifier);
        fixture.settle();
        QVERIFY(hasB(fixture.store.state()));
        QCOMPARE(fixture.store.state().get(keys::base), global);
        QCOMPARE(fixture.store.state().variants.front().get(keys::base), local);
    }

    void besideEachOther_data() {
        const TextRows<> row("way");
        for (const char* way : {"link", "button", "ctrl"})
            row(way);
    }
    /// Local beside global is one click, and one step back. Titles say what differs.
    void besideEachOther() {
        QFETCH(QString, way);
        WindowFixture fixture(stateOf(gemmaConfig()));
        const State before = fixture.store.state();
        if (way == "link")
            click(fixture, "Show local");
        else if (way == "ctrl")
            click(fixture, "0–4", Qt::ControlModifier);
        else
            QTest::mouseClick(fixture.find<QToolButton>("tool_besideKind"), Qt::LeftButton);
        fixture.settle();
        const State& state = fixture.store.state();
        QVERIFY(hasB(state));
        QCOMPARE(state.get(keys::base), global);
        QCOMPARE(state.variants.front().get(keys::base), local);
        QVERIFY(std::ranges::any_of(state.arrangement.panes,
                                    [](const Pane& pane) { return pane.view == "layers"; }));
        const auto layers = std::ranges::find(state.arrangement.panes, "layers", &Pane::view);
        const int pane = static_cast<int>(layers - state.arrangement.panes.begin());
        const QString text = textOf(fixture, pane)->toPlainText();
        QCOMPARE(text.count(QRegularExpression("\nA\n")), 4);
        QCOMPARE(text.count(QRegularExpression("\nB\n")), 5);
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
    }

    /// From File ▸ Open to the comparison: the menu, the file's name, the view, the link.
    void fourActions() {
        WindowFixture fixture;
        openByMenu(fixture, "open", folder_.write("config.json", gemmaConfig().dump()));  // 1 and 2
        fixture.store.update([](State& state) { state.arrangement.panes[1].view = "layers"; }, "view");  // 3
        fixture.settle();
        fixture.window->findChild<QDialog*>("configDialog")->close();
        fixture.settle();
        click(fixture, "Show local");  // 4
        QCOMPARE(fixture.store.state().get(keys::base), global);
        QCOMPARE(fixture.store.state().variants.front().get(keys::base), local);
    }

    /// With several other kinds there is a link for each.
    void threeKindsOfLayers() {
        WindowFixture fixture(stateOf(threeKinds()));
        const QString text = textOf(fixture)->toPlainText();
        QVERIFY2(text.count("Show ") >= 1 && text.contains("without positions"), qPrintable(text));
        click(fixture, "Show without positions");
        QVERIFY(hasB(fixture.store.state()));
        QCOMPARE(fixture.store.state().variants.front().get(keys::encoding), std::string("nope"));
    }

    /// A state of none of the kinds: no row is marked, and the comparison begins with the file's.
    void changedValues() {
        State state = stateOf(gemmaConfig());
        state.set(keys::base, 777.0);
        WindowFixture fixture(state);
        QVERIFY(!textOf(fixture)->toPlainText().contains("shown"));
        click(fixture, "Show local");
        QCOMPARE(fixture.store.state().get(keys::base), global);
        QCOMPARE(fixture.store.state().variants.front().get(keys::base), local);
    }

    void aSession() {
        const State state = stateOf(gemmaConfig());
        const QString path = QString::fromStdString(folder_.path("layers.posiscope"));
        QVERIFY(!saveSession(path, state));
        QVERIFY(*loadSession(path, viewIds()) == state);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly) &&
                file.readAll().contains("\"config_file\": \"config.json\""));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path));
        fixture.settle();
        QVERIFY(textOf(fixture)->toPlainText().contains("0–4"));
    }

    /// The file goes, comes back with other layers, and becomes something else.
    void theFileChanges() {
        const State state = stateOf(gemmaConfig());
        const std::string path = state.get(keys::configFile);
        WindowFixture fixture(state);
        const auto look = [&](std::int64_t position) {
            fixture.store.update([&](State& now) { now.set(keys::position, position); }, "look");
            fixture.settle();
            return fixture.window->panes()->card(1);
        };
        QVERIFY(QFile::remove(QString::fromStdString(path)));
        QVERIFY(look(3)->view() == nullptr);
        QVERIFY2(says(look(3)->description(), "errors/config-gone", {QString::fromStdString(path)}),
                 qPrintable(look(3)->description()));
        folder_.write("config.json", gemmaConfig(12).dump());
        QVERIFY(look(4)->view() != nullptr);
        QVERIFY(!textOf(fixture)->toPlainText().contains("24–25"));
        folder_.write("config.json", "{\"vocab_size\": 3}");
        QVERIFY(look(5)->view() == nullptr);
        QVERIFY2(says(look(5)->description(), "errors/config-unreadable", {QString::fromStdString(path)}),
                 qPrintable(look(5)->description()));
    }

    /// The choice in the panel, under the file's name.
    void thePanel() {
        WindowFixture fixture(stateOf(gemmaConfig()));
        const State before = fixture.store.state();
        auto* const button = fixture.find<QToolButton>("layerButton");
        QVERIFY(button->isVisible() && button->text().contains("full_attention"));
        QCOMPARE(fixture.find<QLabel>("configFile")->text(), "config.json");
        QMenu* const menu = button->menu();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 2);
        QVERIFY(menu->actions().front()->isChecked() && !menu->actions().back()->isChecked());
        menu->actions().back()->trigger();
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::base), local);
        QVERIFY(button->text().endsWith("local"));
        fixture.store.update([](State& state) { state.set(keys::base, 777.0); }, "other");
        fixture.settle();
        QVERIFY(button->isVisible() && !button->text().contains("al"));
        fixture.trigger("undo");
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
        fixture.store.update([](State& state) { chooseEncoding(state, *findEncoding("alibi")); }, "alibi");
        fixture.settle();
        QVERIFY(!fixture.window->panel()->findChild<QToolButton*>("layerButton")->isVisible());
    }

    /// What transformers 4 and 5 read stands under the file's name: a line, or a table of what differs.
    void programs_data() {
        const Rows<Json, QStringList, QStringList> row("config", "said", "not said");
        row("the same", gemmaConfig(),
            {"transformers 4 and 5 read the same: ", "sliding_attention: base 10\u202f000"}, {"<table"});
        Json later = gemmaConfig();
        later.erase("rope_theta");
        later.erase("rope_local_base_freq");
        later["rope_parameters"] = {
            {"full_attention", {{"rope_type", "linear"}, {"factor", 8}, {"rope_theta", 1e6}}},
            {"sliding_attention", {{"rope_type", "default"}, {"rope_theta", 2e4}}}};
        row("differently", later,
            {"read this file differently", "<td>scaling</td>", "<b>none</b>", "<b>linear 8</b>",
             "<td>base</td>", "<b>20\u202f000</b>", "<i>full_attention</i>"},
            {"<td>rotated</td>", "1\u202f000\u202f000"});
    }
    void programs() {
        const auto [config, said, notSaid] = fetchRow<Json, QStringList, QStringList>();
        WindowFixture fixture(stateOf(config));
        auto* const label = fixture.find<QLabel>("programs");
        QVERIFY(label->isVisible() && fixture.find<QLabel>("configFile")->isVisible());
        const QString text = label->text().remove(QChar(0x200b));
        for (const QString& each : said)
            QVERIFY2(text.contains(each), qPrintable(text));
        for (const QString& each : notSaid)
            QVERIFY2(!text.contains(each), qPrintable(text));
        QVERIFY2(label->toolTip().replace(QChar::Nbsp, ' ').contains("transformers 5: "),
                 qPrintable(label->toolTip()));
        QVERIFY(label->height() >= label->heightForWidth(label->width()));
        fixture.store.update([](State& state) { state.set(keys::base, 777.0); }, "other");
        fixture.settle();
        QVERIFY(fixture.find<QLabel>("programs")->isVisible());
        fixture.store.update([](State& state) { chooseEncoding(state, *findEncoding("alibi")); }, "alibi");
        fixture.settle();
        QVERIFY(!fixture.window->panel()->findChild<QLabel*>("programs")->isVisible());
    }

    /// Types of layers are words of a file.
    void programsWithStrangeWords() {
        ProgramsLabel label;
        ReadRope read{.layerType = "<b>a & b</b>", .base = 1e4, .scaling = "none"};
        ReadRope other = read;
        other.base = 2e4;
        label.show({{"transformers 4", {read}, {}}, {"transformers 5", {other}, {}}});
        QVERIFY2(label.text().contains("&lt;b&gt;a &amp; b&lt;/b&gt;"), qPrintable(label.text()));
        other = {.layerType = read.layerType, .why = "rope_theta is missing"};
        label.show({{"transformers 4", {read}, {}}, {"transformers 5", {other}, {}}});
        QVERIFY2(label.text().contains("<b>fails</b>"), qPrintable(label.text()));
        QVERIFY(label.toolTip().contains("rope_theta"));
        label.show({});
        QVERIFY(label.isHidden());
    }

    /// In a comparison the panel's choice changes the side that it edits.
    void thePanelOfB() {
        WindowFixture fixture(stateOf(gemmaConfig()));
        fixture.store.update([](State& state) { beginComparing(state, "spectrum"); }, "compare");
        fixture.settle();
        fixture.window->panel()->setSide(Subject::b);
        fixture.settle();
        QMenu* const menu = fixture.find<QToolButton>("layerButton")->menu();
        emit menu->aboutToShow();
        menu->actions().back()->trigger();
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::base), global);
        QCOMPARE(fixture.store.state().variants.front().get(keys::base), local);
    }

    /// Another configuration as B: its layers are listed, and A and B keep their values.
    void openedAsB() {
        WindowFixture fixture(stateOf(gemmaConfig()));
        fixture.store.update([](State& state) { beginComparing(state, "spectrum"); }, "compare");
        fixture.settle();
        fixture.window->panel()->setSide(Subject::b);
        Json other = gemmaConfig(12);
        other["rope_theta"] = 5e5;
        const std::string path = folder_.write("other.json", other.dump());
        QVERIFY(fixture.window->files()->openModel(QString::fromStdString(path)));
        const State& state = fixture.store.state();
        QCOMPARE(state.get(keys::configFile), path);
        QCOMPARE(state.get(keys::base), global);
        QCOMPARE(state.variants.front().get(keys::base), 5e5);
        fixture.window->findChild<QDialog*>("configDialog")->close();
    }

    /// A long list scrolls, stays where it is, and is cut where nobody would read it.
    void aLongList() {
        Json many = gemmaConfig(100'000);
        WindowFixture fixture(stateOf(many));
        QTextBrowser* const text = textOf(fixture);
        QVERIFY(text->verticalScrollBar()->maximum() > 0);
        QVERIFY(text->toPlainText().size() < 100'000);
        QTest::keyClick(text, Qt::Key_End);
        fixture.settle();
        const int scrolled = text->verticalScrollBar()->value();
        QVERIFY(scrolled > text->verticalScrollBar()->maximum() / 2);
        QTest::keyClick(text, Qt::Key_Return);
        fixture.settle();
        QCOMPARE(textOf(fixture)->verticalScrollBar()->value(), scrolled);
    }

    /// Drawing the layers of the largest published list takes at most 50 ms of a processor.
    void quick() {
        const auto snapshot = std::make_shared<Snapshot>(makeSnapshot(stateOf(gemmaConfig(126))));
        const double time = leastCpuTime(3, [&] {
            const std::unique_ptr<View> view(findViewType("layers")->create(nullptr));
            view->show({snapshot, Theme::light(), {}});
        });
        QVERIFY2(time < 50, qPrintable(QString::number(time)));
    }
};

POSISCOPE_WINDOW_TEST(TestLayersView)
#include "tst_layersview.moc"
