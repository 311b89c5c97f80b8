// SPDX-License-Identifier: GPL-3.0-or-later
// A person's own tables and configurations: dropped on the window, or opened from the menu.
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

#include "core/config/configshelf.h"
#include "tests/support/ggufbytes.h"
#include "tests/support/modelfiles.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/torchbytes.h"
#include "tests/ui/openfile.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/window/tensordialog.h"

using namespace posiscope;

namespace {

const std::string cells = bytesOfAll(std::vector<double>{0.5, -2, 3, 1.25, 0, 96});
const std::string oneTable = npyFile("<f8", "(2, 3)", cells);
const std::string llama = R"({"model_type": "llama", "hidden_size": 256, "num_attention_heads": 4,
    "max_position_embeddings": 512, "rope_theta": 500000.0})";
const std::string wordyLlama = R"({"model_type": "llama", "hidden_size": 8, "num_attention_heads": 1,
    "rope_theta": "<b>x</b>"})";

double shownCell(const WindowFixture& fixture, std::int64_t row, std::int64_t column) {
    return fixture.store.snapshot().model->table().value(row, column);
}

QString banner(const WindowFixture& fixture) {
    return fixture.window->banner()->text();
}

}  // namespace

class TestOpenFiles : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void aFileOfOneTable_data() {
        addColumns<QString, QByteArray, bool>("name", "file", "dropped");
        const auto row = [](const char* name, const std::string& file) {
            for (const bool dropped : {true, false})
                QTest::addRow("%s %s", name, dropped ? "dropped" : "from the menu")
                    << name << QByteArray::fromStdString(file) << dropped;
        };
        row("a.npy", oneTable);
        row("CAPITALS.NPY", oneTable);
        row("a.csv", "0.5,-2,3\n1.25,0,96\n");
        row("a.npz", zipFile({ZipMember::stored("pe.npy", oneTable)}));
        row("a.safetensors", safetensorsFile("{" + tensorEntry("pe", "F64", "[2,3]", 0, 48) + "}", cells));
        row("a&b – ü.npy", oneTable);
        row("a.pt",
            torchFile(
                pickled::whole(pickled::map(
                    {{"pe", pickled::tensor(pickled::storage("DoubleStorage", "0", 6), 0, {2, 3}, {3, 1})}})),
                {cells}));
        row("a.gguf", GgufBytes().tensor("position_embd.weight", {3, 2}, 28, cells).file());
        row("a.txt", "# a remark\n0.5 -2 3\n1.25 0 96\n");
        row("a.json", "[[0.5, -2, 3], [1.25, 0, 96]]");
        row("no ending", oneTable);
    }
    void aFileOfOneTable() {
        const auto [name, file, dropped] = fetchRow<QString, QByteArray, bool>();
        const std::string path = folder_.write(name.toStdString(), file.toStdString());
        WindowFixture fixture;
        const QImage before = fixture.picture(0);
        if (dropped)
            QVERIFY(drop(fixture, path));
        else
            openByMenu(fixture, "openTable", path);
        const State& state = fixture.store.state();
        QCOMPARE(state.get(keys::encoding), std::string("table"));
        QCOMPARE(state.get(keys::tableFile), path);
        QCOMPARE(shownCell(fixture, 1, 2), 96.0);
        QVERIFY(fixture.picture(0) != before);
        QVERIFY(fixture.find<QLabel>("tableFile")->text().startsWith(name));
        QVERIFY(banner(fixture).isEmpty());
        QCOMPARE(fixture.store.history().count(), 1);
        const State opened = state;
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == defaultState());
        QVERIFY(fixture.picture(0) == before);
        fixture.trigger("redo");
        QVERIFY(fixture.store.state() == opened);
        QCOMPARE(shownCell(fixture, 1, 2), 96.0);
    }

    void theButtonOfTheForm() {
        const std::string first = folder_.write("first.npy", oneTable);
        const std::string second = folder_.write("second.npy", npyFile("<f8", "(3, 2)", cells));
        WindowFixture fixture;
        QVERIFY(drop(fixture, first));
        answer<QFileDialog>([second](QFileDialog& dialog) {
            auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
            name->setText(QString::fromStdString(second));
            QTest::keyClick(name, Qt::Key_Return);
        });
        QTest::mouseClick(fixture.find<QPushButton>("openTableButton"), Qt::LeftButton);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::tableRows), std::int64_t{3});
    }

    /// In a comparison, the file goes to the side that the form shows.
    void aTableForB() {
        const std::string path = folder_.write("b.npy", oneTable);
        WindowFixture fixture;
        fixture.trigger("compare");
        QVERIFY(drop(fixture, path));
        QVERIFY(fixture.store.state().values == defaultState().values);
        QCOMPARE(fixture.store.state().variants.front().get(keys::encoding), std::string("table"));
        QVERIFY(fixture.find<QTextBrowser>("comparison")->toPlainText().contains("2 × 3 cells"));
    }

    void severalTables_data() {
        const Rows<QString, QStringList, QString> row("typed", "left", "chosen");
        row("the likeliest is first", "", QStringList{"wpe.weight", "pos", "h.0", "H.1"}, "wpe.weight");
        row("typing narrows down", "h.", QStringList{"h.0", "H.1"}, "h.0");
        row("one is left", ".1", QStringList{"H.1"}, "H.1");
        row("none is left", "nothing", QStringList(), "");
    }
    void severalTables() {
        const auto [typed, left, chosen] = fetchRow<QString, QStringList, QString>();
        const std::string path =
            folder_.write("several.safetensors", tensorsNamed({"h.0", "H.1", "pos", "wpe.weight"}));
        WindowFixture fixture;
        answer<TensorDialog>([&](TensorDialog& dialog) {
            auto* list = dialog.findChild<QTreeWidget*>("tensorList");
            auto* filter = dialog.findChild<QLineEdit*>("tensorFilter");
            filter->setFocus();
            QTest::keyClicks(filter, typed);
            QCOMPARE(namesIn(*list), left);
            auto* open = dialog.findChild<QDialogButtonBox*>("tensorButtons")->button(QDialogButtonBox::Open);
            QCOMPARE(open->isEnabled(), !left.isEmpty());
            QTest::keyClick(filter, Qt::Key_Return);
        });
        QVERIFY(drop(fixture, path));
        if (chosen.isEmpty()) {
            QVERIFY(fixture.store.state() == defaultState());
            QVERIFY(!fixture.store.history().canUndo());
            return;
        }
        QCOMPARE(fixture.store.state().get(keys::tensor), chosen.toStdString());
        const QStringList order{"h.0", "H.1", "pos", "wpe.weight"};
        QCOMPARE(shownCell(fixture, 1, 1), static_cast<double>(order.indexOf(chosen)));
        QVERIFY(fixture.find<QLabel>("tableFile")->text().endsWith('\n' + chosen));
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == defaultState());
    }

    void cancelLeavesEverything_data() {
        QTest::addColumn<bool>("escape");
        QTest::newRow("button") << false;
        QTest::newRow("Escape") << true;
    }
    void cancelLeavesEverything() {
        QFETCH(bool, escape);
        const std::string path = folder_.write("several.safetensors", tensorsNamed({"a", "b"}));
        WindowFixture fixture;
        fixture.dragSlider("baseSlider", 20);
        const State before = fixture.store.state();
        answer<TensorDialog>([escape](TensorDialog& dialog) {
            auto* buttons = dialog.findChild<QDialogButtonBox*>("tensorButtons");
            if (escape)
                QTest::keyClick(&dialog, Qt::Key_Escape);
            else
                QTest::mouseClick(buttons->button(QDialogButtonBox::Cancel), Qt::LeftButton);
        });
        QVERIFY(drop(fixture, path));
        QVERIFY(fixture.store.state() == before);
        QCOMPARE(fixture.store.history().count(), 1);
        QVERIFY(banner(fixture).isEmpty());
    }

    void whatCannotBeOpened_data() {
        const Rows<std::string, std::string, QString> row("name", "file", "reason");
        row("gone", "gone.npy", "", "no such file");
        row("cut short", "short.npy", oneTable.substr(0, 80), "short.npy");
        row("1-D", "flat.npy", npyFile("<f8", "(6,)", cells),
            "1-D array of 6 numbers, not a table: File ▸ Identify table");
        row("pickle", "wpe.pt", "\x80\x02]q.", "convert it in Python");
        row("a packed table", "wpe.npy.gz", "\x1f\x8b\x08", "gzip -d");
        row("csv of words", "words.csv", "one,two\nthree,four\n", "words.csv");
        row("no session", "notes.txt", "hello", "notes.txt");
        row("HTML in the name", "<b>x.npy", "nothing", "<b>x.npy");
        row("configuration of nothing", "config.json", "{}", "how the model numbers positions");
        row("configuration cut short", "cut.json", llama.substr(0, 40), "cut short");
        row("HTML in a configuration", "html.json", wordyLlama, "<b>x</b>");
    }
    void whatCannotBeOpened() {
        const auto [name, file, reason] = fetchRow<std::string, std::string, QString>();
        std::string path = folder_.path(name);
        if (!file.empty()) path = folder_.write(name, file);
        WindowFixture fixture;
        QVERIFY(drop(fixture, path));
        QVERIFY2(banner(fixture).contains(QString::fromStdString(name)) && banner(fixture).contains(reason),
                 qPrintable(banner(fixture)));
        QCOMPARE(fixture.find<QLabel>("bannerText")->textFormat(), Qt::PlainText);
        QVERIFY(fixture.store.state() == defaultState());
        QVERIFY(!fixture.store.history().canUndo());
        // The next success removes the message.
        QVERIFY(drop(fixture, folder_.write("sound.npy", oneTable)));
        QVERIFY(banner(fixture).isEmpty());
    }

    void whatIsNoFileOfThisComputer() {
        WindowFixture fixture;
        QVERIFY(drop(fixture, {QUrl("https://example.org/a.npy")}));
        QVERIFY(banner(fixture).contains("Only files on this computer"));
        const QUrl file = QUrl::fromLocalFile(QString::fromStdString(folder_.write("a.npy", oneTable)));
        QVERIFY(!drop(fixture, {file, file}));
        QVERIFY(fixture.store.state() == defaultState());
    }

    void aConfiguration_data() {
        QTest::addColumn<bool>("dropped");
        QTest::newRow("dropped") << true;
        QTest::newRow("from the menu") << false;
    }
    void aConfiguration() {
        QFETCH(bool, dropped);
        const std::string path = folder_.write("config.json", llama);
        WindowFixture fixture;
        if (dropped)
            QVERIFY(drop(fixture, path));
        else
            openByMenu(fixture, "openConfig", path);
        const State& state = fixture.store.state();
        QCOMPARE(state.get(keys::encoding), std::string("rope"));
        QCOMPARE(state.get(keys::base), 500000.0);
        QCOMPARE(state.get(keys::headDim), std::int64_t{64});
        auto* dialog = fixture.find<QDialog>("configDialog");
        QVERIFY(dialog->isVisible() && !dialog->isModal());
        const QString notes = dialog->findChild<QTextBrowser*>("configNotes")->toPlainText();
        QVERIFY2(notes.contains("read: rope_theta 500000 → base"), qPrintable(notes));
        QTest::keyClick(dialog, Qt::Key_Escape);
        fixture.settle();
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == defaultState());
    }

    /// The folder of a model is its configuration; its tensors are listed, and its tables can be opened.
    void theFolderOfAModel_data() {
        addColumns<bool>("dropped");
        QTest::newRow("dropped") << true;
        QTest::newRow("from the menu") << false;
    }
    void theFolderOfAModel() {
        QFETCH(bool, dropped);
        const Folder folder;
        folder.write("config.json", llama);
        const ModelTensor first = learnedNumbers("a.weight", 3, 2, 1);
        folder.write("model.safetensors", modelFile({frequenciesOf("rotary.inv_freq", 5e5, 64), first,
                                                     learnedNumbers("b.weight", 4, 2, 1)}));
        folder.write("params.json", "{}");
        const std::string path =
            QFileInfo(QString::fromStdString(folder.path("x"))).absolutePath().toStdString();
        WindowFixture fixture;
        if (dropped)
            QVERIFY(drop(fixture, path));
        else
            openByMenu(fixture, "openFolder", path);
        QCOMPARE(fixture.store.state().get(keys::base), 500000.0);
        QCOMPARE(fixture.store.state().get(keys::configFile), path + "/config.json");
        auto* dialog = fixture.find<QDialog>("configDialog");
        const QString notes = dialog->findChild<QTextBrowser*>("configNotes")->toPlainText();
        for (const char* line : {"read: rope_theta 500000 → base",
                                 "rotary.inv_freq: frequencies, 32, float32", "not read: params.json"})
            QVERIFY2(notes.contains(line), qPrintable(notes));
        answer<QDialog>([](QDialog& tables) {
            auto* list = tables.findChild<QTreeWidget*>();
            QVERIFY(list != nullptr);
            QCOMPARE(namesIn(*list), (QStringList{"a.weight", "b.weight"}));
            QTest::keyClick(list, Qt::Key_Return);
        });
        QTest::mouseClick(dialog->findChild<QPushButton*>("folderTables"), Qt::LeftButton);
        QCOMPARE(fixture.store.state().get(keys::encoding), std::string("table"));
        QCOMPARE(shownCell(fixture, 2, 1), static_cast<double>(first.numbers[5]));
        dialog->close();
        fixture.settle();
        // It stands among the files that were opened, and is opened again from there.
        fixture.find<QMenu>("recentMenu")->actions().front()->trigger();
        QCOMPARE(fixture.store.state().get(keys::encoding), std::string("rope"));
        dialog = fixture.find<QDialog>("configDialog");
        dialog->close();
        fixture.settle();
    }

    /// What is not understood of it stands in red in the dialog and in the panel, as long as its values are
    /// shown.
    void aDoubtfulConfiguration() {
        const std::string path =
            folder_.write("doubtful.json", llama.substr(0, llama.size() - 1) + R"(, "rope_wobble": 2})");
        WindowFixture fixture;
        openByMenu(fixture, "openConfig", path);
        auto* dialog = fixture.find<QDialog>("configDialog");
        const auto* inDialog = dialog->findChild<QLabel*>("configWrong");
        QVERIFY(inDialog != nullptr && inDialog->isVisible());
        QVERIFY2(inDialog->text().startsWith("not understood: rope_wobble;"), qPrintable(inDialog->text()));
        dialog->close();
        fixture.settle();
        // The form of another encoding may still be there.
        const auto inPanel = [&fixture](const char* name) -> const QLabel* {
            const auto labels = fixture.window->panel()->findChildren<QLabel*>(name);
            const auto shown = std::ranges::find_if(labels, &QWidget::isVisible);
            return shown == labels.end() ? nullptr : *shown;
        };
        const auto shows = [&](const char* name, const QString& begin) {
            const QLabel* label = inPanel(name);
            return label != nullptr && QString(label->text()).remove(QChar(0x200b)).startsWith(begin);
        };
        QVERIFY(shows("configFile", "doubtful.json") && shows("configWrong", "not understood: rope_wobble;"));
        const QColor red = inPanel("configWrong")->palette().color(QPalette::WindowText);
        QVERIFY(red.red() > 150 && red.red() > 2 * red.green());
        // Another length is the same model; another base is none of this file.
        const auto change = [&fixture](const auto& key, auto value) {
            fixture.store.update([&](State& state) { state.set(key, value); }, "test");
            fixture.settle();
        };
        change(keys::maxLen, std::int64_t{100});
        QVERIFY(shows("configWrong", "not understood"));
        change(keys::base, 10000.0);
        QVERIFY(inPanel("configWrong") == nullptr && inPanel("configFile") == nullptr);
        fixture.trigger("undo");
        QVERIFY(shows("configWrong", "not understood"));
        for (const auto& [code, begin] :
             {std::pair{"ru", "не понято: rope_wobble;"}, std::pair{"zh", "未能识别：rope_wobble；"},
              std::pair{"en", "not understood: rope_wobble;"}}) {
            useLanguage(*findLanguage(QString::fromLatin1(code)));
            fixture.settle();
            QVERIFY2(shows("configWrong", QString::fromUtf8(begin)), code);
        }
    }

    // What PyTorch has printed becomes a table with the precision of its digits.
    void aPastedTable() {
        WindowFixture fixture;
        QGuiApplication::clipboard()->setText(
            QStringLiteral("tensor([[0.0000, 1.0000],\n        [0.8415, 0.5403]], device='cuda:0')"));
        QTest::keyClick(fixture.window.get(), Qt::Key_V, Qt::ControlModifier);
        fixture.settle();
        const State& state = fixture.store.state();
        QCOMPARE(state.get(keys::encoding), std::string("table"));
        QVERIFY(QString::fromStdString(state.get(keys::tableFile)).contains(QLatin1String("/pasted-")));
        QCOMPARE(shownCell(fixture, 1, 0), 0.8415);
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == defaultState());
    }

    void whatCannotBePasted_data() {
        const Rows<QString, QString> row("text", "sentence");
        row("nothing", " \n", "The clipboard holds no text");
        row("words", "the dog bites the man", "pasted-");
        row("a shortened tensor", "tensor([[0., 1., ..., 3., 4.]])", "the array was shortened");
    }
    void whatCannotBePasted() {
        const auto [text, sentence] = fetchRow<QString, QString>();
        WindowFixture fixture;
        QGuiApplication::clipboard()->setText(text);
        fixture.trigger("pasteTable");
        QVERIFY2(banner(fixture).contains(sentence), qPrintable(banner(fixture)));
        QVERIFY(fixture.store.state() == defaultState());
    }

    /// Layers of another kind stand in the dialog as a button, which compares them with what is shown.
    void layersOfTwoKinds() {
        const std::string path = folder_.write(
            "config.json",
            R"({"model_type":"gemma3_text","head_dim":64,"hidden_size":256,"rope_theta":1e6,)"
            R"("num_attention_heads":4,"rope_local_base_freq":10000,"max_position_embeddings":99})");
        WindowFixture fixture;
        openByMenu(fixture, "openConfig", path);
        const State before = fixture.store.state();
        auto* dialog = fixture.find<QDialog>("configDialog");
        auto* button = dialog->findChild<QPushButton*>("otherLayers");
        QVERIFY(button != nullptr);
        button->click();
        fixture.settle();
        const State& state = fixture.store.state();
        QVERIFY(hasB(state));
        QCOMPARE(state.get(keys::base), 1e6);
        QCOMPARE(state.variants.front().get(keys::base), 10000.0);
        QCOMPARE(state.variants.front().get(keys::headDim), std::int64_t{64});
        dialog->close();
        fixture.settle();
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
    }

    /// A model of one kind of layers has no such button.
    void layersOfOneKind() {
        const std::string path = folder_.write("config.json", llama);
        WindowFixture fixture;
        openByMenu(fixture, "openConfig", path);
        auto* dialog = fixture.find<QDialog>("configDialog");
        QVERIFY(dialog->findChild<QPushButton*>("otherLayers") == nullptr);
        dialog->close();
    }
};

POSISCOPE_WINDOW_TEST(TestOpenFiles)
#include "tst_openfiles.moc"
