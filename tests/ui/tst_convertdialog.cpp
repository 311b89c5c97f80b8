// SPDX-License-Identifier: GPL-3.0-or-later
// Converting a table in the window.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "core/identify/identify.h"
#include "core/identify/tablesource.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"
#include "ui/convert/convertdialog.h"
#include "ui/convert/convertpictures.h"
#include "ui/window/banner.h"
#include "ui/window/identifycommands.h"
#include "ui/window/identifydialog.h"

using namespace posiscope;

namespace {

std::string ropeFile() {
    const auto model = modelOf("rope", {{"head_dim", std::int64_t{16}}, {"max_len", std::int64_t{60}}});
    return npyFile("<f8", "(60, 16)", bytesOfAll(cellsOf(model->table())));
}

/// Cells 0, 1, 2 … of float32.
std::string counted(int count) {
    std::vector<float> cells;
    for (int n = 0; n < count; ++n)
        cells.push_back(static_cast<float>(n));
    return bytesOfAll(cells);
}

using Words = std::map<QString, QString>;

/// Chooses and types as a person does: the values of lists and fields by the options' names.
void choose(ConvertDialog& dialog, const Words& words) {
    const auto set = [&](const QString& option, const QString& value) {
        const QString name = "convert_" + option;
        if (auto* list = dialog.findChild<QComboBox*>(name)) {
            const int entry = list->findData(value);
            QVERIFY2(entry >= 0 && list->isVisible(), qPrintable(option));
            list->setCurrentIndex(entry);
        } else if (auto* field = dialog.findChild<QLineEdit*>(name)) {
            QVERIFY2(field->isVisible(), qPrintable(option));
            field->setText(value);
        } else {
            dialog.findChild<QCheckBox*>(name)->setChecked(value == "yes");
        }
    };
    if (const auto task = words.find("task"); task != words.end()) {
        auto* list = dialog.findChild<QComboBox*>("convert_task");
        list->setCurrentIndex(task->second.toInt());
    }
    if (words.contains("fill")) set("fill", words.at("fill"));
    for (const auto& [option, value] : words)
        if (option != "task" && option != "fill") set(option, value);
}

QString captionOf(const ConvertDialog& dialog, const char* picture) {
    return dialog.findChild<BlockPicture*>(picture)->accessibleName();
}

bool hasPictures(const ConvertDialog& dialog) {
    return !dialog.findChild<BlockPicture*>("previewDifference")->image().isNull();
}

/// What stands under the field.
QString problemOf(const ConvertDialog& dialog, const QString& option) {
    const auto* field = dialog.findChild<QWidget*>("convert_" + option);
    const auto* problem = field->parentWidget()->findChild<QLabel*>("problem");
    return problem->isVisible() ? problem->text() : QString();
}

}  // namespace

class TestConvertDialog : public StrictTest {
    Q_OBJECT

    Folder folder_;

    /// File ▸ Convert table, and what is done in its dialog. With a path the table is saved there.
    void convert(const WindowFixture& fixture, const std::function<void(ConvertDialog&)>& use,
                 const QString& path = {}) {
        bool used = false;
        answer<ConvertDialog>([&used, use, path](ConvertDialog& dialog) {
            use(dialog);
            used = true;
            if (path.isEmpty()) return;
            answer<QFileDialog>([path](QFileDialog& files) {
                auto* name = files.findChild<QLineEdit*>("fileNameEdit");
                name->setText(path);
                QTest::keyClick(name, Qt::Key_Return);
            });
            QVERIFY(dialog.findChild<QPushButton*>("convertSave")->isEnabled());
            QTest::mouseClick(dialog.findChild<QPushButton*>("convertSave"), Qt::LeftButton);
        });
        fixture.trigger("convert");
        QVERIFY(used);
    }
    QString path(const char* name) const { return QString::fromStdString(folder_.path(name)); }

 private slots:
    void anotherForm() {
        const WindowFixture fixture;
        QVERIFY(drop(fixture, folder_.write("rope.npy", ropeFile())));
        convert(
            fixture,
            [](ConvertDialog& dialog) {
                choose(dialog, {{"task", "0"}, {"to", "apart-halves-repeated"}, {"dtype", "bfloat16"}});
                choose(dialog, {{"rows", "0"}});
                QVERIFY(!dialog.findChild<QPushButton*>("convertSave")->isEnabled());
                QVERIFY2(problemOf(dialog, "rows").startsWith("“Rows” must be a whole number from 1 to"),
                         qPrintable(problemOf(dialog, "rows")));
                choose(dialog, {{"rows", "90"}});
                QVERIFY(problemOf(dialog, "rows").isEmpty());
                QTRY_VERIFY(hasPictures(dialog));
                QVERIFY(captionOf(dialog, "previewA").startsWith("A: 60 × 16"));
                QVERIFY(captionOf(dialog, "previewB").startsWith("B: 90 × 32"));
                QVERIFY2(captionOf(dialog, "previewDifference").contains("first 60 rows and 16 columns"),
                         qPrintable(captionOf(dialog, "previewDifference")));
                QVERIFY(dialog.findChild<QLabel*>("convertStatus")->text().contains("rows from 60 on"));
            },
            path("cache.safetensors"));
        QTRY_VERIFY(QFile::exists(path("cache.safetensors")));
        const auto arrays = readArrays(path("cache.safetensors").toStdString(), {"cos", "sin"});
        QVERIFY2(arrays.ok(), arrays.ok() ? "" : arrays.error().text.english().c_str());
        const Identity found = identify(*arrays);
        QCOMPARE(found.encoding, std::string("rope"));
        QCOMPARE(found.storage.form, std::string("apart-halves-repeated-cosine-first"));
        QCOMPARE(found.storage.rows, 90);
        QCOMPARE(found.rounding.table, std::string("bfloat16"));
    }

    // The fix of a known mistake is chosen at first, and its form is said in words.
    void beginsWithTheFix() {
        Identity answer;
        const auto with = [&answer](const char* form, const char* mistake) {
            answer.storage.form = form;
            answer.mistakes = {{mistake, {}, {}}};
            return fixOf(answer);
        };
        QCOMPARE(with("interleaved", "neighbours-for-halves").form, std::string("half-split"));
        QCOMPARE(with("half-split-cosine-first", "neighbours-for-halves").form, std::string("interleaved"));
        QCOMPARE(with("apart-neighbours-repeated-cosine-first", "neighbours-for-halves").form,
                 std::string("apart-halves-repeated"));
        QCOMPARE(with("interleaved", "sine-and-cosine-exchanged").cosineFirst, std::optional(true));
        QCOMPARE(with("interleaved-cosine-first", "sine-and-cosine-exchanged").cosineFirst,
                 std::optional(false));
        QCOMPARE(with("interleaved", "default-base").form, std::string());
        const QJsonObject last{{"task", "rows"}, {"dtype", "float16"}};
        QCOMPARE(beginningWith({}, last), last);
        const ConvertForm form(beginningWith({.form = "half-split", .cosineFirst = true}, last), false);
        QCOMPARE(form.task(), posiscope::anotherForm);
        QCOMPARE(form.words().at("to"), std::string("half-split"));
        QCOMPARE(form.words().at("order"), std::string("cosine-first"));
        QCOMPARE(form.words().at("dtype"), std::string("float16"));
        QVERIFY(form.findChild<QLabel*>("convertWords")->text().contains("all sines, then all cosines"));
    }

    // The same files as those of the command line; the words are the same code.
    void everyTask_data() {
        const Rows<int, QString, Words, QString, QStringList> row("cells", "shape", "words", "new shape",
                                                                  "captions");
        row("a grid", 17 * 3, "[17,3]", {{"task", "1"}, {"grid", "6x5"}}, "31x3",
            {"A: 17 × 3", "B: 31 × 3", "nearest to its place: at most"});
        row("a window", 25 * 2, "[25,2]", {{"task", "2"}, {"window", "4"}, {"interpolation", "geometric"}},
            "49x2", {"A: 25 × 2", "B: 49 × 2", "nearest to its place: at most"});
        row("longer", 4 * 2, "[4,2]", {{"task", "3"}, {"rows", "6"}, {"fill", "last"}}, "6x2",
            {"A: 4 × 2", "B: 6 × 2", "first 4 rows and 2 columns, which both have: no difference"});
        row("random", 4 * 2, "[4,2]",
            {{"task", "3"}, {"rows", "6"}, {"fill", "random"}, {"std", "0.5"}, {"seed", "7"}}, "6x2",
            {"B: 6 × 2"});
        row("interpolated", 4 * 2, "[4,2]",
            {{"task", "3"}, {"rows", "7"}, {"fill", "interpolated"}, {"interpolation", "bilinear"}}, "7x2",
            {"B: 7 × 2"});
        row("cut", 4 * 2, "[4,2]", {{"task", "3"}, {"drop-rows", "1"}}, "3x2",
            {"B: 3 × 2", "nearest to its place: no difference"});
        row("weights", 8 * 2, "[8,2]", {{"task", "4"}, {"permute", "half-split"}, {"heads", "2"}}, "8x2",
            {"A − B: at most 2"});
    }
    void everyTask() {
        const auto [cells, shape, words, newShape, captions] =
            fetchRow<int, QString, Words, QString, QStringList>();
        const WindowFixture fixture;
        const auto bytes = static_cast<std::uint64_t>(cells) * 4;
        QVERIFY(drop(fixture,
                     folder_.write(
                         "one.safetensors",
                         safetensorsFile("{" + tensorEntry("wpe", "F32", shape.toStdString(), 0, bytes) + "}",
                                         counted(cells)))));
        const QString out = path("out.npy");
        QFile::remove(out);
        convert(
            fixture,
            [&](ConvertDialog& dialog) {
                choose(dialog, words);
                const auto all = [&dialog] {
                    return captionOf(dialog, "previewA") + captionOf(dialog, "previewB") +
                           captionOf(dialog, "previewDifference");
                };
                for (const QString& each : captions)
                    QTRY_VERIFY2(all().contains(each), qPrintable(all()));
                QVERIFY(hasPictures(dialog));
            },
            out);
        QTRY_VERIFY(QFile::exists(out));
        const auto arrays = readArrays(out.toStdString(), {});
        QVERIFY(arrays.ok());
        QCOMPARE(QString("%1x%2").arg(arrays->front().shape[0]).arg(arrays->front().shape[1]), newShape);
    }

    // Beside the other tensors, in a copy of the file.
    void wholeModel() {
        const WindowFixture fixture;
        const auto model = folder_.write(
            "model.safetensors", safetensorsFile("{" + tensorEntry("bias", "F32", "[3]", 0, 12) + "," +
                                                     tensorEntry("wpe.weight", "F32", "[4,2]", 12, 44) + "}",
                                                 counted(3) + counted(8)));
        QVERIFY(drop(fixture, model));
        convert(
            fixture,
            [](ConvertDialog& dialog) {
                choose(dialog, {{"task", "3"}, {"rows", "5"}, {"fill", "tile"}, {"whole", "yes"}});
                QTRY_VERIFY(hasPictures(dialog));
            },
            path("copy.safetensors"));
        QTRY_VERIFY(QFile::exists(path("copy.safetensors")));
        const auto longer = readArrays(path("copy.safetensors").toStdString(), {"wpe.weight"});
        QVERIFY(longer.ok());
        QCOMPARE(longer->front().shape, (std::vector<std::int64_t>{5, 2}));
        QVERIFY(readArrays(path("copy.safetensors").toStdString(), {"bias"}).ok());
    }

    // What was chosen is there the next time, and in the settings.
    void remembered() {
        const WindowFixture fixture;
        QVERIFY(drop(fixture, folder_.write("four.npy", npyFile("<f4", "(4, 2)", counted(8)))));
        convert(
            fixture,
            [](ConvertDialog& dialog) {
                choose(dialog, {{"task", "3"}, {"rows", "6"}, {"fill", "wrap"}, {"dtype", "float16"}});
            },
            path("six.npy"));
        QTRY_VERIFY(QFile::exists(path("six.npy")));
        convert(fixture, [](ConvertDialog& dialog) {
            QCOMPARE(dialog.findChild<QComboBox*>("convert_task")->currentIndex(), 3);
            QCOMPARE(dialog.findChild<QComboBox*>("convert_fill")->currentData().toString(), QString("wrap"));
            QCOMPARE(dialog.findChild<QLineEdit*>("convert_rows")->text(), QString("6"));
            QCOMPARE(dialog.findChild<QComboBox*>("convert_dtype")->currentText(), QString("float16"));
        });
        QVERIFY(!saveSettings(fixture.window->settings(), path("settings.json")));
        const auto again = loadSettings(path("settings.json"), fixture.store.views());
        QCOMPARE(again.settings.convert["fill"].toString(), QString("wrap"));
    }

    // A message stands where it belongs, and names fields by their labels.
    void problems() {
        const WindowFixture fixture;
        QVERIFY(drop(fixture, folder_.write("words.csv", "1,2\n3,-1\n0.5,7\n-4,1\n")));
        convert(fixture, [](ConvertDialog& dialog) {
            const auto status = [&] { return dialog.findChild<QLabel*>("convertStatus")->text(); };
            const auto* save = dialog.findChild<QPushButton*>("convertSave");
            choose(dialog, {{"task", "1"}});
            QCOMPARE(status(), QString("Fill in “New grid”."));
            QVERIFY(!save->isEnabled() && !hasPictures(dialog));
            choose(dialog, {{"grid", "7"}});
            QVERIFY(problemOf(dialog, "grid").startsWith("“New grid” must be height × width"));
            // The other fields stay below it, and typed text is told as it is.
            choose(dialog, {{"grid", "[[0.5, 2], [4, 5]] and more words than fit into one line"}});
            WindowFixture::settle();
            QVERIFY2(problemOf(dialog, "grid").contains("[[0.5,2],[4,5]]"),
                     qPrintable(problemOf(dialog, "grid")));
            int below = 0;
            for (const char* option : {"grid", "old-grid", "interpolation", "front", "drop-rows", "dtype"}) {
                const auto* whole = dialog.findChild<QWidget*>(QString("convert_") + option)->parentWidget();
                QVERIFY2(whole->isVisible() && whole->height() > 10 && whole->y() >= below, option);
                below = whole->geometry().bottom();
            }
            choose(dialog, {{"grid", "7x7"}, {"front", "1"}});
            QVERIFY(problemOf(dialog, "grid").isEmpty());
            QTRY_VERIFY2(status().contains("“Size in the file” and “Rows in front” say what they are"),
                         qPrintable(status()));
            QVERIFY(!save->isEnabled());
            choose(dialog, {{"task", "4"}, {"heads", "3"}});
            QTRY_VERIFY(problemOf(dialog, "heads").contains("“Heads” and “Rows of a head”"));
            choose(dialog, {{"task", "0"}, {"to", "interleaved"}});
            QTRY_VERIFY2(status().contains("not recognised"), qPrintable(status()));
        });
    }

    // A format that cannot hold the arrays is refused by name.
    void saysWhyNot() {
        const WindowFixture fixture;
        QVERIFY(drop(fixture, folder_.write("rope.npy", ropeFile())));
        convert(
            fixture,
            [](ConvertDialog& dialog) {
                choose(dialog, {{"task", "0"}, {"to", "apart"}});
            },
            path("two.npy"));
        QTRY_VERIFY(fixture.window->banner()->text().contains(".safetensors"));
        QVERIFY(!QFile::exists(path("two.npy")));
    }

    // From the answer of Identify table, with the task that suits it.
    void fromTheAnswer_data() {
        const Rows<bool, int> row("sines", "task");
        row("sines and cosines", true, 0);
        row("learned", false, 3);
    }
    void fromTheAnswer() {
        const auto [sines, task] = fetchRow<bool, int>();
        const WindowFixture fixture;
        QVERIFY(drop(fixture, sines ? folder_.write("rope.npy", ropeFile())
                                    : folder_.write("words.csv", "1,2\n3,-1\n0.5,7\n-4,1\n")));
        fixture.trigger("identify");
        auto* button =
            fixture.window->findChild<QWidget*>("identifyDialog")->findChild<QPushButton*>("identifyConvert");
        QTRY_VERIFY(button->isEnabled());
        bool used = false;
        answer<ConvertDialog>([&used, task](ConvertDialog& dialog) {
            QCOMPARE(dialog.findChild<QComboBox*>("convert_task")->currentIndex(), task);
            used = true;
        });
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(used);
    }

    // Every field has a key of its own in every task, and can be reached by it.
    void keys_data() {
        const Rows<QString> row("language");
        for (const char* language : {"en", "zh", "ru"})
            row(language, language);
    }
    void keys() {
        const auto [language] = fetchRow<QString>();
        useLanguage(*findLanguage(language));
        const WindowFixture fixture;
        QVERIFY(drop(fixture, folder_.write("one.safetensors", tensorsNamed({"wpe"}))));
        convert(fixture, [](ConvertDialog& dialog) {
            for (int task = 0; task < 5; ++task)
                for (int fill = 0; fill < 6; ++fill) {
                    choose(dialog, {{"task", QString::number(task)}});
                    dialog.findChild<QComboBox*>("convert_fill")->setCurrentIndex(fill);
                    QStringList seen;
                    const auto add = [&seen](const QString& text) {
                        const QString key = QKeySequence::mnemonic(text).toString();
                        QVERIFY2(!key.isEmpty() && !seen.contains(key),
                                 qPrintable(text + ' ' + seen.join(' ')));
                        seen << key;
                    };
                    for (const auto* label : dialog.findChildren<QLabel*>())
                        if (label->buddy() != nullptr && label->isVisible()) add(label->text());
                    for (const auto* button : dialog.findChildren<QAbstractButton*>())
                        if ((button->isVisible() || button->objectName() == "convertStop") &&
                            button->objectName().startsWith("convert"))
                            add(button->text());
                    QVERIFY(seen.size() >= 5);
                }
        });
        useLanguage(*findLanguage("en"));
    }

    // Closing it, or another choice, ends what is computed; Stop leaves a table that can be saved.
    void stopped() {
        const WindowFixture fixture;
        const int count = 500 * 1000;
        QVERIFY(drop(fixture, folder_.write("large.npy", npyFile("<f4", "(500, 1000)", counted(count)))));
        convert(fixture, [](ConvertDialog& dialog) {
            choose(dialog, {{"task", "3"}, {"rows", "9000000"}, {"fill", "tile"}});
            auto* stop = dialog.findChild<QPushButton*>("convertStop");
            QTRY_VERIFY_WITH_TIMEOUT(stop->isVisible(), 10'000);
            QVERIFY(dialog.findChild<QLabel*>("convertStatus")->text().startsWith("Computing …"));
            QTest::mouseClick(stop, Qt::LeftButton);
            QVERIFY(!stop->isVisible() && !hasPictures(dialog));
            QVERIFY(dialog.findChild<QLabel*>("convertStatus")->text().startsWith("Stopped."));
            QVERIFY(dialog.findChild<QPushButton*>("convertSave")->isEnabled());
            choose(dialog, {{"rows", "501"}});
            QTRY_VERIFY_WITH_TIMEOUT(hasPictures(dialog), 20'000);
        });
    }
};

POSISCOPE_WINDOW_TEST(TestConvertDialog)
#include "tst_convertdialog.moc"
